/** Names that give way to what moves on the map, such as ships. */

import { type Box, isInside, shared } from "./geometry";

/** How far a name may go aside, and in which steps, in units of the sheet. */
const REACH = 144;
const STEP = 8;
const DIRECTIONS = 16;

const moved = (box: Box, x: number, y: number): Box => ({
  left: box.left + x,
  top: box.top + y,
  right: box.right + x,
  bottom: box.bottom + y,
});

const meets = (box: Box, others: Box[]): boolean => others.some((other) => shared(box, other) > 0);

/** All places around a box, the nearest first. */
function* around(box: Box): Generator<Box> {
  for (let far = STEP; far <= REACH; far += STEP)
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      const angle = (2 * Math.PI * turn) / DIRECTIONS;
      yield moved(box, far * Math.cos(angle), far * Math.sin(angle));
    }
}

/** Only who is in the way of a guest moves, to the nearest place where nothing else is; without
 * such a place it stays, since to hide another name or a place would be no better. */
export function giveWay(boxes: Box[], guests: Box[], fixed: Box[], window: Box): Box[] {
  const now = [...boxes];
  boxes.forEach((box, at) => {
    if (!meets(box, guests)) return;
    const others = [...guests, ...fixed, ...now.filter((_, other) => other !== at)];
    for (const place of around(box))
      if (isInside(place, window) && !meets(place, others)) {
        now[at] = place;
        return;
      }
  });
  return now;
}
