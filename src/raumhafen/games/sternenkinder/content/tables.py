"""Entries as flat tables of numbers, which the rules read in every step.

An entry has a number among all 761 (effects carry those) and a place in its set (tables and state
use those). `COST[4 * place + resource]` and the like are flat; a mask has one bit for each place.
"""

from typing import Final

from raumhafen.games.sternenkinder.content.box import Fleet
from raumhafen.games.sternenkinder.content.load import CONTENT, SETS
from raumhafen.games.sternenkinder.content.names import name_key
from raumhafen.games.sternenkinder.content.pending import PENDING
from raumhafen.games.sternenkinder.content.read_setup import FLEETS, KINDS
from raumhafen.games.sternenkinder.content.unit_kinds import GroundUnit
from raumhafen.games.sternenkinder.content.words import (
    EVENT_DECKS,
    FIELDS,
    NONE,
    RESOURCES,
    TAGS,
    VERBS,
)

FOOD: Final = RESOURCES.index("food")
AWE: Final = RESOURCES.index("awe")
RESEARCH: Final = RESOURCES.index("research")
CULTURE: Final = RESOURCES.index("culture")

# --- all entries ---------------------------------------------------------------------------------

SET_NAMES: Final = tuple(name for name, _ in SETS)
ENTRY_IDS: Final = CONTENT.ids
ENTRIES: Final = len(ENTRY_IDS)
ENTRY: Final = {id: number for number, id in enumerate(ENTRY_IDS)}
ENTRY_SET: Final = [SET_NAMES.index(name) for name in CONTENT.sets]
SET_START: Final = [ENTRY_SET.index(at) for at in range(len(SET_NAMES))]
ENTRY_PLACE: Final = [number - SET_START[at] for number, at in enumerate(ENTRY_SET)]
NAME_KEYS: Final = tuple(name_key(id) for id in ENTRY_IDS)
_WAITING: Final = frozenset(PENDING)
WORKS: Final = [id not in _WAITING for id in ENTRY_IDS]


def ids_of(name: str) -> tuple[str, ...]:
    """The ids of a set in the order of its file."""
    return tuple(id for id, owner in zip(CONTENT.ids, CONTENT.sets, strict=True) if owner == name)


def place_of(id: str) -> int:
    """The place of an entry in its set; NONE for no entry."""
    return ENTRY_PLACE[ENTRY[id]] if id else NONE


def mask_of(ids: tuple[str, ...]) -> int:
    """One bit for the place of each entry."""
    return sum(1 << place_of(id) for id in ids)


# --- systems (B1.6): the kinds of tiles ----------------------------------------------------------

SYSTEM_IDS: Final = ids_of("systems")
CENTRE: Final = KINDS.index("galactic_centre")
HOME_WORLD: Final = KINDS.index("home_world")
PLANET: Final = KINDS.index("planet")
ASTEROID: Final = KINDS.index("asteroid")
NEBULA: Final = KINDS.index("nebula")
SPACE: Final = KINDS.index("space")
STORM: Final = KINDS.index("storm")
BLACK_HOLE: Final = KINDS.index("black_hole")
SUPERNOVA: Final = KINDS.index("supernova")
ANOMALY: Final = KINDS.index("anomaly")
DANGEROUS: Final = [system.dangerous for system in CONTENT.systems]
EVERY_ENTRY: Final = [system.every_entry for system in CONTENT.systems]
SYSTEM_DECK: Final = [
    EVENT_DECKS.index(system.deck) if system.deck else NONE for system in CONTENT.systems
]

# --- technologies (B5.5) -------------------------------------------------------------------------

TECH_IDS: Final = ids_of("technologies")
TECHS: Final = len(TECH_IDS)
TECH: Final = {id: place for place, id in enumerate(TECH_IDS)}
TECH_FIELD: Final = [FIELDS.index(tech.field) for tech in CONTENT.technologies]
TECH_COST: Final = [tech.cost for tech in CONTENT.technologies]
TECH_NEEDS: Final = [mask_of(tech.requires) for tech in CONTENT.technologies]
TECH_EFFECT: Final = [tech.effect for tech in CONTENT.technologies]
TECH_BONUS: Final = [tech.first_bonus for tech in CONTENT.technologies]
FIELD_TECHS: Final = [
    sum(1 << tech for tech in range(TECHS) if TECH_FIELD[tech] == field)
    for field in range(len(FIELDS))
]
TAG_TECHS: Final = {
    tag: mask_of(tuple(tech.id for tech in CONTENT.technologies if tag in tech.tags))
    for tag in TAGS
}
_UNLOCK: Final = VERBS.index("unlock")


def _unlocked_by() -> list[int]:
    found = [NONE] * ENTRIES
    for tech, row in enumerate(TECH_EFFECT):
        for effect in row:
            for entry, _ in effect.entries if effect.verb == _UNLOCK else ():
                found[entry] = tech
    return found


