import { beforeEach, describe, expect, it, vi } from "vitest";
import { swallowClick } from "../../src/ui/dropping";

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

const isHeard = (): boolean => page.dispatchEvent(new Event("click", { cancelable: true }));

describe("after a drag", () => {
  it("letting go is no click, and the next click is one", () => {
    swallowClick();
    expect(isHeard()).toBe(false);
    expect(isHeard()).toBe(true);
  });

  it("a tap that a busy page hears before its timers is not lost", () => {
    swallowClick();
    page.dispatchEvent(new Event("pointerdown"));
    expect(isHeard()).toBe(true);
  });

  it("nothing waits for a click that never comes, as after a finger", () => {
    swallowClick();
    vi.runAllTimers();
    expect(isHeard()).toBe(true);
  });
});
