/** One table as this browser sees it: fed by the socket, read by every panel. */

import { get, post } from "./api";
import { askAgain, restAfter } from "./bundle";
import { account } from "./me.svelte";
import type { ChatLine, KeptLine } from "./kept";
import { boardAfter, type Moment, momentsOf, type Sections } from "./merging";
import { seatNames } from "./names";
import { ring } from "./notices";
import { type Cue, plainCue, type Scene } from "./pacing";
import { type Line, TableSocket } from "./socket";
import { play } from "./sounds";
import { Stage } from "./stage.svelte";
import type {
  ClockState,
  Hint,
  LogLine,
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
const LOG_KEPT = 400;

const isAsked = (view: View | null): boolean => view?.question != null && !view.outcome;

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<KeptLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  undo = $state.raw<UndoState>(NO_UNDO);
  standing = $state.raw<Record<string, string[]>>({});
  mine = $state.raw<number[]>([]);
  seat = $state<number | null>(null);
  line = $state<Line>("connecting");
  thinking = $state<number[]>([]);
  clocks = $state.raw<(number | null)[]>([]);
  clockSet = $state(0);
  /** When the hourglass of the game acts, by this device's clock. */
  rings = $state<number | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | "thinking" | null>(null);
  /** What the player has picked but not confirmed. */
  selected = $state<string | null>(null);
  /** An action that is on its way. */
  sending = $state<string | null>(null);
  /** The last action that was sent, to explain its refusal. */
  tried = $state("");
  /** The place in the log after which everything is new to this player. */
  lastMove = $state(0);
  /** The line on stage with the events that are seen now, for animations. */
  fresh = $state.raw<LogLine | null>(null);
  failed = $state.raw<Refusal | null>(null);
  /** A hot-seat player who must take the screen before it is shown. */
  curtain = $state<number | null>(null);
  version = $state(0);
  readonly stage = new Stage({
    speed: () => account.settings.stage,
    hurried: () => this.hurried,
    cue: (moment) => (this.unmoved ? { lasts: 0 } : this.cue(moment)),
    show: (scene, seen) => this.tell(scene, seen),
    done: () => this.arrive(),
  });
  /** What a moment deserves on stage; the game may know better. */
  cue: (moment: Moment) => Cue = (moment) => plainCue(moment, this.mine);
  /** The table as it is now, while the stage still tells how it came about. */
  private truth: View | null = null;
  /** The table as it was before the story. */
  private began: View | null = null;
  private byOthers = true;
  /** My question has stayed the same, so nobody takes it out of my hands to tell a story. */
  private unmoved = false;
  private rung = false;
  /** The line that was written last. */
  private written: LogLine | null = null;
  private socket: TableSocket | null = null;
  private pending = "";
  private next: string[] | null = null;
  /** Answers that were pointed at together; the first of them is the selected one. */
  private bundle: string[] = [];
  /** What the table has not carried out yet of the answers that are on their way. */
  private rest: string[] = [];
  private lines = 0;
  /** The next position only tells what was missed. */
  private missed = false;
  /** The own seat that is, or will be, at this screen. */
  private guest = $state<number | null>(null);
  /** Who has asked for the screen keeps it, even without anything to answer. */
  private called = false;

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
    this.chat = [];
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
    this.log = [];
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

  get asked(): boolean {
    return isAsked(this.view);
  }

  get options(): string[] {
    return this.view?.question?.options ?? [];
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
  private get hurried(): boolean {
    const now = this.truth ?? this.view;
    const timed = (seat: number): boolean =>
      this.mine.includes(seat) && typeof this.clocks[seat] === "number";
    const live = this.info?.pace.kind === "live";
    return this.rings !== null || (live && (now?.waiting ?? []).some(timed));
  }

  // --- acting -----------------------------------------------------------------------------------

  /** A tap selects; where a move cannot be taken back, the second tap sends it. */
  pick(code: string, bundle: string[] = [code]): void {
    this.refusal = null;
    this.bundle = bundle;
    if (!this.options.includes(code)) this.act(code);
    else if (this.confirms && this.selected !== code) this.selected = code;
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
    if (!this.socket || this.seat === null) return;
    if (!this.sending) this.rest = [];
    this.stage.end();
    if (this.sending) {
      this.next = codes;
      return;
    }
    this.refusal = null;
    this.selected = null;
    this.bundle = [];
    this.hint = null;
    this.tried = this.sending = codes.join(" ");
    this.rest = codes;
    this.pending = this.socket.send({ t: "act", v: this.version, seat: this.seat, codes });
  }

  /** The step is shown before it is acknowledged, so a quick hand may have acted again already. */
  private sent(): void {
    this.sending = null;
    if (!this.stage.playing) this.goOn();
  }

  /** What is left of several answers follows once the story of the first ones is told. */
  private goOn(): void {
    const begun = this.rest.length < this.tried.split(" ").length;
    const next = this.next ?? (begun ? askAgain(this.rest, this.options) : null);
    this.next = null;
    this.rest = [];
    if (next && this.asked) this.send(next);
  }

  private ask(message: Record<string, unknown>): void {
    this.refusal = null;
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

  consent(yes: boolean): void {
    this.ask({ t: "consent", yes });
  }

  stand(kind: string, on: boolean): void {
    this.ask({ t: "stand", kind, on });
  }

  say(room: ChatLine["room"], text: string): void {
    this.socket?.send({ t: "say", room, text });
  }

  look(seat: number): void {
    this.hint = null;
    this.selected = null;
    this.guest = seat;
    this.socket?.tell({ t: "look", seat });
  }

  /** In hot seat everybody may have the screen, also who has finished. */
  handTo(seat: number): void {
    this.curtain = seat;
    this.called = true;
    this.look(seat);
  }

  /** Behind the curtain is still the seat of before until the server shows the next one. */
  get canLift(): boolean {
    return this.seat === this.guest;
  }

  async askHint(): Promise<void> {
    this.hint = "thinking";
    try {
      this.hint = await post<Hint>(`/api/tables/${this.id}/hint`, { seat: this.seat });
    } catch (error) {
      this.hint = null;
      this.refusal = (error as { refusal: Refusal }).refusal;
    }
  }

  // --- hearing ----------------------------------------------------------------------------------

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "table":
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
        if (message.id === this.pending) this.sent();
        break;
      case "refused":
        this.refuse(message.error);
        break;
      case "chat":
        this.hear(message);
        break;
      case "unsaid":
        this.chat = this.chat.filter((line) => !message.ids.includes(line.id));
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

  /** Clocks of devices differ; what counts is how long it still takes by the server's. */
  private setClocks(clock: ClockState): void {
    this.clocks = clock.left;
    this.clockSet = Date.now();
    this.rings = clock.ring === null ? null : this.clockSet + 1000 * (clock.ring - clock.now);
  }

  private adopt(message: Position): void {
    this.stage.cut();
    this.truth = this.began = null;
    this.version = message.v;
    this.seat = message.seat;
    this.mine = message.mine;
    this.receiveGuest(message.seat);
    this.undo = message.undo;
    this.standing = message.standing;
    this.log = this.merge(message.log);
    this.missed = false;
    if (!isAsked(this.view) && isAsked(message.view)) ring();
    this.show(message.view, false, this.view);
    this.sending = this.next = null;
    this.rest = [];
    this.lastMove = this.lastOwnLine();
  }

  /** What was missed follows what is known; anything else is a new beginning. */
  private merge(lines: LogLine[]): KeptLine[] {
    const numbered = lines.map((line) => this.numbered(line));
    return [...(this.missed ? this.log : []), ...numbered].slice(-LOG_KEPT);
  }

  private numbered(line: LogLine): KeptLine {
    this.lines += 1;
    return { ...line, id: this.lines };
  }

  private step(message: Step): void {
    const before = this.truth ?? this.view;
    const sections = (before?.board ?? {}) as Sections;
    const lines = message.lines.map(({ line }) => line);
    const last = lines[lines.length - 1];
    if (last?.undo) this.stage.end();
    this.byOthers = !last || (!last.undo && !this.isMine(last));
    this.unmoved =
      this.byOthers && !!before?.question && before.question.kind === message.view.question?.kind;
    this.rest = restAfter(this.rest, lines, this.seat);
    this.version = message.v;
    this.undo = message.undo;
    if (message.standing) this.standing = message.standing;
    this.began ??= this.view;
    this.truth = { ...message.view, board: boardAfter(sections, message) };
    if (document.hidden) this.announce();
    this.stage.play(momentsOf(sections, message));
  }

  /** A scene begins: the board as it was then, and the log up to here. */
  private tell(scene: Scene, seen: boolean): void {
    for (const moment of scene.moments) this.write(moment);
    const last = scene.moments[scene.moments.length - 1];
    const events = scene.moments.flatMap((moment) => moment.events);
    if (last && events.length) this.fresh = { ...last.line, events };
    if (!last || !this.view || !seen) return;
    if (scene.cue.sound) play(scene.cue.sound);
    const waiting = last.line.seat === null ? [] : [last.line.seat];
    this.view = { ...this.view, board: last.board, question: null, waiting };
    this.selected = null;
  }

  /** The line of a moment grows with what is told of it. */
  private write({ line, events }: Moment): void {
    const known = this.log[this.log.length - 1];
    if (this.written === line && known)
      this.log = [...this.log.slice(0, -1), { ...known, events: [...known.events, ...events] }];
    else this.add(this.numbered({ ...line, events }));
    this.written = line;
  }

  /** The story has arrived at what is now. */
  private arrive(): void {
    const now = this.truth;
    if (!now) return;
    if (!document.hidden) this.announce();
    const before = this.began;
    this.truth = this.began = null;
    this.rung = false;
    this.show(now, this.byOthers, before);
    this.thinking = this.thinking.filter((seat) => now.waiting.includes(seat));
    if (!this.sending) this.goOn();
  }

  /** "Your move", once for every story; who looks elsewhere hears it at once. */
  private announce(): void {
    if (this.rung || isAsked(this.began) || !isAsked(this.truth)) return;
    this.rung = true;
    ring();
  }

  private add(line: KeptLine): void {
    this.log = [...this.log, line].slice(-LOG_KEPT);
    this.thinking = this.thinking.filter((seat) => seat !== line.seat);
    if (this.isOwn(line)) this.lastMove = line.id;
  }

  /** What others do leaves alone what this player is about to do, as far as it is still possible. */
  private show(view: View | null, byOthers: boolean, was: View | null): void {
    const wasWaitedFor = this.isWaitedFor(was);
    const before = was?.question;
    this.view = view;
    const now = view?.question;
    const goesOn = byOthers && !!now && before?.kind === now.kind;
    if (goesOn) this.keepWhatIsLeft(now.options);
    else if (JSON.stringify(before ?? null) !== JSON.stringify(now ?? null)) {
      this.selected = null;
      this.hint = null;
      this.refusal = null;
    }
    if (this.seat !== this.guest) return; // the screen is on its way to somebody else
    const stays = this.called;
    this.called = false;
    if (!stays && (!now || (wasWaitedFor && !this.isWaitedFor(view)))) this.passScreen();
  }

  /** After a broken line the server may show another own seat than the one at the screen. */
  private receiveGuest(seat: number | null): void {
    if (this.mine.length > 1 && this.guest !== null && seat !== null && seat !== this.guest)
      this.curtain = seat;
    this.guest = seat;
  }

  private keepWhatIsLeft(options: string[]): void {
    if (this.selected && !options.includes(this.selected)) {
      this.selected = null;
      this.refusal = { key: "web-choice-gone", args: {}, rule: "" };
    }
    if (this.hint && this.hint !== "thinking" && !options.includes(this.hint.code))
      this.hint = null;
  }

  /** In hot seat the screen goes to the next own seat that is asked; whoever comes back may stay. */
  private passScreen(): void {
    if (this.mine.length < 2 || !this.view) return;
    const next = this.view.waiting.find((seat) => this.mine.includes(seat));
    if (next !== undefined && next !== this.seat) {
      this.curtain = next;
      this.look(next);
    }
  }

  /** Who has finished may still act, but holds nobody up. */
  private isWaitedFor(view: View | null): boolean {
    return view?.question != null && view.waiting.includes(this.seat ?? -1);
  }

  /** Something nobody could foresee came between several answers: then the first alone. */
  private refuse(error: Refusal): void {
    const [first, second] = this.sending ? this.tried.split(" ") : [];
    this.sending = this.next = null;
    this.rest = [];
    this.selected = null;
    if (first && second && this.options.includes(first)) this.send([first]);
    else this.refusal = error;
  }

  private hear(message: ChatLine): void {
    const { id, user, room, from, text, at } = message;
    this.chat = [...this.chat, { id, user, room, from, text, at }];
  }

  /** Somebody's words are not to be read any more. */
  silence(user: string): void {
    this.chat = this.chat.filter((line) => line.user !== user);
  }

  private end(outcome: Outcome): void {
    this.thinking = [];
    if (this.truth) this.truth = { ...this.truth, outcome, question: null };
    else if (this.view) this.view = { ...this.view, outcome, question: null };
    if (this.info) this.info = { ...this.info, state: "finished", outcome };
  }

  private lastOwnLine(): number {
    const own = this.log.filter((line) => this.isOwn(line));
    return own[own.length - 1]?.id ?? 0;
  }

  private isOwn(line: LogLine): boolean {
    return this.isMine(line) && !!line.code && !line.auto;
  }

  private isMine(line: LogLine): boolean {
    return line.seat !== null && this.mine.includes(line.seat);
  }
}
