import { FluentBundle } from "@fluent/bundle";
import { beforeAll, expect, test } from "vitest";
import type { Shown } from "../../../src/core/game-ui";
import { texts } from "../../../src/core/texts.svelte";
import { partOf } from "../../../src/games/sternenkinder/chamber";
import {
  dealWords,
  displayOf,
  eventDeals,
  giftsOf,
  handOf,
  saleOf,
  servicesOf,
  topDeal,
} from "../../../src/games/sternenkinder/market";
import { triggerWords } from "../../../src/games/sternenkinder/triggers";
import type { Affairs, Board, DeedView, MarketView } from "../../../src/games/sternenkinder/types";
import { CABINET, MARKET, tableOf } from "./tables";

// without words a text shows its key
beforeAll(() => {
  texts.bundle = new FluentBundle("en");
});

interface Given {
  market?: Partial<MarketView>;
  mine?: Partial<Board["mine"]>;
  question?: string;
  options?: string[];
  asides?: string[];
}

function table({ market, mine, question, options, asides }: Given): Shown {
  const shown = tableOf({
    question: question ?? "politics",
    options: options ?? [],
    ...(mine ? { mine } : {}),
  });
  const board = shown.view.board as Board;
  const affairs = { market: { ...MARKET, ...market }, cabinet: CABINET, council: { votes: [] } };
  board.affairs = affairs as unknown as Affairs;
  const content = {
    ...(shown.content as object),
    wares: [
      { id: "market.secret_lab", resource: "research", kind: "keep" },
      { id: "market.grim_carnival", resource: "culture", kind: "activate" },
    ],
    texts: { "market.secret_lab": [{ key: "text-market-secret-lab", args: {} }] },
  };
  const view = { ...shown.view, asides: asides ?? [] };
  return { ...shown, content, names: ["Ada", "Ben"], view } as unknown as Shown;
}

const lacking = (code: string, lacks: NonNullable<DeedView["lacks"]>): DeedView => ({
  code,
  price: 0,
  lacks,
});

test("the display says what is bid, what a card does, and why it is not auctioned now", () => {
  const market = { display: ["secret_lab"] };
  const wares = [lacking("auction:secret_lab", "political-action")];
  const [ware] = displayOf(0, [], table({ market, mine: { wares } }));
  expect(ware?.notes).toEqual(["⟦sk-ware-bid⟧", "⟦sk-ware-keep⟧"]);
  expect(ware?.lines.map(({ words }) => words)).toEqual(["⟦text-market-secret-lab⟧"]);
  expect(ware?.auction.reason).toBe("⟦sk-lack-political-action⟧");
  const [lit] = displayOf(0, ["auction:secret_lab"], table({ market, mine: { wares } }));
  expect(lit?.auction).toMatchObject({ lit: true, reason: "" });
  const [later] = displayOf(0, [], table({ market }));
  expect(later?.auction.reason).toBe("⟦sk-lack-phase⟧");
});

test("own cards say when they can be used", () => {
  const market = { hands: [["grim_carnival"], []], used: [["grim_carnival"], []] };
  const wares = [lacking("play:grim_carnival", "ware-used")];
  const [ware] = handOf(0, [], table({ market, mine: { wares } }));
  expect([ware?.used, ware?.play.reason]).toEqual([true, "⟦sk-lack-ware-used⟧"]);
  expect(ware?.notes).toContain("⟦sk-policy-used⟧");
});

test("event cards can be auctioned, and cards given away in and out of turn", () => {
  const wares = [{ code: "auction-event:gold", price: 0 }];
  const shown = table({ mine: { wares }, asides: ["hand-ware:secret_lab:1"] });
  expect(eventDeals(["auction-event:gold"], shown).map(({ lit }) => lit)).toEqual([true]);
  expect(giftsOf(["hand-ware:grim_carnival:1"], shown)).toEqual([
    { code: "hand-ware:grim_carnival:1", aside: false },
    { code: "hand-ware:secret_lab:1", aside: true },
  ]);
  const empty = { wares: [lacking("draw-ware", "market-deck")] };
  expect(topDeal([], table({ mine: empty })).reason).toBe("⟦sk-lack-market-deck⟧");
});

test("an auction says what is for sale and what it costs to take part", () => {
  const auction = { ware: "secret_lab", seat: 1, own: false, resource: "research" };
  const sale = saleOf(table({ market: { auction }, mine: { bid_fee: 1 } }));
  expect(sale?.words).toEqual(["⟦sk-sale-by⟧", "⟦sk-ware-bid⟧", "⟦sk-sale-fee⟧"]);
  const mine = saleOf(table({ market: { auction: { ...auction, seat: 0, own: true } } }));
  expect(mine?.words).toEqual(["⟦sk-sale-own⟧", "⟦sk-ware-bid⟧", "⟦sk-sale-no-fee⟧"]);
  expect(saleOf(table({ market: { drawn: "secret_lab" } }))?.words).toEqual(["⟦sk-sale-drawn⟧"]);
  expect(saleOf(table({}))).toBeNull();
  const asked = table({ question: "auction-bid", market: { auction } });
  expect([partOf(asked), triggerWords(asked)]).toEqual(["market", "⟦sk-trigger-auction⟧"]);
});

test("services name their price and the reason if not; places are asked for on the map", () => {
  const services: DeedView[] = [
    { code: "underground:hire_pirates", price: 3, resource: "awe", lacks: "service" },
  ];
  const [service] = servicesOf([], table({ mine: { services } }));
  expect([service?.name, service?.deed.price, service?.deed.reason]).toEqual([
    "hire_pirates",
    "⟦sk-ia-from⟧",
    "⟦sk-lack-service⟧",
  ]);
  expect(partOf(table({ question: "underground-detail", options: ["yes", "no"] }))).toBe("market");
  expect(partOf(table({ question: "underground-detail", options: ["at:i0"] }))).toBeNull();
});

test("effects of this round, pirates and seen hands are told", () => {
  const found = dealWords(
    table({
      market: {
        lasting: [["secret_lab"], []],
        pirates: [{ system: "i0", seat: 1, moves: 1 }],
        pirates_due: 2,
        seen: [[1], []],
      },
    }),
  );
  expect(found).toEqual([
    "⟦sk-ware-lasting⟧",
    "⟦sk-pirates-of⟧",
    "⟦sk-pirates-due⟧",
    "⟦sk-sees-hand⟧",
  ]);
});
