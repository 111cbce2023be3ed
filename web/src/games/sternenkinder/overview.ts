/** The page of overview. */

import type { Overview } from "../../core/game-ui";
import Picture from "./Picture.svelte";
import Sign from "./Sign.svelte";

const MARKED = ["ground", "space", "size", "votes", "fleet", "colony", "gate", "blockade"];
const KINDS = ["planet", "asteroid", "nebula", "storm", "black_hole", "supernova", "anomaly"];

export const overview: Overview = {
  parts: ["map", "economy", "people", "war", "points"],
  Picture,
  signs: [
    ...["food", "awe", "research", "culture"].map((name): [string, string] => [
      name,
      `resource-${name}`,
    ]),
    ...MARKED.map((name): [string, string] => [name, `sign-${name}`]),
    ...KINDS.map((kind): [string, string] => [
      `system-${kind}`,
      `system-${kind.replaceAll("_", "-")}`,
    ]),
  ],
  Sign,
};
