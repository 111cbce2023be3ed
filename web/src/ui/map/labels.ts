/** Where names stand beside their places, so that none covers another. */

import { type Box, boxAround, isInside, type Point, shared } from "./geometry";

export interface Label {
  id: string;
  at: Point;
  text: string;
}

/** Of the size of the letters: how wide one is, and how far a name keeps from its place. */
const LETTER = 0.56;
const GAP = 0.35;
/** Around a place, in units of the sheet. */
const RADIUS = 15;
/** To stand on other words is worse than to stand on a place. */
const ON_WORDS = 6;
/** Of its own area: what a place further down the list must be better by. */
const HABIT = 0.06;

/** How far a box may go from its usual place, in heights of its own. */
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
export function clear(boxes: Box[], places: Point[], sheet: Box): Box[] {
  const drawn = places.map((point) => boxAround(point, 2 * RADIUS, 2 * RADIUS));
  const found: Box[] = [];
  for (const box of boxes) {
    const height = box.bottom - box.top;
    const cost = (one: Box, shift: number): number =>
      drawn.reduce((sum, other) => sum + shared(one, other), 0) +
      ON_WORDS * found.reduce((sum, other) => sum + shared(one, other), 0) +
      HABIT * shift * height * height;
    const tried = SHIFTS.flatMap((shift) =>
      WAYS.map(([x, y]) => ({ shift, box: moved(box, x * shift * height, y * shift * height) })),
    ).filter(({ shift, box: one }) => !shift || isInside(one, sheet));
    const costs = tried.map((place) => cost(place.box, place.shift));
    found.push(tried[costs.indexOf(Math.min(...costs))]?.box ?? box);
  }
  return found;
}

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

/** The middle of every name; `words` are covered by other writing, `places` by something drawn. */
export function placeLabels(
  labels: Label[],
  words: Box[],
  places: Point[],
  size: number,
): Map<string, Point> {
  const written = [...words];
  const drawn = places.map((point) => boxAround(point, 2 * RADIUS, 2 * RADIUS));
  const found = new Map<string, Point>();
  for (const label of labels) {
    const width = LETTER * size * label.text.length;
    const cost = (box: Box, rank: number): number =>
      ON_WORDS * written.reduce((sum, other) => sum + shared(box, other), 0) +
      drawn.reduce((sum, other) => sum + shared(box, other), 0) +
      HABIT * rank * width * size;
    const tried = sides(label, width, size).map((point, rank) => {
      const box = boxAround(point, width, size);
      return { point, box, cost: cost(box, rank) };
    });
    const best = tried.reduce((one, other) => (other.cost < one.cost ? other : one));
    written.push(best.box);
    found.set(label.id, best.point);
  }
  return found;
}
