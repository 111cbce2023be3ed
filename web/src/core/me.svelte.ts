/** Who plays here, and how they like it. */

import { get, patch, post } from "./api";
import type { Settings } from "./kept";
import { stopPush } from "./push";
import { isLanguage, preferred, speak } from "./texts.svelte";
import type { Me } from "./types";

const DEFAULTS: Settings = {
  lang: "",
  theme: "dark",
  motion: "system",
  sound: false,
  stage: "normal",
  stageSounds: false,
  colours: "okabe-ito",
  confirm: "auto",
  notices: false,
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem("settings") ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

class Account {
  me = $state.raw<Me | null>(null);
  settings = $state<Settings>({ ...DEFAULTS, ...stored() });
  get name(): string {
    return this.me?.name ?? "";
  }
}

export const account = new Account();

/** Settings show on the root element, where the style sheet reads them. */
function applySettings(): void {
  const { theme, motion, colours } = account.settings;
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const root = document.documentElement;
  root.dataset.theme = theme === "system" ? (light ? "light" : "dark") : theme;
  root.dataset.motion = motion === "reduced" || (motion === "system" && still) ? "reduced" : "full";
  root.dataset.colours = colours;
}

/** Other windows of this browser share the cookie, and so have to know who is here now. */
const WHO = "who";

function adopt(me: Me | null): void {
  account.me = me?.id ? me : null;
  localStorage.setItem(WHO, account.me?.id ?? "");
  if (!me?.id) return;
  Object.assign(account.settings, me.settings);
  applySettings();
  if (isLanguage(me.settings.lang)) void speak(me.settings.lang);
}

/** Nobody signed in is an ordinary answer here. */
async function whoAmI(): Promise<void> {
  try {
    adopt(await get<Me | null>("/api/me"));
  } catch {
    adopt(null);
  }
}

export async function change(values: Partial<Settings>): Promise<void> {
  Object.assign(account.settings, values);
  localStorage.setItem("settings", JSON.stringify(account.settings));
  applySettings();
  if (isLanguage(values.lang)) await speak(values.lang);
  if (account.me) await patch("/api/me", { settings: values });
}

export async function rename(name: string): Promise<void> {
  if (account.me) adopt(await patch<Me>("/api/me", { name }));
  else adopt(await post<Me>("/api/guest", { name }));
}

export async function register(name: string, password: string): Promise<void> {
  adopt(await post<Me>("/api/register", { name, password }));
}

export async function login(name: string, password: string): Promise<void> {
  adopt(await post<Me>("/api/login", { name, password }));
}

export async function logout(): Promise<void> {
  await stopPush();
  await post("/api/logout");
  adopt(null);
}

/** Other devices have to sign in again. */
export async function changePassword(password: string, fresh: string): Promise<void> {
  adopt(await post<Me>("/api/me/password", { password, new: fresh }));
}

/** Sends a link to an address, which counts once the link was followed; none takes it away. */
export async function askForMail(mail: string, password: string): Promise<void> {
  adopt(await post<Me>("/api/me/mail", { mail, password }));
}

/** The account whose address is verified now. */
export async function confirmMail(token: string): Promise<string> {
  const { name } = await post<{ name: string }>("/api/mail/confirm", { token });
  await whoAmI();
  return name;
}

export async function forgotPassword(mail: string): Promise<void> {
  await post("/api/recover", { mail });
}

export async function recoverPassword(token: string, fresh: string): Promise<void> {
  adopt(await post<Me>("/api/recover/password", { token, new: fresh }));
}

export async function deleteAccount(password: string): Promise<void> {
  await post("/api/me/delete", { password });
  await stopPush();
  adopt(null);
}

/** Without words nothing can be shown, so this does not give up. */
async function speakAtLast(): Promise<void> {
  for (;;) {
    try {
      return await speak(preferred());
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }
}

async function begin(): Promise<void> {
  applySettings();
  for (const query of ["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)"])
    matchMedia(query).addEventListener("change", applySettings);
  addEventListener("storage", (event) => {
    if (event.key === WHO && event.newValue !== (account.me?.id ?? "")) void whoAmI();
  });
  await Promise.all([speakAtLast(), whoAmI()]);
}

/** Words are there, and it is known who plays. */
export const ready = begin();
