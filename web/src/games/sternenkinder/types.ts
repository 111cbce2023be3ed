/** Written by `make client-types` from raumhafen/games/sternenkinder/views/shapes.py: change it there. */

/** The board as one seat sees it; a spectator has nothing of its own. */
export interface Board {
  table: Table;
  systems: Record<string, System>;
  fleets: FleetView[];
  neutral: NeutralView[];
  battle: Battle | null;
  ground: GroundBattle | null;
  distant: Distant;
  investors: Record<string, Investor>;
  face_down: FaceDown[];
  decks: Record<DeckName, Deck>;
  jobs: string[];
  research: Record<string, number>;
  seats: Seat[];
  affairs?: Affairs;
  agency?: Agency;
  mine?: Own;
}

export interface Table {
  round: number;
  limit: number;
  target: number;
  phase: Phase;
  first: number;
  active: number;
  acted: number;
  passed: number[];
  out: number[];
  contenders: number[];
  teams: boolean;
  war_mode: boolean;
  centre: number | null;
  planetary_events: boolean;
  bankrupt: number[];
}

export type Phase = "politics" | "economy" | "movement" | "battles" | "closing";

/** A system of the map; nothing but `kind` is there while it lies face down. */
export interface System {
  kind: Kind | null;
  planet?: string;
  owner?: number;
  level?: number;
  centre?: boolean;
  garrison?: boolean;
  /** Building sites, free ones included. */
  slots?: number;
  sites?: Site[];
  route?: number;
  gate?: number;
  blockade?: number;
  card?: string;
  stage?: number;
  link?: string;
  studied?: boolean;
  fresh?: boolean;
  control?: number;
  strength?: Record<string, number>;
  conquered?: number;
  pips?: number;
  events?: Events;
}

export type Kind =
  | "galactic_centre"
  | "home_world"
  | "planet"
  | "asteroid"
  | "nebula"
  | "space"
  | "storm"
  | "black_hole"
  | "supernova"
  | "anomaly";

export interface Site {
  slot: number;
  kind: "food" | "awe" | "research" | "culture" | "capacity";
  level: number;
  owner: number;
}

/** Cards of planetary events: active, due, options taken for good and used in this round. */
export interface Events {
  active: number;
  due: number;
  taken: string[];
  used: string[];
  threat: number;
  exhausted: boolean;
}

export interface FleetView {
  seat: number;
  fleet: number;
  kind: string;
  at: string;
  moves: number;
  slow: boolean;
}

export interface NeutralView {
  kind: string;
  at: string;
  count: number;
}

export interface Battle {
  at: string;
  round: number;
  units: BattleUnit[];
  /** Damage of the hits that the side which assigns now has left. */
  hits: number[];
}

export interface BattleUnit {
  target: number;
  side: "attacker" | "defender";
  seat: number | null;
  kind: string;
  hull: number;
  dice: number;
  /** What its dice must show. */
  hit: number;
  /** Of each hit. */
  damage: number;
}

/** Units of each side, by how many points of armour are left. */
export interface GroundBattle {
  at: string | null;
  round: number;
  initiative: number;
  fortress: number;
  players: (number | null)[];
  attacker: Record<string, number[]>;
  defender: Record<string, number[]>;
  acting: Acting | null;
}

/** The units that declare next. */
export interface Acting {
  side: "attacker" | "defender";
  unit: string;
  ready: number;
  strikes: Record<string, Strike>;
}

/** One kind of unit against one target; `needs` and `chances` by the number of units. */
export interface Strike {
  /** Of one unit. */
  dice: number;
  /** What the dice of each unit must show. */
  needs: number[];
  damage: number;
  energy: boolean;
  /** In percent: that something is lost, if so many attack. */
  chances: number[];
}

export interface Distant {
  open: string | null;
  away: Away[];
}

export interface Away {
  war: string;
  seat: number;
  from: string;
}

/** Whether request and milestone are open, and who fulfilled the request in this round. */
export interface Investor {
  request: boolean;
  milestone: boolean;
  fulfilled: number[];
}

export type FaceDown = Partial<Record<Kind, number>>;

export type DeckName =
  | "asteroid"
  | "nebula"
  | "space"
  | "storm"
  | "black_hole"
  | "anomaly"
  | "loot_1"
  | "loot_2"
  | "loot_3";

/** Shuffled cards, and those that lie open below them. */
export interface Deck {
  cards: number;
  below: string[];
}

