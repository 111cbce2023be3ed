/** The High Council: votes that are left, what a law is about, which questions belong to it. */

import type { Shown } from "../../core/game-ui";
import { t } from "../../core/texts.svelte";
import { boardOf, nameOf, systemName, techName } from "./content";
import type { LawView } from "./types";

const COUNCIL = ["law", "law-surplus", "law-side"];
/** Asked in the last decision of the game, too. */
const SHARED = ["buy-votes", "final-votes", "final-gold"];
const TREATIES = [
  "treaty-share", "treaty-answer", "treaty-counter", "armistice-gift", "armistice-thing",
  "armistice-answer", "armistice-wish", "armistice-counter",
]; // prettier-ignore
const WARS = ["war-prevent", "war-join", "war-now", "war-price", "war-share"];
const REGIMES = [
  "policy-replaced", "policy-rests", "heaven", "enacted-law", "enacted-target", "just-war", "new-clouds",
  "market-value", "loan", "loan-back", "branch-consent", "stake", "estate", "estate-bid", "estate-defence",
  "estate-branch", "focus", "mankind", "symposium",
]; // prettier-ignore
const AGENTS = ["ia-ship", "ia-character", "ia-detail", "forge", "arrest", "arrest-bid", "guard-again", "mine-value", "attempt-bid"]; // prettier-ignore
const ADVISORS = ["advisor-surplus", "advisor-replaced", "advisor-free", "veto"];
const MARKET = ["auction-bid", "top-ware", "ware-victim", "missing-files", "seen-player", "clan-card", "underground-detail"]; // prettier-ignore

/** The chapters of the politics sheet. */
export type Chapter = "talks" | "government" | "agents" | "advisors" | "market";
export type Part = Chapter | "council";

export const chapterOf = (part: Part): Chapter => (part === "council" ? "talks" : part);

/** Chapters whose questions stand above everything else there. */
const ASKED: [Chapter, string[]][] = [
  ["government", REGIMES],
  ["agents", AGENTS],
  ["advisors", ADVISORS],
  ["market", MARKET],
];

/** Some questions are about places now and then. */
const isPlaced = (shown: Shown): boolean =>
  (shown.view.question?.options ?? []).some((code) => code.startsWith("at:"));

/** The part of the politics sheet where a question is answered; places are asked for on the map. */
export function partOf(shown: Shown): Part | null {
  const { affairs } = boardOf(shown);
  const kind = shown.view.question?.kind ?? "";
  if (!affairs) return null;
  const asked = ASKED.find(([, kinds]) => kinds.includes(kind));
  if (asked) return isPlaced(shown) ? null : asked[0];
  if (COUNCIL.includes(kind) || (SHARED.includes(kind) && affairs.council.votes.length))
    return "council";
  return [...TREATIES, ...WARS].includes(kind) ? "talks" : null;
}

export interface Votes {
  seat: number;
  votes: number;
  cast: number;
  left: number;
  hand: number;
}

/** A9.3 Votes of this phase, by seat. */
export function votesOf(shown: Shown): Votes[] {
  const { seats, affairs } = boardOf(shown);
  return seats.map(({ votes }, seat) => {
    const cast = affairs?.council.cast[seat] ?? 0;
    const hand = affairs?.council.hands[seat] ?? 0;
    return { seat, votes, cast, left: Math.max(0, votes - cast), hand };
  });
}

/** The target of a law, if it has one. */
export function targetOf(law: LawView, shown: Shown): string {
  if (law.system !== undefined) return systemName(law.system);
  if (law.tech !== undefined) return techName(shown, law.tech);
  if (law.policy !== undefined) return nameOf(shown, `policy.${law.policy}`);
  return law.other_seat === undefined ? "" : (shown.names[law.other_seat] ?? "");
}

export function lawTitle(law: LawView, shown: Shown): string {
  const target = targetOf(law, shown);
  const name = nameOf(shown, `law.${law.law}`);
  return target ? t("sk-law-about", { law: name, target }) : name;
}

/** Who proposed it, and how far a competition has come. */
export function lawState(law: LawView, shown: Shown): string {
  const by = law.seat === null ? "" : t("sk-law-by", { name: shown.names[law.seat] ?? "" });
  const pips = law.pips ? t("sk-law-pips", { pips: law.pips }) : "";
  return [by, pips].filter(Boolean).join(" · ");
}
