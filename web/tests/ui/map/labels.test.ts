import { describe, expect, it } from "vitest";
import { boxAround, middleOf, type Point, shared } from "../../../src/ui/map/geometry";
import { apart, clear, placeLabels } from "../../../src/ui/map/labels";

const SHEET = { left: 0, top: 0, right: 400, bottom: 400 };

describe("shared", () => {
  it("is the area that lies in both boxes", () => {
    expect(shared(boxAround([0, 0], 10, 10), boxAround([5, 0], 10, 4))).toBe(20);
  });

  it("is nothing for boxes that only touch", () => {
    expect(shared(boxAround([0, 0], 10, 10), boxAround([10, 0], 10, 10))).toBe(0);
  });
});

describe("apart", () => {
  it("moves boxes that cover each other half the way each", () => {
    const found = apart([boxAround([0, 0], 10, 10), boxAround([0, 4], 10, 10)]);
    expect(found.map(middleOf)).toEqual([
      [0, -3],
      [0, 7],
    ]);
  });

  it("leaves the others where they are", () => {
    const boxes = [boxAround([0, 0], 10, 10), boxAround([40, 4], 10, 10)];
    expect(apart(boxes)).toEqual(boxes);
  });
});

describe("clear", () => {
  it("keeps a box in its place if nothing is drawn there", () => {
    const box = boxAround([200, 200], 80, 20);
    expect(clear([box], [[20, 20]], SHEET)).toEqual([box]);
  });

  it("takes a box off a space, and keeps it on the sheet", () => {
    const space: Point = [200, 12];
    const [found] = clear([boxAround(space, 80, 20)], [space], SHEET);
    expect(found && shared(found, boxAround(space, 30, 30))).toBe(0);
    expect(found?.top).toBeGreaterThanOrEqual(0);
  });

  it("puts no two boxes onto the same place", () => {
    const [one, two] = clear(
      [boxAround([200, 200], 80, 20), boxAround([200, 200], 80, 20)],
      [],
      SHEET,
    );
    expect(one && two && shared(one, two)).toBe(0);
  });
});

describe("placeLabels", () => {
  const label = (id: string, at: Point) => ({ id, at, text: "Nowhere" });

  it("writes a name above its place if there is room", () => {
    const [x, y] = placeLabels([label("a", [100, 100])], [], [], 12).get("a") as Point;
    expect(x).toBe(100);
    expect(y).toBeLessThan(100);
  });

  it("writes below where something is drawn above", () => {
    const [x, y] = placeLabels([label("a", [100, 100])], [], [[100, 75]], 12).get("a") as Point;
    expect(x).toBe(100);
    expect(y).toBeGreaterThan(100);
  });

  it("writes no name on another one", () => {
    const found = placeLabels([label("a", [100, 100]), label("b", [100, 100])], [], [], 12);
    expect(found.get("a")).not.toEqual(found.get("b"));
  });
});
