/** Amounts that are asked for in one question, and the steps between them. */

const AMOUNT = "amount:";

/** As many amounts as nobody reads as a list of buttons. */
export const MANY = 9;

const listed = (options: string[]): number[] =>
  options
    .filter((code) => code.startsWith(AMOUNT))
    .map((code) => Number(code.slice(AMOUNT.length)));

export const amountsOf = (options: string[]): number[] => listed(options).sort((a, b) => a - b);

/** The amount that the rules name first: the least, or the usual one. */
export const usualOf = (options: string[]): number => listed(options)[0] ?? 0;

/** All answers are amounts but a few, which stay buttons. */
export const isBid = (options: string[]): boolean => amountsOf(options).length > MANY;

/** The amount that is offered nearest to where a step leads. */
export function stepTo(amount: number, by: number, amounts: number[]): number {
  const aim = amount + by;
  const ahead = amounts.filter((one) => (by > 0 ? one > amount : one < amount));
  const sorted = ahead.sort((a, b) => Math.abs(a - aim) - Math.abs(b - aim));
  return sorted[0] ?? amount;
}
