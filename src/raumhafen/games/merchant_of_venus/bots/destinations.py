"""Destinations of bots: the spaces on which a visit of a place can end."""

from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    BASE,
    NONE,
    ORBITAL,
    REGION_OF,
    REGION_SITES,
    SITE_ORBITAL,
)
from raumhafen.games.merchant_of_venus.rules.ships import is_trading_place
from raumhafen.games.merchant_of_venus.rules.trade.spaceports import is_shut
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.distances import BASE_PLACE, STOPS


def landed_place(s: VenusState, seat: int) -> int:
    """The place where a ship could stay and do business, or NONE."""
    space = s.ship[seat]
    if s.kind[space] == BASE:
        return BASE_PLACE
    return REGION_OF[space] if is_trading_place(s, space) else NONE


def open_stops(s: VenusState, place: int) -> list[int]:
    """Spaces on which a visit of a place can end."""
    if place >= SYSTEMS:
        return STOPS[place]
    found = [at for at in STOPS[place] if is_trading_place(s, at) and not is_shut(s, at)]
    for site in REGION_SITES[place]:
        if s.mark[SITE_ORBITAL[site]] != NONE and s.kind[SITE_ORBITAL[site]] == ORBITAL:
            found.append(SITE_ORBITAL[site])
    return found
