"""MV10.7-MV10.9 Selling goods."""

from raumhafen.games.merchant_of_venus.actions import SELL
from raumhafen.games.merchant_of_venus.content.tables import (
    ACTIVE,
    BLACK_MARKET,
    BUYERS,
    CATEGORY,
    CLOAK,
    GOOD_IDS,
    GOODS,
    ITEMS,
    REGION_OF,
    RESALE,
    STRONG,
)
from raumhafen.games.merchant_of_venus.rules.accounts import add_infamy
from raumhafen.games.merchant_of_venus.rules.cards.mission_counters import (
    SALES,
    SELL_IN_REGION,
    count_event,
)
from raumhafen.games.merchant_of_venus.rules.ships import die_on, gain, remove_item
from raumhafen.games.merchant_of_venus.rules.trade.limits import use_action
from raumhafen.games.merchant_of_venus.rules.trade.market import (
    culture_here,
    market_state,
    produce,
    shift_market,
)
from raumhafen.games.merchant_of_venus.rules.trade.spaceports import settle_fee
from raumhafen.games.merchant_of_venus.state import VenusState

BLACK_MARKET_INFAMY = 2


def is_buyer(s: VenusState, seat: int, culture: int, good: int) -> bool:
    """MV10.7, MV11.8 A listed buyer, or the black market under cover."""
    if BUYERS[good] >> culture & 1:
        return True
    return BLACK_MARKET[good] == culture and die_on(s, seat, CLOAK) > 0


def sell_options(s: VenusState, seat: int, culture: int) -> list[int]:
    first = ITEMS * seat
    cargo = s.cargo[first : first + GOODS]
    if not any(cargo):
        return []
    return [SELL + g for g in range(GOODS) if cargo[g] and is_buyer(s, seat, culture, g)]


def sell(s: VenusState, seat: int, good: int) -> None:
    """MV10.8, MV10.9 The bank pays; demand and shift follow."""
    culture = culture_here(s, seat)
    state = market_state(s, culture, good)
    price = RESALE[good][state]
    remove_item(s, seat, good)
    s.supply[good] += 1
    gain(s, seat, price)
    settle_fee(s, seat, price)
    use_action(s, seat, False)
    note_sale(s, seat, good, state)
    if s.log is not None:
        s.tell("event-sell", "MV10.8", {"seat": seat, "good": GOOD_IDS[good], "price": price})
    if not BUYERS[good] >> culture & 1:
        add_infamy(s, seat, BLACK_MARKET_INFAMY, "MV11.8")
    if state == ACTIVE:
        produce(s, culture, 1, "MV10.9")
    elif state == STRONG:
        shift_market(s, culture)


def note_sale(s: VenusState, seat: int, good: int, state: int) -> None:
    s.sold[seat] += 1
    count_event(s, seat, SALES, state)
    count_event(s, seat, SELL_IN_REGION, CATEGORY[good], REGION_OF[s.ship[seat]])
