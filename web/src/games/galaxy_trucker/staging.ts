/** Cues for the moments of a flight on stage. */

import { argsOf } from "../../core/events";
import type { Shown } from "../../core/game-ui";
import type { Moment } from "../../core/merging";
import { type Cue, plainCue, type Sound } from "../../core/pacing";
import { t } from "../../core/texts.svelte";
import type { GameEvent } from "../../core/types";
import { boardOf, shipOfSeat } from "./content";

/** Milliseconds and sound of each beat of the rules. */
const BEATS: Record<string, { lasts: number; sound: Sound }> = {
  card: { lasts: 2200, sound: "card" },
  roll: { lasts: 1500, sound: "roll" },
  hit: { lasts: 1200, sound: "hit" },
  loss: { lasts: 1300, sound: "loss" },
  move: { lasts: 900, sound: "fly" },
  out: { lasts: 1800, sound: "out" },
};
const BANNER = 8000;
/** Who gives up of their own accord knows why. */
const OWN_WISH = "GT18.3";

/** The reader's own rocket leaves the board, and not because the reader wants it. */
function thrownOut(moment: Moment, mine: number[]): GameEvent | undefined {
  const isOwn = (event: GameEvent): boolean => mine.includes(Number(argsOf(event).seat));
  return moment.events.find(
    (event) => event.key === "event-give-up" && event.rule !== OWN_WISH && isOwn(event),
  );
}

/** Whether what is still to come of this flight concerns nobody at this screen. */
function isWatching(shown: Shown, mine: number[]): boolean {
  const board = boardOf(shown);
  const flies = (seat: number): boolean => board.ships[shipOfSeat(board, seat)]?.flying ?? false;
  return board.phase === "flight" && mine.length > 0 && !mine.some(flies);
}

/** GT12.4 lapped by the leader; GT18.2 nobody left to fly, or no engine in open space. */
function reason(out: GameEvent, shown: Shown): string {
  const board = boardOf(shown);
  const ship = board.ships[shipOfSeat(board, Number(argsOf(out).seat))];
  if (out.rule === "GT12.4") return t("gt-out-lapped");
  return t(ship?.humans ? "gt-out-engines" : "gt-out-crew");
}

export function cue(moment: Moment, shown: Shown, mine: number[]): Cue | null {
  if (boardOf(shown).phase === "building" && !moment.beat) return { lasts: 0 };
  const out = thrownOut(moment, mine);
  if (out) {
    const banner = { title: t("gt-out"), reason: reason(out, shown) };
    return { lasts: BANNER, sound: "out", banner };
  }
  const known = moment.events.length ? BEATS[moment.beat] : undefined;
  return { ...(known ?? plainCue(moment, mine)), fast: isWatching(shown, mine) };
}