export interface Seat {
  home: string;
  people: string | null;
  government: string | null;
  next_government: string | null;
  account: Record<Resource, number>;
  income: Record<Resource, number>;
  capacity: Record<Capacity, number>;
  full_capacity: Record<Capacity, number>;
  spare: Record<Capacity, number>;
  state_size: number;
  planets: number;
  skipped: number;
  votes: number;
  points: number;
  techs: string[];
  actions: Record<Political, number>;
  aid: number;
  invested: number[];
  built: boolean;
  civil: Civil[];
  hand: string[];
  claims: number;
  sent: number;
  equipment: string[];
  fleet: FleetValues;
  guards: Record<string, number>;
  networks: Record<string, number>;
}

export type Resource = "food" | "awe" | "research" | "culture";

export type Capacity = "ground" | "space";

export type Political = "free" | "treaty" | "institution" | "law" | "government";

export interface Civil {
  ship: number;
  kind: string;
  at: string;
  left: number;
  slow: number;
  studies: boolean;
  cube: boolean;
}

export interface FleetValues {
  most: number;
  hull: number;
  dice: number;
  hit: number;
  damage: number;
  price: number;
  upkeep: number;
}

/** Treaties, federations by their founders, offers, and who has discovered whom. */
export interface Affairs {
  truce?: TruceView;
  upkeep?: UpkeepView;
  met: number[][];
  treaties: TreatyView[];
  federations: number[][];
  offers: OfferView[];
  wars: WarView[];
  /** By seat and other: no war is declared up to this round. */
  peace: number[][];
  /** A7.4 by seat: the level. */
  sanctions: number[];
  council: CouncilView;
  /** A6.5 by seat: against whom there is a reason for war. */
  reasons: number[][];
  regimes: RegimesView;
  market: MarketView;
  cabinet: CabinetView;
}

/** A5.19 An armistice that is talked about: what the first would give the other for it. */
export interface TruceView {
  seat: number;
  other_seat: number;
  /** Named so far. */
  resources: Record<string, number>;
  things: TruceThing[];
  /** The resource that is asked about. */
  next?: string;
}

/** A5.19 A system, a fleet, or a ship by its kind, and where it is. */
export interface TruceThing {
  kind: string;
  system: string;
}

/** A5.10 The upkeep of a common war in culture, and its payers in their order. */
export interface UpkeepView {
  amount: number;
  seats: number[];
  /** By payer, if nothing else is agreed. */
  equal: number[];
  /** By payer, as far as they were asked. */
  named: number[];
}

/** A treaty between two players; one that was ended holds to the end of the round. */
export interface TreatyView {
  treaty: string;
  seats: number[];
  ended: boolean;
}

/** An offer made out of turn: what for, what the partner pays in culture, and its goods. */
export interface OfferView {
  matter: string;
  seat: number;
  other_seat: number;
  amount: number;
  stage: "open" | "countered" | "agreed";
  gives: Record<string, number>;
  wants: Record<string, number>;
}

/** Who declared it on whom, both sides, how weary they are, and its goals. */
export interface WarView {
  seat: number;
  other_seat: number;
  attackers: number[];
  defenders: number[];
  /** By seat. */
  weariness: number[];
  /** Victories of the attackers less those of the defenders. */
  balance: number;
  goals: GoalView[];
}

/** A goal of a war: a system, or the number of a victory. */
export interface GoalView {
  kind: GoalKind;
  system?: string;
  /** Of a victory; or a level. */
  number?: number;
  /** Whom it concerns. */
  seat: number;
  done: boolean;
}

export type GoalKind = "blockade" | "recapture" | "colony" | "victory" | "revenge" | "agent";

/** A9 The High Council: of hands and deck only the number of laws is known. */
export interface CouncilView {
  /** In force. */
  laws: LawView[];
  failed: string[];
  deck: number;
  /** By seat. */
  hands: number[];
  /** By seat: votes cast in this phase. */
  cast: number[];
  /** A9.17 pips. */
  sovereign: number;
  /** Laws were announced in this round. */
  met: boolean;
  /** What is voted on now. */
  votes: LawView[];
}

/** A law in force or to be voted on: who proposed it, and what it is about. */
export interface LawView {
  law: string;
  seat: number | null;
  /** Of a competition. */
  pips: number;
  other_seat?: number;
  system?: string;
  tech?: string;
  /** That is outlawed. */
  policy?: string;
}

/** A10, A14 to A19 Policies, goals, wonders, branches by system, loans by lender. */
export interface RegimesView {
  seats: Regime[];
  goals: GoalCard[];
  wonders: WonderView[];
  branches: Record<string, number[]>;
  /** A18.11 by system: whose influence made its militia rise. */
  incited: Record<string, number[]>;
  loans: number[][];
}

