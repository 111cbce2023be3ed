"""Measure how fast two peer libraries play at random, as a yardstick for our engine.

Runs in its own virtual environment (see requirements-peers.txt), so that the peers and what
they depend on never become dependencies of this project. Prints one JSON object.

The rules of the measurement, the same for each peer:

* uniformly random legal play, one process, one thread, wall-clock time;
* only decisions with at least two legal options count as actions: forced moves and chance
  events are played, and cost time, but count for nothing;
* whole games only, so that cheap openings and expensive middle games keep their real shares;
  setting up a game is part of playing it, so its time is included;
* the time is cut into slices and the median slice is reported, so that a burst of other load
  on the machine does not decide the result.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from importlib.metadata import version

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]
from catanatron.game import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
    TURNS_LIMIT,
    Game,
)
from catanatron.models.player import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
    Color,
    RandomPlayer,
)

SLICES = 5
SEED = 20240229

PlayGame = Callable[[], int]
"""Plays one whole game and returns how many counted actions it took."""


def catanatron_game() -> int:
    """Play one four-player game of Catan.

    ``execute`` with validation off skips the search for the action in the list it was just
    taken from, which ``play_tick`` would pay for: the peer gets its fastest public path.
    """
    game = Game([RandomPlayer(color) for color in Color])
    state = game.state
    uniform = random.random
    counted = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        options = len(actions)
        if options > 1:
            counted += 1
        game.execute(actions[int(uniform() * options)], validate_action=False)
    return counted


def sample(outcomes: list[tuple[int, float]]) -> int:
    """Draw a chance outcome; a plain walk beats ``random.choices``, which needs two lists."""
    left = random.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def backgammon_game() -> int:
    """Play one game of OpenSpiel's backgammon, stepped from Python.

    ``current_player`` alone tells decisions, chance nodes and the end apart, which saves the
    two further calls into C++ that ``is_terminal`` and ``is_chance_node`` would cost.
    """
    state = BACKGAMMON.new_initial_state()
    uniform = random.random
    counted = 0
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(sample(state.chance_outcomes()))
            continue
        actions = state.legal_actions()
        options = len(actions)
        if options > 1:
            counted += 1
        state.apply_action(actions[int(uniform() * options)])
    return counted


BACKGAMMON = pyspiel.load_game("backgammon")
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

PEERS: dict[str, tuple[str, PlayGame]] = {
    "catanatron": ("catanatron", catanatron_game),
    "open_spiel_backgammon": ("open_spiel", backgammon_game),
}


def slice_rate(play_game: PlayGame, seconds: float) -> float:
    """Return counted actions per second over the whole games begun within ``seconds``."""
    counted = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        counted += play_game()
        elapsed = time.perf_counter() - start
    return counted / elapsed


def median_rate(play_game: PlayGame, seconds: float) -> float:
    """Return the median slice; one game first, so that no slice pays for lazy set-up."""
    random.seed(SEED)
    play_game()
    return statistics.median(slice_rate(play_game, seconds / SLICES) for _ in range(SLICES))


def positive(text: str) -> float:
    """Parse a number of seconds; a slice without any time would have no rate."""
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"must be a positive number, got {text}")
    return value


def main() -> None:
    """Measure every peer and print the report."""
    parser = argparse.ArgumentParser(description="Measure catanatron and OpenSpiel.")
    parser.add_argument(
        "--seconds", type=positive, default=10.0, metavar="T", help="time for each peer"
    )
    seconds: float = parser.parse_args().seconds
    report = {
        name: {
            "version": version(package),
            "actions_per_s": round(median_rate(play_game, seconds), 1),
        }
        for name, (package, play_game) in PEERS.items()
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
