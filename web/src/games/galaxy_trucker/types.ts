/** What the view of Galaxy Trucker and its content look like. */

import type { Args } from "../../core/types";

export type Colour = "red" | "yellow" | "green" | "blue";
export type Piece = [key: string, args: Args];

export interface Kind {
  name: string;
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

export interface Tile {
  id: string;
  name: string;
  kind: number;
  connectors: [number, number, number, number];
}

export interface ShipBoard {
  id: string;
  cells: [column: number, row: number][];
  /** What one step to the front adds to the row. */
  front: number;
}

export interface Flying {
  big: boolean;
  side: number;
}

export interface CombatLine {
  fewest: string;
  penalty: string;
  amount: number;
  shots: Flying[];
}

export interface Card {
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

export interface Round {
  id: string;
  level: number;
  board: number;
  finish: number[];
  best_looking: number;
  cap: number;
}

export interface Names {
  colour: Colour[];
  side: string[];
  level: string[];
  danger: string[];
  spot: string[];
  round: string[];
  alien: Record<string, string>;
}

export interface Content {
  kinds: Kind[];
  tiles: Tile[];
  boards: ShipBoard[];
  cards: Card[];
  rounds: Round[];
  setup: { spaces: number; prices: number[] };
  /** In half units, like all strengths. */
  alien_bonus: number;
  names: Names;
}

export interface Fault {
  error: string;
  rule: string;
  cell: string;
  side: number | null;
  other: string | null;
}

export type Laid = [cell: string, tile: string, quarters: number];

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
  engines: [single: number, double: number];
  cannons: [single: number, front: number, other: number];
  crew: number;
  humans: number;
  batteries: number;
  goods: Record<Colour, number>;
  exposed: number;
  faults: Fault[];
}

/** A tile about to be placed, and the faults it would bring. */
export interface Ghost {
  cell: string;
  tile: string;
  quarters: number;
  faults: string[];
}

export interface Danger {
  kind: string;
  side: number;
  roll: number;
  ship: number;
  cell: string | null;
  /** How many things of the same volley come after it. */
  coming: number;
}

export interface Hourglass {
  spot: string;
  running: boolean;
  stopped: boolean;
  turn: number;
  seconds: number;
  sand_actions: number;
  step_hours: number;
  ticks: number;
  due: [code: string, seconds: number] | null;
}

export interface Board {
  building: "turns" | "real-time" | "days";
  rounds: string[];
  round_at: number;
  round: string;
  board: string;
  phase: "building" | "check" | "flight" | "over";
  teams: string;
  strict: boolean;
  manual: boolean;
  starter: number;
  /** By ship: the seat that steers it. */
  pilots: number[];
  pile: number;
  open: string[];
  hourglass: Hourglass;
  stacks: number[];
  deck: number;
  flown: string[];
  card: string | null;
  queue: number[];
  dice: number;
  danger: Danger | null;
  cabin: string | null;
  beaten: number[];
  /** How many figures, cubes or batteries must still go; before the start, cabins that may choose. */
  owing: number;
  waiting: number[];
  ships: Ship[];
  ledger: number[];
  books: Page[];
  credits: number[] | null;
  mine?: {
    ship: number;
    credits: number;
    stack: string[];
    looked: string[];
    standing: number;
    /** For the tile in hand: by cell and rotation the first fault that it would bring. */
    fits: Record<string, (string | null)[]>;
  };
}

/** One flight in the books: by ship what was earned on the way, then the lines of the ledger. */
export interface Page {
  round: string;
  ships: number[][];
}

/** Earned on the way, bonus looking, goods, losses: the lines of one flight. */
export const LINES = ["earned", "bonus", "beauty", "goods", "losses"] as const;
