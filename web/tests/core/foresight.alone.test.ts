import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { post } from "../../src/core/api";
import { Foresight } from "../../src/core/foresight.svelte";
import type { TableStore } from "../../src/core/table.svelte";

vi.mock("../../src/core/api", () => ({
  post: vi.fn((_path: string, asked: object) => Promise.resolve(asked)),
}));

describe("Foresight", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks anew when the same answer is looked at in the next question", async () => {
    const table = { id: "t", seat: 0, version: 1 };
    const foresight = new Foresight(table as TableStore);
    foresight.consider("sum", 1);
    await vi.runAllTimersAsync();
    expect(foresight.found).toMatchObject({ code: "sum" });
    table.version = 2;
    foresight.consider("sum", 2);
    expect(foresight.found).toBeNull();
    await vi.runAllTimersAsync();
    expect(foresight.found).toMatchObject({ code: "sum" });
    expect(post).toHaveBeenCalledTimes(2);
  });
});
