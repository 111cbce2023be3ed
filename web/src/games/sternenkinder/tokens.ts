/** The pieces that stand in a system: one token for each owner and kind. */

import type { Shown } from "../../core/game-ui";
import { boardOf } from "./content";
import type { MarkName } from "./marks";

export interface Token {
  key: string;
  /** Nobody's are neutral. */
  seat: number | null;
  mark: MarkName;
  count: number;
}

const SHIPS: Record<string, MarkName> = { research: "research", colony: "colony" };

export function tokensAt(shown: Shown, id: string): Token[] {
  const { seats, fleets, neutral } = boardOf(shown);
  const found = new Map<string, Token>();
  const add = (seat: number | null, mark: MarkName, count = 1): void => {
    const key = `${String(seat)}-${mark}`;
    found.set(key, { key, seat, mark, count: (found.get(key)?.count ?? 0) + count });
  };
  seats.forEach(({ civil }, seat) => {
    for (const ship of civil) if (ship.at === id) add(seat, SHIPS[ship.kind] ?? "space");
  });
  for (const fleet of fleets) if (fleet.at === id) add(fleet.seat, "fleet");
  for (const group of neutral) if (group.at === id) add(null, "neutral", group.count);
  return [...found.values()];
}
