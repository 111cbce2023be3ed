/** The end of a drag by hand. */

const CAPTURE = { capture: true };

/** Letting go over a button is no click on it; but whatever is pressed next is. A timer alone would
 * not do: a busy page hears of the next tap before its timers. */
export function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    end();
  };
  const end = (): void => {
    removeEventListener("click", swallow, CAPTURE);
    removeEventListener("pointerdown", end, CAPTURE);
  };
  addEventListener("click", swallow, CAPTURE);
  addEventListener("pointerdown", end, CAPTURE);
  setTimeout(end);
}
