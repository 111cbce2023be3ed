/** Answers of a player: picked, confirmed, on their way, refused. */

import { post } from "./api";
import { askAgain, restAfter } from "./bundle";
import type { Hint, LogLine, Question, Refusal } from "./types";

/** The table as answers need it. */
export interface Asker {
  readonly id: string;
  readonly seat: number | null;
  readonly asked: boolean;
  readonly options: string[];
  /** Whether a pick has to be confirmed. */
  readonly confirms: boolean;
  /** What is still told of earlier answers. */
  readonly stage: { readonly playing: boolean; end(): void };
  /** The name of what was sent; null where nobody can send. */
  deliver(codes: string[]): string | null;
}

export class Answers {
  /** What the player has picked but not confirmed. */
  selected = $state<string | null>(null);
  /** An action that is on its way. */
  sending = $state<string | null>(null);
  /** The last action that was sent, to explain its refusal. */
  tried = $state("");
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | "thinking" | null>(null);
  private pending = "";
  private next: string[] | null = null;
  /** Answers that were pointed at together; the first of them is the selected one. */
  private bundle: string[] = [];
  /** What the table has not carried out yet of the answers that are on their way. */
  private rest: string[] = [];

  constructor(private readonly table: Asker) {}

  /** A tap selects; where a move cannot be taken back, the second tap sends it. */
  pick(code: string, bundle: string[] = [code]): void {
    this.refusal = null;
    this.bundle = bundle;
    if (!this.table.options.includes(code)) this.act(code);
    else if (this.table.confirms && this.selected !== code) this.selected = code;
    else this.act(code);
  }

  select(code: string): void {
    this.refusal = null;
    this.selected = code;
  }

  /** Several answers as one, such as a whole way: all of them, piece by piece where something is
   * drawn or revealed in between, or, failing that, the first. */
  pickAll(codes: string[]): void {
    const [first] = codes;
    if (first) this.pick(first, codes);
  }

  act(code: string): void {
    this.send(this.bundle[0] === code ? this.bundle : [code]);
  }

  /** At once; of several actions all or none, up to the first that draws or reveals. */
  send(codes: string[]): void {
    if (this.table.seat === null) return;
    if (!this.sending) this.rest = [];
    this.table.stage.end();
    if (this.sending) {
      // The same again, before anything came of it, is a second click or impatience in a tunnel.
      if (codes.join(" ") !== this.sending || this.begun) this.next = codes;
      return;
    }
    const pending = this.table.deliver(codes);
    if (pending === null) return;
    this.forget();
    this.bundle = [];
    this.tried = this.sending = codes.join(" ");
    this.rest = codes;
    this.pending = pending;
  }

  /** The step is shown before it is acknowledged, so a quick hand may have acted again already. */
  acknowledge(id: string): void {
    if (id !== this.pending) return;
    this.sending = null;
    if (!this.table.stage.playing) this.goOn();
  }

  /** Whether the log has told of the first of what was sent. */
  private get begun(): boolean {
    return this.rest.length < this.tried.split(" ").length;
  }

  /** What is left of several answers follows once the story of the first ones is told. */
  goOn(): void {
    if (this.sending) return;
    const next = this.next ?? (this.begun ? askAgain(this.rest, this.table.options) : null);
    this.next = null;
    this.rest = [];
    if (next && this.table.asked) this.send(next);
  }

  /** Something nobody could foresee came between several answers: then the first alone. */
  refuse(error: Refusal): void {
    const [first, second] = this.sending ? this.tried.split(" ") : [];
    this.drop();
    this.selected = null;
    if (first && second && this.table.options.includes(first)) this.send([first]);
    else this.refusal = error;
  }

  /** Lines of the log tell which answers have been carried out. */
  hear(lines: LogLine[]): void {
    this.rest = restAfter(this.rest, lines, this.table.seat);
  }

  /** Nothing is on its way any more. */
  drop(): void {
    this.sending = this.next = null;
    this.rest = [];
  }

  /** What others do leaves alone what this player is about to do, as far as it is still possible. */
  turnTo(now: Question | null, before: Question | null, byOthers: boolean): void {
    if (byOthers && now && before?.kind === now.kind) this.keepWhatIsLeft(now.options);
    else if (JSON.stringify(before) !== JSON.stringify(now)) this.forget();
  }

  private keepWhatIsLeft(options: string[]): void {
    if (this.selected && !options.includes(this.selected)) {
      this.selected = null;
      this.refusal = { key: "web-choice-gone", args: {}, rule: "" };
    }
    if (this.hint && this.hint !== "thinking" && !options.includes(this.hint.code))
      this.hint = null;
  }

  private forget(): void {
    this.selected = null;
    this.hint = null;
    this.refusal = null;
  }

  async askHint(): Promise<void> {
    this.hint = "thinking";
    try {
      this.hint = await post<Hint>(`/api/tables/${this.table.id}/hint`, { seat: this.table.seat });
    } catch (error) {
      this.hint = null;
      this.refusal = (error as { refusal: Refusal }).refusal;
    }
  }
}
