/** Card texts in words: what a card, a technology, a building or a government does. */

import type { Shown } from "../../core/game-ui";
import { split } from "../../core/phrases";
import { t } from "../../core/texts.svelte";
import { abilityOf, contentOf, readable } from "./content";
import type { CardLine, CardNote } from "./types";

export interface Said {
  words: string;
  /** Below how many headings. */
  depth: number;
}

const piece = ({ key, args }: CardNote, shown: Shown): string => t(key, readable(args, shown));

export function lineWords(line: CardLine, shown: Shown): string {
  const notes = (line.notes ?? []).map((note) => piece(note, shown));
  return notes.length ? `${piece(line, shown)} (${notes.join(", ")})` : piece(line, shown);
}

/** Several cards of one kind are numbered behind a dot. */
export function linesOf(shown: Shown, id: string): CardLine[] {
  const { texts } = contentOf(shown);
  return texts[id] ?? texts[id.replace(/\.\d+$/, "")] ?? [];
}

export const said = (lines: CardLine[], shown: Shown): Said[] =>
  lines.map((line) => ({ words: lineWords(line, shown), depth: line.depth ?? 0 }));

export const cardText = (shown: Shown, id: string): Said[] => said(linesOf(shown, id), shown);

/** The whole text in one paragraph. */
export const cardWords = (shown: Shown, id: string): string => joined(cardText(shown, id));

/** Headings end with a colon already. */
function joined(lines: Said[]): string {
  return lines.reduce((text, { words }) => {
    if (!text) return words;
    return `${text}${text.endsWith(":") ? " " : "; "}${words}`;
  }, "");
}

// --- components by the codes of actions ----------------------------------------------------------

const SITES = ["food", "awe", "research", "culture"];
const CIVIL = ["research", "colony"];
const FLEETS = ["fleet", "mercenary"];

/** The entry behind something that can be built: `food_1` is a resource building. */
export function buildingId(thing: string): string {
  const [kind = "", level = ""] = thing.split("_");
  if (SITES.includes(kind)) return `building.resource.${level}`;
  return kind === "capacity" ? `building.capacity.${level}` : `building.${thing}`;
}

export function unitId(unit: string): string {
  if (CIVIL.includes(unit)) return `ship.${unit}`;
  return FLEETS.includes(unit) ? `fleet.${unit}` : `ground.${unit}`;
}

/** A piece of equipment names a component and the ship that has it. */
const componentId = (piece: string, shown: Shown): string =>
  contentOf(shown).equipment.find(({ id }) => id === piece)?.component ?? "";

/** A resource building is of one resource, and only those for food have no upkeep. */
function ofResource(line: CardLine, resource: string): CardLine[] {
  if (line.args.resource === "@text-chosen")
    return [{ ...line, args: { ...line.args, resource: `@resource-${resource}` } }];
  const { notes, ...plain } = line;
  if (!notes?.some(({ key }) => key === "text-note-food-building")) return [line];
  return resource === "food" ? [] : [plain];
}

function buildingLines(thing: string, shown: Shown): CardLine[] {
  const [kind = ""] = thing.split("_");
  const lines = linesOf(shown, buildingId(thing));
  return SITES.includes(kind) ? lines.flatMap((line) => ofResource(line, kind)) : lines;
}

/** By verb: the entry that an action is about. */
const ENTRY_OF: Record<string, (param: string, shown: Shown) => string> = {
  research: (tech) => `tech.${tech}`,
  govern: (government) => `government.${government}`,
  advance: (government) => `government.${government}`,
  policy: (policy) => `policy.${policy}`,
  activate: (policy) => `policy.${policy}`,
  goal: (goal) => `goal.${goal}`,
  wonder: (wonder) => `wonder.${wonder}`,
  cabinet: (cabinet) => `cabinet.${cabinet}`,
  people: (people) => `population.${people}`,
  buy: unitId,
  equip: componentId,
  card: (card) => `event.${card}`,
  law: (law) => `law.${law}`,
  advisor: (advisor) => `advisor.${advisor}`,
  auction: (ware) => `market.${ware}`,
  play: (ware) => `market.${ware}`,
  "auction-event": (card) => `event.${card}`,
  underground: (service) => `underground.${service}`,
};

/** A10.13 One ability of an advisor. */
export const abilityText = (shown: Shown, advisor: string, ability: string): Said[] =>
  said(abilityOf(shown, advisor, ability)?.lines ?? [], shown);

/** What an action gives, as the card says it. */
export function effectOf(code: string, shown: Shown): Said[] {
  const { kind, params } = split(code);
  const [param = "", second = ""] = params;
  if (kind === "build" || kind === "upgrade") return said(buildingLines(param, shown), shown);
  if (kind === "skill") return abilityText(shown, param, second);
  const entry = ENTRY_OF[kind];
  return entry ? cardText(shown, entry(param, shown)) : [];
}
