"""B19 Ground battle: rounds by initiative, targets, dice, recon flights, repair, boarding."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    GROUND_NAMES,
    MOST_STRIKES,
    STRIKE,
    STRIKES,
)
from raumhafen.games.sternenkinder.content.tables import (
    GROUND_ARMOUR,
    GROUND_MOBILE,
    GROUND_REPAIR,
    GROUND_UNITS,
    IS_VEHICLE,
    RECON_FLIGHT,
)
from raumhafen.games.sternenkinder.rules.core.field import (
    ARMOURS,
    BOARDING,
    BOTH,
    BUILDING_TARGET,
    CELL,
    FLYING,
    FORTRESS,
    FORTRESS_TARGET,
    FRONT,
    HIGHEST,
    IDLE,
    PIPS,
    READY,
    ROUND,
    SEATS,
    STEP,
    STRUCK,
    count_of,
    exposed,
    fighters,
    has_front,
    initiative,
    needed,
    place,
    shot,
    strike,
    targets,
)
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_in, load_unit, room
from raumhafen.games.sternenkinder.rules.core.war import ATTACKER, DEFENDER
from raumhafen.games.sternenkinder.rules.strategy.ruins import has_ruins, hit_building
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import FACES, hits
from raumhafen.games.sternenkinder.state import NOBODY, SternState

MOST_ROUNDS: Final = 20  # decision 13
MOST_IDLE: Final = 2
REPAIR: Final = STRIKES.index("repair")
BOARD: Final = STRIKES.index("board")
RECON: Final = STRIKES.index("recon_militia")
# numbers of a frame
SIDE, UNIT, TARGET, LEFT = range(4)


# --- rounds and steps ----------------------------------------------------------------------------


def begin_ground_round(s: SternState, f: Frame) -> None:
    """B19.2, decision 13 Rounds until a side has no units left; not for ever."""
    field = s.ground
    if is_decided(field):
        f.jump(end_ground)
        return
    field[ROUND] += 1
    field[STRUCK] = 0
    field[STEP] = HIGHEST + 1
    for at in (FLYING, PIPS, BOARDING):
        field[at : at + BOTH] = [0] * BOTH
    f.args = [0, 0, 0, 0]
    s.tell("event-ground-round", "B19.2", {"round": field[ROUND]})


def is_decided(field: list[int]) -> bool:
    if not fighters(field, ATTACKER) or not fighters(field, DEFENDER):
        return True
    return field[ROUND] >= MOST_ROUNDS or field[IDLE] >= MOST_IDLE


def next_initiative(s: SternState, f: Frame) -> None:
    """B19.3 The highest first; units with equal initiative act at the same time."""
    field = s.ground
    field[STEP] -= 1
    if field[STEP] < 0 or not fighters(field, ATTACKER) or not fighters(field, DEFENDER):
        f.jump(end_ground_round)
        return
    for side in (ATTACKER, DEFENDER):
        field[FRONT + side] = int(has_front(field, side))
        for unit in range(GROUND_UNITS):
            acts = initiative(field, side, unit) == field[STEP]
            field[READY + place(side, unit)] = count_of(field, side, unit) if acts else 0
    if not any(field[READY : READY + BOTH]):
        f.again()


# --- what units do -------------------------------------------------------------------------------


def next_unit(field: list[int]) -> int:
    """The next kind that has not acted, the attacker's first; -1 when all have."""
    for at in range(BOTH):
        if field[READY + at] > 0:
            return at
    return -1


def deeds(s: SternState, side: int, unit: int) -> list[int]:
    """B19.5, B19.7 Attack a kind, fly reconnaissance, repair or board."""
    found = targets(s, side, unit)
    if attacks_buildings(s, side, unit):
        found.append(BUILDING_TARGET)
    if GROUND_REPAIR[unit] and damaged(s.ground, side):
        found.append(REPAIR)
    if free_room(s, side) > 0 and GROUND_MOBILE[unit]:
        found.append(BOARD)
    if RECON_FLIGHT[unit]:
        found += [RECON + kind for kind in helped(s.ground, side)]
    return found


