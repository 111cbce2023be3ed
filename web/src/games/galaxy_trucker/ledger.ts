/** Earned on the way, bonus looking, goods, losses: the lines of one flight. */
export const LINES = ["earned", "bonus", "beauty", "goods", "losses"] as const;
