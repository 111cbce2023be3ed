import { describe, expect, it } from "vitest";
import type { Moment } from "../../src/core/merging";
import {
  beatCue,
  briefCue,
  type Cue,
  HURRIED,
  pause,
  plainCue,
  scenesOf,
} from "../../src/core/pacing";
import type { GameEvent } from "../../src/core/types";

const event = (key: string): GameEvent => ({ key, rule: "", args: {} });

function moment(seat: number, beat: string, keys: string[], more: object = {}): Moment {
  return { line: { n: 1, seat, events: [], ...more }, beat, events: keys.map(event), board: {} };
}

const cues = (...lengths: number[]): Cue[] => lengths.map((lasts) => ({ lasts }));

describe("pause", () => {
  it("is what the scene wants, times the speed", () => {
    const rest = cues(1000, 500);
    expect(pause(rest, "normal", null)).toBe(1000);
    expect(pause(rest, "quick", null)).toBe(500);
    expect(pause(rest, "slow", null)).toBe(1800);
  });

  it("is nothing where the stage is off, and where nothing is left", () => {
    expect(pause(cues(1000), "off", null)).toBe(0);
    expect(pause([], "normal", null)).toBe(0);
  });

  it("goes fast forward past what no longer concerns the reader", () => {
    expect(pause([{ lasts: 1000, fast: true }], "normal", null)).toBe(250);
  });

  it("shortens all scenes alike while time runs, to one second in all", () => {
    const rest = cues(3000, 1000);
    const first = pause(rest, "normal", HURRIED);
    const second = pause(rest.slice(1), "normal", HURRIED - first);
    expect(first).toBe(750);
    expect(first + second).toBeLessThanOrEqual(1000);
  });

  it("stretches nothing that is short enough, and ends when the time is over", () => {
    expect(pause(cues(200, 300), "normal", HURRIED)).toBe(200);
    expect(pause(cues(200, 3000), "normal", -5)).toBe(0);
  });
});

describe("plainCue", () => {
  it("shows beats of everybody, and the deeds of others", () => {
    expect(plainCue(moment(0, "roll", ["event-roll"]), [0]).lasts).toBeGreaterThan(0);
    expect(plainCue(moment(1, "", ["event-buy"]), [0]).lasts).toBeGreaterThan(0);
  });

  it("does not repeat to me what I have just done", () => {
    expect(plainCue(moment(0, "", ["event-buy"]), [0]).lasts).toBe(0);
  });

  it("passes over what tells nothing, or takes back", () => {
    expect(plainCue(moment(1, "", []), [0]).lasts).toBe(0);
    expect(plainCue(moment(1, "", ["event-buy"], { undo: true }), [0]).lasts).toBe(0);
  });
});

describe("scenesOf", () => {
  const told = [
    moment(1, "", []),
    moment(1, "roll", ["event-roll"]),
    moment(1, "pay", ["event-pay"]),
    moment(1, "", []),
  ];

  it("gathers what is not seen by itself before the next scene", () => {
    const scenes = scenesOf(told, (one) => ({ lasts: one.beat ? 100 : 0 }));
    expect(scenes.map(({ moments }) => moments.map(({ beat }) => beat))).toEqual([
      ["", "roll"],
      ["pay"],
      [""],
    ]);
    expect(scenes.map(({ cue }) => cue.lasts)).toEqual([100, 100, 0]);
  });

  it("loses nothing", () => {
    const scenes = scenesOf(told, () => ({ lasts: 0 }));
    expect(scenes.flatMap(({ moments }) => moments)).toEqual(told);
  });
});

describe("cues of games", () => {
  it("give a beat more time where it concerns the reader", () => {
    const beat = { own: 2400, other: 1500, sound: "roll" } as const;
    expect(beatCue(beat, true)).toEqual({ lasts: 2400, sound: "roll" });
    expect(beatCue(beat, false)).toEqual({ lasts: 1500, sound: "roll" });
  });

  it("are brief for small steps of others only", () => {
    const brief = (seat: number, ...keys: string[]) =>
      briefCue(moment(seat, "", keys), [0], ["step", "turn"], 260).lasts;
    expect(brief(1, "step", "turn")).toBe(260);
    expect(brief(1, "step", "sold")).toBe(plainCue(moment(1, "", ["sold"]), [0]).lasts);
    expect(brief(0, "step")).toBe(0);
  });
});
