/** The part of the client that draws one game: what it is given and what it hands out. */

import type { Component } from "svelte";
import type { KeptLine } from "./kept";
import type { Moment } from "./merging";
import type { Cue, Scene } from "./pacing";
import type { Args, GameMeta, LogLine, Outcome, Question, Refusal, View } from "./types";

/** What is needed to put a position into words. */
export interface Shown {
  meta: GameMeta;
  content: unknown;
  view: View;
  names: string[];
}

export interface ActionWords {
  label: string;
  /** What it yields, as far as it is known. */
  yields?: string;
  /** More to read before confirming. */
  detail?: string[];
}

export interface BoardProps {
  shown: Shown;
  mine: number[];
  options: string[];
  selected: string | null;
  pick: (code: string) => void;
  /** Several answers as one, all or none; tables without a live line offer no such thing. */
  pickAll?: (codes: string[]) => void;
  /** Carries out at once, without confirmation; of several actions all or none. */
  send: (codes: string[]) => void;
  /** Something out of turn, which holds nobody up; replays offer no such thing. */
  beside?: (codes: string[]) => void;
  /** Marks an action without carrying it out, so that a tap on a small screen can be read first. */
  select: (code: string) => void;
  /** The piece that a line of the log talks about. */
  spot: Args | null;
  fresh: LogLine | null;
  /** What is known of the history, the newest last. */
  log: KeptLine[];
  /** When the hourglass of the game acts, by this device's clock. */
  rings: number | null;
  /** An answer is on its way. */
  busy?: boolean;
}

export interface SeatProps {
  shown: Shown;
  seat: number;
}

/** A scene on stage, and the position as it was then. */
export interface SceneProps {
  shown: Shown;
  scene: Scene;
  mine: number[];
  /** Milliseconds that it stays. */
  length: number;
}

/** Something the tutorial says once, as soon as the table gives occasion. */
export interface Lesson {
  key: string;
  /** The part of the board that is pointed at: an element with this `data-tour`. */
  at?: string;
  /** Stays until the player answers the question, instead of until "next". */
  task?: boolean;
  /** Said if it happens, but nothing that everybody comes across. */
  aside?: boolean;
  /** Lessons that come first. */
  after?: string[];
  when(shown: Shown): boolean;
}

/** The first game, in which somebody is told what to do. */
export interface Tutorial {
  lessons: Lesson[];
  /** From here on lessons that had no occasion are given without one, so that all are heard. */
  isDue(shown: Shown): boolean;
  /** The deal in which the lessons have their occasions. */
  seed: string;
  /** The table on which the lessons are given; without options the game as it is. */
  options?: Record<string, string | number | boolean>;
  /** Where the opponent takes so many small steps that nobody wants to watch. */
  haste?: boolean;
}

/** The page of overview: pictures with words in the order of play, and what the signs mean. */
export interface Overview {
  /** Texts are `overview-PART` and `overview-PART-text`. */
  parts: string[];
  Picture: Component<{ shown: Shown; part: string }>;
  /** Each sign with the key of its words. */
  signs: [sign: string, key: string][];
  Sign: Component<{ shown: Shown; sign: string }>;
}

/** A line of the final table; partners share one. */
export interface EndingRow {
  seats: number[];
  place: number;
  points: number;
  won: boolean;
}

export interface EndingWords {
  title: string;
  /** What is counted. */
  points: string;
  /** What there is to say about it. */
  lines: string[];
  rows: EndingRow[];
}

export interface GameUi {
  Board: Component<BoardProps>;
  /** A seat at a glance, for the strip above the board. */
  SeatFacts?: Component<SeatProps>;
  /** A seat in full, opened by a tap. */
  SeatBoard?: Component<SeatProps>;
  Scores?: Component<{ shown: Shown }>;
  words(code: string, shown: Shown): ActionWords;
  /** Arguments of an event for people: names instead of numbers. */
  readable?(args: Args, shown: Shown): Args;
  /** The question in words; the game may say more than the common text does. */
  prompt?(question: Question, shown: Shown): string;
  /** Answers without a place of their own on the board; a small screen keeps them at hand. */
  loose?(options: string[], shown: Shown): string[];
  /** Events that are steps of one movement; the log folds a run of them into the last. */
  folds?: string[];
  /** A seat in one sentence, for those who hear the table. */
  seatWords?(seat: number, shown: Shown): string;
  /** Lost races: somebody else was faster, which is nobody's mistake. */
  kindly?(refusal: Refusal, tried: string, shown: Shown): string | null;
  /** The result, where winning is something else than being first. */
  ending?(outcome: Outcome, mine: number[], shown: Shown): EndingWords;
  /** What a moment deserves on stage; without it, or with null, the common reckoning holds. */
  cue?(moment: Moment, shown: Shown, mine: number[]): Cue | null;
  /** The picture of a scene in front of the board, where the board itself does not show enough. */
  Scene?: Component<SceneProps>;
  tutorial?: Tutorial;
  /** Pictures for the page of rules. */
  overview?: Overview;
}
