/** One table as this browser sees it: fed by the socket, read by every panel. */

import { Answers } from "./answers.svelte";
import { get } from "./api";
import { Chat } from "./chat.svelte";
import { Clocks } from "./clocks.svelte";
import { HotSeat } from "./hot-seat.svelte";
import { Journal } from "./journal.svelte";
import type { ChatLine } from "./kept";
import { account } from "./me.svelte";
import type { Moment } from "./merging";
import { comings, seatNames } from "./names";
import { ring } from "./notices";
import { type Line, TableSocket } from "./socket";
import { isAsked, Story } from "./story.svelte";
import type {
  ClockState,
  Outcome,
  Position,
  Refusal,
  ServerMessage,
  Step,
  TableInfo,
  UndoState,
  View,
} from "./types";

const NO_UNDO: UndoState = {
  free: null,
  agreed: null,
  redo: false,
  solo: false,
  asks: null,
};

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  undo = $state.raw<UndoState>(NO_UNDO);
  standing = $state.raw<Record<string, string[]>>({});
  mine = $state.raw<number[]>([]);
  seat = $state<number | null>(null);
  line = $state<Line>("connecting");
  thinking = $state<number[]>([]);
  failed = $state.raw<Refusal | null>(null);
  version = $state(0);
  readonly chat = new Chat();
  readonly clocks = new Clocks();
  readonly journal = new Journal(() => this.mine);
  readonly answers = new Answers(this);
  readonly screen = new HotSeat(this);
  readonly story = new Story(this);
  readonly stage = this.story.stage;
  private socket: TableSocket | null = null;
  /** The next position only tells what was missed. */
  private missed = false;

  /** The code is for those who were invited to a private table and do not sit there. */
  constructor(
    readonly id: string,
    readonly code = "",
  ) {}

  open(): void {
    this.socket = new TableSocket(this.id, this.code, {
      message: (message) => this.receive(message),
      line: (state) => (this.line = state),
      version: () => this.since(),
      gone: (error) => (this.failed = error),
    });
  }

  /** Every new line brings the old conversation again, so it starts empty. */
  private since(): number {
    this.chat.clear();
    this.missed = this.view !== null;
    return this.missed ? this.version : 0;
  }

  close(): void {
    this.stage.cut();
    this.socket?.close();
    this.socket = null;
  }

  /** After joining, the same table looks different. */
  reconnect(): void {
    this.close();
    this.view = null;
    this.journal.clear();
    this.version = 0;
    this.open();
  }

  /** An answer may be overtaken by the live line, which tells every change itself. */
  take(info: TableInfo): void {
    if (this.line !== "open") this.info = info;
  }

  async refresh(): Promise<void> {
    const query = this.code ? `?code=${encodeURIComponent(this.code)}` : "";
    this.info = await get<TableInfo>(`/api/tables/${this.id}${query}`);
  }

  // --- what the table asks of us ----------------------------------------------------------------

  /** Before a race everybody is asked one thing, and who is ready waits for the others. */
  get asked(): boolean {
    const waits = this.seat !== null && this.clocks.race?.ready.includes(this.seat);
    return isAsked(this.view) && !waits;
  }

  get options(): string[] {
    return this.clocks.race ? [] : (this.view?.question?.options ?? []);
  }

  get names(): string[] {
    return seatNames(this.info?.seats ?? []);
  }

  /** Against bots and among one's own seats everything can be taken back. */
  get forgiving(): boolean {
    return this.undo.solo ?? false;
  }

  get confirms(): boolean {
    const wish = account.settings.confirm;
    return wish === "always" || (wish === "auto" && !this.forgiving);
  }

  /** Somebody's time runs while the story is told: mine, or everybody's. */
  isHurried(now: View | null): boolean {
    const timed = (seat: number): boolean => this.mine.includes(seat) && this.clocks.times(seat);
    const live = this.info?.pace.kind === "live";
    return this.clocks.rings !== null || (live && (now?.waiting ?? []).some(timed));
  }

  // --- acting -----------------------------------------------------------------------------------

  /** The name that the answers travel under. */
  deliver(codes: string[]): string | null {
    const message = { t: "act", v: this.version, seat: this.seat, codes };
    return this.socket?.send(message) ?? null;
  }

  private ask(message: Record<string, unknown>): void {
    this.answers.refusal = null;
    this.socket?.send({ ...message, v: this.version, seat: this.seat });
  }

  takeBack(): void {
    this.ask({ t: "undo" });
  }

  redo(): void {
    this.ask({ t: "redo" });
  }

  resetTurn(): void {
    this.ask({ t: "reset" });
  }

  revise(): void {
    this.ask({ t: "revise" });
  }

  /** Something out of turn, which holds nobody up. */
  beside(codes: string[]): void {
    this.ask({ t: "aside", codes });
  }

  /** The race may begin. */
  makeReady(): void {
    this.ask({ t: "ready" });
  }

  consent(yes: boolean): void {
    this.ask({ t: "consent", yes });
  }

  stand(kind: string, on: boolean): void {
    this.ask({ t: "stand", kind, on });
  }

  say(room: ChatLine["room"], text: string): void {
    this.socket?.send({ t: "say", room, text });
  }

  /** The table as another own seat sees it. */
  look(seat: number): void {
    this.answers.hint = null;
    this.answers.selected = null;
    this.socket?.tell({ t: "look", seat });
  }

  // --- hearing ----------------------------------------------------------------------------------

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "table":
        for (const [seat, note] of comings(this.info, message.table)) this.journal.note(seat, note);
        this.info = message.table;
        this.setClocks(message.table.clock);
        break;
      case "state":
        this.adopt(message);
        break;
      case "step":
        if (message.since === this.version) this.step(message);
        else this.socket?.tell({ t: "look" }); // something was missed: everything anew
        break;
      case "ack":
        this.answers.acknowledge(message.id);
        break;
      case "refused":
        this.answers.refuse(message.error);
        break;
      case "chat":
        this.chat.hear(message);
        break;
      case "unsaid":
        this.chat.unsay(message.ids);
        break;
      case "clock":
        this.setClocks(message);
        break;
      case "thinking":
        if (!this.thinking.includes(message.seat)) this.thinking = [...this.thinking, message.seat];
        break;
      case "ended":
        this.end(message.outcome);
        break;
      case "pong":
        break;
    }
  }

  /** A race begins for everybody at once, also for who is still told of the last one. */
  private setClocks(clock: ClockState): void {
    const waited = this.clocks.race !== null;
    this.clocks.set(clock);
    if (waited && this.clocks.rings !== null) this.stage.end();
  }

  private adopt(message: Position): void {
    this.story.cut();
    this.version = message.v;
    this.seat = message.seat;
    this.mine = message.mine;
    this.screen.receive(message.seat);
    this.undo = message.undo;
    this.standing = message.standing;
    this.journal.adopt(message.log, this.missed);
    this.missed = false;
    if (!isAsked(this.view) && isAsked(message.view)) ring();
    this.show(message.view, false, this.view);
    this.answers.drop();
  }

  private step(message: Step): void {
    const lines = message.lines.map(({ line }) => line);
    if (lines.at(-1)?.undo) this.stage.end(); // what is taken back is told no longer
    this.answers.hear(lines);
    this.version = message.v;
    this.undo = message.undo;
    if (message.standing) this.standing = message.standing;
    this.story.go(message);
  }

  /** Who is told of has thought enough. */
  write(moment: Moment): void {
    const { seat } = moment.line;
    if (this.journal.write(moment)) this.thinking = this.thinking.filter((one) => one !== seat);
  }

  depict(then: View): void {
    this.view = then;
    this.answers.selected = null;
  }

  arrive(now: View, byOthers: boolean, before: View | null): void {
    this.show(now, byOthers, before);
    this.thinking = this.thinking.filter((seat) => now.waiting.includes(seat));
    this.answers.goOn();
  }

  private show(view: View | null, byOthers: boolean, was: View | null): void {
    const wasWaitedFor = this.screen.isWaitedFor(was);
    this.view = view;
    this.answers.turnTo(view?.question ?? null, was?.question ?? null, byOthers);
    this.screen.pass(wasWaitedFor);
  }

  private end(outcome: Outcome): void {
    this.thinking = [];
    const told = this.story.end(outcome);
    if (this.view && !told) this.view = { ...this.view, outcome, question: null };
    if (this.info) this.info = { ...this.info, state: "finished", outcome };
  }
}
