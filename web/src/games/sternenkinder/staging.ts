/** Cues for the moments of a round on stage, and what their scenes show. */

import { argsOf } from "../../core/events";
import type { Shown } from "../../core/game-ui";
import type { Moment } from "../../core/merging";
import { type Beat, beatCue, briefCue, type Cue } from "../../core/pacing";
import { t } from "../../core/texts.svelte";
import type { GameEvent } from "../../core/types";
import { boardOf, contentOf, placeName } from "./content";

const BEATS: Record<string, Beat> = {
  card: { own: 2600, other: 1700, sound: "card" },
  discovery: { own: 1400, other: 1000, sound: "fly" },
  battle: { own: 1500, other: 1100, sound: "hit" },
  roll: { own: 1500, other: 1000, sound: "roll" },
  volley: { own: 1300, other: 900, sound: "hit" },
  ground: { own: 1300, other: 900, sound: "hit" },
  conquest: { own: 2400, other: 1800, sound: "win" },
  threat: { own: 2200, other: 1200, sound: "loss" },
  treaty: { own: 1600, other: 1000, sound: "pay" },
  war: { own: 2400, other: 1700, sound: "loss" },
  council: { own: 1600, other: 1600, sound: "card" },
  goal: { own: 2000, other: 1300, sound: "win" },
  wonder: { own: 2400, other: 1700, sound: "win" },
  income: { own: 900, other: 900, sound: "pay" },
  closing: { own: 900, other: 900, sound: "pay" },
};
/** A flight is many small steps. */
const STEP = 300;
const STEPS = ["event-flies", "event-lowers", "event-trade"];
const BANNER = 8000;
/** Both sides of a battle look at it, and so does the owner of the place. */
const SHARED = ["battle", "roll", "volley", "ground"];

/** The seats that an event names. */
const seatsOf = (event: GameEvent): number[] =>
  ["seat", "other_seat"].flatMap((name) => {
    const seat = argsOf(event)[name];
    return typeof seat === "number" ? [seat] : [];
  });

export function isMine(moment: Moment, shown: Shown, mine: number[]): boolean {
  if (SHARED.includes(moment.beat)) return fights(shown, mine);
  return moment.events.some((event) => seatsOf(event).some((seat) => mine.includes(seat)));
}

function fights(shown: Shown, mine: number[]): boolean {
  const { battle, ground } = boardOf(shown);
  const seats = [...(battle?.units.map(({ seat }) => seat) ?? []), ...(ground?.players ?? [])];
  return seats.some((seat) => seat !== null && mine.includes(seat));
}

/** A planet of the reader falls: nobody may miss it. */
function lost(moment: Moment, mine: number[]): GameEvent | undefined {
  return moment.events.find(
    (event) =>
      event.key === "event-conquered" && mine.includes(Number(argsOf(event).other_seat ?? -1)),
  );
}

export function cue(moment: Moment, shown: Shown, mine: number[]): Cue | null {
  const loss = lost(moment, mine);
  if (loss) {
    const system = systemIn([loss]);
    const reason = t("sk-stage-lost", {
      name: shown.names[Number(argsOf(loss).seat)] ?? "",
      system: system ? placeName(shown, system) : "",
    });
    return { lasts: BANNER, sound: "out", banner: { title: t("sk-stage-lost-title"), reason } };
  }
  const beat = moment.events.length ? BEATS[moment.beat] : undefined;
  if (!beat) return briefCue(moment, mine, STEPS, STEP);
  return isNameless(moment) ? { lasts: 0 } : beatCue(beat, isMine(moment, shown, mine));
}

/** The name of a planet comes with the next moment. */
function isNameless(moment: Moment): boolean {
  const planet = moment.events.findLast((event) => event.key.startsWith("event-"));
  return planet?.key === "event-discovers" && kindIn([planet]) === "planet";
}

// --- what a scene shows --------------------------------------------------------------------------

const bareKey = (value: string, word: string): string => value.replace(`@${word}-`, "");

/** The kind of a system that has been turned up. */
export function kindIn(events: GameEvent[]): string {
  const event = events.findLast((one) => ["event-discovers", "event-becomes"].includes(one.key));
  return event ? bareKey(String(argsOf(event).kind ?? ""), "system").replaceAll("-", "_") : "";
}

/** The system that was told of last. */
export function systemIn(events: GameEvent[]): string {
  const event = events.findLast((one) => argsOf(one).system !== undefined);
  return event ? String(argsOf(event).system).replaceAll(" ", "").toLowerCase() : "";
}

const CARDS: Record<string, [argument: string, word: string]> = {
  "event-card": ["card", "event"],
  "event-anomaly": ["card", "event"],
  "event-loot": ["loot", "loot"],
  "event-threat": ["event", "planetary"],
};

/** The card that has been turned up, by its id. */
export function cardIn(events: GameEvent[], shown: Shown): string {
  const event = events.findLast((one) => one.key in CARDS);
  const [argument, word] = CARDS[event?.key ?? ""] ?? ["", ""];
  const value = String(event ? (argsOf(event)[argument] ?? "") : "");
  if (!value.startsWith("@")) return value ? `${word}.${value}` : "";
  const { names } = contentOf(shown);
  return Object.keys(names).find((id) => names[id] === value.slice(1)) ?? "";
}

/** Hits of a volley: those of the attacker and those of the defender. */
export function hitsIn(events: GameEvent[]): [number, number] | null {
  const event = events.findLast((one) => one.key === "event-volley");
  if (!event) return null;
  const { attacker, defender } = argsOf(event);
  return [Number(attacker), Number(defender)];
}

/** Who did it. */
export function seatIn(events: GameEvent[]): number | null {
  const event = events.findLast((one) => typeof argsOf(one).seat === "number");
  return event ? Number(argsOf(event).seat) : null;
}
