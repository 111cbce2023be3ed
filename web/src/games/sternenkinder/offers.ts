/** Offers between seats: which way they go, in words, and the answers that can be given now. */

import type { Shown } from "../../core/game-ui";
import { t } from "../../core/texts.svelte";
import { boardOf, named } from "./content";
import { amountWords } from "./prices";
import type { OfferView } from "./types";

export type Way = "in" | "out" | "others";

export interface Answer {
  code: string;
  words: string;
  kind: "accept" | "counter" | "refuse" | "withdraw";
}

export interface Offer {
  key: string;
  way: Way;
  view: OfferView;
  /** The other player, seen from the own seat. */
  other: number;
  words: string;
  terms: string;
  /** Whose answer it waits for. */
  state: string;
  answers: Answer[];
  /** It waits for an answer of the own seat, which cannot be a yes now. */
  blocked: string;
}

/** Whose answer an offer waits for; nobody's if it was agreed. */
export function answerer({ stage, seat, other_seat }: OfferView): number | null {
  if (stage === "agreed") return null;
  return stage === "open" ? other_seat : seat;
}

function wayOf(view: OfferView, seat: number | null): Way {
  if (seat === null || (view.seat !== seat && view.other_seat !== seat)) return "others";
  return answerer(view) === seat ? "in" : "out";
}

const goods = (amounts: Record<string, number>): string =>
  Object.entries(amounts)
    .map(([resource, amount]) => amountWords(resource, amount))
    .join(", ") || t("sk-offer-nothing");

/** What both sides would give. */
function termsOf(view: OfferView, shown: Shown): string {
  const seat = shown.view.seat;
  const name = (one: number): string => shown.names[one] ?? "";
  if (view.matter === "exchange")
    return t("sk-offer-exchange", {
      name: name(view.seat),
      gives: goods(view.gives),
      wants: goods(view.wants),
    });
  const amount = amountWords("culture", view.amount);
  if (!view.amount)
    return view.seat === seat
      ? t("sk-offer-all-mine")
      : t("sk-offer-all", { name: name(view.seat) });
  return view.other_seat === seat
    ? t("sk-offer-mine", { amount })
    : t("sk-offer-share", { amount, name: name(view.other_seat) });
}

function stateOf(view: OfferView, shown: Shown): string {
  const waits = answerer(view);
  if (waits === null) return t("sk-offer-agreed", { name: shown.names[view.seat] ?? "" });
  return waits === shown.view.seat
    ? t(view.stage === "countered" ? "sk-offer-countered" : "sk-offer-asks-you")
    : t("sk-offer-waits", { name: shown.names[waits] ?? "" });
}

const VERBS = ["accept", "counter", "refuse", "withdraw"] as const;

/** Of everything that may be done out of turn, what answers this offer. */
function answersTo(view: OfferView, other: number, asides: string[]): Answer[] {
  const key = `${view.matter}:${String(other)}`;
  return VERBS.flatMap((kind) =>
    asides
      .filter((code) => code === `${kind}:${key}` || code.startsWith(`${kind}:${key}:`))
      .map((code) => ({ code, kind, words: answerWords(kind, code) })),
  );
}

/** Who makes a counter-offer is the partner, and names a share of its own. */
function answerWords(kind: Answer["kind"], code: string): string {
  if (kind !== "counter") return t(`sk-answer-${kind}`);
  return t(`sk-answer-counter-${code.slice(code.lastIndexOf(":") + 1)}`);
}

function offerOf(view: OfferView, shown: Shown): Offer {
  const seat = shown.view.seat;
  const way = wayOf(view, seat);
  const other = view.seat === seat ? view.other_seat : view.seat;
  const answers = way === "others" ? [] : answersTo(view, other, shown.view.asides ?? []);
  const matter = named("matter", view.matter);
  const names = { name: shown.names[view.seat] ?? "", other: shown.names[view.other_seat] ?? "" };
  const said = view.seat === seat ? "out" : view.other_seat === seat ? "in" : "others";
  return {
    key: `${view.matter}-${String(view.seat)}-${String(view.other_seat)}`,
    way,
    view,
    other,
    words: t(`sk-offer-${said}`, { ...names, matter }),
    terms: termsOf(view, shown),
    state: stateOf(view, shown),
    answers,
    blocked: way === "in" ? blockedOf(answers) : "",
  };
}

function blockedOf(answers: Answer[]): string {
  if (answers.some(({ kind }) => kind === "accept")) return "";
  return t(answers.length ? "sk-offer-unable" : "sk-offer-later");
}

const RANK: Record<Way, number> = { in: 0, out: 1, others: 2 };

/** All offers, those that wait for the own answer first. */
export function offersOf(shown: Shown): Offer[] {
  const found = (boardOf(shown).affairs?.offers ?? []).map((view) => offerOf(view, shown));
  return found.sort((a, b) => RANK[a.way] - RANK[b.way]);
}

/** How many offers wait for the own seat. */
export const waitingOffers = (shown: Shown): number =>
  (boardOf(shown).affairs?.offers ?? []).filter(
    (view) => shown.view.seat !== null && answerer(view) === shown.view.seat,
  ).length;
