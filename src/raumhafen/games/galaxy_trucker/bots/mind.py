"""The bots of Galaxy Trucker as agents use them: `Game.mind()` hands this out."""

from typing import Final

from raumhafen.engine.judgement import Judgement
from raumhafen.engine.mind import Mind, Reason
from raumhafen.engine.state import State
from raumhafen.games.galaxy_trucker.bots import greedy, reasons
from raumhafen.games.galaxy_trucker.bots.builder import build
from raumhafen.games.galaxy_trucker.bots.figures import figures
from raumhafen.games.galaxy_trucker.bots.judgement import JUDGEMENT
from raumhafen.games.galaxy_trucker.bots.shortlist import shortlist
from raumhafen.games.galaxy_trucker.bots.styles import fitted
from raumhafen.games.galaxy_trucker.bots.worth import GREEDY
from raumhafen.games.galaxy_trucker.state import TruckerState


class TruckerMind(Mind):
    """Answers, values and shortlists, all reckoned in credits."""

    def greedy(self, state: State, seat: int, options: list[int]) -> int:
        return greedy.greedy_choice(_own(state), seat, options)

    def skilled(self, state: State, seat: int, options: list[int]) -> int:
        """GT5 Ships are built in the fitted style, without a look at the tiles that may come."""
        question = state.asked[seat]
        if question is not None and question.ask.name == "build":
            return build(_own(state), seat, options, fitted(state.seats))
        return self.greedy(state, seat, options)

    def value(self, state: State, seat: int) -> float:
        return greedy.value(_own(state), seat)

    def makers(self) -> Mind:
        return MAKERS

    def judgement(self) -> Judgement | None:
        return JUDGEMENT

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        return shortlist(_own(state), seat, options, fitted(state.seats))

    def pace(self, state: State) -> int:
        return greedy.pace(_own(state))

    def figures(self, state: State, seat: int) -> dict[str, float]:
        s = _own(state)
        return figures(s, s.flies[seat])

    def reasons(self, state: State, seat: int, option: int) -> list[Reason]:
        return reasons.reasons(_own(state), seat, option)


class TruckerMakers(TruckerMind):
    """As it was written by hand: search bots build with the style of greedy ones."""

    def skilled(self, state: State, seat: int, options: list[int]) -> int:
        return self.greedy(state, seat, options)

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        return shortlist(_own(state), seat, options, GREEDY)


def _own(state: State) -> TruckerState:
    assert isinstance(state, TruckerState)
    return state


MIND: Final = TruckerMind()
MAKERS: Final = TruckerMakers()
