/** Names of the people and bots at a table. */

import { t } from "./texts.svelte";
import type { SeatInfo } from "./types";

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** Bots are stars; several seats of one person differ by their letter. */
export function seatNames(seats: SeatInfo[]): string[] {
  const stars = t("seat-names").split(" ");
  return seats.map((seat) => {
    if (seat.kind === "bot")
      return seat.name || (stars[seat.seat % stars.length] ?? seatLetter(seat.seat));
    if (seat.kind === "person" && !seat.name) return formerPlayer(seat.seat);
    const twins =
      seats.filter((other) => other.user !== null && other.user === seat.user).length > 1;
    return twins ? `${seat.name} ${seatLetter(seat.seat)}` : (seat.name ?? "");
  });
}

/** Somebody who has deleted the account. */
export const formerPlayer = (seat: number): string =>
  t("web-former-player", { seat: seatLetter(seat) });
