/** The second half of a double click was meant for what lay there at the first: once that has been
 * answered, another question waits under the pointer. */

/** Milliseconds; whoever clicks more slowly has seen what is there now. */
const HASTE = 300;

export class SecondClick {
  private at = -HASTE;
  private asked = "";
  private version = 0;

  /** Notes every click; whether this one has to be left out: the own question has changed, or others
   * have answered since, so that it is a new one in the same words. In a race others answer all the
   * time, and every other click would be swallowed: there the version has to be 0. */
  isBlind(
    event: Pick<MouseEvent, "detail" | "timeStamp">,
    asked: string,
    version: number,
  ): boolean {
    const follows = event.detail > 1 && event.timeStamp - this.at < HASTE;
    const blind = follows && (asked !== this.asked || version > this.version + 1);
    this.at = event.timeStamp;
    this.asked = asked;
    this.version = version;
    return blind;
  }
}
