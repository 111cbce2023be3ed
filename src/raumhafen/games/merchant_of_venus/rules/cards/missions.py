"""MV13.1-MV13.4 Missions: conditions, completion, drawing."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import LOSE
from raumhafen.games.merchant_of_venus.content.kinds import CATEGORIES, CONDITIONS, SKILLS
from raumhafen.games.merchant_of_venus.content.load import CONTENT
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    BASE,
    CAPACITY,
    GOOD_IDS,
    GOODS,
    GOODS_BY_CATEGORY,
    ITEMS,
    LASER,
    MISSION_ASKS,
    MISSION_IDS,
    MISSION_TARGET,
    NONE,
    REGION_OF,
    RULES,
    SHIELD,
)
from raumhafen.games.merchant_of_venus.rules.accounts import spend
from raumhafen.games.merchant_of_venus.rules.cards.mission_counters import CROSS_REGION, counter
from raumhafen.games.merchant_of_venus.rules.cards.rewards import DRAW_REWARD
from raumhafen.games.merchant_of_venus.rules.checks import CHECK
from raumhafen.games.merchant_of_venus.rules.ships import (
    aboard,
    capacity,
    is_trading_place,
    remove_item,
    room,
    spaceports,
    upgrades,
)
from raumhafen.games.merchant_of_venus.state import LANDED, NOT_LANDED, TURN_ENDS, VenusState

LAND_IN_REGION: Final = CONDITIONS.index("land_in_region")
DISCARD_GOOD: Final = CONDITIONS.index("discard_good")
PAY: Final = CONDITIONS.index("pay")
PASS_CHECK: Final = CONDITIONS.index("pass_check")
GAUGE_AT_LEAST: Final = CONDITIONS.index("gauge_at_least")
GAUGE_SUM: Final = CONDITIONS.index("gauge_sum_at_least")
CARRY_PASSENGER: Final = CONDITIONS.index("carry_passenger")
CARRY_GOOD: Final = CONDITIONS.index("carry_good")
FREE_CAPACITY: Final = CONDITIONS.index("free_capacity")
FIRST_CONTACTS: Final = CONDITIONS.index("first_contacts")
HOLD_FULL: Final = CONDITIONS.index("hold_full")
OWN_SPACEPORTS: Final = CONDITIONS.index("own_spaceports")
UPGRADES_OWNED: Final = CONDITIONS.index("upgrades_owned")
DRILL_MARKERS: Final = CONDITIONS.index("drill_markers")

# by mission: (condition, count, category, skill, asteroid wanted)
Row = tuple[int, int, int, int, bool]
ROWS: Final[list[list[Row]]] = [
    [
        (
            CONDITIONS.index(c.op),
            c.count,
            CATEGORIES.index(c.category) if c.category else NONE,
            SKILLS.index(c.skill) if c.skill else NONE,
            c.kind == "asteroid",
        )
        for c in mission.conditions
    ]
    for mission in CONTENT.missions
]


# --- MV13.2 conditions ---------------------------------------------------------------------------


def landed_there(s: VenusState, seat: int, target: int, asteroid: bool) -> bool:
    """MV13.1 A trading place, the base, or the named kind of space."""
    space = s.ship[seat]
    if s.landed == NOT_LANDED or REGION_OF[space] != target:
        return False
    if asteroid:
        return s.kind[space] == ASTEROID and s.landed == LANDED
    return is_trading_place(s, space) or s.kind[space] == BASE


def goods_of(s: VenusState, seat: int, category: int) -> int:
    first = ITEMS * seat
    return sum(s.cargo[first + good] for good in GOODS_BY_CATEGORY[category])


def crossed(s: VenusState, region: int) -> int:
    return len({space for space in s.crossed if REGION_OF[space] == region})


def full_of_goods(s: VenusState, seat: int) -> bool:
    """MV13.2 Landed, and goods alone fill the whole capacity."""
    first = ITEMS * seat
    load = sum(s.cargo[first + good] * CAPACITY[good] for good in range(GOODS))
    return s.landed != NOT_LANDED and load >= capacity(s, seat)


def amount_of(s: VenusState, seat: int, row: Row) -> int:
    """MV13.2 The figure that a condition with a number is compared with."""
    op, category, skill = row[0], row[2], row[3]
    if op == PAY:
        return s.credits[seat]
    if op in (DISCARD_GOOD, CARRY_GOOD):
        return goods_of(s, seat, category)
    if op == GAUGE_AT_LEAST:
        return s.gauges[2 * seat + skill]
    if op == GAUGE_SUM:
        return s.gauges[2 * seat + LASER] + s.gauges[2 * seat + SHIELD]
    if op == CARRY_PASSENGER:
        return len(aboard(s, seat))
    if op == FREE_CAPACITY:
        return room(s, seat)
    if op == FIRST_CONTACTS:
        return s.contacts[seat]
    if op == OWN_SPACEPORTS:
        return spaceports(s, seat)
    if op == UPGRADES_OWNED:
        return upgrades(s, seat)
    assert op == DRILL_MARKERS
    return RULES.markers - s.markers[seat] - spaceports(s, seat)


def is_met(s: VenusState, seat: int, slot: int, mission: int, row: Row) -> bool:
    op = row[0]
    if op == LAND_IN_REGION:
        return landed_there(s, seat, MISSION_TARGET[mission], row[4])
    if op == CROSS_REGION:
        return crossed(s, MISSION_TARGET[mission]) >= row[1]
    if op == PASS_CHECK:
        return not s.tried >> slot & 1
    if op == HOLD_FULL:
        return full_of_goods(s, seat)
    if counter(mission) == op:
        return s.progress[2 * seat + slot] >= row[1]
    return amount_of(s, seat, row) >= row[1]


def is_fulfilled(s: VenusState, seat: int, slot: int) -> bool:
    """MV13.1 All conditions of the mission in this slot hold now."""
    mission = s.missions[2 * seat + slot]
    return all(is_met(s, seat, slot, mission, row) for row in ROWS[mission])


def next_free_mission(s: VenusState, seat: int) -> int:
    """MV13.1 A mission that is completed without asking, as its slot; or NONE."""
    for slot in range(2):
        mission = s.missions[2 * seat + slot]
        if mission != NONE and not MISSION_ASKS[mission] and is_fulfilled(s, seat, slot):
            return slot
    return NONE


def costly_missions(s: VenusState, seat: int) -> list[int]:
    """MV13.1 Slots of missions that could be completed for a price, a good or a check."""
    return [
        slot
        for slot in range(2)
        if s.missions[2 * seat + slot] != NONE
        and MISSION_ASKS[s.missions[2 * seat + slot]]
        and is_fulfilled(s, seat, slot)
    ]


# --- MV13.3 completing ---------------------------------------------------------------------------

MISSION_SLOT: Final = 0  # argument of COMPLETE_MISSION and DRAW_MISSION


def discard_options(s: VenusState, seat: int) -> list[int]:
    mission = s.missions[2 * seat + s.stack[-1].args[MISSION_SLOT]]
    category = next(row[2] for row in ROWS[mission] if row[0] == DISCARD_GOOD)
    first = ITEMS * seat
    return [LOSE + good for good in GOODS_BY_CATEGORY[category] if s.cargo[first + good]]


DISCARD = Ask("mission-good", "MV13.2", discard_options)


def pay_mission(s: VenusState, f: Frame) -> None:
    """MV13.2 Credits are paid; a good is chosen, a check rolled."""
    mission = s.missions[2 * f.seat + f.args[MISSION_SLOT]]
    for row in ROWS[mission]:
        if row[0] == PAY:
            spend(s, f.seat, row[1], "MV13.2")
        elif row[0] == DISCARD_GOOD:
            s.choose(f.seat, DISCARD, discard_options(s, f.seat))
        elif row[0] == PASS_CHECK:
            s.tried |= 1 << f.args[MISSION_SLOT]
            s.call(CHECK, f.seat, [row[3], 0])


def give_up_good(s: VenusState, f: Frame) -> None:
    """MV13.2 The good returns to its supply area; MV13.2 a failed check ends the attempt."""
    ops = [row[0] for row in ROWS[s.missions[2 * f.seat + f.args[MISSION_SLOT]]]]
    if DISCARD_GOOD in ops:
        good = s.answers[f.seat] - LOSE
        remove_item(s, f.seat, good)
        s.supply[good] += 1
        s.tell("event-lose-good", "MV13.2", {"seat": f.seat, "good": GOOD_IDS[good]})
    if PASS_CHECK in ops and not s.passed:
        f.leave()


def complete_mission(s: VenusState, f: Frame) -> None:
    """MV13.3 The card lies face down before its owner; a reward comes, then a new mission."""
    at = 2 * f.seat + f.args[MISSION_SLOT]
    mission = s.missions[at]
    s.mission_done[mission] = f.seat
    s.missions[at] = NONE
    s.tell("event-mission-done", "MV13.3", {"seat": f.seat, "mission": MISSION_IDS[mission]})
    s.call(DRAW_MISSION, f.seat, [f.args[MISSION_SLOT]])
    s.call(DRAW_REWARD, f.seat)


COMPLETE_MISSION = script("complete_mission", pay_mission, give_up_good, complete_mission)


def complete_free_missions(s: VenusState, f: Frame) -> None:
    """MV13.1 Without asking, one after the other."""
    slot = next_free_mission(s, f.seat)
    if slot != NONE:
        s.call(COMPLETE_MISSION, f.seat, [slot])
        f.again()


FREE_MISSIONS = script("free_missions", complete_free_missions)


def completes_first(s: VenusState, f: Frame) -> bool:
    """MV13.1 A mission is completed when it is fulfilled, and the question comes after it."""
    if s.stop == TURN_ENDS or next_free_mission(s, f.seat) == NONE:
        return False
    s.call(FREE_MISSIONS, f.seat)
    f.again()
    return True


# --- drawing a mission ---------------------------------------------------------------------------


def toss_mission(s: VenusState, f: Frame) -> None:
    """MV13.3 From the deck, at last from under it; with an empty deck nothing is drawn."""
    if s.mission_bag:
        s.toss(len(s.mission_bag))
    elif s.mission_under:
        take_mission(s, f.seat, f.args[MISSION_SLOT], s.mission_under.pop(0))
        f.leave()
    else:
        f.leave()


def read_mission(s: VenusState, f: Frame) -> None:
    """MV3.7, MV13.3 The mission that was drawn by lot leaves the deck."""
    bag = s.mission_bag
    mission = bag[s.tossed]
    bag[s.tossed] = bag[-1]
    bag.pop()
    take_mission(s, f.seat, f.args[MISSION_SLOT], mission)


def take_mission(s: VenusState, seat: int, slot: int, mission: int) -> None:
    """MV3.7 Open, with a marker on its target."""
    s.missions[2 * seat + slot] = mission
    s.progress[2 * seat + slot] = 0
    s.tried &= ~(1 << slot)
    if s.log is not None:
        s.tell("event-mission", "MV3.7", {"seat": seat, "mission": MISSION_IDS[mission]})


DRAW_MISSION = script("draw_mission", toss_mission, read_mission)

SCRIPTS: Final[list[Script]] = [COMPLETE_MISSION, FREE_MISSIONS, DRAW_MISSION]
ASKS: Final[list[Ask]] = [DISCARD]
