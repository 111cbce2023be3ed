"""The worth of equipment, technologies, training, rewards and missions to a bot, in credits."""

from typing import Final

from raumhafen.games.merchant_of_venus.bots.challenge_worth import step_worth
from raumhafen.games.merchant_of_venus.bots.outlook import Outlook
from raumhafen.games.merchant_of_venus.content.tables import (
    BUY_DRIVE,
    BUY_HOLD,
    CLOAK,
    FAME_CREDITS,
    FLAME,
    FLUX,
    FUZZY_DICE,
    GOODS,
    IS_RELIC,
    JAMMER,
    LICENCE,
    MISSION_FAME,
    NONE,
    PROBE,
    RELIC_FAME,
    REWARD_FAME,
    REWARD_IDS,
    REWARDS,
    RULES,
    SHUTTLE,
    SPOILER_FANCY,
    SPOILER_PLAIN,
    TANKS,
    UPGRADES,
    VARIABLE_LASER,
    VARIABLE_SHIELD,
    ZEN,
)
from raumhafen.games.merchant_of_venus.rules.cards.mission_counters import (
    CROSS_REGION,
    PASSENGERS_DELIVERED,
    PIRATES_BEATEN,
    SALES,
    SELL_IN_REGION,
    TELEPORTS,
)
from raumhafen.games.merchant_of_venus.rules.cards.missions import (
    CARRY_GOOD,
    CARRY_PASSENGER,
    DISCARD_GOOD,
    DRILL_MARKERS,
    FIRST_CONTACTS,
    FREE_CAPACITY,
    GAUGE_AT_LEAST,
    GAUGE_SUM,
    HOLD_FULL,
    OWN_SPACEPORTS,
    PASS_CHECK,
    PAY,
    ROWS,
    UPGRADES_OWNED,
    Row,
    amount_of,
)
from raumhafen.games.merchant_of_venus.rules.challenge import MISSIONS_DONE, PIRATES_WON
from raumhafen.games.merchant_of_venus.rules.scoring import missions_done
from raumhafen.games.merchant_of_venus.rules.ships import (
    drives,
    has,
    owns,
    room,
    spaceports,
    upgrades,
)
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.distances import speed_up
from raumhafen.games.merchant_of_venus.views.odds import check_chance

REWARD_WORTH: Final = 50.0
JAMMER_CREDITS: Final = 30.0
TURNS_PER_MISSION: Final = 6.0
TURNS_PER_PASSENGER: Final = 7.0
FAME_AT_END: Final = 35.0
POINT_TURN: Final = 6.0

# A technology: credits for each turn left, and at once.
TURN_VALUE: Final = {
    SPOILER_FANCY: 5.0 - POINT_TURN,
    SPOILER_PLAIN: 2.0 - POINT_TURN,
    FLUX: 1.0,
    CLOAK: 1.0,
    LICENCE: 2.5,
    SHUTTLE: 3.0,
    TANKS: 5.0 - POINT_TURN,
    VARIABLE_SHIELD: 1.5,
    VARIABLE_LASER: 2.0,
}
PROBE_WORTH: Final = 8.0
SPOILER_FAME: Final = 35.0
WANTED_LICENCE: Final = 60.0


def technology_worth(o: Outlook, item: int) -> float:
    """MV11.4-MV11.17 A technology, as much as the style makes of it."""
    return o.style.technologies[item - GOODS] * usual_worth(o, item)


