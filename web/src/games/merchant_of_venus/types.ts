/** What the view of Merchant of Venus and its content look like. */

export type Skill = "laser" | "shield" | "pilot";
export type Category = "basic" | "quality" | "luxury";
export type State = "weak" | "active" | "strong";
export type LineKind = "grey" | "dashed" | "green";

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
  hazard: Skill | "";
  /** Where a navigation value of 1 to 6 leads. */
  exits: string[];
}

export interface Line {
  a: string;
  b: string;
  kind: LineKind;
}

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
  market_ids: string[];
  market: [State, State, State][];
}

export interface Good {
  id: string;
  culture: number;
  category: Category;
  cost: number;
  resale: [weak: number, active: number, strong: number];
  buyers: number[];
  black_market: number;
  capacity: number;
  tokens: number;
}

export interface Item {
  key: string;
  culture: number;
  /** What the action `buy` calls it. */
  ware: string;
  type: string;
  category: Category;
  cost: number;
  capacity: number;
}

export interface Level {
  skill: number;
  fame: number;
  dice: number;
  discount: number;
  abilities: string[];
}

export interface Pilot {
  id: string;
  home: number;
  levels: Level[];
}

export interface Passenger {
  id: string;
  /** 0 is the base. */
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
  fame: number;
  conditions: { op: string; count: number }[];
}

export interface Trade {
  makes: string[];
  wants: string[];
  smuggles: string[];
  boards: string[];
  expects: string[];
}

export interface Content {
  regions: Region[];
  spaces: Space[];
  lines: Line[];
  line_cost: Record<LineKind, number>;
  sites: Site[];
  cultures: Culture[];
  goods: Good[];
  pilots: Pilot[];
  passengers: Passenger[];
  missions: Mission[];
  rewards: { id: string; type: string; fame: number; power: string }[];
  encounters: { id: string; type: string; fame: number }[];
  pirates: { id: string; steals: Category; modifier: number }[];
  relic_fame: number[];
  equipment: { id: string; price: number; limit: number }[];
  ship: {
    speed_dice: number;
    holds: number;
    hold_places: number;
    hold_capacity: number;
    upgrade_slots: number;
    gauge_max: number;
    fame_holds: number[];
    fame_upgrades: number[];
    fame_laser: number[];
    fame_shield: number[];
  };
  setup: { mining_rounds: number[]; passenger_rounds: number[] };
  prices: Record<string, number>;
  /** Ids and the keys of their texts. */
  names: Record<string, string>;
  texts: Record<string, string>;
  words: { categories: Category[]; states: State[]; skills: Skill[] };
  systems: Record<string, { spaces: string[]; places: string[]; sites: string[] }>;
  trade: Record<string, Trade>;
  items: Record<string, Item>;
}

export interface Turn {
  mp: number;
  dice: number[];
  slots: (string | null)[];
  /** The last roll of an earlier turn, until somebody rolls. */
  thrown: { seat: number; dice: number[] } | null;
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
  flames: number;
  safe: number;
  buys: number;
  sells: number;
  bought: number;
  crossed: string[];
}

export interface Task {
  id: string;
  progress: number;
}

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
  /** First contacts, pirates, passengers, goods sold. */
  statistics: [number, number, number, number];
  cargo: Record<string, number>;
  passengers: string[];
  missions: (Task | null)[];
  completed: string[];
  rewards: string[];
  titles: string[];
  intel: string[];
  deeds: Record<string, number>;
  /** Fame and credits if the game ended now. */
  standing: [fame: number, credits: number];
  /** Fame in all, credits in all, dice of spoiler and fuzzy dice. */
  score: [number, number, number, number];
}

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

/** A way to a space: all of it, or what it adds to the way to another. */
export interface Way {
  cost: number;
  chance: number;
  answers: string[];
  path?: string[];
  from?: string;
}

/** What is being paid for; without a name a step of a gauge. */
export interface Bill {
  what: string | null;
  price: number;
  fee: number;
  card: number;
  cash: number;
}

export interface Board {
  round: number;
  rounds: number;
  first: number;
  active: number;
  challenge: string | null;
  /** By part of the challenge: what there is now, and what is wanted. */
  goal: Record<string, [reached: number, wanted: number]>;
  turn: Turn;
  /** What lies in the middle of the table while it is asked about. */
  open: {
    card?: string;
    reward?: string;
    mission?: string;
    pirate?: string;
    /** A die of 0 is not rolled yet. */
    check?: { skill: Skill; value: number; die: number };
  };
  seats: Seat[];
  systems: (SystemView | null)[];
  supply: Record<string, number>;
  passengers: Record<string, string>;
  board: {
    replaced: Record<string, string>;
    teleportals: Record<string, string>;
    pirates: Record<string, [id: string, infamy: number]>;
    drills: Record<string, number>;
    spaceports: Record<string, number>;
    deeds: Record<string, number>;
    /** Lines, as `from-to`, that a spaceport has closed. */
    closed: string[];
    drives: number[];
    holds: number;
  };
  cards: {
    encounters: number;
    discards: string[];
    missions: number;
    rewards: number;
    reward_display: string[];
    intel: string[];
    titles: string[];
    cultures: number[];
  };
  mine?: {
    contacts: Record<string, number>;
    top: (string | null)[];
    under: (string | null)[];
    /** The chance to pass a check. */
    odds: Partial<Record<Skill, number>>;
    /** By space: the chance to beat the pirate there. */
    pirates: Record<string, Record<Skill, number>>;
    /** By system: what wares and equipment cost this seat. */
    prices: Record<string, Record<string, number>>;
    /** By place: what deeds, intel and reward cards cost this seat. */
    services: Record<string, Partial<Record<"deed" | "intel" | "reward", number>>>;
    bill: Bill | null;
    /** What can be reached, while the ship is about to move. */
    reach: Record<string, Way> | null;
    /** By navigation space: how likely a die leads to each exit. */
    exits: Record<string, Record<string, number>> | null;
  };
}
