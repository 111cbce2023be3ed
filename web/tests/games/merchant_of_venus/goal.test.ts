import { describe, expect, it } from "vitest";
import type { Shown } from "../../../src/core/game-ui";
import {
  answersOf,
  courseFor,
  hasArrived,
  passesBy,
} from "../../../src/games/merchant_of_venus/goal.svelte";

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
