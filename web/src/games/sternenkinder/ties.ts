/** Treaties and wars as lines between seats on a ring. */

import type { Shown } from "../../core/game-ui";
import { t } from "../../core/texts.svelte";
import { boardOf, systemName } from "./content";
import type { Affairs, GoalView, WarView } from "./types";

export type TieKind =
  "war" | "federation" | "alliance" | "trade" | "intelligence" | "armament" | "peace";

export interface Tie {
  kind: TieKind;
  a: number;
  b: number;
  /** Several trade treaties are one line. */
  count: number;
  /** It holds to the end of the round only. */
  ended: boolean;
}

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 340;
const HEIGHT = 250;
const LOW = 130;
const ROOM = { x: 60, y: 38 };
const APART = 26;

const ORDER: TieKind[] = [
  "war", "federation", "alliance", "trade", "intelligence", "armament", "peace",
]; // prettier-ignore

/** Two seats need no more than a strip. */
export const heightFor = (count: number): number => (count === 2 ? LOW : HEIGHT);

/** Seats on a ring; two stand side by side, and the first of more stands on top. */
export function places(count: number): Point[] {
  const turn = count === 2 ? Math.PI : -Math.PI / 2;
  const middle = heightFor(count) / 2;
  return Array.from({ length: count }, (_, seat) => {
    const angle = turn + (2 * Math.PI * seat) / count;
    return {
      x: WIDTH / 2 + (WIDTH / 2 - ROOM.x) * Math.cos(angle),
      y: middle + (middle - ROOM.y) * Math.sin(angle),
    };
  });
}

const pairs = (seats: number[]): [number, number][] =>
  seats.flatMap((a, at) => seats.slice(at + 1).map((b): [number, number] => [a, b]));

function found(affairs: Affairs, round: number): Tie[] {
  const tie = (kind: TieKind, a: number, b: number, ended = false): Tie => ({
    kind, a: Math.min(a, b), b: Math.max(a, b), count: 1, ended,
  }); // prettier-ignore
  const wars = affairs.wars.flatMap(({ attackers, defenders }) =>
    attackers.flatMap((a) => defenders.map((b) => tie("war", a, b))),
  );
  const federations = affairs.federations.flatMap((members) =>
    pairs(members).map(([a, b]) => tie("federation", a, b)),
  );
  const treaties = affairs.treaties.map(({ treaty, seats: [a = 0, b = 0], ended }) =>
    tie(treaty as TieKind, a, b, ended),
  );
  const peace = pairs(affairs.peace.map((_, seat) => seat))
    .filter(([a, b]) => Math.max(affairs.peace[a]?.[b] ?? 0, affairs.peace[b]?.[a] ?? 0) >= round)
    .map(([a, b]) => tie("peace", a, b));
  return [...wars, ...federations, ...treaties, ...peace];
}

/** Every tie once, in the order in which they are told. */
export function ties(affairs: Affairs, round: number): Tie[] {
  const merged = new Map<string, Tie>();
  for (const tie of found(affairs, round)) {
    const key = [tie.kind, tie.a, tie.b, tie.ended].join();
    const known = merged.get(key);
    if (!known) merged.set(key, tie);
    else if (tie.kind === "trade") known.count += 1;
  }
  return [...merged.values()].sort(
    (one, two) =>
      ORDER.indexOf(one.kind) - ORDER.indexOf(two.kind) || one.a - two.a || one.b - two.b,
  );
}

/** The line of a tie: those of one pair bow away from each other. */
export function curve(tie: Tie, all: Tie[], seats: Point[]): string {
  const same = all.filter(({ a, b }) => a === tie.a && b === tie.b);
  const from = seats[tie.a] ?? { x: 0, y: 0 };
  const to = seats[tie.b] ?? { x: 0, y: 0 };
  const bow = (same.indexOf(tie) - (same.length - 1) / 2) * APART * 2;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = (from.x + to.x) / 2 - ((to.y - from.y) / length) * bow;
  const y = (from.y + to.y) / 2 + ((to.x - from.x) / length) * bow;
  return `M${round(from)}Q${round({ x, y })} ${round(to)}`;
}

const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

// --- in words ------------------------------------------------------------------------------------

export const tieName = (kind: TieKind): string => t(`sk-tie-${kind}`);

export function tieWords({ kind, a, b, count, ended }: Tie, shown: Shown): string {
  const names = { name: shown.names[a] ?? "", other: shown.names[b] ?? "" };
  const said = t("sk-tie", { ...names, tie: tieName(kind), count });
  return ended ? `${said} (${t("sk-tie-ended")})` : said;
}

export const allTies = (shown: Shown): Tie[] => {
  const { affairs, table } = boardOf(shown);
  return affairs ? ties(affairs, table.round) : [];
};

/** Reasons for war, each with who has it. */
export function reasonsWords(shown: Shown): string[] {
  const reasons = boardOf(shown).affairs?.reasons ?? [];
  return reasons.flatMap((others, seat) =>
    others.map((other) =>
      t("sk-casus", { name: shown.names[seat] ?? "", other: shown.names[other] ?? "" }),
    ),
  );
}

export function goalWords(goal: GoalView, shown: Shown): string {
  return t("sk-goal", {
    goal: t(`sk-goal-${goal.kind.replaceAll("_", "-")}`),
    about: goal.system ? systemName(goal.system) : String(goal.number ?? ""),
    name: shown.names[goal.seat] ?? "",
  });
}

/** Both sides of a war by name. */
export function sides(war: WarView, shown: Shown): { attackers: string; defenders: string } {
  const names = (seats: number[]): string =>
    seats.map((seat) => shown.names[seat] ?? "").join(", ");
  return { attackers: names(war.attackers), defenders: names(war.defenders) };
}
