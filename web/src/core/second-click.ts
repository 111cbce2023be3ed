/** The second half of a double click was meant for what lay there at the first: once that has been
 * answered, another question waits under the pointer. */

/** Milliseconds; whoever clicks more slowly has seen what is there now. */
const HASTE = 300;

export class SecondClick {
  private at = -HASTE;
  private version = -1;

  /** Notes every click; whether this one has to be left out. */
  isBlind(event: Pick<MouseEvent, "detail" | "timeStamp">, version: number): boolean {
    const follows = event.detail > 1 && event.timeStamp - this.at < HASTE;
    const blind = follows && version !== this.version;
    this.at = event.timeStamp;
    this.version = version;
    return blind;
  }
}
