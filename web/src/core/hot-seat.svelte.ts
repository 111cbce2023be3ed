/** The screen that several own seats share: whose turn it is to look at it. */

import type { View } from "./types";

const keyOf = (table: string): string => `no-curtain:${table}`;

/** Whether this screen is hidden between two players: a wish of those who sit before it. */
export const curtainWished = (table: string): boolean => !localStorage.getItem(keyOf(table));

export function wishCurtain(table: string, on: boolean): void {
  if (on) localStorage.removeItem(keyOf(table));
  else localStorage.setItem(keyOf(table), "yes");
}

/** The table as the shared screen needs it. */
export interface Shared {
  readonly id: string;
  readonly seat: number | null;
  readonly mine: number[];
  readonly view: View | null;
  /** Asks the server for the table as this seat sees it. */
  look(seat: number): void;
}

export class HotSeat {
  /** A player who must take the screen before it is shown. */
  curtain = $state<number | null>(null);
  /** The own seat that is, or will be, at this screen. */
  private guest = $state<number | null>(null);
  /** Who has asked for the screen keeps it, even without anything to answer. */
  private called = false;

  constructor(private readonly table: Shared) {}

  /** Behind the curtain is still the seat of before until the server shows the next one. */
  get canLift(): boolean {
    return this.table.seat === this.guest;
  }

  /** From now on the screen goes from hand to hand openly, or not. */
  wish(on: boolean): void {
    wishCurtain(this.table.id, on);
  }

  /** Everybody may have the screen, also who has finished. */
  handTo(seat: number): void {
    this.called = true;
    this.draw(seat);
  }

  /** After a broken line the server may show another own seat than the one at the screen. */
  receive(seat: number | null): void {
    if (this.table.mine.length > 1 && this.guest !== null && seat !== null && seat !== this.guest)
      this.hide(seat);
    this.guest = seat;
  }

  /** Who is no longer asked hands the screen on, unless it is on its way to somebody already. */
  pass(wasWaitedFor: boolean): void {
    if (!this.canLift) return;
    const stays = this.called;
    this.called = false;
    const { view } = this.table;
    if (!stays && (!view?.question || (wasWaitedFor && !this.isWaitedFor(view)))) this.passOn();
  }

  /** Who has finished may still act, but holds nobody up. */
  isWaitedFor(view: View | null): boolean {
    return view?.question != null && view.waiting.includes(this.table.seat ?? -1);
  }

  /** The screen goes to the next own seat that is asked; whoever comes back may stay. */
  private passOn(): void {
    const { mine, seat, view } = this.table;
    if (mine.length < 2 || !view) return;
    const next = view.waiting.find((one) => mine.includes(one));
    if (next !== undefined && next !== seat) this.draw(next);
  }

  private hide(seat: number): void {
    if (curtainWished(this.table.id)) this.curtain = seat;
  }

  private draw(seat: number): void {
    this.hide(seat);
    this.guest = seat;
    this.table.look(seat);
  }
}
