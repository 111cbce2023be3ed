/** Chat that has been read on this device, by table. */

import type { ChatLine } from "./kept";

const KEPT = 60;
const KEY = "heard";

function stored(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

class Heard {
  /** The newest line that was read. */
  last = $state(0);

  constructor(private readonly table: string) {
    this.last = stored()[table] ?? 0;
  }

  upTo(lines: ChatLine[]): void {
    const newest = Math.max(this.last, ...lines.map((line) => line.id));
    if (newest === this.last) return;
    this.last = newest;
    const others = Object.entries(stored()).filter(([table]) => table !== this.table);
    const kept = Object.fromEntries([...others.slice(1 - KEPT), [this.table, newest]]);
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const heardOf = (table: string): Heard => new Heard(table);

/** What others have said since; nobody has to read their own words. */
export function unreadIn(lines: ChatLine[], last: number, me: string): number {
  return lines.filter((line) => line.id > last && line.user !== me).length;
}
