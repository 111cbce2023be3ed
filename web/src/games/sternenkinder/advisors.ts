/** Advisors: what they can do, what they could learn, who may be had or bribed, and the veto. */

import type { Shown } from "../../core/game-ui";
import { t } from "../../core/texts.svelte";
import { abilityText, type Said } from "./cards";
import { bare, boardOf, contentOf, named, nameOf } from "./content";
import { type DeedOf, reasonOf, toldDeed } from "./deeds";
import { amountWords } from "./prices";
import type { AbilityCard, AdvisorCard, AdvisorView, CabinetView, DeedView } from "./types";
import { words } from "./words";

export const cabinetOf = (shown: Shown): CabinetView | undefined => boardOf(shown).affairs?.cabinet;
const nameAt = (seat: number, shown: Shown): string => shown.names[seat] ?? "";
const cardOf = (advisor: string, shown: Shown): AdvisorCard | undefined =>
  contentOf(shown).advisors.find(({ id }) => bare(id) === advisor);
const deedNamed = (code: string, shown: Shown): DeedView | undefined =>
  boardOf(shown).mine?.cabinet?.find((one) => one.code === code);

// --- those in play -------------------------------------------------------------------------------

export interface Ability {
  id: string;
  title: string;
  lines: Said[];
  /** Who has bribed him for it in this round (A8.31). */
  bribed: string;
  /** What a bribe costs at least; empty for what is not for sale. */
  bribe: string;
}

/** One of two abilities of a level that is still to come. */
export interface Choice extends Ability {
  deed: DeedOf;
}

export interface Advisor {
  name: string;
  title: string;
  seat: number;
  level: number;
  full: boolean;
  notes: string[];
  abilities: Ability[];
  /** Both abilities of the next level. */
  choices: Choice[];
  /** Levels above the next one. */
  later: Ability[];
  /** What can be used now. */
  consult: string;
}

const TOP = 2;
const levelOf = (one: AdvisorView, { abilities }: AdvisorCard): number =>
  Math.max(
    0,
    ...abilities.filter(({ id }) => one.abilities.includes(id)).map(({ level }) => level),
  );

function briberOf(advisor: string, ability: string, shown: Shown): string {
  const found = cabinetOf(shown)?.bribes.find(
    (one) => one.advisor === advisor && one.ability === ability,
  );
  return found ? nameAt(found.seat, shown) : "";
}

function abilityOf(advisor: string, { id, bribe }: AbilityCard, shown: Shown): Ability {
  return {
    id,
    title: named("ability", id),
    lines: abilityText(shown, advisor, id),
    bribed: briberOf(advisor, id, shown),
    bribe: bribe === null ? "" : t("sk-ia-from", { amount: amountWords("culture", bribe) }),
  };
}

/** Outside the politics phase the printed price stands for the own one. */
function choiceOf(advisor: string, card: AbilityCard, options: string[], shown: Shown): Choice {
  const code = `skill:${advisor}:${card.id}`;
  const { cost: price, resource } = card;
  const told = deedNamed(code, shown);
  const deed = toldDeed(told ?? { code, price, resource }, options, shown);
  const reason = told || deed.lit ? deed.reason : t("sk-lack-phase");
  return { ...abilityOf(advisor, card, shown), deed: { ...deed, reason } };
}

function notesOf(one: AdvisorView, { upkeep, points }: AdvisorCard, shown: Shown): string[] {
  return [
    t("sk-advisor-upkeep", { amount: amountWords("culture", upkeep) }),
    one.full ? t("sk-advisor-points", { points }) : "",
    one.raised ? t("sk-advisor-raised") : "",
    one.uses ? t("sk-advisor-used", { count: one.uses }) : "",
    one.spent.includes(one.seat) ? t("sk-advisor-spent") : "",
    ...one.spent
      .filter((seat) => seat !== one.seat)
      .map((seat) => t("sk-advisor-spent-by", { name: nameAt(seat, shown) })),
  ].filter(Boolean);
}

function advisorOf(one: AdvisorView, options: string[], shown: Shown): Advisor[] {
  const card = cardOf(one.advisor, shown);
  if (!card) return [];
  const level = levelOf(one, card);
  const consult = `consult:${one.advisor}`;
  const of = (fits: (ability: AbilityCard) => boolean): AbilityCard[] =>
    card.abilities.filter(fits);
  return [
    {
      name: one.advisor,
      title: nameOf(shown, card.id),
      seat: one.seat,
      level,
      full: one.full,
      notes: notesOf(one, card, shown),
      abilities: of(({ id }) => one.abilities.includes(id)).map((ability) =>
        abilityOf(one.advisor, ability, shown),
      ),
      choices: of((ability) => ability.level === level + 1).map((ability) =>
        choiceOf(one.advisor, ability, options, shown),
      ),
      later: of((ability) => ability.level > level + 1 && ability.level <= TOP).map((ability) =>
        abilityOf(one.advisor, ability, shown),
      ),
      consult: options.includes(consult) ? consult : "",
    },
  ];
}

