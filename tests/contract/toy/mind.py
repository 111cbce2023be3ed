"""A simple bot for Moon market."""

from raumhafen.engine.mind import NO_REPLY, Mind
from raumhafen.engine.state import State
from tests.contract.toy.actions import SHUT
from tests.contract.toy.content import ROUNDS
from tests.contract.toy.state import own


class MoonMind(Mind):
    def value(self, state: State, seat: int) -> float:
        s = own(state)
        return (1 + s.moons[seat]) / (s.seats + sum(s.moons))

    def greedy(self, state: State, seat: int, options: list[int]) -> int:
        return max(options)

    def reply(self, state: State, seat: int, asides: list[int]) -> int:
        return SHUT if own(state).knocked[seat] and own(state).round < ROUNDS else NO_REPLY


MIND = MoonMind()
