import { describe, expect, it } from "vitest";
import type { Shown } from "../../../src/core/game-ui";
import { exitLabels, landsOf, plateAt, pointOf } from "../../../src/games/merchant_of_venus/chart";
import { answersFor, courseTo } from "../../../src/games/merchant_of_venus/course";
import { looseOptions, type Targets } from "../../../src/games/merchant_of_venus/places";
import { areNear, barsOf, drawnWay, reachOf } from "../../../src/games/merchant_of_venus/reach";
import type { Content, Space } from "../../../src/games/merchant_of_venus/types";

/** Five spaces in a row, and the ship on the first. */
const spaces = ["a", "b", "c", "d", "e"].map((id, at) => ({
  id,
  x: 100 * at,
  y: 50,
  kind: "plain",
}));
const lines = [["a", "b"], ["b", "c"], ["c", "d"], ["d", "e"]].map(([a, b]) => ({ a, b })); // prettier-ignore
const reach = {
  b: { cost: 1, chance: 1, answers: ["go:a-b"] },
  c: { from: "b", cost: 2, chance: 0.5, answers: ["go:a-b", "go:b-c"] },
  e: { cost: 2, chance: 1, answers: ["go:a-e"], path: ["b", "e"] },
};
const turn = { moved: true, stop: false, came: "b" };
const board = {
  board: { closed: ["c-d"] },
  turn,
  seats: [{ ship: "a" }],
  active: 0,
  mine: { reach, exits: { c: { d: 0, b: 1 } } },
};
const shown = { content: { spaces, lines }, view: { board } } as unknown as Shown;
const targets = { spaces: new Map([["d", ["land:d"]]]) } as unknown as Targets;

describe("ways", () => {
  it("go on from the way to the space before", () => {
    expect(reachOf(shown).get("c")?.path).toEqual(["b", "c"]);
  });

  it("are drawn over the spaces that they skip", () => {
    const way = reachOf(shown).get("e");
    expect(way && drawnWay(shown, way)).toEqual(["b", "c", "d", "e"]);
  });

  it("know which spaces lie side by side", () => {
    expect(areNear(shown, "c", "b")).toBe(true);
    expect(areNear(shown, "a", "c")).toBe(false);
  });

  it("are barred by spaceports, the way back and missing dice", () => {
    expect(barsOf(shown, 0)).toEqual([
      { from: "c", to: "d", why: "port" },
      { from: "a", to: "b", why: "back" },
      { from: "c", to: "d", why: "value" },
    ]);
  });
});

describe("a tap on a space", () => {
  const ways = reachOf(shown);

  it("answers the question that asks for it", () => {
    expect(answersFor("d", targets, ways, ["land:d"])).toEqual({
      codes: ["land:d"],
      bundle: false,
    });
  });

  it("flies there if the first step is allowed", () => {
    expect(answersFor("c", targets, ways, ["go:a-b"])).toEqual({
      codes: ["go:a-b", "go:b-c"],
      bundle: true,
    });
    expect(courseTo(ways.get("c") ?? null, ["stay"])).toEqual([]);
  });
});

describe("the chart", () => {
  it("draws a region around its spaces, and its plate on the sheet", () => {
    const region = { id: "x", kind: "system", x: 0, y: 40 };
    const inside = [[0, 0], [100, 0], [0, 100]].map(([x, y], at) => ({ id: `${at}`, x, y, kind: "plain", region: "x" })); // prettier-ignore
    const [land] = landsOf({ regions: [region], spaces: inside } as unknown as Content);
    expect(land?.outline).toMatch(/^M.*Z$/);
    expect(land && plateAt(land)[0]).toBe(92);
  });

  it("writes the numbers of a navigation space towards where they lead", () => {
    const from = { id: "n", x: 0, y: 0, exits: ["b", "b", "c"] } as unknown as Space;
    const found = exitLabels(from, (id) => spaces.find((one) => one.id === id) as unknown as Space);
    expect(found.map(({ id, values }) => [id, values])).toEqual([["b", [1, 2]], ["c", [3]]]); // prettier-ignore
    const [x, y] = pointOf({ x: found[0]?.x ?? 0, y: found[0]?.y ?? 0 });
    expect(Math.hypot(x / 1.4, y)).toBeCloseTo(30);
  });
});

describe("what is asked beside the map", () => {
  const codes = ["done", "assign:0", "jettison:g1", "eject:p1"];
  it("leaves to the hold what may go overboard (MV10.15), and to the tray its dice", () => {
    expect(looseOptions("step", codes)).toEqual(["done"]);
    expect(looseOptions("navigation", codes)).toEqual(["done", "assign:0"]);
  });
});
