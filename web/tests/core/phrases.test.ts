import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it } from "vitest";
import type { GameUi, Shown } from "../../src/core/game-ui";
import { argsOf, named, plainEnding, plainWords, sentence, split } from "../../src/core/phrases";
import { texts } from "../../src/core/texts.svelte";
import type { GameEvent } from "../../src/core/types";

const WORDS = `
action-buy = Buy { $slot }
action-buy-at-gift = Take { $slot } for nothing
event-buy = { $seat } buys { $good }
event-heard = { $what }
good-ore = ore
web-ending = { $names } won
web-ending-won = You won ({ $count })
web-points = Points
`;

const shown = {
  meta: { actions: { buy: ["slot", "from"] } },
  view: { question: { kind: "market" } },
  names: ["Ada", "Berta", "Carla"],
} as unknown as Shown;
const ui = {} as GameUi;
const event = (key: string, args: GameEvent["args"]): GameEvent =>
  ({ key, args, rule: "" }) as GameEvent;

beforeEach(() => {
  texts.bundle = new FluentBundle("en", { useIsolating: false });
  texts.bundle.addResource(new FluentResource(WORDS));
});

describe("actions", () => {
  it("are split into their verb and its parameters", () => {
    expect(split("buy:3:left")).toEqual({ kind: "buy", params: ["3", "left"] });
    expect(split("pass")).toEqual({ kind: "pass", params: [] });
  });

  it("have parameters with names, numbers as numbers", () => {
    expect(argsOf("buy:3:left", shown)).toEqual({ slot: 3, from: "left" });
  });

  it("are put into words by their verb", () => {
    expect(plainWords("buy:3:left", shown).label).toBe("Buy 3");
  });

  it("may be called otherwise at a certain question", () => {
    const gift = { ...shown, view: { question: { kind: "gift" } } } as unknown as Shown;
    expect(plainWords("buy:3:left", gift).label).toBe("Take 3 for nothing");
  });

  it("without words show their code", () => {
    expect(plainWords("sell:1", shown).label).toBe("sell:1");
  });
});

describe("sentence", () => {
  it("has names instead of seats", () => {
    expect(sentence(event("event-buy", { seat: 1, good: "ore" }), ui, shown)).toBe(
      "Berta buys ore",
    );
  });

  it("translates arguments that are texts themselves", () => {
    expect(sentence(event("event-heard", { what: "@good-ore" }), ui, shown)).toBe("ore");
  });

  it("reads arguments as the game wants them read", () => {
    const own = { readable: () => ({ seat: 0, good: "gold" }) } as unknown as GameUi;
    expect(sentence(event("event-buy", { seat: 1 }), own, shown)).toBe("Ada buys gold");
  });
});

describe("named", () => {
  it("has a number for a seat nobody knows", () => {
    expect(named({ seat: 7 }, ui, shown)).toEqual({ seat: "8" });
  });
});

describe("plainEnding", () => {
  it("ranks by points, and equals share a place", () => {
    const outcome = { points: [4, 9, 4], winners: [1] } as never;
    const { title, rows } = plainEnding(outcome, [0], shown);
    expect(title).toBe("Berta won");
    expect(rows.map(({ seats, place }) => [...seats, place])).toEqual([[1, 1], [0, 2], [2, 2]]); // prettier-ignore
  });

  it("puts winners first, however they won", () => {
    const outcome = { points: [9, 4, 1], winners: [2] } as never;
    const { title, rows } = plainEnding(outcome, [2], shown);
    expect(title).toBe("You won (1)");
    expect(rows.map(({ seats }) => seats[0])).toEqual([2, 0, 1]);
  });
});
