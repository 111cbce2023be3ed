/** Clocks of the seats and the hourglass of the game, by this device's clock. */

import type { ClockState } from "./types";

/** A race that has still to begin: who is ready, and when it starts at the latest. */
export interface RaceAhead {
  ready: number[];
  at: number | null;
}

export class Clocks {
  /** Seconds that the seats had left when the server last told. */
  left = $state.raw<(number | null)[]>([]);
  /** When it told. */
  told = $state(0);
  /** When the hourglass of the game acts. */
  rings = $state<number | null>(null);
  race = $state.raw<RaceAhead | null>(null);

  /** Clocks of devices differ; what counts is how long it still takes by the server's. */
  set(clock: ClockState): void {
    this.left = clock.left;
    this.told = Date.now();
    const here = (at: number | null): number | null =>
      at === null ? null : this.told + 1000 * (at - clock.now);
    this.rings = here(clock.ring);
    this.race = clock.race ? { ready: clock.race.ready, at: here(clock.race.at) } : null;
  }

  /** Whether a clock of this seat runs. */
  times(seat: number): boolean {
    return typeof this.left[seat] === "number";
  }
}
