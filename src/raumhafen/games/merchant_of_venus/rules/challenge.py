"""MV15.1 Progress towards the challenge of a solo game.

At a table with rivals there is no challenge, so nothing is missing.
"""

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


def reached(s: VenusState, part: int) -> int:
    """MV15.1 The present amount of a part of the goal; credits as if the game ended now."""
    if part == CREDITS:
        return s.final[0] if s.over else worth(s, 0)
    if part == SYSTEMS_MET:
        return s.contacts[0]
    if part == MISSIONS_DONE:
        return len(missions_done(s, 0))
    return spaceports(s, 0) if part == PORTS_BUILT else s.beaten[0]


def missing(s: VenusState, part: int) -> int:
    """MV15.1 The amount that a part of the goal still lacks."""
    if s.challenge == NONE:
        return 0
    wanted = GOALS[s.challenge][part]
    return max(0, wanted - reached(s, part)) if wanted else 0
