/** Cues for the moments of a round on stage, and what their scenes show. */

import { argsOf } from "../../core/events";
import type { Shown } from "../../core/game-ui";
import type { Moment } from "../../core/merging";
import { type Cue, plainCue } from "../../core/pacing";
import type { GameEvent } from "../../core/types";
import { boardOf, findCard } from "./content";
import { SHIP_SLOTS, SLOTS } from "./numbers";
import type { Yield } from "./types";

/** Part of the roll that follows: nobody needs to see it by itself. */
const ASIDES = ["event-turn", "event-refill", "event-income"];

/** What a seat has been paid, as the events tell it. */
export function paid(events: GameEvent[], seat: number): Yield {
  const sum: Yield = [0, 0, 0, 0, 0];
  for (const event of events) {
    const args = argsOf(event);
    if (args.seat !== seat) continue;
    if (event.key === "event-reward" || event.key === "event-gain")
      ["credits", "income", "vp"].forEach((name, at) => (sum[at] = sum[at]! + Number(args[name])));
    if (event.key === "event-charge") sum[3] += 1;
  }
  return sum;
}

/** Whose answer has been revealed last. */
export function payee(events: GameEvent[]): number | null {
  const told = events.findLast((event) => ["event-split", "event-sum"].includes(event.key));
  return told ? Number(argsOf(told).seat) : null;
}

export interface Bought {
  seat: number;
  card: string;
  sector: number;
  /** The slot that is empty now. */
  slot: number;
}

/** The card that has just come into a base, from where and to where. */
export function bought(events: GameEvent[], shown: Shown): Bought | null {
  const event = events.findLast((one) =>
    ["event-buy", "event-ability-buy", "event-claim"].includes(one.key),
  );
  const into = events.findLast((one) => one.key === "event-deployed");
  const card = event && findCard(shown, argsOf(event).card ?? "");
  if (!event || !into || !card) return null;
  const board = boardOf(shown);
  const first = card.level ? SLOTS * (card.level - 1) : SHIP_SLOTS;
  const places = [...board.shipyard, ...board.colonies];
  const slot = places.findIndex((id, at) => id === null && at >= first);
  return {
    seat: Number(argsOf(event).seat),
    card: card.id,
    sector: Number(argsOf(into).sector),
    slot,
  };
}

export function cue(moment: Moment, _shown: Shown, mine: number[]): Cue | null {
  const { beat, events } = moment;
  if (beat === "roll") return { lasts: 1500, sound: "roll" };
  if (beat === "buy") return { lasts: 1600, sound: "fly" };
  if (beat === "pay") return payCue(events, mine);
  if (events.every((event) => ASIDES.includes(event.key))) return { lasts: 0 };
  return plainCue(moment, mine);
}

/** Own payments are looked at longest; who gets nothing is passed over soon. */
function payCue(events: GameEvent[], mine: number[]): Cue {
  const seat = payee(events);
  if (seat === null) return { lasts: 0 };
  if (!paid(events, seat).some(Boolean)) return { lasts: 450 };
  return { lasts: mine.includes(seat) ? 1500 : 1100, sound: "pay" };
}
