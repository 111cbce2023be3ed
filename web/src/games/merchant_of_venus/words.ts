/** Actions, questions and places of Merchant of Venus in words that know the table. */

import type { ActionWords, Shown } from "../../core/game-ui";
import { plainWords, split } from "../../core/phrases";
import { has, percent, t } from "../../core/texts.svelte";
import type { GameEvent, Question } from "../../core/types";
import {
  boardOf,
  buyersOf,
  contentOf,
  cultureName,
  fightOdds,
  findSpace,
  goodOf,
  kindNow,
  missionOf,
  nameOf,
  oddsOf,
  ownSeat,
  passengerOf,
  peopleName,
  pilotOf,
  priceOf,
  printed,
  readable,
  SKILLS,
  spaceOf,
  systemView,
} from "./content";
import { leadsTo, type Target } from "./reach";
import type { Course, Seat, Skill, SystemView } from "./types";

const own = (shown: Shown): Seat | undefined => boardOf(shown).seats[ownSeat(shown)];
const here = (shown: Shown): string => own(shown)?.ship ?? "";

function systemHere(shown: Shown): SystemView | null {
  return systemView(shown, findSpace(shown, here(shown))?.region ?? "");
}

// --- actions -------------------------------------------------------------------------------------

const mission = (shown: Shown, seat: number, slot: string): string => {
  const id = boardOf(shown).seats[seat]?.missions[Number(slot) - 1]?.id;
  return id ? nameOf(shown, id) : "";
};

/** Where numbers in a code stand for something that has a name. */
const SPECIAL: Record<string, (params: string[], shown: Shown) => string> = {
  assign: ([die = "", slot = ""], shown) =>
    t("mv-act-assign", {
      value: boardOf(shown).turn.dice[Number(die) - 1] ?? 0,
      slot: nameOf(shown, slot),
    }),
  mulligan: ([die = ""], shown) =>
    t("mv-act-reroll", { dice: String(boardOf(shown).turn.dice[Number(die) - 1] ?? "") }),
  reroll: ([mask = ""], shown) =>
    t("mv-act-reroll", {
      dice: boardOf(shown)
        .turn.dice.filter((_, at) => (Number(mask) >> at) & 1)
        .join(", "),
    }),
  complete: ([slot = ""], shown) =>
    t("mv-act-complete", { mission: mission(shown, ownSeat(shown), slot) }),
  "swap-mission": ([slot = ""], shown) =>
    t("mv-act-swap-mission", { mission: mission(shown, ownSeat(shown), slot) }),
  jam: ([seat = "", mine = "", other = ""], shown) =>
    t("mv-act-jam", {
      own: mission(shown, ownSeat(shown), mine),
      other: mission(shown, Number(seat), other),
      name: shown.names[Number(seat)] ?? "",
    }),
  choose: ([option = ""], shown) => cardOption(option, shown),
  "from-card": ([tens = ""], shown) => splitWords(10 * Number(tens), shown),
  "market-top": ([token = ""], shown) => t("mv-act-market-top", { states: topWords(shown, token) }),
};

/** MV8.3 What the open card offers under this number. */
function cardOption(option: string, shown: Shown): string {
  const key = `encounter-${boardOf(shown).open.card ?? ""}-option-${option}`;
  return has(key) ? t(key) : plainWords(`choose:${option}`, shown, readable).label;
}

/** MV10.5 How a price is split between the contact card and the purse. */
function splitWords(card: number, shown: Shown): string {
  const bill = boardOf(shown).mine?.bill;
  if (!card) return t("mv-act-all-cash");
  if (!bill) return t("mv-act-from-card", { amount: card });
  const cash = Math.max(0, bill.price - card) + bill.fee;
  if (!cash) return t("mv-act-all-card", { card: bill.price });
  return t("mv-act-split", { card: Math.min(card, bill.price), cash });
}

