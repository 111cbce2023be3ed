import { beforeEach, describe, expect, it, vi } from "vitest";
import { patch } from "../../src/core/api";
import type { Sound } from "../../src/core/pacing";

vi.mock("../../src/core/api", () => ({
  get: vi.fn(() => Promise.resolve({ id: "u1", name: "Ada", settings: {} })),
  patch: vi.fn(() => Promise.resolve()),
  post: vi.fn(() => Promise.resolve()),
}));
vi.mock("../../src/core/push", () => ({ stopPush: vi.fn() }));
vi.mock("../../src/core/texts.svelte", () => ({
  isLanguage: () => false,
  preferred: () => "en",
  speak: () => Promise.resolve(),
}));

const SOUNDS: Sound[] = ["card", "roll", "hit", "loss", "pay", "fly", "win", "out"];

/** What was played: every voice begins once; no file is ever asked for. */
const heard = { contexts: 0, voices: 0 };

class Node {
  readonly gain = this;
  readonly frequency = this;
  connect<T>(next: T): T {
    return next;
  }
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
  start(): void {
    heard.voices += 1;
  }
  stop(): void {}
}

class FakeAudio {
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = new Node();
  constructor() {
    heard.contexts += 1;
  }
  createOscillator = () => new Node();
  createGain = () => new Node();
  createBiquadFilter = () => new Node();
  createBufferSource = () => new Node();
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
}

const kept = new Map<string, string>();
const page = { hidden: false, documentElement: { dataset: {} } };
const browser = { userActivation: { hasBeenActive: true } };

/** The page, as after a reload. */
async function opened() {
  vi.resetModules();
  const me = await import("../../src/core/me.svelte");
  await me.ready;
  return { ...me, ...(await import("../../src/core/sounds")) };
}

describe("sounds of the stage", () => {
  beforeEach(() => {
    kept.clear();
    Object.assign(heard, { contexts: 0, voices: 0 });
    page.hidden = false;
    browser.userActivation.hasBeenActive = true;
    vi.mocked(patch).mockClear();
    vi.stubGlobal("AudioContext", FakeAudio);
    vi.stubGlobal("document", page);
    vi.stubGlobal("navigator", browser);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
    vi.stubGlobal("addEventListener", vi.fn());
  });

  it("are off until somebody wants them, and then there is not even a device", async () => {
    const { account, play } = await opened();
    expect(account.settings.stageSounds).toBe(false);
    for (const sound of SOUNDS) play(sound);
    expect(heard).toEqual({ contexts: 0, voices: 0 });
  });

  it("are made here, each of them, on one device", async () => {
    const { change, play } = await opened();
    await change({ stageSounds: true });
    for (const sound of SOUNDS) {
      heard.voices = 0;
      play(sound);
      expect(heard.voices, sound).toBeGreaterThan(0);
    }
    expect(heard.contexts).toBe(1);
  });

  it("stay as wished after a reload, here and with the account", async () => {
    await (await opened()).change({ stageSounds: true });
    expect(patch).toHaveBeenCalledWith("/api/me", { settings: { stageSounds: true } });
    const { account, change, play } = await opened();
    expect(account.settings.stageSounds).toBe(true);
    await change({ stageSounds: false });
    play("roll");
    expect(heard.voices).toBe(0);
    expect((await opened()).account.settings.stageSounds).toBe(false);
  });

  it("are silent while the page is hidden, and before the first touch of it", async () => {
    const { change, play } = await opened();
    await change({ stageSounds: true });
    page.hidden = true;
    play("hit");
    page.hidden = false;
    browser.userActivation.hasBeenActive = false;
    play("hit");
    expect(heard.contexts).toBe(0);
  });
});
