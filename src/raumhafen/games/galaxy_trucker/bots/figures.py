"""GT13 The figures of a ship by which its pilot judges it, and their changes."""

from raumhafen.games.galaxy_trucker.content.tables import (
    BATTERY,
    BOARD_CELLS,
    CELLS,
    EMPTY,
    HOLD,
)
from raumhafen.games.galaxy_trucker.rules.flight.scoring import losses
from raumhafen.games.galaxy_trucker.rules.ship.contents import cabins, cargo_value, crew, tokens
from raumhafen.games.galaxy_trucker.rules.ship.legality import errors, exposed
from raumhafen.games.galaxy_trucker.rules.ship.strength import (
    cannon_strength,
    cannons,
    engine_strength,
    engines,
)
from raumhafen.games.galaxy_trucker.state import FLYING, TruckerState


def figures(s: TruckerState, ship: int) -> dict[str, float]:
    """Strengths with all double parts powered; a ship that is being built has no load yet."""
    _, front, other = cannons(s, ship)
    found: dict[str, float] = {
        "figure-engines": engine_strength(s, ship, engines(s, ship)[1]) / 2,
        "figure-cannons": cannon_strength(s, ship, front, other) / 2,
        "figure-exposed": float(exposed(s, ship)),
    }
    found.update(loads(s, ship) if s.phase >= FLYING else places(s, ship))
    return found


def loads(s: TruckerState, ship: int) -> dict[str, float]:
    return {
        "figure-crew": float(crew(s, ship)),
        "figure-batteries": float(tokens(s, ship)),
        "figure-goods": float(cargo_value(s, ship)),
        "figure-lost": float(losses(s, ship)),
        "figure-day": float(s.position[ship]),
    }


def places(s: TruckerState, ship: int) -> dict[str, float]:
    """What may come aboard, and faults."""
    base = CELLS * ship
    tiles = [s.grid[base + c] >> 2 for c in BOARD_CELLS[s.board] if s.grid[base + c] >= 0]
    return {
        "figure-crew": 2.0 * len(cabins(s, ship)),
        "figure-batteries": float(sum([BATTERY[tile] for tile in tiles])),
        "figure-holds": float(sum([HOLD[tile] for tile in tiles])),
        "figure-faults": float(len(errors(s, ship))),
    }


def with_piece(s: TruckerState, ship: int, cell: int, piece: int) -> dict[str, float]:
    """The figures with one more tile on the board; with EMPTY one less."""
    at = CELLS * ship + cell
    before = s.grid[at]
    s.grid[at] = piece
    found = figures(s, ship)
    s.grid[at] = before
    return found


def without(s: TruckerState, ship: int, cells: list[int]) -> dict[str, float]:
    """The figures of what is left when these tiles are gone; each costs a credit (GT19.5)."""
    base = CELLS * ship
    kept = [s.grid[base + cell] for cell in cells]
    for cell in cells:
        s.grid[base + cell] = EMPTY
    found = figures(s, ship)
    for cell, piece in zip(cells, kept, strict=True):
        s.grid[base + cell] = piece
    return found
