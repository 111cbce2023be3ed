"""MV12 Merchant spaceports: building, fees, deeds, closed cities."""

from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    BUILD_AFTER_BUYING,
    CITY,
    CLOAK,
    CLOSED_BY,
    DEED_PRICE,
    DISCOUNT_PORT,
    DOUBLE_PORT_INCOME,
    FEE,
    NEUTRAL,
    NO_FEE,
    NONE,
    ORBITAL,
    PORT_PRICE,
    REGION_OF,
    SITE_DESCENT,
    SITE_OF_ORIGIN,
    SITE_ORBITAL,
    SPACE_IDS,
    SPACEPORT_DISCOUNT,
)
from raumhafen.games.merchant_of_venus.rules.ships import ability, die_on, gain, has, pay
from raumhafen.games.merchant_of_venus.rules.trade.market import is_discovered
from raumhafen.games.merchant_of_venus.state import VenusState

# --- MV12.5 fees ---------------------------------------------------------------------------------


def host(s: VenusState, seat: int) -> int:
    """The owner of the merchant spaceport on which a ship stands, or NONE."""
    space = s.ship[seat]
    return s.mark[space] if s.kind[space] == ORBITAL else NONE


def is_exempt(s: VenusState, seat: int) -> bool:
    """MV11.7 cloaked visit, MV13.6 no_fee, MV8.5 customs codes."""
    return s.no_fee or has(s, seat, NO_FEE) or die_on(s, seat, CLOAK) > 0


def fee_due(s: VenusState, seat: int) -> int:
    """MV12.5 The fee that a visitor owes for a buy or sell action."""
    owner = host(s, seat)
    if owner in (NONE, seat) or is_exempt(s, seat):
        return 0
    return FEE


def settle_fee(s: VenusState, seat: int, worth: int) -> None:
    """MV12.5 Visitors pay the owner; the bank pays the owner's own actions.

    Not more than the action was worth: else things bought for less, unloaded and bought again
    would be a source of money.
    """
    owner = host(s, seat)
    if owner == NONE:
        return
    doubled = ability(s, owner) == DOUBLE_PORT_INCOME
    if owner == seat:
        pay_owner(s, owner, min(worth, 2 * FEE if doubled else FEE), "MV12.5")
    elif not is_exempt(s, seat):
        s.credits[seat] -= FEE
        s.credits[owner] += FEE
        s.tell("event-fee", "MV12.5", {"seat": seat, "owner_seat": owner, "amount": FEE})
        pay_owner(s, owner, FEE if doubled else 0, "MV13.9")


def pay_owner(s: VenusState, owner: int, amount: int, rule: str) -> None:
    """MV12.5, MV13.9 Income from the bank for an own spaceport."""
    if amount:
        gain(s, owner, amount)
        s.tell("event-port-income", rule, {"seat": owner, "amount": amount})


# --- MV12.2 building -----------------------------------------------------------------------------


def building_site(s: VenusState, seat: int) -> int:
    """MV12.2, MV12.3 The site of the place where the ship stands, or NONE."""
    space = s.ship[seat]
    site = SITE_OF_ORIGIN[space]
    if site == NONE or s.kind[space] != (NEUTRAL if SITE_DESCENT[site] else CITY):
        return NONE
    return site


def building_cost(s: VenusState, seat: int, site: int) -> int:
    """MV12.2 A deed has prepaid it."""
    if s.deed[site] == seat:
        return 0
    return DISCOUNT_PORT if ability(s, seat) == SPACEPORT_DISCOUNT else PORT_PRICE


def deed_base_price(s: VenusState, seat: int) -> int:
    """MV10.11, MV13.9 The price of a deed before general discounts."""
    return DISCOUNT_PORT if ability(s, seat) == SPACEPORT_DISCOUNT else DEED_PRICE


def may_build(s: VenusState, seat: int) -> bool:
    """MV12.1, MV12.2 Whether a spaceport can be built from where the ship stands."""
    site = building_site(s, seat)
    if site == NONE or not is_discovered(s, REGION_OF[s.ship[seat]]):
        return False
    if s.bought and ability(s, seat) != BUILD_AFTER_BUYING:
        return False
    if s.mark[SITE_ORBITAL[site]] != NONE or s.deed[site] not in (NONE, seat):
        return False
    return s.markers[seat] > 0 and s.credits[seat] >= building_cost(s, seat, site)


def build(s: VenusState, seat: int) -> None:
    """MV12.2, MV12.3 The ship moves to its new spaceport; after its missions the turn ends."""
    site = building_site(s, seat)
    orbital = SITE_ORBITAL[site]
    price = building_cost(s, seat, site)
    pay(s, seat, price)
    s.deed[site] = NONE
    s.deed_paid[site] = 0
    s.mark[orbital] = seat
    s.markers[seat] -= 1
    if SITE_DESCENT[site]:
        s.kind[s.ship[seat]] = ASTEROID
    s.ship[seat] = orbital
    args: dict[str, str | int] = {"seat": seat, "space": SPACE_IDS[orbital], "price": price}
    s.tell("event-build", "MV12.2", args)


def is_closed(s: VenusState, edge: int) -> bool:
    """MV12.4 From an orbital with a spaceport nobody enters the city joined to it."""
    closer = CLOSED_BY[edge]
    return closer != NONE and s.mark[closer] != NONE


def is_shut(s: VenusState, city: int) -> bool:
    """MV12.4 A spaceport above it closes a city."""
    site = SITE_OF_ORIGIN[city]
    return site != NONE and not SITE_DESCENT[site] and s.mark[SITE_ORBITAL[site]] != NONE
