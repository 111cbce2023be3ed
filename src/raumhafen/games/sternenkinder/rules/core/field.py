"""B19 A battle on the ground as one flat list: counts by side, kind and armour that is left.

Every ground unit has one point of hull, so its armour says all about it. The list is open to all
and empty between battles.
"""

from typing import Final

from raumhafen.games.sternenkinder.content.tables import (
    ANTI_ORBITAL_GUN,
    BACK,
    FRONTLINE,
    GROUND_ARMOUR,
    GROUND_INITIATIVE,
    GROUND_SHOTS,
    GROUND_SWARM,
    GROUND_UNITS,
    IS_AIR_FORCE,
    IS_INFANTRY,
    MILITIA,
    REACHES,
    ROLLING_BARRAGE,
    SCATTERS,
    VS_AIR_FORCE,
    VS_INFANTRY,
    VS_VEHICLE,
)
from raumhafen.games.sternenkinder.content.words import QUANTITIES
from raumhafen.games.sternenkinder.rules.core.quantities import changed
from raumhafen.games.sternenkinder.rules.core.war import ATTACKER
from raumhafen.games.sternenkinder.state import NOBODY, SternState

ARMOURS: Final = 4  # 0 to 3
BOTH: Final = 2 * GROUND_UNITS
COUNTS: Final = 0  # by side, kind and armour
READY: Final = COUNTS + BOTH * ARMOURS  # by side and kind: units that act in this step
FLYING: Final = READY + BOTH  # on a recon flight in this round
PIPS: Final = FLYING + BOTH  # white pips of recon flights
BOARDING: Final = PIPS + BOTH  # units that leave at the end of the round
FRONT: Final = BOARDING + BOTH  # by side: 1 with a front line when the step began
FORTRESS: Final = FRONT + 2  # hull of the defender's fortress
RUIN: Final = FORTRESS + 1  # damage to the building that is attacked
ROUND: Final = RUIN + 1
IDLE: Final = ROUND + 1  # rounds without an attack
STRUCK: Final = IDLE + 1  # 1 after an attack in this round
STEP: Final = STRUCK + 1  # the initiative whose turn it is
SEATS: Final = STEP + 1  # who decides for each side, or NOBODY
CELL: Final = SEATS + 2  # the planet, or NOBODY
PROFILE: Final = CELL + 1  # as which unit the defender's militia fight
LENGTH: Final = PROFILE + 1

FORTRESS_HULL: Final = 3  # B19.7
HIGHEST: Final = max(GROUND_INITIATIVE)
GROUND_HIT: Final = QUANTITIES.index("ground.hit")
# targets beside ground units
FORTRESS_TARGET: Final = GROUND_UNITS
BUILDING_TARGET: Final = GROUND_UNITS + 1


def new_field(attacker: int, defender: int, cell: int) -> list[int]:
    field = [0] * LENGTH
    field[SEATS], field[SEATS + 1] = attacker, defender
    field[CELL], field[PROFILE] = cell, MILITIA
    return field


def enlist(field: list[int], side: int, unit: int, count: int) -> None:
    field[place(side, unit) * ARMOURS + GROUND_ARMOUR[unit]] += count


def place(side: int, unit: int) -> int:
    return side * GROUND_UNITS + unit


def count_of(field: list[int], side: int, unit: int) -> int:
    """Of all armours. Battles are rehearsed so often that a slice would take a tenth of a match."""
    at = place(side, unit) * ARMOURS
    return field[at] + field[at + 1] + field[at + 2] + field[at + 3]


def fighters(field: list[int], side: int) -> int:
    """B19.2 Ground units of a side; buildings do not count, and so not the anti-orbital gun."""
    return sum(count_of(field, side, u) for u in range(GROUND_UNITS) if u != ANTI_ORBITAL_GUN)


def has_front(field: list[int], side: int) -> bool:
    return any(FRONTLINE[unit] and count_of(field, side, unit) for unit in range(GROUND_UNITS))


