/** Actions and questions of Galaxy Trucker in words that know the table. */

import type { ActionWords, Shown } from "../../core/game-ui";
import { plainWords, split } from "../../core/phrases";
import { t } from "../../core/texts.svelte";
import type { GameEvent, Question, Refusal } from "../../core/types";
import {
  boardOf,
  cannonStrength,
  cardOf,
  batteriesOf,
  cargoValue,
  connectorWords,
  contentOf,
  engineStrength,
  kindOf,
  kindWords,
  loadWords,
  readable,
  shipBoard,
  shipOfSeat,
  strengthWords,
  tileOf,
  tileWords,
  toldArgs,
} from "./content";
import { partOf } from "./places";
import type { Danger, Ship } from "./types";

const GOODS = ["land", "accept"];

function ownShip(shown: Shown): Ship | undefined {
  const board = boardOf(shown);
  const at = board.mine?.ship ?? shipOfSeat(board, shown.view.seat ?? 0);
  return board.ships[at];
}

/** Which double cannons get batteries; where all point ahead, only how many. */
function cannonWords(front: number, other: number, shown: Shown): string {
  const [, , sideways] = ownShip(shown)?.cannons ?? [0, 0, 0];
  if (sideways && front + other) return t("gt-power-both", { front, other });
  return t("gt-power", { count: front });
}

/** The part of the ship that would fly on. */
function partWords(first: string, shown: Shown): string {
  const ship = ownShip(shown);
  if (!ship) return "";
  const cells = partOf(shown, ship, first, shipBoard(shown).front);
  return t("gt-part", { tiles: cells.length, of: ship.tiles.length });
}

/** What lies on the cell that an action names. */
function cellWords(cell: string, shown: Shown): string {
  const ship = ownShip(shown);
  const here = ship?.tiles.find(([name]) => name === cell);
  if (!ship || !here) return "";
  const kind = kindOf(shown, tileOf(shown, here[1]));
  const load = loadWords(shown, kind, ship.load[cell] ?? 0);
  return [t(`tile-${kind.name}`), load].filter(Boolean).join(": ");
}

function goodsWords(goods: number[], shown: Shown): string {
  const { names } = contentOf(shown);
  return goods.map((at) => t(`colour-${names.colour[at] ?? ""}`)).join(", ");
}

/** What the card offers for landing, docking or winning. */
function gainWords(kind: string, planet: number, shown: Shown): string {
  const card = cardOf(shown, boardOf(shown).card ?? "");
  if (!card) return "";
  const goods = kind === "land" ? (card.planets[planet - 1] ?? []) : card.goods;
  const parts = [goodsWords(goods, shown)];
  if (kind === "accept" && card.credits) parts.push(t("card-credits", { amount: card.credits }));
  if (kind === "accept" && card.crew_lost && shown.view.question?.kind === "ship")
    parts.push(t("card-crew-lost", { amount: card.crew_lost }));
  if (card.days) parts.push(t("card-days", { amount: card.days }));
  return parts.filter(Boolean).join(" · ");
}

/** What comes of a strength beside an enemy; nothing where there is none. */
function versus(halves: number, shown: Shown): "" | "won" | "drawn" | "lost" {
  const enemy = 2 * (cardOf(shown, boardOf(shown).card ?? "")?.strength ?? 0);
  if (!enemy) return "";
  if (halves === enemy) return "drawn";
  return halves > enemy ? "won" : "lost";
}

function battleWords(halves: number, shown: Shown): string {
  const end = versus(halves, shown);
  return t(end ? `gt-strength-${end}` : "gt-strength", { strength: strengthWords(halves) });
}

/** Whether an answer is a defeat, so that it does not shine like a victory. */
export function loses(code: string, shown: Shown): boolean {
  const { kind, params } = split(code);
  const [front = 0, other = 0] = params.map(Number);
  const ship = ownShip(shown);
  if (kind !== "cannons" || !ship) return false;
  return versus(cannonStrength(shown, ship, front, other), shown) === "lost";
}

function yields(code: string, shown: Shown): string {
  const { kind, params } = split(code);
  const [first = "", second = ""] = params;
  const ship = ownShip(shown);
  if (kind === "engines" && ship)
    return t("gt-strength", { strength: strengthWords(engineStrength(shown, ship, +first)) });
  if (kind === "cannons" && ship)
    return battleWords(cannonStrength(shown, ship, +first, +second), shown);
  if (kind === "crew")
    return t(`gt-crew-${second}`, { bonus: strengthWords(contentOf(shown).alien_bonus) });
  if (kind === "give-up") return t("gt-give-up-means");
  if (kind === "stay" && !boardOf(shown).flown.length) return t("gt-stay-how");
  if (kind === "part") return partWords(first, shown);
  if (GOODS.includes(kind)) return gainWords(kind, Number(first), shown);
  if (["fix", "battery", "lose-crew", "lose-goods"].includes(kind)) return cellWords(first, shown);
  if (["lift", "stow"].includes(kind)) return cellWords(second, shown);
  if (kind === "take-open") return connectorWords(shown, first);
  if (kind === "take-aside") return tileWords(ship?.aside[Number(first) - 1] ?? "");
  return "";
}

