import { beforeEach, describe, expect, it, vi } from "vitest";
import { get } from "../../src/core/api";
import { account } from "../../src/core/me.svelte";
import { clearPushed } from "../../src/core/push";
import type { TableInfo } from "../../src/core/types";
import { titled, waiting, waitsForMe } from "../../src/core/waiting.svelte";

vi.mock("../../src/core/api", () => ({ get: vi.fn() }));
vi.mock("../../src/core/me.svelte", () => ({ account: { me: { id: "u1" } } }));
vi.mock("../../src/core/push", () => ({ clearPushed: vi.fn() }));

const table = (asked: number[], held = false, state = "running") =>
  ({ state, waiting: asked, mine: [0], seats: [{ held_by_bot: held }, {}] }) as TableInfo;

describe("games that wait for me", () => {
  const icon = { href: "" };
  const badge = { setAppBadge: vi.fn(), clearAppBadge: vi.fn() };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("document", { querySelector: () => icon });
    vi.stubGlobal("navigator", badge);
    badge.setAppBadge.mockReset().mockResolvedValue(undefined);
    badge.clearAppBadge.mockReset().mockResolvedValue(undefined);
    vi.mocked(get).mockReset();
    vi.mocked(clearPushed).mockReset();
    account.me = { id: "u1" } as typeof account.me;
  });

  const look = async (...tables: TableInfo[]) => {
    vi.mocked(get).mockResolvedValue(tables);
    waiting.soon();
    waiting.soon();
    await vi.advanceTimersByTimeAsync(1000);
  };

  it("are those that ask me, and not a bot in my place", () => {
    expect(waitsForMe(table([0]))).toBe(true);
    expect(waitsForMe(table([1]))).toBe(false);
    expect(waitsForMe(table([0], true))).toBe(false);
    expect(waitsForMe(table([0], false, "open"))).toBe(false);
  });

  it("are counted in title, icon and badge, with one look for several reasons", async () => {
    await look(table([0]), table([1]), table([0, 1]));
    expect(get).toHaveBeenCalledTimes(1);
    expect([waiting.count, titled("Raumhafen")]).toEqual([2, "(2) Raumhafen"]);
    expect(decodeURIComponent(icon.href)).toContain(">2</text>");
    expect(badge.setAppBadge).toHaveBeenCalledWith(2);
    await look(...Array.from({ length: 12 }, () => table([0])));
    expect(decodeURIComponent(icon.href)).toContain(">9+</text>");
  });

  it("leave no trace when there are none, or nobody is here", async () => {
    await look(table([0]));
    await look(table([1]));
    expect([waiting.count, titled("Raumhafen"), icon.href]).toEqual([0, "Raumhafen", "/icon.svg"]);
    expect(badge.clearAppBadge).toHaveBeenCalled();
    expect(clearPushed).toHaveBeenCalled();
    await look(table([0]));
    account.me = null;
    await look(table([0]));
    expect([waiting.count, icon.href]).toEqual([0, "/icon.svg"]);
  });
});
