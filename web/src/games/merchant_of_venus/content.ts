/** Reading the static content and the position: places, cultures, prices, values. */

import type { Shown } from "../../core/game-ui";
import { has, t } from "../../core/texts.svelte";
import type { Args } from "../../core/types";
import type {
  Board,
  Content,
  Culture,
  Good,
  Level,
  Mission,
  Passenger,
  Pilot,
  Seat,
  Skill,
  Space,
  State,
  SystemView,
} from "./types";

interface Index {
  spaces: Map<string, Space>;
  goods: Map<string, Good>;
  passengers: Map<string, Passenger>;
  missions: Map<string, Mission>;
  systems: string[];
}
const indexes = new WeakMap<Content, Index>();

const byId = <T extends { id: string }>(all: T[]): Map<string, T> =>
  new Map(all.map((entry) => [entry.id, entry]));

function index(content: Content): Index {
  let found = indexes.get(content);
  if (!found) {
    found = {
      spaces: byId(content.spaces),
      goods: byId(content.goods),
      passengers: byId(content.passengers),
      missions: byId(content.missions),
      systems: content.regions.filter((r) => r.kind === "system").map((r) => r.id),
    };
    indexes.set(content, found);
  }
  return found;
}

export const boardOf = (shown: Shown): Board => shown.view.board as Board;
export const contentOf = (shown: Shown): Content => shown.content as Content;
export const ownSeat = (shown: Shown): number => shown.view.seat ?? boardOf(shown).active;
export const goodOf = (shown: Shown, id: string): Good | undefined =>
  index(contentOf(shown)).goods.get(id);
export const passengerOf = (shown: Shown, id: string): Passenger | undefined =>
  index(contentOf(shown)).passengers.get(id);
export const missionOf = (shown: Shown, id: string): Mission | undefined =>
  index(contentOf(shown)).missions.get(id);
export const findSpace = (shown: Shown, id: string): Space | undefined =>
  index(contentOf(shown)).spaces.get(id);

export function spaceOf(shown: Shown, id: string): Space {
  const found = findSpace(shown, id);
  if (!found) throw new Error(`no space ${id}`);
  return found;
}

// --- names ---------------------------------------------------------------------------------------

/** The name of anything that has one. */
export function nameOf(shown: Shown, id: string): string {
  const key = contentOf(shown).names[id];
  return key && has(key) ? t(key) : id;
}

/** What is printed on a card or token, beside its name. */
export function printed(shown: Shown, id: string): string {
  const key = contentOf(shown).texts[id];
  return key && has(key) ? t(key) : "";
}

export const cultureName = (id: number): string => t(`culture-${id}`);

/** A culture, or the base, as people speak of it. */
export const peopleName = (shown: Shown, culture: number): string =>
  culture ? cultureName(culture) : nameOf(shown, "gb");

// --- places --------------------------------------------------------------------------------------

/** The kind of a space as it is now: tokens replace what is printed. */
export function kindNow(shown: Shown, id: string): string {
  const { board } = boardOf(shown);
  return board.replaced[id] ?? findSpace(shown, id)?.kind ?? "";
}

const systemIds = (shown: Shown): string[] => index(contentOf(shown)).systems;

export function systemView(shown: Shown, region: string): SystemView | null {
  return boardOf(shown).systems[systemIds(shown).indexOf(region)] ?? null;
}

/** The culture of a system, as far as this seat knows it. */
export function cultureAt(shown: Shown, region: string): number | null {
  return systemView(shown, region)?.culture ?? boardOf(shown).mine?.contacts[region] ?? null;
}

export const isKnown = (shown: Shown, region: string): boolean =>
  systemView(shown, region) !== null;

/** Where a culture lives, as far as this seat knows it. */
export function homeOf(shown: Shown, culture: number): string | null {
  if (culture === 0) return "gb";
  return systemIds(shown).find((region) => cultureAt(shown, region) === culture) ?? null;
}

export const culture = (shown: Shown, id: number): Culture | undefined =>
  contentOf(shown).cultures[id - 1];

