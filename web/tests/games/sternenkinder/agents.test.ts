import { FluentBundle } from "@fluent/bundle";
import { beforeAll, expect, test } from "vitest";
import type { Shown } from "../../../src/core/game-ui";
import { texts } from "../../../src/core/texts.svelte";
import {
  actsFrom,
  craftsOf,
  crewsOf,
  distance,
  doneWords,
  spied,
  watchedWords,
} from "../../../src/games/sternenkinder/agents";
import { amountsOf, isBid, stepTo } from "../../../src/games/sternenkinder/bids";
import { outpostSpot } from "../../../src/games/sternenkinder/hex";
import { outposts, outpostsAt } from "../../../src/games/sternenkinder/outposts";
import { latestWords, promptWords, triggerWords } from "../../../src/games/sternenkinder/triggers";
import type { Agency, Board, DeedView, System } from "../../../src/games/sternenkinder/types";
import { CABINET, CELLS, tableOf, UNIT } from "./tables";

// without words a text shows its key; these speak
const SPOKEN = `
ask-arrest = Arrest?
ask-mine-fire = A ship passes. Fire?
sk-ask-mine-fire = Fire?
sk-ia-steal = Take.
sk-ia-arrest = Seize.
sk-ia-guard = Stand.
sk-trigger-ia = { $name } in { $system }: { $ia }.
sk-trigger-mine = { $name } at { $system } ({ $level }).
sk-trigger-escape = Fleet of { $name } at { $system }.
sk-trigger-contraband = Goods of { $name } at { $system }.
`;
beforeAll(async () => {
  const { FluentResource } = await import("@fluent/bundle");
  texts.bundle = new FluentBundle("en", { useIsolating: false });
  texts.bundle.addResource(new FluentResource(SPOKEN));
});

const QUIET: Agency = {
  crews: [
    [["agent", "sensors"], ["police"]],
    [["diplomat"], []],
  ],
  ships: [],
  embassies: {},
  mines: {},
  smuggling: {},
  shortage: [0, 0],
  watched: [[], []],
  cubes: [],
  done: [],
};
const crewed = (seat: number, ship: number, variant = 1, busy: string[] = []) => ({
  seat,
  ship,
  variant,
  busy,
  goods: "none" as "none" | "bronze" | "gold",
  witness: false,
});

interface Given {
  agency?: Partial<Agency>;
  networks?: Record<string, number>[];
  guards?: Record<string, number>[];
  /** Places of the first ships, by seat. */
  at?: string[];
  systems?: Record<string, System>;
  institutions?: DeedView[];
  mines?: Record<string, number>;
  question?: string;
  fleets?: Board["fleets"];
  intelligence?: boolean;
}

function table(given: Given): Shown {
  const shown = tableOf({
    question: given.question ?? "politics",
    ...(given.systems ? { systems: given.systems } : {}),
    ...(given.fleets ? { fleets: given.fleets } : {}),
    mine: { institutions: given.institutions ?? [], mines: given.mines ?? {} },
  });
  const board = shown.view.board as Board;
  board.agency = { ...QUIET, ...given.agency };
  board.table = { ...board.table, phase: "politics", active: 1 };
  board.seats = [0, 1].map((seat) => ({
    ...board.seats[0],
    civil: [{ ...UNIT, ship: 1, at: given.at?.[seat] ?? "i0", left: 0 }],
    networks: given.networks?.[seat] ?? {},
    guards: given.guards?.[seat] ?? {},
  })) as Board["seats"];
  const treaty = { treaty: "intelligence", seats: [0, 1], ended: false };
  board.affairs = {
    cabinet: CABINET,
    treaties: given.intelligence ? [treaty] : [],
    regimes: { branches: { ii1: [1] }, wonders: [] },
  } as unknown as NonNullable<Board["affairs"]>;
  return { ...shown, names: ["Ada", "Ben"] };
}

// --- characters and their reach ------------------------------------------------------------------

test("a ship carries what its variant has; who has acted is known", () => {
  const ships = [crewed(0, 1, 1, ["agent"]), crewed(1, 1, 2)];
  const shown = table({ agency: { ships }, networks: [{ i0: 2 }] });
  expect(crewsOf(0, shown)).toMatchObject([
    { ship: 1, at: "i0", members: [{ character: "agent", busy: true }], pieces: ["sensors"], network: 2 },
  ]); // prettier-ignore
  expect(crewsOf(1, shown)).toEqual([]);
});

test("a network lets characters act as far away as it has levels, in open systems", () => {
  const systems = Object.fromEntries(
    CELLS.map(({ id }) => [id, { kind: id === "ii1" ? null : "space" } as System]),
  );
  expect(distance("ii1", "iii0", table({}))).toBe(2);
  expect(actsFrom(0, "i0", table({ systems }))).toEqual(["i0"]);
  expect(actsFrom(0, "i0", table({ systems, networks: [{ i0: 1 }] }))).toEqual(["i0", "ii0"]);
  const lent = table({ systems, networks: [{}, { i0: 2 }], intelligence: true });
  expect(actsFrom(0, "i0", lent)).toEqual(["i0", "ii0", "iii0"]);
});

test("only a system with own characters shows a reach", () => {
  const shown = table({ agency: { ships: [crewed(0, 1)] }, networks: [{ i0: 1 }] });
  expect([...spied("i0", shown)]).toEqual(["i0", "ii0", "ii1"]);
  expect([...spied("ii0", shown), ...spied(null, shown)]).toEqual([]);
});