export const advisorsOf = (seat: number, options: string[], shown: Shown): Advisor[] =>
  (cabinetOf(shown)?.advisors ?? [])
    .filter((one) => one.seat === seat)
    .flatMap((one) => advisorOf(one, options, shown));

/** Advisors of everybody else, which are also those who can be bribed. */
export const othersAdvisors = (seat: number, shown: Shown): Advisor[] =>
  (cabinetOf(shown)?.advisors ?? [])
    .filter((one) => one.seat !== seat)
    .flatMap((one) => advisorOf(one, [], shown));

// --- those on offer ------------------------------------------------------------------------------

export interface Candidate {
  name: string;
  title: string;
  /** In the own hand, which nobody else sees. */
  held: boolean;
  deed: DeedOf;
  upkeep: string;
  basic: Ability[];
  later: Ability[];
}

function candidateOf(name: string, held: boolean, options: string[], shown: Shown): Candidate[] {
  const card = cardOf(name, shown);
  if (!card) return [];
  const code = `advisor:${name}`;
  const abilities = card.abilities.map((ability) => abilityOf(name, ability, shown));
  const told = deedNamed(code, shown);
  const { cost: price = 0, resource = "culture" as const } = card.abilities[0] ?? {};
  const deed = toldDeed(told ?? { code, price, resource }, options, shown);
  return [
    {
      name,
      title: nameOf(shown, card.id),
      held,
      deed: told || deed.lit ? deed : { ...deed, reason: t("sk-lack-phase") },
      upkeep: t("sk-advisor-upkeep", { amount: amountWords("culture", card.upkeep) }),
      basic: abilities.slice(0, 1),
      later: abilities.slice(1),
    },
  ];
}

/** The own hand first, then the display. */
export function candidates(options: string[], shown: Shown): Candidate[] {
  const held = boardOf(shown).mine?.advisors ?? [];
  const row = cabinetOf(shown)?.display ?? [];
  return [
    ...held.flatMap((name) => candidateOf(name, true, options, shown)),
    ...row.flatMap((name) => candidateOf(name, false, options, shown)),
  ];
}

/** A10.11 Two are drawn, and one stays in the hand. */
export function seekDeed(options: string[], shown: Shown): DeedOf | null {
  const told = deedNamed("seek", shown);
  return told ? toldDeed(told, options, shown) : null;
}

// --- bribery -------------------------------------------------------------------------------------

/** A8.31 The institution action, with what stands against it; it asks for the ability. */
export function bribeDeed(options: string[], shown: Shown): DeedOf | null {
  const told = boardOf(shown).mine?.institutions?.find(({ code }) => code === "ia:bribe");
  if (!told) return null;
  const lit = options.includes(told.code);
  const reason = lit ? "" : reasonOf(told, shown);
  return { code: told.code, price: "", resource: "culture", lit, reason };
}

/** Whose abilities work for whom in this round. */
export const bribeWords = (shown: Shown): string[] =>
  (cabinetOf(shown)?.bribes ?? []).map(({ advisor, ability, seat }) =>
    t("sk-bribed", {
      name: nameAt(seat, shown),
      advisor: nameOf(shown, `advisor.${advisor}`),
      ability: named("ability", ability),
    }),
  );

/** Advisors in hands that the own seat may look at (decision 16). */
export const seenAdvisorWords = (shown: Shown): string[] =>
  Object.entries(boardOf(shown).mine?.seen_advisors ?? {})
    .filter(([, names]) => names.length > 0)
    .map(([seat, names]) =>
      t("sk-seen-advisors", {
        name: nameAt(Number(seat), shown),
        list: names.map((name) => nameOf(shown, `advisor.${name}`)).join(", "),
      }),
    );

// --- the veto ------------------------------------------------------------------------------------

export interface VetoKind {
  kind: string;
  title: string;
  on: boolean;
  code: string;
  /** Offered by the menu of the own turn, or out of turn. */
  way: "menu" | "aside" | null;
}

const KINDS = ["against", "war", "law", "government", "policy", "advisor", "treaty", "institution", "other"]; // prettier-ignore
const VOICE = "voice_okima";
const VETO = "second_a";

/** The owner of a veto that is not spent: the kinds of actions that open its question. */
export function vetoKinds(seat: number, options: string[], shown: Shown): VetoKind[] {
  const cabinet = cabinetOf(shown);
  const voice = cabinet?.advisors.find((one) => one.advisor === VOICE && one.seat === seat);
  if (!voice?.abilities.includes(VETO) || voice.spent.includes(seat)) return [];
  const watching = cabinet?.watching[seat] ?? [];
  const asides = shown.view.asides ?? [];
  return KINDS.map((kind) => {
    const code = `watch:${kind}`;
    const way = options.includes(code) ? "menu" : asides.includes(code) ? "aside" : null;
    return { kind, title: named("veto", kind), on: watching.includes(kind), code, way };
  });
}

/** What was prevented in this round. */
export const vetoedWords = (shown: Shown): string[] =>
  (cabinetOf(shown)?.vetoed ?? []).map(({ seat, code }) =>
    t("sk-vetoed", { name: nameAt(seat, shown), deed: words(code, shown).label }),
  );
