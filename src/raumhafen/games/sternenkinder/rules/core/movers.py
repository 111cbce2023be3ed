"""B7 What moves, by one number: the place of a civil unit, or MOVERS and the place of a group."""

from typing import Final

from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import SUPERNOVA
from raumhafen.games.sternenkinder.state import (
    CIVIL_UNITS,
    NO_PLACE,
    NOBODY,
    SternState,
)

MOVERS: Final = 1000  # numbers from here on are groups


def mover_seat(s: SternState, mover: int) -> int:
    """Whose it is."""
    return mover // CIVIL_UNITS


def mover_at(s: SternState, mover: int) -> int:
    """Where it is; NOBODY when it is no more."""
    return s.civil_at[mover]


def put_mover(s: SternState, mover: int, cell: int) -> None:
    s.civil_at[mover] = cell


def moves_left(s: SternState, mover: int) -> int:
    """B7.1 How many systems it may still move in this phase."""
    return s.civil_left[mover]


def set_moves_left(s: SternState, mover: int, systems: int) -> None:
    s.civil_left[mover] = systems


# --- which systems are next to each other --------------------------------------------------------


def is_enterable(s: SternState, cell: int) -> bool:
    """B1.6, B4.8.6 A known supernova only with a trade route."""
    return s.tile[cell] != NO_PLACE and (s.tile[cell] != SUPERNOVA or s.route[cell] != NOBODY)


def beside(s: SternState, seat: int, cell: int) -> list[int]:
    """B7.5, B4.7 Neighbours on the map, and own gates from one to another."""
    near = NEIGHBOURS[cell]
    if s.gate[cell] == seat:
        gates = [at for at in range(CELLS) if s.gate[at] == seat and at != cell]
        near = [*near, *[at for at in gates if at not in near]]
    return [at for at in near if is_enterable(s, at)]
