"""GT13.3 Declaring engine and cannon strength: which double tiles are powered."""

from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, script
from raumhafen.games.galaxy_trucker.actions import CANNON_STRIDE, CANNONS, ENGINES
from raumhafen.games.galaxy_trucker.rules.flight.deck import card_of
from raumhafen.games.galaxy_trucker.rules.flight.losses import pay
from raumhafen.games.galaxy_trucker.rules.ship.contents import tokens
from raumhafen.games.galaxy_trucker.rules.ship.strength import (
    cannon_strength,
    cannons,
    engine_strength,
    engines,
)
from raumhafen.games.galaxy_trucker.state import TruckerState

# --- engines -------------------------------------------------------------------------------------


def engine_options(s: TruckerState, player: int) -> list[int]:
    """GT13.3 None by default; in open space one if the strength would else be 0."""
    ship = s.flies[player]
    single, double = engines(s, ship)
    most = min(double, tokens(s, ship))
    options = [ENGINES + n for n in range(most + 1)]
    if single == 0 and card_of(s).kind == "open_space":
        options = [options[1], options[0], *options[2:]]
    return options


POWER_ENGINES = Ask("engines", "GT13.3", engine_options, default=FIRST_OPTION)


def choose_engines(s: TruckerState, f: Frame) -> None:
    """GT13.3 Which double engines to power; not asked without any, or without tokens."""
    if engines(s, f.seat)[1] and tokens(s, f.seat):
        s.ask(s.pilot[f.seat], POWER_ENGINES)
    else:
        s.answers[s.pilot[f.seat]] = ENGINES


def declare_engines(s: TruckerState, f: Frame) -> None:
    """GT13.1 The strength is told to all, its batteries are paid."""
    powered = s.answers[s.pilot[f.seat]] - ENGINES
    s.declared[f.seat] = engine_strength(s, f.seat, powered)
    s.tell("event-engines", "GT13.1", {"seat": s.pilot[f.seat], "halves": s.declared[f.seat]})
    pay(s, f.seat, powered)


DECLARE_ENGINES = script("declare_engines", choose_engines, declare_engines)


# --- cannons -------------------------------------------------------------------------------------


def cannon_options(s: TruckerState, player: int) -> list[int]:
    """GT13.3 How many double cannons to power, front and other; none by default."""
    ship = s.flies[player]
    _, front, other = cannons(s, ship)
    left = tokens(s, ship)
    return [
        CANNONS + CANNON_STRIDE * a + b
        for a in range(min(front, left) + 1)
        for b in range(min(other, left - a) + 1)
    ]


POWER_CANNONS = Ask("cannons", "GT13.3", cannon_options, default=CANNONS)


def choose_cannons(s: TruckerState, f: Frame) -> None:
    """GT13.3 Not asked without double cannons, or without tokens."""
    _, front, other = cannons(s, f.seat)
    if front + other and tokens(s, f.seat):
        s.ask(s.pilot[f.seat], POWER_CANNONS)
    else:
        s.answers[s.pilot[f.seat]] = CANNONS


def declare_cannons(s: TruckerState, f: Frame) -> None:
    """GT13.2 The strength is told to all, its batteries are paid."""
    front, other = divmod(s.answers[s.pilot[f.seat]] - CANNONS, CANNON_STRIDE)
    s.declared[f.seat] = cannon_strength(s, f.seat, front, other)
    s.tell("event-cannons", "GT13.2", {"seat": s.pilot[f.seat], "halves": s.declared[f.seat]})
    pay(s, f.seat, front + other)


DECLARE_CANNONS = script("declare_cannons", choose_cannons, declare_cannons)
