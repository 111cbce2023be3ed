"""A11.8 Two networks: on an own planet, and in another system."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.market import SERVICE, SERVICE_COST
from raumhafen.games.sternenkinder.content.tables import DANGEROUS
from raumhafen.games.sternenkinder.rules.core.movers import is_enterable
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.politics.services.service import can_pay, price_at, said
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, FLEETS, NOBODY, SternState

CELLARS: Final = SERVICE_COST[SERVICE["smuggler_network"]]


def bare_planets(s: SternState, seat: int) -> list[int]:
    """Own planets without an own network."""
    return [cell for cell in planets_of(s, seat) if not s.network[CELLS * seat + cell]]


def lairs(s: SternState, seat: int) -> list[int]:
    """Discovered systems that are not dangerous, without units and colonies of others."""
    known = [c for c in range(CELLS) if s.tile[c] >= 0 and not DANGEROUS[s.tile[c]]]
    near = strangers(s, seat)
    bare = [c for c in known if not s.network[CELLS * seat + c] and c not in near]
    return [c for c in bare if s.owner[c] in (NOBODY, seat) and is_enterable(s, c)]


def strangers(s: SternState, seat: int) -> set[int]:
    """Where units of others and neutral fleets are."""
    start, end = CIVIL_UNITS * seat, CIVIL_UNITS * (seat + 1)
    first, last = FLEETS * seat, FLEETS * (seat + 1)
    civil, fleets = s.civil_at, s.fleet_at
    return {*civil[:start], *civil[end:], *fleets[:first], *fleets[last:], *s.neutral_at}


def can_dig(s: SternState, seat: int) -> bool:
    own = bare_planets(s, seat) if can_pay(s, seat, CELLARS) else []
    return bool(own) and any(
        one != other and can_pay(s, seat, CELLARS, one, other)
        for other in lairs(s, seat)
        for one in own
    )


def cellar_details(s: SternState, f: Frame) -> list[int]:
    named, seat = said(f), f.seat
    if len(named) > 1:
        return []
    first = [named[0] - AT] if named else bare_planets(s, seat)
    pairs = [
        (one, other)
        for one in first
        for other in lairs(s, seat)
        if one != other and can_pay(s, seat, CELLARS, one, other)
    ]
    return [AT + cell for cell in sorted({pair[len(named)] for pair in pairs})]


def cellar_price(s: SternState, f: Frame) -> int:
    """A11.8; both systems are concerned (ruling)."""
    return price_at(s, f.seat, CELLARS, *[answer - AT for answer in said(f)])


def dig_cellars(s: SternState, f: Frame) -> None:
    """A11.8 Two networks of level 1."""
    for answer in said(f):
        s.network[CELLS * f.seat + answer - AT] = 1
        told: dict[str, Argument] = {"seat": f.seat, "system": CELL_IDS[answer - AT], "amount": 1}
        s.tell("event-network", "A11.8", told)
