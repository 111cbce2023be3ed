import { describe, expect, it } from "vitest";
import type { Shown } from "../../../src/core/game-ui";
import { batteriesOf } from "../../../src/games/galaxy_trucker/content";
import type { Ship } from "../../../src/games/galaxy_trucker/types";

const ship = { batteries: 0, order: 0, tiles: [["7,7", "cabin", 0], ["8,7", "cell", 0]] } as unknown as Ship; // prettier-ignore
const shown = (phase: string): Shown =>
  ({
    content: {
      tiles: [{ name: "cabin", kind: 0 }, { name: "cell", kind: 1 }],
      kinds: [{ batteries: 0 }, { batteries: 2 }],
      cards: [],
      boards: [],
    },
    view: { board: { phase, ships: [ship] } },
  }) as unknown as Shown; // prettier-ignore

describe("batteries", () => {
  it("are those that the ship will be loaded with, as long as it is built and checked", () => {
    expect(batteriesOf(shown("building"), ship)).toBe(2);
    expect(batteriesOf(shown("check"), ship)).toBe(2);
  });

  it("are those that are left, in flight", () => {
    expect(batteriesOf(shown("flight"), ship)).toBe(0);
  });
});
