/** Actions, questions, systems and seats of Sternenkinder in words that know the table. */

import type { ActionWords, Shown } from "../../core/game-ui";
import { plainWords, split } from "../../core/phrases";
import { has, t } from "../../core/texts.svelte";
import {
  boardOf,
  kindName,
  nameOf,
  named,
  own,
  ownSeat,
  readable,
  RESOURCES,
  ROMAN,
  systemAt,
  systemName,
  techName,
} from "./content";
import { outpostsAt, outpostWords } from "./outposts";
import { effectOf } from "./cards";
import { truceAnswer } from "./peace";
import { amountWords, priceOf, priceWords } from "./prices";
import { optionAsked } from "./rewards";
import { chanceOf } from "./strikes";
import type { BattleUnit, Site, System } from "./types";

// --- why not -------------------------------------------------------------------------------------

/** Why something of a menu cannot be had now, as far as the view tells it. */
export function reasonAgainst(code: string, shown: Shown): string | null {
  const lacking = boardOf(shown).mine?.locked[code];
  if (lacking) return t("sk-needs", { tech: techName(shown, lacking) });
  const price = priceOf(code, shown);
  const seat = own(shown);
  if (!price || !seat) return null;
  const missing = price.amount - seat.account[price.resource];
  if (missing > 0)
    return t("sk-short-of", { amount: missing, resource: named("resource", price.resource) });
  if (price.capacity) {
    const free = seat.capacity[price.capacity] - seat.spare[price.capacity];
    if (free < price.points)
      return t(`sk-short-${price.capacity}`, { points: price.points - free });
  }
  return t("sk-no-place");
}

// --- actions -------------------------------------------------------------------------------------

const SPECIAL: Record<string, (param: string, shown: Shown) => string | null> = {
  fly: (ship, shown) => shipWords("sk-act-fly", ship, shown),
  study: (ship, shown) => shipWords("sk-act-study", ship, shown),
  move: (fleet, shown) => {
    const found = boardOf(shown).fleets.find(
      (one) => one.seat === ownSeat(shown) && String(one.fleet) === fleet,
    );
    return found ? t("sk-act-move", { fleet, system: systemName(found.at) }) : null;
  },
  foe: (seat, shown) => shown.names[Number(seat)] ?? null,
  target: (number, shown) => {
    const unit = boardOf(shown).battle?.units.find((one) => String(one.target) === number);
    return unit ? t("sk-act-target", { unit: battleUnit(unit, shown), hull: unit.hull }) : null;
  },
  site: (slot, shown) => {
    const site = siteAsked(slot, shown);
    return site
      ? t("sk-act-site", { slot, building: named("thing", `${site.kind}_${String(site.level)}`) })
      : null;
  },
  option: (id, shown) => {
    const said = optionAsked(id, shown);
    return said ? t("sk-act-option", { option: id, words: said }) : null;
  },
  at: (system, shown) => {
    const found = systemAt(shown, system);
    return found ? `${systemName(system)}: ${systemWords(found, shown)}` : null;
  },
};

/** The building on a site, if only one own colony has buildings on all sites that are offered. */
function siteAsked(slot: string, shown: Shown): Site | undefined {
  const slots = (shown.view.question?.options ?? [])
    .filter((code) => /^site:\d+$/.test(code))
    .map((code) => Number(split(code).params[0]));
  const seat = ownSeat(shown);
  const fitting = Object.values(boardOf(shown).systems).filter(
    ({ owner, sites = [] }) =>
      owner === seat && slots.every((one) => sites.some((site) => site.slot === one)),
  );
  return fitting.length === 1
    ? fitting[0]?.sites?.find((site) => site.slot === Number(slot))
    : undefined;
}

function shipWords(key: string, number: string, shown: Shown): string | null {
  const ship = own(shown)?.civil.find((one) => String(one.ship) === number);
  if (!ship) return null;
  return t(key, { ship: nameOf(shown, `ship.${ship.kind}`), system: systemName(ship.at) });
}

/** A fleet of a battle by its owner or its faction. */
export function battleUnit(unit: BattleUnit, shown: Shown): string {
  const kind = unitKind(unit.kind);
  return unit.seat === null ? kind : `${kind} (${shown.names[unit.seat] ?? ""})`;
}

