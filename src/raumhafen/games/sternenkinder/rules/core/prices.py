"""B0.8, B4.2, B5.1 What things cost: one resource and capacity of the ground or of space."""

from typing import Final

from raumhafen.games.sternenkinder.actions import (
    BASE_THING,
    CIVIL_SHIPS,
    GROUND_SOLD,
    ROUTE_THING,
    SLOT_THINGS,
    THINGS,
    UNITS,
)
from raumhafen.games.sternenkinder.content.layouts import FLEET_SPACE, GROWTH_PRICE
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.statutes import LAWS, RELEASE
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    BUILDING_CAPACITY,
    BUILDING_COST,
    BUILDING_TECH,
    CAPACITY_1,
    COLONY_SHIP,
    FIELD_TECHS,
    FOOD,
    GROUND_COST,
    GROUND_HULL,
    GROUND_TECH,
    MERCENARY_FLEET,
    OWN_FLEET,
    RESOURCE_1,
    ROUTE_DANGEROUS,
    SHIP_COST,
    SHIP_HULL,
    SMALL_GROUND,
    TECH_COST,
    TECH_FIELD,
    place_of,
)
from raumhafen.games.sternenkinder.content.words import NONE
from raumhafen.games.sternenkinder.rules.core.fleets import PRICE, fleet_price, printed
from raumhafen.games.sternenkinder.rules.core.income import GROUND, SPACE
from raumhafen.games.sternenkinder.rules.core.pacts import members
from raumhafen.games.sternenkinder.rules.core.places import (
    planets_of,
    site_kind,
    site_level,
    site_owner,
)
from raumhafen.games.sternenkinder.rules.core.quantities import (
    CAPACITY_COST,
    COLONY_SHIP_COST,
    GROWTH_COST,
    QUANTITY,
    REDUCE,
    ROUTE_COST,
    changed,
    is_changed,
    step,
)
from raumhafen.games.sternenkinder.rules.core.regimes import FOCUS, counter, has_policy
from raumhafen.games.sternenkinder.state import (
    CAPACITY_SITE,
    LAW_ROW,
    NOBODY,
    SITES,
    SternState,
)

KNOWN_COST: Final = QUANTITY["tech.cost.known"]
TECH_STEP: Final = QUANTITY["tech.cost"]
BUILDING_COST_STEP: Final = QUANTITY["building.cost"]
GROUND_STEP: Final = QUANTITY["unit.ground.cost"]
RELEASED: Final = LAWS[RELEASE].effect[0]  # "tech.cost.chosen"
HYPERFOCUS: Final = POLICY["hyperfocus"]
UNFOCUSED: Final = 3  # A19.17 R
UNITED_FLEETS: Final = POLICY["united_fleets"]
SLAVERY: Final = POLICY["slavery"]
MOBILITY: Final = POLICY["mobility"]
FIRST_DISCOUNT: Final = 2  # B5.5.2
LEAST_TECH_COST: Final = 1
MOST_ANSWERS: Final = 4096  # that are kept at once
KNOWN_TECH_COST: Final = [
    max(cost - FIRST_DISCOUNT, min(cost, LEAST_TECH_COST)) for cost in TECH_COST
]


# --- buildings -----------------------------------------------------------------------------------


def _building(thing: int) -> int:
    """The entry of a thing that can be built."""
    if thing >= len(SLOT_THINGS):
        return place_of(f"building.{THINGS[thing]}")
    start = CAPACITY_1 if thing // 3 == CAPACITY_SITE else RESOURCE_1
    return start + thing % 3


def _resource(building: int) -> int:
    """B0.8 Every building costs food or AWE."""
    return FOOD if BUILDING_COST[4 * building + FOOD] else AWE


THING_BUILDING: Final = [_building(thing) for thing in range(len(THINGS))]
THING_RESOURCE: Final = [_resource(building) for building in THING_BUILDING]
THING_COST: Final = [
    BUILDING_COST[4 * building + _resource(building)] for building in THING_BUILDING
]
THING_GROUND: Final = [BUILDING_CAPACITY[building] for building in THING_BUILDING]
THING_TECH: Final = [BUILDING_TECH[building] for building in THING_BUILDING]


def thing_kind(thing: int) -> int:
    """The resource of a building in a slot, or CAPACITY_SITE."""
    return thing // 3


def thing_level(thing: int) -> int:
    return thing % 3 + 1


