"""A9.2 Players discover each other where their units or colonies are close.

It is looked at when a phase begins (ruling): who only flies past is not yet acquainted.
"""

from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, FLEETS, NOBODY, SternState


def places_of(s: SternState, seat: int) -> set[int]:
    """Systems with a unit or a colony of the player."""
    fleets = s.fleet_at[FLEETS * seat : FLEETS * (seat + 1)]
    civil = s.civil_at[CIVIL_UNITS * seat : CIVIL_UNITS * (seat + 1)]
    found = {*planets_of(s, seat), *fleets, *civil}
    found.discard(NOBODY)
    return found


def meet(s: SternState) -> None:
    """A9.2 In the same or in adjacent systems; whom the other knows is discovered, too."""
    everybody = (1 << s.seats) - 1
    if not s.politics or all(known == everybody for known in s.met):
        return
    places = [places_of(s, seat) for seat in range(s.seats)]
    near = [{n for cell in own for n in (cell, *NEIGHBOURS[cell])} for own in places]
    for seat in range(s.seats):
        for other in range(seat):
            if not s.met[seat] >> other & 1 and near[seat] & places[other]:
                acquaint(s, seat, other)


def acquaint(s: SternState, seat: int, other: int) -> None:
    """A9.2 Discovery is transitive: both circles become one."""
    circle = s.met[seat] | s.met[other]
    for member in range(s.seats):
        if circle >> member & 1:
            s.met[member] = circle
    s.tell("event-meets", "A9.2", {"seat": seat, "other_seat": other})
