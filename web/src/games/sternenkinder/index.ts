import type { GameUi } from "../../core/game-ui";
import Board from "./Board.svelte";
import { readable } from "./content";
import { tutorial } from "./lessons";
import { overview } from "./overview";
import { loose } from "./options";
import Scene from "./Scene.svelte";
import Scores from "./Scores.svelte";
import SeatBoard from "./SeatBoard.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { cue } from "./staging";
import { promptWords } from "./triggers";
import { seatWords, words } from "./words";

export const ui: GameUi = {
  Board,
  SeatFacts,
  SeatBoard,
  Scores,
  words,
  readable,
  prompt: promptWords,
  loose,
  seatWords,
  cue,
  Scene,
  tutorial,
  overview,
};
