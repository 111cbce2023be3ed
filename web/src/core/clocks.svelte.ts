/** Clocks of the seats and the hourglass of the game, by this device's clock. */

import type { ClockState } from "./types";

export class Clocks {
  /** Seconds that the seats had left when the server last told. */
  left = $state.raw<(number | null)[]>([]);
  /** When it told. */
  told = $state(0);
  /** When the hourglass of the game acts. */
  rings = $state<number | null>(null);

  /** Clocks of devices differ; what counts is how long it still takes by the server's. */
  set(clock: ClockState): void {
    this.left = clock.left;
    this.told = Date.now();
    this.rings = clock.ring === null ? null : this.told + 1000 * (clock.ring - clock.now);
  }

  /** Whether a clock of this seat runs. */
  times(seat: number): boolean {
    return typeof this.left[seat] === "number";
  }
}
