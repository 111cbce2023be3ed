/** Written by `make client-types` from raumhafen/games/merchant_of_venus/views/shapes.py: change it there. */

/** The board as one seat sees it; a spectator has nothing of its own. */
export interface Board {
  round: number;
  rounds: number;
  first: number;
  active: number;
  challenge: string | null;
  goal: Record<string, Goal>;
  turn: Turn;
  open: OpenCards;
  seats: Seat[];
  systems: (SystemView | null)[];
  supply: Record<string, number>;
  passengers: Record<string, string>;
  board: Changes;
  cards: Cards;
  mine?: Own;
}

export type Goal = [reached: number, wanted: number];

export interface Turn {
  mp: number;
  dice: number[];
  slots: (string | null)[];
  thrown: Thrown | null;
  navigation: number;
  effect: number;
  came: string | null;
  head: string | null;
  /** Bits of what the drives skip: 1 yellow, 2 red. */
  skips: number;
  off: number;
  stop: number;
  moved: boolean;
  landed: number;
  contact: boolean;
  autopilot: boolean;
  jump_start: boolean;
  boosted: boolean;
  flames: number;
  used: number;
  safe: number;
  buys: number;
  sells: number;
  bought: number;
  no_fee: boolean;
  tried: number;
  handled: number;
  passed: boolean;
  crossed: string[];
}

/** The last roll of an earlier turn, until somebody rolls. */
export interface Thrown {
  seat: number;
  dice: number[];
}

/** What lies in the middle of the table while it is asked about. */
export interface OpenCards {
  card?: string;
  reward?: string;
  mission?: string;
  pirate?: string;
  check?: Check;
}

/** A die of 0 is not rolled yet. */
export interface Check {
  skill: Skill;
  value: number;
  die: number;
}

export type Skill = "laser" | "shield" | "pilot";

export interface Seat {
  ship: string;
  credits: number;
  fame: number;
  infamy: number;
  laser: number;
  shield: number;
  pilot: string | null;
  level: number;
  side: string;
  drive: number;
  holds: number;
  capacity: number;
  room: number;
  markers: number;
  second_mission: boolean;
  statistics: Statistics;
  jumps: number;
  lowered: number;
  cargo: Record<string, number>;
  passengers: string[];
  missions: (Task | null)[];
  completed: string[];
  rewards: string[];
  titles: string[];
  intel: string[];
  deeds: Record<string, number>;
  /** If the game ended now. */
  standing: Standing;
  score: Score;
}

export type Statistics = [contacts: number, pirates: number, passengers: number, sales: number];

export interface Task {
  id: string;
  progress: number;
}

export type Standing = [fame: number, credits: number];

export type Score = [fame: number, credits: number, spoiler: number, fuzzy: number];

export interface SystemView {
  culture: number;
  owner: number;
  credits: number;
  market: Record<string, number>;
  /** The top market token; all three once their order is known. */
  pile: string[];
  states: Record<Category, State>;
  /** What each good that is wanted fetches now. */
  pays: Record<string, number>;
}

export type Category = "basic" | "quality" | "luxury";

export type State = "weak" | "active" | "strong";

/** What has changed on the map. */
export interface Changes {
  replaced: Record<string, string>;
  teleportals: Record<string, string>;
  pirates: Record<string, Posted>;
  drills: Record<string, number>;
  spaceports: Record<string, number>;
  deeds: Record<string, number>;
  /** Lines, as `from-to`, that a spaceport has closed. */
  closed: string[];
  drives: number[];
  holds: number;
}

export type Posted = [id: string, infamy: number];

/** Displays and discards; of the decks only their size. */
export interface Cards {
  encounters: number;
  discards: string[];
  removed: number;
  missions: number;
  missions_under: string[];
  rewards: number;
  reward_display: string[];
  intel: string[];
  titles: string[];
  cultures: number[];
}

/** What only the seat itself knows, and what it could work out. */
export interface Own {
  contacts: Record<string, number>;
  top: (string | null)[];
  under: (string | null)[];
  odds: Partial<Record<Skill, number>>;
  pirates: Record<string, Record<Skill, number>>;
  prices: Record<string, Record<string, number>>;
  services: Record<string, Services>;
  bill: Bill | null;
  reach: Record<string, Way> | null;
  courses: Record<string, Course> | null;
  idle: boolean;
  exits: Record<string, Record<string, number>> | null;
}

export type Services = Partial<Record<Service, number>>;

export type Service = "deed" | "intel" | "reward";

/** What is being paid for; without a name a step of a gauge. */
export interface Bill {
  what: string | null;
  price: number;
  fee: number;
  card: number;
  cash: number;
}

export interface Way {
  cost: number;
  chance: number;
  answers: string[];
  path?: string[];
  from?: string;
}

/** As far as possible towards a place: where to this turn, and the turns to expect. */
export interface Course {
  via: string;
  /** With the coming roll; once it is made, those that follow. */
  turns: number;
  answers: string[];
}

