import { describe, expect, it } from "vitest";
import { folded } from "../../src/core/folding";
import type { KeptLine } from "../../src/core/kept";

const event = (key: string, seat: number, space = "") => ({
  key,
  rule: "MV5.8",
  args: { seat, space },
});
const line = (id: number, events: ReturnType<typeof event>[], more = {}): KeptLine =>
  ({ id, seat: 0, events, ...more }) as unknown as KeptLine;
const step = (seat: number, space: string) => event("event-step", seat, space);

function told(log: KeptLine[], gone: number[] = []): string[][] {
  return [...folded(log, ["event-step"], new Set(gone)).values()].map((events) =>
    events.map(({ event, folded }) => `${event.key}:${event.args.space}:${folded.length}`),
  );
}

describe("steps of one flight", () => {
  it("are one line that tells where it led", () => {
    const log = [line(1, [event("event-head", 0), step(0, "a"), step(0, "b"), step(0, "c")])];
    expect(told(log)).toEqual([["event-head::0", "event-step:c:2"]]);
  });

  it("go on over several answers", () => {
    const log = [line(1, [step(0, "a"), step(0, "b")]), line(2, [step(0, "c")])];
    expect(told(log)).toEqual([[], ["event-step:c:2"]]);
  });

  it("end where something happens, and with the ship", () => {
    const log = [
      line(1, [step(0, "a"), event("event-check-passed", 0), step(0, "b")]),
      line(2, [step(1, "c")]),
    ];
    expect(told(log)).toEqual([
      ["event-step:a:0", "event-check-passed::0", "event-step:b:0"],
      ["event-step:c:0"],
    ]);
  });

  it("are not joined over a move that was taken back", () => {
    const log = [line(1, [step(0, "a")]), line(2, [], { undo: true }), line(3, [step(0, "b")])];
    expect(told(log)).toEqual([["event-step:a:0"], [], ["event-step:b:0"]]);
  });

  it("that were taken back do not swallow those that count", () => {
    const log = [line(1, [step(0, "a")]), line(2, [step(0, "b"), step(0, "c")])];
    expect(told(log, [2])).toEqual([["event-step:a:0"], ["event-step:c:1"]]);
  });
});
