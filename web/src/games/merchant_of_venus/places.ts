/** Parts of the board that answers point at. */

import type { Shown } from "../../core/game-ui";
import { split } from "../../core/phrases";
import type { Args } from "../../core/types";
import { boardOf } from "./content";

/** Parts of the map: a space, or a whole region. */
export interface Targets {
  spaces: Map<string, string[]>;
  regions: Map<string, string[]>;
  /** Everything that is not to be found on the map. */
  rest: string[];
}

const HERE = ["stay", "land", "drill", "build"];

function spaceOfCode(code: string, shown: Shown): string | null {
  const { kind, params } = split(code);
  const [first = ""] = params;
  const board = boardOf(shown);
  if (kind === "head" || kind === "deed") return first;
  if (kind === "go") return first.slice(first.indexOf("-") + 1);
  if (kind === "jump") return board.board.teleportals[first] ?? null;
  return HERE.includes(kind) ? (board.seats[board.active]?.ship ?? null) : null;
}

function add(map: Map<string, string[]>, place: string, code: string): void {
  map.set(place, [...(map.get(place) ?? []), code]);
}

export function targetsOf(options: string[], shown: Shown): Targets {
  const found: Targets = { spaces: new Map(), regions: new Map(), rest: [] };
  for (const code of options) {
    const { kind, params } = split(code);
    const space = spaceOfCode(code, shown);
    if (space) add(found.spaces, space, code);
    if (kind === "peek" || kind === "shift") add(found.regions, params[0] ?? "", code);
    else if (!space || HERE.includes(kind)) found.rest.push(code);
  }
  return found;
}

/** Answers that belong to the market of the place where the ship is. */
export const TRADE = [
  "buy", "sell", "equip", "deed", "load", "set-down", "unload", "drop-off",
  "intel", "reward", "train", "second-mission", "complete", "customs", "market-top",
]; // prettier-ignore

export const ofKind = (options: string[], ...kinds: string[]): string[] =>
  options.filter((code) => kinds.includes(split(code).kind));

/** Comes along with any choice in space: pressed in the hold, it never covers the map. */
const OVERBOARD = ["jettison", "eject"];

/** What is asked beside the map: business has its market, and dice are pressed where they lie. */
export function looseOptions(question: string, rest: string[]): string[] {
  if (question === "business") return rest.filter((code) => code === "done");
  const elsewhere = question === "navigation" ? OVERBOARD : [...OVERBOARD, "assign"];
  return rest.filter((code) => !elsewhere.includes(split(code).kind));
}

/** Answers that no part of the board stands for. */
export const loose = (options: string[], shown: Shown): string[] =>
  looseOptions(shown.view.question?.kind ?? "", targetsOf(options, shown).rest);

/** The space or region that a line of the log talks about. */
export function spottedPlace(spot: Args | null): string | null {
  const id = String(spot?.space ?? spot?.region ?? "").replace(/^@(space|region)-/, "");
  return id || null;
}
