"""The fitted judgement of Sternenkinder: points, what wealth and income may still buy, and what
brings more of them.

Who plays together wins together (A1.18, A2.6), so that every number is the mean of a side.
"""

from math import log
from typing import ClassVar, Final

from raumhafen.components.weights import read_weights
from raumhafen.engine.judgement import Judgement
from raumhafen.engine.state import State
from raumhafen.games.sternenkinder.bots.outlook import POINT, rounds_left
from raumhafen.games.sternenkinder.bots.value import INVESTED, SHARPNESS
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of
from raumhafen.games.sternenkinder.rules.core.income import income
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.spread import wealth
from raumhafen.games.sternenkinder.rules.strategy.ending import all_points, side, victory_points
from raumhafen.games.sternenkinder.state import CLOSING, SternState

NAMES: Final = (
    "logit", "points", "near", "wealth", "to come", "food", "awe", "research", "culture",
    "planets", "technologies", "fleets",
)  # fmt: skip
LEAST: Final = 0.1  # points that may be expected even of a realm in debt
NEAR: Final = 0.7  # of the target, from where on the end is in sight
# so much of each is about as much as a seat has in the middle of a match
INCOME_UNIT: Final = 10.0
PLANETS_UNIT: Final = 4.0
TECHS_UNIT: Final = 10.0
FLEETS_UNIT: Final = 3.0


class SternJudgement(Judgement):
    """A23 The chances of seats by what they have and what the rounds left will bring."""

    names: ClassVar[tuple[str, ...]] = NAMES

    def pace(self, state: State) -> int:
        s = _own(state)
        return CLOSING * s.round + s.phase

    def progress(self, state: State) -> float:
        s = _own(state)
        return min(1.0, max(s.round / s.limit, max(all_points(s)) / s.target))

    def numbers(self, state: State, seat: int) -> list[float]:
        s = _own(state)
        left = max(0.0, rounds_left(s) - 1)
        rows = [inputs(s, member, left) for member in side(s, seat)]
        found = [sum([row[at] for row in rows]) / len(rows) for at in range(len(NAMES))]
        found[0] = SHARPNESS * log(max(LEAST, found[0]))
        return found


def inputs(s: SternState, seat: int, left: float) -> list[float]:
    """What one seat has; first the points that it may expect at the end (A13.8)."""
    points, incomes = victory_points(s, seat), income(s, seat)
    there, to_come = wealth(s, seat) / POINT, max(0, sum(incomes)) * left * INVESTED / POINT
    share = points / s.target
    return [
        1.0 + points + there + to_come,
        share,
        max(0.0, share - NEAR),
        there,
        to_come,
        *[amount / INCOME_UNIT for amount in incomes],
        len(planets_of(s, seat)) / PLANETS_UNIT,
        s.techs[seat].bit_count() / TECHS_UNIT,
        len(fleets_of(s, seat)) / FLEETS_UNIT,
    ]


def _own(state: State) -> SternState:
    assert isinstance(state, SternState)
    return state


JUDGEMENT: Final = SternJudgement(read_weights("raumhafen.games.sternenkinder", NAMES))
