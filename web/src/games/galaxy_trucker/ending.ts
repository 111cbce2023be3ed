/** GT20.3 The end: everybody with at least 1 credit has won, and the richest is first. */

import type { EndingRow, EndingWords, Shown } from "../../core/game-ui";
import { t } from "../../core/texts.svelte";
import type { Outcome } from "../../core/types";
import { boardOf, purses } from "./content";

/** GT21.4 Each purse is a row; equal credits share the rank. */
function ranking(outcome: Outcome, shown: Shown): EndingRow[] {
  const rows = purses(boardOf(shown)).map((seats) => ({
    seats,
    points: outcome.points[seats[0] ?? 0] ?? 0,
  }));
  return rows
    .map((row) => ({
      ...row,
      place: 1 + rows.filter((other) => other.points > row.points).length,
      won: row.points > 0,
    }))
    .sort((a, b) => a.place - b.place);
}

function title(rows: EndingRow[], mine: number[]): string {
  const own = rows.find((row) => row.seats.some((seat) => mine.includes(seat)));
  const alone = mine.length === 1;
  if (!own || !alone) return t("gt-ending");
  if (!own.won) return t("gt-ending-empty");
  return own.place === 1 ? t("gt-ending-first") : t("gt-ending-place", { place: own.place });
}

export function ending(outcome: Outcome, mine: number[], shown: Shown): EndingWords {
  const rows = ranking(outcome, shown);
  const [won, empty] = [true, false].map((wanted) =>
    rows.filter((row) => row.won === wanted).flatMap((row) => row.seats),
  );
  const args = (seats: number[] = []) => ({
    names: seats.map((seat) => shown.names[seat] ?? "").join(", "),
    count: seats.length,
  });
  const lines = [won?.length ? t("gt-ending-winners", args(won)) : t("gt-ending-nobody")];
  if (won?.length && empty?.length) lines.push(t("gt-ending-poor", args(empty)));
  return { title: title(rows, mine), points: t("gt-value-credits"), lines, rows };
}
