/** The sum behind a number, asked of the table. */

import { post } from "../../core/api";
import { route } from "../../core/route.svelte";
import type { Args } from "../../core/types";

export interface Share {
  key: string;
  args: Args;
  amount: number;
  rule: string;
}

export interface Explanation {
  total: number;
  shares: Share[];
}

export function explain(seat: number, what: string): Promise<Explanation> {
  const table = route.parts[1] ?? "";
  return post<Explanation>(`/api/tables/${encodeURIComponent(table)}/explain`, { seat, what });
}
