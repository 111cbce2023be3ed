import { describe, expect, it } from "vitest";
import { unreadIn } from "../../src/core/heard.svelte";
import type { ChatLine } from "../../src/core/kept";

const line = (id: number, user: string): ChatLine => ({
  id,
  user,
  room: "players",
  from: user,
  text: "…",
  at: 0,
});

describe("unreadIn", () => {
  const said = [line(3, "ada"), line(5, "ben"), line(8, "ben"), line(9, "ada")];

  it("counts what others have said after the line that was read last", () => {
    expect(unreadIn(said, 0, "ada")).toBe(2);
    expect(unreadIn(said, 5, "ada")).toBe(1);
    expect(unreadIn(said, 8, "ada")).toBe(0);
  });
});
