/** Written by `make client-types` from raumhafen/games/space_base/views/shapes.py: change it there. */

/** The board as one seat sees it; a spectator has nothing of its own. */
export interface Board {
  variant: "standard" | "light-speed";
  round: number;
  phase: number;
  first: number;
  active: number;
  dice: Dice;
  fixed: number;
  triggered: boolean;
  winner: number | null;
  shipyard: (string | null)[];
  colonies: (string | null)[];
  decks: number[];
  seats: SeatBoard[];
  previews?: Preview[];
  mine?: Own;
}

export type Dice = [a: number, b: number];

export interface SeatBoard {
  credits: number;
  income: number;
  vp: number;
  turns: number;
  sectors: Sector[];
}

export interface Sector {
  station: Lying;
  deployed: Lying[];
}

export type Lying = [id: string, cubes: number];

/** What split and sum yield. */
export interface Preview {
  split: Yield;
  sum: Yield;
}

export type Yield = [credits: number, income: number, vp: number, cubes: number, claims: number];

/** What only the seat itself knows. */
export interface Own {
  answers: string[];
  hand: string[];
  returned: string[];
}

export interface Content {
  cards: Card[];
  setup: Setup;
}

export interface Card {
  index: number;
  id: string;
  name: string;
  cls: string;
  kind: number;
  level: number;
  sector: number;
  cost: number;
  vp: number;
  station: Side;
  deployed: Side;
  text: Record<SideName, Piece[]>;
}

export interface Side {
  credits: number;
  income: number;
  vp: number;
  left: boolean;
  right: boolean;
  claim: Claim[];
  charge: Charge | null;
  ability: Ability | null;
}

export type Claim = [level: number, count: number];

/** Squares of one side: for each the player counts that use it, none given = always. */
export interface Charge {
  pips: number[][];
  linked: boolean;
}

export interface Ability {
  color: "blue" | "red" | "green";
  effects: Effect[];
  phases: number[];
}

/** One step of an ability; fields that its kind does not use are 0 or empty. */
export interface Effect {
  kind: string;
  credits: number;
  income: number;
  vp: number;
  amount: number;
  count: number;
  max: number;
  sectors: number[];
  cards: [number, number][];
}

export type SideName = "station" | "deployed";

export type Piece = [key: string, args: Record<string, string | number>];

/** SB2, SB3, SB15 The numbers of setup.toml; bonuses are (credits, income, vp) by turn order. */
export interface Setup {
  players_min: number;
  players_max: number;
  dice: number;
  die_faces: number;
  deck_sizes: number[];
  slots_per_level: number;
  credits: number;
  income: number;
  vp: number;
  draw: [number, number][];
  light_speed_credits: number;
  light_speed_income: number;
  light_speed_vp: number;
  light_speed_draw: [number, number][];
  seat_bonus: [number, number, number][];
  target_vp: number;
  round_guard: number;
}
