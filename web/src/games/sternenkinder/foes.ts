/** Defenders of a system, and the fleets that could attack them. */

import type { Shown } from "../../core/game-ui";
import { t } from "../../core/texts.svelte";
import { boardOf, cellOf, ownSeat } from "./content";
import type { FleetView } from "./types";

const ownFleets = (shown: Shown): FleetView[] =>
  boardOf(shown).fleets.filter(({ seat }) => seat === ownSeat(shown));

/** Own fleets that are in a system or could still get there with one step. */
export function fleetsNear(id: string, shown: Shown): FleetView[] {
  const near = cellOf(shown, id)?.near ?? [];
  return ownFleets(shown).filter(({ at, moves }) => at === id || (moves > 0 && near.includes(at)));
}

/** B9.1 Neutral fleets, and in war everything of other players. */
export function hasFoes(id: string, shown: Shown): boolean {
  const { neutral, fleets, table } = boardOf(shown);
  const seat = ownSeat(shown);
  const partner = (other: number): boolean => table.teams && other % 2 === seat % 2;
  if (neutral.some(({ at }) => at === id)) return true;
  if (!table.war_mode) return false;
  return fleets.some((fleet) => fleet.at === id && fleet.seat !== seat && !partner(fleet.seat));
}

/** A planet of somebody else that troops on board could land on. */
export function canLand(id: string, shown: Shown): boolean {
  const { systems, table, mine } = boardOf(shown);
  const owner = systems[id]?.owner;
  if (!table.war_mode || owner === undefined || owner === ownSeat(shown)) return false;
  return fleetsNear(id, shown).some(({ fleet }) => String(fleet) in (mine?.cargo ?? {}));
}

/** What can be asked about odds, and how the button for it is called. */
export interface OddsQuestion {
  what: string;
  label: string;
}

/** The questions about odds that have an answer here. */
export function oddsOf(id: string, shown: Shown): OddsQuestion[] {
  const near = fleetsNear(id, shown).length;
  const all = ownFleets(shown).length;
  const counts = hasFoes(id, shown) ? [...new Set([near, all])].filter((count) => count > 0) : [];
  const space = counts.map((count) => ({
    what: `odds:space:${id}:${String(count)}`,
    label: t("sk-odds-ask", { count }),
  }));
  if (!canLand(id, shown)) return space;
  return [...space, { what: `odds:ground:${id}`, label: t("sk-odds-ground") }];
}

/** Between volleys, for who fights: how the battle ends if both sides go on. */
export function battleOdds(shown: Shown): OddsQuestion[] {
  const { battle } = boardOf(shown);
  const seat = ownSeat(shown);
  if (!battle || battle.hits.length || !battle.units.some((unit) => unit.seat === seat)) return [];
  return [{ what: "odds:battle", label: t("sk-odds-battle", { round: battle.round }) }];
}
