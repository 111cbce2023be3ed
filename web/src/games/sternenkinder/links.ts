/** Trade lines: between neighbouring systems that one player connects by routes and colonies. */

import type { System } from "./types";

export interface Link {
  from: string;
  to: string;
  seat: number;
}

const joins = (system: System | undefined, seat: number): boolean =>
  system !== undefined && (system.route === seat || system.owner === seat);

export function linksOf(systems: Record<string, System>, near: (id: string) => string[]): Link[] {
  const found: Link[] = [];
  for (const [from, system] of Object.entries(systems)) {
    const seat = system.route;
    if (seat === undefined) continue;
    for (const to of near(from)) {
      // Two routes beside each other are joined by one line.
      const twice = systems[to]?.route === seat && to < from;
      if (joins(systems[to], seat) && !twice) found.push({ from, to, seat });
    }
  }
  return found;
}
