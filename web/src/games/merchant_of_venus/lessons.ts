/** The guided first trade run: each lesson waits for its moment on the real table. */

import type { Lesson, Shown, Tutorial } from "../../core/game-ui";
import { asks } from "../../core/tutorial";
import { boardOf, goodsIn } from "./content";
import type { Seat } from "./types";

const own = (shown: Shown): Seat | undefined => boardOf(shown).seats[shown.view.seat ?? 0];
const trades = asks("business");
const carries = (shown: Shown): boolean => {
  const seat = own(shown);
  return seat !== undefined && goodsIn(seat).length > 0;
};
const sold = (shown: Shown): boolean => (own(shown)?.statistics[3] ?? 0) > 0;
const offers = (kind: string) => (shown: Shown) =>
  shown.view.question?.options.some((code) => code.startsWith(`${kind}:`)) ?? false;

const lessons: Lesson[] = [
  { key: "mv-lesson-goal", at: "map", when: () => true },
  { key: "mv-lesson-pilot", at: "pilots", task: true, when: asks("pilot") },
  { key: "mv-lesson-gauge", at: "ship", task: true, when: asks("gauge") },
  { key: "mv-lesson-ship", at: "ship", when: asks("depart") },
  { key: "mv-lesson-route", at: "map", when: asks("depart") },
  {
    key: "mv-lesson-depart",
    at: "map",
    task: true,
    after: ["mv-lesson-route"],
    when: asks("depart"),
  },
  { key: "mv-lesson-speed", at: "dice", task: true, when: asks("speed") },
  { key: "mv-lesson-step", at: "map", task: true, when: asks("step") },
  { key: "mv-lesson-land", at: "map", task: true, when: asks("land") },
  { key: "mv-lesson-navigation", at: "dice", task: true, when: asks("navigation") },
  { key: "mv-lesson-hazard", at: "ship", task: true, when: asks("hazard-failed") },
  { key: "mv-lesson-encounter", at: "map", task: true, when: asks("card-option", "fight") },
  {
    key: "mv-lesson-contact",
    at: "panel",
    when: (shown) => trades(shown) && boardOf(shown).turn.contact,
  },
  {
    key: "mv-lesson-buy",
    at: "panel",
    task: true,
    when: (shown) => trades(shown) && offers("buy")(shown) && !carries(shown),
  },
  { key: "mv-lesson-where", at: "panel", when: carries },
  {
    key: "mv-lesson-sell",
    at: "panel",
    task: true,
    when: (shown) => trades(shown) && offers("sell")(shown),
  },
  {
    key: "mv-lesson-free",
    after: ["mv-lesson-where"],
    when: (shown) => sold(shown) || boardOf(shown).round > 5,
  },
];

export const tutorial: Tutorial = {
  lessons,
  isDue: (shown) => boardOf(shown).round > 7,
  /** A deal with a hazard and pirates on the first ways. */
  seed: "lesson-41",
  /** A short game in which everybody begins with the systems for beginners. */
  options: { rounds: 15, home_systems: "beginner" },
};
