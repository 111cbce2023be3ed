/** The stage: what a step tells is shown scene by scene, at the speed that the player wants. */

import type { Moment } from "./merging";
import { type Cue, HURRIED, pause, type Scene, scenesOf, type Speed, wanted } from "./pacing";

export interface Hooks {
  speed(): Speed;
  /** Whether a clock of mine or an hourglass runs. */
  hurried(): boolean;
  /** What a moment deserves. */
  cue(moment: Moment): Cue;
  /** A scene comes; one that is not seen is only told on the way to the next. */
  show(scene: Scene, seen: boolean): void;
  /** Everything has been told. */
  done(): void;
}

export class Stage {
  /** The scene that is seen; none: the board is as it is now. */
  scene = $state.raw<Scene | null>(null);
  /** How long it stays, for whoever draws it. */
  length = $state(0);
  /** How many scenes are still to come. */
  coming = $state(0);
  private queue: Scene[] = [];
  private timer = 0;
  /** When the scene that is seen ends. */
  private ends = 0;
  /** When time began to press. */
  private pressed = $state<number | null>(null);

  constructor(private readonly hooks: Hooks) {}

  get playing(): boolean {
    return this.scene !== null;
  }

  get hurried(): boolean {
    return this.pressed !== null;
  }

  play(moments: Moment[]): void {
    this.queue.push(...scenesOf(moments, (moment) => this.hooks.cue(moment)));
    this.coming = this.queue.length;
    if (this.scene) this.hasten();
    else this.next();
  }

  /** Time may begin to press in the middle of a scene, which then gives way. */
  private hasten(): void {
    const { scene } = this;
    const now = performance.now();
    if (!scene || this.left() === null) return;
    const rest = this.ends - now;
    const short = Math.min(rest, this.time(scene));
    this.length -= rest - short;
    this.stay(short);
  }

  private stay(length: number): void {
    clearTimeout(this.timer);
    this.ends = performance.now() + length;
    this.timer = window.setTimeout(() => this.next(), length);
  }

  /** On to the next scene, or to the end. */
  next(): void {
    clearTimeout(this.timer);
    const scene = this.queue.shift();
    this.coming = this.queue.length;
    if (!scene) return this.finish();
    this.length = this.time(scene);
    this.hooks.show(scene, this.length > 0);
    if (this.length <= 0) return this.next();
    this.scene = scene;
    this.stay(this.length);
  }

  /** To the end, but past nothing that the reader has to know. */
  skip(): void {
    this.leap(this.queue.findIndex(({ cue }) => cue.banner && wanted(cue, this.hooks.speed())));
  }

  /** To the end, whatever is still to come. */
  end(): void {
    this.leap(-1);
  }

  private leap(stop: number): void {
    if (!this.scene) return;
    for (const scene of this.queue.splice(0, stop < 0 ? this.queue.length : stop))
      this.hooks.show(scene, false);
    this.next();
  }

  /** The story is over at once: something came that makes it old. */
  cut(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.coming = 0;
    this.scene = null;
    this.pressed = null;
  }

  private finish(): void {
    this.cut();
    this.hooks.done();
  }

  private time(scene: Scene): number {
    const cues = [scene.cue, ...this.queue.map(({ cue }) => cue)];
    return pause(cues, this.hooks.speed(), this.left());
  }

  private left(): number | null {
    if (!this.hooks.hurried()) this.pressed = null;
    else this.pressed ??= performance.now();
    return this.pressed === null ? null : this.pressed + HURRIED - performance.now();
  }
}
