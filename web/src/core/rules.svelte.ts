/** The rule behind a prompt, a refusal or a line of the log. */

import { once } from "./api";
import { texts } from "./texts.svelte";
import type { Rule } from "./types";

class Shown {
  game = $state("");
  number = $state("");
}

export const shownRule = new Shown();

export function showRule(game: string, number: string): void {
  shownRule.game = game;
  shownRule.number = number;
}

export function hideRule(): void {
  shownRule.number = "";
}

export async function rulesOf(game: string): Promise<Rule[]> {
  return (await once<{ rules: Rule[] }>(`/api/games/${game}/rules/${texts.lang}`)).rules;
}

/** A number and everything below it: SB11.9 with SB11.9.1 and so on. */
export function under(rules: Rule[], number: string): Rule[] {
  const exact = rules.filter((rule) => rule.number === number);
  return [...exact, ...rules.filter((rule) => rule.number.startsWith(`${number}.`))];
}

/** Rule numbers in a text become links to themselves. */
export function pieces(text: string): { text: string; rule: boolean }[] {
  return text
    .split(/\b((?:SB|GT|MV|SK)\d+(?:\.\d+)*)/)
    .map((part, at) => ({ text: part, rule: at % 2 === 1 }))
    .filter((piece) => piece.text);
}
