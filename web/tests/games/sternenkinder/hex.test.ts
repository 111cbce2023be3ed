import { expect, test } from "vitest";
import {
  detailAt,
  outline,
  pointOf,
  sheetOf,
  SIZE,
  tokenSpot,
} from "../../../src/games/sternenkinder/hex";
import { CELLS } from "./tables";

const RING = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

test("all six neighbours are equally far away, just as wide as a cell", () => {
  const sheet = sheetOf(RING);
  const [[x, y] = [0, 0], ...others] = RING.map((cell) => pointOf(sheet, cell));
  for (const [ox, oy] of others)
    expect(Math.hypot(ox - x, oy - y)).toBeCloseTo(SIZE * Math.sqrt(3));
});

test("every cell lies on the sheet with its whole outline", () => {
  const sheet = sheetOf(CELLS);
  for (const cell of CELLS) {
    const [x, y] = pointOf(sheet, cell);
    expect(x - (SIZE * Math.sqrt(3)) / 2).toBeGreaterThanOrEqual(0);
    expect(x + (SIZE * Math.sqrt(3)) / 2).toBeLessThanOrEqual(sheet.width);
    expect(y - SIZE).toBeGreaterThanOrEqual(0);
    expect(y + SIZE).toBeLessThanOrEqual(sheet.height);
  }
});

test("a larger galaxy has a larger sheet", () => {
  const far = [...RING, { q: 5, r: 0 }, { q: 0, r: -5 }];
  expect(sheetOf(far).width).toBeGreaterThan(sheetOf(RING).width);
  expect(sheetOf(far).height).toBeGreaterThan(sheetOf(RING).height);
});

test("a cell has six corners, one of them above its middle", () => {
  const corners = outline(10).split(" ");
  expect(corners).toHaveLength(6);
  expect(corners[0]).toBe("0.0,-10.0");
});

test("tokens stand side by side around the middle and never leave the cell", () => {
  for (const count of [1, 2, 5, 12]) {
    const spots = Array.from({ length: count }, (_, at) => tokenSpot(at, count)[0]);
    expect(spots.reduce((sum, x) => sum + x, 0)).toBeCloseTo(0);
    expect(Math.max(...spots)).toBeLessThan(SIZE);
    expect(new Set(spots).size).toBe(count);
  }
});

test("three steps of detail", () => {
  expect([0.3, 0.6, 1.2].map(detailAt)).toEqual(["far", "middle", "near"]);
});
