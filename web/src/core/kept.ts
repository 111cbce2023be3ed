/** What this browser keeps for itself; what travels stands in `types`. */

import type { ChatTold, LogLine } from "./types";

export interface Settings {
  lang: string;
  theme: "dark" | "light" | "system";
  motion: "system" | "full" | "reduced";
  sound: boolean;
  colours: "okabe-ito" | "contrast";
  confirm: "auto" | "always" | "never";
  notices: boolean;
}

export type ChatLine = Pick<ChatTold, "room" | "from" | "text" | "at">;

/** A line of the log with the number that this page has given it in order of arrival. */
export interface KeptLine extends LogLine {
  id: number;
}
