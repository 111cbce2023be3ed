"""MV15 What the challenge of a solo game still asks for, and what a step towards it is worth.

Nothing is missing at a table with rivals, so their captains are not led astray by it.
"""

from math import exp
from typing import Final

from raumhafen.games.merchant_of_venus.content.load import CONTENT
from raumhafen.games.merchant_of_venus.content.tables import NONE
from raumhafen.games.merchant_of_venus.rules.scoring import missions_done, worth
from raumhafen.games.merchant_of_venus.rules.ships import spaceports
from raumhafen.games.merchant_of_venus.state import VenusState

CREDITS: Final = 0
SYSTEMS_MET: Final = 1
MISSIONS_DONE: Final = 2
PORTS_BUILT: Final = 3
PIRATES_WON: Final = 4
PARTS: Final = (
    "credits_at_end", "systems_discovered", "missions_completed", "spaceports", "pirates_beaten",
)  # fmt: skip

GOALS: Final = [
    [dict(challenge.goal).get(part, 0) for part in PARTS] for challenge in CONTENT.challenges
]
# Lists: mypyc takes a tuple of floats for one that was never set.
STEP: Final = [0.0, 260.0, 400.0, 260.0, 260.0]  # credits: one of the things that a goal counts
RICH: Final = 600  # credits with which a spaceport does not hurt the trade
TURNS: Final = [0.0, 2.0, 4.5, 1.5, 3.0]  # that one of them takes
DOUBT: Final = 3.0
LATE: Final = [0, 99, 99, 14, 18]  # turns before the end from which that counts


def reached(s: VenusState, part: int) -> int:
    """How much of a part there is; credits as if the game ended now."""
    if part == CREDITS:
        return s.final[0] if s.over else worth(s, 0)
    if part == SYSTEMS_MET:
        return s.contacts[0]
    if part == MISSIONS_DONE:
        return len(missions_done(s, 0))
    return spaceports(s, 0) if part == PORTS_BUILT else s.beaten[0]


def missing(s: VenusState, part: int) -> int:
    """MV15.1 What a part of the goal still lacks."""
    if s.challenge == NONE:
        return 0
    wanted = GOALS[s.challenge][part]
    return max(0, wanted - reached(s, part)) if wanted else 0


def step_worth(s: VenusState, part: int) -> float:
    """What one step towards a part of the goal is worth, in credits."""
    if s.challenge == NONE or not missing(s, part):
        return 0.0
    is_late = s.rounds - s.round <= LATE[part]
    return STEP[part] if is_late or (part == PORTS_BUILT and s.credits[0] >= RICH) else 0.0


def chance_in_time(s: VenusState) -> float:
    """That everything but the credits is there before the end."""
    found = 1.0
    for part in range(SYSTEMS_MET, PIRATES_WON + 1):
        lacking = missing(s, part)
        if lacking:
            spare = s.rounds - s.round - TURNS[part] * lacking
            found *= 1.0 / (1.0 + exp(-spare / DOUBT))
    return found


def wanted_credits(s: VenusState) -> int:
    return GOALS[s.challenge][CREDITS]
