import type { Attachment } from "svelte/attachments";

const NEAR_END = 40;

/** A scrolling box that stays at its end as lines come and as its size changes, unless its reader
 * has scrolled up. */
export class Following {
  /** Whether the newest line is in view. */
  atEnd = $state(true);
  private box: HTMLElement | null = null;

  constructor(private readonly lines: () => readonly unknown[]) {}

  readonly attach: Attachment<HTMLElement> = (box) => {
    this.box = box;
    let size = box.clientHeight;
    const look = (): void => {
      // A box that shrinks is no reader who scrolls.
      if (box.clientHeight === size)
        this.atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
    };
    const resized = new ResizeObserver(() => {
      size = box.clientHeight;
      if (this.atEnd) this.toEnd();
    });
    box.addEventListener("scroll", look);
    resized.observe(box);
    $effect(() => {
      if (this.lines().length && this.atEnd) this.toEnd();
    });
    return () => {
      box.removeEventListener("scroll", look);
      resized.disconnect();
    };
  };

  toEnd(): void {
    if (this.box) this.box.scrollTop = this.box.scrollHeight;
    this.atEnd = true;
  }
}
