import { expect, test } from "vitest";
import { replayApi, replayPage } from "../../src/core/replays";

test("a recording that everybody may read needs no code", () => {
  expect(replayApi("r1", "")).toBe("/api/replays/r1");
  expect(replayApi("r1", "", "/at/3", { seat: "all" })).toBe("/api/replays/r1/at/3?seat=all");
  expect(replayPage("r1", "", { at: 3, seat: "0" })).toBe("/replay/r1?at=3&seat=0");
});

test("the code of an invited reader goes along everywhere, also to the next page", () => {
  expect(replayApi("r1", "a b", "/summary")).toBe("/api/replays/r1/summary?code=a+b");
  expect(replayApi("r1", "c", "/at/3", { seat: 1 })).toBe("/api/replays/r1/at/3?seat=1&code=c");
  expect(replayPage("r1", "c")).toBe("/replay/r1?code=c");
  expect(replayPage("r1", "c", { at: 0, seat: "all" })).toBe("/replay/r1?at=0&seat=all&code=c");
});
