/** Written by `make client-types` from raumhafen/server/wire.py, incoming.py and messages.py: change it there. */

export interface Me {
  id: string | null;
  name: string;
  guest: boolean;
  settings: Record<string, unknown>;
  /** A verified address. */
  mail: string | null;
}

export interface GameMeta {
  id: string;
  min_seats: number;
  max_seats: number;
  rules_version: number;
  options: GameOption[];
  /** Verbs with the names of their parameters. */
  actions: Record<string, string[]>;
  standing: string[];
  agents: string[];
}

export interface GameOption {
  name: string;
  values: (string | number | boolean)[];
  rule: string;
}

export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  options: Record<string, string | number | boolean>;
  private: boolean;
  invite: string | null;
  state: "open" | "running" | "finished" | "closed";
  pace: Pace;
  hot_seat: boolean;
  bot_pace: boolean;
  rated: boolean;
  hints: boolean;
  /** Closed by new rules, or finished by older ones: it cannot be opened. */
  old_rules: boolean;
  seats: SeatInfo[];
  waiting: number[];
  mine: number[];
  owner: string;
  spectators: number;
  rematch: string | null;
  clock: ClockState;
  created: number;
  updated: number;
  outcome: Outcome | null;
}

export interface Pace {
  kind: "live" | "days" | "none";
  seconds: number;
  days: number;
  /** Seconds for a decision of a live game. */
  increment: number;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  user: string | null;
  agent: string;
  connected: boolean;
  held_by_bot: boolean;
  clock_left: number | null;
  /** Seconds until others may let a bot play for who is away. */
  stand_in: number | null;
}

export interface ClockState {
  left: (number | null)[];
  deadline: number | null;
  running: number[];
  /** When the hourglass of the game acts. */
  ring: number | null;
  /** What the server's clock says, for readers whose own clock is wrong. */
  now: number;
  race: RaceInfo | null;
}

/** A race against the hourglass has still to begin. */
export interface RaceInfo {
  ready: number[];
  /** When it begins, at the latest while people are missing. */
  at: number | null;
}

export interface Outcome {
  points: number[];
  winners: number[];
  rule: string;
}

/** How a running match stands, as everybody at the table sees it. */
export interface Glance {
  round: number;
  scores: number[];
}

/** `chances` of all seats with the best answer, which is the first option. */
export interface Hint {
  code: string;
  why: Reason[];
  chances: number[];
  options: HintOption[];
}

/** A sentence about an option; `raw` has the numbers of components behind the names. */
export interface Reason {
  key: string;
  args: Record<string, string | number>;
  raw: Args;
}

export type Args = Record<string, string | number>;

/** An answer with the chance to win, and of the first few the reasons. */
export interface HintOption {
  code: string;
  chance: number;
  why: Reason[];
}

export interface Forecast {
  code: string;
  why: Reason[];
  changes: ChangeInfo[];
}

/** A number of the seat before and after an answer, by its text key. */
export interface ChangeInfo {
  key: string;
  before: number;
  after: number;
}

export interface Explanation {
  what: string;
  total: number;
  shares: ShareInfo[];
}

/** One line of a sum: where the amount comes from, and by which rule. */
export interface ShareInfo {
  key: string;
  args: Args;
  amount: number;
  rule: string;
}

export interface RulesInfo {
  rules: Rule[];
}

export interface Rule {
  number: string;
  heading: string;
  text: string;
}

export interface Rating {
  name: string;
  mu: number;
  sigma: number;
  ordinal: number;
  games: number;
  bot: boolean;
}

export interface ReplayInfo {
  id: string;
  game: string;
  seats: number;
  length: number;
  /** The first position that can be opened: those before belong to older rules. */
  first: number;
  digests: number;
  options: Record<string, string | number | boolean>;
  /** Null: somebody whose account is no more. */
  names: (string | null)[];
}

export interface UploadInfo {
  id: string;
  game: string;
  length: number;
  created: number;
}

