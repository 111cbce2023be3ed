/** The live line to a table: comes back by itself, and repeats what was not acknowledged. */

import type { Refusal, ServerMessage } from "./types";

export type Line = "connecting" | "open" | "lost";

interface Hooks {
  message(message: ServerMessage): void;
  line(state: Line): void;
  /** The last version seen, for what was missed. */
  version(): number;
  /** The server will not have us at this table. */
  gone(error: Refusal): void;
}

/** Closing codes that no repetition will change. */
const REFUSED: Record<number, string> = {
  4401: "web-error-signed-out",
  4402: "error-banned",
  4403: "web-error-not-yours",
  4404: "web-error-no-table",
  4409: "web-error-old-rules",
};

/** Random enough to name an action; `crypto.randomUUID` is missing on plain http. */
function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15000;
const SILENCE = 35000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private unacknowledged = new Map<string, object>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private pulse = 0;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly code: string,
    private readonly hooks: Hooks,
  ) {
    addEventListener("online", this.retry);
    addEventListener("offline", this.drop);
    this.connect();
  }

  /** Sends now, or as soon as the line is back; repeats are harmless because of the id. */
  send(message: Record<string, unknown>): string {
    const id = newId();
    const full = { ...message, id };
    this.unacknowledged.set(id, full);
    this.write(full);
    return id;
  }

  /** Sends something that is not worth repeating. */
  tell(message: object): void {
    this.write(message);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.drop);
    this.socket?.close();
  }

  private write(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.closed) return;
    this.hooks.line("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.hooks.version();
    const query = new URLSearchParams();
    if (since > 0) query.set("since", String(since));
    if (this.code) query.set("code", this.code);
    const address = `${scheme}://${location.host}/ws/table/${this.table}?${query.toString()}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.received(String(event.data));
    socket.onclose = (event) => {
      const key = REFUSED[event.code];
      if (key) this.hooks.gone({ key, args: {}, rule: "" });
      else if (this.socket === socket) this.lost();
    };
  }

  private opened(): void {
    this.wait = FIRST_WAIT;
    this.heard = Date.now();
    this.hooks.line("open");
    for (const message of this.unacknowledged.values()) this.write(message);
    clearInterval(this.pulse);
    this.pulse = window.setInterval(() => this.beat(), PING_EVERY);
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.drop();
    else this.tell({ t: "ping" });
  }

  private received(data: string): void {
    this.heard = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    if ((message.t === "ack" || message.t === "refused") && message.id)
      this.unacknowledged.delete(message.id);
    this.hooks.message(message);
  }

  private lost(): void {
    this.socket = null;
    clearInterval(this.pulse);
    if (this.closed) return;
    this.hooks.line("lost");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private readonly drop = (): void => {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost();
  };

  private readonly retry = (): void => {
    if (this.socket) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  };
}
