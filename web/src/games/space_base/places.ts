/** Where things lie, and which part of the board an action points at. */

import { split } from "../../core/phrases";
import type { Board, Lying, SeatBoard, SideName } from "./types";

export interface Place {
  seat: number;
  sector: number;
  side: SideName;
}

export function findLying(board: Board, id: string): Place | null {
  for (const [seat, own] of board.seats.entries()) {
    for (const [at, sector] of own.sectors.entries()) {
      if (sector.station[0] === id) return { seat, sector: at + 1, side: "station" };
      if (sector.deployed.some(([card]) => card === id))
        return { seat, sector: at + 1, side: "deployed" };
    }
  }
  return null;
}

/** The cards of a sector that pay: the station card on the own turn, the deployed ones on others'. */
export function payingCards(own: SeatBoard, sector: number, active: boolean): Lying[] {
  const here = own.sectors[sector - 1];
  if (!here) return [];
  return active ? [here.station] : here.deployed;
}

/** Parts of the board that an action can point at. */
export type Target = `slot:${number}` | `sector:${number}` | `hand:${number}` | "dice";

const BY_SLOT = ["buy", "claim"];
const BY_SECTOR = ["double", "place", "exchange"];

function targetOf(code: string, board: Board): Target | null {
  const { kind, params } = split(code);
  const value = params[0] ?? "";
  if (BY_SLOT.includes(kind)) return `slot:${Number(value)}`;
  if (BY_SECTOR.includes(kind)) return `sector:${Number(value)}`;
  if (kind === "take") return `hand:${Number(value)}`;
  if (kind === "sum") return `sector:${board.dice[0] + board.dice[1]}`;
  if (["use", "set", "reroll", "shift", "charge", "from", "to"].includes(kind)) {
    const place = findLying(board, value);
    return place ? `sector:${place.sector}` : null;
  }
  return null;
}

/** Answers that no part of the board stands for. */
export const loose = (options: string[], board: Board): string[] =>
  options.filter((code) => targetOf(code, board) === null);

/** All legal actions by the place they point at; single dice point at two sectors. */
export function targets(options: string[], board: Board): Map<Target, string[]> {
  const found = new Map<Target, string[]>();
  const add = (target: Target, code: string): void => {
    found.set(target, [...(found.get(target) ?? []), code]);
  };
  for (const code of options) {
    const target = targetOf(code, board);
    if (target) add(target, code);
    if (code === "split") for (const die of new Set(board.dice)) add(`sector:${die}`, code);
  }
  return found;
}