export interface Content {
  regions: Region[];
  spaces: Space[];
  lines: Line[];
  line_cost: Record<LineKind, number>;
  sites: Site[];
  fixed_teleportals: string[];
  cultures: Culture[];
  goods: Good[];
  technologies: Technology[];
  pilots: Pilot[];
  passengers: Passenger[];
  missions: Mission[];
  encounters: Encounter[];
  tokens: Encounter[];
  rewards: Reward[];
  challenges: Challenge[];
  pirates: Pirate[];
  relic_fame: number[];
  equipment: Equipment[];
  ship: Ship;
  setup: Setup;
  prices: Record<string, number>;
  /** Ids and the keys of their texts. */
  names: Record<string, string>;
  texts: Record<string, string>;
  words: Words;
  systems: Record<string, System>;
  trade: Record<string, Trade>;
  items: Record<string, Item>;
  near: Record<string, string[]>;
}

export interface Region {
  id: string;
  kind: "system" | "base" | "anomaly";
  x: number;
  y: number;
}

export interface Space {
  id: string;
  kind: string;
  /** Empty on a trade route. */
  region: string;
  x: number;
  y: number;
  color: string;
  hazard: "laser" | "shield" | "pilot" | "";
  /** Where a navigation value of 1 to 6 leads. */
  exits: string[];
}

export interface Line {
  a: string;
  b: string;
  kind: LineKind;
}

export type LineKind = "grey" | "dashed" | "green";

/** MV12.2 An orbital and the place from which it is built on. */
export interface Site {
  orbital: string;
  origin: string;
  descent: boolean;
}

export interface Culture {
  id: number;
  credits: number;
  good: string;
  technology: string;
  equipment: string[];
  beginner_system: string;
  market_ids: string[];
  market: Market[];
}

export type Market = [basic: State, quality: State, luxury: State];

export interface Good {
  id: string;
  culture: number;
  category: Category;
  cost: number;
  resale: Resale;
  buyers: number[];
  black_market: number;
  capacity: number;
  tokens: number;
}

export type Resale = [weak: number, active: number, strong: number];

/** One kind of token; several kinds may share a technology (MV11.4, MV11.11). */
export interface Technology {
  id: string;
  technology: string;
  culture: number;
  type: string;
  capacity: number;
  /** 0 = any number. */
  max_owned: number;
  used_up: boolean;
  cost: number;
  category: string;
  tokens: number;
  boost: number[];
}

export interface Pilot {
  id: string;
  home: number;
  levels: Level[];
}

export interface Level {
  skill: number;
  fame: number;
  dice: number;
  discount: number;
  /** One, or sides A and B. */
  abilities: string[];
}

export interface Passenger {
  id: string;
  /** Culture, or 0 for the base. */
  origin: number;
  destination: number;
  fare: number;
  capacity: number;
  fame: number;
  infamy: number;
}

export interface Mission {
  id: string;
  target: string;
  marker: boolean;
  fame: number;
  conditions: Condition[];
}

export interface Condition {
  op: string;
  count: number;
  category: string;
  skill: string;
  state: string;
  kind: string;
}

export interface Encounter {
  id: string;
  type: string;
  count: number;
  statistic: string;
  fame: number;
  use: string;
  solo: boolean;
  effects: Effect[];
}

/** One instruction of an encounter card; `branches` are option, pass/fail or then/else lists. */
export interface Effect {
  op: string;
  amount: number;
  /** Token, skill, category, gauge or condition. */
  word: string;
  per: string;
  cultures: number[];
  branches: Effect[][];
}

export interface Reward {
  id: string;
  type: string;
  fame: number;
  trade_in: boolean;
  power: string;
}

export interface Challenge {
  id: string;
  goal: Record<string, number>;
}

export interface Pirate {
  id: string;
  steals: Category;
  modifier: number;
}

export interface Equipment {
  id: string;
  price: number;
  /** 0 = unlimited. */
  limit: number;
}

export interface Ship {
  speed_dice: number;
  holds: number;
  hold_places: number;
  hold_capacity: number;
  upgrade_slots: number;
  boost_values: number[];
  gauges: number[];
  gauge_max: number;
  fame_holds: number[];
  fame_upgrades: number[];
  fame_laser: number[];
  fame_shield: number[];
  markers: number;
  mission_markers: number;
}

export interface Setup {
  rounds: number;
  mining_rounds: number[];
  passenger_rounds: number[];
  per_player: number;
  extra: number[];
  solo: number;
  landed_actions: number;
  contact_actions: number;
}

/** Closed lists, in the order of their numbers. */
export interface Words {
  kinds: string[];
  categories: Category[];
  states: State[];
  skills: Skill[];
  abilities: string[];
  slots: string[];
  sites: string[];
  titles: string[];
  intel: string[];
}

export interface System {
  spaces: string[];
  places: string[];
  sites: string[];
}

export interface Trade {
  makes: string[];
  wants: string[];
  smuggles: string[];
  boards: string[];
  expects: string[];
}

/** A good or a technology token. */
export interface Item {
  key: string;
  culture: number;
  /** What the action `buy` calls it. */
  ware: string;
  type: string;
  category: Category;
  cost: number;
  capacity: number;
  tokens: number;
}
