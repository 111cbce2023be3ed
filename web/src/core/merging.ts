/** Boards put together from the sections that steps bring. Nothing here knows Svelte. */

import type { GameEvent, LogLine, Patch, Step } from "./types";

export type Sections = Record<string, unknown>;

/** A moment that can be shown by itself: what is told with it, and the board as it was then. */
export interface Moment {
  line: LogLine;
  /** The key of a beat; empty at the end of a line. */
  beat: string;
  events: GameEvent[];
  board: Sections;
}

/** The board after some of its sections have changed; what has not changed is the same object. */
export function merge(board: Sections, patch: Patch): Sections {
  const merged = { ...board, ...patch.set };
  for (const name of patch.gone ?? []) delete merged[name];
  for (const [name, entries] of Object.entries(patch.into ?? {}))
    merged[name] = withEntries(merged[name], entries);
  return merged;
}

function withEntries(section: unknown, entries: Record<string, unknown>): unknown {
  if (Array.isArray(section))
    return section.map((entry: unknown, at) => (at in entries ? entries[at] : entry));
  return { ...(section as Sections), ...entries };
}

/** What a step tells, in order: its lines, each with its beats before its end. */
export function momentsOf(board: Sections, step: Step): Moment[] {
  const found: Moment[] = [];
  let now = board;
  for (const { line, beats, board: rest } of step.lines) {
    let told = 0;
    for (const beat of beats) {
      now = merge(now, beat.board);
      found.push({
        line,
        beat: beat.key,
        events: line.events.slice(told, beat.events),
        board: now,
      });
      told = beat.events;
    }
    now = merge(now, rest);
    found.push({ line, beat: "", events: line.events.slice(told), board: now });
  }
  return found;
}

/** The board when everything has been told. */
export function boardAfter(board: Sections, step: Step): Sections {
  const moments = momentsOf(board, step);
  return merge(moments[moments.length - 1]?.board ?? board, step.board);
}