/** A10 What governs a seat beside its government. */
export interface Regime {
  policies: string[];
  /** A10.6 those that are inactive. */
  resting: string[];
  /** A10.7 activated in this round. */
  used: string[];
  /** A10.4. */
  places: number;
  rival: number | null;
  rival_pips: number;
  dividend: number;
  fund: number;
  stock: number;
  influence: number;
  experiments: number;
  focus: string | null;
}

export interface GoalCard {
  goal: string;
  /** Who has fulfilled it. */
  seat: number | null;
  /** By seat: how far of how much. */
  progress?: Record<string, number[]>;
}

export interface WonderView {
  wonder: string;
  system: string;
  seat: number;
  stage: number;
}

/** A11, A12 The display from left to right, hands by seat, and what is auctioned. */
export interface MarketView {
  display: string[];
  deck: number;
  /** Below the deck. */
  under: string[];
  drawn: string | null;
  hands: string[][];
  /** Activated in this round. */
  used: string[][];
  /** Played, with an effect for this round. */
  lasting: string[][];
  /** By seat: whose hand of laws it sees. */
  seen: number[][];
  auction: AuctionView | null;
  pirates: HiredView[];
  /** A11.7 among so many cards on top of the asteroids. */
  pirates_due: number;
}

/** A12.3 A card of the market, or `event.` and an event card; bids are hidden. */
export interface AuctionView {
  ware: string;
  /** Who began it. */
  seat: number;
  /** Whether it is his own card. */
  own: boolean;
  /** What is bid. */
  resource: string;
}

/** A11.7 Pirates that a player controls in this round. */
export interface HiredView {
  system: string;
  seat: number;
  moves: number;
}

/** A10.11 The deck, the display and the advisors of all; hands by their number. */
export interface CabinetView {
  deck: number;
  below: string[];
  display: string[];
  hands: number[];
  /** A10.12 by seat. */
  places: number[];
  advisors: AdvisorView[];
  /** A13.10 by seat: C paid for Kosme in this round. */
  protected: number[];
  bribes: BribeView[];
  /** By seat: kinds of actions that open the question of a veto. */
  watching: string[][];
  vetoed: VetoView[];
  /** What the owner of the veto is asked about. */
  objection: VetoView | null;
}

/** A10.12 An advisor in play: his abilities, and what was used of them. */
export interface AdvisorView {
  advisor: string;
  seat: number;
  abilities: string[];
  /** A2.2 worth victory points. */
  full: boolean;
  /** A10.13 in this round. */
  raised: boolean;
  /** Of an ability in this round. */
  uses: number;
  /** Who has used up for the game what can be used once. */
  spent: number[];
}

/** A8.31 An ability that works for another seat in this round. */
export interface BribeView {
  advisor: string;
  ability: string;
  seat: number;
}

/** A10.13 What a seat may not do again in this round. */
export interface VetoView {
  seat: number;
  code: string;
}

/** A8 Characters, embassies, mines (of which only the place is open) and what was done. */
export interface Agency {
  /** By seat and variant: what its research ships have. */
  crews: string[][][];
  ships: CrewedShip[];
  embassies: Record<string, number[]>;
  mines: Record<string, number[]>;
  /** A8.62 pips. */
  smuggling: Record<string, number>;
  /** A8.61 by seat. */
  shortage: number[];
  /** A8.37 by seat: whom it sees in this round. */
  watched: number[][];
  cubes: CubeView[];
  done: DoneView[];
}

/** A research ship with its variant: whose own action is spent, and contraband aboard. */
export interface CrewedShip {
  seat: number;
  ship: number;
  variant: number;
  /** Characters that have acted. */
  busy: string[];
  goods: "none" | "bronze" | "gold";
  /** A11.9 it counts as having an agent in this round. */
  witness: boolean;
}

/** A8.34, A8.36 Cubes of a player that another has put on a card. */
export interface CubeView {
  /** "war", a treaty or a law. */
  card: string;
  /** Whose. */
  seat: number;
  /** Who placed them. */
  other_seat: number;
  count: number;
}

/** A8.4 An institution action of this round. */
export interface DoneView {
  seat: number;
  ia: string;
  system: string;
}

