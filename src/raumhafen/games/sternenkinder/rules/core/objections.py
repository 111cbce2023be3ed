"""Decision 40: who may object to an action before it happens: chapters above, named by game.py."""

from collections.abc import Callable
from typing import Final

from raumhafen.games.sternenkinder.state import VETO_ROW, SternState

# gets the seat and the action that it has chosen; may call scripts
Objector = Callable[[SternState, int, int], None]


class Objections:
    """Who is asked before an action of a menu happens."""

    def __init__(self) -> None:
        self.objectors: list[Objector] = []

    def fill(self, objectors: list[Objector]) -> None:
        self.objectors = objectors

    def ask(self, s: SternState, seat: int, action: int) -> None:
        for objector in self.objectors:
            objector(s, seat, action)


OBJECTIONS: Final = Objections()


def is_vetoed(s: SternState, seat: int, action: int) -> bool:
    """A10.13 It was prevented in this round, and may not be repeated in it."""
    rows = range(0, len(s.vetoed), VETO_ROW)
    return any(s.vetoed[at : at + VETO_ROW] == [seat, action] for at in rows)


def allowed(s: SternState, seat: int, options: list[int]) -> list[int]:
    return [action for action in options if not is_vetoed(s, seat, action)]
