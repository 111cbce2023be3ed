/** Political deeds by kind: whom they concern, what they cost and bring, and the reason if not. */

import type { Shown } from "../../core/game-ui";
import { split } from "../../core/phrases";
import { t } from "../../core/texts.svelte";
import { boardOf, nameOf, own, techName } from "./content";
import { amountWords } from "./prices";
import type { DeedView, Resource } from "./types";
import { words } from "./words";

/** What a deed costs, and why it cannot be done now. */
export interface DeedOf {
  code: string;
  price: string;
  resource: Resource;
  lit: boolean;
  /** Empty for what is lit. */
  reason: string;
}

export interface Deed extends DeedOf {
  /** Whom it concerns. */
  seat: number | null;
  label: string;
  /** Codes out of turn that offer the same for the next own turn, by who pays. */
  ahead: string[];
}

/** One kind of deed, with its effect in a sentence. */
export interface Kind {
  id: string;
  title: string;
  effect: string;
  deeds: Deed[];
}

export interface Section {
  id: "treaties" | "war" | "council";
  kinds: Kind[];
}

const SECTIONS: [Section["id"], string[]][] = [
  ["treaties", ["alliance", "trade", "intelligence", "armament", "federation_invite", "cancel"]],
  ["war", ["war", "armistice", "hire", "dismiss"]],
  ["council", ["council", "initiative", "recall", "plead"]],
];

/** A treaty is a kind of its own; everything else goes by its verb. */
export function kindOf(code: string): string {
  const { kind, params } = split(code);
  return kind === "treaty" ? (params[0] ?? "") : kind;
}

/** Verbs of treaties name the other player behind the treaty. */
function seatOf(code: string): number | null {
  const { kind, params } = split(code);
  const at = { treaty: 1, cancel: 1, war: 0, armistice: 0 }[kind];
  return at === undefined ? null : Number(params[at]);
}

/** A10.13 What the own seat may not do again in this round. */
const isVetoed = (code: string, shown: Shown): boolean =>
  (boardOf(shown).affairs?.cabinet.vetoed ?? []).some(
    (one) => one.seat === shown.view.seat && one.code === code,
  );

export function reasonOf(deed: DeedView, shown: Shown): string {
  const { lacks, price, tech = "" } = deed;
  if (isVetoed(deed.code, shown)) return t("sk-lack-vetoed");
  if (lacks === undefined) return t("sk-lack-turn");
  const resource = deed.resource ?? "culture";
  const missing = Math.max(0, price - (own(shown)?.account[resource] ?? 0));
  const name = shown.names[seatOf(deed.code) ?? -1] ?? "";
  return t(`sk-lack-${lacks}`, { missing, name, tech: tech && techName(shown, tech) });
}

/** What a chip says: the other player, the treaty that ends, or the deed itself. */
function labelOf(code: string, shown: Shown): string {
  const { kind, params } = split(code);
  const name = shown.names[seatOf(code) ?? -1];
  if (kind === "cancel") return `${nameOf(shown, `treaty.${params[0] ?? ""}`)} · ${name ?? ""}`;
  if (kind === "recall") return nameOf(shown, `law.${params[0] ?? ""}`);
  return name ?? words(code, shown).label;
}

/** A deed of the view, lit where the menu offers it; free ones say so where it matters. */
export function toldDeed(deed: DeedView, options: string[], shown: Shown, free = ""): DeedOf {
  const { code, price, resource = "culture" } = deed;
  const lit = options.includes(code);
  const cost = price ? amountWords(resource, price) : free;
  return { code, price: cost, resource, lit, reason: lit ? "" : reasonOf(deed, shown) };
}

function deedOf(deed: DeedView, options: string[], shown: Shown): Deed {
  const { code } = deed;
  const told = toldDeed(deed, options, shown, t("sk-deed-free"));
  const start = code.startsWith("treaty:") ? `${code.replace("treaty:", "propose:")}:` : "";
  const asides = shown.view.asides ?? [];
  return {
    ...told,
    seat: seatOf(code),
    label: labelOf(code, shown),
    ahead: told.lit || !start ? [] : asides.filter((aside) => aside.startsWith(start)),
  };
}

/** Failed laws that may go back are told by the menu alone. */
const recalls = (options: string[]): DeedView[] =>
  options.filter((code) => split(code).kind === "recall").map((code) => ({ code, price: 0 }));

export function sections(options: string[], shown: Shown): Section[] {
  const told = [...(boardOf(shown).mine?.deeds ?? []), ...recalls(options)];
  const kindsOf = (ids: string[]): Kind[] =>
    ids.flatMap((id) => {
      const deeds = told
        .filter(({ code }) => kindOf(code) === id)
        .map((deed) => deedOf(deed, options, shown));
      return deeds.length ? [{ id, title: titleOf(id), effect: effectOf(id), deeds }] : [];
    });
  return SECTIONS.map(([id, ids]) => ({ id, kinds: kindsOf(ids) })).filter(
    ({ kinds }) => kinds.length,
  );
}

const titleOf = (id: string): string => t(`sk-deed-${id.replaceAll("_", "-")}`);
const effectOf = (id: string): string => t(`sk-does-${id.replaceAll("_", "-")}`);

/** The reason that holds for a whole kind, so that it is said once. */
export function commonReason(deeds: Deed[]): string {
  const [first] = deeds;
  return first && deeds.every(({ reason }) => reason === first.reason) ? first.reason : "";
}

/** A change of government that the menu does not offer now. */
export function reformReason(code: string, options: string[], shown: Shown): string {
  const deed = boardOf(shown).mine?.deeds?.find((one) => one.code === code);
  return deed && !options.includes(code) ? reasonOf(deed, shown) : "";
}
