/** Writing on the plate of a region, and the room it takes. */

import type { Shown } from "../../core/game-ui";
import { t } from "../../core/texts.svelte";
import { type Land, PLATE } from "./chart";
import { cultureAt, cultureName, isKnown, nameOf } from "./content";
import type { Shape } from "../../ui/map/settle";

/** A way to write it, drawn with letters of `LETTERS` units and then made larger or smaller. */
export interface Writing extends Shape {
  lines: string[];
  below: string;
  /** Of the plate, before it is made larger or smaller. */
  wide: number;
  high: number;
  /** Beside the usual size of letters. */
  size: number;
}

export const LETTERS = 13;
export const ROW = 14.6;
/** Of the size of the letters: how wide some are, and the rest. */
const WIDTHS: [letters: RegExp, width: number][] = [
  [/[mwMW]/, 0.88],
  [/[A-ZÄÖÜ]/, 0.66],
  [/[iljtfr.,' -]/, 0.35],
];
const WIDTH = 0.57;
const RIM = 6;
/** Longer names are broken where there is little room. */
const LONG = 14;
const SMALL = 0.85;
const SMALLEST = 0.73;

/** The people of a system, as far as they are known. */
function peopleOf(shown: Shown, { region }: Land): string {
  const culture = region.kind === "system" ? cultureAt(shown, region.id) : null;
  if (culture === null) return "";
  const name = cultureName(culture);
  return isKnown(shown, region.id) ? name : t("mv-seen", { culture: name });
}

/** A name in so many lines at most, of which the longest is as short as can be. */
export function broken(name: string, most: number): string[] {
  const words = name.split(/(?<=[ -])/);
  let best = [name];
  for (let at = 1; at < words.length && most > 1; at++) {
    const rest = broken(words.slice(at).join(""), most - 1);
    const all = [words.slice(0, at).join("").trim(), ...rest];
    if (longest(all) < longest(best)) best = all;
  }
  return best;
}

const widthOf = (line: string): number =>
  [...line].reduce(
    (sum, letter) => sum + (WIDTHS.find(([some]) => some.test(letter))?.[1] ?? WIDTH),
    0,
  );

const longest = (lines: string[]): number => Math.max(...lines.map(widthOf));

function written(lines: string[], below: string, size: number, unit: number): Writing {
  const wide = longest([...lines, below]) * LETTERS + RIM;
  const high = (lines.length + (below ? 1 : 0)) * ROW + RIM / 2;
  const by = (unit * size) / LETTERS;
  return { lines, below, size, wide, high, width: wide * by, height: high * by };
}

/** On the whole map, with letters of so many units of the sheet: the most readable way first. */
export function waysToWrite(shown: Shown, land: Land, unit: number, people: boolean): Writing[] {
  const name = nameOf(shown, land.region.id);
  const lines = broken(name, name.length > LONG ? 2 : 1);
  const below = people ? peopleOf(shown, land) : "";
  const ways = [
    written(lines, "", 1, unit),
    written(lines, "", SMALL, unit),
    written(broken(name, 3), "", SMALL, unit),
    written(lines, "", SMALLEST, unit),
  ];
  return below ? [written(lines, below, 1, unit), ...ways] : ways;
}

/** Where one plays: name and people below each other, on plates of one size. */
export function usualWriting(shown: Shown, land: Land): Writing {
  const system = land.region.kind === "system";
  const below = system ? peopleOf(shown, land) || t("mv-unknown") : "";
  const { width, height } = PLATE;
  const lines = [nameOf(shown, land.region.id)];
  return { lines, below, size: 1, wide: width, high: system ? height : 24, width, height };
}