/** What only the seat itself knows. */
export interface Own {
  garrisons: Record<string, Record<string, number>>;
  defence: Record<string, string[]>;
  /** By the code of what is bought. */
  prices: Record<string, number>;
  /** By the code: the technology that is missing. */
  locked: Record<string, string>;
  cargo: Record<string, Record<string, number>>;
  away: Record<string, number>[];
  /** Terms of an exchange that were not sent yet. */
  draft?: Record<string, Record<string, number>>;
  /** A9.4 the hand. */
  laws?: string[];
  /** A10.11 the hand. */
  advisors?: string[];
  /** In the politics phase. */
  deeds?: DeedView[];
  /** A9.7 in culture. */
  vote_price?: number;
  /** A8.44 by system: the hidden value. */
  mines?: Record<string, number>;
  /** A8.37. */
  watched?: WatchedView[];
  /** A8 in the politics phase. */
  institutions?: DeedView[];
  /** Decision 16, by seat. */
  seen_laws?: Record<string, string[]>;
  /** Decision 16, by seat. */
  seen_advisors?: Record<string, string[]>;
  /** A11 in the politics phase. */
  services?: DeedView[];
  /** A10.11, A10.13 in the politics phase. */
  cabinet?: DeedView[];
  /** A12.2 in the politics phase; A12.6 always. */
  wares?: DeedView[];
  /** A12.3 for auctions of others, in culture. */
  bid_fee?: number;
}

/** A political deed: its price, and what stands against it whoever is on turn. */
export interface DeedView {
  code: string;
  price: number;
  /** Culture unless it says so. */
  resource?: Resource;
  lacks?: Lack;
  /** The technology that is missing. */
  tech?: string;
}

export type Lack =
  | "unknown"
  | "at-war"
  | "sanctions"
  | "their-sanctions"
  | "no-federation"
  | "concluded"
  | "refused"
  | "culture"
  | "awe"
  | "treaty-action"
  | "law-action"
  | "government-action"
  | "federal"
  | "kleptocracy"
  | "bound"
  | "peace"
  | "fleets"
  | "place"
  | "deck"
  | "met"
  | "undiscovered"
  | "no-law"
  | "governs"
  | "tech"
  | "character"
  | "institution-action"
  | "reach"
  | "political-action"
  | "service"
  | "clan"
  | "food"
  | "research"
  | "raised"
  | "advisor-deck"
  | "market-deck"
  | "ware-works"
  | "ware-used"
  | "ware-time";

/** A8.37 Garrisons and cargoes of a player who was reconnoitred. */
export interface WatchedView {
  seat: number;
  garrisons: Record<string, Record<string, number>>;
  /** By fleet. */
  cargo: Record<string, Record<string, number>>;
}

export interface Content {
  cells: Cell[];
  planets: Planet[];
  technologies: Technology[];
  governments: Government[];
  things: Thing[];
  equipment: Equipment[];
  events: Event[];
  advisors: AdvisorCard[];
  wares: WareCard[];
  names: Record<string, string>;
  /** By id: what a card or a component does. */
  texts: Record<string, CardLine[]>;
  resources: string[];
  fields: string[];
  phases: string[];
}

export interface Cell {
  id: string;
  q: number;
  r: number;
  ring: number;
  near: string[];
}

export interface Planet {
  id: string;
  resources: number[];
}

export interface Technology {
  id: string;
  field: string;
  level: number;
  cost: number;
  requires: string[];
}

export interface Government {
  id: string;
  level: number;
  cost: number;
  state_size: number;
  special: boolean;
}

/** Something that can be built or bought. */
export interface Thing {
  id: string;
  resource: Resource;
  cost: number;
  capacity: Capacity;
  points: number;
}

/** A component that all civil ships of a kind can have. */
export interface Equipment {
  id: string;
  component: string;
  ship: string;
  cost: number;
}

/** An event card; an anomaly has stages. */
export interface Event {
  id: string;
  deck: string;
  colour: string;
  stages: number;
  ongoing: boolean;
}

export interface AdvisorCard {
  id: string;
  upkeep: number;
  /** A2.2 when fully developed. */
  points: number;
  abilities: AbilityCard[];
}

/** An ability of an advisor: the price of its level, and what others pay for it (A8.31). */
export interface AbilityCard {
  id: string;
  level: number;
  resource: Resource;
  cost: number;
  /** In culture; None for what is not for sale. */
  bribe: number | null;
  lines: CardLine[];
}

/** A line of a card's text; what it depends on stands behind it in brackets. */
export interface CardLine {
  key: string;
  args: Record<string, string | number>;
  notes?: CardNote[];
  /** Below how many headings. */
  depth?: number;
}

export interface CardNote {
  key: string;
  args: Record<string, string | number>;
}

/** A12 A card of the black market: what is bid for it, and how often it works. */
export interface WareCard {
  id: string;
  resource: Resource;
  kind: WareKind;
}

export type WareKind = "once" | "keep" | "activate";
