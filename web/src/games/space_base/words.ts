/** Actions and questions of Space Base in words that know the table. */

import type { ActionWords, Shown } from "../../core/game-ui";
import { plainWords, split } from "../../core/phrases";
import { t } from "../../core/texts.svelte";
import type { Args, Question } from "../../core/types";
import {
  abilityPieces,
  boardOf,
  cardOf,
  findCard,
  isColony,
  shortName,
  sideLines,
  yieldWords,
} from "./content";
import { SHIP_SLOTS, TARGET } from "./numbers";
import { findLying } from "./places";
import type { Card } from "./types";

function slotCard(shown: Shown, slot: number): string | null {
  const board = boardOf(shown);
  return (slot < SHIP_SLOTS ? board.shipyard[slot] : board.colonies[slot - SHIP_SLOTS]) ?? null;
}

/** Between pieces of a card that are sentences of their own. */
const PIECES = " · ";

function marketWords(kind: string, slot: number, shown: Shown): ActionWords | null {
  const id = slotCard(shown, slot);
  if (!id) return null;
  const card = cardOf(shown, id);
  const args = { card: shortName(card), cost: card.cost, sector: card.sector };
  return { label: t(`sb-act-${kind}`, args), ...cardDetail(card, shown) };
}

/** Both sides in a line each: what it pays on the own turn, and on others' once deployed. */
function cardDetail(card: Card, shown: Shown): { yields: string; detail: string[] } {
  const players = boardOf(shown).seats.length;
  const station = sideLines(card, "station", players).join(PIECES);
  const deployed = sideLines(card, "deployed", players).join(PIECES);
  const detail = isColony(card)
    ? [station]
    : [t("sb-side-station", { text: station }), t("sb-side-deployed", { text: deployed })];
  return { yields: station, detail };
}

function handWords(place: number, shown: Shown): ActionWords | null {
  const id = boardOf(shown).mine?.hand[place - 1];
  if (!id) return null;
  const card = cardOf(shown, id);
  const args = { card: shortName(card), cost: card.cost, sector: card.sector };
  return { label: t("sb-act-take", args), ...cardDetail(card, shown) };
}

function diceWords(kind: "split" | "sum", shown: Shown): ActionWords {
  const board = boardOf(shown);
  const [a, b] = board.dice;
  const label =
    kind === "sum"
      ? t("sb-act-sum", { sector: a + b })
      : t(a === b ? "sb-act-split-double" : "sb-act-split", { a, b });
  const preview = shown.view.seat === null ? undefined : board.previews?.[shown.view.seat];
  return preview ? { label, yields: yieldWords(preview[kind]) } : { label };
}

/** An action that names a card with an ability says what the ability does. */
function abilityWords(id: string, shown: Shown): string {
  const card = cardOf(shown, id);
  const place = findLying(boardOf(shown), id);
  const side = card[place?.side ?? "station"];
  return abilityPieces(side)
    .slice(1)
    .map(([key, args]) => t(key, args))
    .join(PIECES);
}

export function words(code: string, shown: Shown): ActionWords {
  const { kind, params } = split(code);
  const first = params[0] ?? "";
  if (kind === "buy" || kind === "claim")
    return marketWords(kind, Number(first), shown) ?? plainWords(code, shown);
  if (kind === "take") return handWords(Number(first), shown) ?? plainWords(code, shown);
  if (kind === "split" || kind === "sum") return diceWords(kind, shown);
  const { label } = plainWords(code, shown, readable);
  return kind === "use" ? { label, yields: abilityWords(first, shown) } : { label };
}

export function readable(args: Args, shown: Shown): Args {
  const named: Args = { ...args };
  for (const name of ["card", "to"]) {
    const value = args[name];
    const card = value === undefined ? undefined : findCard(shown, value);
    if (card) named[name] = shortName(card);
  }
  return named;
}

export function seatWords(seat: number, shown: Shown): string {
  const own = boardOf(shown).seats[seat];
  return own
    ? t("sb-seat-facts", { credits: own.credits, income: own.income, vp: own.vp, target: TARGET })
    : "";
}

export function prompt(question: Question, shown: Shown): string {
  const board = boardOf(shown);
  if (question.kind !== "allocate") return t(`ask-${question.kind}`);
  const [a, b] = board.dice;
  const own = board.active === shown.view.seat ? "own" : "other";
  return a === b
    ? t(`sb-ask-allocate-${own}-double`, { a, sum: a + b })
    : t(`sb-ask-allocate-${own}`, { a, b, sum: a + b });
}
