"""MV10 Business: everything that can be done on a trading place or the base."""

from typing import Final

from raumhafen.engine.errors import Argument, IllegalAction
from raumhafen.engine.flow import Ask, Frame, Question, Script, script
from raumhafen.games.merchant_of_venus.actions import (
    ASSIGN,
    BUILD,
    BUY,
    BUY_DEED,
    BUY_INTEL,
    BUY_REWARD,
    COMPLETE,
    CUSTOMS,
    DONE,
    DROP_OFF,
    EQUIP,
    LOAD,
    MARKET_TOP,
    SECOND,
    SELL,
    TRAIN,
    UNLOAD,
)
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    BOOSTER,
    BOOSTERS,
    BUYERS,
    CHOOSE_MARKET_TOP,
    CLOAK,
    EQUIPMENT_SOLD,
    FLUX,
    GOOD_IDS,
    GOODS,
    HOME,
    INTEL_CARDS,
    INTEL_IDS,
    ITEM_IDS,
    ITEMS,
    NO_FEE_THIS_TURN,
    NONE,
    REGION_OF,
    REGION_SITES,
    REWARDS,
    SECOND_MISSION_FAME,
    SECOND_MISSION_PRICE,
    SITE_ORBITAL,
    SLOT_OF,
    TRAINING_PRICE,
    WARE_AT,
    WARES,
)
from raumhafen.games.merchant_of_venus.rules.cards.missions import (
    COMPLETE_MISSION,
    DRAW_MISSION,
    FREE_MISSIONS,
    costly_missions,
    next_free_mission,
)
from raumhafen.games.merchant_of_venus.rules.ships import (
    assign_options,
    movable,
    pay,
    put_die,
    remove_item,
)
from raumhafen.games.merchant_of_venus.rules.trade.buying import (
    PURCHASE,
    can_mount,
    can_pay,
    has_room_for,
    may_own,
    price_of,
)
from raumhafen.games.merchant_of_venus.rules.trade.limits import may_act, set_limits
from raumhafen.games.merchant_of_venus.rules.trade.market import (
    MARKET_FLUX,
    culture_here,
    put_on_top,
)
from raumhafen.games.merchant_of_venus.rules.trade.passengers import (
    move_passenger,
    passenger_options,
)
from raumhafen.games.merchant_of_venus.rules.trade.selling import sell, sell_options
from raumhafen.games.merchant_of_venus.rules.trade.spaceports import build, fee_due, may_build
from raumhafen.games.merchant_of_venus.state import DISPLAYED, WAITING_AT_BASE, VenusState

# --- MV10.2 what can be bought -------------------------------------------------------------------


def ware_options(s: VenusState, seat: int, region: int) -> list[int]:
    """MV10.3 Every token in the system that the seat may own, store and pay."""
    first = ITEMS * region
    found: list[int] = []
    for item, count in enumerate(s.market[first : first + ITEMS]):
        if count == 0 or (item in BOOSTERS and BUY + WARE_AT[item] in found):
            continue
        action = BUY + WARE_AT[item]
        if may_own(s, seat, item) and has_room_for(s, seat, item) and can_pay(s, seat, action):
            found.append(action)
    return found


def equipment_options(s: VenusState, seat: int, culture: int) -> list[int]:
    """MV11.1 Only what the culture sells."""
    return [
        EQUIP + item
        for item in EQUIPMENT_SOLD[culture]
        if can_mount(s, seat, item) and can_pay(s, seat, EQUIP + item)
    ]


def deed_options(s: VenusState, seat: int, region: int) -> list[int]:
    """MV10.11 Orbitals of the system with neither spaceport nor deed."""
    sites = REGION_SITES[region]
    if not sites or not can_pay(s, seat, BUY_DEED):
        return []
    free = [x for x in sites if s.mark[SITE_ORBITAL[x]] == NONE and s.deed[x] == NONE]
    return [BUY_DEED + site for site in free]


def intel_options(s: VenusState, seat: int) -> list[int]:
    """MV8.5 Nobody holds two."""
    if DISPLAYED not in s.intel_at or seat in s.intel_at or not can_pay(s, seat, BUY_INTEL):
        return []
    return [BUY_INTEL + k for k in range(len(INTEL_CARDS)) if s.intel_at[k] == DISPLAYED]


def reward_options(s: VenusState, seat: int) -> list[int]:
    """MV13.5 Displayed cards."""
    if DISPLAYED not in s.reward_at or not can_pay(s, seat, BUY_REWARD):
        return []
    return [BUY_REWARD + card for card in range(REWARDS) if s.reward_at[card] == DISPLAYED]


# --- what is free of the limits ------------------------------------------------------------------


