"""MV0.5, MV1.4, MV5.6 A ship and its pilot: money, room, values and dice."""

from raumhafen.games.merchant_of_venus.actions import ASSIGN, EJECT, JETTISON
from raumhafen.games.merchant_of_venus.content.tables import (
    ABILITY_OF,
    ADJUST_NAVIGATION_FREE,
    BASE,
    CAPACITY,
    CITY,
    FIRST_UPGRADE_SLOT,
    FREE_UPGRADE_DIE,
    GAUGE_MAX,
    HOLD_PLUS_1,
    ITEMS,
    LASER,
    LASER_MASTER,
    LEVEL_DICE,
    MAKER,
    MOVABLE,
    NAVIGATION_SLOT,
    NEUTRAL,
    NONE,
    ORBITAL,
    PASSENGER_SIZE,
    PASSENGERS,
    PILOT,
    RELIC_DRIVE,
    RELIC_LASER,
    RELIC_SHIELD,
    RULES,
    SHIELD_MASTER,
    SITE_ORBITAL,
    SKILL,
    SKIP_YELLOW,
    SLOT_IDS,
    SLOT_OF,
    SLOTS,
    TANKS,
    UNASSIGNED,
    UPGRADES,
    VARIABLE_LASER,
    VARIABLE_SHIELD,
)
from raumhafen.games.merchant_of_venus.state import ABOARD, VenusState

TOP_LEVEL = 3


# --- pilot and cards -----------------------------------------------------------------------------


def rank(s: VenusState, seat: int) -> int:
    """MV13.9 Level 1 to 3; side B is stored as 4."""
    return min(s.level[seat], TOP_LEVEL)


def ability(s: VenusState, seat: int) -> int:
    """MV13.9 Only the ability on the present card works."""
    return ABILITY_OF[s.pilot[seat]][s.level[seat]]


def has(s: VenusState, seat: int, reward: int) -> bool:
    """MV13.5 Rewards work from the moment they are owned."""
    return s.reward_at[reward] == seat


def owns(s: VenusState, seat: int, item: int) -> bool:
    return s.cargo[ITEMS * seat + item] > 0


# --- money (MV18.8) ------------------------------------------------------------------------------


def gain(s: VenusState, seat: int, amount: int) -> None:
    """MV18.8 Credits from the bank, without a line in the log."""
    s.credits[seat] += amount
    s.bank -= amount


def pay(s: VenusState, seat: int, amount: int) -> None:
    """MV18.8 Credits to the bank, without a line in the log."""
    s.credits[seat] -= amount
    s.bank += amount


# --- room (MV1.4) --------------------------------------------------------------------------------


def capacity(s: VenusState, seat: int) -> int:
    """MV1.4 Two points for each hold, one more with the bulkhead."""
    points = RULES.hold_capacity * (RULES.holds + s.holds[seat])
    return points + (1 if has(s, seat, HOLD_PLUS_1) else 0)


def room(s: VenusState, seat: int) -> int:
    """MV11.12 Passengers in stasis tanks need none."""
    free = capacity(s, seat) - s.filled[seat]
    return free if owns(s, seat, TANKS) else free - s.riding[seat]


def add_item(s: VenusState, seat: int, item: int) -> None:
    s.cargo[ITEMS * seat + item] += 1
    s.filled[seat] += CAPACITY[item]


def remove_item(s: VenusState, seat: int, item: int) -> None:
    s.cargo[ITEMS * seat + item] -= 1
    s.filled[seat] -= CAPACITY[item]


def upgrades(s: VenusState, seat: int) -> int:
    """MV1.3 Mounted ship upgrades."""
    first = ITEMS * seat
    return sum(s.cargo[first + item] for item in UPGRADES)


def can_part_with(s: VenusState, seat: int, item: int) -> bool:
    """MV1.4 Stasis tanks stay as long as their passengers would not fit without them."""
    if item != TANKS:
        return True
    return capacity(s, seat) - s.filled[seat] + CAPACITY[TANKS] >= s.riding[seat]


def movable(s: VenusState, seat: int) -> list[int]:
    """MV10.14 Goods, and technologies except supplies."""
    first = ITEMS * seat
    aboard = s.cargo[first : first + ITEMS]
    if not any(aboard):
        return []
    return [item for item in MOVABLE if aboard[item] and can_part_with(s, seat, item)]


def aboard(s: VenusState, seat: int) -> list[int]:
    """The passengers of a ship."""
    if not s.riding[seat]:
        return []
    return [p for p in range(PASSENGERS) if s.passenger_at[p] == ABOARD + seat]


def jettison_options(s: VenusState, seat: int) -> list[int]:
    """MV10.15 Only when not on a city or port."""
    if is_port(s, s.ship[seat]) or s.kind[s.ship[seat]] == CITY:
        return []
    return [
        *[JETTISON + item for item in movable(s, seat)],
        *[EJECT + p for p in aboard(s, seat)],
    ]


def in_space(s: VenusState, seat: int, options: list[int]) -> list[int]:
    """MV10.15 What may go overboard comes along with a choice, but never makes one."""
    return [*options, *jettison_options(s, seat)] if len(options) > 1 else options


def is_overboard(action: int) -> bool:
    """MV10.15 Whether an answer throws something overboard."""
    return JETTISON <= action < EJECT + PASSENGERS


