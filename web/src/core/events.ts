/** Events as the rules told them. */

import type { Args, GameEvent } from "./types";

/** Arguments with the numbers of seats and pieces, where names stand for people. */
export const argsOf = (event: GameEvent): Args => event.raw ?? event.args;
