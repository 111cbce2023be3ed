/** Several answers that make one wish: a purchase with its payment, a whole cargo sold. */

import type { Shown } from "../../core/game-ui";
import { split } from "../../core/phrases";
import { boardOf, priceOf, systemView } from "./content";

/** MV10.5 The most that the own first contact card pays; null where nobody is asked. */
function fromCard(price: number, card: number, cash: number): number | null {
  const least = Math.max(0, Math.ceil((price - cash) / 10));
  const most = Math.floor(Math.min(price + 9, card) / 10);
  return most > least ? most : null;
}

/** What lies on the card of the place, if it is this seat's. */
export function onCard(shown: Shown, region: string, seat: number): number {
  const system = systemView(shown, region);
  return system?.owner === seat ? system.credits : 0;
}

/** The same thing bought so many times, each paid from the card as far as that goes. */
export function purchase(
  shown: Shown,
  region: string,
  seat: number,
  code: string,
  times = 1,
): string[] {
  const { kind, params } = split(code);
  const price = priceOf(shown, region, kind, params[0] ?? "") ?? 0;
  let [card, cash] = [onCard(shown, region, seat), boardOf(shown).seats[seat]?.credits ?? 0];
  const codes: string[] = [];
  for (let at = 0; at < times; at += 1) {
    const tens = ["buy", "equip"].includes(kind) ? fromCard(price, card, cash) : null;
    codes.push(code, ...(tens === null ? [] : [`from-card:${tens}`]));
    const paid = Math.min(price, 10 * (tens ?? 0));
    [card, cash] = [card - paid, cash - price + paid];
  }
  return codes;
}

/** MV10.1 How many of the goods aboard may be sold on this visit. */
export const salesOf = (shown: Shown, count: number): number =>
  Math.min(count, boardOf(shown).turn.sells);

/** MV10.1 How many of them can be bought now: allowed, paid for, with room aboard. */
export function mostOf(shown: Shown, region: string, seat: number, code: string): number {
  const { kind, params } = split(code);
  const own = boardOf(shown).seats[seat];
  const price = priceOf(shown, region, kind, params[0] ?? "") ?? 0;
  const money = (own?.credits ?? 0) + onCard(shown, region, seat);
  const { buys } = boardOf(shown).turn;
  return Math.min(buys, own?.room ?? 0, price ? Math.floor(money / price) : 0);
}
