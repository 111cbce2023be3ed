"""Chances for the map: speed, checks, fights, navigation.

Everything here is public knowledge. Chances take hazards, pirates and navigation spaces on the way
as independent of each other; boost, flames and the teleportals' jumps are left out.
"""

from typing import Final

from raumhafen.games.merchant_of_venus.content.tables import (
    DIE_FACES,
    EXITS,
    HAZARD,
    HAZARD_TYPE,
    LASER,
    PILOT,
    PIRATE,
    PIRATE_BONUS,
    PIRATE_BONUS_FAME,
    PIRATE_MODIFIER,
    RELIC_DRIVE,
    RULES,
    SHIELD,
    SKIP_YELLOW,
)
from raumhafen.games.merchant_of_venus.rules.flight.speed import AUTOPILOT_DIE, SPEED, speed_of_roll
from raumhafen.games.merchant_of_venus.rules.ships import ability, has, value
from raumhafen.games.merchant_of_venus.state import DRIVE_OFF, RELIC_OFF, VenusState

FARTHEST: Final = 40  # MP: more than any roll without flames


# --- MV5.4, MV5.5 speed --------------------------------------------------------------------------


def speed_chances(s: VenusState, seat: int) -> list[float]:
    """For every number of MP: the chance to have at least so many this turn."""
    exact = [0.0] * (FARTHEST + 1)
    rolls = [rolled_speed(s, seat)] if s.moved else expected_rolls(s, seat)
    for mp in rolls:
        exact[min(mp, FARTHEST)] += 1 / len(rolls)
    for mp in range(FARTHEST - 1, -1, -1):
        exact[mp] += exact[mp + 1]
    return exact


def rolled_speed(s: VenusState, seat: int) -> int:
    """MV5.5 The MP that are left; while the speed step is open, those that it would give now."""
    question = s.asked[seat]
    is_open = question is not None and question.ask is SPEED
    return speed_of_roll(s, seat, sum(s.dice)) if is_open else s.mp


def expected_rolls(s: VenusState, seat: int) -> list[int]:
    """The MP of every equally likely roll before it is made."""
    sums = [0]
    rolled = RULES.speed_dice - (1 if s.autopilot else 0)
    for _ in range(rolled):
        sums = [total + face for total in sums for face in range(1, DIE_FACES + 1)]
    fixed = AUTOPILOT_DIE if s.autopilot else 0
    return [speed_of_roll(s, seat, total + fixed) for total in sums]


# --- MV0.3 checks --------------------------------------------------------------------------------


def check_chance(s: VenusState, seat: int, skill: int, modifier: int = 0) -> float:
    """MV0.3 The chance that the effect die is not above the value."""
    good = value(s, seat, skill) - modifier
    return min(max(good, 0), DIE_FACES) / DIE_FACES


def hazard_chance(s: VenusState, seat: int, space: int) -> float:
    """MV7.1, MV7.2 The chance to get past a hazard; lowering a gauge is not counted as failing."""
    hazard = HAZARD_TYPE[space]
    if s.safe >> hazard & 1:
        return 1.0
    if hazard != PILOT and s.gauges[2 * seat + hazard] > 0:
        return 1.0
    return check_chance(s, seat, hazard)


def pirate_odds(s: VenusState, seat: int, pirate: int, skill: int) -> float:
    """MV7.4 The chance to win with one of the three ways to fight."""
    modifier = PIRATE_MODIFIER[pirate]
    if ability(s, seat) in (PIRATE_BONUS, PIRATE_BONUS_FAME):
        modifier -= 1
    return check_chance(s, seat, skill, modifier)


def pirate_chance(s: VenusState, seat: int, space: int) -> float:
    """MV7.4 The chance to win with the best of the three ways to fight."""
    pirate = s.pirate_at.index(space)
    return max(pirate_odds(s, seat, pirate, skill) for skill in (LASER, SHIELD, PILOT))


def exit_chance(s: VenusState, space: int, target: int) -> float:
    """MV6.1 The chance that one of the speed dice leads to this exit."""
    good = [v for v in range(1, DIE_FACES + 1) if EXITS[space][v - 1] == target]
    if s.nav:
        return 1.0 if s.nav in good else 0.0
    if s.moved:
        return 1.0 if any(die in good for die in s.dice) else 0.0
    return float(1 - (1 - len(good) / DIE_FACES) ** RULES.speed_dice)


def passing_chance(s: VenusState, seat: int, space: int) -> float:
    """The chance to fly on from a space."""
    kind = s.kind[space]
    if kind == HAZARD:
        return hazard_chance(s, seat, space)
    return pirate_chance(s, seat, space) if kind == PIRATE else 1.0


# --- ways ----------------------------------------------------------------------------------------


def drive_mask(s: VenusState, seat: int) -> int:
    """MV5.2 The kinds of spaces skipped by the drives that are on."""
    if s.moved:
        return s.mask
    relic = has(s, seat, RELIC_DRIVE) and not s.off & RELIC_OFF
    return (0 if s.off & DRIVE_OFF else s.drive[seat]) | (SKIP_YELLOW if relic else 0)
