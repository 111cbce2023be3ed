/** Where cells lie on the screen, and which cell an action points at. */

import type { Shown } from "../../core/game-ui";
import { split } from "../../core/phrases";
import { tileOf } from "./content";
import type { Ship, ShipBoard } from "./types";

export interface Layout {
  columns: number[];
  /** From the front to the rear. */
  rows: number[];
  marked: Set<string>;
}

export const cellName = (column: number, row: number): string => `${column},${row}`;

export function cellAt(cell: string): [column: number, row: number] {
  const [column = 0, row = 0] = cell.split(",").map(Number);
  return [column, row];
}

function span(values: number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

const layouts = new WeakMap<ShipBoard, Layout>();

export function layoutOf(board: ShipBoard): Layout {
  let found = layouts.get(board);
  if (!found) {
    const rows = span(board.cells.map(([, row]) => row));
    found = {
      columns: span(board.cells.map(([column]) => column)),
      rows: board.front > 0 ? rows.reverse() : rows,
      marked: new Set(board.cells.map(([column, row]) => cellName(column, row))),
    };
    layouts.set(board, found);
  }
  return found;
}

/** The neighbours in the order front, right, rear, left. */
export function neighbours(cell: string, front: number): string[] {
  const [column, row] = cellAt(cell);
  return [
    cellName(column, row + front),
    cellName(column + 1, row),
    cellName(column, row - front),
    cellName(column - 1, row),
  ];
}

/** Whether two connectors that lie against each other hold. */
export const joins = (a: number, b: number): boolean =>
  a > 0 && b > 0 && (a === b || a === UNIVERSAL || b === UNIVERSAL);

/** All cells that hang together with this one, to show which part an answer means. */
export function partOf(shown: Shown, ship: Ship, first: string, front: number): string[] {
  const laid = new Map(ship.tiles.map(([cell, tile, quarters]) => [cell, { tile, quarters }]));
  const side = (cell: string, d: number): number => {
    const piece = laid.get(cell);
    if (!piece) return 0;
    return tileOf(shown, piece.tile).connectors[(d - piece.quarters + 4) % 4] ?? 0;
  };
  const reached = [first];
  for (const cell of reached)
    for (const [d, other] of neighbours(cell, front).entries())
      if (!reached.includes(other) && joins(side(cell, d), side(other, (d + 2) % 4)))
        reached.push(other);
  return reached;
}
const UNIVERSAL = 3;

const CELL_FIRST = ["place", "fix", "crew", "battery", "lose-crew", "lose-goods"];
const CELL_SECOND = ["lift", "stow"];

/** All legal actions by the cell of the own ship that they point at. */
export function cellTargets(
  options: string[],
  shown: Shown,
  ship: Ship | undefined,
  front: number,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (cell: string, code: string): void => {
    found.set(cell, [...(found.get(cell) ?? []), code]);
  };
  for (const code of options) {
    const { kind, params } = split(code);
    const [first = "", second = ""] = params;
    if (CELL_FIRST.includes(kind)) add(first, code);
    else if (CELL_SECOND.includes(kind)) add(second, code);
    else if (kind === "part" && ship)
      for (const cell of partOf(shown, ship, first, front)) add(cell, code);
    else if (kind === "take-back" && ship?.loose) add(ship.loose, code);
    else if (kind === "turn" && ship?.spot) add(ship.spot, code);
  }
  return found;
}

const ON_BOARD = [
  "take-pile", "take-open", "take-aside", "take-back", "place", "turn", "put-back", "set-aside",
  "look", "release", "flip", "finish", "fix", "part", "battery", "lose-crew", "lose-goods",
  "lift", "stow",
]; // prettier-ignore

/** Whoever still builds may give the standing order and refuse it; the list of moves has both. */
const isBeside = (code: string, options: string[]): boolean =>
  code === "standing:off" && options.includes("standing:on");

/** Answers that no part of the board stands for. */
export const loose = (options: string[]): string[] =>
  options.filter((code) => !ON_BOARD.includes(split(code).kind) && !isBeside(code, options));

/** Of these, the ones that neither a cell nor the card shows, for screens without room for more. */
export const looseInHand = (options: string[]): string[] =>
  loose(options).filter((code) => !["crew", "land"].includes(split(code).kind));

/** Which of them a tap on the board does without asking further; the rest is chosen in words. */
export function onlyOne(codes: string[]): string | null {
  return codes.length === 1 ? (codes[0] ?? null) : null;
}
