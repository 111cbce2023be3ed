/** Words: the same Fluent files that the server and the terminal use. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { text } from "./api";
import type { Refusal } from "./types";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

class Texts {
  lang = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);
  /** The words of the game at hand: different games may use the same key. */
  own = $state.raw<FluentBundle | null>(null);
}

export const texts = new Texts();
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: nobody draws it
const loaded = new Map<string, Promise<FluentBundle>>();
let game = "";

async function fetchBundle(lang: Language, path: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await text(path)));
  return bundle;
}

function load(lang: Language, of: string): Promise<FluentBundle> {
  const path = `/api/texts/${lang}${of ? `?game=${of}` : ""}`;
  let bundle = loaded.get(path);
  if (!bundle) {
    bundle = fetchBundle(lang, path);
    loaded.set(path, bundle);
    bundle.catch(() => loaded.delete(path));
  }
  return bundle;
}

/** The language of the reader: chosen before, or the browser's. */
export function preferred(): Language {
  const stored = localStorage.getItem("lang");
  const wanted = [stored, ...navigator.languages].map((name) => name?.slice(0, 2));
  return LANGUAGES.find((lang) => wanted.find((name) => isLanguage(name)) === lang) ?? "en";
}

export function isLanguage(name: unknown): name is Language {
  return name === "en" || name === "de";
}

export async function speak(lang: Language): Promise<void> {
  const [bundle, own] = await Promise.all([load(lang, ""), game ? load(lang, game) : null]);
  texts.bundle = bundle;
  texts.own = own;
  texts.lang = lang;
  localStorage.setItem("lang", lang);
  document.documentElement.lang = lang;
}

/** From now on keys mean what this game says they mean. */
export async function speakOf(of: string): Promise<void> {
  game = of;
  texts.own = await load(texts.lang, of);
}

function knowing(key: string): FluentBundle | null {
  if (texts.own?.hasMessage(key)) return texts.own;
  return texts.bundle?.hasMessage(key) ? texts.bundle : null;
}

export function has(key: string): boolean {
  return knowing(key) !== null;
}

/** A text in the reader's language; a missing one is visible, so that nobody overlooks it. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = knowing(key);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return texts.bundle ? `⟦${key}⟧` : "";
  return bundle.formatPattern(pattern, args, []);
}

/** The first key that has a text. */
export function tFirst(keys: string[], args: Record<string, FluentVariable> = {}): string {
  return t(keys.find(has) ?? keys[keys.length - 1] ?? "", args);
}

export function tRefusal(refusal: Refusal): string {
  return t(has(refusal.key) ? refusal.key : "web-error-refused", refusal.args);
}

export function dateTime(seconds: number): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(texts.lang, options).format(1000 * seconds);
}

export function percent(share: number): string {
  return share.toLocaleString(texts.lang, { style: "percent", maximumFractionDigits: 0 });
}
