import { FluentBundle } from "@fluent/bundle";
import { beforeAll, expect, test } from "vitest";
import type { Shown } from "../../../src/core/game-ui";
import { texts } from "../../../src/core/texts.svelte";
import {
  advisorsOf,
  bribeDeed,
  bribeWords,
  candidates,
  othersAdvisors,
  seekDeed,
  vetoedWords,
  vetoKinds,
} from "../../../src/games/sternenkinder/advisors";
import { chapterOf, partOf } from "../../../src/games/sternenkinder/chamber";
import { triggerWords } from "../../../src/games/sternenkinder/triggers";
import type {
  AdvisorView,
  Affairs,
  Board,
  CabinetView,
  DeedView,
} from "../../../src/games/sternenkinder/types";
import { CABINET, MARKET, tableOf } from "./tables";

// without words a text shows its key
beforeAll(() => {
  texts.bundle = new FluentBundle("en");
});

const LEVELS = { basic: 0, first_a: 1, first_b: 1, second_a: 2, second_b: 2 };
const card = (name: string) => ({
  id: `advisor.${name}`,
  upkeep: 3,
  points: 2,
  abilities: Object.entries(LEVELS).map(([id, level]) => ({
    id,
    level,
    resource: "awe",
    cost: 6 + level,
    bribe: name === "voice_okima" ? null : 3,
    lines: [],
  })),
});
const inPlay = (advisor: string, seat: number, ...abilities: string[]): AdvisorView => ({
  advisor,
  seat,
  abilities: ["basic", ...abilities],
  full: abilities.length > 1,
  raised: false,
  uses: 0,
  spent: [],
});

interface Given {
  cabinet?: Partial<CabinetView>;
  deeds?: DeedView[];
  institutions?: DeedView[];
  hand?: string[];
  question?: string;
  asides?: string[];
}

function table({ cabinet, deeds, institutions, hand, question, asides }: Given): Shown {
  const mine = {
    advisors: hand ?? [],
    ...(deeds ? { cabinet: deeds } : {}),
    ...(institutions ? { institutions } : {}),
  };
  const shown = tableOf({ question: question ?? "politics", mine });
  const board = shown.view.board as Board;
  const affairs = { market: MARKET, cabinet: { ...CABINET, ...cabinet }, council: { votes: [] } };
  board.affairs = affairs as unknown as Affairs;
  const content = {
    ...(shown.content as object),
    advisors: ["clan_member", "voice_okima", "rain_settler"].map(card),
    texts: {},
  };
  const view = { ...shown.view, asides: asides ?? [] };
  return { ...shown, content, names: ["Ada", "Ben"], view } as unknown as Shown;
}

test("an advisor shows what he can do, both abilities of the next level, and what comes later", () => {
  const advisors = [inPlay("clan_member", 0), inPlay("rain_settler", 1, "first_b")];
  const lacking: DeedView = { code: "skill:clan_member:first_b", price: 7, lacks: "awe" };
  const shown = table({ cabinet: { advisors }, deeds: [lacking] });
  const [own] = advisorsOf(0, ["skill:clan_member:first_a"], shown);
  expect(own?.level).toBe(0);
  expect(own?.abilities.map(({ id }) => id)).toEqual(["basic"]);
  expect(own?.choices.map(({ deed }) => [deed.code, deed.lit, deed.reason])).toEqual([
    ["skill:clan_member:first_a", true, ""],
    ["skill:clan_member:first_b", false, "⟦sk-lack-awe⟧"],
  ]);
  expect(own?.later.map(({ id }) => id)).toEqual(["second_a", "second_b"]);
  const [other] = othersAdvisors(0, shown);
  expect([other?.name, other?.level, other?.choices.length]).toEqual(["rain_settler", 1, 2]);
});

test("the hand stands before the display; outside its phase the printed price is shown", () => {
  const cabinet = { display: ["rain_settler"] };
  const [held, shownTo] = candidates([], table({ cabinet, hand: ["clan_member"] }));
  expect([held?.name, held?.held, held?.deed.reason]).toEqual([
    "clan_member",
    true,
    "⟦sk-lack-phase⟧",
  ]);
  expect([shownTo?.held, shownTo?.deed.resource, shownTo?.deed.price]).toEqual([
    false,
    "awe",
    "⟦sk-amount⟧",
  ]);
});

test("looking for advisors and bribery say what stands against them", () => {
  const seek: DeedView = { code: "seek", price: 0, lacks: "advisor-deck" };
  const bribe: DeedView = { code: "ia:bribe", price: 0, lacks: "character" };
  const shown = table({ deeds: [seek], institutions: [bribe] });
  expect(seekDeed([], shown)?.reason).toBe("⟦sk-lack-advisor-deck⟧");
  expect(bribeDeed([], shown)?.reason).toBe("⟦sk-lack-character⟧");
  expect(bribeDeed(["ia:bribe"], shown)).toMatchObject({ lit: true, reason: "" });
  expect(bribeDeed([], table({}))).toBeNull();
});

test("a bribed ability says for whom it works, and what is not for sale has no price", () => {
  const advisors = [inPlay("clan_member", 1), inPlay("voice_okima", 1)];
  const bribes = [{ advisor: "clan_member", ability: "basic", seat: 0 }];
  const shown = table({ cabinet: { advisors, bribes } });
  const [clan, voice] = othersAdvisors(0, shown);
  expect(clan?.abilities.map(({ bribed, bribe }) => [bribed, bribe])).toEqual([
    ["Ada", "⟦sk-ia-from⟧"],
  ]);
  expect(voice?.abilities.map(({ bribe }) => bribe)).toEqual([""]);
  expect(bribeWords(shown)).toEqual(["⟦sk-bribed⟧"]);
});

test("kinds of the veto are switched in turn or out of turn, until it is spent", () => {
  const voice = inPlay("voice_okima", 0, "first_a", "second_a");
  const cabinet = { advisors: [voice], watching: [["war"], [], []] };
  const shown = table({ cabinet, asides: ["watch:law"] });
  const kinds = vetoKinds(0, ["watch:war"], shown);
  expect(kinds).toHaveLength(9);
  const found = Object.fromEntries(kinds.map(({ kind, on, way }) => [kind, [on, way]]));
  expect([found.war, found.law, found.treaty]).toEqual([
    [true, "menu"],
    [false, "aside"],
    [false, null],
  ]);
  const spent = { ...cabinet, advisors: [{ ...voice, spent: [0] }] };
  expect(vetoKinds(0, [], table({ cabinet: spent }))).toEqual([]);
  expect(vetoKinds(1, [], shown)).toEqual([]);
});

test("the question of the veto is asked here, with what it is about; what was prevented is told", () => {
  const about = { seat: 1, code: "pass" };
  const shown = table({ question: "veto", cabinet: { objection: about, vetoed: [about] } });
  expect(partOf(shown)).toBe("advisors");
  expect(chapterOf("advisors")).toBe("advisors");
  expect(triggerWords(shown)).toBe("⟦sk-trigger-veto⟧");
  expect(vetoedWords(shown)).toEqual(["⟦sk-vetoed⟧"]);
  expect(triggerWords(table({ question: "veto" }))).toBe("");
  const mine = { vetoed: [{ seat: 0, code: "seek" }] };
  const deeds: DeedView[] = [{ code: "seek", price: 0 }];
  expect(seekDeed([], table({ cabinet: mine, deeds }))?.reason).toBe("⟦sk-lack-vetoed⟧");
});
