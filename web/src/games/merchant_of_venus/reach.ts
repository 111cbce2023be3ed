/** Ways on the map as the table shows them. */

import type { Shown } from "../../core/game-ui";
import { boardOf, contentOf, findSpace } from "./content";
import type { Content, Way } from "./types";

export interface Target {
  space: string;
  cost: number;
  chance: number;
  /** The spaces that are entered, from the ship on; skipped ones are left out. */
  path: string[];
  /** What flies the way, up to where something is chosen, rolled or met. */
  answers: string[];
}

export function reachOf(shown: Shown): Map<string, Target> {
  const reach = boardOf(shown).mine?.reach ?? {};
  const found = new Map<string, Target>();
  for (const space of Object.keys(reach)) addWay(space, reach, found);
  return found;
}

/** A way goes on from the way to the space before it. */
function addWay(
  space: string,
  reach: Record<string, Way>,
  found: Map<string, Target>,
): Target | null {
  const way = reach[space];
  const known = found.get(space);
  if (known || !way) return known ?? null;
  const { cost, chance, answers } = way;
  const before = way.from ? addWay(way.from, reach, found) : null;
  const path = way.path ?? [...(before?.path ?? []), space];
  const target = { space, cost, chance, answers, path };
  found.set(space, target);
  return target;
}

// --- lines ---------------------------------------------------------------------------------------

const charts = new WeakMap<Content, Map<string, string[]>>();

function near(shown: Shown, space: string): string[] {
  const content = contentOf(shown);
  let found = charts.get(content);
  if (!found) {
    found = new Map(content.spaces.map(({ id }) => [id, []]));
    for (const { a, b } of content.lines) {
      found.get(a)?.push(b);
      found.get(b)?.push(a);
    }
    charts.set(content, found);
  }
  return found.get(space) ?? [];
}

export const areNear = (shown: Shown, a: string, b: string): boolean => near(shown, a).includes(b);

const MOST = 40;

/** The region at the end of the line on which `first` lies; its own name tells where it lies in one. */
export function leadsTo(shown: Shown, from: string, first: string): string | null {
  let [before, at] = [from, first];
  for (let step = 0; step < MOST; step++) {
    const region = findSpace(shown, at)?.region;
    if (region) return step ? region : null;
    const on = near(shown, at).filter((space) => space !== before);
    const [next] = on;
    if (next === undefined || on.length > 1) return null;
    [before, at] = [at, next];
  }
  return null;
}

/** A way with the spaces it passes over, as it is drawn. */
export function drawnWay(shown: Shown, target: Target): string[] {
  return target.path.flatMap((space, at) => {
    const before = target.path[at - 1];
    return before === undefined ? [space] : between(shown, before, space);
  });
}

/** The shortest chain of lines between two spaces of a way. */
function between(shown: Shown, from: string, to: string): string[] {
  const chains: string[][] = [[from]];
  const seen = new Set([from]);
  for (const chain of chains) {
    const last = chain[chain.length - 1] ?? from;
    if (last === to) return chain.slice(1);
    for (const next of near(shown, last))
      if (!seen.has(next)) {
        seen.add(next);
        chains.push([...chain, next]);
      }
  }
  return [to];
}

// --- what is closed ------------------------------------------------------------------------------

export interface Bar {
  from: string;
  to: string;
  /** Why nobody flies along here: a spaceport, the way back, or a die that is missing. */
  why: "port" | "back" | "value";
}

/** Lines and exits that this ship cannot use now. */
export function barsOf(shown: Shown, seat: number): Bar[] {
  const { board, turn, seats, active, mine } = boardOf(shown);
  const bars: Bar[] = board.closed.map((line) => {
    const [from = "", to = ""] = line.split("-");
    return { from, to, why: "port" };
  });
  const ship = seats[seat]?.ship ?? "";
  if (seat !== active || !turn.moved || turn.stop) return bars;
  if (turn.came && areNear(shown, ship, turn.came))
    bars.push({ from: ship, to: turn.came, why: "back" });
  for (const [from, exits] of Object.entries(mine?.exits ?? {}))
    for (const [to, chance] of Object.entries(exits))
      if (chance === 0 && !(from === ship && to === turn.came))
        bars.push({ from, to, why: "value" });
  return bars;
}
