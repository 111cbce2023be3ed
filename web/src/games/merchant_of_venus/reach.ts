/** Ways on the map: those that the table shows, and the answers that lead along them. */

import type { Shown } from "../../core/games";
import { boardOf, contentOf, kindNow, spaceOf } from "./content";
import type { Content } from "./types";

export interface Target {
  space: string;
  cost: number;
  chance: number;
  /** The spaces that are entered, from the ship on; skipped ones are left out. */
  path: string[];
}

export function reachOf(shown: Shown): Map<string, Target> {
  const reach = boardOf(shown).mine?.reach ?? {};
  return new Map(Object.entries(reach).map(([space, way]) => [space, { space, ...way }]));
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

/** The lines by which a step can end, through spaces that the drives of this turn skip. */
function steps(
  shown: Shown,
  from: string,
  skipped: string[] = [],
): [line: string, via: string[]][] {
  const { skips } = boardOf(shown).turn;
  const here = skipped[skipped.length - 1] ?? from;
  return near(shown, here)
    .filter((to) => to !== from && !skipped.includes(to))
    .flatMap((to) => {
      const bit = SKIPS[spaceOf(shown, to).color] ?? 0;
      const via = [...skipped, to];
      return bit & skips ? steps(shown, from, via) : [[`${here}-${to}`, via]];
    });
}
const SKIPS: Record<string, number> = { yellow: 1, red: 2 };

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

// --- answers -------------------------------------------------------------------------------------

/** Kinds of spaces on which nothing happens to a ship that enters. */
const PLAIN = ["blue", "yellow", "red", "orbital"];
const PORTS = ["neutral_spaceport", "galactic_base"];

/** What leads along a way, fork by fork, up to the first space where something may happen.
 *
 * It is a guess from the lines alone. Where it is wrong, the table refuses all of it, and only the
 * first answer is given.
 */
export function answersAlong(shown: Shown, target: Target): string[] {
  const { board, turn } = boardOf(shown);
  const codes: string[] = [];
  let { came } = turn;
  for (const [at, space] of target.path.slice(0, -1).entries()) {
    const next = target.path[at + 1] ?? "";
    const ways = steps(shown, space).filter(([, via]) => via[0] !== came);
    const taken = ways.find(([line]) => line.endsWith(`-${next}`));
    if (!taken) return codes;
    if (new Set(ways.map(([line]) => line)).size > 1) codes.push(`go:${taken[0]}`);
    came = taken[0].slice(0, taken[0].indexOf("-"));
    const kind = kindNow(shown, next);
    const port = PORTS.includes(kind) || board.spaceports[next] !== undefined;
    if (port && next !== target.space) codes.push("done");
    else if (port && target.cost < turn.mp) codes.push("land");
    else if (!PLAIN.includes(kind)) return codes;
  }
  return codes;
}
