/** Lines of the log that were taken back. */

import type { KeptLine } from "./kept";

/** Taking back leads to a position; what was done after it does not count any more. */
export function voided(log: KeptLine[]): Set<number> {
  const found = new Set<number>();
  let kept: KeptLine[] = [];
  for (const line of log) {
    if (line.undo) {
      for (const old of kept) if (old.n > line.n) found.add(old.id);
      kept = kept.filter((old) => old.n <= line.n);
    } else if (line.code || line.hidden) kept.push(line);
  }
  return found;
}
