"""Matches of self-play, and what is kept of them."""

import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from raumhafen.agents.search import LEARNED, SEEDS, Sampler, Settings
from raumhafen.components.weights import parse_weights
from raumhafen.engine.game import Game, OptionValue
from raumhafen.engine.judgement import Judgement
from raumhafen.engine.rng import Rng
from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import State, apply
from raumhafen.games import load_game
from raumhafen.sim.collector import collect_rarely
from tools.judging.tables import as_of_today, judgement_of

WHIMS = (0, 30, 100, 250)  # answers of 1000 that a seat gives at random, seat by seat
WHIMSICAL = 80  # whims end, at the latest, after so many per cent of a usual match
ENDLESS = 5  # times a usual match: whims have ruined everybody, and nothing is learned from it
CHUNK = 20  # matches that a process plays at a time

Array = Any
Match = dict[str, Array]
Answer = Callable[[State, int, list[int], Rng], int]


@dataclass(frozen=True)
class Series:
    """What is played: `usual` is how many actions a match has, `weights` a file to choose by, and
    `calm` of 100 matches are without whims.
    """

    game_id: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    seed: str
    usual: int
    weights: str
    calm: int = 0


class Recorder:
    """Keeps positions of one match at steps of the game's pace, where a search judges them."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.judgement = judgement_of(game)
        self.rng = rng
        self.pace = 0
        self.numbers: list[list[list[float]]] = []
        self.marks: list[list[list[int]]] = []
        self.progress: list[float] = []

    def look(self, state: State) -> None:
        """Notes a new step of the match, or passes it over."""
        found = self.judgement
        if state.over or state.secret or not found.covers(state) or found.pace(state) <= self.pace:
            return
        self.pace = found.pace(state)
        if not self.rng.below(found.rarity(state)):
            self.note(state)

    def note(self, state: State) -> None:
        found, seats = self.judgement, range(state.seats)
        self.numbers.append([found.numbers(state, seat) for seat in seats])
        self.marks.append([found.marked(state, seat) for seat in seats])
        self.progress.append(found.progress(state))

    def match(self, shares: list[float]) -> Match:
        size = len(self.judgement.marks)
        counts = np.zeros((len(self.marks), len(shares), size), np.int8)
        for at, position in enumerate(self.marks):
            for seat, marks in enumerate(position):
                np.add.at(counts[at, seat], marks, 1)
        return {
            "numbers": np.array(self.numbers, np.float32),
            "marks": counts,
            "progress": np.array(self.progress, np.float32),
            "won": np.array([shares] * len(self.progress), np.float32),
        }


def play(series: Series, name: str) -> Match:
    """One match of seats that have whims at first."""
    game, seats = load_game(series.game_id), series.seats
    rng, state = Rng(name), game.new_state(seats, dict(series.options), name)
    recorder, later = Recorder(game, rng), answers_of(series)
    whims = [rng.pick(list(WHIMS)) for _ in range(seats)]
    until, last = rng.below(1 + series.usual * WHIMSICAL // 100), -1
    if series.calm and rng.below(100) < series.calm:
        until = 0
    while not state.over:
        if state.actions > ENDLESS * series.usual:
            return Recorder(game, rng).match([0.0] * seats)
        last = next_decider(state, last)
        if state.actions < until:
            action = whimsical(game, state, last, rng, whims[last] if last < seats else 0)
        else:
            options = state.options(last)
            action = options[0] if len(options) == 1 else later(state, last, options, rng)
        apply(state, last, action)
        if state.actions >= until:
            recorder.look(state)
    return recorder.match(game.outcome(state).shares())


def usual_length(game: Game, seats: int, options: dict[str, OptionValue]) -> int:
    """The actions of a match without whims."""
    state, last = game.new_state(seats, options, "usual"), -1
    while not state.over:
        last = next_decider(state, last)
        apply(state, last, game.mind().skilled(state, last, state.options(last)))
    return state.actions


def whimsical(game: Game, state: State, seat: int, rng: Rng, whim: int) -> int:
    options = state.options(seat)
    if len(options) == 1:
        return options[0]
    if whim and rng.below(1000) < whim:
        return rng.pick(options)
    return game.mind().skilled(state, seat, options)


@cache
def answers_of(series: Series) -> Answer:
    """How seats answer without whims: at first sight, or by weights."""
    game = load_game(series.game_id)
    if not series.weights:
        return lambda state, seat, options, rng: game.mind().skilled(state, seat, options)
    own = judgement_of(game)
    text = as_of_today(Path(series.weights), own)
    learned = type(own)(parse_weights(text, own.names, own.marks))
    return lambda state, seat, options, rng: at_a_glance(game, learned, state, seat, options, rng)


def at_a_glance(
    game: Game, learned: Judgement, state: State, seat: int, options: list[int], rng: Rng
) -> int:
    """What these weights like best when the running step ends."""
    world, sampler = state.clone(), Sampler(game, seat, Settings(judge=LEARNED))
    world.explicit, sampler.learned = True, learned
    return sampler.best_at_a_glance(world, options, rng.below(SEEDS) + 1)


def play_chunk(task: tuple[Series, int, int]) -> list[Match]:
    series, first, count = task
    matches = [play(series, f"{series.seed} {first} {k}") for k in range(count)]
    return [match for match in matches if len(match["won"])]


def play_all(series: Series, count: int, workers: int) -> Iterator[Match]:
    """In processes; the same matches however many there are."""
    tasks = [(series, at, min(CHUNK, count - at)) for at in range(0, count, CHUNK)]
    with multiprocessing.get_context("fork").Pool(workers, collect_rarely) as pool:
        for chunk in pool.imap(play_chunk, tasks):
            yield from chunk
