/** The black market and the underground: what is for sale, what own cards do, what is auctioned. */

import type { Shown } from "../../core/game-ui";
import { t } from "../../core/texts.svelte";
import { cardText, type Said } from "./cards";
import { bare, boardOf, contentOf, named, nameOf, systemName, wareName } from "./content";
import { type DeedOf, toldDeed } from "./deeds";
import { amountWords } from "./prices";
import type { MarketView, WareCard, WareKind } from "./types";

export const marketOf = (shown: Shown): MarketView | undefined => boardOf(shown).affairs?.market;
const nameAt = (seat: number, shown: Shown): string => shown.names[seat] ?? "";
const cardOf = (ware: string, shown: Shown): WareCard | undefined =>
  contentOf(shown).wares.find(({ id }) => bare(id) === ware);

/** Deeds that the view does not tell are for another phase. */
function dealOf(code: string, options: string[], shown: Shown): DeedOf {
  const told = boardOf(shown).mine?.wares?.find((one) => one.code === code);
  const deed = toldDeed(told ?? { code, price: 0 }, options, shown);
  return told || deed.lit ? deed : { ...deed, reason: t("sk-lack-phase") };
}

// --- cards ---------------------------------------------------------------------------------------

export interface Ware {
  name: string;
  title: string;
  /** What is bid for it, and how it works. */
  notes: string[];
  kind: WareKind;
  lines: Said[];
  /** Activated in this round. */
  used: boolean;
  auction: DeedOf;
  play: DeedOf;
}

function wareOf(name: string, seat: number, options: string[], shown: Shown): Ware[] {
  const card = cardOf(name, shown);
  if (!card) return [];
  const used = marketOf(shown)?.used[seat]?.includes(name) ?? false;
  return [
    {
      name,
      title: nameOf(shown, card.id),
      notes: [
        t("sk-ware-bid", { resource: named("resource", card.resource) }),
        t(`sk-ware-${card.kind}`),
        ...(used ? [t("sk-policy-used")] : []),
      ],
      kind: card.kind,
      lines: cardText(shown, card.id),
      used,
      auction: dealOf(`auction:${name}`, options, shown),
      play: dealOf(`play:${name}`, options, shown),
    },
  ];
}

/** From left to right: the leftmost goes first when there are too many. */
export const displayOf = (seat: number, options: string[], shown: Shown): Ware[] =>
  (marketOf(shown)?.display ?? []).flatMap((name) => wareOf(name, seat, options, shown));

export const handOf = (seat: number, options: string[], shown: Shown): Ware[] =>
  (marketOf(shown)?.hands[seat] ?? []).flatMap((name) => wareOf(name, seat, options, shown));

/** Own event cards that could be auctioned, and gifts of own cards. */
export const eventDeals = (options: string[], shown: Shown): DeedOf[] =>
  (boardOf(shown).mine?.wares ?? [])
    .filter(({ code }) => code.startsWith("auction-event:"))
    .map((told) => toldDeed(told, options, shown));

export const giftsOf = (options: string[], shown: Shown): { code: string; aside: boolean }[] => {
  const gift = (code: string): boolean => code.startsWith("hand-ware:");
  return [
    ...options.filter(gift).map((code) => ({ code, aside: false })),
    ...(shown.view.asides ?? []).filter(gift).map((code) => ({ code, aside: true })),
  ];
};

/** A12.2 The top card of the deck. */
export const topDeal = (options: string[], shown: Shown): DeedOf =>
  dealOf("draw-ware", options, shown);

// --- the auction ---------------------------------------------------------------------------------

export interface Sale {
  title: string;
  lines: Said[];
  words: string[];
}

/** A12.3 What is for sale, who has begun it, what is bid, and the fee of all others. */
export function saleOf(shown: Shown): Sale | null {
  const market = marketOf(shown);
  const sale = market?.auction;
  if (!sale) return market?.drawn ? drawnSale(market.drawn, shown) : null;
  const id = sale.ware.startsWith("event.") ? sale.ware : `market.${sale.ware}`;
  const fee = boardOf(shown).mine?.bid_fee ?? 0;
  const mine = sale.seat === shown.view.seat;
  return {
    title: wareName(shown, sale.ware),
    lines: cardText(shown, id),
    words: [
      t(sale.own ? "sk-sale-own" : "sk-sale-by", { name: nameAt(sale.seat, shown) }),
      t("sk-ware-bid", { resource: named("resource", sale.resource) }),
      mine || !fee
        ? t("sk-sale-no-fee")
        : t("sk-sale-fee", { amount: amountWords("culture", fee) }),
    ],
  };
}

const drawnSale = (ware: string, shown: Shown): Sale => ({
  title: wareName(shown, ware),
  lines: cardText(shown, `market.${ware}`),
  words: [t("sk-sale-drawn")],
});

// --- the underground -----------------------------------------------------------------------------

export interface Service {
  name: string;
  title: string;
  lines: Said[];
  deed: DeedOf;
}

export const servicesOf = (options: string[], shown: Shown): Service[] =>
  (boardOf(shown).mine?.services ?? []).map((told) => {
    const name = told.code.slice("underground:".length);
    const id = `underground.${name}`;
    const deed = toldDeed(told, options, shown);
    const price = t("sk-ia-from", { amount: deed.price });
    return { name, title: nameOf(shown, id), lines: cardText(shown, id), deed: { ...deed, price } };
  });

// --- what else is known --------------------------------------------------------------------------

const list = (cards: string[], shown: Shown): string =>
  cards.map((card) => wareName(shown, card)).join(", ");

/** Effects for this round, hired pirates, and whose hand somebody sees. */
export function dealWords(shown: Shown): string[] {
  const market = marketOf(shown);
  if (!market) return [];
  const lasting = market.lasting.flatMap((cards, seat) =>
    cards.length
      ? [t("sk-ware-lasting", { name: nameAt(seat, shown), list: list(cards, shown) })]
      : [],
  );
  const pirates = market.pirates.map(({ system, seat }) =>
    t("sk-pirates-of", { name: nameAt(seat, shown), system: systemName(system) }),
  );
  const seen = market.seen.flatMap((others, seat) =>
    others.map((other) =>
      t("sk-sees-hand", { name: nameAt(seat, shown), other: nameAt(other, shown) }),
    ),
  );
  const due = market.pirates_due ? [t("sk-pirates-due", { count: market.pirates_due })] : [];
  return [...lasting, ...pirates, ...due, ...seen];
}
