/** Progress in the tutorial at a table; this browser remembers it. */

interface Kept {
  learned: string[];
  folded: boolean;
  gone: boolean;
}

const KEY = "lessons";
const TABLES = 20;

function stored(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export class Learned {
  learned = $state<string[]>([]);
  folded = $state(false);
  gone = $state(false);

  constructor(private readonly table: string) {
    Object.assign(this, stored()[table]);
  }

  keep(values: Partial<Kept>): void {
    Object.assign(this, values);
    const { learned, folded, gone } = this;
    const others = Object.entries(stored()).filter(([table]) => table !== this.table);
    const all = [...others.slice(1 - TABLES), [this.table, { learned, folded, gone }]];
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  }
}
