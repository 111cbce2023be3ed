/** Occasions for lessons that every game knows. */

import type { Shown } from "./game-ui";

/** The reader is asked one of these questions. */
export const asks =
  (...kinds: string[]) =>
  (shown: Shown): boolean =>
    kinds.includes(shown.view.question?.kind ?? "");