// --- institution actions -------------------------------------------------------------------------

test("what can be done stands first; the rest says why not, reactions when", () => {
  const institutions: DeedView[] = [
    { code: "ia:steal", price: 0, lacks: "character" },
    { code: "ia:guard", price: 1 },
  ];
  const found = craftsOf(["ia:guard"], table({ institutions }));
  expect(found.map(({ by, crafts }) => [by, crafts.map(({ name }) => name)])).toEqual([
    [["police"], ["guard", "arrest"]],
    [["agent"], ["steal"]],
  ]);
  expect(found[0]?.crafts.map(({ lit, reason }) => [lit, reason])).toEqual([
    [true, ""],
    [false, "⟦sk-ia-reaction⟧"],
  ]);
  expect(found[1]?.crafts[0]).toMatchObject({
    reason: "⟦sk-lack-character⟧",
    price: "⟦sk-ia-by-target⟧",
    notes: ["⟦sk-ia-illegal⟧"],
    tone: "aggressive",
  });
  expect(found[0]?.crafts[0]?.tone).toBe("neutral");
});

// --- marks on the map ----------------------------------------------------------------------------

test("marks of a system have owner and level; of mines only the own value", () => {
  const shown = table({
    agency: { embassies: { i0: [1] }, mines: { i0: [0, 1] }, smuggling: { i0: 2 } },
    networks: [{ i0: 3 }],
    guards: [{}, { i0: 1 }],
    mines: { i0: 2 },
  });
  expect(outpostsAt("i0", shown).map(({ kind, seat, level }) => [kind, seat, level])).toEqual([
    ["network", 0, 3],
    ["guard", 1, 1],
    ["embassy", 1, null],
    ["mine", 0, 2],
    ["mine", 1, null],
    ["smuggling", null, 2],
  ]);
  expect(outposts(shown).map(({ seat, system }) => [seat, system])[0]).toEqual([0, "i0"]);
  expect(outpostsAt("ii1", shown)).toEqual([{ kind: "branch", seat: 1, level: null }]);
});

test("marks keep apart inside their cell", () => {
  for (const count of [1, 4, 6, 9]) {
    const spots = Array.from({ length: count }, (_, at) => outpostSpot(at, count).join());
    expect(new Set(spots).size).toBe(count);
    for (const spot of spots)
      expect(Math.max(...spot.split(",").map((n) => Math.abs(Number(n))))).toBeLessThan(45);
  }
});

// --- what led to a question ----------------------------------------------------------------------

test("an arrest tells what is to be prevented, and everybody hears of the action", () => {
  const done = [
    { seat: 0, ia: "recon", system: "i0" },
    { seat: 1, ia: "steal", system: "ii0" },
  ];
  const shown = table({ agency: { done }, question: "arrest" });
  const question = shown.view.question;
  expect(question && promptWords(question, shown)).toBe("Ben in II 0: steal. Arrest?");
  expect(latestWords(shown)).toBe("⟦sk-latest-ia⟧");
  expect(doneWords(shown)).toHaveLength(2);
});

test("a mine is named if only one can be meant", () => {
  const near = table({ question: "mine-fire", at: ["iii0", "ii0"], mines: { ii0: 2 } });
  expect(triggerWords(near)).toBe("Ben at II 0 (2).");
  const several = table({ question: "mine-fire", at: ["i0", "ii0"], mines: { ii0: 2, i0: 1 } });
  expect(triggerWords(several)).toBe("");
  const said = [near, several].map(
    (shown) => shown.view.question && promptWords(shown.view.question, shown),
  );
  expect(said).toEqual(["Ben at II 0 (2). Fire?", "A ship passes. Fire?"]);
});

test("an escape and contraband are told with their place", () => {
  const fleet = { seat: 1, fleet: 1, kind: "own", at: "i0", moves: 0, slow: false };
  const ships = [crewed(0, 1), { ...crewed(1, 1), goods: "gold" as const }];
  const hunted = table({ question: "escape", agency: { ships }, fleets: [fleet] });
  expect(triggerWords(hunted)).toBe("Fleet of Ben at I 0.");
  const smuggler = table({ question: "interception", agency: { ships }, guards: [{ i0: 1 }] });
  expect(triggerWords(smuggler)).toBe("Goods of Ben at I 0.");
});

test("what was reconnoitred is told by place and fleet", () => {
  const shown = table({});
  const { mine } = shown.view.board as Board;
  if (mine)
    mine.watched = [
      { seat: 1, garrisons: { i0: { infantry: 2 } }, cargo: { "3": { tank: 1 } } },
      { seat: 0, garrisons: {}, cargo: {} },
    ];
  expect(watchedWords(shown)).toEqual([
    "⟦sk-seen-garrison⟧",
    "⟦sk-seen-cargo⟧",
    "⟦sk-seen-nothing⟧",
  ]);
});

// --- bids ----------------------------------------------------------------------------------------

test("many amounts are stepped through, to the nearest that is offered", () => {
  const many = [0, 1, 2, 3, 5, 8, 9, 10, 12, 20];
  const options = ["no", ...many.map((n) => `amount:${String(n)}`)];
  expect(amountsOf(options)).toEqual(many);
  expect(isBid(options)).toBe(true);
  expect(isBid(options.slice(0, 5))).toBe(false);
  expect(stepTo(3, 1, many)).toBe(5);
  expect(stepTo(12, 5, many)).toBe(20);
  expect(stepTo(20, 1, many)).toBe(20);
  expect(stepTo(2, -5, many)).toBe(0);
});
