import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Clocks } from "../../src/core/clocks.svelte";

const CLOCK = { left: [30, null], deadline: null, running: [0], ring: 1065, now: 1000, race: null };

describe("Clocks", () => {
  beforeEach(() => vi.useFakeTimers({ now: 5000 }));
  afterEach(() => vi.useRealTimers());

  it("reckon with the server's time, whatever this device believes", () => {
    const clocks = new Clocks();
    clocks.set(CLOCK);
    expect(clocks.told).toBe(5000);
    expect(clocks.rings).toBe(70000);
    clocks.set({ ...CLOCK, ring: null });
    expect(clocks.rings).toBeNull();
  });

  it("know when a race begins, by this device's time", () => {
    const clocks = new Clocks();
    clocks.set({ ...CLOCK, race: { ready: [1], at: 1003 } });
    expect(clocks.race).toEqual({ ready: [1], at: 8000 });
    clocks.set({ ...CLOCK, race: { ready: [], at: null } });
    expect(clocks.race).toEqual({ ready: [], at: null });
    clocks.set(CLOCK);
    expect(clocks.race).toBeNull();
  });

  it("know whose time is counted", () => {
    const clocks = new Clocks();
    clocks.set(CLOCK);
    expect([clocks.times(0), clocks.times(1), clocks.times(7)]).toEqual([true, false, false]);
  });
});
