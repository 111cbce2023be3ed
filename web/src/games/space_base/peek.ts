/** Pointing at a card shows it in full; the board owns the picture, the cards only ask for it. */

import { getContext, setContext } from "svelte";

export interface Peeked {
  cards: [id: string, side: "both" | "station" | "deployed"][];
  title: string;
  at: DOMRect;
}

type Show = (peeked: Peeked | null) => void;
const KEY = "space-base-peek";

export const offerPeek = (show: Show): void => void setContext(KEY, show);

export function usePeek(): Show {
  return getContext<Show | undefined>(KEY) ?? (() => undefined);
}
