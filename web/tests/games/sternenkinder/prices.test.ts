import { expect, test } from "vitest";
import { contentOf } from "../../../src/games/sternenkinder/content";
import { priceOf, sumOf } from "../../../src/games/sternenkinder/prices";
import type { System, Thing } from "../../../src/games/sternenkinder/types";
import { tableOf } from "./tables";

const thing = (id: string, points: number): Thing => ({
  id,
  resource: "food",
  cost: 9,
  capacity: "ground",
  points,
});

function table(prices: Record<string, number>, systems?: Record<string, System>) {
  const shown = tableOf({ mine: { prices }, ...(systems ? { systems } : {}) });
  contentOf(shown).things = [thing("research", 1), thing("food_1", 2), thing("food_3", 6)];
  return shown;
}

test("a trade is paid with what is given, a ship with its own resource", () => {
  const shown = table({ "trade:awe:food": 5, "buy:research": 3, "govern:oligarchy": 4 });
  expect(priceOf("trade:awe:food", shown)).toMatchObject({ resource: "awe", amount: 5, points: 0 });
  expect(priceOf("buy:research", shown)).toMatchObject({ resource: "food", amount: 3, points: 1 });
  expect(priceOf("govern:oligarchy", shown)).toMatchObject({ resource: "culture", amount: 4 });
  expect(priceOf("pass", shown)).toBeNull();
});

test("an upgrade costs the points that its level lacks", () => {
  const sites = [{ slot: 1, owner: 0, kind: "food", level: 1 }];
  const systems = { i0: { kind: "planet", owner: 0, level: 2, sites } as unknown as System };
  const shown = table({ "upgrade:food_3": 7 }, systems);
  expect(priceOf("upgrade:food_3", shown)).toMatchObject({ amount: 7, points: 4 });
});

test("lowering a price asks for the points that are left", () => {
  expect(sumOf("lower:ground")).toBe("points:ground");
  expect(sumOf("build:food_1")).toBe("price:build:food_1");
});
