/** The page of overview. */

import type { Overview } from "../../core/game-ui";
import Picture from "./Picture.svelte";
import Sign from "./Sign.svelte";

export const overview: Overview = {
  parts: ["base", "roll", "pay", "buy", "colony"],
  Picture,
  signs: [
    ["credits", "resource-credits"],
    ["income", "resource-income"],
    ["vp", "resource-vp"],
    ["cube", "sign-cube"],
    ["left", "sign-arrow"],
    ["claim", "sign-claim"],
    ["cart", "sign-cart"],
    ["reroll", "sign-reroll"],
    ["dice", "sign-dice"],
    ["swap", "sign-swap"],
    ["double", "sign-double"],
    ["lock", "sign-lock"],
  ],
  Sign,
};
