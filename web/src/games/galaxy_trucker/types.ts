/** Written by `make client-types` from raumhafen/games/galaxy_trucker/views/shapes.py: change it there. */

/** The board as one seat sees it; a spectator has nothing of its own. */
export interface Board {
  building: Building;
  rounds: string[];
  round_at: number;
  round: string;
  board: string;
  phase: Phase;
  prognostic: boolean;
  teams: Teams;
  strict: boolean;
  manual: boolean;
  starter: number;
  pilots: number[];
  pile: number;
  open: string[];
  hourglass: Hourglass;
  stacks: number[];
  deck: number;
  flown: string[];
  set_aside: string[];
  card: string | null;
  queue: number[];
  dice: number;
  danger: Danger | null;
  cabin: string | null;
  beaten: number[];
  owing: number;
  waiting: number[];
  bank: number[];
  ships: Ship[];
  ledger: number[];
  books: Page[];
  credits: number[] | null;
  mine?: Own;
}

export type Building = "turns" | "real-time" | "days";

export type Phase = "building" | "check" | "flight" | "over";

export type Teams = "none" | "basic" | "advanced";

export interface Hourglass {
  spot: string;
  running: boolean;
  stopped: boolean;
  turn: number;
  seconds: number;
  sand_actions: number;
  step_hours: number;
  ticks: number;
  due: Due | null;
}

export type Due = [code: string, seconds: number];

/** What flies at whom, and the tile it would strike. */
export interface Danger {
  kind: string;
  side: number;
  roll: number;
  ship: number;
  cell: string | null;
  /** How many things of the same volley come after it. */
  coming: number;
}

export interface Ship {
  tiles: Laid[];
  load: Record<string, number>;
  hand: string | null;
  hand_from: number;
  /** The cell that was chosen, while the rotation is still open. */
  spot: string | null;
  /** The cell of the tile placed last, which may still be moved. */
  loose: string | null;
  aside: (string | null)[];
  lost: string[];
  order: number;
  viewing: string | null;
  counted: number;
  position: number;
  flying: boolean;
  landed: number;
  declared: number;
  engines: Engines;
  cannons: Cannons;
  crew: number;
  humans: number;
  batteries: number;
  goods: Record<Colour, number>;
  exposed: number;
  faults: Fault[];
}

export type Laid = [cell: string, tile: string, quarters: number];

export type Engines = [single: number, double: number];

export type Cannons = [single: number, front: number, other: number];

export type Colour = "red" | "yellow" | "green" | "blue";

export interface Fault {
  error: string;
  rule: string;
  cell: string;
  side: number | null;
  other: string | null;
}

/** One flight in the books: by ship what was earned on the way, then the lines of the ledger. */
export interface Page {
  round: string;
  ships: number[][];
}

/** The stack in view, own credits, own standing order. */
export interface Own {
  ship: number;
  credits: number;
  stack: string[];
  looked: string[];
  standing: number;
  /** For the tile in hand: by cell and rotation the first fault. */
  fits: Record<string, (string | null)[]>;
}

export interface Content {
  kinds: Kind[];
  tiles: Tile[];
  boards: ShipBoard[];
  cards: Card[];
  rounds: Round[];
  setup: Setup;
  /** In half units, like all strengths. */
  alien_bonus: number;
  names: Names;
}

/** GT1.1 A kind of tile: its number of copies and its functions. */
export interface Kind {
  name: string;
  copies: number;
  crew: number;
  batteries: number;
  hold: number;
  half_front: number;
  half_other: number;
  half_engine: number;
  powered: boolean;
  special: boolean;
  aliens: boolean;
  shield: boolean;
  supports: string;
}

/** One physical tile; copies of one id differ only in their number. */
export interface Tile {
  index: number;
  id: string;
  name: string;
  kind: number;
  connectors: [number, number, number, number];
}

/** GT2.1 The marked cells, as (column, row). */
export interface ShipBoard {
  id: string;
  cells: [number, number][];
  /** What one step to the front adds to the row. */
  front: number;
}

export interface Card {
  index: number;
  id: string;
  level: number;
  kind: string;
  strength: number;
  crew_lost: number;
  crew_needed: number;
  goods_lost: number;
  credits: number;
  days: number;
  goods: number[];
  planets: number[][];
  meteors: Flying[];
  shots: Flying[];
  lines: CombatLine[];
  text: Piece[];
}

/** GT16 A meteor or shot: big or not, and the side it comes from. */
export interface Flying {
  big: boolean;
  side: number;
}

/** GT15.9 One line of a combat zone. */
export interface CombatLine {
  fewest: string;
  penalty: string;
  amount: number;
  shots: Flying[];
}

export type Piece = [key: string, args: Record<string, string | number>];

/** GT4, GT11, GT19 The numbers of one round; cap -1 = no limit. */
export interface Round {
  id: string;
  level: number;
  board: number;
  gap: number;
  finish: number[];
  best_looking: number;
  cap: number;
  /** Cards of level I, II, III in each stack. */
  stack: number[];
}

/** Everything that is the same in all rounds. */
export interface Setup {
  spaces: number;
  seconds: number;
  sand_actions: number;
  step_hours: number;
  rescue_seconds: number;
  order_seconds: number;
  humans: number;
  aliens: [number, number];
  batteries: number;
  prices: number[];
  cubes: number[];
  learning_board: number;
  learning_cards: number[];
}

/** Closed lists, in the order of their numbers. */
export interface Names {
  colour: Colour[];
  side: string[];
  level: string[];
  danger: string[];
  spot: string[];
  round: string[];
  alien: Record<string, string>;
}
