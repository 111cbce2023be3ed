/** The boards of all games, each loaded when somebody opens a table of it. */

import { gameContent, gameMeta } from "../core/catalogue";
import type { GameUi } from "../core/game-ui";
import { speakOf } from "../core/texts.svelte";
import type { GameMeta } from "../core/types";

const UIS: Record<string, () => Promise<{ ui: GameUi }>> = {
  "space-base": () => import("./space_base"),
  "galaxy-trucker": () => import("./galaxy_trucker"),
  "merchant-of-venus": () => import("./merchant_of_venus"),
  sternenkinder: () => import("./sternenkinder"),
};

/** Games with a tutorial. */
export const TAUGHT = ["space-base", "galaxy-trucker", "merchant-of-venus", "sternenkinder"];

export interface Kit {
  ui: GameUi;
  meta: GameMeta;
  content: unknown;
}

/** Everything to show a game; `plain` leaves its own board out. */
export async function loadKit(game: string, plain: boolean): Promise<Kit> {
  const load = (plain ? undefined : UIS[game]) ?? (() => import("./generic"));
  const [{ ui }, meta, content] = await Promise.all([
    load(),
    gameMeta(game),
    UIS[game] ? gameContent(game) : null,
    speakOf(game),
  ]);
  return { ui, meta, content };
}
