/** What is given for an armistice, and who pays how much of a common war, in words. */

import type { Shown } from "../../core/game-ui";
import { t } from "../../core/texts.svelte";
import { boardOf, named, nameOf, own, systemName } from "./content";
import { amountWords } from "./prices";
import type { TruceThing, TruceView, UpkeepView } from "./types";

const truceOf = (shown: Shown): TruceView | null => boardOf(shown).affairs?.truce ?? null;
const upkeepOf = (shown: Shown): UpkeepView | null => boardOf(shown).affairs?.upkeep ?? null;
const nameAt = (seat: number, shown: Shown): string => shown.names[seat] ?? "";

// --- armistice -----------------------------------------------------------------------------------

const unitWords = (unit: string, at: string): string =>
  t("sk-truce-unit", { unit, system: systemName(at) });

function thingWords({ kind, system }: TruceThing, shown: Shown): string {
  if (kind === "system") return t("sk-truce-system", { system: systemName(system) });
  return unitWords(kind === "fleet" ? t("thing-fleet") : nameOf(shown, `ship.${kind}`), system);
}

/** All that would change hands, as far as it was named. */
function givenWords({ resources, things }: TruceView, shown: Shown): string {
  const goods = Object.entries(resources)
    .filter(([, amount]) => amount)
    .map(([resource, amount]) => amountWords(resource, amount));
  const all = [...goods, ...things.map((thing) => thingWords(thing, shown))];
  return all.join(", ") || t("sk-offer-nothing");
}

/** A5.19 Before a question about an armistice: who would give what to whom. */
export function truceTrigger(shown: Shown): string {
  const truce = truceOf(shown);
  if (!truce) return "";
  const other = truce.seat === shown.view.seat ? truce.other_seat : truce.seat;
  const args = { name: nameAt(other, shown), what: givenWords(truce, shown) };
  return t(`sk-trigger-${shown.view.question?.kind ?? ""}`, args);
}

/** For everybody, asked or not. */
export function truceWords(shown: Shown): string {
  const truce = truceOf(shown);
  if (!truce) return "";
  const names = { name: nameAt(truce.seat, shown), other: nameAt(truce.other_seat, shown) };
  return t("sk-truce", { ...names, what: givenWords(truce, shown) });
}

/** An answer about an armistice: how much of what, or which of the own units. */
export function truceAnswer(kind: string, param: string, shown: Shown): string | null {
  const next = truceOf(shown)?.next;
  if (kind === "amount" && next) return amountWords(next, Number(param));
  if (shown.view.question?.kind !== "armistice-thing") return null;
  const seat = shown.view.seat;
  const fleet = boardOf(shown).fleets.find(
    (one) => one.seat === seat && String(one.fleet) === param,
  );
  if (kind === "move" && fleet) return unitWords(`${t("thing-fleet")} ${param}`, fleet.at);
  const ship = own(shown)?.civil.find((one) => String(one.ship) === param);
  return kind === "ship" && ship
    ? unitWords(`${nameOf(shown, `ship.${ship.kind}`)} ${param}`, ship.at)
    : null;
}

// --- common wars ---------------------------------------------------------------------------------

/** A5.10 What the war costs, and what allies have promised. */
export function upkeepTrigger(shown: Shown): string {
  const upkeep = upkeepOf(shown);
  if (!upkeep) return "";
  const promised = upkeep.named.map(
    (amount, at) => `${nameAt(upkeep.seats[at] ?? -1, shown)} ${String(amount)}`,
  );
  const said = promised.join(", ") || t("sk-offer-nothing");
  return t("sk-trigger-war-share", { amount: upkeep.amount, said });
}

/** What a question about peace or a common war names. */
export function peaceArgs(shown: Shown): Record<string, string | number> {
  const upkeep = upkeepOf(shown);
  const at = upkeep?.seats.indexOf(shown.view.seat ?? -1) ?? -1;
  const rest = upkeep ? upkeep.named.reduce((left, one) => left - one, upkeep.amount) : 0;
  const resource = truceOf(shown)?.next;
  return {
    resource: resource ? named("resource", resource) : "",
    part: upkeep?.equal[at] ?? 0,
    rest,
  };
}
