/** The service worker: shows what is pushed, and leads to the table. It keeps no pages. */

import type { PushMessage } from "./core/types";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());

/** A newer notice takes the place of the older one, and is heard again. */
async function show(message: PushMessage): Promise<void> {
  const options = {
    body: message.body,
    tag: "turns",
    renotify: true,
    icon: "/icon.svg",
    data: message.url,
  };
  await self.registration.showNotification(message.title, options);
  const { navigator } = self;
  if ("setAppBadge" in navigator) await navigator.setAppBadge(message.count).catch(() => undefined);
}

/** A page that shows the table already comes forward, otherwise a new one opens. */
async function open(path: string): Promise<void> {
  const wanted = new URL(path, self.location.origin);
  if (wanted.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
  await (there ? there.focus() : self.clients.openWindow(wanted.href));
}

self.addEventListener("push", (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (message) event.waitUntil(show(message));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? "/games")));
});