def training_options(s: VenusState, seat: int, culture: int) -> list[int]:
    """MV13.8 Level 2 at the base, level 3 at the home culture."""
    if s.credits[seat] < TRAINING_PRICE:
        return []
    if s.level[seat] == 1:
        return [TRAIN] if culture == NONE else []
    if s.level[seat] == 2 and culture == HOME[s.pilot[seat]]:
        return [TRAIN + 1, TRAIN + 2]
    return []


def second_mission_options(s: VenusState, seat: int) -> list[int]:
    """MV13.4 Once per player."""
    open_to = not s.second[seat] and s.credits[seat] >= SECOND_MISSION_PRICE
    return [SECOND] if open_to else []


def tool_options(s: VenusState, seat: int, culture: int) -> list[int]:
    """MV11.5, MV11.7, MV8.5 Late dice and intel cards."""
    options = [*assign_options(s, seat, FLUX), *assign_options(s, seat, CLOAK)]
    if s.intel_at[NO_FEE_THIS_TURN] == seat and fee_due(s, seat):
        options.append(CUSTOMS)
    if s.intel_at[CHOOSE_MARKET_TOP] == seat and may_sell(s, seat, culture):
        top = s.piles[3 * culture]
        options += [MARKET_TOP + token for token in range(3) if token != top]
    return options


def may_sell(s: VenusState, seat: int, culture: int) -> bool:
    """MV8.5 Whether an own sale can follow."""
    return may_act(s, seat, s.sells) and bool(sell_options(s, seat, culture))


def base_options(s: VenusState, seat: int) -> list[int]:
    """MV10.17 No market; MV5.6 flux still takes a die."""
    options: list[int] = []
    if may_act(s, seat, s.buys):
        options += [*reward_options(s, seat), *intel_options(s, seat)]
    options += training_options(s, seat, NONE)
    options += second_mission_options(s, seat)
    options += passenger_options(s, seat, WAITING_AT_BASE)
    options += assign_options(s, seat, FLUX)
    return options


def system_options(s: VenusState, seat: int, region: int) -> list[int]:
    """MV10.2 Everything that can be done at a trading place."""
    culture = s.contact[region]
    options: list[int] = []
    if may_act(s, seat, s.buys):
        options += ware_options(s, seat, region)
        options += equipment_options(s, seat, culture)
        options += deed_options(s, seat, region)
        options += intel_options(s, seat)
    if may_act(s, seat, s.sells):
        options += sell_options(s, seat, culture)
    options += passenger_options(s, seat, region)
    options += [UNLOAD + item for item in movable(s, seat)]
    options += training_options(s, seat, culture)
    options += tool_options(s, seat, culture)
    if may_build(s, seat):
        options.append(BUILD)
    return options


def business_options(s: VenusState, seat: int) -> list[int]:
    """MV10.1 Everything that can be done here, in any order and number."""
    region = REGION_OF[s.ship[seat]]
    at_base = region >= SYSTEMS
    options = base_options(s, seat) if at_base else system_options(s, seat, region)
    return [DONE, *options, *[COMPLETE + slot for slot in costly_missions(s, seat)]]


# --- why not -------------------------------------------------------------------------------------


def why_not_business(s: VenusState, seat: int, action: int) -> IllegalAction | None:
    """MV10.1 The refusal of a purchase, a sale or a spaceport, with the rule that forbids it."""
    if BUY <= action < SELL:
        return why_not_buy(s, seat, action)
    if SELL <= action < SELL + GOODS:
        return why_not_sell(s, seat, action - SELL)
    return IllegalAction("illegal-build", {}, "MV12.1") if action == BUILD else None


def why_not_buy(s: VenusState, seat: int, action: int) -> IllegalAction | None:
    if not may_act(s, seat, s.buys):
        return IllegalAction("illegal-no-buys", {}, "MV10.1")
    if not can_pay(s, seat, action):
        args: dict[str, Argument] = {
            "price": price_of(s, seat, action), "has": s.credits[seat], "fee": fee_due(s, seat),
        }  # fmt: skip
        return IllegalAction("illegal-too-expensive", args, "MV10.5")
    if action >= EQUIP:
        return IllegalAction("illegal-not-sold-here", {}, "MV11.1")
    item = WARES[action - BUY]
    region = REGION_OF[s.ship[seat]]
    kinds = BOOSTERS if item == BOOSTER else (item,)
    if region >= SYSTEMS or not any(s.market[ITEMS * region + kind] for kind in kinds):
        return IllegalAction("illegal-not-in-market", {"item": ITEM_IDS[item]}, "MV10.3")
    if not may_own(s, seat, item):
        return IllegalAction("illegal-owned", {"item": ITEM_IDS[item]}, "MV11.3")
    return IllegalAction("illegal-no-room", {"item": ITEM_IDS[item]}, "MV10.6")


