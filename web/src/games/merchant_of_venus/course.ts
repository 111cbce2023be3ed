/** From a space that is pointed at to what the table is answered. */

import type { Shown } from "../../core/game-ui";
import { boardOf } from "./content";
import type { Targets } from "./places";
import { areNear, type Target } from "./reach";

/** The answers that set out on a way, if the question allows it. */
export function courseTo(target: Target | null, options: string[]): string[] {
  const [first] = target?.answers ?? [];
  return target && first !== undefined && options.includes(first) ? target.answers : [];
}

/** What a tap on a space asks the table to do; nothing if it is only looked at. */
export function answersFor(
  space: string,
  targets: Targets,
  reach: Map<string, Target>,
  options: string[],
): { codes: string[]; bundle: boolean } {
  const codes = targets.spaces.get(space) ?? [];
  if (codes.length) return { codes, bundle: false };
  return { codes: courseTo(reach.get(space) ?? null, options), bundle: true };
}

/** The answer along a line that cannot be taken now: the table refuses it and says why. */
export function refusedAnswer(shown: Shown, seat: number, space: string): string | null {
  const ship = boardOf(shown).seats[seat]?.ship ?? "";
  const asked = shown.view.question?.kind === "step";
  return asked && areNear(shown, ship, space) ? `go:${ship}-${space}` : null;
}
