/** Steps of one movement as one line of the log: the last tells where it led, the others unfold. */

import type { KeptLine } from "./kept";
import type { GameEvent } from "./types";

/** An event that is told, with the steps that led to it. */
export interface Told {
  event: GameEvent;
  folded: GameEvent[];
}

const seatOf = (event: GameEvent): unknown => (event.raw ?? event.args).seat;

interface Step {
  told: Told;
  line: Told[];
  gone: boolean;
}

/** By the number of a line: what is told of it, once steps of these kinds are folded. What was
 * taken back (`voided`) keeps to itself. */
export function folded(log: KeptLine[], kinds: string[], voided: Set<number>): Map<number, Told[]> {
  const found = new Map<number, Told[]>();
  let before = null as Step | null;
  for (const { id, events, undo, ask } of log) {
    const gone = voided.has(id);
    if (undo || ask || gone !== before?.gone) before = null;
    const line: Told[] = [];
    for (const event of events) {
      const told: Told = { event, folded: [] };
      const isStep = kinds.includes(event.key);
      if (isStep && before && seatOf(before.told.event) === seatOf(event)) {
        before.line.splice(before.line.indexOf(before.told), 1);
        told.folded = [...before.told.folded, before.told.event];
      }
      line.push(told);
      before = isStep ? { told, line, gone } : null;
    }
    found.set(id, line);
  }
  return found;
}
