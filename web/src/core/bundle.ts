/** Several answers sent together: the table carries them out up to the first that draws or reveals. */

import type { LogLine } from "./types";

/** The answers that are left after these lines of the log. */
export function restAfter(codes: string[], lines: LogLine[], seat: number | null): string[] {
  let done = 0;
  for (const line of lines)
    if (line.seat === seat && !line.auto && line.code === codes[done]) done += 1;
  return codes.slice(done);
}

/** What to ask again: the rest, as far as the table now offers its beginning. */
export function askAgain(rest: string[], options: string[]): string[] | null {
  const [first] = rest;
  return first !== undefined && options.includes(first) ? rest : null;
}
