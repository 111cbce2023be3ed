"""The validator against a brute-force checker that shares no code with it, on random ships."""

from __future__ import annotations

from collections import Counter

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.games.galaxy_trucker.content.tables import (
    BOARD_CELLS,
    CELLS,
    CENTRE,
    START_CABINS,
    TILES,
    column_of,
    row_of,
)
from raumhafen.games.galaxy_trucker.rules.building.options import frontier
from raumhafen.games.galaxy_trucker.rules.ship.legality import (
    adds_error,
    components,
    errors,
    exposed,
    first_error,
)
from raumhafen.games.galaxy_trucker.state import TruckerState
from tests.games.galaxy_trucker.brute_force import (
    Record,
    Ship,
    brute_errors,
    brute_exposed,
    kind,
    parts,
)


def random_state(rng: Rng, fill: int, strict: bool) -> TruckerState:
    s = TruckerState(2)
    s.set_up_lists()
    s.board = rng.below(4)
    tiles = list(range(START_CABINS, TILES))
    rng.shuffle(tiles)
    s.grid[CENTRE] = 4 * rng.below(2)
    for tile in tiles[:fill]:
        cells = frontier(s, 0, BOARD_CELLS[s.board])
        if not cells:
            break
        cell, k = rng.pick(cells), rng.below(4)
        if not strict or not adds_error(s, 0, cell, 4 * tile + k):
            s.grid[cell] = 4 * tile + k
    if not strict and rng.below(5) == 0:
        s.grid[CENTRE] = -1
    if not strict and rng.below(5) == 0:
        s.grid[CENTRE + 12 * (rng.below(5) - 2)] = 4 * tiles[-1]  # anywhere, also off the board
    return s


def as_ship(s: TruckerState) -> Ship:
    cells = [cell for cell in range(CELLS) if s.grid[cell] >= 0]
    return {(column_of(c), row_of(c)): (s.grid[c] >> 2, s.grid[c] & 3) for c in cells}


def as_records(s: TruckerState) -> set[Record]:
    found: set[Record] = set()
    for fault in errors(s, 0):
        place = (column_of(fault.cell), row_of(fault.cell))
        other = (column_of(fault.other), row_of(fault.other)) if fault.other >= 0 else None
        if fault.code <= 2 and other is not None:
            place, other = sorted((place, other))
        found.add((f"E{fault.code}", place, other))
    return found


def compare(rng: Rng, rounds: int) -> None:
    for _ in range(rounds):
        s = random_state(rng, 1 + rng.below(40), strict=False)
        ship = as_ship(s)
        mine, theirs = as_records(s), brute_errors(ship, s.board)
        if not any(kind(ship, place) == "start_cabin" for place in ship):
            mine, theirs = ({r for r in found if r[0] != "E6"} for found in (mine, theirs))
        assert mine == theirs
        assert len(errors(s, 0)) >= len(mine)
        assert exposed(s, 0) == brute_exposed(ship, s.board)
        groups = {frozenset((column_of(c), row_of(c)) for c in p) for p in components(s, 0)}
        assert groups == {frozenset(group) for group in parts(ship, s.board)}


def compare_strict(rng: Rng, rounds: int) -> None:
    for _ in range(rounds):
        s = random_state(rng, 40, strict=True)
        assert not brute_errors(as_ship(s), s.board)
        for cell in frontier(s, 0, BOARD_CELLS[s.board]):
            piece = 4 * (START_CABINS + rng.below(TILES - START_CABINS)) + rng.below(4)
            refused, first = adds_error(s, 0, cell, piece), first_error(s, 0, cell, piece)
            s.grid[cell] = piece
            found = sorted(code for code, _, _ in brute_errors(as_ship(s), s.board))
            assert refused == bool(found)
            assert (f"E{first}" if first else "") == (found[0] if found else "")
            s.grid[cell] = -1


def compare_first(rng: Rng, rounds: int) -> None:
    """On ships with errors only what a tile brings beside them counts."""
    for _ in range(rounds):
        s = random_state(rng, 1 + rng.below(40), strict=False)
        if s.grid[CENTRE] < 0:
            continue  # which part is the main one might change
        before = Counter(code for code, _, _ in as_records(s))
        for cell in frontier(s, 0, BOARD_CELLS[s.board]):
            piece = 4 * (START_CABINS + rng.below(TILES - START_CABINS)) + rng.below(4)
            refused, first = adds_error(s, 0, cell, piece), first_error(s, 0, cell, piece)
            s.grid[cell] = piece
            brought = Counter(code for code, _, _ in as_records(s)) - before
            s.grid[cell] = -1
            assert refused == bool(first)
            assert (f"E{first}" if first else "") == min(brought, default="")


@pytest.mark.slow
def test_random_ships() -> None:
    """GT3.4, GT3.6, GT3.8 Errors, exposed connectors and components agree."""
    compare(Rng("ships"), 300)


def test_strict_building() -> None:
    """GT5.4 A placement is refused exactly when it adds an error record."""
    compare_strict(Rng("strict"), 60)


def test_first_error_of_a_tile() -> None:
    """GT3.4 What is said of a tile in hand is the first error record that it would add."""
    compare_first(Rng("first"), 100)


@pytest.mark.soak
def test_many_random_ships() -> None:
    """GT3.4, GT5.4"""
    compare(Rng("many ships"), 20_000)
    compare_strict(Rng("many strict"), 3_000)
