/** The guided first flight: each lesson waits for its moment on the real table. */

import type { Lesson, Shown, Tutorial } from "../../core/game-ui";
import { asks } from "../../core/tutorial";
import { boardOf, cardOf } from "./content";
import type { Ship } from "./types";

const own = (shown: Shown): Ship | undefined =>
  boardOf(shown).ships[boardOf(shown).mine?.ship ?? 0];
const builds = (shown: Shown): boolean => asks("build")(shown) && !own(shown)?.hand;
const placed = (shown: Shown): number => (own(shown)?.tiles.length ?? 1) - 1;
/** Whether such a card lies open, or has been flown through. */
const meets =
  (...kinds: string[]) =>
  (shown: Shown) =>
    [boardOf(shown).card ?? "", ...boardOf(shown).flown].some((id) =>
      kinds.includes(cardOf(shown, id)?.kind ?? ""),
    );

const lessons: Lesson[] = [
  { key: "gt-lesson-ship", at: "ship", when: builds },
  { key: "gt-lesson-take", at: "heap", task: true, when: builds },
  {
    key: "gt-lesson-place",
    at: "hand",
    task: true,
    when: (shown) => asks("build")(shown) && !!own(shown)?.hand,
  },
  { key: "gt-lesson-connectors", at: "ship", when: (shown) => builds(shown) && placed(shown) > 0 },
  { key: "gt-lesson-kinds", at: "heap", when: (shown) => builds(shown) && placed(shown) > 2 },
  { key: "gt-lesson-finish", at: "orders", when: (shown) => builds(shown) && placed(shown) > 6 },
  { key: "gt-lesson-fix", at: "ship", task: true, aside: true, when: asks("fix") },
  { key: "gt-lesson-flight", at: "track", when: (shown) => boardOf(shown).phase === "flight" },
  { key: "gt-lesson-engines", at: "card", task: true, when: asks("engines") },
  { key: "gt-lesson-cannons", at: "card", task: true, when: asks("cannons") },
  { key: "gt-lesson-planets", at: "card", task: true, when: asks("land") },
  { key: "gt-lesson-load", at: "ship", task: true, when: asks("load") },
  { key: "gt-lesson-shield", at: "ship", task: true, when: asks("shield") },
  { key: "gt-lesson-meteors", at: "card", when: meets("meteor_swarm") },
  { key: "gt-lesson-zone", at: "card", when: meets("combat_zone") },
  { key: "gt-lesson-end", when: (shown) => boardOf(shown).phase === "over" },
];

export const tutorial: Tutorial = {
  lessons,
  isDue: (shown) => boardOf(shown).phase === "over",
  /** A deal whose cards bring space, planets, meteors, enemies and a battle. */
  seed: "lesson-15",
  /** Only the learning flight, so that nobody races against the sand. */
  options: {
    building: "turns",
    learning: "keep",
    round_1: "none",
    round_2: "none",
    round_3: "none",
  },
  haste: true,
};
