"""GT3 Legality of a ship: joints, parts held together by them, errors, exposed connectors.

The same functions serve all building modes, the check before the start, damage in flight and the
scoring (GT3.8). Cells are those of `tables`; a ship is read from the state's grid."""

from typing import Final

from raumhafen.games.galaxy_trucker.content.tables import (
    CELLS,
    CONTACT,
    E1,
    IS_CABIN,
    IS_CANNON,
    IS_ENGINE,
    IS_MARKED,
    JOINT,
    SIDE,
    START_CABINS,
    STEPS,
    cell_name,
)
from raumhafen.games.galaxy_trucker.state import TruckerState

NO_CELL: Final = -1
NO_SIDE: Final = -1
SINGLE_DOUBLE: Final = 1
CONNECTOR_SMOOTH: Final = 2
TURNED_ENGINE: Final = 3
BLOCKED: Final = 4
OFF_BOARD: Final = 5
CUT_OFF: Final = 6


class Fault:
    """GT3.4 One error record: what, on which tile, towards which side, against which tile."""

    __slots__ = ("code", "cell", "side", "other")

    def __init__(self, code: int, cell: int, side: int = NO_SIDE, other: int = NO_CELL) -> None:
        self.code = code
        self.cell = cell
        self.side = side
        self.other = other

    def __repr__(self) -> str:
        other = "" if self.other < 0 else f"/{cell_name(self.other)}"
        return f"E{self.code} {cell_name(self.cell)}{other}"


def cells_of(s: TruckerState, ship: int) -> list[int]:
    """All cells with a tile, lowest first."""
    base = CELLS * ship
    return [cell for cell, piece in enumerate(s.grid[base : base + CELLS]) if piece >= 0]


# --- joints and components -----------------------------------------------------------------------


def joined(s: TruckerState, ship: int, cell: int) -> list[int]:
    """GT3.2 The neighbours that a tile is joined to."""
    grid, base, step = s.grid, CELLS * ship, STEPS[s.board]
    piece = 4 * grid[base + cell]
    found = []
    for d in range(4):
        other = grid[base + cell + step[d]]
        if other >= 0 and CONTACT[4 * SIDE[piece + d] + SIDE[4 * other + (d ^ 2)]] == JOINT:
            found.append(cell + step[d])
    return found


def component(s: TruckerState, ship: int, first: int) -> list[int]:
    """GT3.3 All cells linked to one of them by joints, lowest first."""
    reached = {first}
    edge = [first]
    while edge:
        for cell in joined(s, ship, edge.pop()):
            if cell not in reached:
                reached.add(cell)
                edge.append(cell)
    return sorted(reached)


def components(s: TruckerState, ship: int) -> list[list[int]]:
    """GT3.3 The parts of a ship, by their lowest cell."""
    left = cells_of(s, ship)
    parts = []
    while left:
        part = component(s, ship, left[0])
        parts.append(part)
        left = [cell for cell in left if cell not in part]
    return parts


def has_cabin(s: TruckerState, ship: int, part: list[int]) -> bool:
    base = CELLS * ship
    return any(IS_CABIN[s.grid[base + cell] >> 2] for cell in part)


def main_part(s: TruckerState, ship: int, parts: list[list[int]]) -> list[int]:
    """GT3.4 The one with the start cabin, else the largest."""
    base = CELLS * ship
    for part in parts:
        if any(s.grid[base + cell] >> 2 < START_CABINS for cell in part):
            return part
    return max(parts, key=len)


# --- errors --------------------------------------------------------------------------------------


def errors(s: TruckerState, ship: int) -> list[Fault]:
    """GT3.4 Every error record of a ship."""
    faults: list[Fault] = []
    for cell in cells_of(s, ship):
        faults += contact_errors(s, ship, cell)
        faults += device_errors(s, ship, cell)
        if not IS_MARKED[s.board][cell]:
            faults.append(Fault(OFF_BOARD, cell))
    return faults + loose_parts(s, ship)


def is_legal(s: TruckerState, ship: int) -> bool:
    """GT3.5 No error record."""
    return not errors(s, ship)


