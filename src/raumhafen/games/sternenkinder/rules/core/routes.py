"""B4.8 Trade routes: where they may stand, and which colonies they join to the home world."""

from typing import Final

from raumhafen.games.sternenkinder.content.cards import CARD_EVENT, EVENT_EFFECT
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import (
    DANGEROUS,
    HOME_WORLD,
    PLANET,
    RESEARCH_SHIP,
    SUPERNOVA,
)
from raumhafen.games.sternenkinder.content.words import FLAGS
from raumhafen.games.sternenkinder.rules.core.places import is_blocked, planets_of
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy
from raumhafen.games.sternenkinder.rules.core.tally import FLAG, has_flag
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, NOBODY, SternState

COUNTS_AS_ROUTE: Final = FLAGS.index("counts_as_route")
PARTNER_TOR: Final = POLICY["partner_tor"]
BUOYS: Final = frozenset(
    card
    for card, event in enumerate(CARD_EVENT)
    if any(e.verb == FLAG and e.what == COUNTS_AS_ROUTE for e in EVENT_EFFECT[event])
)


def has_buoy(s: SternState, cell: int) -> bool:
    """B8.4 An open card that counts as a trade route for everybody."""
    return s.card[cell] in BUOYS


def carries(s: SternState, seat: int, cell: int, planets: bool) -> bool:
    """B4.8.3, B4.8.4 An own route, or a planet for who can use it so; not a blocked system.

    A17.8 With the Tor Partnership routes of others count, too.
    """
    if s.blockade[cell] not in (NOBODY, seat):
        return False
    if s.route[cell] == seat or has_buoy(s, cell):
        return True
    if s.route[cell] != NOBODY and has_policy(s, seat, PARTNER_TOR):
        return True
    return planets and s.tile[cell] in (PLANET, HOME_WORLD)


def reached_by_routes(s: SternState, seat: int) -> list[bool]:
    """The systems of unbroken chains of routes that begin beside the home world."""
    reached = [False] * CELLS
    planets = has_flag(s, seat, COUNTS_AS_ROUTE)
    fringe = [s.home[seat]]
    while fringe:
        for cell in NEIGHBOURS[fringe.pop()]:
            if not reached[cell] and carries(s, seat, cell, planets):
                reached[cell] = True
                fringe.append(cell)
    return reached


def connected(s: SternState, seat: int) -> list[int]:
    """B4.8.4 The colonies of a player that routes join to the home world."""
    home = s.home[seat]
    if s.owner[home] != seat or is_blocked(s, home):
        return []
    colonies = [cell for cell in planets_of(s, seat) if cell != home]
    if not colonies:
        return []
    reached = reached_by_routes(s, seat)
    return [
        cell
        for cell in colonies
        if not is_blocked(s, cell) and any(reached[near] for near in NEIGHBOURS[cell])
    ]


def route_sites(s: SternState, seat: int) -> list[int]:
    """B4.8.1 Discovered, without a route; beside a colony or a route, or with a research ship."""
    start = CIVIL_UNITS * seat
    found = {
        s.civil_at[at]
        for at in range(start, start + CIVIL_UNITS)
        if s.civil_kind[at] == RESEARCH_SHIP
    }
    for cell in planets_of(s, seat):
        found.update(NEIGHBOURS[cell])
    for cell, owner in enumerate(s.route):
        if owner != NOBODY:
            found.update(NEIGHBOURS[cell])
    return [cell for cell in sorted(found) if s.tile[cell] >= 0 and s.route[cell] == NOBODY]


def is_dangerous(s: SternState, cell: int) -> bool:
    """B4.8.5, B4.8.6 For the price of a route, a known supernova is dangerous too."""
    return DANGEROUS[s.tile[cell]] or s.tile[cell] == SUPERNOVA
