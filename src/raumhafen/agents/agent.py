"""The interface of a bot to everybody who lets it play."""

from typing import Protocol

from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng


class Agent(Protocol):
    """Answers the open question of its seat with one of the options."""

    def choose(self, table: Perspective, rng: Rng) -> int: ...