def contact_errors(s: TruckerState, ship: int, cell: int) -> list[Fault]:
    """E1, E2 towards the right and the rear, so that each pair is met once."""
    grid, base, step = s.grid, CELLS * ship, STEPS[s.board]
    faults = []
    for d in (1, 2):
        other = grid[base + cell + step[d]]
        if other < 0:
            continue
        contact = CONTACT[4 * SIDE[4 * grid[base + cell] + d] + SIDE[4 * other + (d ^ 2)]]
        if contact >= E1:
            code = SINGLE_DOUBLE if contact == E1 else CONNECTOR_SMOOTH
            faults.append(Fault(code, cell, d, cell + step[d]))
    return faults


def device_errors(s: TruckerState, ship: int, cell: int) -> list[Fault]:
    """E3 an engine that does not push to the rear, E4 a blocked barrel or nozzle."""
    piece = s.grid[CELLS * ship + cell]
    tile, k = piece >> 2, piece & 3
    faults = []
    if IS_ENGINE[tile] and k != 0:
        faults.append(Fault(TURNED_ENGINE, cell, (k + 2) & 3))
    side = device_side(piece)
    if side >= 0:
        other = cell + STEPS[s.board][side]
        if s.grid[CELLS * ship + other] >= 0:
            faults.append(Fault(BLOCKED, cell, side, other))
    return faults


def device_side(piece: int) -> int:
    """GT2.5 Where a barrel or nozzle points; NO_SIDE for other tiles."""
    tile, k = piece >> 2, piece & 3
    if IS_CANNON[tile]:
        return k
    return (k + 2) & 3 if IS_ENGINE[tile] else NO_SIDE


def loose_parts(s: TruckerState, ship: int) -> list[Fault]:
    """E6 for each part that is not the main one, named by its lowest cell."""
    parts = components(s, ship)
    if len(parts) < 2:
        return []
    main = main_part(s, ship, parts)
    return [Fault(CUT_OFF, part[0]) for part in parts if part is not main]


def adds_error(s: TruckerState, ship: int, cell: int, piece: int) -> bool:
    """GT5.4 strict: whether a tile put there would add any error record."""
    grid, base, step = s.grid, CELLS * ship, STEPS[s.board]
    if IS_ENGINE[piece >> 2] and piece & 3:
        return True
    points = device_side(piece)
    joints = 0
    for d in range(4):
        other = grid[base + cell + step[d]]
        if other < 0:
            continue
        contact = CONTACT[4 * SIDE[4 * piece + d] + SIDE[4 * other + (d ^ 2)]]
        if contact >= E1 or points == d or device_side(other) == d ^ 2:
            return True
        joints += contact == JOINT
    return joints == 0


def first_error(s: TruckerState, ship: int, cell: int, piece: int) -> int:
    """GT3.4 The first error that a tile put there would add, for people to read; 0 for none."""
    grid, base, step = s.grid, CELLS * ship, STEPS[s.board]
    points = device_side(piece)
    turned = IS_ENGINE[piece >> 2] and piece & 3
    joints, first = 0, TURNED_ENGINE if turned else CUT_OFF + 1
    for d in range(4):
        other = grid[base + cell + step[d]]
        if other < 0:
            continue
        contact = CONTACT[4 * SIDE[4 * piece + d] + SIDE[4 * other + (d ^ 2)]]
        if contact >= E1:
            first = min(first, SINGLE_DOUBLE if contact == E1 else CONNECTOR_SMOOTH)
        elif points == d or device_side(other) == d ^ 2:
            first = min(first, BLOCKED)
        joints += contact == JOINT
    if joints == 0:
        first = min(first, CUT_OFF)
    return 0 if first > CUT_OFF else first


# --- exposed connectors --------------------------------------------------------------------------


def exposed_sides(s: TruckerState, ship: int) -> list[tuple[int, int]]:
    """GT3.6 Connectors that meet no tile, or a smooth side, as (cell, side)."""
    grid, base, step = s.grid, CELLS * ship, STEPS[s.board]
    found = []
    for cell in cells_of(s, ship):
        piece = 4 * grid[base + cell]
        for d in range(4):
            if SIDE[piece + d]:
                other = grid[base + cell + step[d]]
                if other < 0 or SIDE[4 * other + (d ^ 2)] == 0:
                    found.append((cell, d))
    return found


def exposed(s: TruckerState, ship: int) -> int:
    return len(exposed_sides(s, ship))
