"""MV15.1 The worth to a bot of steps towards the challenge of a solo game, in credits."""

from math import exp
from typing import Final

from raumhafen.games.merchant_of_venus.content.tables import NONE
from raumhafen.games.merchant_of_venus.rules.challenge import (
    CREDITS,
    GOALS,
    PIRATES_WON,
    PORTS_BUILT,
    SYSTEMS_MET,
    missing,
)
from raumhafen.games.merchant_of_venus.state import VenusState

# Lists: mypyc takes a tuple of floats for one that was never set.
STEP: Final = [0.0, 260.0, 400.0, 260.0, 260.0]  # credits: one of the things that a goal counts
RICH: Final = 600  # credits with which a spaceport does not hurt the trade
TURNS: Final = [0.0, 2.0, 4.5, 1.5, 3.0]  # that one of them takes
DOUBT: Final = 3.0
LATE: Final = [0, 99, 99, 14, 18]  # turns before the end from which that counts


def step_worth(s: VenusState, part: int) -> float:
    """The worth of one step towards a part of the goal."""
    if s.challenge == NONE or not missing(s, part):
        return 0.0
    is_late = s.rounds - s.round <= LATE[part]
    return STEP[part] if is_late or (part == PORTS_BUILT and s.credits[0] >= RICH) else 0.0


def chance_in_time(s: VenusState) -> float:
    """The chance that everything but the credits is there before the end."""
    found = 1.0
    for part in range(SYSTEMS_MET, PIRATES_WON + 1):
        lacking = missing(s, part)
        if lacking:
            spare = s.rounds - s.round - TURNS[part] * lacking
            found *= 1.0 / (1.0 + exp(-spare / DOUBT))
    return found


def wanted_credits(s: VenusState) -> int:
    """MV15.1 The credits that the challenge asks for."""
    return GOALS[s.challenge][CREDITS]
