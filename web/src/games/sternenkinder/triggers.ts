/** What has led to a question out of turn, for who is asked and for all who wait. */

import type { Question } from "../../core/types";
import type { Shown } from "../../core/game-ui";
import { has, t } from "../../core/texts.svelte";
import { agencyOf, crewsOf, distance } from "./agents";
import { boardOf, named, nameOf, systemName, wareName } from "./content";
import { peaceArgs, truceTrigger, upkeepTrigger } from "./peace";
import { words } from "./words";

/** Asked while an institution action is carried out. */
const DURING = ["forge", "arrest", "arrest-bid", "guard-again", "mine-value", "attempt-bid"];

/** A5.19 Asked while an armistice is talked about. */
const TRUCE = ["armistice-gift", "armistice-thing", "armistice-answer", "armistice-wish", "armistice-counter"]; // prettier-ignore

const nameAt = (seat: number, shown: Shown): string => shown.names[seat] ?? "";
const only = <T>(found: T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null);

/** The institution action that is under way: the last one of the round. */
function deedWords(shown: Shown): string {
  const last = agencyOf(shown)?.done.at(-1);
  if (!last) return "";
  const args = { ia: nameOf(shown, `ia.${last.ia}`), system: systemName(last.system) };
  return last.seat === shown.view.seat
    ? t("sk-trigger-own", args)
    : t("sk-trigger-ia", { ...args, name: nameAt(last.seat, shown) });
}

/** Systems of others' units, as far as they are of one player who moves now. */
function strangersAt(shown: Shown, civil: boolean): string[] {
  const { seats, fleets, table } = boardOf(shown);
  const seat = table.active === shown.view.seat ? null : table.active;
  if (seat === null) return [];
  const ships = civil ? (seats[seat]?.civil ?? []).map(({ at }) => at) : [];
  return [...ships, ...fleets.filter((one) => one.seat === seat).map(({ at }) => at)];
}

/** A8.44 The own mine that a unit of who moves has reached or left. */
function mineWords(shown: Shown): string {
  const { mine, table } = boardOf(shown);
  const units = strangersAt(shown, true);
  const near = Object.entries(mine?.mines ?? {}).filter(([at]) =>
    units.some((unit) => distance(at, unit, shown) <= 1),
  );
  const one = only(near);
  if (!one) return "";
  return t("sk-trigger-mine", {
    name: nameAt(table.active, shown), system: systemName(one[0]), level: one[1],
  }); // prettier-ignore
}

/** A8.43 Where fleets of who moves have come upon an own agent. */
function escapeWords(shown: Shown): string {
  const { table } = boardOf(shown);
  const foes = strangersAt(shown, false);
  const at = only([
    ...new Set(
      crewsOf(shown.view.seat ?? -1, shown)
        .filter(({ members }) => members.some(({ character }) => character === "agent"))
        .map((crew) => crew.at)
        .filter((place) => foes.includes(place)),
    ),
  ]);
  if (!at) return "";
  return t("sk-trigger-escape", { name: nameAt(table.active, shown), system: systemName(at) });
}

/** A8.63 Contraband of another player where the own police or guard stands. */
function contrabandWords(shown: Shown): string {
  const seat = shown.view.seat ?? -1;
  const watch = [
    ...Object.keys(boardOf(shown).seats[seat]?.guards ?? {}),
    ...crewsOf(seat, shown)
      .filter(({ members }) => members.some(({ character }) => character === "police"))
      .map(({ at }) => at),
  ];
  const found = only(
    shown.names
      .flatMap((_, other) => (other === seat ? [] : crewsOf(other, shown)))
      .filter(({ goods, at }) => goods !== "none" && watch.includes(at)),
  );
  if (!found) return "";
  const args = { name: nameAt(found.seat, shown), system: systemName(found.at) };
  return t("sk-trigger-contraband", args);
}

/** A10.13 What the owner of the veto may prevent. */
function vetoWords(shown: Shown): string {
  const about = boardOf(shown).affairs?.cabinet.objection;
  if (!about) return "";
  const deed = words(about.code, shown).label;
  return t("sk-trigger-veto", { name: nameAt(about.seat, shown), deed });
}

/** A12.3 What is for sale, and who has begun it. */
function auctionWords(shown: Shown): string {
  const sale = boardOf(shown).affairs?.market.auction;
  if (!sale) return "";
  const args = { ware: wareName(shown, sale.ware), resource: named("resource", sale.resource) };
  return sale.seat === shown.view.seat
    ? t("sk-trigger-auction-own", args)
    : t("sk-trigger-auction", { ...args, name: nameAt(sale.seat, shown) });
}

/** A12.2 The card that was drawn. */
function drawnWords(shown: Shown): string {
  const drawn = boardOf(shown).affairs?.market.drawn;
  return drawn ? t("sk-trigger-drawn", { ware: wareName(shown, drawn) }) : "";
}

const OF_QUESTION: Record<string, (shown: Shown) => string> = {
  ...Object.fromEntries(DURING.map((kind) => [kind, deedWords])),
  ...Object.fromEntries(TRUCE.map((kind) => [kind, truceTrigger])),
  "war-share": upkeepTrigger,
  "mine-fire": mineWords,
  escape: escapeWords,
  "escape-all": escapeWords,
  interception: contrabandWords,
  veto: vetoWords,
  "auction-bid": auctionWords,
  "top-ware": drawnWords,
};

/** What triggered the question of the own seat; nothing where the question says it all. */
export const triggerWords = (shown: Shown): string =>
  OF_QUESTION[shown.view.question?.kind ?? ""]?.(shown) ?? "";

/** For everybody, asked or not: the latest institution action of the round. */
export function latestWords(shown: Shown): string {
  const last = agencyOf(shown)?.done.at(-1);
  if (!last || boardOf(shown).table.phase !== "politics") return "";
  return t("sk-latest-ia", {
    name: nameAt(last.seat, shown),
    ia: nameOf(shown, `ia.${last.ia}`),
    system: systemName(last.system),
  });
}

/** The question with what led to it, which makes the rest of it shorter. */
export function promptWords({ kind }: Question, shown: Shown): string {
  const before = triggerWords(shown);
  const short = `sk-ask-${kind}`;
  if (!before) return t(`ask-${kind}`);
  return `${before} ${has(short) ? t(short, peaceArgs(shown)) : t(`ask-${kind}`)}`;
}
