import { beforeEach, describe, expect, it, vi } from "vitest";
import { Answers } from "../../src/core/answers.svelte";
import { post } from "../../src/core/api";
import type { Question, Refusal } from "../../src/core/types";

vi.mock("../../src/core/api", () => ({ post: vi.fn() }));

const NO: Refusal = { key: "error-no", args: {}, rule: "T1" };
const question = (kind: string, ...options: string[]): Question => ({
  kind,
  rule: "",
  options,
  default: null,
});

/** A table that writes down what is sent to it. */
class Desk {
  id = "t";
  seat: number | null = 0;
  asked = true;
  options = ["a", "b", "c"];
  confirms = false;
  sent: string[][] = [];
  stage = { playing: false, end: vi.fn() };

  deliver(codes: string[]): string | null {
    this.sent.push(codes);
    return `id${this.sent.length}`;
  }
}

describe("Answers", () => {
  let desk: Desk;
  let answers: Answers;
  beforeEach(() => {
    desk = new Desk();
    answers = new Answers(desk);
  });

  it("are sent by a tap, and by the second one where they must be confirmed", () => {
    answers.pick("a");
    expect(desk.sent).toEqual([["a"]]);
    answers.acknowledge("id1");
    desk.confirms = true;
    answers.pick("b");
    expect(answers.selected).toBe("b");
    answers.pick("b");
    expect(desk.sent).toEqual([["a"], ["b"]]);
  });

  it("are not sent by somebody without a seat", () => {
    desk.seat = null;
    answers.send(["a"]);
    expect(desk.sent).toEqual([]);
    expect(answers.sending).toBeNull();
  });

  it("send all that was pointed at together once it is confirmed", () => {
    desk.confirms = true;
    answers.pickAll(["a", "x", "y"]);
    answers.act("a");
    expect(desk.sent).toEqual([["a", "x", "y"]]);
  });

  it("are sent once, however often they are pressed on their way", () => {
    answers.send(["a"]);
    answers.send(["a"]);
    answers.acknowledge("id1");
    expect(desk.sent).toEqual([["a"]]);
    answers.send(["a"]);
    expect(desk.sent).toEqual([["a"], ["a"]]);
  });

  it("may be the same for the next question, which is seen before the acknowledgement", () => {
    answers.send(["a"]);
    answers.hear([{ n: 1, seat: 0, code: "a", events: [] }]);
    answers.send(["a"]);
    answers.acknowledge("id1");
    expect(desk.sent).toEqual([["a"], ["a"]]);
  });

  it("keep a second one until the first is acknowledged and its story told", () => {
    answers.send(["a"]);
    answers.send(["b"]);
    expect(desk.stage.end).toHaveBeenCalledTimes(2);
    desk.stage.playing = true;
    answers.acknowledge("id1");
    expect(desk.sent).toEqual([["a"]]);
    answers.goOn();
    expect(desk.sent).toEqual([["a"], ["b"]]);
  });

  it("leave alone what another one's acknowledgement is about", () => {
    answers.send(["a"]);
    answers.acknowledge("other");
    expect(answers.sending).toBe("a");
  });

  it("ask again for what the table has not carried out of several", () => {
    answers.send(["a", "b"]);
    answers.hear([{ n: 1, seat: 0, code: "a", events: [] }]);
    answers.acknowledge("id1");
    expect(desk.sent).toEqual([["a", "b"], ["b"]]);
  });

  it("ask nothing again where nothing was carried out", () => {
    answers.send(["a", "b"]);
    answers.acknowledge("id1");
    expect(desk.sent).toEqual([["a", "b"]]);
  });

  it("try the first alone when several are refused, and tell a refusal of one", () => {
    answers.send(["a", "b"]);
    answers.refuse(NO);
    expect(desk.sent).toEqual([["a", "b"], ["a"]]);
    expect(answers.refusal).toBeNull();
    answers.refuse(NO);
    expect(answers.refusal).toBe(NO);
    expect(answers.tried).toBe("a");
  });

  it("stay picked while others act, as long as they are possible", () => {
    answers.select("b");
    answers.hint = { code: "b" } as Answers["hint"];
    answers.turnTo(question("buy", "a", "b"), question("buy", "a", "b", "c"), true);
    expect(answers.selected).toBe("b");
    answers.turnTo(question("buy", "a"), question("buy", "a", "b"), true);
    expect(answers.selected).toBeNull();
    expect(answers.hint).toBeNull();
    expect(answers.refusal?.key).toBe("web-choice-gone");
  });

  it("are forgotten with their question, and kept with the same one", () => {
    answers.select("a");
    answers.turnTo(question("buy", "a"), question("buy", "a"), false);
    expect(answers.selected).toBe("a");
    answers.turnTo(question("fly", "a"), question("buy", "a"), false);
    expect(answers.selected).toBeNull();
  });

  it("take a hint, or the reason why there is none", async () => {
    vi.mocked(post).mockResolvedValueOnce({ code: "a" });
    const asked = answers.askHint();
    expect(answers.hint).toBe("thinking");
    await asked;
    expect(answers.hint).toEqual({ code: "a" });
    vi.mocked(post).mockRejectedValueOnce({ refusal: NO });
    await answers.askHint();
    expect(answers.hint).toBeNull();
    expect(answers.refusal).toEqual(NO);
  });
});
