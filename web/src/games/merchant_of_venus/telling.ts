/** The news of a turn, read from the log, so that it is there after a reload, too. */

import type { KeptLine } from "../../core/kept";
import type { GameEvent } from "../../core/types";

const TOLD = [
  "event-encounter",
  "event-contact",
  "event-reward",
  "event-check-passed",
  "event-check-failed",
  "event-fight-won",
  "event-fight-lost",
  "event-fight-hopeless",
  "event-bounty",
  "event-gauge-rises",
  "event-gauge-falls",
  "event-effect-die",
  "event-mission-done",
  "event-jump",
  "event-jam",
  "event-swapped",
  "event-seen",
  "event-turn-ends",
];
/** A small screen, which hears of its own seat alone, has room for less. */
const MOST = { own: 2, all: 3 };

export interface News {
  events: GameEvent[];
  /** The line of the newest of them. */
  id: number;
}

/** What happened since the turn began, the newest last; of a seat alone if one is named. */
export function newsOf(log: KeptLine[], seat: number | null): News {
  const found: GameEvent[] = [];
  let id = 0;
  for (const line of [...log].reverse()) {
    if (line.undo) break;
    const begun = line.events.findLastIndex((event) => event.key === "event-turn");
    const told = line.events
      .slice(begun + 1)
      .filter((event) => TOLD.includes(event.key) && (seat === null || seatOf(event) === seat));
    if (told.length) id = Math.max(id, line.id);
    found.unshift(...told);
    if (begun >= 0) break;
  }
  return { events: found.slice(seat === null ? -MOST.all : -MOST.own), id };
}

export const seatOf = (event: GameEvent): number | null => {
  const seat = (event.raw ?? event.args).seat;
  return typeof seat === "number" ? seat : null;
};
