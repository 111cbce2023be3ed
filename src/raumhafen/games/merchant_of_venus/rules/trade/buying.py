"""MV10.3-MV10.6 Buying: prices, room, payment."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import (
    BUY,
    BUY_DEED,
    BUY_INTEL,
    BUY_REWARD,
    EQUIP,
    FROM_CARD,
)
from raumhafen.games.merchant_of_venus.content.tables import (
    BOOSTER,
    BOOSTERS,
    BUY_DRIVE,
    BUY_HOLD,
    CAPACITY,
    COST,
    DISCOUNT,
    EQUIPMENT_DISCOUNT,
    EQUIPMENT_IDS,
    EQUIPMENT_PRICE,
    FIRST_BUY_DISCOUNT,
    FREE_UPGRADE_DIE,
    GAUGE_MAX,
    GOODS,
    HOME,
    INTEL_IDS,
    INTEL_PRICE,
    ITEM_IDS,
    ITEMS,
    LEVEL_DISCOUNT,
    LIMITED,
    NONE,
    REGION_OF,
    REWARD_IDS,
    REWARD_PRICE,
    RULES,
    SITE_IDS,
    SPACEPORT_DISCOUNT,
    TANKS,
    TECHNOLOGY_DISCOUNT,
    UPGRADES,
    WARES,
)
from raumhafen.games.merchant_of_venus.rules.cards.rewards import put_to_work
from raumhafen.games.merchant_of_venus.rules.ships import (
    ability,
    add_item,
    capacity,
    change_gauge,
    has,
    pay,
    rank,
    room,
    upgrades,
)
from raumhafen.games.merchant_of_venus.rules.trade.limits import use_action
from raumhafen.games.merchant_of_venus.rules.trade.market import culture_here
from raumhafen.games.merchant_of_venus.rules.trade.spaceports import (
    deed_base_price,
    fee_due,
    settle_fee,
)
from raumhafen.games.merchant_of_venus.state import VenusState

# --- MV10.4 prices -------------------------------------------------------------------------------


def base_price(s: VenusState, seat: int, action: int) -> int:
    """The printed price, less the discounts on equipment and technologies."""
    op = ability(s, seat)
    if action >= BUY_REWARD:
        return REWARD_PRICE
    if action >= BUY_INTEL:
        return INTEL_PRICE
    if action >= BUY_DEED:
        return deed_base_price(s, seat)
    if action >= EQUIP:
        cheap = op in (EQUIPMENT_DISCOUNT, SPACEPORT_DISCOUNT)
        return EQUIPMENT_PRICE[action - EQUIP] - (DISCOUNT if cheap else 0)
    item = WARES[action - BUY]
    cheap = item >= GOODS and op in (TECHNOLOGY_DISCOUNT, FREE_UPGRADE_DIE)
    return COST[item] - (DISCOUNT if cheap else 0)


def price_of(s: VenusState, seat: int, action: int) -> int:
    """MV10.4 The price of a buy action where the ship stands."""
    return price_in(s, seat, action, culture_here(s, seat))


def price_in(s: VenusState, seat: int, action: int, culture: int) -> int:
    """MV10.4 Home discount, guild licence; not below 0."""
    return max(0, base_price(s, seat, action) - general_discount(s, seat, culture))


def general_discount(s: VenusState, seat: int, culture: int) -> int:
    pilot = s.pilot[seat]
    at_home = culture == HOME[pilot]
    first = s.bought == 0 and has(s, seat, FIRST_BUY_DISCOUNT)
    return (LEVEL_DISCOUNT[pilot][rank(s, seat)] if at_home else 0) + (DISCOUNT if first else 0)


def card_credits(s: VenusState, seat: int, action: int) -> int:
    """MV9.4 Credits on the own first contact card: goods, equipment, technologies only."""
    culture = culture_here(s, seat)
    if action >= BUY_DEED or culture == NONE or s.card_owner[culture] != seat:
        return 0
    return s.card_credits[culture]


def can_pay(s: VenusState, seat: int, action: int) -> bool:
    """MV10.5, MV12.5 The fee is cash."""
    cash = s.credits[seat] - fee_due(s, seat)
    return cash >= 0 and price_of(s, seat, action) <= cash + card_credits(s, seat, action)


# --- MV10.6 placing ------------------------------------------------------------------------------


def has_room_for(s: VenusState, seat: int, item: int) -> bool:
    """MV10.6 Capacity, upgrade slots; MV11.12 tanks make room for themselves."""
    if item == TANKS:
        return s.filled[seat] + CAPACITY[TANKS] <= capacity(s, seat)
    if item in UPGRADES:
        return upgrades(s, seat) < RULES.upgrade_slots
    return CAPACITY[item] == 0 or CAPACITY[item] <= room(s, seat)


def may_own(s: VenusState, seat: int, item: int) -> bool:
    """MV11.3 One token of each technology, of some any number."""
    if item < GOODS:
        return True
    first = ITEMS * seat
    return not any(s.cargo[first + kind] for kind in LIMITED[item - GOODS])


def can_mount(s: VenusState, seat: int, equipment: int) -> bool:
    """MV11.1, MV11.2 Gauges up to 5, holds while there are places, another drive while in stock."""
    if equipment < BUY_HOLD:
        return s.gauges[2 * seat + equipment] < GAUGE_MAX
    if equipment == BUY_HOLD:
        return s.hold_stock > 0 and s.holds[seat] < RULES.hold_places - RULES.holds
    mask = equipment - BUY_DRIVE + 1
    return s.drive_stock[mask - 1] > 0 and s.drive[seat] != mask


# --- MV10.5 a purchase ---------------------------------------------------------------------------

# arguments of PURCHASE
PURCHASE_ACTION: Final = 0
PURCHASE_PRICE: Final = 1


def payment_options(s: VenusState, seat: int) -> list[int]:
    """MV10.5 Any split between card and cash, in tens."""
    args = s.stack[-1].args
    action, price = args[PURCHASE_ACTION], args[PURCHASE_PRICE]
    cash = s.credits[seat] - fee_due(s, seat)
    least = max(0, (price - cash + 9) // 10)
    most = min(price + 9, card_credits(s, seat, action)) // 10
    return [FROM_CARD + tens for tens in range(least, most + 1)]


PAYMENT = Ask("payment", "MV10.5", payment_options)


def ask_payment(s: VenusState, f: Frame) -> None:
    """MV10.5 Asked only if a first contact card could pay a part."""
    on_card = card_credits(s, f.seat, f.args[PURCHASE_ACTION])
    options = payment_options(s, f.seat) if on_card else [FROM_CARD]
    s.choose(f.seat, PAYMENT, options)


def pay_purchase(s: VenusState, f: Frame) -> None:
    """MV10.2 One buy action."""
    action, price, seat = f.args[PURCHASE_ACTION], f.args[PURCHASE_PRICE], f.seat
    from_card = min(price, 10 * (s.answers[seat] - FROM_CARD))
    if from_card:
        s.card_credits[culture_here(s, seat)] -= from_card
        s.bank += from_card
        s.tell("event-from-card", "MV10.5", {"seat": seat, "amount": from_card})
    pay(s, seat, price - from_card)
    settle_fee(s, seat, price)
    use_action(s, seat, True)
    if action == BUY + WARES.index(BOOSTER):
        s.toss(len(boosters_here(s, seat)))


def receive(s: VenusState, f: Frame) -> None:
    """MV10.6 What was bought finds its place."""
    action, price, seat = f.args[PURCHASE_ACTION], f.args[PURCHASE_PRICE], f.seat
    if action >= BUY_REWARD:
        s.reward_at[action - BUY_REWARD] = seat
        put_to_work(s, seat, action - BUY_REWARD)
        bought = REWARD_IDS[action - BUY_REWARD]
    elif action >= BUY_INTEL:
        s.intel_at[action - BUY_INTEL] = seat
        bought = INTEL_IDS[action - BUY_INTEL]
    elif action >= BUY_DEED:
        s.deed[action - BUY_DEED] = seat
        s.deed_paid[action - BUY_DEED] = price
        bought = SITE_IDS[action - BUY_DEED]
    elif action >= EQUIP:
        mount(s, seat, action - EQUIP)
        bought = EQUIPMENT_IDS[action - EQUIP]
    else:
        bought = ITEM_IDS[take_ware(s, seat, WARES[action - BUY])]
    s.tell("event-buy", "MV10.2", {"seat": seat, "what": bought, "price": price})


def boosters_here(s: VenusState, seat: int) -> list[int]:
    first = ITEMS * REGION_OF[s.ship[seat]]
    return [item for item in BOOSTERS if s.market[first + item]]


def take_ware(s: VenusState, seat: int, item: int) -> int:
    """MV11.11 A token leaves the market; of the boosters a random one."""
    if item == BOOSTER:
        item = boosters_here(s, seat)[s.tossed]
    s.market[ITEMS * REGION_OF[s.ship[seat]] + item] -= 1
    add_item(s, seat, item)
    return item


def mount(s: VenusState, seat: int, equipment: int) -> None:
    """MV11.1, MV11.2 A new drive sends the old one to the stock."""
    if equipment < BUY_HOLD:
        change_gauge(s, seat, equipment, 1)
    elif equipment == BUY_HOLD:
        s.hold_stock -= 1
        s.holds[seat] += 1
    else:
        if s.drive[seat]:
            s.drive_stock[s.drive[seat] - 1] += 1
        s.drive[seat] = equipment - BUY_DRIVE + 1
        s.drive_stock[s.drive[seat] - 1] -= 1


PURCHASE = script("purchase", ask_payment, pay_purchase, receive)

SCRIPTS: Final[list[Script]] = [PURCHASE]
ASKS: Final[list[Ask]] = [PAYMENT]
