"""The judgement that Space Base hands out to agents."""

from typing import Final

from raumhafen.engine.judgement import Judgement
from raumhafen.engine.mind import Mind, Reason
from raumhafen.engine.state import State
from raumhafen.games.space_base.bots import greedy, reasons
from raumhafen.games.space_base.bots.judgement import JUDGEMENT
from raumhafen.games.space_base.bots.styles import FITTED
from raumhafen.games.space_base.state import SpaceBaseState


class SpaceBaseMind(Mind):
    """Greedy answers and the chance to win, as it was learned as long as cards are bought."""

    def greedy(self, state: State, seat: int, options: list[int]) -> int:
        return greedy.greedy_choice(_own(state), seat, options)

    def skilled(self, state: State, seat: int, options: list[int]) -> int:
        return greedy.greedy_choice(_own(state), seat, options, FITTED[state.seats])

    def value(self, state: State, seat: int) -> float:
        """Learned for every search and hint: what greedy seats go by tells clearly less."""
        if JUDGEMENT.fits(state):
            return JUDGEMENT.value(state, seat)
        return greedy.value(_own(state), seat)

    def makers(self) -> Mind:
        return MAKERS

    def judgement(self) -> Judgement | None:
        return JUDGEMENT

    def pace(self, state: State) -> int:
        return sum(_own(state).turns)

    def horizon(self, seats: int, ample: bool) -> int:
        """The judgement is so sharp that in little time a third round adds luck and little else."""
        return 3 if ample else 2

    def glances(self, seats: int) -> int:
        return 2

    def figures(self, state: State, seat: int) -> dict[str, float]:
        return reasons.figures(_own(state), seat)

    def reasons(self, state: State, seat: int, option: int) -> list[Reason]:
        return reasons.reasons(_own(state), seat, option)


class SpaceBaseMakers(SpaceBaseMind):
    """As it was written by hand: the numbers that greedy seats go by."""

    def skilled(self, state: State, seat: int, options: list[int]) -> int:
        return self.greedy(state, seat, options)

    def value(self, state: State, seat: int) -> float:
        return greedy.value(_own(state), seat)

    def horizon(self, seats: int, ample: bool) -> int:
        return 3

    def glances(self, seats: int) -> int:
        return 0


def _own(state: State) -> SpaceBaseState:
    assert isinstance(state, SpaceBaseState)
    return state


MIND: Final = SpaceBaseMind()
MAKERS: Final = SpaceBaseMakers()
