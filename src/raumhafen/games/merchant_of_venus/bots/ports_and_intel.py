"""MV8.5, MV10.11, MV12 Spaceports, deeds and intel cards: when a bot buys and uses them."""

from typing import Final

from raumhafen.games.merchant_of_venus.actions import BUILD, CUSTOMS, DONE, LOAD, MARKET_TOP, SELL
from raumhafen.games.merchant_of_venus.bots.challenge_worth import step_worth
from raumhafen.games.merchant_of_venus.bots.outlook import Outlook
from raumhafen.games.merchant_of_venus.bots.worth import wants
from raumhafen.games.merchant_of_venus.content.tables import (
    BUYERS,
    CATEGORY,
    CHOOSE_MARKET_TOP,
    FAME_CREDITS,
    FAME_PER_PORT,
    GOODS,
    ITEMS,
    MARKET_STATE,
    NO_FEE_THIS_TURN,
    NONE,
    PASS_HAZARD,
    PORT_SALE,
    RESALE,
    SET_NAVIGATION,
    STRONG,
    WEAK,
)
from raumhafen.games.merchant_of_venus.rules.cards.missions import OWN_SPACEPORTS
from raumhafen.games.merchant_of_venus.rules.challenge import PORTS_BUILT
from raumhafen.games.merchant_of_venus.rules.ships import has
from raumhafen.games.merchant_of_venus.rules.trade.spaceports import fee_due
from raumhafen.games.merchant_of_venus.state import VenusState

PORT_MISSION: Final = 120.0
PLAQUE_FAME: Final = 2
LAST_BUILD: Final = 2
LAST_DEED: Final = 4
RETURN_CHANCE: Final = 0.5  # that the captain comes back to build
LAST_STARVED: Final = 11  # turns before the end from which a goal may take the last credits

# What the two cards for the flight spare on average.
FLIGHT_CARD: Final = {PASS_HAZARD: 14.0, SET_NAVIGATION: 18.0}


# --- MV12 spaceports -----------------------------------------------------------------------------


def port_gain(o: Outlook, cost: int) -> float:
    """MV14.1 A spaceport is sold again for what it costs, so fees, missions and fame are the
    gain."""
    s, seat = o.s, o.seat
    gain = o.style.port_turn * o.left + (PORT_SALE - cost) + step_worth(s, PORTS_BUILT)
    if has(s, seat, FAME_PER_PORT):
        gain += PLAQUE_FAME * FAME_CREDITS
    return gain + (PORT_MISSION if wants(s, seat, OWN_SPACEPORTS) else 0.0)


def port_reserve(o: Outlook) -> float:
    """Credits that are kept for goods; towards the end a goal comes first."""
    if step_worth(o.s, PORTS_BUILT) and o.left < LAST_STARVED:
        return 0.0
    return o.style.port_reserve if o.left > LAST_DEED else 0.0


def deed_worth(o: Outlook, price: int, options: list[int]) -> float:
    """MV10.11 Worth a part of the spaceport where none can be built now: what was paid comes
    back at the end, so the money is only tied up."""
    if BUILD in options or o.left < LAST_DEED:
        return 0.0
    if o.s.credits[o.seat] - price < o.style.deed_reserve:
        return 0.0
    later = port_gain(o, price) - o.style.port_turn * LAST_DEED
    return RETURN_CHANCE * later - o.style.tied_up


# --- MV8.5 intel ---------------------------------------------------------------------------------


def intel_worth(o: Outlook, card: int, culture: int, options: list[int]) -> float:
    """The credits that an intel card would bring, its price not counted."""
    if o.left == 0 and card in FLIGHT_CARD:
        return 0.0
    if card == CHOOSE_MARKET_TOP:
        return 0.0 if culture == NONE else best_top(o.s, o.seat, culture)[1]
    if card == NO_FEE_THIS_TURN:
        return float(fee_due(o.s, o.seat) * (sales_open(o.s, o.seat, options) - 1))
    return FLIGHT_CARD[card]


def sales_open(s: VenusState, seat: int, options: list[int]) -> int:
    """How many goods could be sold here in this turn."""
    goods = [option - SELL for option in options if SELL <= option < LOAD]
    return min(s.sells, sum(s.cargo[ITEMS * seat + good] for good in goods))


def best_top(s: VenusState, seat: int, culture: int) -> tuple[int, float]:
    """The market token under which the cargo sells best, and what it gains over the present."""
    now = s.piles[3 * culture]
    before = revenue(s, seat, culture, now)
    best, most = now, 0.0
    for token in range(3):
        gain = revenue(s, seat, culture, token) - before
        if gain > most:
            best, most = token, gain
    return best, most


def revenue(s: VenusState, seat: int, culture: int, token: int) -> float:
    """MV10.8 Of the sales that are left; the first in a strong category moves the market."""
    prices: list[int] = []
    extra = 0
    for good in range(GOODS):
        count = s.cargo[ITEMS * seat + good]
        if count and BUYERS[good] >> culture & 1:
            state = MARKET_STATE[culture][token][CATEGORY[good]]
            if state == STRONG:
                extra = max(extra, RESALE[good][STRONG] - RESALE[good][WEAK])
                state = WEAK
            prices += [RESALE[good][state]] * count
    prices.sort(reverse=True)
    return float(sum(prices[: s.sells]) + extra)


def use_intel(o: Outlook, culture: int, options: list[int]) -> int:
    """A card that pays at once is used before anything is sold."""
    s, seat = o.s, o.seat
    if CUSTOMS in options and sales_open(s, seat, options):
        return CUSTOMS
    if any(MARKET_TOP <= option < BUILD for option in options):
        token, gain = best_top(s, seat, culture)
        return MARKET_TOP + token if gain > 0 and MARKET_TOP + token in options else DONE
    return DONE
