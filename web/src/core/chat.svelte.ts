/** The conversation at a table. */

import type { ChatLine } from "./kept";

export class Chat {
  lines = $state.raw<ChatLine[]>([]);

  hear({ id, user, room, from, text, at }: ChatLine): void {
    this.lines = [...this.lines, { id, user, room, from, text, at }];
  }

  /** Lines that were taken away for everybody. */
  unsay(ids: number[]): void {
    this.lines = this.lines.filter((line) => !ids.includes(line.id));
  }

  /** Somebody's words are not to be read any more. */
  silence(user: string): void {
    this.lines = this.lines.filter((line) => line.user !== user);
  }

  clear(): void {
    this.lines = [];
  }
}
