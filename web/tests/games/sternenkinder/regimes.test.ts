import { FluentBundle } from "@fluent/bundle";
import { beforeAll, expect, test } from "vitest";
import type { Shown } from "../../../src/core/game-ui";
import { texts } from "../../../src/core/texts.svelte";
import { chapterOf, partOf } from "../../../src/games/sternenkinder/chamber";
import { priceOf } from "../../../src/games/sternenkinder/prices";
import {
  abilitiesOf,
  factsOf,
  families,
  goalsOf,
  policiesOf,
  trophies,
  wondersOf,
} from "../../../src/games/sternenkinder/regimes";
import type { Affairs, Board, Regime, RegimesView } from "../../../src/games/sternenkinder/types";
import { CABINET, tableOf } from "./tables";

// without words a text shows its key
beforeAll(() => {
  texts.bundle = new FluentBundle("en");
});

const QUIET: Regime = {
  policies: [],
  resting: [],
  used: [],
  places: 3,
  rival: null,
  rival_pips: 0,
  dividend: 0,
  fund: 0,
  stock: 0,
  influence: 0,
  experiments: 0,
  focus: null,
};
const NONE: RegimesView = {
  seats: [QUIET, QUIET],
  goals: [],
  wonders: [],
  branches: {},
  incited: {},
  loans: [],
};
const LEVELS = [
  ["autocracy", 1],
  ["empire", 2],
  ["democracy", 1],
  ["federation", 2],
] as const;

interface Given {
  regimes?: Partial<RegimesView>;
  regime?: Partial<Regime>;
  government?: string;
  culture?: number;
  actions?: number;
  techs?: string[];
  prices?: Record<string, number>;
  question?: string;
  options?: string[];
  phase?: Board["table"]["phase"];
}

/** Ada rules with an Empire unless something else is said. */
function table(given: Given): Shown {
  const shown = tableOf({
    question: given.question ?? "politics",
    options: given.options ?? [],
    mine: { prices: given.prices ?? {} },
  });
  const board = shown.view.board as Board;
  const seats = [{ ...QUIET, ...given.regime }, QUIET];
  board.table.phase = given.phase ?? "politics";
  board.affairs = {
    federations: [],
    council: { votes: [] },
    cabinet: CABINET,
    regimes: { ...NONE, seats, ...given.regimes },
  } as unknown as Affairs;
  const seat = {
    ...board.seats[0],
    government: given.government ?? "empire",
    next_government: null,
    techs: given.techs ?? ["political_vision"],
    account: { culture: given.culture ?? 20 },
    actions: { government: given.actions ?? 1, free: 0 },
  };
  board.seats = [seat, { ...seat, government: "democracy" }] as unknown as Board["seats"];
  const content = {
    ...(shown.content as object),
    governments: LEVELS.map(([name, level]) => ({ id: `government.${name}`, level, cost: 5 })),
    texts: { "policy.legion": [], "policy.war_code": [], "policy.flagship": [] },
  };
  return { ...shown, content, names: ["Ada", "Ben"] } as unknown as Shown;
}

// --- the tree ------------------------------------------------------------------------------------

test("level I is taken by one verb, level II by another; the own family is marked", () => {
  const found = families(0, ["govern:democracy"], table({}));
  expect(found.slice(0, 2).map(({ branches }) => branches.map(({ code }) => code))).toEqual([
    ["govern:autocracy", "advance:empire"],
    ["govern:democracy", "advance:federation"],
  ]);
  expect(found.map(({ own }) => own)).toEqual([true, false, false, false, false]);
  expect(found[0]?.branches.map(({ now }) => now)).toEqual([false, true]);
  expect(found[1]?.branches.map(({ lit, reason }) => [lit, reason])).toEqual([
    [true, ""],
    [false, "⟦sk-lack-turn⟧"],
  ]);
});

test.each([
  [{ techs: [] }, "⟦sk-lack-tech⟧"],
  [{ culture: 3 }, "⟦sk-lack-culture⟧"],
  [{ actions: 0 }, "⟦sk-lack-government-action⟧"],
  [{ phase: "economy" as const }, "⟦sk-lack-phase⟧"],
])("why a government of level II cannot be had: %o", (given, reason) => {
  const shown = table({ ...given, prices: { "advance:federation": 10 } });
  expect(families(0, [], shown)[1]?.branches[1]?.reason).toBe(reason);
});

test("of others nobody asks why", () => {
  expect(families(1, [], table({}))[1]?.branches.map(({ now, reason }) => [now, reason])).toEqual([
    [true, ""],
    [false, ""],
  ]);
});

// --- policies ------------------------------------------------------------------------------------