# by number of the entry: the technology that unlocks it
UNLOCKED_BY: Final = _unlocked_by()

# B27.2.3 what each technology brings in simple combat
SIMPLE_FLEETS: Final = [tech.simple.fleets for tech in CONTENT.technologies]
SIMPLE_FACTOR: Final = [tech.simple.fleets_factor for tech in CONTENT.technologies]
SIMPLE_MOST: Final = max(tech.simple.fleets_max for tech in CONTENT.technologies)
SIMPLE_DICE: Final = [tech.simple.dice for tech in CONTENT.technologies]
SIMPLE_HIT: Final = [tech.simple.hit for tech in CONTENT.technologies]
SIMPLE_DAMAGE: Final = [tech.simple.damage for tech in CONTENT.technologies]
SIMPLE_HULL: Final = [tech.simple.hull for tech in CONTENT.technologies]
SIMPLE_PRICE: Final = [tech.simple.fleet_cost for tech in CONTENT.technologies]
SIMPLE_UPKEEP: Final = [tech.simple.upkeep for tech in CONTENT.technologies]

# --- governments (A14) ---------------------------------------------------------------------------

GOVERNMENT_IDS: Final = ids_of("governments")
OLIGARCHY: Final = place_of("government.oligarchy")
GOVERNMENT_LEVEL: Final = [g.level for g in CONTENT.governments]
GOVERNMENT_SPECIAL: Final = [g.special for g in CONTENT.governments]
GOVERNMENT_COST: Final = [g.cost for g in CONTENT.governments]
STATE_SIZE: Final = [g.state_size for g in CONTENT.governments]
GOVERNMENT_ACTIONS: Final = [n for g in CONTENT.governments for n in g.actions]  # 5 each
TRADE: Final = [n for g in CONTENT.governments for n in g.trade]  # 16 each: 4 * from + to
GOVERNMENT_EFFECT: Final = [g.effect for g in CONTENT.governments]

# --- buildings (B4.2) ----------------------------------------------------------------------------

BUILDING_IDS: Final = ids_of("buildings")
BUILDINGS: Final = len(BUILDING_IDS)
RESOURCE_1: Final = place_of("building.resource.1")
CAPACITY_1: Final = place_of("building.capacity.1")
EMBASSY: Final = place_of("building.embassy")
CENTRE_BUILDING: Final = place_of("building.centre")
FORTRESS: Final = place_of("building.fortress")
SHIELD: Final = place_of("building.planetary_shield")
ROUTE: Final = place_of("building.trade_route")
BUILDING_TECH: Final = [place_of(b.tech) for b in CONTENT.buildings]
BUILDING_COST: Final = [n for b in CONTENT.buildings for n in b.cost]  # 4 each
BUILDING_CAPACITY: Final = [b.capacity[0] for b in CONTENT.buildings]  # ground
BUILDING_UPKEEP: Final = [n for b in CONTENT.buildings for n in b.upkeep]  # 4 each
BUILDING_FROM: Final = [
    place_of(b.upgrade.origin) if b.upgrade else NONE for b in CONTENT.buildings
]
BUILDING_TO: Final = [
    BUILDING_FROM.index(place) if place in BUILDING_FROM else NONE for place in range(BUILDINGS)
]
BUILDING_EFFECT: Final = [b.effect for b in CONTENT.buildings]
# B4.3, B4.4 what levels 1 to 3 of the two kinds in slots yield
RESOURCE_YIELD: Final = [0, *[max(row[0].amounts) for row in BUILDING_EFFECT[RESOURCE_1:][:3]]]
CAPACITY_YIELD: Final = [0, *[row[0].amounts[0] for row in BUILDING_EFFECT[CAPACITY_1:][:3]]]
ROUTE_DANGEROUS: Final = CONTENT.buildings[ROUTE].cost_dangerous[AWE]

# --- ground units (B19) --------------------------------------------------------------------------

GROUND_IDS: Final = ids_of("ground_units")
GROUND_UNITS: Final = len(GROUND_IDS)
MILITIA: Final = place_of("ground.militia")
INFANTRY: Final = place_of("ground.infantry")
ANTI_ORBITAL_GUN: Final = place_of("ground.anti_orbital_gun")
GROUND_TECH: Final = [place_of(unit.tech) for unit in CONTENT.ground_units]
GROUND_COST: Final = [unit.cost[FOOD] for unit in CONTENT.ground_units]
GROUND_UPKEEP: Final = [unit.upkeep[FOOD] for unit in CONTENT.ground_units]
GROUND_INITIATIVE: Final = [unit.initiative for unit in CONTENT.ground_units]
GROUND_ARMOUR: Final = [unit.armour for unit in CONTENT.ground_units]
GROUND_HULL: Final = [unit.hull for unit in CONTENT.ground_units]
GROUND_FOR_SALE: Final = [unit.purchasable for unit in CONTENT.ground_units]
GROUND_MOBILE: Final = [unit.mobile for unit in CONTENT.ground_units]
# targets of ground fire
VS_INFANTRY: Final = 0
VS_VEHICLE: Final = 1
VS_AIR_FORCE: Final = 2


