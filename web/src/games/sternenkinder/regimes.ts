/** Governments, policies and goals of a seat: what is in play, what could be had, and why not. */

import type { Shown } from "../../core/game-ui";
import { t } from "../../core/texts.svelte";
import { bare, boardOf, contentOf, named, nameOf, own, systemName } from "./content";
import { reasonOf } from "./deeds";
import { BOUND, FAMILIES, type Family, familyOf, STAGES, VISION } from "./facts";
import type { DeedView, GoalCard, Government, Lack, Regime, RegimesView } from "./types";

export const regimesOf = (shown: Shown): RegimesView | undefined => boardOf(shown).affairs?.regimes;

const asked = (shown: Shown): boolean => boardOf(shown).mine !== undefined;

// --- why not -------------------------------------------------------------------------------------

/** A4.3 What stands against everything that costs culture and a government action. */
function withoutMeans(price: number, shown: Shown): Lack | undefined {
  const seat = own(shown);
  if (!seat) return undefined;
  if (price > seat.account.culture) return "culture";
  return seat.actions.government + seat.actions.free > 0 ? undefined : "government-action";
}

function said(deed: DeedView, shown: Shown): string {
  if (boardOf(shown).table.phase !== "politics" && !deed.lacks) return t("sk-lack-phase");
  return reasonOf(deed, shown);
}

const deed = (code: string, price: number, lacks: Lack | undefined): DeedView => ({
  code,
  price,
  ...(lacks ? { lacks } : {}),
});

function againstReform(id: string, code: string, shown: Shown): DeedView {
  const seat = own(shown);
  const price = boardOf(shown).mine?.prices[code] ?? 0;
  if (id === seat?.government || id === seat?.next_government) return deed(code, price, "governs");
  if (code.startsWith("advance:") && !seat?.techs.includes(VISION))
    return { ...deed(code, price, "tech"), tech: VISION };
  return deed(code, price, withoutMeans(price, shown));
}

// --- the tree of governments ---------------------------------------------------------------------

export interface Branch {
  id: string;
  /** Without the first word. */
  name: string;
  level: number;
  code: string;
  /** It governs the seat now, or from the next round on. */
  now: boolean;
  next: boolean;
  lit: boolean;
  reason: string;
  printed: number;
}

export interface FamilyTree {
  family: Family;
  branches: Branch[];
  /** The seat belongs to it. */
  own: boolean;
}

/** A10.1 Level I by its verb, level II by another. */
export const codeOf = ({ id, level }: Pick<Government, "id" | "level">): string =>
  `${level === 2 ? "advance" : "govern"}:${bare(id)}`;

function branchOf(one: Government, seat: number, options: string[], shown: Shown): Branch {
  const code = codeOf(one);
  const name = bare(one.id);
  const ruler = boardOf(shown).seats[seat];
  const lit = options.includes(code);
  const told = boardOf(shown).mine?.deeds?.find((known) => known.code === code);
  const mine = asked(shown) && seat === shown.view.seat;
  return {
    id: one.id,
    name,
    level: one.level,
    code,
    now: ruler?.government === name,
    next: ruler?.next_government === name,
    lit,
    reason: lit || !mine ? "" : said(told ?? againstReform(name, code, shown), shown),
    printed: one.cost,
  };
}

export function families(seat: number, options: string[], shown: Shown): FamilyTree[] {
  const known = new Map(contentOf(shown).governments.map((one) => [bare(one.id), one]));
  const home = familyOf(boardOf(shown).seats[seat]?.government ?? null);
  return FAMILIES.map((family) => ({
    family,
    own: family === home,
    branches: family.levels.flatMap((name) => {
      const found = known.get(name);
      return found ? [branchOf(found, seat, options, shown)] : [];
    }),
  }));
}

// --- policies ------------------------------------------------------------------------------------

export interface Policy {
  name: string;
  bound: boolean;
  /** Of this round (A10.7). */
  used: boolean;
  /** The answer that is about it now. */
  code: string;
  lit: boolean;
  reason: string;
}

export interface Policies {
  active: Policy[];
  resting: Policy[];
  open: Policy[];
  places: number;
}

const NOTHING: Policies = { active: [], resting: [], open: [], places: 0 };

/** Policies that were introduced may be used; questions about them name them, too. */
function held(name: string, regime: Regime, options: string[]): Policy {
  const codes = [`activate:${name}`, `policy:${name}`];
  const code = codes.find((one) => options.includes(one));
  return {
    name,
    bound: BOUND.includes(name),
    used: regime.used.includes(name),
    code: code ?? "",
    lit: code !== undefined,
    reason: "",
  };
}

function offered(name: string, options: string[], shown: Shown): Policy {
  const code = `policy:${name}`;
  const price = boardOf(shown).mine?.prices[code] ?? 0;
  const lit = options.includes(code);
  const reason = lit ? "" : said(deed(code, price, withoutMeans(price, shown)), shown);
  return { name, bound: BOUND.includes(name), used: false, code, lit, reason };
}

/** A10.3 What the present government may introduce: the price list names it. */
function introducible(shown: Shown): string[] {
  const { texts } = contentOf(shown);
  return Object.keys(boardOf(shown).mine?.prices ?? {})
    .filter((code) => code.startsWith("policy:"))
    .map((code) => code.slice("policy:".length))
    .filter((name) => `policy.${name}` in texts);
}

