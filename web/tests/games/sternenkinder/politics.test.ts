import { FluentBundle } from "@fluent/bundle";
import { beforeAll, expect, test } from "vitest";
import type { Shown } from "../../../src/core/game-ui";
import { texts } from "../../../src/core/texts.svelte";
import { partOf, targetOf, votesOf } from "../../../src/games/sternenkinder/chamber";
import { commonReason, kindOf, sections } from "../../../src/games/sternenkinder/deeds";
import { answerer, offersOf, waitingOffers } from "../../../src/games/sternenkinder/offers";
import { curve, places, ties } from "../../../src/games/sternenkinder/ties";
import type { Affairs, DeedView, OfferView } from "../../../src/games/sternenkinder/types";
import { CABINET, MARKET, tableOf } from "./tables";

// without words a text shows its key
beforeAll(() => {
  texts.bundle = new FluentBundle("en");
});

const COUNCIL = {
  laws: [],
  failed: [],
  deck: 9,
  hands: [1, 0, 0],
  cast: [2, 0, 0],
  sovereign: 0,
  met: false,
  votes: [],
};
const QUIET: Affairs = {
  market: MARKET,
  cabinet: CABINET,
  regimes: { seats: [], goals: [], wonders: [], branches: {}, incited: {}, loans: [] },
  met: [[1], [0], []],
  treaties: [],
  federations: [],
  offers: [],
  wars: [],
  peace: [[0, 0, 0], [0, 0, 0], [0, 0, 0]],
  sanctions: [0, 0, 0],
  council: COUNCIL,
  reasons: [[], [], []],
}; // prettier-ignore

interface Given {
  affairs?: Partial<Affairs>;
  deeds?: DeedView[];
  asides?: string[];
  options?: string[];
  question?: string;
}

function table({ affairs, deeds, asides, options, question }: Given): Shown {
  const shown = tableOf({
    ...(options ? { options } : {}),
    question: question ?? "politics",
    mine: { deeds: deeds ?? [] },
  });
  const board = shown.view.board as { seats: { votes: number }[]; affairs: Affairs };
  board.affairs = { ...QUIET, ...affairs };
  board.seats = [5, 3, 1].map((votes) => ({ ...board.seats[0], votes }));
  return { ...shown, names: ["Ada", "Ben", "Cleo"], view: { ...shown.view, asides: asides ?? [] } };
}

const OFFER: OfferView = {
  matter: "alliance",
  seat: 1,
  other_seat: 0,
  amount: 2,
  stage: "open",
  gives: {},
  wants: {},
};

// --- deeds ---------------------------------------------------------------------------------------

test("deeds go by their kind, a treaty by its name", () => {
  expect(["treaty:alliance:1", "war:1", "hire"].map(kindOf)).toEqual(["alliance", "war", "hire"]);
  const deeds = [
    { code: "treaty:alliance:1", price: 4 },
    { code: "treaty:alliance:2", price: 4, lacks: "unknown" as const },
    { code: "war:1", price: 1 },
    { code: "initiative", price: 0 },
  ];
  const options = ["treaty:alliance:1", "recall:bounties", "pass"];
  const found = sections(options, table({ deeds, options }));
  expect(found.map(({ id, kinds }) => [id, kinds.map((kind) => kind.id)])).toEqual([
    ["treaties", ["alliance"]],
    ["war", ["war"]],
    ["council", ["initiative", "recall"]],
  ]);
  const alliance = found[0]?.kinds[0]?.deeds ?? [];
  expect(alliance.map(({ lit, seat }) => [lit, seat])).toEqual([
    [true, 1],
    [false, 2],
  ]);
  expect(alliance.map(({ reason }) => reason)).toEqual(["", "⟦sk-lack-unknown⟧"]);
  expect(commonReason(alliance)).toBe("");
  expect(commonReason(alliance.slice(1))).toBe("⟦sk-lack-unknown⟧");
});

test("what is not one's turn yet can be offered beforehand", () => {
  const asides = ["propose:trade:1:offerer", "propose:trade:1:partner", "propose:trade:2:half"];
  const deeds = [{ code: "treaty:trade:1", price: 1 }];
  const later = sections([], table({ deeds, asides }))[0]?.kinds[0]?.deeds[0];
  expect(later?.ahead).toEqual(asides.slice(0, 2));
  const options = ["treaty:trade:1"];
  expect(sections(options, table({ deeds, asides }))[0]?.kinds[0]?.deeds[0]?.ahead).toEqual([]);
});

