/** The place that a player is bound for: kept over turns, and in this browser over reloads. */

import { boardOf } from "./content";
import type { Shown } from "../../core/game-ui";
import type { Course } from "./types";

const keyOf = (table: string): string => `mv-goals:${table}`;

function known(table: string): Record<number, string> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? "{}") as Record<number, string>;
  } catch {
    return {};
  }
}

export class Goals {
  /** By seat: whoever shares a screen has goals of their own. */
  private places = $state.raw<Record<number, string>>({});

  constructor(private readonly table: string) {
    this.places = known(table);
  }

  of(seat: number): string | null {
    return this.places[seat] ?? null;
  }

  set(seat: number, place: string | null): void {
    const { [seat]: _, ...others } = this.places;
    this.places = place ? { ...others, [seat]: place } : others;
    if (Object.keys(this.places).length)
      localStorage.setItem(keyOf(this.table), JSON.stringify(this.places));
    else localStorage.removeItem(keyOf(this.table));
  }
}

/** As far as possible towards a place; nothing while the ship is not about to move. */
export const courseFor = (shown: Shown, place: string | null): Course | null =>
  (place ? boardOf(shown).mine?.courses?.[place] : null) ?? null;

/** Whether the ship is there: then no course leads there any more. */
export function hasArrived(shown: Shown, place: string): boolean {
  const courses = boardOf(shown).mine?.courses;
  return !!courses && !(place in courses);
}

/** The answers of a course, if the question takes them. */
export const answersOf = (course: Course | null, options: string[]): string[] =>
  course?.answers[0] && options.includes(course.answers[0]) ? course.answers : [];

/** MV5.12 Nobody is asked to land where nothing can be done; only who took it back decides. */
export function passesBy(shown: Shown, options: string[], undone: boolean): boolean {
  const asked = shown.view.question?.kind === "land" && options.includes("done");
  return asked && !undone && (boardOf(shown).mine?.idle ?? false);
}
