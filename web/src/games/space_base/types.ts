/** What the view of Space Base and its content look like. */

import type { Args } from "../../core/types";

export interface Effect {
  kind: string;
  credits?: number;
  income?: number;
  vp?: number;
  amount?: number;
  count?: number;
  max?: number;
  sectors?: number[];
  cards?: [number, number][];
}

export interface Side {
  credits: number;
  income: number;
  vp: number;
  left: boolean;
  right: boolean;
  claim: [number, number][];
  charge: { pips: number[][]; linked: boolean } | null;
  ability: { color: "blue" | "red" | "green"; phases: number[]; effects: Effect[] } | null;
}

export type SideName = "station" | "deployed";
export type Piece = [string, Args];

export interface Card {
  id: string;
  name: string;
  cls: string;
  kind: number | string;
  level: number;
  sector: number;
  cost: number;
  vp: number;
  station: Side;
  deployed: Side;
  text?: Record<SideName, Piece[]>;
}

export interface Content {
  cards: Card[];
}

export type Lying = [id: string, cubes: number];

export interface Sector {
  station: Lying;
  deployed: Lying[];
}

export interface SeatBoard {
  credits: number;
  income: number;
  vp: number;
  turns: number;
  sectors: Sector[];
}

/** Credits, income, victory points and charge cubes. */
export type Yield = [number, number, number, number];

export interface Preview {
  split: Yield;
  sum: Yield;
}

export interface Board {
  variant: string;
  round: number;
  phase: number;
  first: number;
  active: number;
  dice: [number, number];
  fixed: number;
  triggered: boolean;
  winner: number | null;
  shipyard: (string | null)[];
  colonies: (string | null)[];
  decks: number[];
  seats: SeatBoard[];
  mine?: { answers: string[]; hand: string[]; returned: string[] };
  previews?: Preview[];
}

export const TARGET = 40;
export const SHIP_SLOTS = 18;
