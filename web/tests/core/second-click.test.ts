import { expect, test } from "vitest";
import { SecondClick } from "../../src/core/second-click";

const click = (detail: number, timeStamp: number): { detail: number; timeStamp: number } => ({
  detail,
  timeStamp,
});

test("the second click is left out once the first was answered", () => {
  const second = new SecondClick();
  expect(second.isBlind(click(1, 1000), "question 5", 5)).toBe(false);
  expect(second.isBlind(click(2, 1150), "question 6", 6)).toBe(true);
  expect(second.isBlind(click(3, 1300), "question 6", 6)).toBe(false); // this one has seen question 6
});

test("nothing is left out while nothing has changed", () => {
  const second = new SecondClick();
  expect(second.isBlind(click(1, 1000), "question 5", 5)).toBe(false);
  expect(second.isBlind(click(2, 1100), "question 5", 5)).toBe(false);
});

test("who clicks slowly, elsewhere or by keyboard means it", () => {
  const second = new SecondClick();
  expect(second.isBlind(click(1, 1000), "question 5", 5)).toBe(false);
  expect(second.isBlind(click(2, 1400), "question 6", 6)).toBe(false);
  expect(second.isBlind(click(1, 1500), "question 7", 7)).toBe(false);
  expect(second.isBlind(click(0, 1510), "question 8", 8)).toBe(false);
});

test("a new question in the same words was not meant either", () => {
  const second = new SecondClick();
  expect(second.isBlind(click(1, 1000), "split sum", 5)).toBe(false);
  expect(second.isBlind(click(2, 1100), "split sum", 6)).toBe(false); // the own answer alone
  expect(second.isBlind(click(3, 1200), "split sum", 8)).toBe(true); // a bot has rolled since
});
