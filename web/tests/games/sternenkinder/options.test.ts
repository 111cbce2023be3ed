import { expect, test } from "vitest";
import { boardOf } from "../../../src/games/sternenkinder/content";
import {
  groups,
  isTapped,
  loose,
  placeOf,
  spottedCell,
  targetsOf,
} from "../../../src/games/sternenkinder/options";
import type { Affairs } from "../../../src/games/sternenkinder/types";
import { tableOf, UNIT } from "./tables";

const civil = [{ ...UNIT, ship: 2, at: "ii1", left: 1 }];
const fleets = [{ seat: 0, fleet: 3, kind: "fleet", at: "iii0", moves: 1, slow: false }];

test("answers point at the systems they name, units at where they are", () => {
  const shown = tableOf({ seat: { civil }, fleets });
  expect(placeOf("at:ii0", shown)).toBe("ii0");
  expect(placeOf("grow:i0", shown)).toBe("i0");
  expect(placeOf("fly:2", shown)).toBe("ii1");
  expect(placeOf("move:3", shown)).toBe("iii0");
  expect(placeOf("fly:9", shown)).toBeNull();
  expect(placeOf("pass", shown)).toBeNull();
});

test("a fleet that may blockade where it is can be tapped to move; purchases are looked at", () => {
  expect(isTapped(["move:3", "blockade:iii0"])).toBe(true);
  expect(isTapped(["at:ii0"])).toBe(true);
  expect(isTapped(["blockade:iii0"])).toBe(false);
  expect(isTapped(["grow:i0", "build:i0"])).toBe(false);
});

test("every option has a place on the map or in the list, none in both", () => {
  const options = ["pass", "fly:2", "at:ii1", "grow:i0", "amount:3"];
  const { cells, rest } = targetsOf(options, tableOf({ seat: { civil }, options }));
  expect(cells.get("ii1")).toEqual(["fly:2", "at:ii1"]);
  expect([...[...cells.values()].flat(), ...rest].sort()).toEqual([...options].sort());
});

test("a menu is grouped by verbs, and what ends the turn comes last", () => {
  const found = groups(["pass", "trade:food:awe", "novel:1", "research:a", "end", "research:b"]);
  expect(found.map(({ kind }) => kind)).toEqual(["research", "trade", "novel", "end", "pass"]);
  expect(found[0]?.codes).toEqual(["research:a", "research:b"]);
});

test("a small screen keeps the end of a turn at hand, and short lists whole", () => {
  const menu = ["pass", "research:a", "grow:i0"];
  expect(loose(menu, tableOf({ options: menu }))).toEqual(["pass"]);
  const few = ["yes", "no"];
  expect(loose(few, tableOf({ question: "buy-planet", options: few }))).toEqual(few);
  const places = ["at:i0", "at:ii0"];
  expect(loose(places, tableOf({ question: "build-place", options: places }))).toEqual([]);
});

test("what the sheet of politics asks is not asked a second time below it", () => {
  const shares = [0, 1, 2, 3].map((amount) => `amount:${amount}`);
  const shown = tableOf({ question: "treaty-share", options: shares });
  expect(loose(shares, shown)).toEqual(shares);
  boardOf(shown).affairs = { council: { votes: [] } } as unknown as Affairs;
  expect(loose(shares, shown)).toEqual([]);
  expect(loose([...shares, "no"], shown)).toEqual(["no"]);
});

test("the name of a system in the log leads back to it", () => {
  expect(spottedCell({ system: "IV 12" })).toBe("iv12");
  expect(spottedCell({ seat: 1 })).toBeNull();
  expect(spottedCell(null)).toBeNull();
});
