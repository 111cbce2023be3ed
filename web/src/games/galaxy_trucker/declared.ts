/** Declarations of the ships on the present card, read from the log. */

import type { Shown } from "../../core/game-ui";
import type { GameEvent, LogLine } from "../../core/types";
import { boardOf, cannonRange, engineRange, shipOfSeat } from "./content";
import { ofThisCard } from "./scenes.svelte";
import type { Ship } from "./types";

export type Criterion = "cannons" | "engines" | "crew";

export interface Declared {
  /** The line of a combat zone that is being fought out. */
  line: number;
  /** By ship, in half units: what was declared for this line or this enemy. */
  halves: Map<number, number>;
}

const DECLARES = ["event-engines", "event-cannons"];

export function declaredOf(log: LogLine[], shown: Shown): Declared {
  const events = ofThisCard(log);
  const settled = events.filter((event) => event.key === "event-weakest").length;
  const last = events.findLastIndex((event) => event.key === "event-weakest");
  const halves = new Map<number, number>();
  for (const event of events.slice(last + 1)) note(event, shown, halves);
  const open = halves.size > 0 || ["engines", "cannons"].includes(shown.view.question?.kind ?? "");
  return { line: open ? settled : Math.max(0, settled - 1), halves };
}

function note(event: GameEvent, shown: Shown, halves: Map<number, number>): void {
  if (!DECLARES.includes(event.key)) return;
  const args = event.raw ?? event.args;
  halves.set(shipOfSeat(boardOf(shown), Number(args.seat)), Number(args.halves));
}

/** Least and most, in half units; what was declared is both. */
export function strengthOf(
  shown: Shown,
  ship: Ship,
  by: Criterion,
  declared: number | undefined,
): [number, number] {
  if (by === "crew") return [2 * ship.crew, 2 * ship.crew];
  if (declared !== undefined) return [declared, declared];
  return by === "engines" ? engineRange(shown, ship) : cannonRange(shown, ship);
}

/** Against an enemy: sure to win, perhaps with batteries, a draw at best, or sure to lose. */
export function verdict([least, most]: [number, number], enemy: number): string {
  if (!enemy) return "";
  if (least > 2 * enemy) return "won";
  if (most > 2 * enemy) return "open";
  return most === 2 * enemy ? "drawn" : "lost";
}