def usual_worth(o: Outlook, item: int) -> float:
    """A technology, mostly by the turns left."""
    s, seat, left = o.s, o.seat, o.left
    if item == FLAME:
        return o.style.flame if left > 1 else 0.0
    if item == PROBE:
        return PROBE_WORTH if o.unknown > 3 else 0.0
    if item == FUZZY_DICE:
        return 7.0 * FAME_CREDITS + FAME_AT_END * FAME_CREDITS / 6
    if item == JAMMER:
        return JAMMER_CREDITS * (len(missions_done(s, seat)) + left / TURNS_PER_MISSION)
    if item == ZEN:
        return 70.0 * left / TURNS_PER_PASSENGER - 30.0
    if item not in TURN_VALUE:
        return o.style.booster_turn * left
    if item == LICENCE and wants(s, seat, DRILL_MARKERS):
        return WANTED_LICENCE + TURN_VALUE[item] * left
    at_end = SPOILER_FAME if item in (SPOILER_FANCY, SPOILER_PLAIN) else 0.0
    if item in UPGRADES:
        mounted = upgrades(s, seat)
        if mounted == RULES.upgrade_slots:
            return 0.0
        at_end = FAME_CREDITS * RULES.fame_upgrades[mounted] + wanted_upgrade(s, seat)
    return at_end + TURN_VALUE[item] * left


def wanted_upgrade(s: VenusState, seat: int) -> float:
    """A mission that asks for upgrades makes each of them worth a part of it."""
    return 50.0 if wants(s, seat, UPGRADES_OWNED) else 0.0


def wants(s: VenusState, seat: int, op: int) -> bool:
    """Whether one of the own missions has such a condition."""
    for at in (2 * seat, 2 * seat + 1):
        mission = s.missions[at]
        if mission != NONE and any(row[0] == op for row in ROWS[mission]):
            return True
    return False


def equipment_worth(o: Outlook, item: int) -> float:
    """MV11.1 Gauges, holds, drives."""
    s, seat, left = o.s, o.seat, o.left
    if item == BUY_HOLD:
        worth = FAME_CREDITS * RULES.fame_holds[s.holds[seat]] + o.style.hold_turn * left
        return worth * o.style.later_hold if s.holds[seat] else worth
    if item >= BUY_DRIVE:
        mask = item - BUY_DRIVE + 1
        now = drives(s, seat)
        gain = speed_up(now & ~s.drive[seat] | mask) - speed_up(now)
        return o.style.drives[mask - 1] * o.rate * left * gain
    fame = (RULES.fame_laser, RULES.fame_shield)[item]
    gauge = s.gauges[2 * seat + item]
    turn = o.style.gauge_turn if gauge < 2 else 1.0
    worth = o.style.gauges[item] * (FAME_CREDITS * (fame[gauge + 1] - fame[gauge]) + turn * left)
    return worth + gauge_mission(s, seat, item) + GAUGE_HUNT * step_worth(s, PIRATES_WON)


def gauge_mission(s: VenusState, seat: int, gauge: int) -> float:
    """A mission that wants a gauge raised, shared among the steps that are missing."""
    worth = 0.0
    for at in (2 * seat, 2 * seat + 1):
        mission = s.missions[at]
        if mission == NONE:
            continue
        for row in ROWS[mission]:
            if row[0] == GAUGE_SUM or (row[0] == GAUGE_AT_LEAST and row[3] == gauge):
                missing = row[1] - amount_of(s, seat, row)
                if missing > 0:
                    worth = max(worth, mission_worth(s, seat, mission) / missing)
    return worth


GAUGE_HUNT: Final = 0.15  # of a pirate that a challenge asks for


def training_worth(o: Outlook, level: int) -> float:
    """MV13.8 Fame, and what another die and more skill bring."""
    return (30.0 if level == 2 else 50.0) + o.style.level_turn * o.left


def second_mission_worth(o: Outlook) -> float:
    """MV13.4 Fame at once, and more to do by the way."""
    return 50.0 + o.style.mission_turn * max(0, o.left - 2) + step_worth(o.s, MISSIONS_DONE)


def wants_pirates(s: VenusState, seat: int) -> bool:
    """Whether a mission or the challenge of a solo game makes pirates worth looking for."""
    return wants(s, seat, PIRATES_BEATEN) or step_worth(s, PIRATES_WON) > 0


# --- rewards -------------------------------------------------------------------------------------

