"""Answers of bots to checks, pirates, encounter cards, missions and rewards."""

from typing import Final

from raumhafen.games.merchant_of_venus.actions import (
    ASSIGN,
    CASH_IN,
    CHOOSE,
    DONE,
    FIGHT,
    FORECAST,
    GAUGE,
    JAM,
    JETTISON,
    KEEP,
    LOAD,
    LOSE,
    LOWER,
    PEEK,
    PILOT_CARD,
    PLUS_ONE,
    REROLL,
    SET_DOWN,
    SHIFT,
    SWAP_MISSION,
    TAKE,
    UNDER,
)
from raumhafen.games.merchant_of_venus.bots.outlook import BUYER_LIST, Outlook
from raumhafen.games.merchant_of_venus.bots.worth import (
    REWARD_WORTH,
    equipment_worth,
    mission_hope,
    reward_worth,
    wants_pirates,
)
from raumhafen.games.merchant_of_venus.content.kinds import Effect
from raumhafen.games.merchant_of_venus.content.tables import (
    BOUNTY,
    CATEGORY,
    COST,
    EFFECT_LISTS,
    ENCOUNTER_IDS,
    FAME_CREDITS,
    GOODS,
    ITEMS,
    LASER,
    LUXURY,
    MARKET_STATE,
    NONE,
    PILOT,
    RESALE,
    RULES,
    SHIELD,
    SLOTS,
    TRADE_IN,
    WEAK,
)
from raumhafen.games.merchant_of_venus.rules.cards.encounter_choices import (
    CHEAP_GAUGE_PRICE,
    offered_lists,
)
from raumhafen.games.merchant_of_venus.rules.cards.rewards import REWARD_DRAWN
from raumhafen.games.merchant_of_venus.rules.checks import CHECK_BONUS, CHECK_SKILL
from raumhafen.games.merchant_of_venus.rules.flight.hazards import HAZARD_FACED
from raumhafen.games.merchant_of_venus.rules.flight.pirates import SHIELD_FAME, pirate_here
from raumhafen.games.merchant_of_venus.rules.ships import rank, value
from raumhafen.games.merchant_of_venus.rules.trade.market import discovered, market_state
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.distances import BASE_PLACE, to_place, total
from raumhafen.games.merchant_of_venus.views.odds import pirate_odds

MP_WORTH: Final = 4.0  # credits
GAUGE_WORTH: Final = 22.0
PREY_WORTH: Final = 80.0
CHECK_DIE: Final = 6
WORTHLESS: Final = 10.0
AVERAGE_MISSION: Final = 45.0
BAD_CARDS: Final = tuple(ENCOUNTER_IDS.index(k) for k in ("en02", "en31", "en36", "en38", "en41"))


# --- set-up --------------------------------------------------------------------------------------

PILOT_ORDER: Final = (1, 2, 0, 3)


def choose_pilot(s: VenusState, seat: int, options: list[int]) -> int:
    """MV3.5 Discounts before stunts."""
    return next(PILOT_CARD + pilot for pilot in PILOT_ORDER if PILOT_CARD + pilot in options)


def choose_gauge(s: VenusState, seat: int, options: list[int]) -> int:
    """MV3.5, MV8.3 More spaces check the shield; a cheap step if it is worth its price."""
    if options[0] != DONE:
        return GAUGE + SHIELD
    o = Outlook(s, seat)
    price = s.stack[-1].args[CHEAP_GAUGE_PRICE]
    best, most = DONE, float(price)
    for option in options[1:]:
        worth = equipment_worth(o, option - GAUGE)
        if worth > most:
            best, most = option, worth
    return best


# --- checks and fights ---------------------------------------------------------------------------


def choose_before_check(s: VenusState, seat: int, options: list[int]) -> int:
    """MV0.3 A forecast, a die on the upgrade, the almanac, as far as the check is in doubt."""
    args = s.stack[-1].args
    wanted = value(s, seat, args[CHECK_SKILL]) + args[CHECK_BONUS]
    if wanted >= CHECK_DIE:
        return DONE
    dice = [option for option in options if ASSIGN <= option < REROLL]
    if dice:
        return highest_die(s, dice)
    if PLUS_ONE in options:
        return PLUS_ONE
    if FORECAST in options and wanted < 4:
        return FORECAST
    return DONE


