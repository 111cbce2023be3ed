import { describe, expect, it } from "vitest";
import type { Shown } from "../../../src/core/game-ui";
import { agree, fitsSomewhere, misfits } from "../../../src/games/galaxy_trucker/fitting";
import type { Ship } from "../../../src/games/galaxy_trucker/types";

/** Three cells side by side; a tile in the middle with a single connector to its right. */
const tiles = [
  { name: "middle", connectors: [0, 1, 0, 0] },
  { name: "single", connectors: [1, 0, 0, 0] },
  { name: "double", connectors: [2, 2, 2, 2] },
  { name: "smooth", connectors: [0, 0, 0, 0] },
  { name: "any", connectors: [0, 0, 3, 0] },
];
const boards = [{ id: "I", front: 1, cells: [[6, 7], [7, 7], [8, 7]] }]; // prettier-ignore
const shown = {
  content: { tiles, boards, kinds: [], cards: [] },
  view: { board: { board: "I" } },
} as unknown as Shown;
const ship = (quarters: number): Ship =>
  ({ tiles: [["7,7", "middle", quarters]] }) as unknown as Ship;
const ALL = ["single", "double", "smooth", "any"];

describe("connectors", () => {
  it("agree if they are the same, universal, or both smooth", () => {
    expect(agree(1, 1) && agree(3, 2) && agree(0, 0)).toBe(true);
    expect(agree(1, 2) || agree(0, 1) || agree(3, 0)).toBe(false);
  });
});

describe("tiles that fit nowhere", () => {
  it("are those that join nothing in any rotation", () => {
    expect([...misfits(shown, ship(0), ALL)]).toEqual(["double", "smooth"]);
  });

  it("depend on how the ship lies: a connector to the rear meets no cell", () => {
    expect([...misfits(shown, ship(1), ALL)]).toEqual(ALL);
  });

  it("have to agree with every neighbour", () => {
    expect(fitsSomewhere([1, 0, 0, 0], [[1, 2, null, null]])).toBe(false);
    expect(fitsSomewhere([1, 2, 0, 0], [[1, 2, null, null]])).toBe(true);
  });
});
