"""Random games that get somewhere: legal actions, but few players stop building or give up."""

from __future__ import annotations

from collections.abc import Callable

from raumhafen.engine.game import OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.galaxy_trucker.actions import (
    ACTIONS,
    FINISH,
    FLIP,
    GIVE_UP,
    LOOK,
    PLACE,
    PUT_BACK,
    REST,
    STANDING,
    TAKE_PILE,
    WAIT,
)
from raumhafen.games.galaxy_trucker.bots.greedy import greedy_choice
from raumhafen.games.galaxy_trucker.bots.worth import STYLES
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.state import TruckerState

Check = Callable[[TruckerState], None]
LIMIT = 20_000


def new_game(seats: int, options: dict[str, OptionValue], seed: int | str) -> TruckerState:
    state = GAME.new_state(seats, options, seed)
    assert isinstance(state, TruckerState)
    return state


def decider(s: TruckerState, rng: Rng) -> int:
    """Who acts next; the clock only now and then, so that there is time to build."""
    seats = s.deciders()
    if len(seats) > 1 and seats[-1] == s.seats and rng.below(25):
        seats = seats[:-1]
    return rng.pick(seats)


def weight(action: int) -> int:
    """How gladly a random builder takes an action, as one in how many."""
    if FINISH <= action < WAIT or action == GIVE_UP:
        return 40
    if action in (PUT_BACK, WAIT) or LOOK <= action < LOOK + 3:
        return 8
    return 8 if action in (FLIP, REST) or STANDING <= action < STANDING + 2 else 1


def choose(options: list[int], rng: Rng) -> int:
    """A random option, drawn again with the odds of its weight."""
    finishing = [option for option in options if FINISH <= option < WAIT]
    if finishing and rng.below(120) == 0:
        return rng.pick(finishing)
    if TAKE_PILE in options and rng.below(2):
        return TAKE_PILE
    places = [option for option in options if PLACE <= option < PLACE + 121]
    if places and rng.below(4):
        return rng.pick(places)
    for _ in range(6):
        option = rng.pick(options)
        if rng.below(weight(option)) == 0:
            return option
    return options[0]


def uniform(options: list[int], rng: Rng) -> int:
    return rng.pick(options)


def play(
    seats: int,
    options: dict[str, OptionValue],
    seed: int | str,
    check: Check | None = None,
    pick: Callable[[list[int], Rng], int] = choose,
) -> TruckerState:
    """A whole game; `check` runs after every action."""
    s = new_game(seats, options, seed)
    rng = Rng(f"play {seed}")
    while not s.over:
        seat = decider(s, rng)
        apply(s, seat, pick(s.options(seat), rng))
        if check is not None:
            check(s)
        assert s.actions < LIMIT, "the game does not end"
    return s


def play_bots(
    seats: int, options: dict[str, OptionValue], seed: int | str, check: Check
) -> TruckerState:
    """A whole game of bots, each with a style of its own."""
    s = new_game(seats, options, seed)
    rng = Rng(f"bots {seed}")
    all_styles = list(STYLES.values())
    styles = [all_styles[rng.below(len(all_styles))] for _ in range(seats + 1)]
    while not s.over:
        seat = decider(s, rng)
        apply(s, seat, greedy_choice(s, seat, s.options(seat), styles[seat]))
        check(s)
        assert s.actions < LIMIT, "the game does not end"
    return s


def obey_laws(s: TruckerState) -> None:
    broken = GAME.broken_laws(s)
    assert not broken, broken


def codes(options: list[int]) -> list[str]:
    return [ACTIONS.code(option) for option in options]
