/** The story of a table: how it came from what was last seen to what it is now, scene by scene. */

import type { Journal } from "./journal.svelte";
import { account } from "./me.svelte";
import { boardAfter, type Moment, momentsOf, type Sections } from "./merging";
import { ring } from "./notices";
import { type Cue, plainCue, type Scene } from "./pacing";
import { play } from "./sounds";
import { Stage } from "./stage.svelte";
import type { LogLine, Outcome, Step, View } from "./types";

export const isAsked = (view: View | null): boolean => view?.question != null && !view.outcome;

/** The table as its story needs it. */
export interface Told {
  readonly view: View | null;
  readonly mine: number[];
  readonly journal: Journal;
  /** Whether somebody's time runs while the story of how it came to this is told. */
  isHurried(now: View | null): boolean;
  /** A moment is told. */
  write(moment: Moment): void;
  /** A scene is seen: the table as it was then, with nothing to answer. */
  depict(then: View): void;
  /** Everything is told. */
  arrive(now: View, byOthers: boolean, before: View | null): void;
}

export class Story {
  /** The line on stage with the events that are seen now, for animations. */
  fresh = $state.raw<LogLine | null>(null);
  readonly stage = new Stage({
    speed: () => account.settings.stage,
    hurried: () => this.table.isHurried(this.now),
    cue: (moment) => (this.unmoved ? { lasts: 0 } : this.cue(moment)),
    show: (scene, seen) => this.tell(scene, seen),
    done: () => this.arrive(),
  });
  /** What a moment deserves on stage; the game may know better. */
  cue: (moment: Moment) => Cue = (moment) => plainCue(moment, this.table.mine);
  /** The table as it is now, while the stage still tells how it came about. */
  private truth: View | null = null;
  /** The table as it was before the story. */
  private began: View | null = null;
  private byOthers = true;
  /** My question has stayed the same, so nobody takes it out of my hands to tell a story. */
  private unmoved = false;
  private rung = false;

  constructor(private readonly table: Told) {}

  /** The table as it is now, told or not. */
  get now(): View | null {
    return this.truth ?? this.table.view;
  }

  /** A step is told after all that is still to be told. */
  go(step: Step): void {
    const before = this.now;
    const sections = (before?.board ?? {}) as Sections;
    const last = step.lines[step.lines.length - 1]?.line;
    this.byOthers = !last || (!last.undo && !this.table.journal.isMine(last));
    this.unmoved =
      this.byOthers && !!before?.question && before.question.kind === step.view.question?.kind;
    this.began ??= this.table.view;
    this.truth = { ...step.view, board: boardAfter(sections, step) };
    if (document.hidden) this.announce();
    this.stage.play(momentsOf(sections, step));
  }

  /** The story is over at once: something came that makes it old. */
  cut(): void {
    this.stage.cut();
    this.truth = this.began = null;
  }

  /** The match is over, which is seen when it is told; false where nothing is told. */
  end(outcome: Outcome): boolean {
    if (!this.truth) return false;
    this.truth = { ...this.truth, outcome, question: null };
    return true;
  }

  /** A scene begins: the board as it was then, and the log up to here. */
  private tell(scene: Scene, seen: boolean): void {
    for (const moment of scene.moments) this.table.write(moment);
    const last = scene.moments[scene.moments.length - 1];
    const events = scene.moments.flatMap((moment) => moment.events);
    if (last && events.length) this.fresh = { ...last.line, events };
    const { view } = this.table;
    if (!last || !view || !seen) return;
    if (scene.cue.sound) play(scene.cue.sound);
    const waiting = last.line.seat === null ? [] : [last.line.seat];
    this.table.depict({ ...view, board: last.board, question: null, waiting });
  }

  /** The story has arrived at what is now. */
  private arrive(): void {
    const now = this.truth;
    if (!now) return;
    if (!document.hidden) this.announce();
    const before = this.began;
    this.truth = this.began = null;
    this.rung = false;
    this.table.arrive(now, this.byOthers, before);
  }

  /** "Your move", once for every story; who looks elsewhere hears it at once. */
  private announce(): void {
    if (this.rung || isAsked(this.began) || !isAsked(this.truth)) return;
    this.rung = true;
    ring();
  }
}
