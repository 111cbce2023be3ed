/** Actions, events, questions and results as sentences for people. */

import type { ActionWords, EndingWords, GameUi, Shown } from "./game-ui";
import { has, t } from "./texts.svelte";
import type { Args, GameEvent, Outcome, Question } from "./types";

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
  for (const [name, value] of Object.entries(found))
    if (typeof value === "string" && value.startsWith("@")) found[name] = t(value.slice(1));
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
