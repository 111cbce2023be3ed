"""The validator against a brute-force checker that shares no code with it, on random ships."""

from __future__ import annotations

from collections import Counter

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.games.galaxy_trucker.content.kinds import KINDS
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import (
    BOARD_CELLS,
    CELLS,
    CENTRE,
    START_CABINS,
    TILES,
    column_of,
    row_of,
)
from raumhafen.games.galaxy_trucker.rules.ship import (
    adds_error,
    components,
    errors,
    exposed,
    first_error,
    frontier,
)
from raumhafen.games.galaxy_trucker.state import TruckerState

Place = tuple[int, int]
Ship = dict[Place, tuple[int, int]]  # (column, row) -> (tile, quarter turns)
Record = tuple[str, Place, Place | None]


def offset(board: int, d: int) -> Place:
    ahead = 1 if CONTENT.boards[board].id == "IIIa" else -1
    return [(0, ahead), (1, 0), (0, -ahead), (-1, 0)][d]


def beside(board: int, place: Place, d: int) -> Place:
    x, y = offset(board, d)
    return place[0] + x, place[1] + y


def connector(ship: Ship, place: Place, d: int) -> int:
    tile, k = ship[place]
    printed = list(CONTENT.tiles[tile].connectors)
    turned = printed[-k:] + printed[:-k] if k else printed
    return turned[d]


def kind(ship: Ship, place: Place) -> str:
    return KINDS[CONTENT.tiles[ship[place][0]].kind]


def parts(ship: Ship, board: int) -> list[set[Place]]:
    """Components by repeated merging."""
    groups = [{place} for place in ship]
    for place in ship:
        for d in range(4):
            other = beside(board, place, d)
            if other in ship and holds(ship, board, place, d):
                a = next(group for group in groups if place in group)
                b = next(group for group in groups if other in group)
                if a is not b:
                    groups.remove(b)
                    a |= b
    return groups


def holds(ship: Ship, board: int, place: Place, d: int) -> bool:
    a = connector(ship, place, d)
    b = connector(ship, beside(board, place, d), (d + 2) % 4)
    return a > 0 and b > 0 and {a, b} != {1, 2}


def brute_errors(ship: Ship, board: int) -> set[Record]:
    found: set[Record] = set()
    for place in ship:
        for d in range(4):
            other = beside(board, place, d)
            if other in ship:
                pair = {connector(ship, place, d), connector(ship, other, (d + 2) % 4)}
                first, second = sorted((place, other))
                if pair == {1, 2}:
                    found.add(("E1", first, second))
                elif 0 in pair and pair != {0}:
                    found.add(("E2", first, second))
        found |= brute_devices(ship, board, place)
        if place not in CONTENT.boards[board].cells:
            found.add(("E5", place, None))
    return found | brute_loose(ship, board)


def brute_devices(ship: Ship, board: int, place: Place) -> set[Record]:
    found: set[Record] = set()
    k = ship[place][1]
    if kind(ship, place) in ("engine", "double_engine"):
        if k:
            found.add(("E3", place, None))
        if beside(board, place, (k + 2) % 4) in ship:
            found.add(("E4", place, beside(board, place, (k + 2) % 4)))
    if kind(ship, place) in ("cannon", "double_cannon") and beside(board, place, k) in ship:
        found.add(("E4", place, beside(board, place, k)))
    return found


def brute_loose(ship: Ship, board: int) -> set[Record]:
    groups = parts(ship, board)
    with_start = [g for g in groups if any(kind(ship, p) == "start_cabin" for p in g)]
    main = with_start[0] if with_start else max(groups, key=len)
    if not with_start and sum(len(g) == len(main) for g in groups) > 1:
        return set()  # which of two equal parts is the ship is left open
    loose = [group for group in groups if group is not main]
    return {("E6", min(group, key=lambda p: (p[1], p[0])), None) for group in loose}


def brute_exposed(ship: Ship, board: int) -> int:
    count = 0
    for place in ship:
        for d in range(4):
            other = beside(board, place, d)
            met = other in ship and connector(ship, other, (d + 2) % 4) > 0
            count += connector(ship, place, d) > 0 and not met
    return count


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
