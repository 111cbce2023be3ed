"""MM7 The die."""

from raumhafen.engine.flow import Frame
from tests.contract.toy.state import ToyState


def roll_die(s: ToyState, f: Frame) -> None:
    s.toss(6)


def take_die(s: ToyState, f: Frame) -> None:
    """MM7 The die pays the seat it names."""
    s.coins[s.tossed % s.seats] += 1
    s.tell("event-die", "MM7", {"seat": s.tossed % s.seats})
    s.beat("die")
