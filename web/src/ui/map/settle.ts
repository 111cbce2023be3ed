/** Where the names of regions stand on a whole map: beside their own places, and on none. */

import { type Box, boxAround, isInside, type Point, shared } from "./geometry";

/** One way to write a name, with the size it takes. */
export interface Shape {
  width: number;
  height: number;
}

/** A name that looks for its place. */
export interface Plate<S extends Shape> {
  /** Where it would stand if nothing else were drawn. */
  at: Point;
  /** The places of its region, by which it is known whose name it is. */
  own: Point[];
  /** The most readable one first. */
  shapes: S[];
}

/** What is drawn already. */
export interface Drawn {
  /** Places of all regions, and those between them. */
  places: Box[];
  lines: [Point, Point][];
  /** Names stay in here. */
  window: Box;
}

export interface Settled<S extends Shape> {
  box: Box;
  shape: S;
}

/** How far names may go, and in which steps, in units of the sheet. */
const REACH = 256;
const STEP = 16;
const ROUNDS = 3;
/** What is worse than what: to cover words, to cover a place, to be taken for another's name, to
 * be written smaller, to stand on a line, away from its places, or aside of its usual place. */
const WORDS = 30;
const PLACE = 8;
const STRANGE = 3000;
const SMALLER = 160;
const LINE = 0.5;
const AWAY = 2.5;
const ASIDE = 0.25;
/** How much nearer its own places must be than those of another region, in units of the sheet. */
const DOUBT = 15;

/** From a box to a point; nothing inside of it. */
function between(box: Box, [x, y]: Point): number {
  const across = Math.max(box.left - x, 0, x - box.right);
  return Math.hypot(across, Math.max(box.top - y, 0, y - box.bottom));
}

const nearest = (box: Box, points: Point[]): number =>
  points.reduce((least, point) => Math.min(least, between(box, point)), Infinity);

/** How much of a line lies in a box: what is left of it after a cut at each side. */
function inside(box: Box, [[x1, y1], [x2, y2]]: [Point, Point]): number {
  if (Math.max(x1, x2) < box.left || Math.min(x1, x2) > box.right) return 0;
  if (Math.max(y1, y2) < box.top || Math.min(y1, y2) > box.bottom) return 0;
  const [dx, dy] = [x2 - x1 || 1e-9, y2 - y1 || 1e-9];
  const [left, right] = [(box.left - x1) / dx, (box.right - x1) / dx];
  const [top, bottom] = [(box.top - y1) / dy, (box.bottom - y1) / dy];
  const from = Math.max(0, Math.min(left, right), Math.min(top, bottom));
  const to = Math.min(1, Math.max(left, right), Math.max(top, bottom));
  return Math.max(0, to - from) * Math.hypot(dx, dy);
}

const sharedBy = (box: Box, others: Box[]): number =>
  others.reduce((sum, other) => sum + shared(box, other), 0);

const STEPS = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, n) => n * STEP - REACH);
/** The nearest first. */
const GRID = STEPS.flatMap((x) => STEPS.map((y) => ({ x, y, far: Math.hypot(x, y) }))).sort(
  (one, other) => one.far - other.far,
);

/** One name on its way; what a place costs by itself is reckoned only once, and only if needed. */
class Seeker<S extends Shape> {
  found: Settled<S> | undefined;
  private readonly costs: number[][];
  private readonly near: Drawn;
  private readonly others: Point[];

  constructor(
    readonly plate: Plate<S>,
    others: Point[],
    drawn: Drawn,
  ) {
    const most = 2 * REACH + Math.max(...plate.shapes.map(({ width }) => width));
    const around = boxAround(plate.at, most, most);
    this.near = {
      places: drawn.places.filter((box) => shared(box, around)),
      lines: drawn.lines.filter((line) => inside(around, line)),
      window: drawn.window,
    };
    this.others = others.filter((point) => !between(around, point));
    this.costs = plate.shapes.map(() => []);
  }

  private reckon(box: Box): number {
    if (!isInside(box, this.near.window)) return Infinity;
    const away = nearest(box, this.plate.own);
    return (
      PLACE * sharedBy(box, this.near.places) +
      LINE * this.near.lines.reduce((sum, line) => sum + inside(box, line), 0) +
      (nearest(box, this.others) < away + DOUBT ? STRANGE : 0) +
      AWAY * away
    );
  }

  /** Goes to the best place beside the names that already stand. */
  seek(standing: Box[]): void {
    const [x, y] = this.plate.at;
    let least = Infinity;
    for (const [rank, shape] of this.plate.shapes.entries())
      for (const [n, step] of GRID.entries()) {
        const sure = SMALLER * rank + ASIDE * step.far;
        if (sure >= least) break;
        const box = boxAround([x + step.x, y + step.y], shape.width, shape.height);
        const alone = sure + ((this.costs[rank] as number[])[n] ??= this.reckon(box));
        const cost = alone < least ? alone + WORDS * sharedBy(box, standing) : Infinity;
        if (cost < least) [least, this.found] = [cost, { box, shape }];
      }
  }
}

/** Every name in turn takes the best place that the others leave, a few times over. */
export function settle<S extends Shape>(
  plates: Plate<S>[],
  drawn: Drawn,
): (Settled<S> | undefined)[] {
  const seekers = plates.map((plate) => {
    const others = plates.flatMap((other) => (other === plate ? [] : other.own));
    return new Seeker(plate, others, drawn);
  });
  for (let round = 0; round < ROUNDS; round++)
    for (const one of seekers)
      one.seek(seekers.flatMap(({ found }) => (found && found !== one.found ? [found.box] : [])));
  return seekers.map(({ found }) => found);
}
