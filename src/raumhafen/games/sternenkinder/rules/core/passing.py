"""B7.5 Those who look at every step of a unit: chapters above, which game.py names."""

from collections.abc import Callable
from typing import Final

from raumhafen.games.sternenkinder.state import SternState

# gets the mover, the system that it left and the one where it is; may call scripts
Watcher = Callable[[SternState, int, int, int], None]


class Passing:
    """Who looks at every step of a unit, the last first."""

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []

    def fill(self, watchers: list[Watcher]) -> None:
        self.watchers = watchers

    def look(self, s: SternState, mover: int, start: int, cell: int) -> None:
        for watcher in self.watchers:
            watcher(s, mover, start, cell)


PASSING: Final = Passing()
