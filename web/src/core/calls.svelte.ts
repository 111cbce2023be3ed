/** Calls from other tables while one is elsewhere: "your move", or a bot that stands in. */

import { account } from "./me.svelte";
import { ring } from "./notices";
import { waiting } from "./waiting.svelte";

interface Call {
  kind: "turn" | "held";
  table: string;
  game: string;
}

class Calls {
  shown = $state.raw<Call | null>(null);
}

export const calls = new Calls();
const RETRY = 15000;
const PATIENCE = 2500;
const SHOWN = 15000;

const here = (call: Call): boolean => location.pathname === `/table/${call.table}`;

function show(call: Call): void {
  if (here(call)) return;
  calls.shown = call;
  if (call.kind === "turn") ring();
  setTimeout(() => {
    if (calls.shown === call) calls.shown = null;
  }, SHOWN);
}

/** Somebody who is just on the way to that table needs no call. */
function hear(data: string): void {
  const { t: kind, table, game } = JSON.parse(data) as { t: string; table: string; game: string };
  if (kind !== "turn" && kind !== "held") return;
  waiting.soon();
  const call: Call = { kind, table, game };
  if (!here(call)) setTimeout(() => show(call), PATIENCE);
}

/** Listens as long as the same person is here; gives a way to stop. */
export function listen(): () => void {
  if (!account.me) return () => undefined;
  let stopped = false;
  let timer = 0;
  let socket: WebSocket | null = null;
  const connect = (): void => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/ws/me`);
    socket.onmessage = (event) => hear(String(event.data));
    socket.onclose = () => {
      if (!stopped) timer = window.setTimeout(connect, RETRY);
    };
  };
  connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    socket?.close();
  };
}
