"""GT15.1 Open space: every ship moves by its engine strength."""

from raumhafen.engine.flow import Frame, script
from raumhafen.games.galaxy_trucker.rules.flight.declaring import DECLARE_ENGINES
from raumhafen.games.galaxy_trucker.rules.flight.flight_board import give_up, move
from raumhafen.games.galaxy_trucker.state import TruckerState


def fly_in_order(s: TruckerState, f: Frame) -> None:
    """GT15.1 In order; each moves before the next decides."""
    s.call_each(SPEED_UP, s.queue)


OPEN_SPACE = script("open_space", fly_in_order)


def speed_up(s: TruckerState, f: Frame) -> None:
    """GT15.1 The ship declares its engine strength."""
    s.call(DECLARE_ENGINES, f.seat)


def fly_ahead(s: TruckerState, f: Frame) -> None:
    """GT15.1 Strength 0 gives up at once."""
    strength = s.declared[f.seat]
    if strength:
        move(s, f.seat, strength // 2)
    else:
        give_up(s, f.seat, "GT18.2")


SPEED_UP = script("speed_up", speed_up, fly_ahead)
