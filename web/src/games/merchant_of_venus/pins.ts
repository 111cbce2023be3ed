/** Marks on the map: missions, passengers, buyers. */

import type { Shown } from "../../core/game-ui";
import { t } from "../../core/texts.svelte";
import {
  boardOf,
  buyersOf,
  contentOf,
  goodOf,
  homeOf,
  missionOf,
  nameOf,
  passengerOf,
  waitingAt,
} from "./content";
import type { MarkName } from "./marks";

export interface Pin {
  id: string;
  mark: MarkName;
  text: string;
  words: string;
  tone: "own" | "other" | "sale";
}

/** By region: everything that is worth a flight there. */
export function pinsOf(shown: Shown, seat: number, good: string | null): Map<string, Pin[]> {
  const found = new Map<string, Pin[]>();
  const add = (region: string | null, pin: Pin): void => {
    if (region) found.set(region, [...(found.get(region) ?? []), pin]);
  };
  const own = boardOf(shown).seats[seat];
  for (const task of own?.missions ?? []) {
    const mission = task ? missionOf(shown, task.id) : undefined;
    if (mission?.target)
      add(mission.target, {
        id: mission.id,
        mark: "flag",
        text: String(mission.fame),
        words: t("mv-pin-mission", { mission: nameOf(shown, mission.id) }),
        tone: "own",
      });
  }
  for (const id of own?.passengers ?? []) {
    const passenger = passengerOf(shown, id);
    if (passenger)
      add(homeOf(shown, passenger.destination), {
        id,
        mark: "person",
        text: String(passenger.fare),
        words: t("mv-pin-passenger", { passenger: nameOf(shown, id), fare: passenger.fare }),
        tone: "own",
      });
  }
  for (const region of contentOf(shown).regions) {
    const waiting = waitingAt(shown, region.id);
    if (waiting.length)
      add(region.id, {
        id: `waiting-${region.id}`,
        mark: "person",
        text: `+${waiting.length}`,
        words: t("mv-pin-waiting", {
          names: waiting.map((id) => nameOf(shown, id)).join(", "),
        }),
        tone: "other",
      });
  }
  for (const sale of salePins(shown, good)) add(...sale);
  return found;
}

function salePins(shown: Shown, good: string | null): [string | null, Pin][] {
  const ware = good ? goodOf(shown, good) : undefined;
  if (!ware) return [];
  return buyersOf(shown, ware).map((buyer) => [
    buyer.region,
    {
      id: `sale-${buyer.culture}`,
      mark: "credits",
      text: buyer.price === null ? "?" : String(buyer.price),
      words: t("mv-pin-sale", { good: nameOf(shown, ware.id), price: buyer.price ?? "?" }),
      tone: "sale",
    },
  ]);
}
