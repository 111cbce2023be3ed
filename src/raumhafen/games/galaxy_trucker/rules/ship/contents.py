"""GT1.1, GT13.4 Crew, batteries and cubes aboard a ship, counted tile by tile."""

from raumhafen.games.galaxy_trucker.content.tables import (
    BATTERY,
    BOARD_CELLS,
    CELLS,
    COLOURS,
    CUBE,
    FIGURES,
    HOLD,
    IS_CABIN,
    NIBBLE,
    PRICES,
    SPECIAL,
)
from raumhafen.games.galaxy_trucker.state import TruckerState


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
    """GT1.4 The full price of all cubes aboard."""
    return sum(n * price for n, price in zip(cargo(s, ship), PRICES, strict=True))
