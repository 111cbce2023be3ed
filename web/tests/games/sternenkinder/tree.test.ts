import { expect, test } from "vitest";
import { armyRows } from "../../../src/games/sternenkinder/army";
import { standing, treeOf } from "../../../src/games/sternenkinder/tree";
import type { Technology } from "../../../src/games/sternenkinder/types";

const tech = (
  id: string,
  level: number,
  requires: string[] = [],
  field = "economy",
): Technology => ({
  id: `tech.${id}`,
  field,
  level,
  cost: 4,
  requires: requires.map((one) => `tech.${one}`),
});
const ALL = [
  tech("a", 1),
  tech("b", 1),
  tech("c", 2, ["b"]),
  tech("d", 2, ["b"]),
  tech("e", 3, ["a", "c"]),
  tech("x", 1, [], "military"),
];

test("a field has all its technologies, each in a place of its own", () => {
  const { nodes, rows } = treeOf(ALL, "economy");
  expect(nodes.map(({ id }) => id).sort()).toEqual(["a", "b", "c", "d", "e"]);
  expect(new Set(nodes.map(({ column, row }) => `${column}/${row}`)).size).toBe(5);
  expect(Math.max(...nodes.map(({ row }) => row))).toBe(rows - 1);
});

test("what builds on something stands beside it if it can", () => {
  const { nodes } = treeOf(ALL, "economy");
  const row = (id: string) => nodes.find((node) => node.id === id)?.row;
  expect(row("c")).toBe(row("b"));
});

test("a line for each prerequisite", () => {
  const lines = treeOf(ALL, "economy").lines.map(([from, to]) => from.id + to.id);
  expect(lines.sort()).toEqual(["ae", "bc", "bd", "ce"]);
});

test("where a seat stands with a technology", () => {
  const [a, , c] = ALL as [Technology, Technology, Technology];
  expect(standing(a, ["a"], 4, 0)).toBe("known");
  expect(standing(a, [], 4, 4)).toBe("open");
  expect(standing(a, [], 4, 3)).toBe("dear");
  expect(standing(c, ["a"], 4, 9)).toBe("closed");
});

test("an army is counted with the armour it has left", () => {
  expect(armyRows({ tank: [1, 0, 2, 0], infantry: [3] })).toEqual([
    { unit: "tank", count: 3, armour: 4 },
    { unit: "infantry", count: 3, armour: 0 },
  ]);
});