export interface ReplaySummary {
  length: number;
  turns: TurnInfo[];
  points: number[][];
  chances: number[][];
  moves: MoveInfo[];
}

/** A chapter, with the event that begins it; the beginning and the end have none. */
export interface TurnInfo {
  n: number;
  label: string;
  seat: number | null;
  key: string;
  args: Args;
}

/** An answer of the history, and the place after it. */
export interface MoveInfo {
  n: number;
  seat: number;
  code: string;
  auto: boolean;
}

/** A slice of a study; it goes on at `next` until that is `length`. */
export interface StudyInfo {
  next: number;
  length: number;
  moves: JudgedMove[];
}

/** An answer of a recording: the chance with it and with the best, how bad it was (`inaccuracy`, `mistake`, `blunder` or nothing), and the reasons for the better one. */
export interface JudgedMove {
  n: number;
  seat: number;
  code: string;
  chance: number;
  best: string;
  best_chance: number;
  mark: string;
  why: Reason[];
}

/** A hint for the seat that answered at this place. */
export interface ReplayHint {
  seat: number;
  hint: Hint;
}

export interface Refusal {
  key: string;
  args: Args;
  rule: string;
}

export interface View<Board = unknown> {
  seat: number | null;
  waiting: number[];
  secret: boolean;
  question: Question | null;
  outcome: Outcome | null;
  asides?: string[];
  drafts?: string[];
  addressed?: boolean;
  board: Board;
}

/** A question with its options as action codes. */
export interface Question {
  kind: string;
  rule: string;
  options: string[];
  default: string | null;
}

/** A position of a replay: as a seat saw it, or with everything open. */
export interface ReplayPosition {
  n: number;
  length: number;
  seat: number | null;
  view: View;
  line: LogLine | null;
  /** By seat, where everything is open. */
  views?: View[];
}

/** A line of the log as one seat may see it. */
export interface LogLine {
  /** The place in the history; taking back uses places again. */
  n: number;
  seat: number | null;
  events: GameEvent[];
  code?: string | null;
  auto?: boolean;
  /** A secret answer of somebody else. */
  hidden?: boolean;
  /** Done out of turn. */
  aside?: boolean;
  opening?: boolean;
  revise?: boolean;
  undo?: boolean;
  ask?: string;
  at?: number;
  consent?: boolean;
  stand?: string;
  on?: boolean;
}

/** An event, ready for the text catalogue. */
export interface GameEvent {
  key: string;
  rule: string;
  args: Args;
  /** The numbers behind the names, where there are any. */
  raw?: Args;
}

export interface Ignored {
  id: string;
  name: string;
  blocked: boolean;
}

export interface PushInfo {
  /** For which browsers subscribe; null where the server pushes nothing. */
  key: string | null;
}

/** What browsers show while no page is open. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of this server. */
  url: string;
  /** Games that wait. */
  count: number;
}

export type ServerMessage =
  | TableTold
  | Position
  | Step
  | Ack
  | Refused
  | ClockTold
  | Thinking
  | ChatTold
  | Unsaid
  | Ended
  | Pong;

export interface TableTold {
  t: "table";
  v: number;
  table: TableInfo;
}

/** Everything for one seat; `log` has the lines that it may have missed. */
export interface Position {
  t: "state";
  v: number;
  seat: number | null;
  view: View;
  log: LogLine[];
  undo: UndoState;
  standing: Record<string, string[]>;
  mine: number[];
}

/** What the seat could take back, and who has to agree. */
export interface UndoState {
  free: number | null;
  agreed: number | null;
  redo: boolean;
  /** Nobody else has to agree: all others are bots, or sit at this screen. */
  solo: boolean;
  asks: UndoAsk | null;
}

export interface UndoAsk {
  seat: number;
  at: number;
  waiting: number[];
}

/** What has happened since the version `since`, for one seat. */
export interface Step {
  t: "step";
  v: number;
  since: number;
  lines: StepLine[];
  /** What else has changed by now. */
  board: Patch;
  view: Head;
  undo: UndoState;
  standing?: Record<string, string[]>;
}

