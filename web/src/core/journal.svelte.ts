/** The log of a table as this page has heard it, line by line. */

import type { KeptLine } from "./kept";
import type { Moment } from "./merging";
import type { LogLine } from "./types";

const KEPT = 400;

export class Journal {
  lines = $state.raw<KeptLine[]>([]);
  /** The place in the log after which everything is new to this player. */
  lastMove = $state(0);
  /** The line that was written last. */
  private written: LogLine | null = null;
  private count = 0;

  /** `mine` are the seats of this player, as they are when it is asked for. */
  constructor(private readonly mine: () => number[]) {}

  clear(): void {
    this.lines = [];
  }

  /** What was missed follows what is known; anything else is a new beginning. */
  adopt(lines: LogLine[], missed: boolean): void {
    const numbered = lines.map((line) => this.numbered(line));
    this.lines = [...(missed ? this.lines : []), ...numbered].slice(-KEPT);
    this.lastMove = this.lines.findLast((line) => this.isOwn(line))?.id ?? 0;
  }

  /** The line of a moment grows with what is told of it; true for the first that is told of it. */
  write({ line, events }: Moment): boolean {
    const known = this.lines[this.lines.length - 1];
    const goesOn = this.written === line && known !== undefined;
    if (goesOn)
      this.lines = [...this.lines.slice(0, -1), { ...known, events: [...known.events, ...events] }];
    else this.add(this.numbered({ ...line, events }));
    this.written = line;
    return !goesOn;
  }

  /** People who leave and come back while this page looks on. */
  note(seat: number, note: "left" | "back"): void {
    const n = this.lines[this.lines.length - 1]?.n ?? 0;
    this.add({ ...this.numbered({ n, seat, events: [] }), note });
    this.written = null;
  }

  isMine(line: LogLine): boolean {
    return line.seat !== null && this.mine().includes(line.seat);
  }

  private numbered(line: LogLine): KeptLine {
    this.count += 1;
    return { ...line, id: this.count };
  }

  private add(line: KeptLine): void {
    this.lines = [...this.lines, line].slice(-KEPT);
    if (this.isOwn(line)) this.lastMove = line.id;
  }

  private isOwn(line: LogLine): boolean {
    return this.isMine(line) && !!line.code && !line.auto;
  }
}
