/** What the tutorial has said at a table already, kept while the browser is open. */

const key = (table: string): string => `learned:${table}`;

export interface Learned {
  keys: string[];
  /** The coach has let go or was sent away. */
  gone: boolean;
}

/** Nothing, where nothing is kept or may be kept. */
export function learnedAt(table: string): Learned {
  try {
    const found = JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Learned | null;
    if (found && Array.isArray(found.keys)) return { keys: found.keys, gone: !!found.gone };
  } catch {
    // A browser may forbid it; then a reload begins anew.
  }
  return { keys: [], gone: false };
}

export function keepLearned(table: string, learned: Learned): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(learned));
  } catch {
    // As above.
  }
}
