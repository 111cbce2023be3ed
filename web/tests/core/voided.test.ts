import { describe, expect, it } from "vitest";
import type { KeptLine } from "../../src/core/kept";
import { voided } from "../../src/core/voided";

const act = (id: number, n: number): KeptLine => ({ id, n, seat: 0, code: "go", events: [] });
const undo = (id: number, n: number): KeptLine => ({ id, n, seat: 0, undo: true, events: [] });

describe("voided", () => {
  it("is nothing as long as nothing is taken back", () => {
    expect([...voided([act(1, 1), act(2, 2)])]).toEqual([]);
  });

  it("is what came after the position that was gone back to", () => {
    expect([...voided([act(1, 1), act(2, 2), act(3, 3), undo(4, 1)])]).toEqual([2, 3]);
  });

  it("leaves alone what was done instead, until that is taken back as well", () => {
    const log = [act(1, 1), act(2, 2), undo(3, 1), act(4, 2)];
    expect([...voided(log)]).toEqual([2]);
    expect([...voided([...log, undo(5, 0)])]).toEqual([2, 1, 4]);
  });
});
