import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ring } from "../../src/core/notices";
import { play } from "../../src/core/sounds";
import { TableStore } from "../../src/core/table.svelte";
import type { Head, LogLine, Position, ServerMessage, Step, View } from "../../src/core/types";

type Receive = (message: ServerMessage) => void;
const line = vi.hoisted(() => ({
  receive: (() => undefined) as Receive,
  sent: [] as object[],
  told: [] as object[],
}));

vi.mock("../../src/core/notices", () => ({ ring: vi.fn() }));
vi.mock("../../src/core/sounds", () => ({ play: vi.fn() }));
vi.mock("../../src/core/me.svelte", () => ({
  account: { settings: { stage: "normal", confirm: "never" } },
}));
vi.mock("../../src/core/socket", () => ({
  TableSocket: class {
    constructor(_table: string, _code: string, hooks: { message: Receive }) {
      line.receive = hooks.message;
    }
    send(message: object): string {
      line.sent.push(message);
      return `id${line.sent.length}`;
    }
    tell(message: object): void {
      line.told.push(message);
    }
    close(): void {}
  },
}));

const UNDO = { free: null, agreed: null, redo: false, solo: true, asks: null };
const head = (kind: string | null, ...options: string[]): Head => ({
  seat: 0,
  waiting: [kind ? 0 : 1],
  secret: false,
  question: kind ? { kind, rule: "", options, default: null } : null,
  outcome: null,
});
const position = (v: number, view: Head, log: LogLine[] = []) =>
  ({
    t: "state",
    v,
    seat: 0,
    mine: [0],
    undo: UNDO,
    standing: {},
    log,
    view: { ...view, board: { coins: 0 } } as View,
  }) as unknown as Position;
const step = (v: number, seat: number, code: string, view: Head, coins: number) =>
  ({
    t: "step",
    v,
    since: v - 1,
    undo: UNDO,
    view,
    board: {},
    lines: [
      {
        line: { n: v, seat, code, events: [{ key: "paid" }] },
        beats: [],
        board: { set: { coins } },
      },
    ],
  }) as unknown as Step;

describe("TableStore", () => {
  let store: TableStore;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("document", { hidden: false });
    vi.mocked(ring).mockClear();
    vi.mocked(play).mockClear();
    line.sent = [];
    line.told = [];
    store = new TableStore("t");
    store.open();
  });
  afterEach(() => {
    store.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("tells what others did before it asks", () => {
    line.receive(position(1, head(null)));
    line.receive(step(2, 1, "roll", head("buy", "a"), 5));
    expect(store.view?.board).toEqual({ coins: 5 });
    expect(store.asked).toBe(false);
    expect(ring).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(store.asked).toBe(true);
    expect(store.options).toEqual(["a"]);
    expect(store.journal.lines.map(({ code }) => code)).toEqual(["roll"]);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it("sounds with each scene that is seen, and with none that is skipped", () => {
    store.story.cue = ({ line: { code } }) => ({
      lasts: 500,
      sound: code === "roll" ? "roll" : "pay",
    });
    line.receive(position(1, head(null)));
    line.receive(step(2, 1, "roll", head(null), 5));
    expect(vi.mocked(play).mock.calls).toEqual([["roll"]]);
    line.receive(step(3, 1, "pass", head("buy", "a"), 6));
    store.story.stage.skip();
    expect(vi.mocked(play).mock.calls).toEqual([["roll"]]);
    expect(store.asked).toBe(true);
  });

  it("rings at once for who looks elsewhere, and once only", () => {
    vi.stubGlobal("document", { hidden: true });
    line.receive(position(1, head(null)));
    line.receive(step(2, 1, "roll", head("buy", "a"), 5));
    expect(ring).toHaveBeenCalledTimes(1);
    vi.runAllTimers();
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it("takes no question out of a hand to tell a story", () => {
    line.receive(position(1, head("buy", "a", "b")));
    store.answers.select("a");
    line.receive(step(2, 1, "take", head("buy", "a"), 5));
    expect(store.asked).toBe(true);
    expect(store.answers.selected).toBe("a");
  });

  it("shows the own answer at once, and goes on with the next one", () => {
    line.receive(position(1, head("buy", "a", "b")));
    store.answers.pick("a");
    store.answers.pick("b");
    line.receive(step(2, 0, "a", head("buy", "b"), 1));
    expect(store.view?.board).toEqual({ coins: 1 });
    line.receive({ t: "ack", v: 2, id: "id1" });
    expect(line.sent).toMatchObject([
      { t: "act", v: 1, seat: 0, codes: ["a"] },
      { t: "act", v: 2, seat: 0, codes: ["b"] },
    ]);
  });

  it("offers nothing before a race, and tells no story once it has begun", () => {
    const clock = { left: [null, null], deadline: null, running: [], ring: null, now: 0 };
    const tell = (ring: number | null, race: object | null): void =>
      line.receive({ t: "clock", v: 1, ...clock, ring, race } as ServerMessage);
    line.receive(position(1, head("build", "take")));
    tell(null, { ready: [], at: null });
    expect(store.asked).toBe(true);
    expect(store.options).toEqual([]);
    store.makeReady();
    expect(line.sent).toMatchObject([{ t: "ready", seat: 0 }]);
    tell(null, { ready: [0], at: 63 });
    expect(store.asked).toBe(false);
    line.receive(step(2, 1, "roll", head("build", "take"), 5));
    tell(90, null);
    expect(store.stage.playing).toBe(false);
    expect(store.options).toEqual(["take"]);
  });

  it("asks for everything anew when a step was missed", () => {
    line.receive(position(1, head(null)));
    line.receive(step(5, 1, "roll", head("buy", "a"), 5));
    expect(line.told).toEqual([{ t: "look" }]);
    expect(store.version).toBe(1);
  });

  it("sees the end when it is told", () => {
    const outcome = { winners: [1] } as unknown as NonNullable<View["outcome"]>;
    line.receive(position(1, head(null)));
    line.receive(step(2, 1, "win", head(null), 9));
    line.receive({ t: "ended", v: 2, outcome } as unknown as ServerMessage);
    expect(store.view?.outcome).toBeNull();
    vi.runAllTimers();
    expect(store.view?.outcome).toEqual(outcome);
  });

  it("is silent about who thinks once it is told what they did", () => {
    line.receive(position(1, head(null)));
    line.receive({ t: "thinking", v: 1, seat: 1 } as ServerMessage);
    expect(store.thinking).toEqual([1]);
    line.receive(step(2, 1, "roll", head("buy", "a"), 5));
    expect(store.thinking).toEqual([]);
  });
});
