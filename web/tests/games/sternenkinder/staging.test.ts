import { expect, test } from "vitest";
import type { Moment } from "../../../src/core/merging";
import type { Args } from "../../../src/core/types";
import { cardIn, cue, hitsIn, kindIn, systemIn } from "../../../src/games/sternenkinder/staging";
import { tableOf } from "./tables";

const event = (key: string, args: Args) => ({ key, rule: "B8.1", args, raw: args });
const moment = (beat: string, ...events: Moment["events"]): Moment => ({
  line: { seat: 1 } as Moment["line"],
  beat,
  events,
  board: {},
});
const shown = tableOf({});
Object.assign(shown.content as object, { names: { "event.ast.ice": "card-ast-ice" } });

test("cards are seen long, and longest by those who drew them", () => {
  const card = moment("card", event("event-card", { seat: 0, card: "ast.ice", system: "ii0" }));
  expect(cue(card, shown, [0])?.lasts).toBeGreaterThan(cue(card, shown, [1])?.lasts ?? 0);
  expect(cue(card, shown, [1])?.lasts).toBeGreaterThanOrEqual(1500);
});

test("a planet is seen with its name, not before", () => {
  const found = moment("discovery", event("event-discovers", { seat: 1, kind: "planet" }));
  const named = moment("discovery", event("event-planet", { seat: 1, planet: "dawn" }));
  expect(cue(found, shown, [0])?.lasts).toBe(0);
  expect(cue(named, shown, [0])?.lasts).toBeGreaterThan(0);
});

test("steps of a flight are short, own answers are known", () => {
  const step = moment("", event("event-flies", { seat: 1, system: "ii0" }));
  expect(cue(step, shown, [0])?.lasts).toBeLessThan(500);
  expect(cue({ ...step, line: { seat: 0 } as Moment["line"] }, shown, [0])?.lasts).toBe(0);
});

test("who loses a planet cannot miss it", () => {
  const args = { seat: 1, other_seat: 0, system: "ii0" };
  const lost = moment("conquest", event("event-conquered", args));
  expect(cue(lost, shown, [0])?.banner).toBeDefined();
  expect(cue(lost, shown, [1])?.banner).toBeUndefined();
});

test("what a scene shows is read from the events, as ids or as keys of names", () => {
  expect(cardIn([event("event-card", { card: "ast.ice" })], shown)).toBe("event.ast.ice");
  expect(cardIn([event("event-card", { card: "@card-ast-ice" })], shown)).toBe("event.ast.ice");
  expect(cardIn([event("event-loot", { loot: "1.parts" })], shown)).toBe("loot.1.parts");
  expect(kindIn([event("event-discovers", { kind: "@system-black-hole" })])).toBe("black_hole");
  expect(systemIn([event("event-flies", { system: "IV 12" })])).toBe("iv12");
  expect(hitsIn([event("event-volley", { attacker: 2, defender: 0 })])).toEqual([2, 0]);
  expect(hitsIn([])).toBeNull();
});
