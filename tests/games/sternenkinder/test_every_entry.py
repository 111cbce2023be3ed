"""Every technology, people, government, planet, building and unit is played, and what it did."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS, PEOPLE_IDS, UNITS
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    BUILDING_IDS,
    COLONY_SHIP,
    ENTRY,
    GROUND_FOR_SALE,
    GROUND_IDS,
    PLANET,
    TECH_COST,
    TECH_IDS,
    TECH_NEEDS,
    TECHS,
    WORKS,
)
from raumhafen.games.sternenkinder.content.words import RESOURCES, VERBS
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.tally import tally
from tests.games.sternenkinder.changes import Facts, difference, facts
from tests.games.sternenkinder.tables import Scenario, Seat, reveal

TECH_NAMES = [id.partition(".")[2] for id in TECH_IDS]


def empire() -> tuple[Scenario, Seat]:
    """A connected colony, buildings of level 2, a network, a ship of each kind, money."""
    t = Scenario(map="short", planetary_events=False)
    p = t.active
    near = next(c for c in NEIGHBOURS[p.home] if CELL_IDS[c].startswith("iii"))
    reveal(t.s, near, ASTEROID)
    t.s.route[near] = p.seat
    p.colony(
        next(CELL_IDS[c] for c in NEIGHBOURS[near] if CELL_IDS[c].startswith("ii") and c < 7), 2
    )
    p.building("research", 2).building("capacity", 2).building("awe", 1)
    add_civil(t.s, p.seat, COLONY_SHIP, p.home)
    t.s.network[len(t.s.tile) * p.seat + p.home] = 1
    return t, p.has(food=20, awe=20, research=99, culture=20)


DEARER: Facts = {"price buy:fleet": 1, "fleet price": 1}  # B27.2.4


def opens(ids: str) -> Facts:
    """What a technology unlocks."""
    return {f"unlocked {id}": 1 for id in ids.split()}


# what the first researcher of each technology has more or less than before; beside the price
CHANGES: dict[str, Facts] = {
    "small_craft": {**DEARER, "income awe": -1, "fleet most": 1, "fleets": 1, "move fleet": 1},
    "simple_projectiles": {**DEARER, "account awe": 2, "fleet dice": 1},
    "simple_missiles": {**DEARER, "account awe": 2, "fleet damage": 1},
    "defence_troops": {
        **opens("building.fortress ground.infantry ground.heavy_infantry"), "own infantry":
        2,
    },
    "simple_protection": {**DEARER, "account awe": 3, "fleet hull": 1},
    "support_ships": {**DEARER, "income awe": -1, "fleet most": 1, "fleets": 1, "move fleet": 1},
    "simple_energy": {**DEARER, "account research": 2, "fleet hit": -1},
    "planetary_defence": {
        **opens("building.planetary_shield building.missile_base"),
        **opens("ground.tank ground.artillery ground.war_drones ground.air_force"),
        **opens("ground.anti_orbital_gun"),
        "defence": 1,
    },
    "main_ships": {**DEARER, "account awe": 4, "fleet most": 1},
    "advanced_projectiles": {**DEARER, "account awe": 4, "fleet dice": 1},
    "advanced_missiles": {**DEARER, "account awe": 4, "fleet damage": 1},
    "advanced_energy": {**DEARER, "account research": 4, "fleet hit": -1},
    "advanced_protection": {**DEARER, "account awe": 4, "fleet hull": 1},
    "capital_ships": {**DEARER, "account culture": 5, "fleet most": 1},
    "interstellar_trade": {**opens("building.trade_route"), "routes": 1},
    "expanded_industry": {**opens("building.resource.2"), "account food": 3},
    "shipyard_expansion": {**opens("building.capacity.2"), "account awe": 3},
    "robotronisation": {"income awe": 1, "account awe": 4},
    "terrain_forming": {
        **opens("component.colony_modules"), "account food": 5, "price grow:ii0": -2,
        "price grow:iv0": -2,
    },
    "exotic_mining": {"income awe": 1, "income research": 1, "account food": 3},
    "lifelines": {"income awe": 2, "routes": 1, "flag route_bonus_every_entry": 1},
    "arcologies": {**opens("building.resource.3 building.capacity.3"), "account food": 5},
    "metropolis": {**opens("building.centre"), "account culture": 4},
    "advanced_construction": {
        **DEARER, "account awe": 6, "fleet upkeep": 1, "flag advanced_blueprints": 1,
    },
    "megaconstructions": {
        **DEARER, "account research": 6, "fleet most": 2, "flag space_wonders": 1,
    },
    "political_philosophy": {"account culture": 3},
    "jurisprudence": {**opens("component.police"), "guards": 1},
    "local_government": {"account food": 3, "state size": 1},
    "expert_council": {"flag buy_advisors": 1},
    "city_planning": {"income food": 1, "account food": 4},
    "general_education": {"income research": 1, "income culture": 1, "account research": 3},
    "regional_parliaments": {"account culture": 3, "state size": 1},
    "political_unity": {"account culture": 4, "vote price": -2},
    "political_vision": {"account culture": 5},
    "sector_administration": {"account food": 5, "state size": 2},
    "state_chancellery": {"account culture": 5, "actions": 1},
    "perfect_government": {"account culture": 6},
    "simple_drives": {"research ships": 1, "flag counts_as_route": 1},
    "simple_sensors": {**opens("component.science_lab"), "systems": 1},
    "diplomatic_corps": {**opens("component.diplomat"), "account culture": 2},
    "interportal_empathy": {"account culture": 3},
    "strategic_infiltration": {**opens("component.agent"), "networks": 1},
    "interportal_community": {**opens("building.embassy"), "account culture": 4},
    "advanced_drives": {"account food": 5, "move research": 1, "move colony": 1},
    "advanced_sensors": {**opens("component.advanced_sensors"), "account research": 4},
    "deep_contacts": {"account culture": 4},
    "artificial_gates": {**opens("building.artificial_gate"), "gates": 1},
    "hybrid_war": {"networks": 1, "flag sabotage_ignores_immunity": 1},
    "interportal_culture": {"account food": 6},
}  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
def test_a_technology(name: str) -> None:
    """B5.5, B27.2.3: what it unlocks and changes, and the bonus of the first researcher."""
    tech = TECH_NAMES.index(name)
    t, p = empire()
    p.techs(*[TECH_NAMES[other] for other in range(TECHS) if TECH_NEEDS[tech] >> other & 1])
    before = facts(p)
    t.ask_again().play(f"research:{name}")
    while t.question() != "economy":
        t.play(t.options()[-1])
    own = {"technologies": 1, "account research": -TECH_COST[tech]}
    wanted = {key: CHANGES[name].get(key, 0) + own.get(key, 0) for key in {**CHANGES[name], **own}}
    assert difference(before, facts(p)) == {key: n for key, n in wanted.items() if n}


# --- B27.5 peoples -------------------------------------------------------------------------------

# what the other player of a table has more than one without any people
PEOPLES: dict[str, Facts] = {
    "avanter": {"account food": 2, "account awe": 2, "account research": 2, "account culture": 2,
                "technologies": 1},
    "argaeans": {"income food": 2, "price grow:iv9": -2, "fleet upkeep": 1, "account food": 2},
    "triarians": {"income awe": 2, "trade food awe": -1, "account awe": 2},
    "telsians": {"networks": 1},
    "heavenborn": {"income culture": 1, "votes": 2, "price buy:colony": 1, "account culture": 1},
    "cloud_dwellers": {"income food": -1, "income research": 1, "account food": -1,
                       "account research": 1, "ground capacity": 1, "space capacity": 1},
}  # fmt: skip


@pytest.mark.parametrize("name", PEOPLES)
def test_a_people(name: str) -> None:
    """B27.5: from before the start on, so the first income has it, too."""
    plain = Scenario(map="short", seed=3)
    other = Scenario(map="short", seed=3, people="chosen")
    while other.question() == "people":
        mine = other.active.seat == 1 - other.s.first
        rest = next(code for code in other.options() if code != f"people:{name}")
        other.play(f"people:{name}" if mine else rest)
    while other.question() == "free-tech":
        other.play("research:political_philosophy")
    assert plain.s.first == other.s.first
    seat = 1 - plain.s.first
    assert other.s.people[seat] == PEOPLE_IDS.index(name)
    assert difference(facts(plain.seat(seat)), facts(other.seat(seat))) == PEOPLES[name]


# --- planets, buildings, units -------------------------------------------------------------------


@pytest.mark.parametrize("at", range(len(CONTENT.planets)))
def test_a_planet(at: int) -> None:
    """B3.1, B3.4, B4.2: a colony on it has its yields, and buildings for what it yields."""
    printed = CONTENT.planets[at].resources
    t = Scenario(map="short", planetary_events=False)
    p = t.active
    cell = CELL_IDS.index("iii3")
    reveal(t.s, cell, PLANET)
    t.s.planets_left.remove(at)
    t.s.planet[cell] = at
    before = p.income
    add_civil(t.s, p.seat, COLONY_SHIP, cell)
    while t.question() != "found-place":
        t.play("pass")
    t.play("at:iii3")
    gained = [p.income[name] - before[name] for name in RESOURCES]
    assert gained == list(printed) and t.s.owner[cell] == p.seat
    while t.active.seat != p.seat or t.question() != "economy":
        t.play("pass")
    p.has(food=30, awe=30).points_of_capacity(20, 0)
    t.s.sites[10 * p.home : 10 * p.home + 3] = [32 * p.seat + 1] * 3  # the home world is full
    offered = {
        f"build:{name}_1" for name in RESOURCES if f"build:{name}_1" in t.ask_again().options()
    }
    assert offered == {f"build:{name}_1" for name, n in zip(RESOURCES, printed, strict=True) if n}


# what a building brings when it is finished, without its price
BUILDINGS: dict[str, Facts] = {
    "resource.1": {"income research": 2, "income food": -1, "sites": 1},
    "resource.2": {"income research": 4, "income food": -2, "sites": 1},
    "resource.3": {"income research": 6, "income food": -3, "sites": 1},
    "capacity.1": {"ground capacity": 1, "space capacity": 1, "income awe": -1, "sites": 1},
    "capacity.2": {"ground capacity": 2, "space capacity": 2, "income awe": -2, "sites": 1},
    "capacity.3": {"ground capacity": 3, "space capacity": 3, "income awe": -3, "sites": 1},
    "artificial_gate": {"gates": 1},
    "centre": {"income food": -2},
    "fortress": {"defence": 1},
    "planetary_shield": {"defence": 1},
    "missile_base": {"defence": 1},
    "trade_route": {"routes": 1},
}  # fmt: skip


@pytest.mark.parametrize("name", BUILDINGS)
def test_a_building(name: str) -> None:
    """B4.2, decision 32: bought with its technology; price, capacity and what it brings."""
    entry = CONTENT.buildings[BUILDING_IDS.index(f"building.{name}")]
    thing = name.replace("resource.", "research_").replace("capacity.", "capacity_")
    t = Scenario(map="short")
    p = t.active.has(food=40, awe=40).points_of_capacity(20, 0)
    if entry.tech:
        p.techs(entry.tech.partition(".")[2])
    if name == "trade_route":
        reveal(t.s, next(c for c in NEIGHBOURS[p.home] if t.s.tile[c] < 0), ASTEROID)
    before = facts(p)
    t.ask_again().play(f"build:{thing}")
    while t.question() != "economy":
        t.play(t.options()[0])
    found = difference(before, facts(p))
    paid = {key: -found.pop(key) for key in ("account food", "account awe") if key in found}
    assert found == BUILDINGS[name]
    assert sum(paid.values()) == sum(entry.cost) and p.capacity == [20 - entry.capacity[0], 0]


@pytest.mark.parametrize("unit", [at for at, sold in enumerate(GROUND_FOR_SALE) if sold])
def test_a_ground_unit(unit: int) -> None:
    """B19.6, B4.4.2, B4.4.3: price in food, a point of ground capacity or half of it, upkeep."""
    entry = CONTENT.ground_units[unit]
    name = entry.id.partition(".")[2]
    t = Scenario(map="short")
    p = t.active.has(food=40).points_of_capacity(5, 0)
    if entry.tech:
        p.techs(entry.tech.partition(".")[2])
    before = facts(p)
    t.ask_again().play(f"buy:{name}")
    while t.question() != "economy":
        t.play(t.options()[0])
    upkeep = {"income food": -2} if name == "anti_orbital_gun" else {}
    price = {"account food": -sum(entry.cost)}
    assert difference(before, facts(p)) == {**price, **upkeep, f"own {name}": 1}
    small = "small" in str(entry.keywords)
    assert p.capacity == [4, 0] and t.s.halves[2 * p.seat] == int(small)
    assert name in UNITS


# what a card of a colony does by itself, beside its options and threats
CARDS: dict[str, Facts] = {
    event.id: {"income food": -1} if event.effect[0].verb == VERBS.index("upkeep") else {}
    for event in CONTENT.planetary_events
    if event.effect
}


@pytest.mark.parametrize("id", CARDS)
def test_what_holds_while_a_planetary_card_lies_there(id: str) -> None:
    """B27.6.1, B27.6.4: upkeep and yields; the feast of Dawn comes in the closing phase."""
    event = next(e for e in CONTENT.planetary_events if e.id == id)
    at = [planet.id for planet in CONTENT.planets].index(event.planet)
    t = Scenario(map="short")
    p = t.active
    t.s.planets_left.remove(at)
    t.s.planets_left.insert(0, at)
    p.colony("iii3", 3)
    cell = CELL_IDS.index("iii3")
    kind = next(name for name, n in zip(RESOURCES, CONTENT.planets[at].resources, strict=True) if n)
    p.building(kind, 1, "iii3")
    t.s.chain[cell] = event.stage - 1
    tally(t.s, p.seat)
    before = facts(p)
    t.s.chain[cell] = event.stage
    tally(t.s, p.seat)
    richer = {f"income {kind}": 1} if event.effect[0].verb == VERBS.index("modify") else {}
    assert difference(before, facts(p)) == {**CARDS[id], **richer}


# --- nothing is left out -------------------------------------------------------------------------


def test_every_entry_of_these_sets_is_played() -> None:
    """The design counts 49, 6, 30, 12 and 8; militia is not for sale."""
    works = {id for id, works in zip(CONTENT.ids, WORKS, strict=True) if works}
    assert len(CARDS) == 6  # the feast gives when it is closing time (test_planet_events)
    assert [f"tech.{name}" for name in CHANGES] == list(TECH_IDS)
    assert {f"population.{name}" for name in PEOPLES} == {p.id for p in CONTENT.populations}
    embassy = "building.embassy"  # test_agents
    assert {embassy, *[f"building.{n}" for n in BUILDINGS]} == {
        id for id in works if id.startswith("building.")
    }
    assert len(CONTENT.planets) == 30 and all(WORKS[ENTRY[p.id]] for p in CONTENT.planets)
    assert [id for id, sold in zip(GROUND_IDS, GROUND_FOR_SALE, strict=True) if not sold] == [
        "ground.militia"
    ]
