/** Two guided rounds on the short map and the politics after them: each lesson waits for its moment. */

import type { Lesson, Shown, Tutorial } from "../../core/game-ui";
import { split } from "../../core/phrases";
import { asks } from "../../core/tutorial";
import { boardOf } from "./content";

const offers =
  (kind: string, ...verbs: string[]) =>
  (shown: Shown): boolean =>
    asks(kind)(shown) &&
    (shown.view.question?.options.some((code) => verbs.includes(split(code).kind)) ?? false);
/** Somebody's offer can be answered, in the own turn or out of it. */
const isOffered = (shown: Shown): boolean =>
  asks("treaty-answer")(shown) ||
  (shown.view.asides ?? []).some((code) => split(code).kind === "accept");
const round = (shown: Shown): number => boardOf(shown).table.round;
const hasActed = (shown: Shown): boolean => boardOf(shown).table.acted > 0;

/** Whoever has met the other in two rounds has had the politics of the third. */
const isOver = (shown: Shown): boolean =>
  round(shown) > 3 || (round(shown) > 2 && boardOf(shown).table.phase !== "politics");

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
  { key: "sk-lesson-chapters", at: "talks", when: asks("politics") },
  { key: "sk-lesson-government", at: "government", when: asks("politics") },
  { key: "sk-lesson-agents", at: "agents", when: asks("politics") },
  { key: "sk-lesson-advisors", at: "advisors", when: asks("politics") },
  { key: "sk-lesson-market", at: "market", when: asks("politics") },
  { key: "sk-lesson-politics", at: "assistant", when: asks("politics") },
  { key: "sk-lesson-council", at: "council", when: offers("politics", "council") },
  { key: "sk-lesson-treaty", at: "treaties", task: true, when: offers("politics", "treaty") },
  { key: "sk-lesson-share", at: "offers", task: true, aside: true, when: asks("treaty-share") },
  { key: "sk-lesson-offer", at: "offers", aside: true, when: isOffered },
  { key: "sk-lesson-law", at: "council", task: true, aside: true, when: asks("law") },
  { key: "sk-lesson-vote", at: "council", task: true, aside: true, when: asks("law-side") },
  { key: "sk-lesson-colony", when: (shown) => round(shown) > 1 && asks("economy")(shown) },
  { key: "sk-lesson-found", at: "map", task: true, when: asks("found-place") },
  { key: "sk-lesson-battle", at: "map", when: asks("hit-target", "strike") },
  { key: "sk-lesson-free", when: isOver },
];

export const tutorial: Tutorial = {
  lessons,
  isDue: isOver,
  seed: "lesson-71",
  options: { map: "short", round_limit: 15, politics: true },
  haste: true,
};