# by id: credits for each turn left
REWARD_TURN: Final = {
    "re01": 1.0, "re02": 0.0, "re03": 2.0, "re04": 1.5, "re05": 0.5, "re06": 1.5, "re07": 2.0,
    "re08": 6.0, "re09": 1.5, "re10": 1.5, "re11": 3.0, "re12": 4.0, "re13": 3.0, "re14": 0.7,
    "re15": 1.0, "re16": 1.0, "re17": 4.5, "re18": 4.5, "re19": 0.7, "re20": 4.0,
}  # fmt: skip
PER_TURN: Final = [REWARD_TURN.get(name, 0.0) for name in REWARD_IDS]
PLAQUE: Final = REWARD_IDS.index("re26")
PORT_FAME: Final = 20.0


def reward_worth(o: Outlook, card: int) -> float:
    """MV13.5 Fame, the set of relics, and what its power brings."""
    s, seat = o.s, o.seat
    worth = FAME_CREDITS * REWARD_FAME[card] + PER_TURN[card] * o.left
    if card == PLAQUE:
        worth += PORT_FAME * spaceports(s, seat)
    if IS_RELIC[card]:
        owned = sum(1 for r in range(REWARDS) if IS_RELIC[r] and r != card and has(s, seat, r))
        worth += FAME_CREDITS * (RELIC_FAME[owned + 1] - RELIC_FAME[owned])
    return worth


# --- missions ------------------------------------------------------------------------------------


def mission_worth(s: VenusState, seat: int, mission: int) -> float:
    """MV13.3 Fame, a reward, the jammer's bonus, and a step towards a challenge."""
    jam = JAMMER_CREDITS if owns(s, seat, JAMMER) else 0.0
    step = step_worth(s, MISSIONS_DONE)
    return FAME_CREDITS * MISSION_FAME[mission] + REWARD_WORTH + jam + step


# How likely a condition that is not met yet comes true by the way.
HOPES: Final = {
    DISCARD_GOOD: 0.5,
    CARRY_GOOD: 0.3,
    PAY: 0.8,
    GAUGE_AT_LEAST: 0.2,
    GAUGE_SUM: 0.05,
    CARRY_PASSENGER: 0.4,
    FREE_CAPACITY: 0.9,
    FIRST_CONTACTS: 0.5,
    OWN_SPACEPORTS: 0.4,
    UPGRADES_OWNED: 0.2,
    DRILL_MARKERS: 0.1,
    HOLD_FULL: 0.5,
    CROSS_REGION: 0.3,
    SALES: 0.4,
    SELL_IN_REGION: 0.3,
    PIRATES_BEATEN: 0.2,
    TELEPORTS: 0.2,
    PASSENGERS_DELIVERED: 0.4,
}


def is_ready(o: Outlook, slot: int, row: Row) -> float:
    """Whether a condition besides being there would hold now, as a chance."""
    s, seat = o.s, o.seat
    op = row[0]
    if op == PASS_CHECK:
        return check_chance(s, seat, row[3])
    if op in (SALES, SELL_IN_REGION, PIRATES_BEATEN, TELEPORTS, PASSENGERS_DELIVERED):
        return 1.0 if s.progress[2 * seat + slot] >= row[1] else 0.0
    if op == FREE_CAPACITY:
        return 1.0 if room(s, seat) >= row[1] else 0.0
    if op in (HOLD_FULL, CROSS_REGION):
        return 0.0
    return 1.0 if amount_of(s, seat, row) >= row[1] else 0.0


def hope(o: Outlook, mission: int, slot: int) -> float:
    """A rough chance that a mission is completed before the end."""
    chance = min(1.0, o.left / 8)
    for row in ROWS[mission]:
        if row[0] in HOPES and not is_ready(o, slot, row):
            chance *= HOPES[row[0]]
    return chance


def mission_hope(o: Outlook, mission: int, slot: int) -> float:
    """The present worth of an open mission: its full worth times the chance to complete it."""
    return mission_worth(o.s, o.seat, mission) * hope(o, mission, slot)


# --- money ---------------------------------------------------------------------------------------


def scarcity(o: Outlook, cash: int) -> float:
    """How much a credit counts that could buy goods instead: more than 1 for the poor."""
    if o.left < 5:
        return 1.0
    return o.style.destitute if cash < 80 else (o.style.poor if cash < 180 else 1.05)
