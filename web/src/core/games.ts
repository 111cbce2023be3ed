/** The games on offer, their static content and the part of the client that draws them. */

import type { Component } from "svelte";
import { once } from "./api";
import { has, speakOf, t } from "./texts.svelte";
import type { Args, GameEvent, GameMeta, LogLine, Outcome, Question, Refusal, View } from "./types";

/** What is needed to put a position into words. */
export interface Shown {
  meta: GameMeta;
  content: unknown;
  view: View;
  names: string[];
}

export interface ActionWords {
  label: string;
  /** What it yields, as far as it is known. */
  yields?: string;
  /** More to read before confirming. */
  detail?: string[];
}

export interface BoardProps {
  shown: Shown;
  mine: number[];
  options: string[];
  selected: string | null;
  pick: (code: string) => void;
  /** Several answers as one, all or none; tables without a live line offer no such thing. */
  pickAll?: (codes: string[]) => void;
  /** Carries out at once, without confirmation; of several actions all or none. */
  send: (codes: string[]) => void;
  /** Marks an action without carrying it out, so that a tap on a small screen can be read first. */
  select: (code: string) => void;
  /** The piece that a line of the log talks about. */
  spot: Args | null;
  fresh: LogLine | null;
  /** What is known of the history, the newest last. */
  log: LogLine[];
  /** When the hourglass of the game acts, by this device's clock. */
  rings: number | null;
}

export interface SeatProps {
  shown: Shown;
  seat: number;
}

/** Something the tutorial says once, as soon as the table gives occasion. */
export interface Lesson {
  key: string;
  /** The part of the board that is pointed at: an element with this `data-tour`. */
  at?: string;
  /** Stays until the player answers the question, instead of until "next". */
  task?: boolean;
  /** Lessons that come first. */
  after?: string[];
  when(shown: Shown): boolean;
}

/** A line of the final table; partners share one. */
export interface EndingRow {
  seats: number[];
  place: number;
  points: number;
  won: boolean;
}

export interface EndingWords {
  title: string;
  /** What is counted. */
  points: string;
  /** What there is to say about it. */
  lines: string[];
  rows: EndingRow[];
}

export interface GameUi {
  Board: Component<BoardProps>;
  /** A seat at a glance, for the strip above the board. */
  SeatFacts?: Component<SeatProps>;
  /** A seat in full, opened by a tap. */
  SeatBoard?: Component<SeatProps>;
  Scores?: Component<{ shown: Shown }>;
  words(code: string, shown: Shown): ActionWords;
  /** Arguments of an event for people: names instead of numbers. */
  readable?(args: Args, shown: Shown): Args;
  /** The question in words; the game may say more than the common text does. */
  prompt?(question: Question, shown: Shown): string;
  /** Answers without a place of their own on the board; a small screen keeps them at hand. */
  loose?(options: string[], shown: Shown): string[];
  /** A seat in one sentence, for those who hear the table. */
  seatWords?(seat: number, shown: Shown): string;
  /** Lost races: somebody else was faster, which is nobody's mistake. */
  kindly?(refusal: Refusal, tried: string, shown: Shown): string | null;
  /** The result, where winning is something else than being first. */
  ending?(outcome: Outcome, mine: number[], shown: Shown): EndingWords;
  lessons?: Lesson[];
  /** The table on which the lessons are given; without options the game as it is. */
  lessonOptions?: Record<string, string | number>;
  /** Where the opponent of the first game takes so many small steps that nobody wants to watch. */
  lessonHaste?: boolean;
}

const UIS: Record<string, () => Promise<{ ui: GameUi }>> = {
  "space-base": () => import("../games/space_base"),
  "galaxy-trucker": () => import("../games/galaxy_trucker"),
  "merchant-of-venus": () => import("../games/merchant_of_venus"),
};

/** Games with a tutorial. */
export const TAUGHT = ["space-base", "galaxy-trucker", "merchant-of-venus"];