function topWords(shown: Shown, token: string): string {
  const { cultures, words } = contentOf(shown);
  const states = cultures[(systemHere(shown)?.culture ?? 0) - 1]?.market[Number(token) - 1] ?? [];
  return states
    .map((state, at) => `${t(`category-${words.categories[at] ?? ""}`)} ${t(`market-${state}`)}`)
    .join(", ");
}

// --- what an action yields -----------------------------------------------------------------------

const creditWords = (amount: number): string => t("mv-credits", { amount });

/** Where a good fetches most, of what is known so far. */
export function bestSale(shown: Shown, id: string): string {
  const good = goodOf(shown, id);
  const best = good ? buyersOf(shown, good).find((buyer) => buyer.price !== null) : undefined;
  if (!best?.region || best.price === null) return "";
  return t("mv-best-sale", { price: best.price, region: nameOf(shown, best.region) });
}

function saleWords(shown: Shown, id: string): string {
  const good = goodOf(shown, id);
  const system = systemHere(shown);
  const price = system?.pays[id];
  if (!good || !system || price === undefined) return "";
  return `${creditWords(price)} · ${t(`market-${system.states[good.category]}`)}`;
}

export function passengerWords(shown: Shown, id: string): string {
  const passenger = passengerOf(shown, id);
  if (!passenger) return "";
  const to = peopleName(shown, passenger.destination);
  const parts = [t("mv-passenger-to", { to, fare: passenger.fare })];
  if (passenger.fame) parts.push(t("mv-fame", { amount: passenger.fame }));
  if (passenger.infamy) parts.push(t("mv-infamy", { amount: passenger.infamy }));
  return parts.join(" · ");
}

function priceWords(kind: string, id: string, shown: Shown): string {
  const region = findSpace(shown, here(shown))?.region ?? "";
  const price = priceOf(shown, region, kind, id);
  const parts = [price === null ? "" : creditWords(price)];
  if (kind === "buy") parts.push(bestSale(shown, id));
  if (kind !== "buy" || !goodOf(shown, id)) parts.push(printed(shown, id));
  return parts.filter(Boolean).join(" · ");
}

/** The exit of a navigation space, or the gate, that a value leads to. */
function valueWords(value: string, shown: Shown): string {
  const space = findSpace(shown, here(shown));
  const exit = space?.exits[Number(value) - 1];
  const gate = boardOf(shown).board.teleportals[value];
  const to = exit ?? gate;
  return to ? t("mv-leads-to", { space: nameOf(shown, to) }) : t("mv-leads-nowhere");
}

const YIELDS: Record<string, (params: string[], shown: Shown) => string> = {
  buy: ([id = ""], shown) => priceWords("buy", id, shown),
  equip: ([id = ""], shown) => priceWords("equip", id, shown),
  deed: ([id = ""], shown) => priceWords("deed", id, shown),
  intel: ([id = ""], shown) => priceWords("intel", id, shown),
  reward: ([id = ""], shown) => priceWords("reward", id, shown),
  sell: ([id = ""], shown) => saleWords(shown, id),
  load: ([id = ""], shown) => passengerWords(shown, id),
  "set-down": ([id = ""], shown) => passengerWords(shown, id),
  "drop-off": ([id = ""], shown) => passengerWords(shown, id),
  head: ([id = ""], shown) => wayWords(shown, here(shown), id),
  go: ([line = ""], shown) => {
    const at = line.indexOf("-");
    return wayWords(shown, line.slice(0, at), line.slice(at + 1));
  },
  fight: ([skill = ""], shown) => fightWords(skill as Skill, shown),
  lower: (_, shown) => gaugeWords(shown),
  read: ([value = ""], shown) => valueWords(value, shown),
  chart: ([value = ""], shown) => valueWords(value, shown),
  assign: ([die = "", slot = ""], shown) => assignWords(die, slot, shown),
  pilot: ([id = ""], shown) => pilotWords(shown, id),
  train: ([card = ""], shown) => trainWords(card, shown),
  "second-mission": (_, shown) => {
    const { prices } = contentOf(shown);
    const fame = t("mv-fame", { amount: prices.second_mission_fame ?? 0 });
    return `${creditWords(prices.second_mission ?? 0)} · ${fame}`;
  },
  done: (_, shown) => (shown.view.question?.kind === "navigation" ? noDieWords(shown) : ""),
  jump: ([gate = ""], shown) => nameOf(shown, boardOf(shown).board.teleportals[gate] ?? ""),
  complete: ([slot = ""], shown) => missionText(shown, ownSeat(shown), slot),
  jam: ([seat = "", , other = ""], shown) => missionText(shown, Number(seat), other),
};

