/** The phase assistant: deeds still open in this phase, and those that passing now would forget. */

import type { Shown } from "../../core/game-ui";
import { split } from "../../core/phrases";
import { t } from "../../core/texts.svelte";
import { boardOf, contentOf, nameOf, own, ownSeat, systemName } from "./content";
import { priceOf } from "./prices";

/** Something that passing would leave undone. */
export interface Reminder {
  key: string;
  words: string;
}

const count = (options: string[], ...kinds: string[]): number =>
  options.filter((code) => kinds.includes(split(code).kind)).length;

/** By phase: what lies idle. */
const FORGOTTEN: Record<string, (options: string[], shown: Shown) => Reminder[]> = {
  politics: (_, shown) => {
    const left = Object.values(own(shown)?.actions ?? {}).reduce((sum, one) => sum + one, 0);
    return left ? [{ key: "actions", words: t("sk-forget-actions", { count: left }) }] : [];
  },
  economy: (options, shown) => {
    const seat = own(shown);
    const found: Reminder[] = [];
    const grow = count(options, "grow");
    if (grow) found.push({ key: "grow", words: t("sk-forget-grow", { count: grow }) });
    const research = count(options, "research");
    if (research)
      found.push({ key: "research", words: t("sk-forget-research", { count: research }) });
    for (const name of ["ground", "space"] as const) {
      const free = seat?.capacity[name] ?? 0;
      if (free) found.push({ key: name, words: t(`sk-forget-${name}`, { points: free }) });
    }
    return found;
  },
  movement: (options, shown) => idleUnits(options, shown),
};

function idleUnits(options: string[], shown: Shown): Reminder[] {
  const board = boardOf(shown);
  const seat = ownSeat(shown);
  return options.flatMap((code) => {
    const { kind, params } = split(code);
    const ship = board.seats[seat]?.civil.find((one) => String(one.ship) === params[0]);
    if (kind === "fly" && ship) return [idle(code, nameOf(shown, `ship.${ship.kind}`), ship.at)];
    const fleet = board.fleets.find((one) => one.seat === seat && String(one.fleet) === params[0]);
    return kind === "move" && fleet
      ? [idle(code, t("sk-fleet-number", { fleet: fleet.fleet }), fleet.at)]
      : [];
  });
}

const idle = (key: string, unit: string, at: string): Reminder => ({
  key,
  words: t("sk-forget-unit", { unit, system: systemName(at) }),
});

/** Only where passing is possible at all. */
export function forgotten(options: string[], shown: Shown): Reminder[] {
  const find = FORGOTTEN[shown.view.question?.kind ?? ""];
  return find && options.includes("pass") ? find(options, shown) : [];
}

/** Things a menu could offer but does not now: shown with their price and the reason. */
export function withheld(kind: string, options: string[], shown: Shown): string[] {
  if (kind !== "build" && kind !== "buy") return [];
  const all = contentOf(shown).things.map((thing) => `${kind}:${thing.id}`);
  return all.filter((code) => !options.includes(code) && priceOf(code, shown) !== null);
}
