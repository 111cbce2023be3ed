"""MV10.8-MV10.10, MV11.5 Markets: piles, shifts, production, and market flux."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import SHIFT
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    CATEGORY,
    GOOD_IDS,
    ITEMS,
    MARKET_STATE,
    NONE,
    REGION_IDS,
    REGION_OF,
)
from raumhafen.games.merchant_of_venus.rules.ships import in_space
from raumhafen.games.merchant_of_venus.rules.trade.passengers import threw_overboard
from raumhafen.games.merchant_of_venus.state import VenusState


def discovered(s: VenusState) -> list[int]:
    """Systems whose first contact card has been taken."""
    return [system for system in range(SYSTEMS) if s.home[s.contact[system]] != NONE]


def face_down(s: VenusState) -> list[int]:
    """Systems whose first contact card has not."""
    return [system for system in range(SYSTEMS) if s.home[s.contact[system]] == NONE]


def is_discovered(s: VenusState, region: int) -> bool:
    return 0 <= region < SYSTEMS and s.home[s.contact[region]] != NONE


def culture_here(s: VenusState, seat: int) -> int:
    """The culture with which a ship does business; NONE at the base."""
    region = REGION_OF[s.ship[seat]]
    return s.contact[region] if 0 <= region < SYSTEMS else NONE


def market_state(s: VenusState, culture: int, good: int) -> int:
    """MV10.8 The state of the good's category on the top token."""
    return MARKET_STATE[culture][s.piles[3 * culture]][CATEGORY[good]]


def shift_market(s: VenusState, culture: int) -> None:
    """MV10.10 The top token goes under the pile; now the order of all three is known."""
    first = 3 * culture
    s.piles[first], s.piles[first + 1], s.piles[first + 2] = (
        s.piles[first + 1],
        s.piles[first + 2],
        s.piles[first],
    )
    if not s.pile_known[culture]:
        s.pile_known[culture] = 1
        s.reveals += 1
    s.tell("event-shift", "MV10.10", {"region": REGION_IDS[s.home[culture]]})


def put_on_top(s: VenusState, culture: int, token: int) -> None:
    """MV8.5 The old top token then lies above the one that was not chosen."""
    first = 3 * culture
    pile = s.piles[first : first + 3]
    if pile[0] == token:
        return
    pile.remove(token)
    s.piles[first : first + 3] = [token, *pile]
    s.pile_known[culture] = 1


def produce(s: VenusState, culture: int, count: int, rule: str) -> None:
    """MV8.4, MV10.9 Goods of a discovered culture go from its supply area to its market."""
    moved = min(count, s.supply[culture])
    s.supply[culture] -= moved
    s.market[ITEMS * s.home[culture] + culture] += moved
    if moved and s.log is not None:
        args: dict[str, str | int] = {
            "region": REGION_IDS[s.home[culture]], "good": GOOD_IDS[culture], "count": moved,
        }  # fmt: skip
        s.tell("event-production", rule, args)


# --- MV11.5 market flux --------------------------------------------------------------------------


def flux_options(s: VenusState, seat: int) -> list[int]:
    return [SHIFT + system for system in discovered(s)]


FLUX_WHERE = Ask("flux", "MV11.5", flux_options)


def ask_flux(s: VenusState, f: Frame) -> None:
    """MV11.5 Any discovered system."""
    s.choose(f.seat, FLUX_WHERE, in_space(s, f.seat, flux_options(s, f.seat)))


def do_flux(s: VenusState, f: Frame) -> None:
    """MV11.5 One market shift in any discovered system."""
    if not threw_overboard(s, f, ask_flux):
        shift_market(s, s.contact[s.answers[f.seat] - SHIFT])


MARKET_FLUX = script("market_flux", ask_flux, do_flux)


SCRIPTS: Final[list[Script]] = [MARKET_FLUX]
ASKS: Final[list[Ask]] = [FLUX_WHERE]
