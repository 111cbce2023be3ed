/** Goods on the way from the tray or a hold to a hold, or out of one. */

import type { Shown } from "../../core/game-ui";
import { cubesIn, kindOf, tileOf } from "./content";
import type { Colour, Ship } from "./types";

/** A cube that somebody has hold of; from the tray if it comes from no cell. */
export interface Carried {
  colour: Colour;
  from: string | null;
}

/** Where a cube is let go: over a cell, over the tray, or over nothing. */
export type Place = { cell: string } | "tray" | null;

const FIRM_PX = 7;

/** The actions that a drop stands for; none where the cube cannot go. */
export function dropCodes(options: string[], carried: Carried, to: Place, room: boolean): string[] {
  const { colour, from } = carried;
  const lift = `lift:${colour}:${from ?? ""}`;
  if (to === null || (from !== null && !options.includes(lift))) return [];
  if (to === "tray") return from === null ? [] : [lift];
  const stow = `stow:${colour}:${to.cell}`;
  if (from === null) return options.includes(stow) ? [stow] : [];
  return to.cell !== from && room ? [lift, stow] : [];
}

/** GT17.2 Whether a hold has room for a cube of that colour. */
export function hasRoom(shown: Shown, ship: Ship, cell: string, colour: Colour): boolean {
  const tile = ship.tiles.find(([name]) => name === cell)?.[1];
  if (!tile) return false;
  const kind = kindOf(shown, tileOf(shown, tile));
  if (colour === "red" && !kind.special) return false;
  return cubesIn(shown, ship.load[cell] ?? 0).length < kind.hold;
}

const at = (element: Element | null | undefined, name: string): HTMLElement | null =>
  element?.closest<HTMLElement>(`[data-${name}]`) ?? null;

/** What lies under the pointer when it goes down. */
function grabbed(target: Element, options: string[]): Carried | null {
  const tray = at(target, "cube")?.dataset.cube;
  if (tray) return { colour: tray as Colour, from: null };
  const cell = at(target, "cell")?.dataset.cell;
  const lifts = options.filter((code) => code.startsWith("lift:") && code.endsWith(`:${cell}`));
  const colours = lifts.map((code) => code.split(":")[1] as Colour);
  const wanted = at(target, "good")?.dataset.good as Colour | undefined;
  const colour = wanted && colours.includes(wanted) ? wanted : colours[0];
  return cell && colour ? { colour, from: cell } : null;
}

function placeAt(x: number, y: number): Place {
  const under = document.elementFromPoint(x, y);
  const cell = at(under, "cell")?.dataset.cell;
  if (cell) return { cell };
  return at(under, "tray") ? "tray" : null;
}

/** One drag: mouse, pen and finger alike. A pointer that hardly moves is a tap and left alone. */
export class Dragging {
  carried = $state.raw<Carried | null>(null);
  x = $state(0);
  y = $state(0);
  #held: Carried | null = null;
  #start: [x: number, y: number] = [0, 0];

  down(event: PointerEvent, options: string[]): void {
    if (event.button || !event.isPrimary) return;
    this.#held = grabbed(event.target as Element, options);
    this.#start = [event.clientX, event.clientY];
  }

  move(event: PointerEvent, frame: DOMRect): void {
    if (!this.#held) return;
    const [x, y] = this.#start;
    if (Math.hypot(event.clientX - x, event.clientY - y) > FIRM_PX) this.carried = this.#held;
    this.x = event.clientX - frame.left;
    this.y = event.clientY - frame.top;
  }

  /** Ends the drag; gives what was carried where to, or null after a mere tap. */
  drop(event: PointerEvent): [Carried, Place] | null {
    const carried = this.carried;
    this.cancel();
    return carried && [carried, placeAt(event.clientX, event.clientY)];
  }

  cancel(): void {
    this.carried = this.#held = null;
  }
}
