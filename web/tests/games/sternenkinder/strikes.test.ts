import { expect, test } from "vitest";
import { boardOf } from "../../../src/games/sternenkinder/content";
import { battleOdds } from "../../../src/games/sternenkinder/foes";
import { needWords, strikeRows } from "../../../src/games/sternenkinder/strikes";
import type { Board } from "../../../src/games/sternenkinder/types";
import { tableOf } from "./tables";

const INFANTRY = { dice: 1, needs: [4, 5], damage: 1, energy: false, chances: [50, 67] };

function table(change: Partial<Board>) {
  const shown = tableOf({});
  Object.assign(boardOf(shown), { battle: null, ground: null, ...change });
  return shown;
}

test("attacks are rows by target with the chance of each number of units", () => {
  const acting = { side: "attacker", unit: "tank", ready: 2, strikes: { infantry: INFANTRY } };
  const shown = table({ ground: { acting } as unknown as Board["ground"] });
  const options = ["strike:infantry:1", "strike:infantry:2", "strike:repair:1", "pass"];
  const [attack, repair] = strikeRows(options, shown);
  expect(attack?.codes.map(({ count, chance }) => [count, chance])).toEqual([
    [1, 50],
    [2, 67],
  ]);
  expect(repair).toMatchObject({ strike: "repair", odds: null });
  expect(repair?.codes[0]?.chance).toBeNull();
});

test("dice that need different numbers name both ends", () => {
  expect(needWords([4, 4])).toBe("4");
  expect(needWords([2, 3, 3])).toBe("2–3");
});

test("odds of a battle are for who fights, between volleys", () => {
  const units = [{ seat: 0 }, { seat: null }];
  const battle = (hits: number[], seats = units) =>
    table({ battle: { round: 2, hits, units: seats } as unknown as Board["battle"] });
  expect(battleOdds(battle([])).map(({ what }) => what)).toEqual(["odds:battle"]);
  expect(battleOdds(battle([1]))).toEqual([]);
  expect(battleOdds(battle([], [{ seat: 1 }, { seat: null }]))).toEqual([]);
});
