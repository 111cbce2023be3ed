"""B7 What moves, by one number: the place of a civil unit, or MOVERS and the place of a fleet."""

from typing import Final

from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import (
    HOME_WORLD,
    PLANET,
    RESEARCH_SHIP,
    SHIP_HULL,
    SUPERNOVA,
)
from raumhafen.games.sternenkinder.rules.core.civil import remove_civil
from raumhafen.games.sternenkinder.rules.core.fleets import hull, remove_fleet
from raumhafen.games.sternenkinder.rules.core.rescue import note_civil, note_fleet
from raumhafen.games.sternenkinder.rules.core.routes import COUNTS_AS_ROUTE, has_buoy
from raumhafen.games.sternenkinder.rules.core.tally import has_flag
from raumhafen.games.sternenkinder.state import (
    CIVIL_UNITS,
    CUBE,
    FLEETS,
    NO_PLACE,
    NOBODY,
    SternState,
)

MOVERS: Final = 1000  # numbers from here on are fleets
STANDSTILL: Final = 99  # so much slower is nothing at all


def are_enemies(s: SternState, seat: int, other: int) -> bool:
    """A6, B27.7 In war mode everybody is at war with everybody but team mates."""
    if s.politics:
        return bool(s.foes[seat] >> other & 1)
    return s.war_mode and seat != other and not (s.teams and (seat - other) % 2 == 0)


def is_fleet(mover: int) -> bool:
    return mover >= MOVERS


def mover_seat(mover: int) -> int:
    """Whose it is."""
    return (mover - MOVERS) // FLEETS if is_fleet(mover) else mover // CIVIL_UNITS


def mover_at(s: SternState, mover: int) -> int:
    """Where it is; NOBODY when it is no more."""
    return s.fleet_at[mover - MOVERS] if is_fleet(mover) else s.civil_at[mover]


def put_mover(s: SternState, mover: int, cell: int) -> None:
    if is_fleet(mover):
        fleet = mover - MOVERS
        s.fleet_from[fleet] = s.fleet_at[fleet]  # B14.8
        s.fleet_since[fleet] = s.turns  # B9.3
        s.fleet_at[fleet] = cell
    else:
        s.civil_at[mover] = cell


def moves_left(s: SternState, mover: int) -> int:
    """B7.1 How many systems it may still move in this phase."""
    return s.fleet_left[mover - MOVERS] if is_fleet(mover) else s.civil_left[mover]


def set_moves_left(s: SternState, mover: int, systems: int) -> None:
    if is_fleet(mover):
        s.fleet_left[mover - MOVERS] = max(0, systems)
    else:
        s.civil_left[mover] = max(0, systems)


def slow_down(s: SternState, mover: int, systems: int) -> None:
    """B8.4 It is slower in the next movement phase."""
    if is_fleet(mover):
        s.fleet_slow[mover - MOVERS] += systems
    else:
        s.civil_slow[mover] += systems


def is_research_ship(s: SternState, mover: int) -> bool:
    return not is_fleet(mover) and s.civil_kind[mover] == RESEARCH_SHIP


def mover_hull(s: SternState, mover: int) -> int:
    """Decision 21: what damage must reach to destroy it."""
    if is_fleet(mover):
        return hull(s, mover_seat(mover), s.fleet_kind[mover - MOVERS])
    return SHIP_HULL[s.civil_kind[mover]]


def destroy_mover(s: SternState, mover: int) -> None:
    if is_fleet(mover):
        note_fleet(s, mover - MOVERS)
        remove_fleet(s, mover - MOVERS)
    else:
        note_civil(s, mover)
        remove_civil(s, mover)


def has_cube(s: SternState, mover: int) -> bool:
    """Decision 27."""
    if is_fleet(mover):
        return bool(s.fleet_mark[mover - MOVERS] & CUBE)
    return bool(s.civil_cube[mover])


def set_cube(s: SternState, mover: int, cube: bool) -> None:
    if is_fleet(mover):
        mark = s.fleet_mark[mover - MOVERS]
        s.fleet_mark[mover - MOVERS] = mark | CUBE if cube else mark & ~CUBE
    else:
        s.civil_cube[mover] = int(cube)


# --- which systems are next to each other --------------------------------------------------------


def is_enterable(s: SternState, cell: int) -> bool:
    """B1.6, B4.8.6 A known supernova only with a trade route."""
    return s.tile[cell] != NO_PLACE and (s.tile[cell] != SUPERNOVA or s.route[cell] != NOBODY)


def beside(s: SternState, seat: int, cell: int) -> list[int]:
    """B7.5, B4.7 Neighbours on the map, own gates from one to another, ends of a tunnel."""
    near = NEIGHBOURS[cell]
    if s.gate[cell] == seat:
        gates = [at for at in range(CELLS) if s.gate[at] == seat and at != cell]
        near = [*near, *[at for at in gates if at not in near]]
    if s.link[cell] != NOBODY and s.link[cell] not in near:
        near = [*near, s.link[cell]]
    return [at for at in near if is_enterable(s, at)]


def has_way(s: SternState, seat: int, cell: int) -> bool:
    """Whether there is such a system at all: nearly always the first neighbour will do."""
    return is_enterable(s, NEIGHBOURS[cell][0]) or bool(beside(s, seat, cell))


def is_route(s: SternState, seat: int, cell: int) -> bool:
    """B4.8.2, B4.8.3 Routes help everybody; planets and buoys may count as routes."""
    if s.blockade[cell] not in (NOBODY, seat):
        return False
    if s.route[cell] != NOBODY or has_buoy(s, cell):
        return True
    return s.tile[cell] in (PLANET, HOME_WORLD) and has_flag(s, seat, COUNTS_AS_ROUTE)
