/** Meteors and shots at the ships: the events of a card, gathered roll by roll to be shown. */

import type { Shown } from "../../core/game-ui";
import type { Args, GameEvent, LogLine } from "../../core/types";
import { boardOf, contentOf, shipOfSeat } from "./content";
import type { Danger } from "./types";

export type Fate = "bounce" | "shot-down" | "defended" | "struck";

export interface Hit {
  ship: number;
  cell: string;
  fate: Fate;
  lost: { cell: string; tile: string }[];
}

/** One roll with everything it did. */
export interface Scene {
  kind: string;
  side: number;
  roll: number;
  dice: [number, number];
  hits: Hit[];
}

const FATES: Record<string, Fate> = {
  "event-bounce": "bounce",
  "event-shot-down": "shot-down",
  "event-defended": "defended",
  "event-struck": "struck",
  "event-explosion": "struck",
};

function opened(args: Args, shown: Shown): Scene {
  return {
    kind: contentOf(shown).names.danger[Number(args.danger)] ?? "",
    side: Number(args.side),
    roll: Number(args.roll),
    dice: [Number(args.first), Number(args.second)],
    hits: [],
  };
}

const EXPLOSION: Scene = { kind: "explosion", side: 0, roll: 0, dice: [0, 0], hits: [] };

const opens = (event: GameEvent): boolean =>
  event.key === "event-card" || event.key === "event-round";

/** All events since the card was revealed; what was taken back does not count. */
export function ofThisCard(log: LogLine[]): GameEvent[] {
  const first = log.findLastIndex((line) => line.undo || line.events.some(opens));
  const events = log.slice(Math.max(0, first)).flatMap((line) => line.events);
  return events.slice(events.findLastIndex(opens) + 1);
}

/** The rolls of the present card. */
export function staged(log: LogLine[], shown: Shown): Scene[] {
  const scenes: Scene[] = [];
  for (const event of ofThisCard(log)) {
    const args = event.raw ?? event.args;
    const ship = shipOfSeat(boardOf(shown), Number(args.seat));
    if (event.key === "event-danger") scenes.push(opened(args, shown));
    else if (event.key === "event-explosion") scenes.push({ ...EXPLOSION, hits: [] });
    const scene = scenes.at(-1);
    const fate = FATES[event.key];
    if (scene && fate) scene.hits.push({ ship, cell: String(args.cell), fate, lost: [] });
    else if (scene && event.key === "event-tile-lost") lose(scene, ship, args);
  }
  return scenes;
}

function lose(scene: Scene, ship: number, args: Args): void {
  const at = scene.hits.findLastIndex((hit) => hit.ship === ship);
  const hit = scene.hits[at];
  if (!hit) return;
  const lost = { cell: String(args.cell), tile: String(args.tile) };
  scene.hits[at] = { ...hit, lost: [...hit.lost, lost] };
}

/** The line to draw on this ship, as if it were still to come. */
export function traceOf(scene: Scene | undefined, ship: number): Danger | null {
  const hit = scene?.hits.find((one) => one.ship === ship);
  if (!scene || !hit || scene.kind === "explosion") return null;
  return { kind: scene.kind, side: scene.side, roll: scene.roll, ship, cell: hit.cell, coming: 0 };
}

/** The newest scene is seen, unless somebody looks at an older one. */
export class Looked {
  /** The scene that is seen. */
  at = $state(-1);

  follow(last: number): void {
    this.at = last;
  }
}
