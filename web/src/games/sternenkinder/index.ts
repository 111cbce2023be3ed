import type { GameUi } from "../../core/game-ui";
import Board from "./Board.svelte";
import { readable } from "./content";
import { lessonOptions, lessons, lessonsDue, lessonSeed } from "./lessons";
import { loose } from "./options";
import SeatBoard from "./SeatBoard.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { seatWords, words } from "./words";

export const ui: GameUi = {
  Board,
  SeatFacts,
  SeatBoard,
  words,
  readable,
  loose,
  seatWords,
  lessons,
  lessonOptions,
  lessonsDue,
  lessonSeed,
};
