"""B4.4, B0.8 Paying: resources, capacity and points that were set aside."""

from typing import Final

from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import AWE, CULTURE, FOOD
from raumhafen.games.sternenkinder.rules.core.income import GROUND, SPACE
from raumhafen.games.sternenkinder.rules.core.pacts import ARMAMENT, members, partners
from raumhafen.games.sternenkinder.rules.core.prices import UNIT_RESOURCE, UNITED_FLEETS, is_fleet
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy
from raumhafen.games.sternenkinder.state import (
    GROUND_AWE,
    GROUND_FOOD,
    SPACE_AWE,
    SPACE_FOOD,
    SternState,
)

JUST_WAR: Final = POLICY["just_war"]


def has(s: SternState, seat: int, resource: int, amount: int) -> bool:
    return s.account[4 * seat + resource] >= amount


def war_chest(s: SternState, seat: int) -> int:
    """A15.11 In a Just War C pays for military units where AWE is missing (ruling)."""
    return s.account[4 * seat + CULTURE] if has_policy(s, seat, JUST_WAR) and s.foes[seat] else 0


def has_for_unit(s: SternState, seat: int, unit: int, price: int) -> bool:
    if has(s, seat, UNIT_RESOURCE[unit], price):
        return True
    return is_fleet(unit) and s.account[4 * seat + AWE] + war_chest(s, seat) >= price


def cover_from_culture(s: SternState, seat: int, most: int) -> None:
    """A15.11 What is missing in AWE, up to so much, is paid in C."""
    missing = min(-s.account[4 * seat + AWE], most, war_chest(s, seat))
    if missing > 0:
        s.account[4 * seat + AWE] += missing
        s.account[4 * seat + CULTURE] -= missing
        s.tell("event-just-war-pays", "A15.11", {"seat": seat, "amount": missing})


def lowered(s: SternState, seat: int, environment: int, price: int) -> int:
    """B4.4.5 Points set aside lower the price of the next purchase, at least to 0."""
    rest = price - s.spare[2 * seat + environment]
    return rest if rest > 0 else 0


def free_points(s: SternState, seat: int, environment: int) -> int:
    """Capacity that is not set aside."""
    at = 2 * seat + environment
    return s.capacity[at] - s.spare[at]


def fits(s: SternState, seat: int, environment: int, points: int) -> bool:
    """A5.16 Partners of an armament cooperation have a common pool."""
    at = 2 * seat + environment
    own = s.capacity[at] - s.spare[at]
    if own >= points or not s.politics:
        return own >= points
    for partner in builders(s, seat):
        own += free_points(s, partner, environment)
    return own >= points


def builders(s: SternState, seat: int) -> list[int]:
    """A5.16, A16.14 Whose capacity and places a seat may use beside its own."""
    found = partners(s, ARMAMENT, seat)
    if has_policy(s, seat, UNITED_FLEETS):
        found += [p for p in members(s, seat) if p != seat and p not in found]
    return found


def fits_small(s: SternState, seat: int, environment: int) -> bool:
    """B4.4.3 Two small units for one point."""
    return s.halves[2 * seat + environment] > 0 or fits(s, seat, environment, 1)


def purchase(s: SternState, seat: int, environment: int, resource: int, price: int) -> None:
    """B4.4.5 Pays a price in food or AWE, lowered by the points set aside."""
    at = 2 * seat + environment
    rest = lowered(s, seat, environment, price)
    used = price - rest
    s.capacity[at] -= used
    s.spare[at] -= used
    s.account[4 * seat + resource] -= rest
    s.paid[4 * seat + paid_with(environment, resource)] += rest


def paid_with(environment: int, resource: int) -> int:
    if environment == GROUND:
        return GROUND_FOOD if resource == FOOD else GROUND_AWE
    return SPACE_FOOD if resource == FOOD else SPACE_AWE


def use_points(s: SternState, seat: int, environment: int, points: int) -> None:
    """A5.16 Own points first, then those of partners in seat order."""
    own = min(points, free_points(s, seat, environment))
    s.capacity[2 * seat + environment] -= own
    for partner in builders(s, seat) if own < points else ():
        used = min(points - own, free_points(s, partner, environment))
        s.capacity[2 * partner + environment] -= used
        own += used


def use_half(s: SternState, seat: int, environment: int) -> None:
    """B4.4.3 The second half of a point may be used for another small unit of this phase."""
    at = 2 * seat + environment
    if s.halves[at]:
        s.halves[at] = 0
    else:
        use_points(s, seat, environment, 1)
        s.halves[at] = 1


def pay_back(s: SternState, seat: int) -> list[int]:
    """Decision 22: points left pay back prices of this phase; GC: F, then AWE; SC the other way."""
    back = [0, 0, 0, 0]
    for environment, first, second in (
        (GROUND, GROUND_FOOD, GROUND_AWE),
        (SPACE, SPACE_AWE, SPACE_FOOD),
    ):
        points = s.capacity[2 * seat + environment]
        for kind in (first, second):
            amount = min(points, s.paid[4 * seat + kind])
            points -= amount
            back[FOOD if kind in (GROUND_FOOD, SPACE_FOOD) else AWE] += amount
    return back
