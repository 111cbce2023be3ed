/** The attacks of a ground battle as rows: one for each target, with a button for each number. */

import type { Shown } from "../../core/game-ui";
import { split } from "../../core/phrases";
import { boardOf } from "./content";
import type { Strike } from "./types";

export interface StrikeRow {
  strike: string;
  codes: { code: string; count: number; chance: number | null }[];
  /** Dice and damage; nothing for what is no attack. */
  odds: Strike | null;
}

/** In percent: that something falls if so many units attack. */
export function chanceOf([strike = "", count = ""]: string[], shown: Shown): number | null {
  const odds = boardOf(shown).ground?.acting?.strikes[strike];
  return odds?.chances[Number(count) - 1] ?? null;
}

export function strikeRows(options: string[], shown: Shown): StrikeRow[] {
  const known = boardOf(shown).ground?.acting?.strikes ?? {};
  const rows = new Map<string, StrikeRow>();
  for (const code of options) {
    const { kind, params } = split(code);
    const [strike = "", number = ""] = params;
    if (kind !== "strike") continue;
    const odds = known[strike] ?? null;
    const row = rows.get(strike) ?? { strike, codes: [], odds };
    const count = Number(number);
    row.codes.push({ code, count, chance: chanceOf(params, shown) });
    rows.set(strike, row);
  }
  return [...rows.values()];
}

/** What dice must show: one number, or the easiest and the hardest where a recon flight helps some. */
export function needWords(needs: number[]): string {
  const [low, high] = [Math.min(...needs), Math.max(...needs)];
  return low === high ? String(low) : `${String(low)}–${String(high)}`;
}