export function words(code: string, shown: Shown): ActionWords {
  const said = yields(code, shown);
  const { kind, params } = split(code);
  const [front = 0, other = 0] = params.map(Number);
  // The connectors of an open tile stand below its name, in words.
  const spell = kind === "take-open" ? toldArgs : readable;
  const named =
    kind === "cannons" ? cannonWords(front, other, shown) : plainWords(code, shown, spell).label;
  return said ? { label: named, yields: said } : { label: named };
}

/** An event as a sentence, for the news on the board. */
export function tell(event: GameEvent, shown: Shown): string {
  const args = toldArgs(event.raw ?? event.args, shown);
  if (typeof args.seat === "number") args.seat = shown.names[args.seat] ?? "";
  return t(event.key, args);
}

/** Questions about what the tile in hand, a stack or a mended ship makes of the shipyard. */
function yardPrompt(shown: Shown): string {
  const ship = ownShip(shown);
  if (ship?.spot) return t("gt-ask-turn", { cell: ship.spot });
  if (ship?.hand) return t("gt-ask-hand", { tile: kindWords(shown, ship.hand) });
  if (boardOf(shown).phase === "check") return t("gt-ask-mend");
  return ship?.viewing ? t("gt-ask-stack", { stack: ship.viewing }) : t("ask-build");
}

/** How often a question comes again, this time included. */
function leftOf(kind: string, shown: Shown): number {
  const { owing, waiting } = boardOf(shown);
  if (kind === "fix") return ownShip(shown)?.faults.length ?? 0;
  if (kind === "load") return waiting.reduce((sum, count) => sum + count, 0);
  return owing;
}

function dangerPrompt(kind: string, danger: Danger, shown: Shown): string {
  return t(`gt-ask-${kind}`, {
    danger: t(`danger-${danger.kind}`),
    side: t(`side-${contentOf(shown).names.side[danger.side] ?? ""}`),
    cell: danger.cell ?? "",
    coming: danger.coming,
  });
}

export function prompt({ kind }: Question, shown: Shown): string {
  const { cabin, danger, card } = boardOf(shown);
  if (kind === "build") return yardPrompt(shown);
  const left = leftOf(kind, shown);
  if (kind === "crew" && cabin)
    return t("gt-ask-crew", { cell: cabin, more: Math.max(0, left - 1) });
  if ((kind === "shield" || kind === "shoot") && danger) return dangerPrompt(kind, danger, shown);
  if (COUNTED.includes(kind) && left) return t(`gt-ask-${kind}`, { left });
  const strength = cardOf(shown, card ?? "")?.strength;
  if (kind === "cannons" && strength) return t("gt-ask-cannons", { strength });
  return t(`ask-${kind}`);
}
/** Questions that are asked piece by piece say how many pieces there are. */
const COUNTED = ["battery", "lose-crew", "lose-goods", "fix", "load"];

/** Whoever comes second hears who was first, and no reproach. */
export function kindly(refusal: Refusal, tried: string, shown: Shown): string | null {
  const board = boardOf(shown);
  const { kind, params } = split(tried);
  const [what = ""] = params;
  const by = (found: (ship: Ship) => boolean): string | null => {
    const at = board.ships.findIndex((ship) => ship !== ownShip(shown) && found(ship));
    return at < 0 ? null : (shown.names[board.pilots[at] ?? at] ?? null);
  };
  if (refusal.key === "illegal-gone" && kind === "take-open") {
    const name = by((ship) => ship.hand === what || ship.tiles.some(([, tile]) => tile === what));
    return name ? t("gt-race-tile", { name }) : t("gt-race-gone");
  }
  if (refusal.key === "illegal-stack-busy")
    return t("gt-race-stack", { name: by((ship) => ship.viewing === what) ?? "–", stack: what });
  if (refusal.key === "illegal-number-taken")
    return t("gt-race-order", { name: by((ship) => ship.order === +what) ?? "–", order: what });
  return null;
}

export function seatWords(seat: number, shown: Shown): string {
  const board = boardOf(shown);
  const ship = board.ships[shipOfSeat(board, seat)];
  if (!ship) return "";
  return t("gt-seat-facts", {
    tiles: ship.tiles.length,
    cannons: strengthWords(cannonStrength(shown, ship, 0, 0)),
    engines: strengthWords(engineStrength(shown, ship, 0)),
    crew: ship.crew,
    batteries: batteriesOf(shown, ship),
    goods: cargoValue(shown, ship),
  });
}
