import type { GameUi } from "../../core/game-ui";
import Board from "./Board.svelte";
import { boardOf } from "./content";
import { tutorial } from "./lessons";
import { overview } from "./overview";
import { loose } from "./places";
import Scene from "./Scene.svelte";
import Scores from "./Scores.svelte";
import SeatBoard from "./SeatBoard.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { cue } from "./staging";
import { prompt, readable, seatWords, words } from "./words";

export const ui: GameUi = {
  Board,
  Scores,
  SeatFacts,
  SeatBoard,
  words,
  readable,
  prompt,
  loose: (options, shown) => loose(options, boardOf(shown)),
  seatWords,
  cue,
  Scene,
  tutorial,
  overview,
};