// --- offers --------------------------------------------------------------------------------------

test("an offer waits for the partner, a counter-offer for who offered", () => {
  expect(answerer(OFFER)).toBe(0);
  expect(answerer({ ...OFFER, stage: "countered" })).toBe(1);
  expect(answerer({ ...OFFER, stage: "agreed" })).toBeNull();
});

test("own answers come first, and each offer has its own", () => {
  const between = { ...OFFER, other_seat: 2 };
  const out = { ...OFFER, matter: "trade", seat: 0, other_seat: 2 };
  const asides = [
    "accept:alliance:1",
    "counter:alliance:1:half",
    "refuse:alliance:1",
    "withdraw:trade:2",
    "propose:trade:1:half",
  ];
  const shown = table({ affairs: { offers: [between, out, OFFER] }, asides });
  const found = offersOf(shown);
  expect(found.map(({ way }) => way)).toEqual(["in", "out", "others"]);
  expect(found.map(({ answers }) => answers.map(({ kind }) => kind))).toEqual([
    ["accept", "counter", "refuse"],
    ["withdraw"],
    [],
  ]);
  expect(found[0]?.blocked).toBe("");
  expect(waitingOffers(shown)).toBe(1);
});

test("who cannot say yes is told so", () => {
  const unable = table({ affairs: { offers: [OFFER] }, asides: ["refuse:alliance:1"] });
  const later = table({ affairs: { offers: [OFFER] } });
  expect(offersOf(unable)[0]?.blocked).toBe("⟦sk-offer-unable⟧");
  expect(offersOf(later)[0]?.blocked).toBe("⟦sk-offer-later⟧");
});

// --- ties ----------------------------------------------------------------------------------------

test("trade treaties of a pair are one line, wars go between the sides", () => {
  const trade = { treaty: "trade", seats: [1, 0], ended: false };
  const war = {
    seat: 2, other_seat: 0, attackers: [2], defenders: [0, 1], weariness: [0, 0, 0],
    balance: 0, goals: [],
  }; // prettier-ignore
  const found = ties({ ...QUIET, treaties: [trade, trade], wars: [war] }, 1);
  expect(found.map(({ kind, a, b, count }) => [kind, a, b, count])).toEqual([
    ["war", 0, 2, 1],
    ["war", 1, 2, 1],
    ["trade", 0, 1, 2],
  ]);
});

test("a peace that is over is no tie", () => {
  const peace = [[0, 3, 0], [3, 0, 0], [0, 0, 0]]; // prettier-ignore
  expect(ties({ ...QUIET, peace }, 3).map(({ kind }) => kind)).toEqual(["peace"]);
  expect(ties({ ...QUIET, peace }, 4)).toEqual([]);
});

test("lines of one pair do not cover each other, and all seats are in the picture", () => {
  const pact = (treaty: string) => ({ treaty, seats: [0, 1], ended: false });
  const all = ties({ ...QUIET, treaties: [pact("alliance"), pact("trade")] }, 1);
  const ring = places(2);
  expect(new Set(all.map((tie) => curve(tie, all, ring))).size).toBe(2);
  for (const count of [2, 3, 4, 5, 6])
    for (const { x, y } of places(count)) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(320);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(220);
    }
});

// --- the council ---------------------------------------------------------------------------------

test("questions have their part of the sheet", () => {
  expect(partOf(table({ question: "law-side" }))).toBe("council");
  expect(partOf(table({ question: "treaty-answer" }))).toBe("talks");
  expect(partOf(table({ question: "economy" }))).toBeNull();
  const vote = { law: "bounties", seat: 1, pips: 0 };
  const during = { affairs: { council: { ...COUNCIL, votes: [vote] } }, question: "final-votes" };
  expect(partOf(table(during))).toBe("council");
  expect(partOf(table({ question: "final-votes" }))).toBeNull();
});

test("votes that were cast are gone, and a law names its target", () => {
  expect(votesOf(table({})).map(({ left }) => left)).toEqual([3, 3, 1]);
  const law = { law: "sanctions_1", seat: 0, pips: 0, other_seat: 2 };
  expect(targetOf(law, table({}))).toBe("Cleo");
  expect(targetOf({ law: "right_to_settle", seat: 0, pips: 0, system: "ii1" }, table({}))).toBe(
    "II 1",
  );
  const outlawing = { law: "outlaw_policy", seat: 0, pips: 0, policy: "war_booty" };
  expect(targetOf(outlawing, table({}))).toBe("war booty");
});
