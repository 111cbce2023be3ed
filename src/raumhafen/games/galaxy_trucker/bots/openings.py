"""Chances of filling an empty cell: the part of all tiles that would fit its neighbours.

A cell's *demand* is a number of four digits to the base 5, one for each side: what the tile there
must show (0 smooth, 1 to 3 that connector), or FREE where no tile lies yet.
"""

from typing import Final

from raumhafen.games.galaxy_trucker.content.tables import (
    CELLS,
    CONTACT,
    E1,
    IS_CANNON,
    IS_ENGINE,
    SIDE,
    START_CABINS,
    STEPS,
    TILES,
)
from raumhafen.games.galaxy_trucker.state import TruckerState

FREE: Final = 4
BASE: Final = 5
DIGIT: Final = (1, 5, 25, 125)
DEMANDS: Final = 625
TRIES: Final = 4.0  # tiles that are held up to a cell before building ends, at a guess


def _meets(tile: int, k: int, d: int, digit: int) -> bool:
    """Whether one side of a turned tile is right; barrels and nozzles want a free cell."""
    if IS_ENGINE[tile] and (k != 0 or (d == 2 and digit != FREE)):
        return False
    if IS_CANNON[tile] and d == k and digit != FREE:
        return False
    return digit == FREE or CONTACT[4 * SIDE[4 * (4 * tile + k) + d] + digit] < E1


def _bits(k: int, d: int, digit: int) -> int:
    return sum(1 << t for t in range(START_CABINS, TILES) if _meets(t, k, d, digit))


BITS: Final = [[[_bits(k, d, digit) for digit in range(BASE)] for d in range(4)] for k in range(4)]


def _chance(demand: int) -> float:
    """Chance that a cell with this demand is filled before building ends."""
    digits = [demand // DIGIT[d] % BASE for d in range(4)]
    fitting = 0
    for k in range(4):
        found = -1
        for d in range(4):
            found &= BITS[k][d][digits[d]]
        fitting |= found
    share = fitting.bit_count() / (TILES - START_CABINS)
    missed: float = (1.0 - share) ** TRIES
    return 1.0 - missed


CHANCE: Final = [_chance(demand) for demand in range(DEMANDS)]


def demand_of(s: TruckerState, ship: int, cell: int) -> int:
    """The demand of an empty cell, from its neighbours."""
    grid, base, step = s.grid, CELLS * ship, STEPS[s.board]
    demand = 0
    for d in range(4):
        other = grid[base + cell + step[d]]
        demand += DIGIT[d] * (FREE if other < 0 else SIDE[4 * other + (d ^ 2)])
    return demand
