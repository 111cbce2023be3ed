/** The games on offer and their static content, as the server describes them. */

import { once } from "./api";
import type { GameMeta } from "./types";

export const allGames = (): Promise<GameMeta[]> => once<GameMeta[]>("/api/games");

export async function gameMeta(id: string): Promise<GameMeta> {
  const found = (await allGames()).find((game) => game.id === id);
  if (!found) throw new Error(id);
  return found;
}

export const gameContent = (id: string): Promise<unknown> => once(`/api/games/${id}/content`);
