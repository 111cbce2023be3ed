"""Menus of a phase: entries with their options and deeds, put together from the chapters."""

from bisect import bisect_right
from collections.abc import Callable

from raumhafen.engine.errors import IllegalAction
from raumhafen.games.sternenkinder.state import SternState

Choices = Callable[[SternState, int], list[int]]
Deed = Callable[[SternState, int, int], None]
WhyNot = Callable[[SternState, int, int], IllegalAction | None]


class Entry:
    """Some actions in a row: which are possible now, and what they do.

    A deed gets the seat and the place of the action among those of the entry; it may call scripts.
    `counted` deeds are actions of the turn (decision 9). `why_not` tells why one of so many
    actions is refused.
    """

    def __init__(
        self,
        first: int,
        options: Choices,
        deed: Deed,
        counted: bool = True,
        why_not: WhyNot | None = None,
        size: int = 0,
    ) -> None:
        self.first = first
        self.options = options
        self.deed = deed
        self.counted = counted
        self.why_not = why_not  # the rule that forbids one of the actions now
        self.size = size  # of the entry, if reasons are told for no other actions


class Menu:
    """The entries of a phase."""

    def __init__(self, *entries: Entry) -> None:
        self.own = list(entries)
        self.fill([])

    def fill(self, above: list[Entry]) -> None:
        """With entries of the parts above, which this one does not know; game.py names them.

        Those are for games with politics.
        """
        self.entries = [*self.own, *above]
        self.choices = [entry.options for entry in self.entries]
        self.plain = self.choices[: len(self.own)]
        self.ranked = sorted(self.entries, key=lambda entry: entry.first)
        self.firsts = [entry.first for entry in self.ranked]

    def options(self, s: SternState, seat: int) -> list[int]:
        found: list[int] = []
        for choices in self.choices if s.politics else self.plain:
            found += choices(s, seat)
        return found

    def carry_out(self, s: SternState, seat: int, action: int) -> None:
        entry = self.ranked[bisect_right(self.firsts, action) - 1]
        s.acted += entry.counted
        entry.deed(s, seat, action - entry.first)

    def why_not(self, s: SternState, seat: int, action: int) -> IllegalAction | None:
        """The rule that forbids an action, if its chapter can tell it in a sentence."""
        entry = self.ranked[max(0, bisect_right(self.firsts, action) - 1)]
        place = action - entry.first
        if entry.why_not is None or (entry.size and not 0 <= place < entry.size):
            return None
        return entry.why_not(s, seat, place)
