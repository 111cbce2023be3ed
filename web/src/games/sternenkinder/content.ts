/** Reading the static content and the position: cells, systems, names, prices. */

import type { Shown } from "../../core/game-ui";
import { has, t } from "../../core/texts.svelte";
import type { Args } from "../../core/types";
import type {
  AbilityCard,
  Board,
  Cell,
  Content,
  Resource,
  Seat,
  System,
  Technology,
  Thing,
} from "./types";

export const RESOURCES: Resource[] = ["food", "awe", "research", "culture"];
export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI"];

interface Index {
  cells: Map<string, Cell>;
  techs: Map<string, Technology>;
  things: Map<string, Thing>;
}
const indexes = new WeakMap<Content, Index>();

function index(content: Content): Index {
  let found = indexes.get(content);
  if (!found) {
    found = {
      cells: new Map(content.cells.map((cell) => [cell.id, cell])),
      techs: new Map(content.technologies.map((tech) => [bare(tech.id), tech])),
      things: new Map(content.things.map((thing) => [thing.id, thing])),
    };
    indexes.set(content, found);
  }
  return found;
}

/** An id without its first word. */
export const bare = (id: string): string => id.slice(id.indexOf(".") + 1);

export const boardOf = (shown: Shown): Board => shown.view.board as Board;
export const contentOf = (shown: Shown): Content => shown.content as Content;
export const cellOf = (shown: Shown, id: string): Cell | undefined =>
  index(contentOf(shown)).cells.get(id);
export const techOf = (shown: Shown, id: string): Technology | undefined =>
  index(contentOf(shown)).techs.get(id);
export const thingOf = (shown: Shown, id: string): Thing | undefined =>
  index(contentOf(shown)).things.get(id);
export const abilityOf = (
  shown: Shown,
  advisor: string,
  ability: string,
): AbilityCard | undefined =>
  contentOf(shown)
    .advisors.find(({ id }) => id === `advisor.${advisor}`)
    ?.abilities.find(({ id }) => id === ability);
export const systemAt = (shown: Shown, id: string): System | undefined =>
  boardOf(shown).systems[id];

/** Whose treasury is shown: the own seat, or for those who watch the one that acts. */
export const ownSeat = (shown: Shown): number => shown.view.seat ?? boardOf(shown).table.active;
export const own = (shown: Shown): Seat | undefined => boardOf(shown).seats[ownSeat(shown)];

// --- names ---------------------------------------------------------------------------------------

/** `iv12` is shown as `IV 12`. */
export function systemName(id: string): string {
  const found = /^([ivx]+)(\d+)$/.exec(id);
  return found ? `${(found[1] ?? "").toUpperCase()} ${found[2] ?? ""}` : id;
}

/** The name of an entry by its id in the content. */
export function nameOf(shown: Shown, id: string): string {
  const key = contentOf(shown).names[id];
  return key && has(key) ? t(key) : bare(id).replaceAll("_", " ");
}

const keyed = (family: string, value: string): string =>
  `${family}-${value.replaceAll("_", "-").replaceAll(".", "-")}`;

/** The name of a value in a family of text keys. */
export function named(family: string, value: string): string {
  const key = keyed(family, value);
  return has(key) ? t(key) : value.replaceAll("_", " ");
}

export const kindName = (kind: string | null): string =>
  kind ? named("system", kind) : t("sk-face-down");
export const techName = (shown: Shown, id: string): string => nameOf(shown, `tech.${id}`);
export const unitName = (id: string): string => named("thing", id);

/** A system as people say it: its place, and what is there. */
export function placeName(shown: Shown, id: string): string {
  const system = systemAt(shown, id);
  if (!system) return systemName(id);
  const what = system.planet ? nameOf(shown, `planet.${system.planet}`) : kindName(system.kind);
  return `${systemName(id)} · ${what}`;
}

/** By name of the argument: the first word of the ids. */
const ENTRIES: Record<string, string> = {
  people: "population",
  tech: "tech",
  government: "government",
  cabinet: "cabinet",
  card: "event",
  loot: "loot",
  event: "planetary",
  investor: "investor",
  planet: "planet",
  kind: "system",
  war: "distant",
  treaty: "treaty",
  law: "law",
  policy: "policy",
  goal: "goal",
  wonder: "wonder",
  ia: "ia",
  advisor: "advisor",
  service: "underground",
};
const FAMILIES: Record<string, string> = {
  resource: "resource",
  capacity: "capacity",
  field: "field",
  side: "side",
  thing: "thing",
  object: "thing",
  unit: "thing",
  site: "site",
  bomb: "site",
  matter: "matter",
  payer: "payer",
  term: "term",
  crew: "crew",
  character: "crew",
  action: "political",
  ability: "ability",
  veto: "veto",
};

/** Ids in the arguments of actions, events and refusals become names. */
export function readable(args: Args, shown: Shown): Args {
  const found: Args = {};
  for (const [name, value] of Object.entries(args)) found[name] = readableOne(name, value, shown);
  const planet = args.planet === undefined ? planetAt(shown, args.system) : "";
  return planet ? { ...found, system: planet } : found;
}

/** What the map calls a system with a planet that is known; a place may be an id or said. */
function planetAt(shown: Shown, system: Args[string] | undefined): string {
  const id = String(system ?? "")
    .replaceAll(" ", "")
    .toLowerCase();
  const planet = systemAt(shown, id)?.planet;
  return planet ? nameOf(shown, `planet.${planet}`) : "";
}

function readableOne(name: string, value: Args[string], shown: Shown): Args[string] {
  if (name.endsWith("_seat")) return shown.names[Number(value)] ?? value;
  if (typeof value === "number")
    return name in FAMILIES ? named(FAMILIES[name] ?? "", String(value)) : value;
  if (value.startsWith("@")) return listed(value);
  if (name === "ware") return wareName(shown, value);
  if (name in ENTRIES) return entryName(shown, ENTRIES[name] ?? "", value);
  if (name in FAMILIES) return named(FAMILIES[name] ?? "", value);
  if (name === "from" || name === "to")
    return named((RESOURCES as string[]).includes(value) ? "resource" : "political", value);
  if (name === "source" && value.includes(".")) return nameOf(shown, value);
  return cellOf(shown, value) ? systemName(value) : plain(name, value);
}

/** Keys behind an @, one or several, as names. */
const listed = (keys: string): string =>
  keys
    .split(" ")
    .map((key) => t(key.slice(1)))
    .join(", ");

/** An event card by the name that hands and systems use. */
export const cardName = (shown: Shown, card: string): string => entryName(shown, "event", card);

/** A card of the black market, or an event card that is auctioned. */
export const wareName = (shown: Shown, ware: string): string =>
  ware.startsWith("event.") ? cardName(shown, bare(ware)) : entryName(shown, "market", ware);

/** Several cards of one kind are numbered behind a dot. */
function entryName(shown: Shown, word: string, value: string): string {
  const id = `${word}.${value}`;
  return nameOf(shown, id in contentOf(shown).names ? id : id.replace(/\.\d+$/, ""));
}

/** Values with a text of their own by the name of the argument, else as they are. */
function plain(name: string, value: string): string {
  const key = keyed(name, value);
  return has(key) ? t(key) : value;
}
