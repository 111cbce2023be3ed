/** The hexagon of cells on the sheet: axial coordinates become points, cells become outlines. */

import type { Point } from "../../ui/map/geometry";
import type { Cell } from "./types";

/** From the middle of a cell to its corners, in units of the sheet. */
export const SIZE = 60;
const MARGIN = 12;

export interface Sheet {
  width: number;
  height: number;
  /** Where cell (0, 0) lies. */
  middle: Point;
}

const offset = (q: number, r: number): Point => [SIZE * Math.sqrt(3) * (q + r / 2), SIZE * 1.5 * r];

/** A sheet just large enough for these cells. */
export function sheetOf(cells: Pick<Cell, "q" | "r">[]): Sheet {
  const points = cells.map(({ q, r }) => offset(q, r));
  const reach = (at: 0 | 1): number => Math.max(0, ...points.map((point) => Math.abs(point[at])));
  const halfWidth = reach(0) + (SIZE * Math.sqrt(3)) / 2 + MARGIN;
  const halfHeight = reach(1) + SIZE + MARGIN;
  return { width: 2 * halfWidth, height: 2 * halfHeight, middle: [halfWidth, halfHeight] };
}

export function pointOf(sheet: Sheet, { q, r }: Pick<Cell, "q" | "r">): Point {
  const [x, y] = offset(q, r);
  return [sheet.middle[0] + x, sheet.middle[1] + y];
}

/** The corners of a cell with a tip above, as the `points` of a polygon around its middle. */
export function outline(size = SIZE): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => {
      const angle = (Math.PI / 3) * corner - Math.PI / 2;
      return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
    })
    .join(" ");
}

/** Where the n-th of several tokens stands: side by side on the lower edge of a cell. */
export function tokenSpot(at: number, count: number): Point {
  const step = Math.min(22, 84 / Math.max(1, count));
  return [(at - (count - 1) / 2) * step, 33];
}

/** Flanks of a cell, free of names, sites and tokens; more marks than that stand closer. */
const FLANKS: Point[] = [
  [-36, 8],
  [36, 8],
  [-36, -14],
  [36, -14],
];

/** Where the n-th of several marks stands: by turns at the left and the right flank. */
export function outpostSpot(at: number, count: number): Point {
  const spot = FLANKS[at];
  if (spot && count <= FLANKS.length) return spot;
  const step = 34 / Math.max(1, Math.ceil(count / 2) - 1);
  return [at % 2 ? 36 : -36, 12 - Math.floor(at / 2) * step];
}

export type Detail = "far" | "middle" | "near";

/** Three steps: shapes and owners, then pieces, then names and building sites. */
export function detailAt(scale: number): Detail {
  if (scale < 0.44) return "far";
  return scale < 0.95 ? "middle" : "near";
}
