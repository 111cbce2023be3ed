"""Named parts of one flat array of float32, into which games write their views for learning."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from raumhafen.engine.state import State

MOST: Final = 4095  # larger numbers are shown as this one


class Plane:
    """A named part of the array. `unit` 0 marks bits; other numbers are divided by their unit."""

    def __init__(self, name: str, shape: tuple[int, ...], unit: int = 0) -> None:
        assert name.isidentifier(), "names with other signs are kept for planes of every game"
        self.name = name
        self.shape = shape
        self.unit = unit
        self.high = MOST / unit if unit else 1.0
        self.start = 0
        self.size = 1
        for length in shape:
            self.size *= length


class Layout:
    """Where each plane lies for a number of seats: `layout["dice"]` is a slice."""

    def __init__(self, planes: list[Plane]) -> None:
        self.planes = {plane.name: plane for plane in planes}
        assert len(self.planes) == len(planes), "two planes have the same name"
        self.size = 0
        for plane in planes:
            plane.start = self.size
            self.size += plane.size

    def __getitem__(self, name: str) -> slice:
        plane = self.planes[name]
        return slice(plane.start, plane.start + plane.size)

    def start(self, name: str) -> int:
        return self.planes[name].start


class Pen:
    """Writes into the planes of a given array of zeros, as one seat sees the table."""

    def __init__(self, layout: Layout, seats: int, me: int, cells: memoryview[float]) -> None:
        self.seats = seats
        self.me = me
        self.layout = layout
        self.cells = cells

    def start(self, name: str) -> int:
        return self.layout.planes[name].start

    def mark(self, name: str, at: int = 0) -> None:
        self.cells[self.layout.planes[name].start + at] = 1.0

    def marks(self, name: str, first: int, bits: int) -> None:
        """The bits of a small number, lowest first."""
        while bits:
            low = bits & -bits
            self.mark(name, first + low.bit_length() - 1)
            bits ^= low

    def number(self, name: str, at: int, value: int) -> None:
        plane = self.layout.planes[name]
        self.cells[plane.start + at] = (value if value < MOST else MOST) / plane.unit

    def numbers(self, name: str, first: int, values: Sequence[int]) -> None:
        for at, value in enumerate(values):
            self.number(name, first + at, value)

    def row(self, name: str, first: int, values: list[int]) -> None:
        """Numbers one after the other, of which many are 0."""
        plane = self.layout.planes[name]
        cells, at, unit = self.cells, plane.start + first, plane.unit
        for value in values:
            if value:
                cells[at] = (value if value < MOST else MOST) / unit
            at += 1

    def count(self, name: str, at: int, more: int) -> None:
        """Adds to a number that is written already."""
        if more:
            plane = self.layout.planes[name]
            now = round(self.cells[plane.start + at] * plane.unit) + more
            self.cells[plane.start + at] = (now if now < MOST else MOST) / plane.unit

    def listed(self, name: str, first: int, entries: list[int]) -> None:
        """A list of different things: each gets its place in the list, from 1 on."""
        plane = self.layout.planes[name]
        cells, start, unit = self.cells, plane.start + first, plane.unit
        for place, entry in enumerate(entries, 1):
            cells[start + entry] = place / unit

    def found(self, name: str, first: int, places: list[int], wanted: int) -> None:
        """A bit for each thing that is in the wanted place."""
        cells, at = self.cells, self.layout.planes[name].start + first
        for place in places:
            if place == wanted:
                cells[at] = 1.0
            at += 1

    def whole(self, name: str, ready: memoryview[float]) -> None:
        """A plane, or several that follow each other, from its beginning on, written before."""
        start = self.layout.planes[name].start
        self.cells[start : start + len(ready)] = ready

    def turned(self, seat: int) -> int:
        """A seat counted from the one that looks."""
        return (seat - self.me) % self.seats


def blank_cells(size: int) -> memoryview[float]:
    """Memory for planes that are kept from one look to the next."""
    return memoryview(bytearray(4 * size)).cast("f")


class Writer(Pen):
    """A pen with an array of its own."""

    def __init__(self, layout: Layout, seats: int, me: int) -> None:
        self.out = array("f", bytes(4 * layout.size))
        super().__init__(layout, seats, me, memoryview(self.out))


class Reader:
    """The planes of an array as bits and whole numbers; its plane `seat` says who looks."""

    def __init__(self, layout: Layout, numbers: Sequence[float], seats: int) -> None:
        self.layout = layout
        self.source = numbers
        self.seats = seats
        self.seat = self.marked("seat", 0, seats)
        self.me = max(self.seat, 0)

    def number(self, name: str, at: int = 0) -> int:
        plane = self.layout.planes[name]
        return round(float(self.source[plane.start + at]) * (plane.unit or 1))

    def marked(self, name: str, row: int, width: int) -> int:
        """Which bit of a row is set; -1 if none is."""
        for at in range(width):
            if self.number(name, row * width + at):
                return at
        return -1


class Features:
    """The tensors of a game: its planes, states and views written into them and read back."""

    most_outcomes: ClassVar[int]  # of one toss
    most_decisions: ClassVar[int]  # of one seat in a match

    def layout(self, seats: int) -> Layout:
        raise NotImplementedError

    def encode(self, view: dict[str, Any], seat: int) -> array[float]:
        """A view as one flat array; nothing that the view lacks can be in it."""
        raise NotImplementedError

    def write(self, state: State, seat: int, cells: memoryview[float]) -> None:
        """The numbers of `encode` straight from the state, into zeros that the caller gives.

        Nothing of the view is built that is not in the planes. That both ways give the same is
        proved for every registered game by the tests of research.
        """
        raise NotImplementedError

    def rewrite(
        self, state: State, seat: int, cells: memoryview[float], nothing: memoryview[float]
    ) -> None:
        """The same where this source, and nobody else, has rewritten before: what is no longer
        there goes, and a game may leave what is. `nothing` are as many zeros.
        """
        cells[:] = nothing
        self.write(state, seat, cells)

    def decode(self, numbers: Sequence[float], seats: int) -> tuple[dict[str, Any], int]:
        """The view, as far as it is in the planes, and the seat that looks."""
        raise NotImplementedError