const chanceWords = (chance: number | null): string =>
  chance === null ? "" : t("mv-chance", { chance: percent(chance) });

/** MV7.4 The chance, and what a victory brings: that differs by the weapon. */
function fightWords(skill: Skill, shown: Shown): string {
  const chance = chanceWords(fightOdds(shown, here(shown), skill));
  return [chance, t(`mv-fight-${skill}`)].filter(Boolean).join(": ");
}

/** MV7.2 The gauge that failed, before and after. */
function gaugeWords(shown: Shown): string {
  const skill = boardOf(shown).open.check?.skill;
  const value = skill === "laser" || skill === "shield" ? own(shown)?.[skill] : undefined;
  if (!value) return "";
  return t("mv-gauge-falls", { skill: t(`skill-${skill}`), from: value, to: value - 1 });
}

function assignWords(die: string, slot: string, shown: Shown): string {
  const value = boardOf(shown).turn.dice[Number(die) - 1] ?? 0;
  const atGate = ["navigation", "teleportal"].includes(kindNow(shown, here(shown)));
  if (slot === "navigation") return atGate ? valueWords(String(value), shown) : "";
  if (slot === "boost") return t("mv-boost");
  const { open } = boardOf(shown);
  if (open.check) return t("mv-check-with", { value: open.check.value + value });
  if (shown.view.question?.kind === "shuttle") return t("mv-shuttle-reach", { lines: value });
  return printed(shown, slot);
}

function missionText(shown: Shown, seat: number, slot: string): string {
  const id = boardOf(shown).seats[seat]?.missions[Number(slot) - 1]?.id ?? "";
  const fame = missionOf(shown, id)?.fame ?? 0;
  return `${printed(shown, id)} ${t("mv-fame", { amount: fame })}`;
}

/** MV6.2 Who picks the exit where no die does. */
const noDieWords = (shown: Shown): string =>
  t(shown.names.length > 1 ? "mv-neighbour-chooses" : "mv-die-chooses");

/** MV13.8 What training costs, and the level it leads to. */
function trainWords(card: string, shown: Shown): string {
  const seat = own(shown);
  const level = seat && pilotOf(shown, seat)?.levels[seat.level];
  if (!level) return "";
  const ability = level.abilities[card === "side-b" ? 1 : 0] ?? "";
  const price = creditWords(contentOf(shown).prices.pilot_upgrade ?? 0);
  return [price, t("mv-skill", { skill: level.skill }), ability && t(`ability-${ability}`)]
    .filter(Boolean)
    .join(" · ");
}

function pilotWords(shown: Shown, id: string): string {
  const pilot = contentOf(shown).pilots.find((entry) => entry.id === id);
  const level = pilot?.levels[0];
  if (!pilot || !level) return "";
  const ability = t(`ability-${level.abilities[0] ?? ""}`);
  return `${t("mv-pilot-home", { culture: cultureName(pilot.home) })} ${ability}`;
}

export function words(code: string, shown: Shown): ActionWords {
  const { kind, params } = split(code);
  const said = SPECIAL[kind]?.(params, shown) ?? plainWords(code, shown, readable).label;
  const yields = YIELDS[kind]?.(params, shown) ?? "";
  return yields ? { label: said, yields } : { label: said };
}

