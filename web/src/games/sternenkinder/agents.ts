/** Characters aboard ships, what they could do, and what stands on the map of their work. */

import type { Shown } from "../../core/game-ui";
import { has, t } from "../../core/texts.svelte";
import { boardOf, cellOf, contentOf, named, nameOf, ownSeat, systemName } from "./content";
import { type DeedOf, reasonOf } from "./deeds";
import {
  AGGRESSIVE,
  BY_TARGET,
  type Character,
  CHARACTERS,
  COOPERATIVE,
  CRAFTS,
  ILLEGAL,
  NETWORKS,
  PROVOKING,
  REACTIONS,
} from "./facts";
import { amountWords } from "./prices";
import type { Agency, DeedView } from "./types";

export const agencyOf = (shown: Shown): Agency | undefined => boardOf(shown).agency;
const nameAt = (seat: number, shown: Shown): string => shown.names[seat] ?? "";

// --- characters ----------------------------------------------------------------------------------

export interface Member {
  character: Character;
  /** Its own action of this round is spent. */
  busy: boolean;
}

export interface Crew {
  seat: number;
  ship: number;
  at: string;
  members: Member[];
  /** Whatever else is aboard: sensors, a laboratory. */
  pieces: string[];
  goods: "none" | "bronze" | "gold";
  /** The level of the network below the ship. */
  network: number;
}

const isCharacter = (name: string): name is Character =>
  (CHARACTERS as readonly string[]).includes(name);

/** Ships of a seat with characters or contraband aboard. */
export function crewsOf(seat: number, shown: Shown): Crew[] {
  const agency = agencyOf(shown);
  return (agency?.ships ?? [])
    .filter((one) => one.seat === seat)
    .flatMap(({ ship, variant, busy, goods }) => {
      const at = boardOf(shown).seats[seat]?.civil.find((one) => one.ship === ship)?.at;
      const aboard = agency?.crews[seat]?.[variant - 1] ?? [];
      const members = aboard
        .filter(isCharacter)
        .map((character) => ({ character, busy: busy.includes(character) }));
      if (at === undefined || (!members.length && goods === "none")) return [];
      const pieces = aboard.filter((name) => !isCharacter(name));
      const network = networkAt(seat, at, shown);
      return [{ seat, ship, at, members, pieces, goods, network }];
    });
}

// --- A8.5, A8.6 reach ----------------------------------------------------------------------------

/** Partners of an intelligence treaty lend their networks (A5.13). */
function spies(seat: number, shown: Shown): number[] {
  const treaties = boardOf(shown).affairs?.treaties ?? [];
  const partners = treaties
    .filter(({ treaty, seats }) => treaty === "intelligence" && seats.includes(seat))
    .flatMap(({ seats }) => seats);
  return [...new Set([seat, ...partners])];
}

export const networkAt = (seat: number, at: string, shown: Shown): number =>
  Math.max(...spies(seat, shown).map((one) => boardOf(shown).seats[one]?.networks[at] ?? 0));

