/** The contract with the server: what travels over REST and the socket. */

export type Arg = string | number;
export type Args = Record<string, Arg>;

export interface Refusal {
  key: string;
  args: Args;
  rule: string;
}

export interface GameOption {
  name: string;
  values: (string | number | boolean)[];
  rule: string;
}

export interface GameMeta {
  id: string;
  min_seats: number;
  max_seats: number;
  options: GameOption[];
  standing: string[];
  agents: string[];
  /** The parameters of each verb, by which texts name them. */
  actions: Record<string, string[]>;
}

export interface Settings {
  lang: string;
  theme: "dark" | "light" | "system";
  motion: "system" | "full" | "reduced";
  sound: boolean;
  colours: "okabe-ito" | "contrast";
  confirm: "auto" | "always" | "never";
  notices: boolean;
}

export interface Me {
  id: string | null;
  name: string;
  guest: boolean;
  settings: Partial<Settings>;
  /** A verified address. */
  mail: string | null;
}

/** Somebody whose words one does not read, or with whom one does not play either. */
export interface Ignored {
  id: string;
  name: string;
  blocked: boolean;
}

export interface Pace {
  kind: "live" | "days" | "none";
  seconds?: number;
  days?: number;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string | null;
  user: string | null;
  agent: string | null;
  connected: boolean;
  held_by_bot: boolean;
  clock_left: number | null;
  /** Seconds until the others may let a bot play for who is away. */
  stand_in?: number | null;
}

export interface Outcome {
  points: number[];
  winners: number[];
  rule: string;
}

export interface ClockState {
  /** Seconds by seat. */
  left: (number | null)[];
  deadline: number | null;
  running: number[];
  /** When the hourglass of the game acts, by the server's clock. */
  ring: number | null;
  now: number;
}

export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  options: Record<string, string | number | boolean>;
  private: boolean;
  invite?: string | null;
  state: "open" | "running" | "finished";
  pace: Pace;
  hot_seat: boolean;
  seats: SeatInfo[];
  waiting: number[];
  mine: number[];
  owner: string;
  rated: boolean;
  hints: boolean;
  /** Begun with older rules than the present ones, so it cannot be opened. */
  old_rules: boolean;
  rematch: string | null;
  clock: ClockState;
  created: number;
  updated: number;
  outcome: Outcome | null;
}

export interface Question {
  kind: string;
  rule: string;
  options: string[];
  default: string | null;
}

export interface View {
  seat: number | null;
  waiting: number[];
  secret: boolean;
  question: Question | null;
  outcome: Outcome | null;
  board: unknown;
}

export interface GameEvent {
  key: string;
  rule: string;
  args: Args;
  /** The numbers behind the names, where there are any. */
  raw?: Args;
}

export interface LogLine {
  /** The place in the history; taking back uses places again. */
  n: number;
  seat: number;
  code?: string | null;
  auto?: boolean;
  undo?: boolean;
  ask?: string;
  consent?: boolean;
  stand?: string;
  on?: boolean;
  events: GameEvent[];
  /** Given by this page in order of arrival. */
  id?: number;
}

export interface UndoState {
  free: number | null;
  agreed: number | null;
  redo: boolean;
  /** Nobody else has to agree: all others are bots, or sit at this screen. */
  solo?: boolean;
  asks?: { seat: number; at: number; waiting: number[] } | null;
}

export interface ChatLine {
  id: number;
  /** Unknown in lines of older releases. */
  user: string | null;
  room: "players" | "spectators";
  from: string;
  text: string;
  at: number;
}

export interface Hint {
  code: string;
  why: { key: string; args: Args }[];
  chances: number[];
  options: { code: string; visits: number; value: number }[];
}

export interface Rule {
  number: string;
  heading: string | boolean;
  text: string;
}

export interface Rating {
  name: string;
  mu: number;
  sigma: number;
  ordinal: number;
  games: number;
}

export interface UploadInfo {
  id: string;
  game: string;
  length: number;
  created: number;
}

export interface ReplaySummary {
  length: number;
  turns: { n: number; label: string; seat: number | null }[];
  points: number[][];
  chances: number[][];
}

export type ServerMessage =
  | { t: "table"; v: number; table: TableInfo }
  | {
      t: "state";
      v: number;
      seat: number | null;
      view: View | null;
      log: LogLine[];
      undo: UndoState;
      standing: Record<string, string[]>;
      mine: number[];
      chat?: ChatLine[];
    }
  | {
      t: "step";
      v: number;
      line: LogLine | null;
      view: View | null;
      undo?: UndoState;
      standing?: Record<string, string[]>;
    }
  | { t: "ack"; id: string; v: number }
  | { t: "refused"; id?: string; v: number; error: Refusal }
  | ({ t: "chat"; v: number } & ChatLine)
  | { t: "unsaid"; v: number; ids: number[] }
  | ({ t: "clock"; v: number } & ClockState)
  | { t: "thinking"; seat: number }
  | { t: "ended"; v: number; outcome: Outcome }
  | { t: "pong"; v?: number };
