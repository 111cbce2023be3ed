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
from raumhafen.games.galaxy_trucker.bots.worth import GREEDY, Style
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.state import TruckerState
from tests.golden.playthrough import next_seat

Check = Callable[[TruckerState], None]
LIMIT = 20_000


def _safe() -> Style:
    style = Style("safe")
    style.crew = (54.0, 8.0)
    style.ward = 2.6
    style.joint = 1.1
    style.exposed = 1.2
    style.cargo = (14.0, 9.0)
    return style


def _racer() -> Style:
    style = Style("racer")
    style.speed = (22.0, 4.0)
    style.choosy = 0.5
    style.empty = 3
    return style


STYLES = {style.name: style for style in (_safe(), GREEDY, _racer())}


def new_game(seats: int, options: dict[str, OptionValue], seed: int | str) -> TruckerState:
    state = GAME.new_state(seats, options, seed)
    assert isinstance(state, TruckerState)
    return state


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
        seat = next_seat(s, rng)
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
        seat = next_seat(s, rng)
        apply(s, seat, greedy_choice(s, seat, s.options(seat), styles[seat]))
        check(s)
        assert s.actions < LIMIT, "the game does not end"
    return s


def obey_laws(s: TruckerState) -> None:
    broken = GAME.broken_laws(s)
    assert not broken, broken


def codes(options: list[int]) -> list[str]:
    return [ACTIONS.code(option) for option in options]


def random_table(seed: int) -> tuple[int, dict[str, OptionValue]]:
    """Seats and options drawn from the seed, so that all of them come up."""
    rng = Rng(f"table {seed}")
    seats = 2 + rng.below(3)
    choices: dict[str, list[OptionValue]] = {
        "building": ["turns", "real-time", "days"],
        "learning": ["off", "off", "off", "keep", "return"],
        "round_1": ["I", "II", "III", "IIIa"],
        "round_2": ["none", "II", "IIIa"],
        "round_3": ["none", "none", "III"],
        "prognostic": [False, True],
        "build_check": ["lenient", "strict", "strict"],
        "inspection": ["automatic", "automatic", "automatic", "manual"],
        "sand_actions": [20, 8],
    }
    if seats == 4:
        choices["teams"] = ["none", "basic", "advanced"]
    return seats, {name: values[rng.below(len(values))] for name, values in choices.items()}
