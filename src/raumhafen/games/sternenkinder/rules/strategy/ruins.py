"""B17.4, B19.9 Buildings of a colony as targets of war."""

from typing import Final

from raumhafen.games.sternenkinder.actions import CELL_IDS, PLACES
from raumhafen.games.sternenkinder.rules.core.field import RUIN
from raumhafen.games.sternenkinder.rules.core.place import remove_building
from raumhafen.games.sternenkinder.rules.core.places import site_level, sites_at
from raumhafen.games.sternenkinder.state import NOBODY, SITES, SternState

CENTRE_PLACE: Final = SITES
GATE_PLACE: Final = SITES + 1


def ruins(s: SternState, cell: int) -> list[int]:
    """Places of buildings of a colony that can be destroyed: slots, centre, gate."""
    found = [at - SITES * cell for at in sites_at(s, cell)]
    if s.centre[cell]:
        found.append(CENTRE_PLACE)
    if s.gate[cell] != NOBODY and s.gate[cell] == s.owner[cell]:
        found.append(GATE_PLACE)
    return found


def has_ruins(s: SternState, cell: int) -> bool:
    return bool(ruins(s, cell))


def ruin_hull(s: SternState, cell: int, place: int) -> int:
    """B19.9 Its level, 1 for special buildings."""
    return site_level(s.sites[SITES * cell + place]) if place < SITES else 1


def raze(s: SternState, cell: int, place: int) -> None:
    remove_building(s, cell, place)
    s.tell("event-razed", "B17.4", {"site": PLACES[place], "system": CELL_IDS[cell]})


def hit_building(s: SternState, cell: int, damage: int) -> None:
    """B19.9 The first building that stands takes the damage; surplus is lost."""
    place = ruins(s, cell)[0]
    s.ground[RUIN] += damage
    if s.ground[RUIN] >= ruin_hull(s, cell, place):
        s.ground[RUIN] = 0
        raze(s, cell, place)
