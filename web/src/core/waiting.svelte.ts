/** Tables that wait for this person: the number stands in the header, the title and the icon. */

import { get } from "./api";
import { account } from "./me.svelte";
import { clearPushed } from "./push";
import type { TableInfo } from "./types";

const SOON = 400;

/** Asked, and not by a bot in one's place. */
export const waitsForMe = (info: TableInfo): boolean =>
  info.state === "running" &&
  info.waiting.some((seat) => info.mine.includes(seat) && !info.seats[seat]?.held_by_bot);

class Waiting {
  count = $state(0);
  private timer = 0;

  /** Several reasons at once are one look. */
  soon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.look(), SOON);
  }

  private async look(): Promise<void> {
    if (!account.me) return this.show(0);
    const mine = await get<TableInfo[]>("/api/tables?mine=1&state=running").catch(() => null);
    if (mine) this.show(mine.filter(waitsForMe).length);
  }

  private show(count: number): void {
    this.count = count;
    paint(count);
    if (!count) void clearPushed();
  }
}

export const waiting = new Waiting();

/** The title of a page, with the number of tables that wait in front. */
export const titled = (words: string): string =>
  waiting.count ? `(${waiting.count}) ${words}` : words;

const PLAIN = "/icon.svg";
const RING = "M32 6a26 26 0 1 1 0 52 26 26 0 0 1 0-52z";

/** The icon of the tab with the number on it; installed pages have a badge of their own. */
function paint(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const text = count > 9 ? "9+" : String(count);
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="${RING}" fill="#ffd75e"/><text x="32" y="47" font-family="sans-serif" font-size="42" font-weight="700" text-anchor="middle" fill="#090d1b">${text}</text></svg>`;
  if (icon) icon.href = count ? `data:image/svg+xml,${encodeURIComponent(drawn)}` : PLAIN;
  if ("setAppBadge" in navigator)
    void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
