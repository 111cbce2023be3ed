/** How far a unit comes that is being moved, and the steps that lead there. */

import type { Shown } from "../../core/game-ui";
import { split } from "../../core/phrases";
import { boardOf, cellOf, ownSeat } from "./content";

/** The answers for a way, by the system it leads to. */
export type Reach = Map<string, string[]>;

interface Mover {
  at: string;
  left: number;
}

/** The own unit that could take all of the first steps that are offered, if there is only one. */
function moverOf(shown: Shown, steps: string[]): Mover | null {
  const board = boardOf(shown);
  const seat = ownSeat(shown);
  const units: Mover[] = [
    ...(board.seats[seat]?.civil ?? []),
    ...board.fleets
      .filter((fleet) => fleet.seat === seat)
      .map(({ at, moves }) => ({ at, left: moves })),
  ];
  const near = (at: string): boolean =>
    steps.every((step) => cellOf(shown, at)?.near.includes(step) ?? false);
  const fitting = units.filter(({ at, left }) => left > 0 && near(at));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** Ways over open systems only: what lies face down is entered step by step. */
export function reachOf(shown: Shown): Reach {
  const found: Reach = new Map();
  const question = shown.view.question;
  if (question?.kind !== "next-system") return found;
  const steps = question.options
    .filter((code) => split(code).kind === "at")
    .map((code) => split(code).params[0] ?? "");
  let edge = steps.map((step) => [step]);
  for (const [step = ""] of edge) found.set(step, [`at:${step}`]);
  const mover = moverOf(shown, steps);
  if (mover) found.set(mover.at, []);
  for (let left = (mover?.left ?? 1) - 1; left > 0; left--) edge = further(shown, found, edge);
  if (mover) found.delete(mover.at);
  return found;
}

function further(shown: Shown, found: Reach, edge: string[][]): string[][] {
  const systems = boardOf(shown).systems;
  const next: string[][] = [];
  for (const way of edge) {
    const end = way[way.length - 1] ?? "";
    if (systems[end]?.kind === null) continue;
    for (const beside of cellOf(shown, end)?.near ?? []) {
      if (found.has(beside) || !systems[beside]?.kind) continue;
      const longer = [...way, beside];
      found.set(
        beside,
        longer.map((step) => `at:${step}`),
      );
      next.push(longer);
    }
  }
  return next;
}