def why_not_sell(s: VenusState, seat: int, good: int) -> IllegalAction | None:
    args: dict[str, Argument] = {"good": GOOD_IDS[good]}
    if not s.cargo[ITEMS * seat + good]:
        return IllegalAction("illegal-not-aboard", args, "MV10.7")
    culture = culture_here(s, seat)
    if culture == NONE or not BUYERS[good] >> culture & 1:
        return IllegalAction("illegal-no-buyer", args, "MV10.7")
    return IllegalAction("illegal-no-sells", args, "MV10.1")


BUSINESS_MENU = Ask("business", "MV10.1", business_options, default=DONE, why_not=why_not_business)


# --- the menu ------------------------------------------------------------------------------------


def begin_business(s: VenusState, f: Frame) -> None:
    """MV9.1, MV10.1 The limits of this visit."""
    set_limits(s, f.seat)


def offer_business(s: VenusState, f: Frame) -> None:
    """MV13.1 Missions first; a place with nothing to do is left at once."""
    if next_free_mission(s, f.seat) != NONE:
        s.call(FREE_MISSIONS, f.seat)
        f.again()
        return
    options = business_options(s, f.seat)
    if len(options) == 1:
        f.leave()
    else:
        s.pose(f.seat, Question(BUSINESS_MENU, options))


def do_business(s: VenusState, f: Frame) -> None:
    """MV10.2 One thing after the other."""
    action, seat = s.answers[f.seat], f.seat
    if action == DONE:
        return
    f.jump(offer_business)
    if BUY <= action < SELL:
        s.call(PURCHASE, seat, [action, price_of(s, seat, action)])
    elif SELL <= action < LOAD:
        sell(s, seat, action - SELL)
    elif LOAD <= action < UNLOAD or DROP_OFF <= action < TRAIN:
        region = REGION_OF[s.ship[seat]]
        move_passenger(s, seat, action, region if region < SYSTEMS else WAITING_AT_BASE)
    elif UNLOAD <= action < DROP_OFF:
        unload(s, seat, action - UNLOAD)
    else:
        do_other_business(s, f, seat, action)


def do_other_business(s: VenusState, f: Frame, seat: int, action: int) -> None:
    if action < BUY:
        assign_late(s, seat, action)
    elif action < SECOND:
        train(s, seat, action - TRAIN)
    elif action == SECOND:
        take_second_mission(s, seat)
    elif action < CUSTOMS:
        s.call(COMPLETE_MISSION, seat, [action - COMPLETE])
    elif action == CUSTOMS:
        s.no_fee = True
        return_intel(s, seat, NO_FEE_THIS_TURN)
    elif action < BUILD:
        put_on_top(s, culture_here(s, seat), action - MARKET_TOP)
        return_intel(s, seat, CHOOSE_MARKET_TOP)
    else:
        build(s, seat)
        f.leave()


def return_intel(s: VenusState, seat: int, card: int) -> None:
    """MV8.5 A used card returns to the display."""
    s.intel_at[card] = DISPLAYED
    s.tell("event-intel-used", "MV8.5", {"seat": seat, "card": INTEL_IDS[card]})


def assign_late(s: VenusState, seat: int, action: int) -> None:
    """MV5.6 A die may be assigned at any time until the turn ends."""
    assert action >= ASSIGN
    if put_die(s, seat, action) == SLOT_OF[FLUX]:
        s.call(MARKET_FLUX, seat)


def unload(s: VenusState, seat: int, item: int) -> None:
    """MV10.14 Onto the market, where anyone may buy it."""
    remove_item(s, seat, item)
    s.market[ITEMS * REGION_OF[s.ship[seat]] + item] += 1
    s.tell("event-unload", "MV10.14", {"seat": seat, "item": ITEM_IDS[item]})


def train(s: VenusState, seat: int, card: int) -> None:
    """MV13.8 No buy action, no discount; a side is chosen for good."""
    pay(s, seat, TRAINING_PRICE)
    s.level[seat] = 2 + card
    level = min(3, 2 + card)
    s.tell("event-train", "MV13.8", {"seat": seat, "level": level, "price": TRAINING_PRICE})


def take_second_mission(s: VenusState, seat: int) -> None:
    """MV13.4 Five fame at once, and two missions from now on."""
    pay(s, seat, SECOND_MISSION_PRICE)
    s.fame[seat] += SECOND_MISSION_FAME
    s.second[seat] = 1
    args: dict[str, Argument] = {
        "seat": seat, "price": SECOND_MISSION_PRICE, "fame": SECOND_MISSION_FAME,
    }  # fmt: skip
    s.tell("event-second-mission", "MV13.4", args)
    s.call(DRAW_MISSION, seat, [s.missions[2 * seat : 2 * seat + 2].index(NONE)])


BUSINESS = script("business", begin_business, offer_business, do_business)

SCRIPTS: Final[list[Script]] = [BUSINESS]
ASKS: Final[list[Ask]] = [BUSINESS_MENU]