def fits(s: VenusState, seat: int, passenger: int) -> bool:
    return owns(s, seat, TANKS) or room(s, seat) >= PASSENGER_SIZE[passenger]


# --- places (MV0.4) ------------------------------------------------------------------------------


def is_port(s: VenusState, space: int) -> bool:
    """MV0.4 A neutral or merchant spaceport, or the base."""
    kind = s.kind[space]
    return kind in (NEUTRAL, BASE) or kind == ORBITAL and s.mark[space] != NONE


def is_trading_place(s: VenusState, space: int) -> bool:
    """MV0.4 A city, or a neutral or merchant spaceport."""
    kind = s.kind[space]
    return kind in (CITY, NEUTRAL) or kind == ORBITAL and s.mark[space] != NONE


def spaceports(s: VenusState, seat: int) -> int:
    """Own merchant spaceports on the board."""
    return sum(1 for orbital in SITE_ORBITAL if s.mark[orbital] == seat)


# --- values (MV0.5) ------------------------------------------------------------------------------


def die_on(s: VenusState, seat: int, item: int) -> int:
    """MV11.3 The die on a mounted upgrade, or 0."""
    slot = SLOT_OF[item]
    if slot not in s.slots or not owns(s, seat, item):
        return 0
    return s.dice[s.slots.index(slot)]


def value(s: VenusState, seat: int, skill: int) -> int:
    """MV0.5 Gauge, die, relic and mastery; or the pilot's skill."""
    if skill == PILOT:
        return SKILL[s.pilot[seat]][rank(s, seat)]
    laser = skill == LASER
    found = s.gauges[2 * seat + skill]
    found += die_on(s, seat, VARIABLE_LASER if laser else VARIABLE_SHIELD)
    found += 1 if has(s, seat, RELIC_LASER if laser else RELIC_SHIELD) else 0
    return found + (1 if ability(s, seat) == (LASER_MASTER if laser else SHIELD_MASTER) else 0)


def change_gauge(s: VenusState, seat: int, gauge: int, by: int) -> None:
    """MV1.3 A gauge stays between 0 and 5; one that was lowered can be repaired (MV13.9)."""
    at = 2 * seat + gauge
    s.gauges[at] = max(0, min(GAUGE_MAX, s.gauges[at] + by))
    if by < 0:
        s.lowered[seat] |= 1 << gauge


# --- dice (MV5.6) --------------------------------------------------------------------------------


def dice_counted(s: VenusState, seat: int) -> int:
    """MV13.9 Dice in slots, without the one that an ability leaves out."""
    count = len(s.slots) - s.slots.count(UNASSIGNED)
    op = ability(s, seat)
    if op == ADJUST_NAVIGATION_FREE and NAVIGATION_SLOT in s.slots:
        return count - 1
    if op == FREE_UPGRADE_DIE and max(s.slots, default=UNASSIGNED) >= FIRST_UPGRADE_SLOT:
        return count - 1
    return count


def may_assign(s: VenusState, seat: int, slot: int) -> bool:
    """MV5.6 One die in a slot, and not more dice than the pilot's level."""
    if not s.dice or slot in s.slots:
        return False
    if dice_counted(s, seat) < LEVEL_DICE[s.pilot[seat]][rank(s, seat)]:
        return True
    op = ability(s, seat)
    if slot == NAVIGATION_SLOT:
        return op == ADJUST_NAVIGATION_FREE
    first_on_upgrade = max(s.slots) < FIRST_UPGRADE_SLOT
    return slot >= FIRST_UPGRADE_SLOT and op == FREE_UPGRADE_DIE and first_on_upgrade


def free_dice(s: VenusState) -> list[int]:
    """Dice outside slots; of equal ones only the first, since they are the same to everybody."""
    found: list[int] = []
    seen: list[int] = []
    for die in range(len(s.dice)):
        if s.slots[die] == UNASSIGNED and s.dice[die] not in seen:
            seen.append(s.dice[die])
            found.append(die)
    return found


def assign_options(s: VenusState, seat: int, item: int) -> list[int]:
    """MV11.3 Dice for a mounted upgrade that has none; never without a roll (MV5.1)."""
    if not s.moved or not owns(s, seat, item):
        return []
    slot = SLOT_OF[item]
    if not may_assign(s, seat, slot):
        return []
    return [ASSIGN + die * SLOTS + slot for die in free_dice(s)]


def put_die(s: VenusState, seat: int, action: int) -> int:
    """MV5.6 A die goes into a slot and stays until the turn ends. Gives the slot."""
    die, slot = divmod(action - ASSIGN, SLOTS)
    if s.slots[die] == UNASSIGNED:
        s.slots[die] = slot
    if slot == NAVIGATION_SLOT:
        s.nav = s.dice[die]
    if s.log is not None:
        args: dict[str, str | int] = {"seat": seat, "die": s.dice[die], "slot": SLOT_IDS[slot]}
        s.tell("event-assign", "MV5.6", args)
    return slot


def drives(s: VenusState, seat: int) -> int:
    """MV5.2 The kinds of spaces that a ship skips if nothing is switched off."""
    relic = SKIP_YELLOW if has(s, seat, RELIC_DRIVE) else 0
    return s.drive[seat] | relic


def use_up(s: VenusState, seat: int, item: int) -> None:
    """MV11.3 A token that was used goes back to the market of its culture."""
    remove_item(s, seat, item)
    s.market[ITEMS * s.home[MAKER[item]] + item] += 1
