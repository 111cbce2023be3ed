import { describe, expect, it } from "vitest";
import { comings, seatNames } from "../../src/core/names";
import type { SeatInfo, TableInfo } from "../../src/core/types";

const seat = (at: number, name: string, user: string | null, held = false): SeatInfo =>
  ({ seat: at, kind: "person", name, user, held_by_bot: held }) as SeatInfo;
const table = (state: string, ...held: boolean[]): TableInfo =>
  ({ state, seats: held.map((one, at) => seat(at, `P${at}`, `u${at}`, one)) }) as TableInfo;

describe("seatNames", () => {
  it("tells seats of one person apart by their letter, unless they have names", () => {
    expect(seatNames([seat(0, "Ada", "a"), seat(1, "Ada", "a")])).toEqual(["Ada A", "Ada B"]);
    expect(seatNames([seat(0, "Ada", "a"), seat(1, "Grete", "a")])).toEqual(["Ada", "Grete"]);
  });
});

describe("comings", () => {
  it("are who left a running table to a bot, and who came back", () => {
    expect(comings(table("running", false, true), table("running", true, false))).toEqual([
      [0, "left"],
      [1, "back"],
    ]);
  });

  it("are nobody at first sight or before the start", () => {
    expect(comings(null, table("running", true))).toEqual([]);
    expect(comings(table("open", false), table("running", true))).toEqual([]);
  });
});
