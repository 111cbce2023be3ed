import type { GameUi } from "../../core/game-ui";
import Board from "./Board.svelte";
import { toldArgs } from "./content";
import { ending } from "./ending";
import { tutorial } from "./lessons";
import { overview } from "./overview";
import { looseInHand } from "./places";
import Scene from "./Scene.svelte";
import Scores from "./Scores.svelte";
import SeatBoard from "./SeatBoard.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { cue } from "./staging";
import { kindly, prompt, seatWords, words } from "./words";

export const ui: GameUi = {
  Board,
  Scores,
  SeatFacts,
  SeatBoard,
  words,
  readable: toldArgs,
  prompt,
  loose: looseInHand,
  seatWords,
  kindly,
  ending,
  cue,
  Scene,
  tutorial,
  overview,
};
