/** Options of planetary events in words, cut out of the text of their card. */

import type { Shown } from "../../core/game-ui";
import { t } from "../../core/texts.svelte";
import { lineWords, linesOf } from "./cards";
import { boardOf, nameOf, ownSeat } from "./content";
import type { CardLine, System } from "./types";

export interface EventCard {
  stage: number;
  name: string;
  /** What holds while the card is active. */
  standing: string[];
  options: EventOption[];
  threat: string[];
}

export interface EventOption {
  /** `1a`: the number of the card and the letter. */
  id: string;
  letter: string;
  words: string;
}

const STAGES = 3;
const isOption = (line: CardLine): boolean => line.key === "text-option";
const isHeading = (line: CardLine): boolean => isOption(line) || line.key === "text-threat";

/** From a heading to the next. */
function partsOf(lines: CardLine[]): CardLine[][] {
  const found: CardLine[][] = [[]];
  for (const line of lines) {
    if (isHeading(line)) found.push([]);
    found[found.length - 1]?.push(line);
  }
  return found;
}

/** What it costs, what it brings, and what there is to know about it. */
function optionWords(lines: CardLine[], shown: Shown): string {
  const [heading, ...rest] = lines;
  const at = rest.findIndex(({ key }) => key === "text-reward");
  const say = (part: CardLine[]): string => part.map((line) => lineWords(line, shown)).join(", ");
  const words = t("sk-option-words", {
    price: say(rest.slice(0, at)),
    reward: say(rest.slice(at + 1)),
  });
  const notes = (heading?.notes ?? []).map((note) => lineWords(note, shown));
  return notes.length ? `${words} (${notes.join(", ")})` : words;
}

export function eventCard(planet: string, stage: number, shown: Shown): EventCard {
  const id = `planetary.${planet}.${String(stage)}`;
  const [standing = [], ...parts] = partsOf(linesOf(shown, id));
  const threat = parts.find(([first]) => first && !isOption(first)) ?? [];
  const options = parts.filter(([first]) => first && isOption(first));
  return {
    stage,
    name: nameOf(shown, id),
    standing: standing.map((line) => lineWords(line, shown)),
    threat: threat.map((line) => lineWords(line, shown)),
    options: options.map((lines) => {
      const letter = String(lines[0]?.args.letter);
      return {
        id: `${String(stage)}${letter.toLowerCase()}`,
        letter,
        words: optionWords(lines, shown),
      };
    }),
  };
}

/** The cards of a planet that has any; the first of them are active. */
export function eventCards(planet: string, shown: Shown): EventCard[] {
  return Array.from({ length: STAGES }, (_, at) => eventCard(planet, at + 1, shown)).filter(
    ({ options }) => options.length > 0,
  );
}

/** Whether a colony could be asked about all of these options. */
function offers({ events, owner }: System, ids: string[], seat: number): boolean {
  if (owner !== seat || !events) return false;
  return ids.every((id) => Number(id[0]) <= events.active && !events.taken.includes(id));
}

/** The option that is asked about, with its planet where several could be meant. */
export function optionAsked(id: string, shown: Shown): string | null {
  const asked = (shown.view.question?.options ?? [])
    .filter((code) => code.startsWith("option:"))
    .map((code) => code.slice("option:".length));
  const planets = Object.values(boardOf(shown).systems).flatMap((system) =>
    system.planet && offers(system, asked, ownSeat(shown)) ? [system.planet] : [],
  );
  const said = planets.flatMap((planet) => {
    const option = eventCards(planet, shown)
      .flatMap(({ options }) => options)
      .find((one) => one.id === id);
    const name = planets.length > 1 ? `${nameOf(shown, `planet.${planet}`)}: ` : "";
    return option ? [`${name}${option.words}`] : [];
  });
  return said.length ? said.join(" / ") : null;
}
