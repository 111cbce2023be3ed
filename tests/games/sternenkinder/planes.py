"""Planes for scenarios: what a seat sees as whole numbers, by both ways at once."""

from __future__ import annotations

from array import array

from raumhafen.engine.planes import Plane
from tests.games.sternenkinder.tables import GAME, Scenario

FEATURES = GAME.features()
Entries = dict[tuple[int, ...], int]


class Look:
    """All planes as a seat sees them, once view and state have said the same."""

    def __init__(self, t: Scenario, seat: int) -> None:
        self.layout = FEATURES.layout(t.s.seats)
        self.numbers = FEATURES.encode(GAME.view(t.s, seat), seat)
        straight = array("f", bytes(4 * self.layout.size))
        FEATURES.write(t.s, seat, memoryview(straight))
        parts = [(name, self.layout[name]) for name in self.layout.planes]
        assert [name for name, part in parts if self.numbers[part] != straight[part]] == []

    def __getitem__(self, name: str) -> Entries:
        """What is not 0 in a plane: by row, column …, in whole numbers."""
        plane, part = self.layout.planes[name], self.numbers[self.layout[name]]
        return {place(plane, at): round(n * (plane.unit or 1)) for at, n in enumerate(part) if n}


def place(plane: Plane, at: int) -> tuple[int, ...]:
    found: list[int] = []
    for length in reversed(plane.shape):
        at, rest = divmod(at, length)
        found.insert(0, rest)
    return tuple(found)
