import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, expect, test } from "vitest";
import type { Shown } from "../../../src/core/game-ui";
import { texts } from "../../../src/core/texts.svelte";
import { usualOf } from "../../../src/games/sternenkinder/bids";
import { partOf } from "../../../src/games/sternenkinder/chamber";
import { truceWords } from "../../../src/games/sternenkinder/peace";
import { promptWords } from "../../../src/games/sternenkinder/triggers";
import type { Affairs, TruceView } from "../../../src/games/sternenkinder/types";
import { words } from "../../../src/games/sternenkinder/words";
import { tableOf, UNIT } from "./tables";

const WORDS = `
sk-amount = { $amount } { $resource }
resource-food = Food
resource-awe = AWE
thing-fleet = Fleet
sk-offer-nothing = nothing
sk-truce = { $name } to { $other }: { $what }
sk-truce-system = planet in { $system }
sk-truce-unit = { $unit } in { $system }
sk-trigger-armistice-gift = You give { $name } { $what }.
sk-trigger-armistice-answer = { $name } gives { $what }.
sk-trigger-war-share = { $amount }, { $said }.
sk-ask-armistice-gift = How much { $resource }?
sk-ask-armistice-answer = Yes?
sk-ask-war-share = { $rest } left, { $part } equal?
`;

beforeAll(() => {
  texts.bundle = new FluentBundle("en", { useIsolating: false });
  texts.bundle.addResource(new FluentResource(WORDS));
});

const TRUCE: TruceView = { seat: 0, other_seat: 1, resources: {}, things: [] };

function table(question: string, affairs: Partial<Affairs>, seat = 0): Shown {
  const fleets = [{ seat: 0, fleet: 2, at: "ii0" }] as never;
  const civil = [{ ...UNIT, ship: 3, at: "ii1", moves: 1 }] as never;
  const shown = tableOf({ question, options: ["yes"], fleets, seat: { civil } });
  (shown.view.board as { affairs: Partial<Affairs> }).affairs = affairs;
  return { ...shown, names: ["Ada", "Ben"], view: { ...shown.view, seat } };
}

const prompt = (shown: Shown): string => promptWords(shown.view.question ?? ({} as never), shown);

test("an armistice says what was named so far, and which resource is asked about", () => {
  const first = { truce: { ...TRUCE, next: "food" } };
  expect(prompt(table("armistice-gift", first))).toBe("You give Ben nothing. How much Food?");
  const then = { truce: { ...TRUCE, resources: { food: 2 }, next: "awe" } };
  expect(prompt(table("armistice-gift", then))).toBe("You give Ben 2 Food. How much AWE?");
  expect(words("amount:4", table("armistice-gift", then)).label).toBe("4 AWE");
});

test("who is asked for peace reads everything that would change hands", () => {
  const things = [
    { kind: "system", system: "iii0" },
    { kind: "fleet", system: "ii0" },
  ];
  const truce = { ...TRUCE, resources: { food: 0, awe: 3 }, things };
  const given = "3 AWE, planet in III 0, Fleet in II 0";
  const shown = table("armistice-answer", { truce }, 1);
  expect(prompt(shown)).toBe(`Ada gives ${given}. Yes?`);
  expect(truceWords(shown)).toBe(`Ada to Ben: ${given}`);
});

test("units are given, not moved", () => {
  const shown = table("armistice-thing", { truce: TRUCE });
  expect(words("move:2", shown).label).toBe("Fleet 2 in II 0");
  expect(words("ship:3", shown).label).toMatch(/ 3 in II 1$/);
  expect(partOf(shown)).toBe("talks");
});

test("allies read what a war costs, what was promised and what is left", () => {
  const upkeep = { amount: 5, seats: [1, 0], equal: [3, 2], named: [1] };
  expect(prompt(table("war-share", { upkeep }))).toBe("5, Ben 1. 4 left, 2 equal?");
});

test("an amount begins with the one that is named first", () => {
  expect(usualOf(["amount:4", "amount:0", "amount:1"])).toBe(4);
  expect(usualOf(["amount:0", "amount:1"])).toBe(0);
});
