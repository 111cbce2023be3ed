"""GT13 Engine strength, cannon strength and shields of a ship.

Strengths are kept in half units (GT0.5)."""

from raumhafen.games.galaxy_trucker.content.tables import (
    BOARD_CELLS,
    BROWN,
    CANNON_FRONT,
    CANNON_OTHER,
    CELLS,
    ENGINE,
    IS_CANNON,
    IS_ENGINE,
    IS_SHIELD,
    POWERED,
    PURPLE,
)
from raumhafen.games.galaxy_trucker.rules.ship.contents import has_alien
from raumhafen.games.galaxy_trucker.state import TruckerState

ALIEN_BONUS = 4  # GT13.1, GT13.2 in half units


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
