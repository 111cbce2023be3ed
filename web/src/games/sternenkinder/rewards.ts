/** Options of planetary events in words made from what they cost and bring. */

import type { Shown } from "../../core/game-ui";
import { has, t } from "../../core/texts.svelte";
import { boardOf, contentOf, named, ownSeat, RESOURCES } from "./content";
import type { PlanetOption, Reward } from "./types";

const listed = (parts: string[]): string => parts.filter(Boolean).join(", ");

function amountsOf(amounts: Record<string, number>): string {
  return listed(
    Object.entries(amounts).map(([name, amount]) => {
      const known = (RESOURCES as string[]).includes(name);
      return `${String(amount)} ${known ? named("resource", name) : named("sk-any", name)}`;
    }),
  );
}

function rewardWords({ verb, amounts, n }: Reward): string {
  if (verb === "income") return t("sk-reward-income", { amounts: amountsOf(amounts) });
  if (verb === "gain") return amountsOf(amounts);
  const key = `sk-reward-${verb.replaceAll("_", "-")}`;
  return has(key) ? t(key, { n: Math.max(1, n) }) : t("sk-reward-other");
}

export function optionWords(option: PlanetOption): string {
  const pay = amountsOf(option.pay);
  const price = listed([pay, option.more ? t("sk-option-more") : ""]);
  return t("sk-option-words", {
    price: price || t("sk-option-free"),
    reward: listed(option.rewards.map(rewardWords)),
  });
}

/** The option that is asked about, if all own planets that have events agree what it is. */
export function optionAsked(id: string, shown: Shown): string | null {
  const seat = ownSeat(shown);
  const planets = Object.values(boardOf(shown).systems).flatMap((system) =>
    system.owner === seat && system.planet && system.events ? [`planet.${system.planet}`] : [],
  );
  const said = planets.flatMap((planet) => {
    const option = contentOf(shown).planets.find((one) => one.id === planet)?.options[id];
    return option ? [optionWords(option)] : [];
  });
  return said.length === 1 ? (said[0] ?? null) : null;
}
