/** Cues for the moments of a turn on stage, and what their scenes show. */

import { argsOf } from "../../core/events";
import type { Shown } from "../../core/game-ui";
import type { Moment } from "../../core/merging";
import { type Beat, beatCue, briefCue, type Cue } from "../../core/pacing";
import type { GameEvent } from "../../core/types";

const BEATS: Record<string, Beat> = {
  check: { own: 2400, other: 1500, sound: "roll" },
  fight: { own: 2800, other: 1700, sound: "hit" },
  card: { own: 2600, other: 1800, sound: "card" },
  contact: { own: 2200, other: 1600, sound: "win" },
  roll: { own: 1300, other: 900, sound: "roll" },
  exit: { own: 900, other: 700, sound: "fly" },
  jump: { own: 1200, other: 900, sound: "fly" },
};
/** A flight is many small steps. */
const STEP = 260;
const STEPS = ["event-step", "event-head", "event-speed"];

export function cue(moment: Moment, _shown: Shown, mine: number[]): Cue | null {
  const beat = BEATS[moment.beat];
  const seats = moment.events.map((event) => Number(argsOf(event).seat));
  if (beat) {
    const own = seats.some((seat) => mine.includes(seat));
    return moment.events.length ? beatCue(beat, own) : { lasts: 0 };
  }
  if (moment.events.every((event) => event.key === "event-turn")) return { lasts: 0 };
  return briefCue(moment, mine, STEPS, STEP);
}

/** A die against a gauge. */
export interface Trial {
  seat: number;
  skill: string;
  die: number;
  /** Die and what a pirate adds. */
  total: number;
  value: number;
  passed: boolean;
}

const TRIALS: Record<string, boolean> = {
  "event-check-passed": true,
  "event-check-failed": false,
  "event-fight-won": true,
  "event-fight-lost": false,
};

export function trialOf(events: GameEvent[]): Trial | null {
  const event = events.findLast((one) => one.key in TRIALS);
  if (!event) return null;
  const { seat, skill, die, total, value } = argsOf(event);
  return {
    seat: Number(seat),
    skill: String(skill).replace("@skill-", ""),
    die: Number(die),
    total: Number(total ?? die),
    value: Number(value),
    passed: TRIALS[event.key] ?? false,
  };
}

/** The card that has been turned up. */
export function cardIn(events: GameEvent[]): string {
  const event = events.findLast((one) => ["event-encounter", "event-reward"].includes(one.key));
  if (!event) return "";
  const { card, reward } = argsOf(event);
  return String(card ?? reward ?? "");
}
