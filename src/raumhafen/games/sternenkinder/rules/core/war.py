"""B9 Who is at war with whom, and rows of units in a battle in space."""

from typing import Final

from raumhafen.games.sternenkinder.content.tables import OWN_FLEET
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_in, fleets_of, hull, neutral_in
from raumhafen.games.sternenkinder.rules.core.pacts import is_member
from raumhafen.games.sternenkinder.state import (
    BASE_BIT,
    FORTRESS_BIT,
    NOBODY,
    SHIELD_BIT,
    SternState,
)

ATTACKER: Final = 0
DEFENDER: Final = 1
# a row of `fight`: side, seat (NOBODY: neutral), what it is, its kind, hull that is left
SIDE, SEAT, UNIT, KIND, HULL = range(5)
UNIT_ROW: Final = 5
# what it is: the place of a fleet, the place of neutral fleets, or this and a bit of a building
DEFENCE: Final = 1000
DEFENCE_ORDER: Final = (FORTRESS_BIT, SHIELD_BIT, BASE_BIT)


def are_allies(s: SternState, seat: int, other: int) -> bool:
    """A1.18, A2.6 Members of one team or federation; every seat is its own ally."""
    if seat == other or (s.teams and seat % 2 == other % 2):
        return True
    return s.politics and is_member(s, seat, other)


def at_war(s: SternState, seat: int, other: int) -> bool:
    """A6, B27.7 In war mode everybody with everybody; team mates are at peace (decision 24)."""
    if s.politics:
        return bool(s.foes[seat] >> other & 1)
    return s.war_mode and not are_allies(s, seat, other)


# --- rows ----------------------------------------------------------------------------------------


def rows(s: SternState) -> range:
    """The places of rows in `fight`."""
    return range(0, len(s.fight), UNIT_ROW)


def rows_of(s: SternState, side: int) -> list[int]:
    return [at for at in rows(s) if s.fight[at + SIDE] == side]


def enlist_fleets(s: SternState, side: int, seat: int, cell: int) -> None:
    for fleet in fleets_in(s, seat, cell):
        kind = s.fleet_kind[fleet]
        s.fight += [side, seat, fleet, kind, hull(s, seat, kind)]


def enlist_all(s: SternState, side: int, seat: int) -> None:
    """A23.5 Every fleet of a player, wherever it is."""
    for fleet in fleets_of(s, seat):
        kind = s.fleet_kind[fleet]
        s.fight += [side, seat, fleet, kind, hull(s, seat, kind)]


def enlist_defence(s: SternState, cell: int) -> None:
    """B27.2.3 Each defence building is one more fleet of its planet, with the owner's values."""
    seat = s.owner[cell]
    for bit in DEFENCE_ORDER:
        if s.defence[cell] & bit:
            s.fight += [DEFENDER, seat, DEFENCE + bit, OWN_FLEET, hull(s, seat, OWN_FLEET)]


def enlist_neutral(s: SternState, cell: int) -> None:
    """B27.2.8"""
    group = neutral_in(s, cell)
    kind = s.neutral_kind[group]
    for _ in range(s.neutral_count[group]):
        s.fight += [DEFENDER, NOBODY, group, kind, hull(s, NOBODY, kind)]


def seats_in(s: SternState, side: int) -> list[int]:
    """The players of a side, in the order of their rows."""
    found: list[int] = []
    for at in rows_of(s, side):
        seat = s.fight[at + SEAT]
        if seat != NOBODY and seat not in found:
            found.append(seat)
    return found
