/** The guided first round: each lesson waits for its moment on the real table. */

import type { Lesson, Shown, Tutorial } from "../../core/game-ui";
import { asks } from "../../core/tutorial";
import { boardOf } from "./content";

const always = (): boolean => true;
const ownTurn = (shown: Shown): boolean => boardOf(shown).active === shown.view.seat;
const bought = (shown: Shown): boolean =>
  boardOf(shown).seats[shown.view.seat ?? 0]?.sectors.some((s) => s.deployed.length > 0) ?? false;

const lessons: Lesson[] = [
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

export const tutorial: Tutorial = {
  lessons,
  isDue: (shown) => boardOf(shown).round > 5,
  /** A deal in which cards with arrows and charges come early. */
  seed: "lesson-562",
};
