/** Web push: this browser is told of turns while no page is open. Only the browser itself knows
 *  whether it is, so it is asked, and nothing of this is kept among the settings. */

import { get, post } from "./api";
import type { PushInfo } from "./types";

export type PushState = "on" | "off" | "insecure" | "missing" | "denied" | "failed" | "server";

const WORKER = "/worker.js";
const TAG = "turns";

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Why this browser can do nothing, if so. */
function obstacle(): PushState | null {
  if (!window.isSecureContext) return "insecure";
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able) return "missing";
  return Notification.permission === "denied" ? "denied" : null;
}

async function known(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const isFor = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const theirs = subscription.options.applicationServerKey;
  return !!theirs && String(new Uint8Array(theirs)) === String(key);
};

/** One that was made for another key is worth nothing and stands in the way. */
async function subscribe(key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && !isFor(before, key)) await before.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Asks the push service, then tells the server; what the server refuses is given back. */
async function connect(): Promise<PushState> {
  const { key } = await get<PushInfo>("/api/push");
  if (!key) return "server";
  let made: PushSubscription;
  try {
    made = await subscribe(bytesOf(key));
  } catch {
    return "failed";
  }
  try {
    await post("/api/push", made.toJSON());
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
  return "on";
}

export async function pushState(): Promise<PushState> {
  return obstacle() ?? ((await known()) ? "on" : "off");
}

export async function startPush(): Promise<PushState> {
  const reason = obstacle();
  if (reason) return reason;
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  return connect();
}

/** The browser forgets it in any case; then what the server still sends comes back to it as gone. */
export async function stopPush(): Promise<void> {
  const before = obstacle() === null ? await known() : null;
  if (!before) return;
  await post("/api/push/end", { endpoint: before.endpoint }).catch(() => undefined);
  await before.unsubscribe();
}

/** With every visit the server learns that the browser is still there, and whose it is. */
export async function renewPush(): Promise<void> {
  if (obstacle() === null && (await known())) await connect().catch(() => undefined);
}

/** Nothing waits any more, so that old notices need not hang around. */
export async function clearPushed(): Promise<void> {
  if (obstacle() !== null) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = (await registration?.getNotifications({ tag: TAG })) ?? [];
  for (const one of shown) one.close();
}
