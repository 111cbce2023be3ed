import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Moment } from "../../src/core/merging";
import type { Cue, Scene, Speed } from "../../src/core/pacing";
import { Stage } from "../../src/core/stage.svelte";

const CUES: Record<string, Cue> = {
  card: { lasts: 2000 },
  roll: { lasts: 1000 },
  out: { lasts: 4000, banner: { title: "Out", reason: "Lapped" } },
};

const moment = (beat: string): Moment => ({
  line: { n: 1, seat: 1, events: [] },
  beat,
  events: [],
  board: {},
});

/** A stage that writes down what it tells, and what was really seen. */
class Theatre {
  speed: Speed = "normal";
  hurried = false;
  told: string[] = [];
  seen: string[] = [];
  over = 0;
  readonly stage = new Stage({
    speed: () => this.speed,
    hurried: () => this.hurried,
    cue: ({ beat }) => CUES[beat] ?? { lasts: 0 },
    show: (scene, seen) => this.note(scene, seen),
    done: () => (this.over += 1),
  });

  play(...beats: string[]): void {
    this.stage.play(beats.map(moment));
  }

  private note(scene: Scene, seen: boolean): void {
    const beats = scene.moments.map(({ beat }) => beat);
    this.told.push(...beats);
    if (seen) this.seen.push(...beats);
  }
}

describe("the stage", () => {
  let theatre: Theatre;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    theatre = new Theatre();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("plays one scene after the other, each as long as it lasts", () => {
    theatre.play("card", "roll", "");
    expect(theatre.told).toEqual(["card"]);
    vi.advanceTimersByTime(1999);
    expect(theatre.told).toEqual(["card"]);
    vi.advanceTimersByTime(1);
    expect(theatre.told).toEqual(["card", "roll"]);
    expect(theatre.over).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(theatre.told).toEqual(["card", "roll", ""]);
    expect(theatre.over).toBe(1);
    expect(theatre.stage.playing).toBe(false);
  });

  it("takes what comes meanwhile after what it plays", () => {
    theatre.play("card");
    theatre.play("roll");
    expect(theatre.told).toEqual(["card"]);
    vi.advanceTimersByTime(2000);
    expect(theatre.told).toEqual(["card", "roll"]);
    vi.advanceTimersByTime(1000);
    expect(theatre.over).toBe(1);
  });

  it("tells everything at once where it is off", () => {
    theatre.speed = "off";
    theatre.play("card", "roll", "out");
    expect(theatre.told).toEqual(["card", "roll", "out"]);
    expect(theatre.seen).toEqual([]);
    expect(theatre.over).toBe(1);
  });

  it("takes one second in all while time runs", () => {
    theatre.hurried = true;
    theatre.play("card", "roll", "card", "roll");
    vi.advanceTimersByTime(1000);
    expect(theatre.seen).toEqual(["card", "roll", "card", "roll"]);
    expect(theatre.over).toBe(1);
  });

  it("hurries from where it is when time begins to run", () => {
    theatre.play("card", "card", "card");
    vi.advanceTimersByTime(2000);
    theatre.hurried = true;
    theatre.stage.next();
    vi.advanceTimersByTime(1000);
    expect(theatre.over).toBe(1);
  });

  it("shortens the scene that is seen when time begins to run", () => {
    theatre.play("card", "card");
    vi.advanceTimersByTime(100);
    theatre.hurried = true;
    theatre.play("roll");
    expect(theatre.stage.hurried).toBe(true);
    vi.advanceTimersByTime(999);
    expect(theatre.over).toBe(0);
    vi.advanceTimersByTime(1);
    expect(theatre.seen).toEqual(["card", "card", "roll"]);
    expect(theatre.over).toBe(1);
  });

  it("makes no scene longer because time runs", () => {
    theatre.play("roll");
    vi.advanceTimersByTime(900);
    theatre.hurried = true;
    theatre.play("");
    vi.advanceTimersByTime(100);
    expect(theatre.over).toBe(1);
  });

  it("skips to the end and loses nothing", () => {
    theatre.play("card", "roll", "card");
    theatre.stage.skip();
    expect(theatre.told).toEqual(["card", "roll", "card"]);
    expect(theatre.seen).toEqual(["card"]);
    expect(theatre.over).toBe(1);
  });

  it("stops at what the reader must not miss", () => {
    theatre.play("card", "roll", "out", "card");
    theatre.stage.skip();
    expect(theatre.seen).toEqual(["card", "out"]);
    expect(theatre.over).toBe(0);
    theatre.stage.skip();
    expect(theatre.over).toBe(1);
  });

  it("ends altogether when something makes the story old", () => {
    theatre.play("card", "out");
    theatre.stage.end();
    expect(theatre.over).toBe(1);
    theatre.play("card");
    theatre.stage.cut();
    vi.advanceTimersByTime(9000);
    expect(theatre.over).toBe(1);
  });
});