def highest_die(s: VenusState, dice: list[int]) -> int:
    best, high = dice[0], 0
    for option in dice:
        die = s.dice[(option - ASSIGN) // SLOTS]
        if die > high:
            best, high = option, die
    return best


def choose_after_hazard(s: VenusState, seat: int, options: list[int]) -> int:
    """MV7.2 A gauge against the rest of the movement."""
    hazard = s.stack[-1].args[HAZARD_FACED]
    gauge = s.gauges[2 * seat + hazard]
    fame = (RULES.fame_laser, RULES.fame_shield)[hazard]
    price = GAUGE_WORTH + FAME_CREDITS * (fame[gauge] - fame[gauge - 1])
    return LOWER if MP_WORTH * s.mp > price else DONE


def choose_fight(s: VenusState, seat: int, options: list[int]) -> int:
    """MV7.4 The prize times the odds; going on counts too."""
    pirate = pirate_here(s, seat)
    best, most = options[0], -1.0
    for skill in (LASER, SHIELD, PILOT):
        hope = pirate_odds(s, seat, pirate, skill) * (prize(s, seat, pirate, skill) + 40.0)
        if hope > most:
            best, most = FIGHT + skill, hope
    dice = [option for option in options if option < FIGHT]
    if dice and most < 40.0:
        return highest_die(s, dice)
    return best


def prize(s: VenusState, seat: int, pirate: int, skill: int) -> float:
    if skill == PILOT:
        return MP_WORTH * rank(s, seat)
    wanted = PREY_WORTH if wants_pirates(s, seat) else 0.0
    if skill == SHIELD:
        return FAME_CREDITS * SHIELD_FAME + wanted
    return REWARD_WORTH + (BOUNTY + FAME_CREDITS) * s.pirate_infamy[pirate] + wanted


# --- goods that are lost, found or thrown away ---------------------------------------------------


def nearest_place(o: Outlook) -> int:
    space = o.s.ship[o.seat]
    best = 0
    for place in range(BASE_PLACE + 1):
        if to_place(o.mask, place)[space] < to_place(o.mask, best)[space]:
            best = place
    return best


def choose_loss(s: VenusState, seat: int, options: list[int]) -> int:
    """MV7.5, MV13.2 The good that will bring least."""
    o = Outlook(s, seat)
    place = nearest_place(o)
    best, least = options[0], 1e9
    for option in options:
        worth = o.resale(option - LOSE, place, 0.0)
        if worth < least:
            best, least = option, worth
    return best


def choose_find(s: VenusState, seat: int, options: list[int]) -> int:
    """MV8.3 The good that will bring most."""
    o = Outlook(s, seat)
    place = nearest_place(o)
    best, most = options[0], -1.0
    for option in options:
        worth = o.resale(option - TAKE, place, 0.0)
        if worth > most:
            best, most = option, worth
    return best


def choose_room(s: VenusState, seat: int, options: list[int]) -> int:
    """MV10.15 Only what nobody will buy goes overboard."""
    o = Outlook(s, seat)
    place = nearest_place(o)
    for option in options:
        good = option - JETTISON
        if 0 <= good < GOODS and o.resale(good, place, 0.0) < WORTHLESS:
            return option
    return DONE


def choose_shuttle(s: VenusState, seat: int, options: list[int]) -> int:
    """MV11.10 Set down, load, and a die if somebody could be reached."""
    o = Outlook(s, seat)
    place = nearest_place(o)
    best, most = DONE, 0.0
    for option in options:
        worth = 0.0
        if option >= SET_DOWN:
            worth = 1000.0
        elif option >= LOAD:
            worth = o.ride(option - LOAD, place, 0.0)
        elif ASSIGN <= option < REROLL:
            worth = 0.1 + s.dice[(option - ASSIGN) // SLOTS] / 100
        if worth > most:
            best, most = option, worth
    return best


# --- encounter cards -----------------------------------------------------------------------------


def choose_card_option(s: VenusState, seat: int, options: list[int]) -> int:
    """MV8.3 The list of effects that is worth more."""
    lists = offered_lists(s.stack[-1])
    best, most = options[0], -1e9
    for option in options:
        effects = EFFECT_LISTS[lists[option - CHOOSE]]
        worth = total([effect_worth(s, seat, effect) for effect in effects])
        if worth > most:
            best, most = option, worth
    return best


def effect_worth(s: VenusState, seat: int, effect: Effect) -> float:
    op = effect.op
    if op == "gain_fame":
        return float(FAME_CREDITS * effect.amount)
    if op == "gain_infamy":
        return -float(FAME_CREDITS * effect.amount)
    if op == "end_turn":
        return -MP_WORTH * s.mp
    if op == "pay_credits":
        first = ITEMS * seat
        luxury = sum(s.cargo[first + g] for g in range(GOODS) if CATEGORY[g] == LUXURY)
        return -float(effect.amount * luxury)
    if op == "lose_good":
        first = ITEMS * seat
        return -float(min(COST[g] for g in range(GOODS) if s.cargo[first + g]))
    return -2 * GAUGE_WORTH if op == "adjust_gauge" else 0.0


def choose_shift(s: VenusState, seat: int, options: list[int]) -> int:
    """MV10.10 A market that pays more for what is aboard after the shift."""
    best, most = options[0], 0.0
    if options[0] != DONE:
        most = -1e9
    for option in options:
        if option >= SHIFT:
            gain = shift_gain(s, seat, s.contact[option - SHIFT])
            if gain > most:
                best, most = option, gain
    return best


def choose_late_die(s: VenusState, seat: int, options: list[int]) -> int:
    """MV5.6, MV11.5 No die has other work left, so any will do if some market gains by a shift."""
    gains = [shift_gain(s, seat, s.contact[system]) for system in discovered(s)]
    return options[1] if max(gains, default=0.0) > 0 else DONE


def shift_gain(s: VenusState, seat: int, culture: int) -> float:
    if not s.pile_known[culture]:
        return weak_goods(s, seat, culture)
    first, gain = ITEMS * seat, 0.0
    token = s.piles[3 * culture + 1]
    for good in range(GOODS):
        if s.cargo[first + good] and culture in BUYER_LIST[good]:
            now = RESALE[good][market_state(s, culture, good)]
            gain += s.cargo[first + good] * (RESALE[good][next_state(culture, token, good)] - now)
    return gain


def next_state(culture: int, token: int, good: int) -> int:
    return MARKET_STATE[culture][token][CATEGORY[good]]


def weak_goods(s: VenusState, seat: int, culture: int) -> float:
    first, found = ITEMS * seat, 0
    for good in range(GOODS):
        if s.cargo[first + good] and culture in BUYER_LIST[good]:
            found += 1 if market_state(s, culture, good) == WEAK else -1
    return 10.0 * found


def choose_peek(s: VenusState, seat: int, options: list[int]) -> int:
    """MV17.2 The nearest system that the seat does not know."""
    o = Outlook(s, seat)
    space = s.ship[seat]
    best, nearest = options[0], 1e9
    for option in options:
        system = option - PEEK
        way = to_place(o.mask, system)[space] + (50.0 if o.culture(system) != NONE else 0.0)
        if way < nearest:
            best, nearest = option, way
    return best


def choose_probe_card(s: VenusState, seat: int, options: list[int]) -> int:
    """MV11.14 Bad news goes under the deck."""
    return UNDER if s.encounter_top[0] in BAD_CARDS else DONE


def choose_nothing(s: VenusState, seat: int, options: list[int]) -> int:
    return DONE


# --- missions and rewards ------------------------------------------------------------------------


def choose_swap_mission(s: VenusState, seat: int, options: list[int]) -> int:
    """MV8.3 A mission that will hardly be done."""
    o = Outlook(s, seat)
    best, least = DONE, AVERAGE_MISSION
    for option in options[1:]:
        slot = option - SWAP_MISSION
        worth = mission_hope(o, s.missions[2 * seat + slot], slot)
        if worth < least:
            best, least = option, worth
    return best


def choose_jam(s: VenusState, seat: int, options: list[int]) -> int:
    """MV11.13 Missions are exchanged if the other card suits better."""
    o = Outlook(s, seat)
    best, most = DONE, 10.0
    for option in options[1:]:
        other, cards = divmod(option - JAM, 4)
        own = mission_hope(o, s.missions[2 * seat + cards // 2], cards // 2)
        gain = mission_hope(o, s.missions[2 * other + cards % 2], cards // 2) - own
        if gain > most:
            best, most = option, gain
    return best


def choose_reward(s: VenusState, seat: int, options: list[int]) -> int:
    """MV13.5 Kept if it is worth more than it pays."""
    card = s.stack[-1].args[REWARD_DRAWN]
    return KEEP if reward_worth(Outlook(s, seat), card) > TRADE_IN else CASH_IN
