/** Numbers of the rules that the board is drawn with. */

/** SB15.1 Victory points that bring the end. */
export const TARGET = 40;
/** SB3.1 Cards of the shipyard; the places after them are colonies. */
export const SHIP_SLOTS = 18;
/** SB3.1 Cards of each level beside each other. */
export const SLOTS = 6;
