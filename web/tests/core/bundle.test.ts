import { expect, test } from "vitest";
import { askAgain, restAfter } from "../../src/core/bundle";
import type { LogLine } from "../../src/core/types";

const line = (seat: number, code: string, auto = false): LogLine =>
  ({ n: 1, seat, code, auto, events: [] }) as LogLine;

test("a bundle that was carried out leaves nothing", () => {
  expect(restAfter(["go:a-b", "go:b-c"], [line(0, "go:a-b"), line(0, "go:b-c")], 0)).toEqual([]);
});

test("what came after a draw is left", () => {
  const codes = ["head:a", "go:a-b", "go:b-c"];
  expect(restAfter(codes, [line(0, "head:a"), line(1, "go:a-b")], 0)).toEqual(["go:a-b", "go:b-c"]);
  expect(restAfter(codes, [line(0, "head:a", true)], 0)).toEqual(codes);
});

test("the rest is asked again only if the table offers it", () => {
  expect(askAgain(["go:a-b", "go:b-c"], ["go:a-b", "stay"])).toEqual(["go:a-b", "go:b-c"]);
  expect(askAgain(["go:a-b", "go:b-c"], ["stay"])).toBeNull();
  expect(askAgain([], ["stay"])).toBeNull();
});
