import { describe, expect, it } from "vitest";
import { countdown, missing, secondsTo } from "../../src/core/races";

describe("a race that has still to begin", () => {
  it("has no time before somebody is ready", () => {
    expect(secondsTo({ ready: [], at: null }, 0)).toBeNull();
    expect(countdown({ ready: [], at: null }, 0)).toBeNull();
  });

  it("is counted down at the end only", () => {
    const race = { ready: [0, 1], at: 60_000 };
    expect(secondsTo(race, 0)).toBe(60);
    expect(countdown(race, 0)).toBeNull();
    const seen = [57_000, 57_900, 58_100, 59_999, 60_000, 61_000].map((now) =>
      countdown(race, now),
    );
    expect(seen).toEqual([3, 3, 2, 1, 0, 0]);
  });

  it("knows who is missing", () => {
    expect(missing({ ready: [2, 0], at: null }, 4)).toEqual([1, 3]);
  });
});
