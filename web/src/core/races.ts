/** How a race that has still to begin looks at this moment. */

import type { RaceAhead } from "./clocks.svelte";

/** Seconds that are counted down aloud. */
export const COUNTED = 3;

/** Seconds until the start; null: nobody is ready yet. */
export function secondsTo(race: RaceAhead, now: number): number | null {
  return race.at === null ? null : Math.max(0, Math.ceil((race.at - now) / 1000));
}

/** The number that everybody sees, 0 for "go"; null while there is still time. */
export function countdown(race: RaceAhead, now: number): number | null {
  const seconds = secondsTo(race, now);
  return seconds === null || seconds > COUNTED ? null : seconds;
}

/** Seats that are still waited for. */
export function missing(race: RaceAhead, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !race.ready.includes(seat),
  );
}
