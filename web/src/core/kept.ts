/** Types of what this browser keeps for itself; what travels stands in `types`. */

import type { Speed } from "./pacing";
import type { ChatTold, LogLine } from "./types";

export interface Settings {
  lang: string;
  theme: "dark" | "light" | "system";
  motion: "system" | "full" | "reduced";
  /** A sound when it is my move. */
  sound: boolean;
  /** How fast the stage tells what has happened. */
  stage: Speed;
  /** Sounds of what is on stage. */
  stageSounds: boolean;
  colours: "okabe-ito" | "contrast";
  confirm: "auto" | "always" | "never";
  notices: boolean;
}

export type ChatLine = Pick<ChatTold, "id" | "room" | "user" | "from" | "text" | "at">;

/** A line of the log with the number that this page has given it in order of arrival. */
export interface KeptLine extends LogLine {
  id: number;
  /** Somebody has left the table to a bot, or is back. */
  note?: "left" | "back";
}
