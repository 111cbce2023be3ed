/** The page of overview. */

import type { Overview } from "../../core/game-ui";
import Picture from "./Picture.svelte";
import Sign from "./Sign.svelte";

const TILES = [
  "cabin",
  "life_support_purple",
  "battery2",
  "engine",
  "double_engine",
  "cannon",
  "double_cannon",
  "shield",
  "cargo2",
  "special_cargo1",
  "structural",
];

export const overview: Overview = {
  parts: ["build", "race", "fly", "strike", "pay"],
  Picture,
  signs: [
    ...TILES.map((kind): [string, string] => [kind, `sign-${kind}`]),
    ["connectors", "sign-connectors"],
    ["red", "sign-red"],
    ["goods", "sign-goods"],
  ],
  Sign,
};
