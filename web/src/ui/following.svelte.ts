import type { Attachment } from "svelte/attachments";

const NEAR_END = 40;

/** Keeps a scrolling box at its end as lines come, unless its reader has scrolled up. */
export function following(lines: () => readonly unknown[]): Attachment<HTMLElement> {
  return (box) => {
    let atEnd = true;
    const look = (): void => {
      atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
    };
    box.addEventListener("scroll", look);
    $effect(() => {
      if (lines().length && atEnd) box.scrollTop = box.scrollHeight;
    });
    return () => box.removeEventListener("scroll", look);
  };
}
