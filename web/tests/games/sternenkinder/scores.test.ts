import { expect, test } from "vitest";
import { LINES } from "../../../src/games/sternenkinder/scores";
import type { Board } from "../../../src/games/sternenkinder/types";

const seat = (home: string, points: number) => ({
  home,
  points,
  planets: 2,
  techs: ["a"],
  hand: ["ast.ice"],
  income: { food: 2, awe: -1, research: 0, culture: 3 },
});
/** Seat 0 holds its home, a colony of level III, one of IV, and the home of seat 1. */
const board = {
  systems: {
    i0: { kind: "home_world", owner: 0, level: 3 },
    ii0: { kind: "planet", owner: 0, level: 3 },
    ii1: { kind: "planet", owner: 0, level: 4, conquered: 1 },
    iii0: { kind: "home_world", owner: 0, level: 2, conquered: 1 },
    iii1: { kind: "space", route: 0 },
  },
  fleets: [{ seat: 0 }, { seat: 1 }],
  seats: [seat("i0", 11), seat("iii0", 0)],
} as unknown as Board;

const score = (name: string, at: number): number =>
  LINES.find(([line]) => line === name)?.[1](board, at) ?? NaN;

test("points come from colonies, conquests and what is kept", () => {
  expect([score("colonies", 0), score("captured", 0)]).toEqual([3, 5]);
  expect(score("kept", 0)).toBe(3);
  expect(score("total", 0)).toBe(11);
  expect([score("colonies", 1), score("captured", 1), score("kept", 1)]).toEqual([0, 0, 0]);
});

test("what stands behind them is counted", () => {
  expect(score("levels", 0)).toBe(12);
  expect(score("routes", 0)).toBe(1);
  expect(score("fleets", 1)).toBe(1);
  expect(score("income", 0)).toBe(4);
});