def helped(field: list[int], side: int) -> list[int]:
    """Kinds that still act in this round and can be helped by pips."""
    return [
        unit
        for unit in range(GROUND_UNITS)
        if count_of(field, side, unit) and initiative(field, side, unit) < field[STEP]
    ]


def damaged(field: list[int], side: int) -> list[int]:
    """Own vehicles that lack armour."""
    return [
        unit
        for unit in range(GROUND_UNITS)
        if IS_VEHICLE[unit]
        and any(field[place(side, unit) * ARMOURS + a] for a in range(GROUND_ARMOUR[unit]))
    ]


def attacks_buildings(s: SternState, side: int, unit: int) -> bool:
    """B19.9 Once the front line is gone."""
    if side != ATTACKER or s.ground[CELL] == NOBODY or s.ground[FRONT + DEFENDER]:
        return False
    return bool(shot(s.ground, side, unit, BUILDING_TARGET)[0]) and has_ruins(s, s.ground[CELL])


def free_room(s: SternState, side: int) -> int:
    """B19.5 Room in the attacker's fleets in the system."""
    if side != ATTACKER or s.ground[CELL] == NOBODY:
        return 0
    fleets = fleets_in(s, s.ground[SEATS], s.ground[CELL])
    taken = sum(s.ground[BOARDING : BOARDING + GROUND_UNITS])
    return sum(room(s, fleet) for fleet in fleets) - taken


def strike_options(s: SternState, seat: int) -> list[int]:
    """Decision 29 Units of one name act together; they may be split."""
    side, unit = divmod(next_unit(s.ground), GROUND_UNITS)
    ready = min(s.ground[READY + place(side, unit)], MOST_STRIKES)
    found: list[int] = []
    for deed in deeds(s, side, unit):
        most = min(ready, free_room(s, side)) if deed == BOARD else ready
        found += [STRIKE + MOST_STRIKES * deed + n - 1 for n in range(1, most + 1)]
    return found


STRIKE_WITH: Final[Ask] = Ask("strike", "B19.3", strike_options)


def ask_strike(s: SternState, f: Frame) -> None:
    """B19.3 Each kind of unit declares what it does; nothing where it can do nothing."""
    at = next_unit(s.ground)
    if at < 0:
        f.jump(next_initiative)
        return
    f.args[SIDE], f.args[UNIT] = divmod(at, GROUND_UNITS)
    player = s.ground[SEATS + f.args[SIDE]]
    options = strike_options(s, player)
    if not options:
        s.ground[READY + at] = 0
        f.again()
        return
    if player == NOBODY:  # nobody is left to play it: all attack the first target
        player, options = f.seat, options[:1]
    f.args[LEFT] = player
    s.choose(player, STRIKE_WITH, options)


def declare_strike(s: SternState, f: Frame) -> None:
    """B19.3 The units declare together."""
    side, unit = f.args[SIDE], f.args[UNIT]
    deed, count = divmod(s.answers[f.args[LEFT]] - STRIKE, MOST_STRIKES)
    count += 1
    s.ground[READY + place(side, unit)] -= count
    f.args[TARGET], f.args[LEFT] = deed, count
    tell_strike(s, side, unit, deed, count)
    if deed < GROUND_UNITS + 2:
        s.ground[STRUCK] = 1
        return
    if deed == REPAIR:
        repair(s.ground, side, count)
    elif deed == BOARD:
        s.ground[BOARDING + place(side, unit)] += count
    else:
        s.ground[FLYING + place(side, unit)] += count
        s.ground[PIPS + place(side, deed - RECON)] += count * RECON_FLIGHT[unit]
    f.jump(ask_strike)


def tell_strike(s: SternState, side: int, unit: int, deed: int, count: int) -> None:
    name = "attacker" if side == ATTACKER else "defender"
    s.tell(
        "event-strike",
        "B19.3",
        {"party": name, "amount": count, "unit": GROUND_NAMES[unit], "strike": STRIKES[deed]},
    )


def repair(field: list[int], side: int, count: int) -> None:
    """B19.7 One point of armour of an own vehicle for each unit that repairs."""
    for _ in range(count):
        for unit in damaged(field, side)[:1]:
            start = place(side, unit) * ARMOURS
            lacking = next(a for a in range(ARMOURS) if field[start + a])
            field[start + lacking] -= 1
            field[start + lacking + 1] += 1


