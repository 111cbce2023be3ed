/** Two guided rounds on the short map: each lesson waits for its moment on the real table. */

import type { Lesson, Shown, Tutorial } from "../../core/game-ui";
import { asks } from "../../core/tutorial";
import { boardOf } from "./content";

const offers = (kind: string, verb: string) => (shown: Shown) =>
  asks(kind)(shown) &&
  (shown.view.question?.options.some((code) => code.startsWith(`${verb}:`)) ?? false);
const round = (shown: Shown): number => boardOf(shown).table.round;
const hasActed = (shown: Shown): boolean => boardOf(shown).table.acted > 0;

const lessons: Lesson[] = [
  { key: "sk-lesson-goal", at: "map", when: () => true },
  { key: "sk-lesson-first-tech", at: "sheet", task: true, when: asks("free-tech") },
  { key: "sk-lesson-treasury", at: "treasury", when: asks("economy") },
  { key: "sk-lesson-assistant", at: "assistant", when: asks("economy") },
  {
    key: "sk-lesson-research",
    at: "assistant",
    task: true,
    after: ["sk-lesson-assistant"],
    when: (shown) => offers("economy", "research")(shown) && !hasActed(shown),
  },
  {
    key: "sk-lesson-build",
    at: "assistant",
    task: true,
    after: ["sk-lesson-research"],
    when: offers("economy", "build"),
  },
  { key: "sk-lesson-place", at: "map", task: true, when: asks("build-place", "ship-place") },
  { key: "sk-lesson-pass", after: ["sk-lesson-treasury"], when: asks("movement") },
  { key: "sk-lesson-fly", at: "map", task: true, when: offers("movement", "fly") },
  { key: "sk-lesson-step", at: "map", task: true, when: asks("next-system") },
  { key: "sk-lesson-politics", at: "assistant", when: asks("politics") },
  { key: "sk-lesson-colony", when: (shown) => round(shown) > 1 && asks("economy")(shown) },
  { key: "sk-lesson-found", at: "map", task: true, when: asks("found-place") },
  { key: "sk-lesson-battle", at: "map", when: asks("hit-target", "strike") },
  { key: "sk-lesson-free", when: (shown) => round(shown) > 2 },
];

export const tutorial: Tutorial = {
  lessons,
  isDue: (shown) => round(shown) > 2,
  seed: "lesson-78",
  options: { map: "short", round_limit: 15 },
  haste: true,
};