export interface Kit {
  ui: GameUi;
  meta: GameMeta;
  content: unknown;
}

/** Everything to show a game; `plain` leaves its own board out. */
export async function loadKit(game: string, plain: boolean): Promise<Kit> {
  const load = (plain ? undefined : UIS[game]) ?? (() => import("../games/generic"));
  const [{ ui }, meta, content] = await Promise.all([
    load(),
    gameMeta(game),
    contentOf(game),
    speakOf(game),
  ]);
  return { ui, meta, content };
}

export const allGames = (): Promise<GameMeta[]> => once<GameMeta[]>("/api/games");

export async function gameMeta(id: string): Promise<GameMeta> {
  const found = (await allGames()).find((game) => game.id === id);
  if (!found) throw new Error(id);
  return found;
}

async function contentOf(game: string): Promise<unknown> {
  return UIS[game] ? once(`/api/games/${game}/content`) : null;
}

export function split(code: string): { kind: string; params: string[] } {
  const [kind = "", ...params] = code.split(":");
  return { kind, params };
}

/** The parameters of an action by their names. */
export function argsOf(code: string, shown: Shown): Args {
  const { kind, params } = split(code);
  const names = shown.meta.actions[kind] ?? [];
  return Object.fromEntries(
    params.map((value, at) => [names[at], /^\d+$/.test(value) ? Number(value) : value]),
  );
}

/** An action by the common text of its verb, or of the verb at this question. */
export function plainWords(
  code: string,
  shown: Shown,
  readable: GameUi["readable"] = (args) => args,
): ActionWords {
  const { kind } = split(code);
  const keys = [`action-${kind}-at-${shown.view.question?.kind ?? ""}`, `action-${kind}`];
  const key = keys.find(has);
  return { label: key ? t(key, readable(argsOf(code, shown), shown)) : code };
}

/** An event as a sentence; the argument `seat` is a name to the reader. */
export function sentence(event: GameEvent, ui: GameUi, shown: Shown): string {
  const args = { ...(ui.readable?.(event.raw ?? event.args, shown) ?? event.args) };
  if (typeof args.seat === "number") args.seat = shown.names[args.seat] ?? String(args.seat + 1);
  for (const [name, value] of Object.entries(args))
    if (typeof value === "string" && value.startsWith("@")) args[name] = t(value.slice(1));
  return t(event.key, args);
}

/** Arguments of refusals and hints, which come as the engine gives them. */
export function named(args: Args, ui: GameUi, shown: Shown): Args {
  const found = { ...(ui.readable?.(args, shown) ?? args) };
  if (typeof found.seat === "number")
    found.seat = shown.names[found.seat] ?? String(found.seat + 1);
  return found;
}

/** The result by points; who won stands above all, however it was won, and equals share a place. */
export function plainEnding(outcome: Outcome, mine: number[], shown: Shown): EndingWords {
  const { points, winners } = outcome;
  const won = (seat: number): boolean => winners.includes(seat);
  const better = (a: number, b: number): boolean =>
    won(a) === won(b) ? (points[a] ?? 0) > (points[b] ?? 0) : won(a);
  const seats = points.map((_, seat) => seat);
  const rows = seats.map((seat) => ({
    seats: [seat],
    place: 1 + seats.filter((other) => better(other, seat)).length,
    points: points[seat] ?? 0,
    won: won(seat),
  }));
  const args = {
    names: winners.map((seat) => shown.names[seat] ?? "").join(", "),
    count: winners.length,
  };
  return {
    title: t(winners.some((seat) => mine.includes(seat)) ? "web-ending-won" : "web-ending", args),
    points: t("web-points"),
    lines: [],
    rows: rows.sort((a, b) => a.place - b.place),
  };
}

export function askWords(question: Question, ui: GameUi, shown: Shown): string {
  return ui.prompt?.(question, shown) ?? t(`ask-${question.kind}`);
}
