"""B1.1 The hexagon of 91 cells: rings I to VI, numbered in a spiral from the galactic centre.

Inside a ring the numbers run clockwise from its corner (0, -k); cell 0 is the centre, ring II
begins at 1, III at 7, IV at 19, V at 37, VI at 61.
"""

from itertools import compress
from typing import Final

RADIUS: Final = 5
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
NOWHERE: Final = -1


def _ring(k: int) -> list[tuple[int, int]]:
    """B1.1.3 The places of a ring of radius k."""
    q, r, found = 0, -k, []
    for dq, dr in DIRECTIONS:
        for _ in range(k):
            found.append((q, r))
            q, r = q + dq, r + dr
    return found


def _spiral() -> list[tuple[int, int]]:
    return [(0, 0), *[place for k in range(1, RADIUS + 1) for place in _ring(k)]]


def span(q: int, r: int) -> int:
    """B1.1.2 The distance of a place from the centre."""
    return max(abs(q), abs(r), abs(q + r))


PLACES: Final = _spiral()
CELLS: Final = len(PLACES)
ALL_CELLS: Final = list(range(CELLS))
CELL: Final = {place: cell for cell, place in enumerate(PLACES)}
Q: Final = [place[0] for place in PLACES]
R: Final = [place[1] for place in PLACES]
# ring numbers 1 to 6, and where each ring begins; RING_START[7] is the number of cells
RING: Final = [span(q, r) + 1 for q, r in PLACES]
RING_START: Final = [0, 0, 1, 7, 19, 37, 61, 91]
RING_CELLS: Final = [list(range(RING_START[n], RING_START[n + 1])) for n in range(7)]
# flat, six a cell in the order of DIRECTIONS; NOWHERE beyond the edge
BESIDE: Final = [CELL.get((q + dq, r + dr), NOWHERE) for q, r in PLACES for dq, dr in DIRECTIONS]
NEIGHBOURS: Final = [
    [cell for cell in BESIDE[6 * at : 6 * at + 6] if cell != NOWHERE] for at in range(CELLS)
]
# flat, DISTANCE[a * CELLS + b]
DISTANCE: Final = [span(Q[a] - Q[b], R[a] - R[b]) for a in range(CELLS) for b in range(CELLS)]
# systems up to so many steps away, in their order: WITHIN[steps][cell]; networks reach no further
WITHIN: Final = [
    [
        [at for at, away in enumerate(DISTANCE[cell * CELLS : (cell + 1) * CELLS]) if away <= steps]
        for cell in range(CELLS)
    ]
    for steps in range(RADIUS + 1)
]


def marked_cells(marks: list[int]) -> list[int]:
    """The cells at which a list by cells is not 0; most lists are empty, and soon counted."""
    if marks.count(0) == CELLS:
        return []
    return list(compress(ALL_CELLS, marks))


class MarkedCells:
    """`marked_cells` of a list that is asked for again and again and seldom changes.

    To compare it with the last one is a tenth of the work of reading it. Callers share what they
    get and do not change it.
    """

    def __init__(self) -> None:
        self.last: tuple[list[int], list[int]] = ([], [])

    def of(self, marks: list[int]) -> list[int]:
        seen, found = self.last
        if marks != seen:
            found = marked_cells(marks)
            self.last = (marks[:], found)
        return found
