/** Whether a tile would fit: the same contacts as in the rules, for the ghost before it is placed. */

import type { Shown } from "../../core/games";
import { kindOf, shipBoard, tileOf } from "./content";
import { neighbours } from "./places";
import type { Kind, Ship } from "./types";

const UNIVERSAL = 3;
/** GT2.5 Where a cannon points to or an engine blows to, seen by the owner; -1 for other tiles. */
function outlet(kind: Kind, quarters: number): number {
  if (kind.half_front) return quarters;
  return kind.half_engine ? (quarters + 2) % 4 : -1;
}

/** GT3.2 A joint, nothing, or the error of two sides that face each other. */
export function contact(a: number, b: number): "joint" | "E1" | "E2" | null {
  if (!a && !b) return null;
  if (!a || !b) return "E2";
  return a === b || a === UNIVERSAL || b === UNIVERSAL ? "joint" : "E1";
}

/** GT3.4 The errors that this tile would bring, in the order of the rules. */
export function faultsAt(
  shown: Shown,
  ship: Ship,
  cell: string,
  name: string,
  quarters: number,
): string[] {
  const laid = new Map(ship.tiles.map(([at, tile, turned]) => [at, { tile, turned }]));
  const tile = tileOf(shown, name);
  const own = outlet(kindOf(shown, tile), quarters);
  const found = new Set<string>();
  let joined = false;
  if (kindOf(shown, tile).half_engine && quarters) found.add("E3");
  for (const [d, at] of neighbours(cell, shipBoard(shown).front).entries()) {
    const other = laid.get(at);
    if (!other) continue;
    const theirs = tileOf(shown, other.tile);
    const meets = contact(
      tile.connectors[(d - quarters + 4) % 4] ?? 0,
      theirs.connectors[(d + 2 - other.turned + 4) % 4] ?? 0,
    );
    if (meets === "joint") joined = true;
    else if (meets) found.add(meets);
    if (own === d || outlet(kindOf(shown, theirs), other.turned) === (d + 2) % 4) found.add("E4");
  }
  if (!joined) found.add("E6");
  return [...found].sort();
}
