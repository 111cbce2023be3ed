/** Where the victory points of a seat come from, and what stands behind them. */

import { RESOURCES } from "./content";
import type { Board, System } from "./types";

/** A2.2 By level of a colony. */
const COLONY = [0, 0, 0, 1, 2];
const HOME = 4;

const sum = (all: number[]): number => all.reduce((total, one) => total + one, 0);

function held(board: Board, seat: number): [string, System][] {
  return Object.entries(board.systems).filter(([, system]) => system.owner === seat);
}

const isHome = (board: Board, id: string): boolean => board.seats.some(({ home }) => home === id);

/** A2.2 Colonies of level III and IV. */
export const colonyPoints = (board: Board, seat: number): number =>
  sum(
    held(board, seat).map(([id, { level }]) => (isHome(board, id) ? 0 : (COLONY[level ?? 0] ?? 0))),
  );

/** A2.3 Colonies and home worlds that were taken from others, while they are held. */
export const capturedPoints = (board: Board, seat: number): number =>
  sum(
    held(board, seat).map(([id, { conquered }]) =>
      conquered === undefined ? 0 : isHome(board, id) ? HOME : 1,
    ),
  );

const total = (board: Board, seat: number): number => board.seats[seat]?.points ?? 0;

export const LINES: [string, (board: Board, seat: number) => number][] = [
  ["colonies", colonyPoints],
  ["captured", capturedPoints],
  [
    "kept",
    (board, seat) => total(board, seat) - colonyPoints(board, seat) - capturedPoints(board, seat),
  ],
  ["total", total],
  ["planets", (board, seat) => board.seats[seat]?.planets ?? 0],
  ["levels", (board, seat) => sum(held(board, seat).map(([, { level }]) => level ?? 0))],
  ["techs", (board, seat) => board.seats[seat]?.techs.length ?? 0],
  ["routes", (board, seat) => Object.values(board.systems).filter((s) => s.route === seat).length],
  ["fleets", (board, seat) => board.fleets.filter((fleet) => fleet.seat === seat).length],
  ["cards", (board, seat) => board.seats[seat]?.hand.length ?? 0],
  ["income", (board, seat) => sum(RESOURCES.map((name) => board.seats[seat]?.income[name] ?? 0))],
];