/** A state that may grow without bound has a size that nobody reaches. */
export const sizeWords = (size: number): string => (size >= 99 ? "∞" : String(size));

export function unitKind(kind: string): string {
  if (kind === "own") return t("thing-fleet");
  const key = [`thing-${kind}`, `fleets-${kind}`, `sk-unit-${kind}`]
    .map((name) => name.replaceAll("_", "-"))
    .find(has);
  return key ? t(key) : kind;
}

export function words(code: string, shown: Shown): ActionWords {
  const { kind, params } = split(code);
  const [first = ""] = params;
  const special = truceAnswer(kind, first, shown) ?? SPECIAL[kind]?.(first, shown);
  const label = special ?? plainWords(code, shown, readable).label;
  const chance = kind === "strike" ? chanceOf(params, shown) : null;
  if (chance !== null) return { label, yields: t("sk-strike-chance", { percent: chance }) };
  const price = priceOf(code, shown);
  const effects = effectOf(code, shown).map((line) => line.words);
  const detail = effects.length
    ? { detail: [...(price ? [priceWords(price)] : []), ...effects] }
    : {};
  return price ? { label, yields: priceWords(price), ...detail } : { label, ...detail };
}

/** The name of what an action buys, without the verb, for menus that have the verb above. */
export function shortWords(code: string, shown: Shown): string {
  const { kind, params } = split(code);
  const [first = ""] = params;
  if (kind === "research") return techName(shown, first);
  if (kind === "build" || kind === "upgrade") return named("thing", first);
  if (kind === "buy") return named("thing", first);
  if (kind === "grow")
    return t("sk-grow-to", {
      system: systemName(first),
      level: ROMAN[(systemAt(shown, first)?.level ?? 0) + 1] ?? "",
    });
  if (kind === "convert" || kind === "trade") {
    const { from, to } = readable({ from: first, to: params[1] ?? "" }, shown);
    return `${String(from)} → ${String(to)}`;
  }
  return words(code, shown).label;
}

// --- systems and seats ---------------------------------------------------------------------------

/** What is in a system, in one phrase. */
export function systemWords(system: System, shown: Shown): string {
  const parts = [system.planet ? nameOf(shown, `planet.${system.planet}`) : kindName(system.kind)];
  if (system.owner !== undefined)
    parts.push(
      t("sk-colony-of", {
        name: shown.names[system.owner] ?? "",
        level: ROMAN[system.level ?? 0] ?? "",
      }),
    );
  if (system.blockade !== undefined) parts.push(t("sk-blocked"));
  return parts.join(", ");
}

/** All pieces in a system, for those who hear the map. */
export function piecesWords(id: string, shown: Shown): string[] {
  const board = boardOf(shown);
  const found: string[] = [];
  board.seats.forEach((seat, at) => {
    const name = shown.names[at] ?? "";
    for (const ship of seat.civil.filter((one) => one.at === id))
      found.push(`${nameOf(shown, `ship.${ship.kind}`)} (${name})`);
    const fleets = board.fleets.filter((one) => one.seat === at && one.at === id).length;
    if (fleets) found.push(t("sk-fleets-of", { count: fleets, name }));
  });
  for (const group of board.neutral.filter((one) => one.at === id))
    found.push(t("sk-neutral-fleets", { count: group.count, kind: unitKind(group.kind) }));
  return [...found, ...outpostsAt(id, shown).map((one) => outpostWords(one, shown))];
}

export function cellWords(id: string, shown: Shown): string {
  const system = systemAt(shown, id);
  if (!system) return systemName(id);
  return [`${systemName(id)}: ${systemWords(system, shown)}`, ...piecesWords(id, shown)].join("; ");
}

/** A seat in one sentence, for those who hear the table. */
export function seatWords(seat: number, shown: Shown): string {
  const found = boardOf(shown).seats[seat];
  if (!found) return "";
  const account = RESOURCES.map((name) => amountWords(name, found.account[name])).join(", ");
  return t("sk-seat-words", {
    points: found.points,
    planets: found.planets,
    techs: found.techs.length,
    account,
  });
}
