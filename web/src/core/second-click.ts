/** The second half of a double click was meant for what lay there at the first: once that has been
 * answered, another question waits under the pointer. */

/** Milliseconds; whoever clicks more slowly has seen what is there now. */
const HASTE = 300;

export class SecondClick {
  private at = -HASTE;
  private asked = "";

  /** Notes every click; whether this one has to be left out. What others do meanwhile does not
   * count: in a race that would swallow every other click. */
  isBlind(event: Pick<MouseEvent, "detail" | "timeStamp">, asked: string): boolean {
    const follows = event.detail > 1 && event.timeStamp - this.at < HASTE;
    const blind = follows && asked !== this.asked;
    this.at = event.timeStamp;
    this.asked = asked;
    return blind;
  }
}