/** Steps between two cells of the map. */
export function distance(from: string, to: string, shown: Shown): number {
  const [a, b] = [cellOf(shown, from), cellOf(shown, to)];
  if (!a || !b) return Infinity;
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Discovered systems in which a character may act from here. */
export function actsFrom(seat: number, at: string, shown: Shown): string[] {
  const level = networkAt(seat, at, shown);
  const { systems } = boardOf(shown);
  return contentOf(shown)
    .cells.map(({ id }) => id)
    .filter((id) => systems[id]?.kind && distance(at, id, shown) <= level);
}

/** Where own characters in a system may act; nothing where there are none. */
export function spied(at: string | null, shown: Shown): Set<string> {
  const seat = ownSeat(shown);
  const here = crewsOf(seat, shown).some((crew) => crew.at === at && crew.members.length > 0);
  return new Set(at !== null && here ? actsFrom(seat, at, shown) : []);
}

// --- institution actions -------------------------------------------------------------------------

/** A8.13 The colour of its row. */
export type Tone = "aggressive" | "neutral" | "cooperative";

const toneOf = (name: string): Tone =>
  AGGRESSIVE.includes(name) ? "aggressive" : COOPERATIVE.includes(name) ? "cooperative" : "neutral";

export interface Craft extends DeedOf {
  name: string;
  title: string;
  effect: string;
  /** What the rules add: illegal, a reason for war, a network of some level. */
  notes: string[];
  tone: Tone;
}

export interface Crafts {
  by: Character[];
  crafts: Craft[];
}

export const craftEffect = (name: string): string => t(`sk-ia-${name.replaceAll("_", "-")}`);

function notesOf(name: string): string[] {
  const level = NETWORKS[name];
  return [
    ILLEGAL.includes(name) ? t("sk-ia-illegal") : "",
    PROVOKING.includes(name) ? t("sk-ia-provokes") : "",
    level ? t("sk-ia-network", { level }) : "",
  ].filter(Boolean);
}

/** Most cost culture; an embassy is a building. */
function priceOf(name: string, deed: DeedView | undefined): string {
  if (!deed) return "";
  if (name === "embassy") return t("sk-ia-embassy-price");
  if (deed.price) return t("sk-ia-from", { amount: amountWords("culture", deed.price) });
  return t(BY_TARGET.includes(name) ? "sk-ia-by-target" : "sk-deed-free");
}

function craftOf(name: string, options: string[], shown: Shown): Craft[] {
  const code = `ia:${name}`;
  const deed = boardOf(shown).mine?.institutions?.find((one) => one.code === code);
  const lit = options.includes(code);
  const reacts = REACTIONS.includes(name);
  if ((!deed && !reacts) || !has(`sk-ia-${name.replaceAll("_", "-")}`)) return [];
  return [
    {
      name,
      code,
      title: nameOf(shown, `ia.${name}`),
      effect: craftEffect(name),
      notes: notesOf(name),
      tone: toneOf(name),
      price: priceOf(name, deed),
      resource: "culture",
      lit,
      reason: lit ? "" : deed ? reasonOf(deed, shown) : t("sk-ia-reaction"),
    },
  ];
}

/** By characters: what can be done now stands first. */
export function craftsOf(options: string[], shown: Shown): Crafts[] {
  if (!boardOf(shown).mine?.institutions) return [];
  const lit = (crafts: Craft[]): number => Number(crafts.some((craft) => craft.lit));
  return CRAFTS.map(({ by, names }) => ({
    by,
    crafts: names
      .flatMap((name) => craftOf(name, options, shown))
      .sort((a, b) => Number(b.lit) - Number(a.lit)),
  }))
    .filter(({ crafts }) => crafts.length)
    .sort((a, b) => lit(b.crafts) - lit(a.crafts));
}

// --- what has happened ---------------------------------------------------------------------------

/** A8.4 Institution actions of this round in words, the last one first. */
export const doneWords = (shown: Shown): string[] =>
  (agencyOf(shown)?.done ?? [])
    .map(({ seat, ia, system }) =>
      t("sk-ia-done", {
        name: nameAt(seat, shown),
        ia: nameOf(shown, `ia.${ia}`),
        system: systemName(system),
      }),
    )
    .reverse();

const cardTitle = (card: string, shown: Shown): string => {
  if (card === "war") return named("aim", "war");
  const { names } = contentOf(shown);
  return nameOf(shown, `treaty.${card}` in names ? `treaty.${card}` : `law.${card}`);
};

/** A8.34 – A8.37, A8.61 Cubes on cards, who sees whom, whose capacity smuggling has cut. */
export function shadowWords(shown: Shown): string[] {
  const agency = agencyOf(shown);
  if (!agency) return [];
  const cubes = agency.cubes.map(({ card, seat, other_seat: by, count }) =>
    t("sk-cubes", {
      count,
      card: cardTitle(card, shown),
      name: nameAt(seat, shown),
      other: nameAt(by, shown),
    }),
  );
  const watched = agency.watched.flatMap((seen, seat) =>
    seen.map((other) =>
      t("sk-watches", { name: nameAt(seat, shown), other: nameAt(other, shown) }),
    ),
  );
  const short = agency.shortage.flatMap((points, seat) =>
    points ? [t("sk-shortage", { name: nameAt(seat, shown), points })] : [],
  );
  return [...cubes, ...watched, ...short];
}

const troops = (units: Record<string, number>, shown: Shown): string =>
  Object.entries(units)
    .map(([unit, count]) => `${String(count)} × ${nameOf(shown, `ground.${unit}`)}`)
    .join(", ");

/** A8.37 Garrisons and cargoes of players whom the own seat has reconnoitred. */
export function watchedWords(shown: Shown): string[] {
  return (boardOf(shown).mine?.watched ?? []).flatMap(({ seat, garrisons, cargo }) => {
    const name = nameAt(seat, shown);
    const here = Object.entries(garrisons).map(([system, units]) =>
      t("sk-seen-garrison", { name, system: systemName(system), units: troops(units, shown) }),
    );
    const aboard = Object.entries(cargo).map(([fleet, units]) =>
      t("sk-seen-cargo", { name, fleet, units: troops(units, shown) }),
    );
    const found = [...here, ...aboard];
    return found.length ? found : [t("sk-seen-nothing", { name })];
  });
}
