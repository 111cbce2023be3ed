"""The outlook of a ruler: how long the match may last, and what each resource is worth until then.

Forty-five resources of any kind buy a victory point (A13.8), so everything is counted in them.
"""

from typing import Final

from raumhafen.games.sternenkinder.bots.styles import Style
from raumhafen.games.sternenkinder.content.tables import AWE, CULTURE, FOOD, RESEARCH
from raumhafen.games.sternenkinder.rules.core.income import income as income_of
from raumhafen.games.sternenkinder.rules.strategy.ending import all_points, side
from raumhafen.games.sternenkinder.rules.strategy.politics import aid_price
from raumhafen.games.sternenkinder.state import SternState

POINT: Final = 45.0  # A13.8
PACE: Final = 1.2  # rounds in which a leader gets one more point
AID_YIELD: Final = 4.0  # A13.5 resources a round
EARLY: Final = 4.0  # with so many rounds left there is still something to build
POLITICAL_CULTURE: Final = 1.6  # what it is worth at least to who needs it for politics
MOST_CULTURE: Final = 2.0  # how much better culture may be than food


def rounds_left(s: SternState) -> float:
    """Incomes that are still to come: until the limit, or until somebody may have the target."""
    points = all_points(s)
    if s.teams or s.politics:
        points = [sum([points[member] for member in side(s, seat)]) for seat in range(s.seats)]
    return min(float(s.limit - s.round), 1.0 + PACE * max(0, s.target - max(points)))


class Outlook:
    """What one seat can expect, looked at once for a decision."""

    def __init__(self, s: SternState, seat: int, style: Style) -> None:
        self.s = s
        self.seat = seat
        self.style = style
        self.politics = s.politics and style.politics
        self.savings: tuple[int, ...] | None = None  # reckoned when it is asked for
        self.earned: list[int] | None = None
        self.lacking: list[int] = []  # by field, likewise
        self.left = rounds_left(s)
        self.worth = [1.0, 1.0, 1.0, 1.0]  # of one resource
        self.worth[FOOD] = 1.6 if self.left > EARLY else 1.0  # nearly everything costs food
        self.worth[AWE] = 1.3 if self.left > EARLY else 0.9
        self.worth[RESEARCH] = min(1.5, style.science) * (1.2 if self.left > EARLY else 0.9)
        aid = AID_YIELD * (self.left - 1) / max(1, aid_price(s, seat))
        least = POLITICAL_CULTURE if self.politics and self.left > EARLY else 1.0
        self.worth[CULTURE] = max(least, min(MOST_CULTURE, aid))

    @property
    def income(self) -> list[int]:
        """B2.2 It takes longer than all the rest, and many questions can do without."""
        if self.earned is None:
            self.earned = income_of(self.s, self.seat)
        return self.earned

    def food_left(self, upkeep: int) -> bool:
        """Whether the income of food can bear more upkeep."""
        return self.income[FOOD] - upkeep >= 1

    def value(self, amounts: tuple[int, ...] | list[int]) -> float:
        """Resources in the order F, AWE, R, C; "any" is a fifth."""
        total = sum(amounts[resource] * self.worth[resource] for resource in range(4))
        return total + (amounts[4] if len(amounts) > 4 else 0)
