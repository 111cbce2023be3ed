/** Dice for the eye: odds of a sector, and the way arrows lead on. */

import type { Shown } from "../../core/game-ui";
import { boardOf, cardOf } from "./content";
import { payingCards } from "./places";

/** How likely a roll offers a sector, by a single die or by the sum. */
export function odds(sector: number): number {
  return (sector <= 6 ? 10 + sector : 13 - sector) / 36;
}

export interface Step {
  from: number;
  to: number;
}

export interface Path {
  starts: number[];
  steps: Step[];
  /** Sectors from which an arrow leads either way, as the owner will choose. */
  forks: number[];
}

/** The sectors that light up for a choice, as the arrows printed on the cards point. */
export function path(shown: Shown, seat: number, kind: string): Path {
  const board = boardOf(shown);
  const own = board.seats[seat];
  const [a, b] = board.dice;
  const found: Path = { starts: kind === "sum" ? [a + b] : [a, b], steps: [], forks: [] };
  if (!own || !a) return found;
  for (const start of new Set(found.starts)) {
    const seen = new Set([start]);
    const queue = [start];
    for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
      for (const [id] of payingCards(own, here, board.active === seat)) {
        const side = cardOf(shown, id)[board.active === seat ? "station" : "deployed"];
        if (side.left && side.right) found.forks.push(here);
        const to = side.left === side.right ? 0 : side.left ? here - 1 : here + 1;
        if (to < 1 || to > 12 || seen.has(to)) continue;
        seen.add(to);
        queue.push(to);
        found.steps.push({ from: here, to });
      }
    }
  }
  return found;
}
