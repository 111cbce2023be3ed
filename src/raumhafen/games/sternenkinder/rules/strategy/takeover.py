"""B2.8 Taking over what a bankrupt player must sell, where it stands (decision 23).

Ships, fleets, gates and buildings in slots can belong to anybody. Ground units, defence buildings
and centres belong to the planet and its owner; nobody else can have them there (ruling).
"""

from raumhafen.games.sternenkinder.actions import CIVIL_SHIPS, GATE_THING, SLOT_THINGS, UNITS
from raumhafen.games.sternenkinder.content.tables import AWE, FOOD
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, has_room
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, may_own
from raumhafen.games.sternenkinder.rules.core.places import free_slot, pack
from raumhafen.games.sternenkinder.rules.core.prices import (
    THING_COST,
    THING_RESOURCE,
    UNIT_COST,
    fleet_kind,
    is_fleet,
    is_ground,
    thing_kind,
    thing_level,
)
from raumhafen.games.sternenkinder.state import SternState


def value_of(sold: int) -> int:
    """B2.8 The printed cost, one for one whatever the resource."""
    return UNIT_COST[sold] if sold < len(UNITS) else THING_COST[sold - len(UNITS)]


def paid_in(sold: int) -> int:
    """B0.8 The resource of the printed cost."""
    if sold >= len(UNITS):
        return THING_RESOURCE[sold - len(UNITS)]
    return AWE if is_fleet(sold) else FOOD


def can_take_over(s: SternState, seat: int, sold: int) -> bool:
    """B2.8 Whoever pays the full price and has a place for it."""
    if s.out >> seat & 1 or s.account[4 * seat + paid_in(sold)] < value_of(sold):
        return False
    if sold >= len(UNITS):
        thing = sold - len(UNITS)
        return thing < len(SLOT_THINGS) or thing == GATE_THING
    if is_fleet(sold):
        return may_own(s, seat, fleet_kind(sold))
    return not is_ground(sold) and has_room(s, seat)


def take_over(s: SternState, seat: int, sold: int, cell: int) -> None:
    """Decision 23: it belongs to its buyer where it stands."""
    s.account[4 * seat + paid_in(sold)] -= value_of(sold)
    if sold >= len(UNITS):
        take_over_building(s, seat, sold - len(UNITS), cell)
    elif is_fleet(sold):
        add_fleet(s, seat, fleet_kind(sold), cell)
    else:
        add_civil(s, seat, CIVIL_SHIPS[sold], cell)


def take_over_building(s: SternState, seat: int, thing: int, cell: int) -> None:
    if thing == GATE_THING:
        s.gate[cell] = seat
    else:
        s.sites[free_slot(s, cell)] = pack(seat, thing_kind(thing), thing_level(thing))