def line_of(field: list[int], side: int, unit: int) -> int:
    """B19.7 Militia may use the line of infantry."""
    return field[PROFILE] if unit == MILITIA else unit


def initiative(field: list[int], side: int, unit: int) -> int:
    return GROUND_INITIATIVE[line_of(field, side, unit)]


# --- targets -------------------------------------------------------------------------------------


def column(target: int) -> int:
    """B19.3 The column that matches the target; buildings count as vehicles."""
    if target >= GROUND_UNITS:
        return VS_VEHICLE
    if IS_AIR_FORCE[target]:
        return VS_AIR_FORCE
    return VS_INFANTRY if IS_INFANTRY[target] else VS_VEHICLE


def shot(field: list[int], side: int, unit: int, target: int) -> list[int]:
    """Dice, number to hit, projectile and energy damage."""
    start = 12 * line_of(field, side, unit) + 4 * column(target)
    return GROUND_SHOTS[start : start + 4]


def catches(unit: int) -> bool:
    """B19.7 Only anti-orbital guns and air force reach a recon flight."""
    return unit == ANTI_ORBITAL_GUN or bool(IS_AIR_FORCE[unit])


def exposed(field: list[int], side: int, unit: int, target: int) -> int:
    """B19.7 How many units of an enemy kind this kind may attack."""
    there = count_of(field, 1 - side, target)
    front = field[FRONT + 1 - side]
    if BACK[target] and front and not REACHES[unit]:
        return 0
    if front and not catches(unit):
        there -= field[FLYING + place(1 - side, target)]
    return there


def targets(s: SternState, side: int, unit: int) -> list[int]:
    """B19.7 A fortress must be attacked before anything else."""
    field = s.ground
    if side == ATTACKER and field[FORTRESS] > 0:
        found = [FORTRESS_TARGET]
    else:
        found = [t for t in range(GROUND_UNITS) if exposed(field, side, unit, t) > 0]
    return [t for t in found if shot(field, side, unit, t)[0]]


def needed(s: SternState, side: int, unit: int, target: int, pips: int) -> int:
    """B19.3, B19.7 The number a die must show: pips help, a swarm is hard to hit."""
    need = shot(s.ground, side, unit, target)[1] - pips
    seat = s.ground[SEATS + side]
    if seat != NOBODY:
        need -= changed(s, seat, GROUND_HIT, 0)
    if target < GROUND_UNITS and GROUND_SWARM[target] and not SCATTERS[unit]:
        need += 1
    return need


# --- damage --------------------------------------------------------------------------------------


def strike(field: list[int], side: int, unit: int, target: int) -> int:
    """B19.4 One hit on a kind of unit: the weakest first; gives how many fall.

    Surplus damage is lost, unless a rolling barrage spreads it over units of the same name.
    """
    _, _, projectile, energy = shot(field, side, unit, target)
    points, factor = (energy, 2) if energy else (projectile, 1)
    fallen = 0
    while points and exposed(field, side, unit, target) > 0:
        start = place(1 - side, target) * ARMOURS
        armour = next(a for a in range(ARMOURS) if field[start + a])
        field[start + armour] -= 1
        left, points = after(armour, points, factor)
        if left >= 0:
            field[start + left] += 1
        else:
            fallen += 1
        if not ROLLING_BARRAGE[unit]:
            break
    settle_flights(field, 1 - side, target)
    return fallen


def after(armour: int, points: int, factor: int) -> tuple[int, int]:
    """Armour that is left (-1: destroyed) and points that are left."""
    while points:
        points -= 1
        if armour == 0:
            return -1, points
        armour = max(0, armour - factor)
    return armour, 0


def settle_flights(field: list[int], side: int, unit: int) -> None:
    """No more fly than live."""
    at = FLYING + place(side, unit)
    field[at] = min(field[at], count_of(field, side, unit))


def survivors(field: list[int], side: int) -> list[int]:
    return [count_of(field, side, unit) for unit in range(GROUND_UNITS)]
