/** Fingers, mouse, wheel and keys on the sheet of a map. */

import type { Camera } from "./camera.svelte";

const SLACK = 6;
const KEY_STEP = 80;

export class Gestures {
  private readonly fingers = new Map<number, [number, number]>();
  private moved = 0;
  private pinch = 0;

  constructor(
    private readonly camera: () => Camera,
    private readonly box: () => HTMLElement,
  ) {}

  /** Measures the window and takes wheel and touch from the frame around the board. */
  watch(): () => void {
    const box = this.box();
    const watch = new ResizeObserver(() => {
      const camera = this.camera();
      camera.width = box.clientWidth || camera.width;
      camera.height = box.clientHeight || camera.height;
    });
    watch.observe(box);
    const touch = (event: TouchEvent): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    box.addEventListener("wheel", this.wheel, { passive: false });
    box.addEventListener("touchmove", touch, { passive: false });
    return () => watch.disconnect();
  }

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const { left, top } = this.box().getBoundingClientRect();
    const factor = event.deltaY < 0 ? 1.15 : 1 / 1.15;
    this.camera().zoom(factor, event.clientX - left, event.clientY - top);
  };

  readonly grab = (event: PointerEvent): void => {
    if (event.button) return;
    event.stopPropagation();
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 1) this.moved = 0;
    this.pinch = 0;
  };

  readonly pull = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    if (!event.buttons) {
      this.fingers.delete(event.pointerId);
      return;
    }
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
    this.moved += Math.abs(dx) + Math.abs(dy);
    if (this.fingers.size > 1) this.spread();
    else if (this.moved > SLACK) this.camera().pan(dx, dy);
  };

  private spread(): void {
    const [a, b] = [...this.fingers.values()];
    if (!a || !b) return;
    const distance = Math.hypot(a[0] - b[0], a[1] - b[1]);
    const { left, top } = this.box().getBoundingClientRect();
    const [x, y] = [(a[0] + b[0]) / 2 - left, (a[1] + b[1]) / 2 - top];
    if (this.pinch) this.camera().zoom(distance / this.pinch, x, y);
    this.pinch = distance;
  }

  readonly drop = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    this.pinch = 0;
  };

  /** A drag is no click. */
  readonly tapped = (act: () => void) => (): void => {
    if (this.moved <= SLACK) act();
  };

  /** Arrow keys push the sheet about while it has the focus. */
  readonly push = (event: KeyboardEvent): void => {
    const by: Record<string, [number, number]> = {
      ArrowLeft: [KEY_STEP, 0],
      ArrowRight: [-KEY_STEP, 0],
      ArrowUp: [0, KEY_STEP],
      ArrowDown: [0, -KEY_STEP],
    };
    const found = by[event.key];
    if (!found) return;
    event.preventDefault();
    this.camera().pan(...found);
  };
}

export const small = (): boolean => matchMedia("(max-width: 760px)").matches;
export const coarse = (): boolean => matchMedia("(hover: none)").matches;

export const typed = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

/** The table's keys for larger and smaller mean the map here. */
export const mapKeys = (camera: Camera, escape: () => void) => (event: KeyboardEvent) => {
  const typing = (event.target as Element).closest("input, textarea, select, dialog");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const actions: Record<string, () => void> = {
    "+": () => camera.zoom(1.25),
    "-": () => camera.zoom(1 / 1.25),
    "0": () => camera.fit(),
    Escape: escape,
  };
  const act = actions[event.key];
  if (!act) return;
  act();
  if (event.key === "Escape") return;
  event.preventDefault();
  event.stopImmediatePropagation();
};
