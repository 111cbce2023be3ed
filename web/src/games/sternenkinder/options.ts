/** Which part of the board an answer points at, and how a menu is put in order. */

import type { Shown } from "../../core/game-ui";
import { split } from "../../core/phrases";
import type { Args } from "../../core/types";
import { partOf } from "./chamber";
import { boardOf, cellOf, ownSeat } from "./content";

/** Verbs whose first word is a system; new ones are found by their parameter all the same. */
const SYSTEM = "system";

/** The systems that an answer points at on the map. */
export function placeOf(code: string, shown: Shown): string | null {
  const { kind, params } = split(code);
  const [first = ""] = params;
  const board = boardOf(shown);
  if (kind === "fly" || kind === "study")
    return (
      board.seats[ownSeat(shown)]?.civil.find(({ ship }) => String(ship) === first)?.at ?? null
    );
  if (kind === "move")
    return (
      board.fleets.find(({ seat, fleet }) => seat === ownSeat(shown) && String(fleet) === first)
        ?.at ?? null
    );
  const names = shown.meta.actions[kind] ?? [];
  const at = names.indexOf(SYSTEM);
  const id = at < 0 ? undefined : params[at];
  return id !== undefined && cellOf(shown, id) ? id : null;
}

export interface Targets {
  cells: Map<string, string[]>;
  /** Everything that is not to be found on the map. */
  rest: string[];
}

export function targetsOf(options: string[], shown: Shown): Targets {
  const cells = new Map<string, string[]>();
  const rest: string[] = [];
  for (const code of options) {
    const place = placeOf(code, shown);
    if (place === null) rest.push(code);
    else cells.set(place, [...(cells.get(place) ?? []), code]);
  }
  return { cells, rest };
}

/** Places and units that move: a tap on the map is the answer, or asks which one is meant where a
 * fleet may blockade, too. Purchases are looked at first. */
const TAPPED = ["at", "fly", "study", "move"];

export const isTapped = (codes: string[]): boolean =>
  codes.some((code) => TAPPED.includes(split(code).kind));

// --- menus ---------------------------------------------------------------------------------------

export interface Group {
  kind: string;
  codes: string[];
}

/** The order in which kinds of actions are read; what is new comes last but one. */
const ORDER = [
  "people", "treaty", "cancel", "war", "armistice", "hire", "dismiss", "council", "initiative", "recall",
  "plead", "ia", "delegation", "lend", "hand", "govern", "advance", "policy", "activate", "seek", "advisor", "skill", "consult", "watch",
  "play", "auction", "auction-event", "draw-ware", "hand-ware", "underground", "goal", "rival", "influence",
  "branch", "borrow", "repay", "wonder", "cabinet", "convert", "research", "build", "upgrade", "grow", "develop", "force", "buy", "equip",
  "crew", "embassy", "clean", "tear-down", "lower", "demolish", "trade", "fly", "study", "move", "blockade", "lift", "distant", "buy-point",
]; // prettier-ignore
const LAST = ["no", "surrender", "end", "pass"];

const rank = (kind: string): number => {
  const last = LAST.indexOf(kind);
  if (last >= 0) return 200 + last;
  const at = ORDER.indexOf(kind);
  return at < 0 ? 100 : at;
};

/** Answers by their verbs, in the order of a menu. */
export function groups(options: string[]): Group[] {
  const found = new Map<string, string[]>();
  for (const code of options) {
    const { kind } = split(code);
    found.set(kind, [...(found.get(kind) ?? []), code]);
  }
  return [...found]
    .map(([kind, codes]) => ({ kind, codes }))
    .sort((a, b) => rank(a.kind) - rank(b.kind));
}

/** The main menus of the phases, which an assistant explains; other questions follow from them. */
export const MENUS = ["politics", "economy", "movement"];

export const isMenu = (shown: Shown): boolean => MENUS.includes(shown.view.question?.kind ?? "");

/** Kinds that a small screen keeps at hand: what ends a turn, and short lists. */
const FEW = 4;

/** Answers that no part of the board stands for; the sheet of politics answers its questions. */
export function loose(options: string[], shown: Shown): string[] {
  const { rest } = targetsOf(options, shown);
  const ends = options.filter((code) => LAST.includes(split(code).kind));
  return isMenu(shown) || partOf(shown) || rest.length > FEW ? ends : rest;
}

/** The system that a line of the log talks about, from its name as people say it. */
export function spottedCell(spot: Args | null): string | null {
  const name = String(spot?.system ?? "");
  return name ? name.replaceAll(" ", "").toLowerCase() : null;
}
