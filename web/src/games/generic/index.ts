import type { GameUi } from "../../core/game-ui";
import { plainWords } from "../../core/phrases";
import Board from "./Board.svelte";

/** Makes any game of the engine playable before its own board is drawn. */
export const ui: GameUi = { Board, words: plainWords };
