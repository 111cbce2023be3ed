import { type GameUi, plainWords } from "../../core/games";
import Board from "./Board.svelte";

/** Makes any game of the engine playable before its own board is drawn. */
export const ui: GameUi = { Board, words: plainWords };
