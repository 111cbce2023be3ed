import { describe, expect, it } from "vitest";
import { boxAround, isInside, middleOf, type Point, shared } from "../../../src/ui/map/geometry";
import { settle } from "../../../src/ui/map/settle";

const WINDOW = { left: 0, top: 0, right: 1000, bottom: 800 };
const EMPTY = { places: [], lines: [], window: WINDOW };
const LARGE = { width: 100, height: 20 };
const SMALL = { width: 60, height: 12 };
const plate = (at: Point, shapes = [LARGE]) => ({ at, own: [at], shapes });

describe("settle", () => {
  it("leaves a name in its usual place if nothing is there", () => {
    const [found] = settle([plate([400, 400])], EMPTY);
    expect(middleOf(found?.box)).toEqual([400, 400]);
    expect(found?.shape).toBe(LARGE);
  });

  it("covers no place that is drawn", () => {
    const place = boxAround([400, 400], 30, 30);
    const [found] = settle([plate([400, 400])], { ...EMPTY, places: [place] });
    expect(found && shared(found.box, place)).toBe(0);
  });

  it("covers no other name", () => {
    const [one, two] = settle([plate([400, 400]), plate([410, 400])], EMPTY);
    expect(one && two && shared(one.box, two.box)).toBe(0);
  });

  it("keeps names in the window", () => {
    const [found] = settle([plate([10, 5])], EMPTY);
    expect(found && isInside(found.box, WINDOW)).toBe(true);
  });

  it("finds nothing where no way to write fits into the window", () => {
    const window = boxAround([400, 400], 50, 50);
    expect(settle([plate([400, 400])], { ...EMPTY, window })).toEqual([undefined]);
  });

  it("writes smaller where only that fits", () => {
    const window = boxAround([400, 400], 80, 50);
    const [found] = settle([plate([400, 400], [LARGE, SMALL])], { ...EMPTY, window });
    expect(found?.shape).toBe(SMALL);
  });

  it("goes off a line", () => {
    const lines: [Point, Point][] = [[[0, 400], [1000, 400]]]; // prettier-ignore
    const [found] = settle([plate([400, 400])], { ...EMPTY, lines });
    const [, y] = middleOf(found?.box);
    expect(Math.abs(y - 400)).toBeGreaterThanOrEqual(LARGE.height / 2);
  });

  it("does not stand nearer to the places of another region than to its own", () => {
    const near: Point = [400, 380];
    const plates = [
      { at: near, own: [[400, 480] as Point], shapes: [LARGE] },
      { at: [900, 700] as Point, own: [near], shapes: [LARGE] },
    ];
    const [found] = settle(plates, EMPTY);
    const [, y] = middleOf(found?.box);
    expect(y).toBeGreaterThan(430);
  });
});