def build_price(thing: int, dangerous: bool) -> int:
    """B4.2, B4.8.5 A route costs more in a dangerous system."""
    return ROUTE_DANGEROUS if thing == ROUTE_THING and dangerous else THING_COST[thing]


def own_price(s: SternState, seat: int, thing: int, price: int) -> int:
    """A15.13, A15.23, A18.6 What policies make of the price of a building."""
    if not s.politics:
        return price
    if thing == ROUTE_THING:
        return changed(s, seat, ROUTE_COST, price)
    price = changed(s, seat, BUILDING_COST_STEP, price)
    if thing < len(SLOT_THINGS) and thing_kind(thing) == CAPACITY_SITE:
        return changed(s, seat, CAPACITY_COST, price)
    if thing == BASE_THING and has_policy(s, seat, SLAVERY):
        return (price + 1) // 2
    return price


def own_ground(s: SternState, seat: int, thing: int) -> int:
    """A18.6 With the Mobility Reform trade routes need no capacity."""
    return 0 if thing == ROUTE_THING and has_policy(s, seat, MOBILITY) else THING_GROUND[thing]


def upgrade_price(thing: int, level: int) -> int:
    """B4.1.5 The difference between the levels."""
    return THING_COST[thing] - THING_COST[thing - thing_level(thing) + level]


def standing(s: SternState, seat: int) -> list[int]:
    """B4.1.5 The different own buildings in slots of own planets."""
    found: set[int] = set()
    for cell in planets_of(s, seat):
        found.update(s.sites[SITES * cell : SITES * (cell + 1)])
    return [packed for packed in found if packed and site_owner(packed) == seat]


def level_below(own: list[int], thing: int) -> int:
    """B4.1.5 The highest level of own buildings below the thing, the cheapest upgrade; or 0."""
    kind, most = thing_kind(thing), 0
    for packed in own:
        if site_kind(packed) == kind and most < site_level(packed) < thing_level(thing):
            most = site_level(packed)
    return most


def upgrade_ground(thing: int, level: int) -> int:
    return THING_GROUND[thing] - THING_GROUND[thing - thing_level(thing) + level]


def is_unlocked(s: SternState, seat: int, tech: int) -> bool:
    """B4.1.4, A1.10 Some things need no technology."""
    return tech == NONE or bool(s.techs[seat] >> tech & 1)


class Unlocks:
    """B4.1.4 The same for a list of things by their technologies: the places of those.

    The same technologies always unlock the same things, so each answer is found once and kept;
    nobody may change it.
    """

    def __init__(self, techs: list[int]) -> None:
        self.techs = techs
        self.needed = sum(1 << tech for tech in set(techs) if tech != NONE)
        self.found: dict[int, list[int]] = {}

    def by(self, techs: int) -> list[int]:
        own = techs & self.needed
        found = self.found.get(own)
        return self.look_up(own) if found is None else found

    def look_up(self, own: int) -> list[int]:
        if len(self.found) == MOST_ANSWERS:
            self.found.clear()
        found = [at for at, tech in enumerate(self.techs) if tech == NONE or own >> tech & 1]
        self.found[own] = found
        return found


# --- units ---------------------------------------------------------------------------------------


FLEET_UNIT: Final = UNITS.index("fleet")
MERCENARY_UNIT: Final = UNITS.index("mercenary")


def is_ground(unit: int) -> bool:
    return len(CIVIL_SHIPS) <= unit < FLEET_UNIT


def is_fleet(unit: int) -> bool:
    return unit >= FLEET_UNIT


def fleet_kind(unit: int) -> int:
    return OWN_FLEET if unit == FLEET_UNIT else MERCENARY_FLEET


def ground_unit(unit: int) -> int:
    return GROUND_SOLD[unit - len(CIVIL_SHIPS)]


def _cost(unit: int) -> int:
    if is_fleet(unit):
        return printed(fleet_kind(unit), PRICE)
    if is_ground(unit):
        return GROUND_COST[ground_unit(unit)]
    return SHIP_COST[4 * CIVIL_SHIPS[unit] + FOOD]


def _capacity(unit: int) -> int:
    """B4.4.2 The hull; B27.2.3 a fleet needs 1, B5.4.1 mercenaries none."""
    if is_fleet(unit):
        return FLEET_SPACE if unit == FLEET_UNIT else 0
    return GROUND_HULL[ground_unit(unit)] if is_ground(unit) else SHIP_HULL[CIVIL_SHIPS[unit]]


