import { describe, expect, it } from "vitest";
import { hull, pathOf, type Point } from "../../../src/ui/map/geometry";

describe("hull", () => {
  it("leaves out what lies inside or on an edge", () => {
    const corners: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]]; // prettier-ignore
    const found = hull([[5, 5], ...corners, [5, 0], [2, 7]]);
    expect(found).toHaveLength(4);
    expect(found).toEqual(expect.arrayContaining(corners));
  });
});

describe("pathOf", () => {
  it("moves to the first point and draws lines to the others", () => {
    expect(pathOf([[1, 2], [3.25, 4]])).toBe("M1.0 2.0L3.3 4.0"); // prettier-ignore
  });
});
