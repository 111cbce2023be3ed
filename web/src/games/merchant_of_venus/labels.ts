/** Where the names of cities and ports stand, so that none covers another. */

import type { Point } from "./chart";

export interface Label {
  id: string;
  at: Point;
  text: string;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Of the size of the letters: how wide one is, and how far a name keeps from its place. */
const LETTER = 0.56;
const GAP = 0.35;
/** Around a space, in units of the sheet. */
const RADIUS = 15;
/** To stand on other words is worse than to stand on a space. */
const ON_WORDS = 6;
/** Of its own area: what a place further down the list must be better by. */
const HABIT = 0.06;

export const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

export const middleOf = (box: Box | undefined): Point =>
  box ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2] : [0, 0];

export function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How far a plate may go from its usual place, in heights of its own. */
const SHIFTS = [0, 0.4, 0.8, 1.2, 1.6, 2];
const WAYS: Point[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];

const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** Every box goes to the nearest place where it covers nothing that is drawn, if there is one. */
export function clear(boxes: Box[], spaces: Point[], sheet: Box): Box[] {
  const drawn = spaces.map((point) => boxAround(point, 2 * RADIUS, 2 * RADIUS));
  const found: Box[] = [];
  for (const box of boxes) {
    const height = box.bottom - box.top;
    const cost = (one: Box, shift: number): number =>
      drawn.reduce((sum, other) => sum + shared(one, other), 0) +
      ON_WORDS * found.reduce((sum, other) => sum + shared(one, other), 0) +
      HABIT * shift * height * height;
    const places = SHIFTS.flatMap((shift) =>
      WAYS.map(([x, y]) => ({ shift, box: moved(box, x * shift * height, y * shift * height) })),
    ).filter(({ shift, box: one }) => !shift || isInside(one, sheet));
    const costs = places.map((place) => cost(place.box, place.shift));
    found.push(places[costs.indexOf(Math.min(...costs))]?.box ?? box);
  }
  return found;
}

const isInside = (box: Box, sheet: Box): boolean =>
  box.left >= sheet.left &&
  box.top >= sheet.top &&
  box.right <= sheet.right &&
  box.bottom <= sheet.bottom;

const ROUNDS = 8;

/** Boxes that cover each other are moved up and down, half the way each, until they do not. */
export function apart(boxes: Box[]): Box[] {
  const found = [...boxes];
  for (let round = 0; round < ROUNDS; round++)
    for (const at of found.keys())
      for (let other = at + 1; other < found.length; other++) part(found, at, other);
  return found;
}

function part(boxes: Box[], at: number, other: number): void {
  const [one, two] = [boxes[at], boxes[other]];
  if (!one || !two || !shared(one, two)) return;
  const [high, low] = one.top <= two.top ? [at, other] : [other, at];
  const by = (Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)) / 2;
  boxes[high] = moved(boxes[high] as Box, 0, -by);
  boxes[low] = moved(boxes[low] as Box, 0, by);
}

/** Above, below, beside, and between these. */
function sides({ at: [x, y] }: Label, width: number, size: number): Point[] {
  const up = RADIUS + (GAP + 0.5) * size;
  const aside = RADIUS + GAP * size + width / 2;
  return [
    [x, y - up],
    [x, y + up],
    [x + aside, y],
    [x - aside, y],
    [x + aside * 0.6, y - up],
    [x - aside * 0.6, y - up],
    [x + aside * 0.6, y + up],
    [x - aside * 0.6, y + up],
  ];
}

/** The middle of every name; `words` are covered by other writing, `spaces` by something drawn. */
export function placeLabels(
  labels: Label[],
  words: Box[],
  spaces: Point[],
  size: number,
): Map<string, Point> {
  const written = [...words];
  const drawn = spaces.map((point) => boxAround(point, 2 * RADIUS, 2 * RADIUS));
  const found = new Map<string, Point>();
  for (const label of labels) {
    const width = LETTER * size * label.text.length;
    const cost = (box: Box, rank: number): number =>
      ON_WORDS * written.reduce((sum, other) => sum + shared(box, other), 0) +
      drawn.reduce((sum, other) => sum + shared(box, other), 0) +
      HABIT * rank * width * size;
    const places = sides(label, width, size).map((point, rank) => {
      const box = boxAround(point, width, size);
      return { point, box, cost: cost(box, rank) };
    });
    const best = places.reduce((one, other) => (other.cost < one.cost ? other : one));
    written.push(best.box);
    found.set(label.id, best.point);
  }
  return found;
}