UNIT_ENVIRONMENT: Final = [GROUND if is_ground(unit) else SPACE for unit in range(len(UNITS))]
UNIT_RESOURCE: Final = [AWE if is_fleet(unit) else FOOD for unit in range(len(UNITS))]
UNIT_COST: Final = [_cost(unit) for unit in range(len(UNITS))]
UNIT_HULL: Final = [_capacity(unit) for unit in range(len(UNITS))]
UNIT_SMALL: Final = [
    is_ground(unit) and SMALL_GROUND[ground_unit(unit)] > 0 for unit in range(len(UNITS))
]
UNIT_TECH: Final = [
    GROUND_TECH[ground_unit(unit)] if is_ground(unit) else NONE for unit in range(len(UNITS))
]


def _step(unit: int) -> int:
    """The quantity that changes a printed price, or NONE."""
    if is_ground(unit):
        return GROUND_STEP
    return COLONY_SHIP_COST if not is_fleet(unit) and CIVIL_SHIPS[unit] == COLONY_SHIP else NONE


UNIT_STEP: Final = [_step(unit) for unit in range(len(UNITS))]


def unit_price(s: SternState, seat: int, unit: int) -> int:
    """B5.1.1, A16.14 United Fleets make a unit dearer by half for each other member."""
    price = plain_price(s, seat, unit)
    if not has_policy(s, seat, UNITED_FLEETS):
        return price
    return (price * (1 + len(members(s, seat))) + 1) // 2


def plain_price(s: SternState, seat: int, unit: int) -> int:
    """B5.1.1 Civil ships and ground units cost food, fleets AWE."""
    if unit >= FLEET_UNIT:
        return fleet_price(s, seat, fleet_kind(unit))
    step = UNIT_STEP[unit]
    return UNIT_COST[unit] if step == NONE else changed(s, seat, step, UNIT_COST[unit])


# --- technologies and growth ---------------------------------------------------------------------


def is_known(s: SternState, tech: int) -> bool:
    """B5.5.2 Somebody was the first to research it."""
    return s.first_by[tech] != NOBODY


def printed_price(s: SternState, tech: int) -> int:
    """B5.5.2 After the first researcher it costs all others 2 R less, at least 1."""
    return TECH_COST[tech] if s.first_by[tech] == NOBODY else KNOWN_TECH_COST[tech]


def tech_price(s: SternState, seat: int, tech: int) -> int:
    """B5.5.2, A9.12, A19.17 What laws and policies make of it."""
    price = printed_price(s, tech)
    if s.laws:
        price = lawful_price(s, seat, tech, price, is_known(s, tech))
    if not s.politics:
        return price
    return focused_price(s, seat, tech, changed(s, seat, TECH_STEP, price))


def is_printed(s: SternState, seat: int) -> bool:
    """Whether nothing but the first researcher (B5.5.2) changes what technologies cost a seat."""
    if not s.politics:
        return True
    if is_changed(s, seat, TECH_STEP) or has_focus(s, seat):
        return False
    if not s.laws:
        return True
    return not is_changed(s, seat, KNOWN_COST) and RELEASE not in s.laws[::LAW_ROW]


def has_focus(s: SternState, seat: int) -> bool:
    """A19.17 A field was chosen, and the policy is in force."""
    return counter(s, seat, FOCUS) != NOBODY and has_policy(s, seat, HYPERFOCUS)


def focused_price(s: SternState, seat: int, tech: int, price: int) -> int:
    """A19.17 Half of it in the chosen field; 3 R more elsewhere until the field is complete."""
    if not has_focus(s, seat):
        return price
    field = counter(s, seat, FOCUS)
    if TECH_FIELD[tech] == field:
        return price - price // 2
    return price + UNFOCUSED if FIELD_TECHS[field] & ~s.techs[seat] else price


def lawful_price(s: SternState, seat: int, tech: int, price: int, known: bool) -> int:
    """A9.12 Laws lower the price of known technologies, and of those that they name."""
    if known:
        price = changed(s, seat, KNOWN_COST, price)
    for at in range(0, len(s.laws), LAW_ROW):
        if s.laws[at] == RELEASE and s.laws[at + 2] == tech:
            price = step(price, REDUCE, RELEASED.n, RELEASED.low)
    return price


def growth_price(s: SternState, seat: int, level: int) -> int:
    """B3.2 Food for reaching a level."""
    return changed(s, seat, GROWTH_COST, GROWTH_PRICE[level])
