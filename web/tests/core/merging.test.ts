import { describe, expect, it } from "vitest";
import { boardAfter, merge, momentsOf } from "../../src/core/merging";
import type { GameEvent, Patch, Step, StepLine } from "../../src/core/types";

const BOARD = {
  round: 1,
  dice: [0, 0],
  seats: [{ vp: 0 }, { vp: 3 }],
  mine: { hand: ["a"], vp: 1 },
};

const event = (key: string): GameEvent => ({ key, rule: "", args: {} });

function line(n: number, keys: string[], beats: StepLine["beats"], board: Patch): StepLine {
  return { line: { n, seat: 0, events: keys.map(event) }, beats, board };
}

function step(lines: StepLine[], board: Patch = {}): Step {
  const view = { seat: 0, waiting: [], secret: false, question: null, outcome: null };
  const undo = { free: null, agreed: null, redo: false, solo: false, asks: null };
  return { t: "step", v: 2, since: 1, lines, board, view, undo };
}

describe("merge", () => {
  it("replaces whole sections", () => {
    expect(merge(BOARD, { set: { dice: [3, 4], extra: true } })).toEqual({
      ...BOARD,
      dice: [3, 4],
      extra: true,
    });
  });

  it("replaces entries of lists by their place and of objects by their name", () => {
    const after = merge(BOARD, { into: { seats: { "1": { vp: 5 } }, mine: { hand: [] } } });
    expect(after).toEqual({ ...BOARD, seats: [{ vp: 0 }, { vp: 5 }], mine: { hand: [], vp: 1 } });
  });

  it("can empty an entry", () => {
    expect(merge(BOARD, { into: { seats: { "0": null } } }).seats).toEqual([null, { vp: 3 }]);
  });

  it("drops sections that are gone", () => {
    expect(merge(BOARD, { gone: ["mine"] })).not.toHaveProperty("mine");
  });

  it("leaves alone what it was given, and keeps what has not changed", () => {
    const before = structuredClone(BOARD);
    const after = merge(BOARD, { set: { round: 2 }, into: { seats: { "0": { vp: 9 } } } });
    expect(BOARD).toEqual(before);
    expect((after.seats as unknown[])[1]).toBe(BOARD.seats[1]);
    expect(after.mine).toBe(BOARD.mine);
  });
});

describe("momentsOf", () => {
  const told = step([
    line(
      1,
      ["roll", "paid", "over"],
      [
        { key: "roll", events: 1, board: { set: { dice: [1, 2] } } },
        { key: "pay", events: 2, board: { into: { seats: { "0": { vp: 1 } } } } },
      ],
      { set: { round: 2 } },
    ),
    line(2, [], [], {}),
  ]);

  it("gives each beat its own events and the board as it was then", () => {
    const moments = momentsOf(BOARD, told);
    expect(moments.map(({ beat }) => beat)).toEqual(["roll", "pay", "", ""]);
    expect(moments.map(({ events }) => events.map(({ key }) => key))).toEqual([
      ["roll"],
      ["paid"],
      ["over"],
      [],
    ]);
    expect(moments.map(({ board }) => [board.dice, board.round])).toEqual([
      [[1, 2], 1],
      [[1, 2], 1],
      [[1, 2], 2],
      [[1, 2], 2],
    ]);
    expect(moments[0]?.board.seats).toBe(BOARD.seats);
    expect(moments[3]?.line.n).toBe(2);
  });
});

describe("boardAfter", () => {
  it("is the board after the last line and what else has changed", () => {
    const lines = [line(1, [], [], { set: { round: 4 } })];
    expect(boardAfter(BOARD, step(lines, { set: { dice: [6, 6] } }))).toMatchObject({
      round: 4,
      dice: [6, 6],
    });
  });

  it("is the same for a step that tells nothing", () => {
    expect(boardAfter(BOARD, step([]))).toEqual(BOARD);
  });
});
