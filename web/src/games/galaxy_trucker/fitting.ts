/** Which tiles of the heap could be joined to a ship somewhere, turned somehow. */

import type { Shown } from "../../core/game-ui";
import { shipBoard, tileOf } from "./content";
import { joins, layoutOf, neighbours } from "./places";
import type { Ship } from "./types";

const QUARTERS = [0, 1, 2, 3];

/** Two sides that lie against each other: both smooth, or connectors that join. */
export const agree = (a: number, b: number): boolean => (a === 0 && b === 0) || joins(a, b);

/** A free cell: what the tiles around it turn towards it, from the front on; null where none lies. */
type Gap = (number | null)[];

export function gapsOf(shown: Shown, ship: Ship): Gap[] {
  const board = shipBoard(shown);
  const laid = new Map(ship.tiles.map(([cell, tile, quarters]) => [cell, { tile, quarters }]));
  const facing = (cell: string, d: number): number | null => {
    const piece = laid.get(cell);
    if (!piece) return null;
    return tileOf(shown, piece.tile).connectors[(d + 6 - piece.quarters) % 4] ?? 0;
  };
  return [...layoutOf(board).marked]
    .filter((cell) => !laid.has(cell))
    .map((cell) => neighbours(cell, board.front).map((other, d) => facing(other, d)))
    .filter((gap) => gap.some((side) => side !== null));
}

/** GT3.4 Whether a tile fits into one of the gaps, as far as its connectors tell. */
export function fitsSomewhere(connectors: number[], gaps: Gap[]): boolean {
  const turned = (d: number, quarters: number): number => connectors[(d - quarters + 4) % 4] ?? 0;
  return gaps.some((gap) =>
    QUARTERS.some((quarters) => {
      const sides = gap.map((side, d): [number, number | null] => [turned(d, quarters), side]);
      return (
        sides.every(([mine, side]) => side === null || agree(mine, side)) &&
        sides.some(([mine, side]) => side !== null && joins(mine, side))
      );
    }),
  );
}

/** The tiles of the heap that fit nowhere. */
export function misfits(shown: Shown, ship: Ship, open: string[]): Set<string> {
  const gaps = gapsOf(shown, ship);
  return new Set(open.filter((name) => !fitsSomewhere(tileOf(shown, name).connectors, gaps)));
}

// --- the wish of this browser --------------------------------------------------------------------

const KEY = "gt-dims";
export const dimsWished = (): boolean => localStorage.getItem(KEY) === "yes";
export const wishDims = (yes: boolean): void => localStorage.setItem(KEY, yes ? "yes" : "no");
