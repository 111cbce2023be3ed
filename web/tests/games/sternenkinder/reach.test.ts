import { expect, test } from "vitest";
import { linksOf } from "../../../src/games/sternenkinder/links";
import { reachOf } from "../../../src/games/sternenkinder/reach";
import type { System } from "../../../src/games/sternenkinder/types";
import { CELLS, tableOf, UNIT } from "./tables";

const ship = (left: number) => [{ ...UNIT, ship: 1, at: "i0", left }];
const near = (id: string) => CELLS.find((cell) => cell.id === id)?.near ?? [];
const asked = { question: "next-system", options: ["end", "at:ii0", "at:ii1"] };

test("one move reaches what is offered", () => {
  const reach = reachOf(tableOf({ ...asked, seat: { civil: ship(1) } }));
  expect([...reach.keys()]).toEqual(["ii0", "ii1"]);
});

test("more moves lead further, step by step, by the shortest way", () => {
  const reach = reachOf(tableOf({ ...asked, seat: { civil: ship(2) } }));
  expect(reach.get("iii0")).toEqual(["at:ii0", "at:iii0"]);
  expect(reach.get("ii1")).toEqual(["at:ii1"]);
});

test("nobody plans a way into or through the dark", () => {
  const systems: Record<string, System> = {
    i0: { kind: "space" },
    ii0: { kind: null },
    ii1: { kind: "space" },
    iii0: { kind: "space" },
  };
  const reach = reachOf(tableOf({ ...asked, systems, seat: { civil: ship(3) } }));
  expect([...reach.keys()]).toEqual(["ii0", "ii1"]);
});

test("other questions are no way", () => {
  expect(reachOf(tableOf({ options: ["at:ii0"], seat: { civil: ship(2) } })).size).toBe(0);
});

test("trade lines join routes with routes and colonies of their owner, once each", () => {
  const systems: Record<string, System> = {
    i0: { kind: "planet", owner: 0, route: 0 },
    ii0: { kind: "space", route: 0 },
    ii1: { kind: "planet", owner: 1 },
    iii0: { kind: "planet", owner: 0 },
  };
  const links = linksOf(systems, near).map(({ from, to }) => [from, to].sort().join("-"));
  expect(links.sort()).toEqual(["i0-ii0", "ii0-iii0"]);
});