/** Where a line between two systems leads, and what the space does. */
function wayWords(shown: Shown, from: string, to: string): string {
  const region = leadsTo(shown, from, to);
  const parts = [region ? t("mv-towards", { region: nameOf(shown, region) }) : ""];
  return [...parts, dangerWords(shown, to)].filter(Boolean).join(" · ");
}

// --- places --------------------------------------------------------------------------------------

/** The kind of a space with what it does to this seat. */
export function dangerWords(shown: Shown, id: string): string {
  const kind = kindNow(shown, id);
  const { hazard, color } = spaceOf(shown, id);
  if (kind === "hazard" && hazard) {
    const said = t("mv-hazard", { skill: t(`skill-${hazard}`), color: t(`kind-${color}`) });
    return withChance(said, oddsOf(shown, hazard));
  }
  if (kind === "pirate") {
    const odds = SKILLS.map((skill) => fightOdds(shown, id, skill) ?? 0);
    return withChance(
      nameOf(shown, boardOf(shown).board.pirates[id]?.[0] ?? ""),
      boardOf(shown).mine ? Math.max(...odds) : null,
    );
  }
  return t(`kind-${kind}`);
}

const withChance = (said: string, chance: number | null): string =>
  chance === null ? said : `${said}: ${percent(chance)}`;

/** A space in one breath. */
export function spaceWords(shown: Shown, id: string, target: Target | null): string {
  const parts = [nameOf(shown, id), dangerWords(shown, id)];
  if (target) parts.push(targetWords(target));
  return parts.join(", ");
}

const targetWords = (target: Target): string =>
  t("mv-reach", { cost: target.cost, chance: percent(target.chance) });

/** How long the way to a goal will take: with the coming roll, or after the one that was made. */
export function turnsWords(shown: Shown, { turns }: Course): string {
  if (!boardOf(shown).turn.moved) return t("mv-turns-away", { turns });
  return turns ? t("mv-turns-left", { turns }) : t("mv-arrives-now");
}

/** What must be passed on the way, with one's chances. */
export function dangersOn(shown: Shown, target: Target): string[] {
  return target.path
    .slice(1, -1)
    .filter((id) => ["hazard", "pirate", "encounter", "teleportal"].includes(kindNow(shown, id)))
    .map((id) => dangerWords(shown, id));
}

// --- questions and events ------------------------------------------------------------------------

export function prompt(question: Question, shown: Shown): string {
  const { turn, seats, active } = boardOf(shown);
  const at = nameOf(shown, here(shown));
  if (question.kind === "step") return t("mv-ask-step", { mp: turn.mp });
  if (question.kind === "land") return t("mv-ask-land", { space: at, mp: turn.mp });
  if (question.kind === "exit")
    return t("mv-ask-exit", {
      name: shown.names[active] ?? "",
      space: nameOf(shown, seats[active]?.ship ?? ""),
    });
  if (question.kind === "business")
    return turn.buys > UNLIMITED
      ? t("mv-ask-business-free", { space: at })
      : t("mv-ask-business", { space: at, buys: turn.buys, sells: turn.sells });
  return t(`ask-${question.kind}`);
}
const UNLIMITED = 20;

/** An event as a sentence, for the news on the board. */
export function tell(event: GameEvent, shown: Shown): string {
  const args = readable(event.raw ?? event.args, shown);
  if (typeof args.seat === "number") args.seat = shown.names[args.seat] ?? "";
  return t(event.key, args);
}

export function seatWords(seat: number, shown: Shown): string {
  const found = boardOf(shown).seats[seat];
  if (!found) return "";
  return t("mv-seat-facts", {
    credits: found.credits,
    fame: found.fame - found.infamy,
    laser: found.laser,
    shield: found.shield,
    room: found.room,
    capacity: found.capacity,
    space: nameOf(shown, found.ship),
  });
}
