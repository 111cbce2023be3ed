/** Forecasts: what an answer would do, asked of the server while it is looked at or marked. */

import { post } from "./api";
import type { TableStore } from "./table.svelte";
import type { Args, Forecast } from "./types";

/** A pointer that only passes over asks for nothing. */
const PAUSE_MS = 120;
const KEPT = 60;

/** The answer behind a part of the page, whatever draws it. */
export function answerAt(target: EventTarget | null, options: string[]): string | null {
  const part = (target as Element | null)?.closest?.<HTMLElement>(
    "[data-code], [data-option], [data-choice], [data-codes]",
  );
  const { code, option, choice, codes } = part?.dataset ?? {};
  const found = code ?? option ?? choice ?? codes?.split(" ")[0];
  return found && options.includes(found) ? found : null;
}

export class Foresight {
  found = $state.raw<Forecast | null>(null);
  private code: string | null = null;
  private version = -1;
  private timer = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: nobody draws it
  private readonly known = new Map<string, Promise<Forecast>>();

  constructor(private readonly store: TableStore) {}

  /** The same answer to the next question has consequences of its own. */
  consider(code: string | null, version: number): void {
    if (code === this.code && version === this.version) return;
    if (code === null || version !== this.version) this.found = null;
    this.code = code;
    this.version = version;
    clearTimeout(this.timer);
    if (code !== null) this.timer = window.setTimeout(() => void this.ask(code), PAUSE_MS);
  }

  /** Forecasts are no part of play: where one fails, nothing is shown. */
  private async ask(code: string): Promise<void> {
    const { id, seat, version } = this.store;
    const key = `${version}:${seat}:${code}`;
    const asked =
      this.known.get(key) ?? post<Forecast>(`/api/tables/${id}/forecast`, { seat, code });
    if (this.known.size > KEPT) this.known.clear();
    this.known.set(key, asked);
    const found = await asked.catch(() => null);
    if (code === this.code && version === this.store.version) this.found = found;
  }
}

/** The pieces that a forecast talks about, as the log would point at them. */
export function spotOf(found: Forecast | null, seat: number | null): Args | null {
  const told = found?.why.find(({ raw }) =>
    ["cells", "cell", "sector", "card", "place", "space"].some((name) => name in raw),
  );
  if (!told) return null;
  const spot: Args = { ...told.raw };
  if (spot.cells !== undefined) spot.cell = spot.cells;
  if (spot.place !== undefined) spot.region = spot.place;
  if (seat !== null) spot.seat = seat;
  return spot;
}