/** Waiting in a region. */
export function waitingAt(shown: Shown, region: string): string[] {
  return Object.entries(boardOf(shown).passengers)
    .filter(([, place]) => place === region)
    .map(([id]) => id);
}

// --- markets -------------------------------------------------------------------------------------

export interface Buyer {
  culture: number;
  region: string | null;
  state: State | null;
  price: number | null;
}

/** Who buys a good, best price first; cultures that are not found yet come last. */
export function buyersOf(shown: Shown, good: Good): Buyer[] {
  const found = good.buyers.map((id): Buyer => {
    const region = homeOf(shown, id);
    const system = region ? systemView(shown, region) : null;
    const state = system?.states[good.category] ?? null;
    return { culture: id, region, state, price: system?.pays[good.id] ?? null };
  });
  return found.sort((a, b) => (b.price ?? -1) - (a.price ?? -1));
}

// --- ships ---------------------------------------------------------------------------------------

export const pilotOf = (shown: Shown, own: Seat): Pilot | undefined =>
  contentOf(shown).pilots.find((pilot) => pilot.id === own.pilot);

export const levelOf = (shown: Shown, own: Seat): Level | undefined =>
  pilotOf(shown, own)?.levels[own.level - 1];

export function abilityOf(shown: Shown, own: Seat): string {
  const level = levelOf(shown, own);
  return level?.abilities[own.side === "b" ? 1 : 0] ?? "";
}

export const SKILLS: Skill[] = ["laser", "shield", "pilot"];

/** The chance of a check with what this seat has; null for those who only watch. */
export const oddsOf = (shown: Shown, skill: Skill): number | null =>
  boardOf(shown).mine?.odds[skill] ?? null;

export const fightOdds = (shown: Shown, space: string, skill: Skill): number | null =>
  boardOf(shown).mine?.pirates[space]?.[skill] ?? null;

/** One entry for each token aboard: goods first, then technologies. */
export function tokensOf(own: Seat): string[] {
  return Object.entries(own.cargo).flatMap(([id, count]) =>
    Array.from({ length: count }, () => id),
  );
}

export const isGood = (id: string): boolean => id.startsWith("g");
export const goodsIn = (own: Seat): string[] => tokensOf(own).filter(isGood);

export const DRIVES = ["", "yellow_drive", "red_drive", "combined_drive"];

// --- prices --------------------------------------------------------------------------------------

const PRINTED: Record<string, string> = {
  deed: "spaceport_deed",
  intel: "intel_card",
  reward: "reward_bought_at_base",
};

/** What a purchase in a region costs this seat; for those who only watch, the printed price. */
export function priceOf(shown: Shown, region: string, kind: string, id: string): number | null {
  const content = contentOf(shown);
  const { prices, services } = boardOf(shown).mine ?? {};
  const own = prices?.[region]?.[id] ?? services?.[region]?.[kind as "deed" | "intel" | "reward"];
  if (own !== undefined) return own;
  if (kind === "equip") return content.equipment.find((one) => one.id === id)?.price ?? null;
  if (kind === "buy")
    return Object.values(content.items).find((item) => item.ware === id)?.cost ?? null;
  return content.prices[PRINTED[kind] ?? ""] ?? null;
}

/** Whether something lies on the table that the open question is about. */
export function liesOpen(shown: Shown): boolean {
  const { open, mine } = boardOf(shown);
  const probes = shown.view.question?.kind === "probe-card";
  return Object.keys(open).length > 0 || !!mine?.bill || probes;
}

// --- words ---------------------------------------------------------------------------------------

/** Ids in the arguments of actions, events and refusals become names. */
export function readable(args: Args, shown: Shown): Args {
  const found: Args = {};
  for (const [name, value] of Object.entries(args)) found[name] = readableOne(name, value, shown);
  return found;
}

function readableOne(name: string, value: Args[string], shown: Shown): Args[string] {
  if (name === "culture") return cultureName(Number(value));
  if (typeof value === "number")
    return name.endsWith("_seat") ? (shown.names[value] ?? value) : value;
  if (value.startsWith("@")) return t(value.slice(1));
  return nameOf(shown, name === "line" ? value.slice(value.indexOf("-") + 1) : value);
}
