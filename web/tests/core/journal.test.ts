import { describe, expect, it } from "vitest";
import { Journal } from "../../src/core/journal.svelte";
import type { GameEvent, LogLine } from "../../src/core/types";

const event = (key: string): GameEvent => ({ key }) as GameEvent;
const line = (seat: number | null, code: string | null = null): LogLine => ({
  n: 1,
  seat,
  code,
  events: [],
});
const moment = (told: LogLine, ...keys: string[]) => ({
  line: told,
  beat: "",
  events: keys.map(event),
  board: {},
});

describe("Journal", () => {
  it("lets a line grow with what is told of it", () => {
    const journal = new Journal(() => [0]);
    const roll = line(1, "roll");
    expect(journal.write(moment(roll, "rolled"))).toBe(true);
    expect(journal.write(moment(roll, "paid"))).toBe(false);
    expect(journal.write(moment(line(1, "pass")))).toBe(true);
    expect(journal.lines.map(({ id, events }) => [id, events.map(({ key }) => key)])).toEqual([
      [1, ["rolled", "paid"]],
      [2, []],
    ]);
  });

  it("tells who leaves and comes back, in between and by themselves", () => {
    const journal = new Journal(() => [0]);
    const roll = line(1, "roll");
    journal.write(moment(roll, "rolled"));
    journal.note(1, "left");
    journal.write(moment(roll, "paid"));
    expect(journal.lines.map(({ note, events }) => [note, events.length])).toEqual([
      [undefined, 1],
      ["left", 0],
      [undefined, 1],
    ]);
    expect(journal.lastMove).toBe(0);
  });

  it("knows after which line everything is new to this player", () => {
    const journal = new Journal(() => [0]);
    journal.adopt([line(0, "a"), line(1, "b"), { ...line(0, "c"), auto: true }], false);
    expect(journal.lastMove).toBe(1);
    journal.write(moment(line(0, "d")));
    journal.write(moment(line(1, "e")));
    expect(journal.lastMove).toBe(4);
  });

  it("puts what was missed behind what is known, and begins anew otherwise", () => {
    const journal = new Journal(() => [0]);
    journal.adopt([line(0, "a")], false);
    journal.adopt([line(1, "b")], true);
    expect(journal.lines.map(({ code }) => code)).toEqual(["a", "b"]);
    journal.adopt([line(1, "c")], false);
    expect(journal.lines.map(({ code }) => code)).toEqual(["c"]);
    expect(journal.lastMove).toBe(0);
  });

  it("keeps the last four hundred lines", () => {
    const journal = new Journal(() => []);
    journal.adopt(Array<LogLine>(400).fill(line(0, "a")), false);
    journal.write(moment(line(1, "b")));
    expect(journal.lines.length).toBe(400);
    expect(journal.lines.at(-1)?.id).toBe(401);
  });
});
