/** Names of the people and bots at a table. */

import { t } from "./texts.svelte";
import type { SeatInfo, TableInfo } from "./types";

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** Bots are stars; several seats of one person differ by their letter, unless they have names. */
export function seatNames(seats: SeatInfo[]): string[] {
  const stars = t("seat-names").split(" ");
  return seats.map((seat) => {
    if (seat.kind === "bot")
      return seat.name || (stars[seat.seat % stars.length] ?? seatLetter(seat.seat));
    if (seat.kind === "person" && !seat.name) return formerPlayer(seat.seat);
    const twins =
      seats.filter(
        (other) => other.user !== null && other.user === seat.user && other.name === seat.name,
      ).length > 1;
    return twins ? `${seat.name} ${seatLetter(seat.seat)}` : (seat.name ?? "");
  });
}

/** Who has left a running table to a bot since it was seen last, and who has come back. */
export function comings(
  before: TableInfo | null,
  now: TableInfo,
): [seat: number, note: "left" | "back"][] {
  if (before?.state !== "running") return [];
  return now.seats.flatMap((seat): [number, "left" | "back"][] => {
    const known = before.seats[seat.seat];
    if (!known || known.held_by_bot === seat.held_by_bot) return [];
    return [[seat.seat, seat.held_by_bot ? "left" : "back"]];
  });
}

/** Somebody who has deleted the account. */
export const formerPlayer = (seat: number): string =>
  t("web-former-player", { seat: seatLetter(seat) });
