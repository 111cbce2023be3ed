/** What actions cost the own seat now, in numbers and in words. */

import type { Shown } from "../../core/game-ui";
import { split } from "../../core/phrases";
import { t } from "../../core/texts.svelte";
import { boardOf, named, ownSeat, RESOURCES, thingOf } from "./content";
import type { Resource } from "./types";

export interface Price {
  resource: Resource;
  amount: number;
  /** Points of a capacity. */
  points: number;
  capacity: "ground" | "space" | null;
}

const PAID: Record<string, Resource> = {
  research: "research",
  grow: "food",
  govern: "culture",
  advance: "culture",
  policy: "culture",
  equip: "awe",
};
const THINGS = ["build", "buy", "upgrade"];

/** Questions about things that are not paid for. */
const FREE = ["free-tech", "policy-replaced", "policy-rests", "heaven"];

/** What is given in trade stands first. */
const isResource = (word: string): word is Resource => (RESOURCES as string[]).includes(word);

export function priceOf(code: string, shown: Shown): Price | null {
  const { kind, params } = split(code);
  const [first = ""] = params;
  if (FREE.includes(shown.view.question?.kind ?? "")) return null;
  const amount = boardOf(shown).mine?.prices[code];
  if (amount === undefined) return null;
  if (kind === "trade" && isResource(first))
    return { resource: first, amount, points: 0, capacity: null };
  const thing = THINGS.includes(kind) ? thingOf(shown, first) : undefined;
  const resource = thing?.resource ?? PAID[kind];
  if (!resource) return null;
  const points = (thing?.points ?? 0) - (kind === "upgrade" ? pointsBelow(first, shown) : 0);
  return { resource, amount, points, capacity: thing?.capacity ?? null };
}

/** B4.1.5 The points of the highest level below that stands on an own planet. */
function pointsBelow(id: string, shown: Shown): number {
  const [kind = "", level = ""] = id.split("_");
  const seat = ownSeat(shown);
  const levels = Object.values(boardOf(shown).systems)
    .filter(({ owner }) => owner === seat)
    .flatMap(({ sites = [] }) => sites)
    .filter((site) => site.owner === seat && site.kind === kind && site.level < Number(level))
    .map((site) => site.level);
  if (!levels.length) return 0;
  return thingOf(shown, `${kind}_${String(Math.max(...levels))}`)?.points ?? 0;
}

/** What to ask the table for to see the sum behind a price; points that are left for lowering. */
export function sumOf(code: string): string {
  const { kind, params } = split(code);
  return kind === "lower" ? `points:${params[0] ?? ""}` : `price:${code}`;
}

export const amountWords = (resource: string, amount: number): string =>
  t("sk-amount", { amount, resource: named("resource", resource) });

export function priceWords(price: Price): string {
  const cost = amountWords(price.resource, price.amount);
  if (!price.points || !price.capacity) return cost;
  return `${cost} · ${t(`sk-points-${price.capacity}`, { points: price.points })}`;
}