test("policies in play, resting and open ones; what rests is not in play", () => {
  const shown = table({
    regime: { policies: ["legion", "tax"], resting: ["tax"], used: ["legion"] },
    prices: { "policy:legion": 5, "policy:flagship": 3, "policy:unworked": 1, "govern:x": 5 },
  });
  const found = policiesOf(0, ["policy:flagship", "activate:legion"], shown);
  expect(found.active.map(({ name, bound, used, code }) => [name, bound, used, code])).toEqual([
    ["legion", true, true, "activate:legion"],
  ]);
  expect(found.resting.map(({ name, lit }) => [name, lit])).toEqual([["tax", false]]);
  expect(found.open.map(({ name, lit, reason }) => [name, lit, reason])).toEqual([
    ["flagship", true, ""],
  ]);
});

test("a policy that is too dear says how much is missing", () => {
  const shown = table({ culture: 1, prices: { "policy:flagship": 3 } });
  expect(policiesOf(0, [], shown).open[0]?.reason).toBe("⟦sk-lack-culture⟧");
  expect(policiesOf(1, [], shown).open).toEqual([]);
});

test("a question about a policy in play lights it", () => {
  const shown = table({ regime: { policies: ["legion"] }, question: "policy-replaced" });
  expect(policiesOf(0, ["policy:legion"], shown).active[0]).toMatchObject({
    code: "policy:legion",
    lit: true,
  });
});

// --- goals, wonders, counters --------------------------------------------------------------------

test("own goals first, then those somebody strives for; the furthest runs ahead", () => {
  const goals = [
    { goal: "market", seat: null },
    { goal: "law", seat: null, progress: { "1": [2, 3] } },
    { goal: "order", seat: null, progress: { "0": [1, 3], "1": [2, 3] } },
    { goal: "rival", seat: 1 },
  ];
  const found = goalsOf(0, ["goal:order"], table({ regimes: { goals } }));
  expect(found.map(({ own, goals: some }) => [own, some.map(({ name }) => name)])).toEqual([
    [true, ["order", "rival"]],
    [false, ["law"]],
    [false, ["market"]],
  ]);
  expect(found[0]?.goals[0]?.lit).toBe(true);
  expect(found[0]?.goals[0]?.runners.map(({ seat, percent }) => [seat, percent])).toEqual([
    [1, 67],
    [0, 33],
  ]);
  expect(found[0]?.goals[1]).toMatchObject({ taken: 1, runners: [] });
  expect(trophies(1, table({ regimes: { goals } }))).toEqual(["rival"]);
});

test("a wonder stands where it was begun", () => {
  const wonders = [{ wonder: "void_habitat", system: "ii0", seat: 1, stage: 1 }];
  const found = wondersOf(["wonder:stellar_swarm"], table({ regimes: { wonders } }));
  expect(found.map(({ name, stage, system, lit }) => [name, stage, system, lit])).toEqual([
    ["stellar_swarm", 0, null, true],
    ["replication_yard", 0, null, false],
    ["void_habitat", 1, "ii0", false],
  ]);
});

test("counters are told where they count, loans from both sides", () => {
  const regimes = { loans: [[0, 7], [0, 0]], branches: { ii0: [1] } }; // prettier-ignore
  const shown = table({ regimes, regime: { rival: 1, fund: 2 } });
  expect(factsOf(0, shown)).toEqual(["⟦sk-rival⟧", "⟦sk-count-fund⟧", "⟦sk-lent⟧"]);
  expect(factsOf(1, shown)).toEqual(["⟦sk-branches⟧", "⟦sk-owed⟧"]);
  const codes = ["rival:1", "influence", "policy:tax", "borrow:1"];
  expect(abilitiesOf(codes)).toEqual(["rival:1", "influence", "borrow:1"]);
});

// --- where it is asked ---------------------------------------------------------------------------

test("questions turn to their chapter, places to the map", () => {
  const part = (question: string, options: string[] = ["yes"]): string | null =>
    partOf(table({ question, options }));
  expect(part("policy-replaced")).toBe("government");
  expect(part("arrest-bid")).toBe("agents");
  expect(part("enacted-target", ["at:ii0"])).toBeNull();
  expect(part("ia-detail", ["at:ii0", "end"])).toBeNull();
  expect(part("mine-fire")).toBeNull();
  expect((["council", "talks", "agents"] as const).map(chapterOf)).toEqual([
    "talks",
    "talks",
    "agents",
  ]);
});

test("a policy that goes or rests has no price", () => {
  const price = (question: string): number | undefined =>
    priceOf("policy:tax", table({ question, prices: { "policy:tax": 8 } }))?.amount;
  expect(price("politics")).toBe(8);
  expect(["policy-replaced", "policy-rests", "heaven"].map(price)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