export function policiesOf(seat: number, options: string[], shown: Shown): Policies {
  const regime = regimesOf(shown)?.seats[seat];
  if (!regime) return NOTHING;
  const active = regime.policies.filter((name) => !regime.resting.includes(name));
  const mine = asked(shown) && seat === shown.view.seat ? introducible(shown) : [];
  return {
    active: active.map((name) => held(name, regime, options)),
    resting: regime.resting.map((name) => ({
      ...held(name, regime, options),
      reason: t("sk-policy-rests"),
    })),
    open: mine
      .filter((name) => !regime.policies.includes(name))
      .map((name) => offered(name, options, shown)),
    places: regime.places,
  };
}

// --- goals ---------------------------------------------------------------------------------------

export interface Runner {
  seat: number;
  done: number;
  most: number;
  percent: number;
}

export interface Goal {
  name: string;
  /** Who has reached it. */
  taken: number | null;
  /** Who may reach it, the furthest first. */
  runners: Runner[];
  code: string;
  lit: boolean;
}

export interface GoalGroup {
  family: Family;
  own: boolean;
  goals: Goal[];
}

function goalOf({ goal, seat, progress = {} }: GoalCard, options: string[]): Goal {
  const code = `goal:${goal}`;
  const runners = Object.entries(progress).map(([who, [done = 0, most = 1]]) => ({
    seat: Number(who), done, most, percent: Math.round((100 * done) / Math.max(1, most)),
  })); // prettier-ignore
  runners.sort((a, b) => b.percent - a.percent || a.seat - b.seat);
  return { name: goal, taken: seat, runners, code, lit: options.includes(code) };
}

/** Goals by family: the own first, then those that somebody strives for. */
export function goalsOf(seat: number, options: string[], shown: Shown): GoalGroup[] {
  const cards = regimesOf(shown)?.goals ?? [];
  const home = familyOf(boardOf(shown).seats[seat]?.government ?? null);
  const found = FAMILIES.map((family) => ({
    family,
    own: family === home,
    goals: cards
      .filter(({ goal }) => family.goals.includes(goal))
      .map((card) => goalOf(card, options)),
  })).filter(({ goals }) => goals.length);
  const rank = ({ own: first, goals }: GoalGroup): number =>
    first ? 0 : goals.some(({ runners }) => runners.length) ? 1 : 2;
  return found.sort((a, b) => rank(a) - rank(b));
}

// --- wonders, branches, loans, counters ----------------------------------------------------------

export interface Wonder {
  name: string;
  stages: number;
  stage: number;
  system: string | null;
  seat: number | null;
  code: string;
  lit: boolean;
}

/** Those that are being built, and those that a government may begin now. */
export function wondersOf(options: string[], shown: Shown): Wonder[] {
  const built = regimesOf(shown)?.wonders ?? [];
  return Object.entries(STAGES).map(([name, stages]) => {
    const one = built.find(({ wonder }) => wonder === name);
    const code = `wonder:${name}`;
    return {
      name,
      stages,
      stage: one?.stage ?? 0,
      system: one?.system ?? null,
      seat: one?.seat ?? null,
      code,
      lit: options.includes(code),
    };
  });
}

/** Abilities of governments that the menu offers and no card stands for. */
const ABILITIES = ["rival", "influence", "branch", "borrow", "repay"];

export const abilitiesOf = (options: string[]): string[] =>
  options.filter((code) => ABILITIES.includes(code.split(":")[0] ?? ""));

const nameAt = (seat: number, shown: Shown): string => shown.names[seat] ?? "";

function branchWords(seat: number, shown: Shown): string {
  const here = Object.entries(regimesOf(shown)?.branches ?? {})
    .filter(([, seats]) => seats.includes(seat))
    .map(([system]) => systemName(system));
  return here.length ? t("sk-branches", { list: here.join(", ") }) : "";
}

/** A17.10 Money that a seat has lent, and that it owes. */
function loanWords(seat: number, shown: Shown): string[] {
  const loans = regimesOf(shown)?.loans ?? [];
  const others = shown.names.map((_, other) => other).filter((other) => other !== seat);
  return others.flatMap((other) => {
    const lent = loans[seat]?.[other] ?? 0;
    const owed = loans[other]?.[seat] ?? 0;
    return [
      ...(lent ? [t("sk-lent", { amount: lent, name: nameAt(other, shown) })] : []),
      ...(owed ? [t("sk-owed", { amount: owed, name: nameAt(other, shown) })] : []),
    ];
  });
}

function federationWords(seat: number, shown: Shown): string {
  const found = boardOf(shown).affairs?.federations.find((members) => members.includes(seat));
  if (!found || found.length < 2) return "";
  return t("sk-federates", { names: found.map((one) => nameAt(one, shown)).join(", ") });
}

const COUNTERS = ["dividend", "fund", "stock", "influence", "experiments"] as const;

/** Everything that counts for a seat beside its policies, in words. */
export function factsOf(seat: number, shown: Shown): string[] {
  const regime = regimesOf(shown)?.seats[seat];
  if (!regime) return [];
  const { rival, rival_pips: pips, focus } = regime;
  return [
    rival === null ? "" : t("sk-rival", { name: nameAt(rival, shown), pips }),
    ...COUNTERS.map((name) => (regime[name] ? t(`sk-count-${name}`, { n: regime[name] }) : "")),
    focus === null ? "" : t("sk-focus", { field: named("field", focus) }),
    federationWords(seat, shown),
    branchWords(seat, shown),
    ...loanWords(seat, shown),
  ].filter(Boolean);
}

/** Goals that a seat has reached, by name. */
export const trophies = (seat: number, shown: Shown): string[] =>
  (regimesOf(shown)?.goals ?? [])
    .filter((card) => card.seat === seat)
    .map(({ goal }) => nameOf(shown, `goal.${goal}`));