def _shots(unit: GroundUnit) -> list[int]:
    """Dice, number to hit, projectile and energy damage against each target, air force last."""
    air = unit.vs_air_force if unit.vs_air_force.dice else unit.vs_vehicle
    return [
        n
        for shot in (unit.vs_infantry, unit.vs_vehicle, air)
        for n in (shot.dice, shot.hit, shot.projectile, shot.energy)
    ]


# flat, 12 a unit: 4 numbers against infantry, vehicles, air force
GROUND_SHOTS: Final = [n for unit in CONTENT.ground_units for n in _shots(unit)]


def _trait(unit: GroundUnit, keyword: str) -> int:
    return max([trait.n for trait in unit.keywords if trait.keyword == keyword], default=0)


# by ground unit: the value of a keyword, 0 without it
FRONTLINE: Final = [_trait(unit, "keyword.frontline") for unit in CONTENT.ground_units]
BACK: Final = [_trait(unit, "keyword.back") for unit in CONTENT.ground_units]
REACHES: Final = [_trait(unit, "keyword.range") for unit in CONTENT.ground_units]
SCATTERS: Final = [_trait(unit, "keyword.scatter") for unit in CONTENT.ground_units]
RECON_FLIGHT: Final = [_trait(unit, "keyword.recon_flight") for unit in CONTENT.ground_units]
ROLLING_BARRAGE: Final = [_trait(unit, "keyword.rolling_barrage") for unit in CONTENT.ground_units]
GROUND_REPAIR: Final = [_trait(unit, "keyword.ground_repair") for unit in CONTENT.ground_units]
IS_INFANTRY: Final = [_trait(unit, "keyword.infantry") for unit in CONTENT.ground_units]
IS_VEHICLE: Final = [_trait(unit, "keyword.vehicle") for unit in CONTENT.ground_units]
IS_AIR_FORCE: Final = [_trait(unit, "keyword.air_force") for unit in CONTENT.ground_units]
GROUND_SWARM: Final = [_trait(unit, "keyword.swarm") for unit in CONTENT.ground_units]
SMALL_GROUND: Final = [_trait(unit, "keyword.small") for unit in CONTENT.ground_units]

# --- civil ships and their equipment (B21, B26) --------------------------------------------------

SHIP_IDS: Final = ids_of("ships")
RESEARCH_SHIP: Final = place_of("ship.research")
COLONY_SHIP: Final = place_of("ship.colony")
SHIP_COST: Final = [n for ship in CONTENT.ships for n in ship.cost]  # 4 each
SHIP_UPKEEP: Final = [n for ship in CONTENT.ships for n in ship.upkeep]  # 4 each
SHIP_UPKEEP_PER: Final = [ship.upkeep_per for ship in CONTENT.ships]
SHIP_MOVE: Final = [ship.strategic_move for ship in CONTENT.ships]
SHIP_HULL: Final = [ship.hull for ship in CONTENT.ships]
SHIP_CIVIL: Final = [ship.civil for ship in CONTENT.ships]
COMPONENT_IDS: Final = ids_of("components")
COMPONENT_COST: Final = [component.cost for component in CONTENT.components]  # AWE
COMPONENT_TECH: Final = [place_of(component.tech) for component in CONTENT.components]
COMPONENT_EFFECT: Final = [component.effect for component in CONTENT.components]
ADVANCED_SENSORS: Final = place_of("component.advanced_sensors")
SCIENCE_LAB: Final = place_of("component.science_lab")
COLONY_MODULES: Final = place_of("component.colony_modules")

# --- fleets of simple combat (B27.2): own, mercenary, cult, pirates, pirate base, GAV, Kosme -----

OWN_FLEET: Final = FLEETS.index("own")
MERCENARY_FLEET: Final = FLEETS.index("mercenary")
CULT_FLEET: Final = FLEETS.index("cult")
PIRATE_FLEET: Final = FLEETS.index("pirates")
PIRATE_BASE: Final = FLEETS.index("pirate_base")
GAV_FLEET: Final = FLEETS.index("gav")
KOSME_FLEET: Final = FLEETS.index("kosme")


def _fleet(fleet: Fleet) -> list[int]:
    return [fleet.hull, fleet.dice, fleet.hit, fleet.damage, fleet.price, fleet.upkeep]


# flat, 6 a kind: hull, dice, number to hit, damage, price, upkeep
FLEET_VALUES: Final = [n for fleet in CONTENT.setup.fleets for n in _fleet(fleet)]
