import { describe, expect, it } from "vitest";
import { odds } from "../../../src/games/space_base/dice";

/** How many of the 36 rolls offer a sector, by a single die or by the sum. */
function counted(sector: number): number {
  const faces = [1, 2, 3, 4, 5, 6];
  const rolls = faces.flatMap((a) => faces.map((b) => [a, b] as const));
  return rolls.filter(([a, b]) => [a, b, a + b].includes(sector)).length;
}

describe("odds", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])("of sector %i agree with all rolls", (n) => {
    expect(odds(n)).toBeCloseTo(counted(n) / 36);
  });
});
