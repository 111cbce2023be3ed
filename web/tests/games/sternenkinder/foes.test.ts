import { expect, test } from "vitest";
import { oddsOf } from "../../../src/games/sternenkinder/foes";
import { boardOf } from "../../../src/games/sternenkinder/content";
import type { Board } from "../../../src/games/sternenkinder/types";
import { tableOf } from "./tables";

const fleet = (seat: number, number: number, at: string, moves = 1) => ({
  seat,
  fleet: number,
  kind: "own",
  at,
  moves,
  slow: false,
});
const FLEETS = [fleet(0, 1, "i0"), fleet(0, 2, "iii0", 0), fleet(1, 1, "ii1")];

function table(change: Partial<Board>, war = false) {
  const shown = tableOf({ fleets: FLEETS, mine: { cargo: { "1": { infantry: 2 } } } });
  Object.assign(boardOf(shown), change);
  boardOf(shown).table.war_mode = war;
  return shown;
}
const asked = (id: string, shown: ReturnType<typeof table>): string[] =>
  oddsOf(id, shown).map(({ what }) => what);

test("neutral fleets are asked about with the fleets in reach, and with all", () => {
  const shown = table({ neutral: [{ kind: "gav", at: "ii0", count: 2 }] });
  expect(asked("ii0", shown)).toEqual(["odds:space:ii0:1", "odds:space:ii0:2"]);
  expect(asked("i0", shown)).toEqual([]);
});

test("fleets of others are foes in war only", () => {
  expect(asked("ii1", table({}))).toEqual([]);
  expect(asked("ii1", table({}, true))).toEqual(["odds:space:ii1:1", "odds:space:ii1:2"]);
});

test("who carries troops asks about a landing", () => {
  const systems = { ii0: { kind: "planet", owner: 1, level: 1 } } as unknown as Board["systems"];
  expect(asked("ii0", table({ systems }, true))).toEqual(["odds:ground:ii0"]);
  expect(asked("ii0", table({ systems }))).toEqual([]);
});
