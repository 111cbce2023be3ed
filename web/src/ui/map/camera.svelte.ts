/** The part of a map that is seen, and its size: one place for wheel, fingers, keys and buttons. */

import { type Box, boxAround, type Point } from "./geometry";

const CLOSEST = 3.2;
const MARGIN = 60;
const RIM = 0.12;
const SMALL = 480;
const INSIDE = 0.2;

export class Camera {
  /** Pixels for one unit of the sheet. */
  k = $state(0.6);
  x = $state(0);
  y = $state(0);
  /** Of the window, in pixels; nothing is known before it is measured. */
  width = $state(0);
  height = $state(0);

  /** Moved by hand, so that it does not follow what moves. */
  free = false;

  constructor(private readonly sheet: { width: number; height: number }) {}

  private get middle(): Point {
    return [this.sheet.width / 2, this.sheet.height / 2];
  }

  get whole(): number {
    return Math.min(this.width / (this.sheet.width + 40), this.height / (this.sheet.height + 40));
  }

  /** What the window shows of the sheet and beside it, when the whole sheet is seen. */
  get overview(): Box {
    return boxAround(this.middle, this.width / this.whole, this.height / this.whole);
  }

  /** A part of the window, as a part of the sheet when the whole sheet is seen. */
  underneath({ left, top, right, bottom }: Box): Box {
    const { left: x, top: y } = this.overview;
    const at = (from: number, px: number): number => from + px / this.whole;
    return { left: at(x, left), top: at(y, top), right: at(x, right), bottom: at(y, bottom) };
  }

  private clamp(k: number): number {
    return Math.min(CLOSEST, Math.max(this.whole * 0.9, k));
  }

  /** The sheet never leaves the window altogether. */
  private keep(): void {
    const spanX = this.sheet.width * this.k;
    const spanY = this.sheet.height * this.k;
    this.x = hold(this.x, this.width, spanX);
    this.y = hold(this.y, this.height, spanY);
  }

  fit(): void {
    this.free = true;
    this.k = this.whole;
    this.centre(this.middle);
  }

  centre([x, y]: Point, k = this.k): void {
    this.k = this.clamp(k);
    this.x = this.width / 2 - x * this.k;
    this.y = this.height / 2 - y * this.k;
    this.keep();
  }

  pan(dx: number, dy: number): void {
    this.free = true;
    this.x += dx;
    this.y += dy;
    this.keep();
  }

  /** The point under the fingers stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.free = true;
    const k = this.clamp(this.k * factor);
    this.x = px - ((px - this.x) * k) / this.k;
    this.y = py - ((py - this.y) * k) / this.k;
    this.k = k;
    this.keep();
  }

  /** Whether a point lies well inside the window, with what is around it. */
  sees([x, y]: Point): boolean {
    const inside = (at: number, window: number): boolean =>
      at > window * INSIDE && at < window * (1 - INSIDE);
    return inside(x * this.k + this.x, this.width) && inside(y * this.k + this.y, this.height);
  }
}

/** Places at the rim can be moved to the middle, nearly; in a small window, where dice and news
 * lie on the map, altogether. */
function hold(at: number, window: number, span: number): number {
  const margin = Math.max(MARGIN, window * RIM, Math.min(SMALL - window, window / 2));
  if (span + 2 * MARGIN <= window) return (window - span) / 2;
  return Math.min(margin, Math.max(window - span - margin, at));
}
