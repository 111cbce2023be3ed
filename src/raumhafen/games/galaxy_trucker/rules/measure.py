"""GT13 Strengths, crew, tokens and cubes of a ship, counted from its tiles.

Strengths are kept in half units (GT0.5).
"""

from raumhafen.games.galaxy_trucker.content.tables import (
    BATTERY,
    BOARD_CELLS,
    BROWN,
    CANNON_FRONT,
    CANNON_OTHER,
    CELLS,
    COLOURS,
    CUBE,
    ENGINE,
    FIGURES,
    HOLD,
    IS_CABIN,
    IS_CANNON,
    IS_ENGINE,
    IS_SHIELD,
    NIBBLE,
    POWERED,
    PRICES,
    PURPLE,
    SPECIAL,
)
from raumhafen.games.galaxy_trucker.state import TruckerState

ALIEN_BONUS = 4  # GT13.1, GT13.2 in half units


def cabins(s: TruckerState, ship: int) -> list[int]:
    """Cells of all cabins, start cabin included."""
    grid, base = s.grid, CELLS * ship
    return [
        cell
        for cell in BOARD_CELLS[s.board]
        if grid[base + cell] >= 0 and IS_CABIN[grid[base + cell] >> 2]
    ]


def occupied_cabins(s: TruckerState, ship: int) -> list[int]:
    base = CELLS * ship
    return [cell for cell in cabins(s, ship) if s.load[base + cell]]


def crew(s: TruckerState, ship: int) -> int:
    """GT13.4 Humans and aliens."""
    base = CELLS * ship
    return sum(FIGURES[s.load[base + cell]] for cell in cabins(s, ship))


def humans(s: TruckerState, ship: int) -> int:
    base = CELLS * ship
    loads = [s.load[base + cell] for cell in cabins(s, ship)]
    return sum(load for load in loads if load <= 2)


def has_alien(s: TruckerState, ship: int, alien: int) -> bool:
    base = CELLS * ship
    return any(s.load[base + cell] == alien for cell in cabins(s, ship))


def battery_cells(s: TruckerState, ship: int) -> list[int]:
    """GT17.6 Battery tiles with a token, the fullest first, then the lowest cell."""
    grid, load, base = s.grid, s.load, CELLS * ship
    found = [
        cell
        for cell in BOARD_CELLS[s.board]
        if load[base + cell] and BATTERY[grid[base + cell] >> 2]
    ]
    if len(found) < 2:
        return found
    return [cell for n in (3, 2, 1) for cell in found if load[base + cell] == n]


def tokens(s: TruckerState, ship: int) -> int:
    base = CELLS * ship
    return sum(s.load[base + cell] for cell in battery_cells(s, ship))


def holds(s: TruckerState, ship: int) -> list[int]:
    grid, base = s.grid, CELLS * ship
    return [
        cell
        for cell in BOARD_CELLS[s.board]
        if grid[base + cell] >= 0 and HOLD[grid[base + cell] >> 2]
    ]


def cubes_in(load: int, colour: int) -> int:
    return load // CUBE[colour] & NIBBLE


def cubes_on(load: int) -> int:
    return (load & 15) + (load >> 4 & 15) + (load >> 8 & 15) + (load >> 12)


def room(s: TruckerState, ship: int, cell: int) -> int:
    """Cubes that still fit into a hold."""
    at = CELLS * ship + cell
    return HOLD[s.grid[at] >> 2] - cubes_on(s.load[at])


def takes_red(s: TruckerState, ship: int, cell: int) -> bool:
    return SPECIAL[s.grid[CELLS * ship + cell] >> 2]


def cargo(s: TruckerState, ship: int) -> list[int]:
    """Cubes aboard, by colour."""
    base = CELLS * ship
    loads = [s.load[base + cell] for cell in holds(s, ship)]
    return [sum(cubes_in(load, colour) for load in loads) for colour in range(COLOURS)]


def cargo_value(s: TruckerState, ship: int) -> int:
    """GT1.4"""
    return sum(n * price for n, price in zip(cargo(s, ship), PRICES, strict=True))


# --- strengths -----------------------------------------------------------------------------------


def engines(s: TruckerState, ship: int) -> tuple[int, int]:
    """GT13.1 (strength of the single engines, number of double ones)"""
    grid, base = s.grid, CELLS * ship
    single = double = 0
    for cell in BOARD_CELLS[s.board]:
        piece = grid[base + cell]
        if piece >= 0 and IS_ENGINE[piece >> 2]:
            if POWERED[piece >> 2]:
                double += 1
            else:
                single += ENGINE[piece >> 2]
    return single, double


def engine_strength(s: TruckerState, ship: int, powered: int) -> int:
    """GT13.1 In half units; a brown alien adds 2 if there is any strength."""
    strength = engines(s, ship)[0] + 4 * powered
    if strength > 0 and has_alien(s, ship, BROWN):
        strength += ALIEN_BONUS
    return strength


def cannons(s: TruckerState, ship: int) -> tuple[int, int, int]:
    """GT13.2 (strength of the single cannons, double ones to the front, other double ones)"""
    grid, base = s.grid, CELLS * ship
    single = front = other = 0
    for cell in BOARD_CELLS[s.board]:
        piece = grid[base + cell]
        if piece < 0 or not IS_CANNON[piece >> 2]:
            continue
        ahead = piece & 3 == 0
        if not POWERED[piece >> 2]:
            single += CANNON_FRONT[piece >> 2] if ahead else CANNON_OTHER[piece >> 2]
        elif ahead:
            front += 1
        else:
            other += 1
    return single, front, other


def cannon_strength(s: TruckerState, ship: int, front: int, other: int) -> int:
    """GT13.2 In half units; a purple alien adds 2 if there is any strength."""
    strength = cannons(s, ship)[0] + 4 * front + 2 * other
    if strength > 0 and has_alien(s, ship, PURPLE):
        strength += ALIEN_BONUS
    return strength


def is_shielded(s: TruckerState, ship: int, side: int) -> bool:
    """GT2.5 A shield covers its side and the next one clockwise, for the whole ship."""
    grid, base = s.grid, CELLS * ship
    for cell in BOARD_CELLS[s.board]:
        piece = grid[base + cell]
        if piece >= 0 and IS_SHIELD[piece >> 2] and (side - (piece & 3)) & 3 < 2:
            return True
    return False
