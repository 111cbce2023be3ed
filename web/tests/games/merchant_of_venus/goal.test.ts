import { describe, expect, it } from "vitest";
import type { Shown } from "../../../src/core/game-ui";
import {
  answersOf,
  courseFor,
  hasArrived,
  passesBy,
} from "../../../src/games/merchant_of_venus/goal.svelte";
import { mostOf, salesOf } from "../../../src/games/merchant_of_venus/purchase";

const course = { via: "b", turns: 2.4, answers: ["head:b"] };

const table = (kind: string, mine: object): Shown =>
  ({ view: { question: { kind }, board: { mine } } }) as unknown as Shown;

describe("a goal", () => {
  const shown = table("depart", { courses: { iw: course } });

  it("has a course while the ship is about to move", () => {
    expect(courseFor(shown, "iw")).toEqual(course);
    expect(courseFor(table("business", { courses: null }), "iw")).toBeNull();
    expect(courseFor(shown, null)).toBeNull();
  });

  it("is reached when no course leads there any more", () => {
    expect(hasArrived(shown, "iw")).toBe(false);
    expect(hasArrived(shown, "cw")).toBe(true);
    expect(hasArrived(table("business", { courses: null }), "cw")).toBe(false);
  });

  it("is flown to only with answers that the question takes", () => {
    expect(answersOf(course, ["stay", "head:b"])).toEqual(["head:b"]);
    expect(answersOf(course, ["stay"])).toEqual([]);
    expect(answersOf(null, ["stay"])).toEqual([]);
  });
});

describe("a port", () => {
  it("is passed without a question where nothing can be done", () => {
    expect(passesBy(table("land", { idle: true }), ["land", "done"], false)).toBe(true);
  });

  it("is asked about where there is business, or where somebody took the passing back", () => {
    expect(passesBy(table("land", { idle: false }), ["land", "done"], false)).toBe(false);
    expect(passesBy(table("land", { idle: true }), ["land", "done"], true)).toBe(false);
    expect(passesBy(table("business", { idle: true }), ["done"], false)).toBe(false);
  });
});

describe("several of a kind", () => {
  const visit = (buys: number, sells: number): Shown => {
    const mine = { prices: { iw: { g1: 20 } } };
    const board = { turn: { buys, sells }, seats: [{ credits: 70, room: 5 }], systems: [], mine };
    const content = { spaces: [], goods: [], passengers: [], missions: [], regions: [] };
    return { view: { board }, content } as unknown as Shown;
  };

  it("are sold as far as the visit allows (MV10.1)", () => {
    expect(salesOf(visit(1, 1), 3)).toBe(1);
    expect(salesOf(visit(1000, 1000), 3)).toBe(3);
  });

  it("are bought as far as the visit, the money and the hold allow (MV10.1)", () => {
    expect(mostOf(visit(1, 1), "iw", 0, "buy:g1")).toBe(1);
    expect(mostOf(visit(1000, 1), "iw", 0, "buy:g1")).toBe(3);
  });
});
