import { expect, test } from "vitest";
import {
  buildingId,
  cardText,
  effectOf,
  linesOf,
  unitId,
} from "../../../src/games/sternenkinder/cards";
import { eventCard, optionAsked } from "../../../src/games/sternenkinder/rewards";
import type { CardLine, System } from "../../../src/games/sternenkinder/types";
import { tableOf } from "./tables";

const line = (key: string, depth = 0, args: CardLine["args"] = {}): CardLine => ({
  key: `text-${key}`,
  args,
  ...(depth ? { depth } : {}),
});
const CARD = [
  line("upkeep"),
  line("option", 0, { letter: "A" }),
  line("pay", 1),
  line("reward", 1),
  line("income", 2),
  { ...line("option", 0, { letter: "B" }), notes: [{ key: "text-note-decision", args: {} }] },
  line("pay", 1),
  line("reward", 1),
  line("vp", 2),
  line("threat"),
  line("lose", 1),
];

function table(given: Parameters<typeof tableOf>[0] = {}) {
  const shown = tableOf(given);
  const texts = { "planetary.dawn.1": CARD, "event.ast.pirates": [line("spawn")] };
  Object.assign(shown.content as object, { texts });
  return shown;
}

test("several cards of a kind share their text", () => {
  expect(linesOf(table(), "event.ast.pirates.2")).toHaveLength(1);
  expect(cardText(table(), "event.ast.nothing")).toEqual([]);
});

test("a planetary event falls into what holds, its options and its threat", () => {
  const card = eventCard("dawn", 1, table());
  expect([card.standing.length, card.threat.length]).toEqual([1, 2]);
  expect(card.options.map(({ id }) => id)).toEqual(["1a", "1b"]);
  expect(card.options.map(({ words }) => words.endsWith(")"))).toEqual([false, true]);
});

test("an option that is asked about is that of the colony which still has it", () => {
  const events = { active: 1, due: 0, taken: [], used: [], threat: 0, exhausted: false };
  const dawn: System = { kind: "planet", planet: "dawn", owner: 0, events };
  const options = ["option:1a", "option:1b"];
  const asked = table({ options, systems: { i0: dawn } });
  expect(optionAsked("1a", asked)).not.toBeNull();
  const taken: System = { ...dawn, events: { ...events, taken: ["1b"] } };
  expect(optionAsked("1a", table({ options, systems: { i0: taken } }))).toBeNull();
});

test("things that can be bought lead to their entries", () => {
  expect(buildingId("food_2")).toBe("building.resource.2");
  expect(buildingId("capacity_3")).toBe("building.capacity.3");
  expect(buildingId("trade_route")).toBe("building.trade_route");
  expect([unitId("colony"), unitId("tank")]).toEqual(["ship.colony", "ground.tank"]);
});

test("a resource building says which resource, and food needs no upkeep", () => {
  const shown = tableOf({});
  const texts = {
    "building.resource.1": [
      line("income", 0, { amount: "+2", resource: "@text-chosen" }),
      { ...line("upkeep"), notes: [{ key: "text-note-food-building", args: { n: 0 } }] },
    ],
  };
  Object.assign(shown.content as object, { texts });
  expect(effectOf("build:food_1", shown)).toHaveLength(1);
  expect(effectOf("build:awe_1", shown)).toHaveLength(2);
  expect(effectOf("build:awe_1", shown).some(({ words }) => words.includes("("))).toBe(false);
});
