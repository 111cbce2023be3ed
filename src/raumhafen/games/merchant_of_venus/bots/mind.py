"""The `Mind` of Merchant of Venus: greedy answers and estimates for agents."""

from typing import Final

from raumhafen.engine.judgement import Judgement
from raumhafen.engine.mind import Mind, Reason
from raumhafen.engine.state import State
from raumhafen.games.merchant_of_venus.bots import reasons
from raumhafen.games.merchant_of_venus.bots.greedy import IN_PASSING, greedy_choice
from raumhafen.games.merchant_of_venus.bots.judgement import JUDGEMENT
from raumhafen.games.merchant_of_venus.bots.styles import fitted
from raumhafen.games.merchant_of_venus.bots.value import value
from raumhafen.games.merchant_of_venus.rules import scoring
from raumhafen.games.merchant_of_venus.rules.ships import is_overboard
from raumhafen.games.merchant_of_venus.state import VenusState

UNDER_WAY: Final = IN_PASSING | {"depart", "step", "navigation", "fight"}


class VenusMind(Mind):
    """Captains who plan their way and reckon in credits."""

    def greedy(self, state: State, seat: int, options: list[int]) -> int:
        return greedy_choice(_own(state), seat, options)

    def skilled(self, state: State, seat: int, options: list[int]) -> int:
        return greedy_choice(_own(state), seat, options, fitted(state.seats))

    def makers(self) -> Mind:
        return MAKERS

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        """MV10.15 What may go overboard is weighed before the dice, not at every step."""
        question = state.asked[seat]
        if question is None or question.ask.name not in UNDER_WAY:
            return options
        return [option for option in options if not is_overboard(option)]

    def value(self, state: State, seat: int) -> float:
        s = _own(state)
        if not s.over:
            return value(s, seat)
        winners = scoring.winners(s)
        return 1.0 / len(winners) if seat in winners else 0.0

    def judgement(self) -> Judgement | None:
        return JUDGEMENT

    def pace(self, state: State) -> int:
        return _own(state).turns

    def horizon(self, seats: int, ample: bool) -> int:
        return 3 if ample else 2

    def figures(self, state: State, seat: int) -> dict[str, float]:
        return reasons.figures(_own(state), seat)

    def reasons(self, state: State, seat: int, option: int) -> list[Reason]:
        return reasons.reasons(_own(state), seat, option)


class VenusMakers(VenusMind):
    """As it was written by hand: searches play on as greedy seats do."""

    def skilled(self, state: State, seat: int, options: list[int]) -> int:
        return self.greedy(state, seat, options)

    def horizon(self, seats: int, ample: bool) -> int:
        return 3


def _own(state: State) -> VenusState:
    assert isinstance(state, VenusState)
    return state


MIND: Final = VenusMind()
MAKERS: Final = VenusMakers()
