/** The sum behind a number, asked of the table. */

import { post } from "../../core/api";
import type { Shown } from "../../core/game-ui";
import { route } from "../../core/route.svelte";
import type { Explanation } from "../../core/types";

/** Only a table answers, and only for one's own seat. */
export const canExplain = (shown: Shown, seat: number): boolean =>
  route.parts[0] === "table" && shown.view.seat === seat;

export function explain(seat: number, what: string): Promise<Explanation> {
  const table = encodeURIComponent(route.parts[1] ?? "");
  return post<Explanation>(`/api/tables/${table}/explain`, { seat, what });
}
