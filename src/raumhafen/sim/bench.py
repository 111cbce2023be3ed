"""Speed of a game: uniformly random legal play, copies and views of a position in mid-game."""

import json
import time
from collections.abc import Callable

from raumhafen.engine import state as engine_state
from raumhafen.engine.game import Game, OptionValue
from raumhafen.engine.perspective import table_view
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State, apply

SEATS = 4
LOOK_EVERY = 256  # answers between two looks at the clock
TRIALS = 5


def is_compiled() -> bool:
    return not str(engine_state.__file__).endswith(".py")


def measure(game: Game, seconds: float, seed: int = 1) -> dict[str, float | bool]:
    """The figures that `raumhafen bench --json` prints for a game."""
    middle = mid_game(game, seed)
    seat = middle.deciders()[0]
    share = seconds / 8
    copy = best_time(middle.clone, share)
    view = best_time(lambda: json.dumps(table_view(game, middle, seat)), share)
    return {
        "decisions_per_s": round(play_rate(game, seconds * 3 / 4, seed)),
        "copy_us": round(copy * 1e6, 2),
        "view_us": round(view * 1e6, 1),
        "compiled": is_compiled(),
    }


def new_match(game: Game, seed: int, options: dict[str, OptionValue] | None = None) -> State:
    seats = max(game.meta.min_seats, min(SEATS, game.meta.max_seats))
    return game.new_state(seats, options or {}, seed)


def play_rate(
    game: Game, seconds: float, seed: int, options: dict[str, OptionValue] | None = None
) -> float:
    """Decisions per second of processor time over whole matches; what has a single option is
    played, not counted.
    """
    rng = Rng(seed)
    decisions = 0
    begun = time.process_time()
    passed = 0.0
    while passed < seconds:
        state = new_match(game, seed, options)
        seed += 1
        while not state.over and passed < seconds:
            decisions += play_some(state, rng, LOOK_EVERY)
            passed = time.process_time() - begun
    return decisions / passed


def play_some(state: State, rng: Rng, answers: int) -> int:
    """Gives so many random answers, or as many as the match still takes; counts real choices."""
    decisions = 0
    for _ in range(answers):
        if state.over:
            break
        seat = state.deciders()[0]
        options = state.options(seat)
        if len(options) > 1:
            decisions += 1
        apply(state, seat, rng.pick(options))
    return decisions


def mid_game(game: Game, seed: int) -> State:
    """The position after half the answers of a random match."""
    whole = new_match(game, seed)
    rng = Rng(seed)
    while not whole.over:
        play_some(whole, rng, LOOK_EVERY)
    half = new_match(game, seed)
    play_some(half, Rng(seed), whole.actions // 2)
    return half


def best_time(call: Callable[[], object], seconds: float) -> float:
    """Seconds for one call: the best of some trials, since other work only ever slows down."""
    calls = 1
    while timed(call, calls) < seconds / TRIALS / 4:
        calls *= 2
    return min(timed(call, calls) for _ in range(TRIALS)) / calls


def timed(call: Callable[[], object], calls: int) -> float:
    begun = time.perf_counter()
    for _ in range(calls):
        call()
    return time.perf_counter() - begun
