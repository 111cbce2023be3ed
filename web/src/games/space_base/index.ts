import type { GameUi } from "../../core/games";
import Board from "./Board.svelte";
import { lessons } from "./lessons";
import SeatBoard from "./SeatBoard.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { prompt, readable, words } from "./words";

export const ui: GameUi = { Board, SeatFacts, SeatBoard, words, readable, prompt, lessons };
