"""The chance of a seat to win, guessed in the middle of a match for bots that search."""

from typing import Final

from raumhafen.games.sternenkinder.bots.outlook import POINT, rounds_left
from raumhafen.games.sternenkinder.rules.core.income import income
from raumhafen.games.sternenkinder.rules.core.spread import wealth
from raumhafen.games.sternenkinder.rules.strategy.ending import side, victory_points
from raumhafen.games.sternenkinder.state import SternState

SHARPNESS: Final = 3  # how much a lead says
INVESTED: Final = 0.7  # the part of an income that becomes points


def value(s: SternState, seat: int) -> float:
    """A seat's share of the win, from the points that all sides may expect at the end."""
    if s.over:
        winners = bin(s.winners).count("1")
        return 1.0 / winners if s.winners >> seat & 1 else 0.0
    left = rounds_left(s)
    own = [expected_points(s, other, left) ** SHARPNESS for other in range(s.seats)]
    friends = side(s, seat)
    return sum([own[member] for member in friends]) / len(friends) / sum(own)


def expected_points(s: SternState, seat: int, left: float) -> float:
    """Those that are there, and what wealth and income may still buy (A13.8)."""
    to_come = max(0, sum(income(s, seat))) * max(0.0, left - 1) * INVESTED
    return 1.0 + victory_points(s, seat) + (wealth(s, seat) + to_come) / POINT