# --- dice ----------------------------------------------------------------------------------------


def roll_strike(s: SternState, f: Frame) -> None:
    """B19.3 One unit after the other."""
    if f.args[LEFT] == 0 or not is_there(s, f):
        f.jump(ask_strike)
        return
    dice = shot(s.ground, f.args[SIDE], f.args[UNIT], f.args[TARGET])[0]
    s.toss(FACES**dice)


def is_there(s: SternState, f: Frame) -> bool:
    """Whether something is left to be hit; further shots at it are lost."""
    side, unit, target, _ = f.args
    if target == FORTRESS_TARGET:
        return s.ground[FORTRESS] > 0
    if target == BUILDING_TARGET:
        return has_ruins(s, s.ground[CELL])
    return exposed(s.ground, side, unit, target) > 0


def read_strike(s: SternState, f: Frame) -> None:
    """B0.9, B19.4 Each success deals the listed damage."""
    side, unit, target, _ = f.args
    f.args[LEFT] -= 1
    thrown, pips = s.tossed, share_of_pips(s.ground, side, unit, f.args[LEFT])
    s.ground[PIPS + place(side, unit)] -= pips
    need = needed(s, side, unit, target, pips)
    for _ in range(shot(s.ground, side, unit, target)[0]):
        if hits(thrown % FACES + 1, need):
            hit(s, side, unit, target)
        thrown //= FACES
    f.jump(roll_strike)


def share_of_pips(field: list[int], side: int, unit: int, left: int) -> int:
    """B19.7 Pips are spread evenly over the units of the kind that shoot, the first get more."""
    shooters = 1 + left + field[READY + place(side, unit)]
    return -(-field[PIPS + place(side, unit)] // shooters)


def hit(s: SternState, side: int, unit: int, target: int) -> None:
    if target == FORTRESS_TARGET:
        s.ground[FORTRESS] -= max(shot(s.ground, side, unit, target)[2:])
    elif target == BUILDING_TARGET:
        hit_building(s, s.ground[CELL], max(shot(s.ground, side, unit, target)[2:]))
    else:
        fallen = strike(s.ground, side, unit, target)
        if fallen:
            s.tell("event-falls", "B19.4", {"amount": fallen, "unit": GROUND_NAMES[target]})


# --- ends ----------------------------------------------------------------------------------------


def end_ground_round(s: SternState, f: Frame) -> None:
    """B19.5 Who boards leaves at the end of the round."""
    field = s.ground
    field[IDLE] = 0 if field[STRUCK] else field[IDLE] + 1
    for unit in range(GROUND_UNITS):
        leaving = min(field[BOARDING + unit], count_of(field, ATTACKER, unit))
        for _ in range(leaving):
            board(s, unit)
    s.beat("ground")
    f.jump(begin_ground_round)


def board(s: SternState, unit: int) -> None:
    """B19.5 Into the first fleet with room; damage is removed."""
    start = place(ATTACKER, unit) * ARMOURS
    armour = next(a for a in range(ARMOURS) if s.ground[start + a])
    s.ground[start + armour] -= 1
    fleets = fleets_in(s, s.ground[SEATS], s.ground[CELL])
    load_unit(s, next(fleet for fleet in fleets if room(s, fleet) > 0), unit)


def end_ground(s: SternState, f: Frame) -> None:
    """B19.10 If the last units fall together, or time is up, the defender has won."""
    won = fighters(s.ground, ATTACKER) > 0 and fighters(s.ground, DEFENDER) == 0
    s.fight_won = ATTACKER if won else DEFENDER


GROUND_BATTLE: Final[Script] = script(
    "ground_battle",
    begin_ground_round,
    next_initiative,
    ask_strike,
    declare_strike,
    roll_strike,
    read_strike,
    end_ground_round,
    end_ground,
)

SCRIPTS: Final[list[Script]] = [GROUND_BATTLE]
ASKS: Final[list[Ask]] = [STRIKE_WITH]
