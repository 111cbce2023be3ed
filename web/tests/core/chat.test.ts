import { expect, it } from "vitest";
import { Chat } from "../../src/core/chat.svelte";
import type { ChatLine } from "../../src/core/kept";

const line = (id: number, user: string): ChatLine => ({
  id,
  user,
  room: "players",
  from: user,
  text: "hello",
  at: 0,
});

it("takes away what was unsaid and what somebody said who is not to be read", () => {
  const chat = new Chat();
  for (const said of [line(1, "ann"), line(2, "bob"), line(3, "bob"), line(4, "eve")])
    chat.hear(said);
  chat.unsay([2]);
  expect(chat.lines.map(({ id }) => id)).toEqual([1, 3, 4]);
  chat.silence("bob");
  expect(chat.lines.map(({ id }) => id)).toEqual([1, 4]);
  chat.clear();
  expect(chat.lines).toEqual([]);
});
