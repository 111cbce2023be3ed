/** Times of the moments of a story on stage. Nothing here knows Svelte. */

import type { Moment } from "./merging";

export const SPEEDS = ["off", "quick", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

export type Sound = "card" | "roll" | "hit" | "loss" | "pay" | "fly" | "win" | "out";

/** What a moment deserves. */
export interface Cue {
  /** Milliseconds at normal speed; with 0 it is part of the moment after it. */
  lasts: number;
  sound?: Sound;
  /** Costs the reader so much that skipping stops here; the game's words for it. */
  banner?: { title: string; reason: string };
  /** What comes no longer concerns the reader. */
  fast?: boolean;
}

const FACTORS: Record<Speed, number> = { off: 0, quick: 0.5, normal: 1, slow: 1.8 };
/** While a clock of mine or an hourglass runs, all that is told takes no longer. */
export const HURRIED = 1000;
const FAST = 0.25;
const BEAT = 1100;
const LINE = 900;

/** A cue as long as the player wants it. */
export function wanted(cue: Cue, speed: Speed): number {
  return cue.lasts * FACTORS[speed] * (cue.fast ? FAST : 1);
}

/**
 * How long the first of the cues still to come stays. `left` is the time that remains for all of
 * them, or null where nobody's time runs: then everything is shortened alike.
 */
export function pause(rest: Cue[], speed: Speed, left: number | null): number {
  const [first] = rest;
  if (!first) return 0;
  const own = wanted(first, speed);
  if (left === null) return own;
  const all = rest.reduce((sum, cue) => sum + wanted(cue, speed), 0);
  return all <= left ? own : (own * Math.max(0, left)) / all;
}

/** Without a word of the game: beats are seen, and what others did; own answers are known. */
export function plainCue(moment: Moment, mine: number[]): Cue {
  const { line, beat, events } = moment;
  if (line.undo || line.opening || !events.length) return { lasts: 0 };
  if (beat) return { lasts: BEAT };
  return { lasts: mine.includes(line.seat ?? -1) ? 0 : LINE };
}

/** Milliseconds of a beat for what concerns the reader, and for what concerns others. */
export interface Beat {
  own: number;
  other: number;
  sound: Sound;
}

export const beatCue = ({ own, other, sound }: Beat, concerns: boolean): Cue => ({
  lasts: concerns ? own : other,
  sound,
});

/** Many small steps, such as those of a flight, are seen briefly. */
export function briefCue(moment: Moment, mine: number[], steps: string[], lasts: number): Cue {
  const plain = plainCue(moment, mine);
  const small = moment.events.every((event) => steps.includes(event.key));
  return small && plain.lasts ? { lasts } : plain;
}

/** A moment together with those before it that are not seen by themselves. */
export interface Scene {
  /** What is told by it, the last of which gives line and board. */
  moments: Moment[];
  cue: Cue;
}

/** Moments as scenes; what follows the last scene is left over for the end. */
export function scenesOf(moments: Moment[], cue: (moment: Moment) => Cue): Scene[] {
  const found: Scene[] = [];
  let gathered: Moment[] = [];
  for (const moment of moments) {
    gathered.push(moment);
    const given = cue(moment);
    if (!given.lasts) continue;
    found.push({ moments: gathered, cue: given });
    gathered = [];
  }
  if (gathered.length) found.push({ moments: gathered, cue: { lasts: 0 } });
  return found;
}
