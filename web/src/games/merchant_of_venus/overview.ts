/** The page of overview. */

import type { Overview } from "../../core/game-ui";
import Picture from "./Picture.svelte";
import Sign from "./Sign.svelte";

const KINDS = [
  "surface_city",
  "neutral_spaceport",
  "galactic_base",
  "orbital",
  "navigation",
  "teleportal",
  "hazard",
  "encounter",
  "asteroid",
  "pirate",
  "yellow",
  "red",
];
const MARKED = ["laser", "shield", "pilot", "fame", "infamy", "person"];

export const overview: Overview = {
  parts: ["fly", "meet", "trade", "danger", "port"],
  Picture,
  signs: [...KINDS, "basic", "quality", "luxury", ...MARKED].map((sign) => [sign, `sign-${sign}`]),
  Sign,
};
