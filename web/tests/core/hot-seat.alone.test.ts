import { beforeEach, describe, expect, it, vi } from "vitest";
import { HotSeat } from "../../src/core/hot-seat.svelte";
import type { View } from "../../src/core/types";

const view = (asked: boolean, ...waiting: number[]): View =>
  ({ question: asked ? { kind: "buy" } : null, waiting }) as View;

/** A table whose own seats 0 and 2 share the screen. */
class Shared {
  id = "t1";
  seat: number | null = 0;
  mine = [0, 2];
  view: View | null = view(true, 0);
  looks: number[] = [];
  look(seat: number): void {
    this.looks.push(seat);
  }
}

describe("HotSeat", () => {
  let table: Shared;
  let screen: HotSeat;
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    table = new Shared();
    screen = new HotSeat(table);
    screen.receive(0);
  });

  it("hands the screen to the next own seat that is asked", () => {
    table.view = view(false, 1, 2);
    screen.pass(true);
    expect(table.looks).toEqual([2]);
    expect(screen.curtain).toBe(2);
    expect(screen.canLift).toBe(false);
    table.seat = 2;
    screen.receive(2);
    expect(screen.canLift).toBe(true);
  });

  it("goes from hand to hand openly where nobody wishes a curtain", () => {
    screen.wish(false);
    table.view = view(false, 2);
    screen.pass(true);
    expect(table.looks).toEqual([2]);
    expect(screen.curtain).toBeNull();
    screen.wish(true);
    screen.handTo(0);
    expect(screen.curtain).toBe(0);
  });

  it("stays with who is still waited for, and with who shares with nobody", () => {
    screen.pass(true);
    table.view = view(false, 2);
    table.mine = [0];
    screen.pass(true);
    expect(table.looks).toEqual([]);
    expect(screen.curtain).toBeNull();
  });

  it("goes on from who has finished but may still act, only after being waited for", () => {
    table.view = view(true, 2);
    screen.pass(false);
    expect(table.looks).toEqual([]);
    screen.pass(true);
    expect(table.looks).toEqual([2]);
  });

  it("stays once with who has asked for it", () => {
    screen.handTo(2);
    table.seat = 2;
    screen.receive(2);
    table.view = view(false, 0);
    screen.pass(false);
    expect(table.looks).toEqual([2]);
    screen.pass(false);
    expect(table.looks).toEqual([2, 0]);
  });

  it("draws the curtain when the server shows another own seat after a broken line", () => {
    screen.receive(2);
    expect(screen.curtain).toBe(2);
  });
});
