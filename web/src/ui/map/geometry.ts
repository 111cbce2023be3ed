/** Points, boxes and outlines on the sheet of a map. */

export type Point = [x: number, y: number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

export const middleOf = (box: Box | undefined): Point =>
  box ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2] : [0, 0];

/** The area that lies in both boxes. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether a box lies in another one altogether. */
export const isInside = (box: Box, outer: Box): boolean =>
  box.left >= outer.left &&
  box.top >= outer.top &&
  box.right <= outer.right &&
  box.bottom <= outer.bottom;

/** The smallest outline around some points, by Andrew's monotone chain. */
export function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: Point[]): Point[] => {
    const found: Point[] = [];
    for (const p of all) {
      while (found.length > 1 && !turnsLeft(found[found.length - 2], found[found.length - 1], p))
        found.pop();
      found.push(p);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return true;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}

/** The outline as a path of SVG, left open. */
export const pathOf = (points: Point[]): string =>
  points.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
