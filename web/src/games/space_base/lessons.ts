/** The guided first round: each lesson waits for its moment on the real table. */

import type { Lesson, Shown } from "../../core/game-ui";
import { boardOf } from "./content";

const always = (): boolean => true;
const asks = (kind: string) => (shown: Shown) => shown.view.question?.kind === kind;
const ownTurn = (shown: Shown): boolean => boardOf(shown).active === shown.view.seat;
const bought = (shown: Shown): boolean =>
  boardOf(shown).seats[shown.view.seat ?? 0]?.sectors.some((s) => s.deployed.length > 0) ?? false;

/** A deal in which cards with arrows and charges come early. */
export const lessonSeed = "lesson-562";
export const lessonsDue = (shown: Shown): boolean => boardOf(shown).round > 5;

export const lessons: Lesson[] = [
  { key: "sb-lesson-base", at: "base", when: always },
  { key: "sb-lesson-deployed", at: "base", when: bought },
  { key: "sb-lesson-yard", at: "yard", when: always },
  { key: "sb-lesson-goal", at: "colonies", when: always },
  {
    key: "sb-lesson-own-roll",
    at: "dice",
    task: true,
    when: (shown) => asks("allocate")(shown) && ownTurn(shown),
  },
  {
    key: "sb-lesson-other-roll",
    at: "dice",
    task: true,
    when: (shown) => asks("allocate")(shown) && !ownTurn(shown),
  },
  { key: "sb-lesson-buy", at: "yard", task: true, when: asks("buy") },
  {
    key: "sb-lesson-income",
    when: (shown) =>
      (boardOf(shown).seats[shown.view.seat ?? 0]?.turns ?? 0) > 0 && !ownTurn(shown),
  },
  { key: "sb-lesson-ability", at: "base", task: true, when: asks("ability") },
  { key: "sb-lesson-arrow", at: "base", task: true, when: asks("arrow") },
  {
    key: "sb-lesson-free",
    after: ["sb-lesson-own-roll", "sb-lesson-buy"],
    when: (shown) => boardOf(shown).round > 1 && ownTurn(shown),
  },
];
