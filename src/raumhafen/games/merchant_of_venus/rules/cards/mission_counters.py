"""MV13.1 Counters of missions, which run from the moment a mission is taken."""

from typing import Final

from raumhafen.games.merchant_of_venus.content.kinds import CATEGORIES, CONDITIONS, SKILLS, STATES
from raumhafen.games.merchant_of_venus.content.load import CONTENT
from raumhafen.games.merchant_of_venus.content.tables import MISSION_TARGET, NONE
from raumhafen.games.merchant_of_venus.state import VenusState

SELL_IN_REGION: Final = CONDITIONS.index("sell_in_region")
SALES: Final = CONDITIONS.index("sales")
PIRATES_BEATEN: Final = CONDITIONS.index("pirates_beaten")
TELEPORTS: Final = CONDITIONS.index("teleports")
PASSENGERS_DELIVERED: Final = CONDITIONS.index("passengers_delivered")
CROSS_REGION: Final = CONDITIONS.index("cross_region")
COUNTING: Final = (SELL_IN_REGION, SALES, PIRATES_BEATEN, TELEPORTS, PASSENGERS_DELIVERED)


def _detail(category: str, state: str, by: str) -> int:
    if category:
        return CATEGORIES.index(category)
    if state:
        return STATES.index(state)
    return SKILLS.index(by) if by in SKILLS else NONE


# by mission: the condition that counts (or NONE), and which category, state or weapon it wants
_FOUND: Final = [
    next(
        (
            (CONDITIONS.index(c.op), _detail(c.category, c.state, c.kind))
            for c in mission.conditions
            if CONDITIONS.index(c.op) in COUNTING
        ),
        (NONE, NONE),
    )
    for mission in CONTENT.missions
]
COUNTER_OP: Final = [found[0] for found in _FOUND]
COUNTER_DETAIL: Final = [found[1] for found in _FOUND]


def counter(mission: int) -> int:
    return COUNTER_OP[mission]


def count_event(s: VenusState, seat: int, op: int, detail: int, region: int = NONE) -> None:
    """Adds one to every own mission that waits for this."""
    for at in (2 * seat, 2 * seat + 1):
        mission = s.missions[at]
        if mission == NONE or COUNTER_OP[mission] != op:
            continue
        if COUNTER_DETAIL[mission] not in (NONE, detail):
            continue
        if op != SELL_IN_REGION or MISSION_TARGET[mission] == region:
            s.progress[at] += 1
