/** Reading the static content: cards by id, their sides, their words. */

import type { Shown } from "../../core/game-ui";
import { t } from "../../core/texts.svelte";
import type { Args } from "../../core/types";
import type { Board, Card, Content, Effect, Piece, Side, SideName, Yield } from "./types";

const indexes = new WeakMap<Content, Map<string, Card>>();

function index(content: Content): Map<string, Card> {
  let found = indexes.get(content);
  if (!found) {
    found = new Map(content.cards.map((card) => [card.id, card]));
    indexes.set(content, found);
  }
  return found;
}

export const boardOf = (shown: Shown): Board => shown.view.board as Board;

export function cardOf(shown: Shown, id: string): Card {
  const found = index(shown.content as Content).get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

/** Events name cards by number, action codes by id, and the server perhaps by name. */
export function findCard(shown: Shown, value: string | number): Card | undefined {
  const content = shown.content as Content;
  if (typeof value === "number") return content.cards[value];
  return index(content).get(value) ?? content.cards.find((card) => card.name === value);
}

/** "U.E.S. Malyshev 9767-E" is Malyshev to people. */
export function shortName(card: Card): string {
  return card.name.replace(/^[A-Z]\.[A-Z]\.[A-Z]\. /, "").replace(/ \d+-[A-Z]$/, "");
}

export const isColony = (card: Card): boolean => card.cls.endsWith("-settlement");

export function squares(side: Side, players: number): number {
  return side.charge?.pips.filter((pip) => !pip.length || pip.includes(players)).length ?? 0;
}

export function className(card: Card): string {
  return t(`class-${card.cls}`);
}

// --- the words of a side, piece by piece ---------------------------------------------------------

function arrows(side: Side): Piece[] {
  const which = side.left && side.right ? "both" : side.left ? "left" : side.right ? "right" : "";
  return which ? [[`reward-arrow-${which}`, {}]] : [];
}

function effectArgs(effect: Effect): Args {
  const args: Args = {};
  for (const name of ["amount", "count", "max"] as const)
    if (effect[name]) args[name] = effect[name];
  const sectors = effect.sectors ?? [];
  if (sectors.length) Object.assign(args, { first: sectors[0], last: sectors[sectors.length - 1] });
  return args;
}

function effectPieces(effect: Effect): Piece[] {
  const key = `effect-${effect.kind.replaceAll("_", "-")}`;
  if (effect.kind === "gain")
    return (["credits", "income", "vp"] as const)
      .filter((resource) => effect[resource])
      .map((resource) => [key, { resource, amount: effect[resource] ?? 0 }]);
  if (effect.kind === "claim_cards")
    return (effect.cards ?? []).map(([level, count]) => [key, { level, count }]);
  return [[key, effectArgs(effect)]];
}

function chargePieces(side: Side, players: number): Piece[] {
  if (!side.charge) return [];
  const count = squares(side, players);
  const kind = count === 1 ? "single" : side.charge.linked ? "linked" : "unlinked";
  return [[`charge-${kind}`, { squares: count }]];
}

function rewardPieces(side: Side): Piece[] {
  const pieces: Piece[] = (["credits", "income", "vp"] as const)
    .filter((name) => side[name])
    .map((name) => [`reward-${name}`, { amount: side[name] }]);
  pieces.push(...arrows(side));
  pieces.push(...side.claim.map(([level, count]): Piece => ["reward-claim", { level, count }]));
  if (side.charge) pieces.push(["reward-charge", {}]);
  return pieces;
}

export function abilityPieces(side: Side): Piece[] {
  if (!side.ability) return [];
  return [
    [`effect-color-${side.ability.color}`, {}],
    ...side.ability.effects.flatMap(effectPieces),
  ];
}

/** What is printed on one side, as sentences. */
export function sideLines(card: Card, name: SideName, players: number): string[] {
  if (isColony(card))
    return name === "station"
      ? [t("colony-vp", { amount: card.vp }), t("colony-closes-sector")]
      : [];
  const side = card[name];
  const pieces = [...rewardPieces(side), ...chargePieces(side, players), ...abilityPieces(side)];
  return pieces.map(([key, args]) => t(key, args));
}

/** A card in one breath, for screen readers and lists. */
export function cardWords(card: Card, players: number): string {
  const head = t(isColony(card) ? "sb-card-colony" : "sb-card-ship", {
    name: shortName(card),
    cost: card.cost,
    sector: card.sector,
    level: card.level,
  });
  const station = sideLines(card, "station", players).join(", ");
  const deployed = sideLines(card, "deployed", players).join(", ");
  const sides = isColony(card)
    ? station
    : t("sb-card-sides", { station: station || "–", deployed: deployed || "–" });
  return `${head} ${sides}`;
}

export function yieldWords([credits, income, vp, cubes, claims]: Yield): string {
  const parts: string[] = [];
  if (credits) parts.push(t("reward-credits", { amount: credits }));
  if (income) parts.push(t("reward-income", { amount: income }));
  if (vp) parts.push(t("reward-vp", { amount: vp }));
  if (cubes) parts.push(t("sb-cubes", { amount: cubes }));
  if (claims) parts.push(t("sb-claims", { amount: claims }));
  return parts.join(", ") || t("sb-yields-nothing");
}
