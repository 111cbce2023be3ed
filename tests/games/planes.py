"""Checks of tensors that every game's features pass."""

from array import array
from collections.abc import Callable, Iterable

from raumhafen.engine.game import Game, View
from raumhafen.engine.planes import Layout
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.engine.state import State

Features = Callable[[View, int], "array[float]"]


def used_planes(where: Layout, numbers: "array[float]") -> set[str]:
    """The planes that are not empty; all numbers are within their bounds."""
    assert len(numbers) == where.size
    used: set[str] = set()
    for name, plane in where.planes.items():
        part = numbers[where[name]]
        assert min(part) >= 0 and max(part) <= plane.high * (1 + 1e-6), name
        if max(part) > 0:
            used.add(name)
    return used


def assert_side_by_side(where: Layout) -> None:
    ends = [(where[name].start, where[name].stop) for name in where.planes]
    assert ends[0][0] == 0 and ends[-1][1] == where.size
    assert all(a[1] == b[0] for a, b in zip(ends, ends[1:], strict=False))


def assert_keeps_secrets(game: Game, features: Features, positions: Iterable[State]) -> None:
    """Positions that differ only in what a seat cannot know give it equal tensors."""
    rng = Rng("redeal")
    differ = 0
    for state in positions:
        for seat in range(state.seats):
            other = game.determinize(state, seat, rng)
            differ += digest(other) != digest(state)
            assert features(game.view(other, seat), seat) == features(game.view(state, seat), seat)
    assert differ > 5
