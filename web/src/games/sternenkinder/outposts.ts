/** Networks, guards, embassies, mines and the like: what stands in a system beside units. */

import type { Shown } from "../../core/game-ui";
import { t } from "../../core/texts.svelte";
import { boardOf, ownSeat } from "./content";

export interface Outpost {
  kind: "network" | "guard" | "embassy" | "mine" | "smuggling" | "branch" | "wonder";
  seat: number | null;
  /** Level, stage, pips or the own mine's value; nothing where there is only one kind. */
  level: number | null;
}

const seated = (kind: Outpost["kind"], seats: number[] | undefined): Outpost[] =>
  (seats ?? []).map((seat) => ({ kind, seat, level: null }));

function levelled(kind: "network" | "guard", id: string, shown: Shown): Outpost[] {
  const field = kind === "network" ? "networks" : "guards";
  return boardOf(shown).seats.flatMap((one, seat) => {
    const level = one[field][id];
    return level ? [{ kind, seat, level }] : [];
  });
}

/** What stands in a system beside units and colonies. */
export function outpostsAt(id: string, shown: Shown): Outpost[] {
  const { agency, affairs, mine } = boardOf(shown);
  if (!agency) return [];
  const pips = agency.smuggling[id];
  return [
    ...levelled("network", id, shown),
    ...levelled("guard", id, shown),
    ...seated("embassy", agency.embassies[id]),
    ...seated("mine", agency.mines[id]).map((one) => ({
      ...one,
      level: one.seat === shown.view.seat ? (mine?.mines?.[id] ?? null) : null,
    })),
    ...(pips ? [{ kind: "smuggling" as const, seat: null, level: pips }] : []),
    ...seated("branch", affairs?.regimes.branches[id]),
    ...(affairs?.regimes.wonders ?? [])
      .filter(({ system }) => system === id)
      .map(({ seat, stage }) => ({ kind: "wonder" as const, seat, level: stage })),
  ];
}

export function outpostWords({ kind, seat, level }: Outpost, shown: Shown): string {
  const what = t(`sk-outpost-${kind}`);
  const sized = level === null ? what : t("sk-outpost-level", { what, level });
  return seat === null ? sized : `${sized} (${shown.names[seat] ?? ""})`;
}

export interface Standing extends Outpost {
  system: string;
}

/** All of them, by system, the own ones first. */
export function outposts(shown: Shown): Standing[] {
  const found = Object.keys(boardOf(shown).systems).flatMap((system) =>
    outpostsAt(system, shown).map((one) => ({ ...one, system })),
  );
  const rank = ({ seat }: Outpost): number => (seat === ownSeat(shown) ? -1 : (seat ?? 99));
  return found.sort((a, b) => rank(a) - rank(b));
}
