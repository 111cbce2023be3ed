"""The judgement that Space Base hands out to agents."""

from typing import Final

from raumhafen.engine.mind import Mind
from raumhafen.engine.state import State
from raumhafen.games.space_base.bots import greedy
from raumhafen.games.space_base.state import SpaceBaseState


class SpaceBaseMind(Mind):
    """Greedy answers and the chance to win, from odds and a fitted network."""

    def greedy(self, state: State, seat: int, options: list[int]) -> int:
        return greedy.greedy_choice(_own(state), seat, options)

    def value(self, state: State, seat: int) -> float:
        return greedy.value(_own(state), seat)

    def pace(self, state: State) -> int:
        return sum(_own(state).turns)


def _own(state: State) -> SpaceBaseState:
    assert isinstance(state, SpaceBaseState)
    return state


MIND: Final = SpaceBaseMind()
