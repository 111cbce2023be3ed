/** Which part of the sheet is seen, and how large: one place for wheel, fingers, keys and buttons. */

import { HEIGHT, type Point, WIDTH } from "./chart";

const CLOSEST = 3.2;
const MARGIN = 60;
const RIM = 0.4;

export class Camera {
  /** Pixels for one unit of the sheet. */
  k = $state(0.6);
  x = $state(0);
  y = $state(0);
  width = $state(800);
  height = $state(600);

  get whole(): number {
    return Math.min(this.width / (WIDTH + 40), this.height / (HEIGHT + 40));
  }

  private clamp(k: number): number {
    return Math.min(CLOSEST, Math.max(this.whole * 0.9, k));
  }

  /** The sheet never leaves the window altogether. */
  private keep(): void {
    const spanX = WIDTH * this.k;
    const spanY = HEIGHT * this.k;
    this.x = hold(this.x, this.width, spanX);
    this.y = hold(this.y, this.height, spanY);
  }

  fit(): void {
    this.k = this.whole;
    this.centre([WIDTH / 2, HEIGHT / 2]);
  }

  centre([x, y]: Point, k = this.k): void {
    this.k = this.clamp(k);
    this.x = this.width / 2 - x * this.k;
    this.y = this.height / 2 - y * this.k;
    this.keep();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.keep();
  }

  /** The point under the fingers stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const k = this.clamp(this.k * factor);
    this.x = px - ((px - this.x) * k) / this.k;
    this.y = py - ((py - this.y) * k) / this.k;
    this.k = k;
    this.keep();
  }

  sees([x, y]: Point): boolean {
    const px = x * this.k + this.x;
    const py = y * this.k + this.y;
    return px > MARGIN && px < this.width - MARGIN && py > MARGIN && py < this.height - MARGIN;
  }
}

/** Places at the rim can be moved to the middle, nearly. */
function hold(at: number, window: number, span: number): number {
  const margin = Math.max(MARGIN, window * RIM);
  if (span + 2 * MARGIN <= window) return (window - span) / 2;
  return Math.min(margin, Math.max(window - span - margin, at));
}