/** A line, its beats, and what has changed on the board after the last of them. */
export interface StepLine {
  line: LogLine;
  beats: BeatShown[];
  board: Patch;
}

/** A moment that is seen by itself. */
export interface BeatShown {
  key: string;
  /** So many events of the line have happened by then. */
  events: number;
  board: Patch;
}

/** Sections of a board that differ from the board before. */
export interface Patch {
  /** New or other sections, whole. */
  set?: Record<string, unknown>;
  /** By section: other entries, by place or name. */
  into?: Record<string, Record<string, unknown>>;
  gone?: string[];
}

/** A view without its board: whose turn it is, and what this seat is asked. */
export interface Head {
  seat: number | null;
  waiting: number[];
  secret: boolean;
  question: Question | null;
  outcome: Outcome | null;
  /** What this seat may do out of turn. */
  asides?: string[];
  /** Those of them that nobody sees until another one sends them. */
  drafts?: string[];
  /** Somebody waits for an aside of this seat. */
  addressed?: boolean;
}

export interface Ack {
  t: "ack";
  v: number;
  id: string;
}

export interface Refused {
  t: "refused";
  v: number;
  id: string | null;
  error: Refusal;
}

export interface ClockTold {
  t: "clock";
  v: number;
  left: (number | null)[];
  deadline: number | null;
  running: number[];
  ring: number | null;
  now: number;
  race: RaceInfo | null;
}

export interface Thinking {
  t: "thinking";
  v: number;
  seat: number;
}

export interface ChatTold {
  t: "chat";
  v: number;
  id: number;
  room: Room;
  /** Unknown in lines of older releases. */
  user: string | null;
  from: string;
  text: string;
  at: number;
}

export type Room = "players" | "spectators";

/** Lines of chat that are no more. */
export interface Unsaid {
  t: "unsaid";
  v: number;
  ids: number[];
}

export interface Ended {
  t: "ended";
  v: number;
  outcome: Outcome;
}

export interface Pong {
  t: "pong";
  v?: number;
}

export type PersonMessage = YourTurn | SeatHeld | RematchOffered;

/** A seat of yours is asked something new. */
export interface YourTurn {
  t: "turn";
  table: string;
  game: string;
  seat: number;
}

/** A bot plays for you because you were away. */
export interface SeatHeld {
  t: "held";
  table: string;
  game: string;
  seat: number;
}

export interface RematchOffered {
  t: "rematch";
  table: string;
  game: string;
}

export type ClientMessage =
  Act | Aside | Revise | Undo | Redo | Reset | ConsentTo | Stand | Ready | Say | Look | Ping;

export interface Act {
  t: "act";
  id: string;
  v: number;
  seat: number;
  code?: string | null;
  codes?: string[] | null;
}

/** Something done out of turn; all codes or none, and the last of them is for all to see. */
export interface Aside {
  t: "aside";
  id: string;
  seat: number;
  codes: string[];
  v?: number | null;
}

export interface Revise {
  t: "revise";
  id: string;
  seat: number;
  v?: number | null;
}

export interface Undo {
  t: "undo";
  id: string;
  seat: number;
  v?: number | null;
}

export interface Redo {
  t: "redo";
  id: string;
  seat?: number | null;
  v?: number | null;
}

export interface Reset {
  t: "reset";
  id: string;
  seat?: number | null;
  v?: number | null;
}

export interface ConsentTo {
  t: "consent";
  id: string;
  yes: boolean;
  seat?: number | null;
  v?: number | null;
}

export interface Stand {
  t: "stand";
  id: string;
  seat: number;
  kind: string;
  on?: boolean;
}

/** The race may begin. */
export interface Ready {
  t: "ready";
  id: string;
  seat?: number | null;
}

export interface Say {
  t: "say";
  text: string;
  room?: Room;
  id?: string | null;
}

/** The position of an own seat, or of the present one, in full. */
export interface Look {
  t: "look";
  seat?: number | null;
}

export interface Ping {
  t: "ping";
}
