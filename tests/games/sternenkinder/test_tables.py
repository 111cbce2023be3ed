"""Tables of numbers against the tables of the rules."""

import pytest

from raumhafen.games.sternenkinder.content.cards import (
    CARD_EVENT,
    CORE_PLANETS,
    DECK_CARDS,
    DISTANT_DECK,
    EVENT_DECK,
    PLANET_CHAIN,
    PLANET_EVENT_IDS,
    PLANET_IDS,
    RESERVE_PLANETS,
    SIMPLE_DECK_CARDS,
    THREAT_PIPS,
    THREAT_STOPPED,
)
from raumhafen.games.sternenkinder.content.layouts import GROWTH_PRICE, START_ACCOUNT
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    BUILDING_CAPACITY,
    BUILDING_COST,
    BUILDING_FROM,
    BUILDING_IDS,
    BUILDING_TO,
    BUILDING_UPKEEP,
    CAPACITY_YIELD,
    ENTRY,
    ENTRY_PLACE,
    ENTRY_SET,
    FIELD_TECHS,
    FLEET_VALUES,
    FOOD,
    GOVERNMENT_ACTIONS,
    GOVERNMENT_IDS,
    GROUND_IDS,
    GROUND_SHOTS,
    MERCENARY_FLEET,
    OWN_FLEET,
    RESEARCH,
    RESEARCH_SHIP,
    RESOURCE_YIELD,
    ROUTE_DANGEROUS,
    SET_NAMES,
    SHIP_COST,
    SHIP_UPKEEP_PER,
    SIMPLE_DAMAGE,
    SIMPLE_DICE,
    SIMPLE_FACTOR,
    SIMPLE_FLEETS,
    SIMPLE_HIT,
    SIMPLE_HULL,
    SIMPLE_MOST,
    SIMPLE_PRICE,
    SIMPLE_UPKEEP,
    STATE_SIZE,
    TAG_TECHS,
    TECH,
    TECH_COST,
    TECH_NEEDS,
    TECHS,
    TRADE,
    UNLOCKED_BY,
)
from raumhafen.games.sternenkinder.content.words import NONE


def test_numbers_and_places() -> None:
    """An entry's number leads to its set and its place there."""
    number = ENTRY["building.centre"]
    assert SET_NAMES[ENTRY_SET[number]] == "buildings"
    assert BUILDING_IDS[ENTRY_PLACE[number]] == "building.centre"
    assert ENTRY_PLACE[ENTRY["system.galactic_centre"]] == 0


def test_technologies() -> None:
    """B5.5 Prerequisites as masks, fields without overlap."""
    arcologies = TECH["tech.arcologies"]
    assert TECH_COST[arcologies] == 9
    assert (
        TECH_NEEDS[arcologies]
        == 1 << TECH["tech.expanded_industry"] | 1 << TECH["tech.shipyard_expansion"]
    )
    assert sum(FIELD_TECHS) == (1 << TECHS) - 1
    assert TAG_TECHS["drive"] == 1 << TECH["tech.simple_drives"] | 1 << TECH["tech.advanced_drives"]
    assert UNLOCKED_BY[ENTRY["building.centre"]] == TECH["tech.metropolis"]
    assert UNLOCKED_BY[ENTRY["ship.research"]] == NONE


@pytest.mark.parametrize(
    ("name", "size", "actions", "food", "awe_food", "research", "awe_research"),
    [
        ("oligarchy", 1, [1, 0, 0, 0, 0], 5, 5, 5, 5),
        ("autocracy", 4, [1, 0, 1, 0, 0], 6, 6, 6, 6),
        ("democracy", 3, [1, 0, 0, 1, 0], 4, 4, 4, 4),
        ("plutocracy", 3, [1, 1, 0, 0, 0], 4, 3, 4, 3),
        ("sociocracy", 4, [1, 0, 0, 0, 1], 4, 4, 5, 5),
        ("technocracy", 2, [1, 0, 0, 0, 0], 5, 5, 4, 4),
    ],
)
def test_governments(
    name: str, size: int, actions: list[int], food: int, awe_food: int, research: int,
    awe_research: int,
) -> None:  # fmt: skip
    """A14.1, A14.2 State size, actions and trade ratios."""
    at = GOVERNMENT_IDS.index(f"government.{name}")
    trade = TRADE[16 * at : 16 * at + 16]
    assert STATE_SIZE[at] == size and GOVERNMENT_ACTIONS[5 * at : 5 * at + 5] == actions
    assert (trade[4 * FOOD + AWE], trade[4 * AWE + FOOD]) == (food, awe_food)
    assert (trade[4 * RESEARCH + AWE], trade[4 * AWE + RESEARCH]) == (research, awe_research)
    assert sum(trade) == food + awe_food + research + awe_research


@pytest.mark.parametrize(
    ("name", "food", "awe", "ground", "food_upkeep", "awe_upkeep"),
    [
        ("resource.1", 3, 0, 2, 1, 0), ("resource.2", 6, 0, 3, 2, 0), ("resource.3", 9, 0, 5, 3, 0),
        ("capacity.1", 0, 3, 2, 0, 1), ("capacity.2", 0, 6, 3, 0, 2), ("capacity.3", 0, 9, 5, 0, 3),
        ("embassy", 6, 0, 3, 2, 0), ("artificial_gate", 0, 6, 1, 0, 0), ("centre", 6, 0, 3, 2, 0),
        ("fortress", 5, 0, 3, 0, 0), ("planetary_shield", 3, 0, 2, 1, 0),
        ("missile_base", 3, 0, 2, 1, 0), ("trade_route", 0, 5, 1, 0, 0),
    ],
)  # fmt: skip
def test_buildings(
    name: str, food: int, awe: int, ground: int, food_upkeep: int, awe_upkeep: int
) -> None:
    """B4.2 Prices, capacity and upkeep."""
    at = BUILDING_IDS.index(f"building.{name}")
    assert BUILDING_COST[4 * at : 4 * at + 4] == [food, awe, 0, 0]
    assert BUILDING_UPKEEP[4 * at : 4 * at + 4] == [food_upkeep, awe_upkeep, 0, 0]
    assert BUILDING_CAPACITY[at] == ground


def test_levels_of_buildings() -> None:
    """B4.1.5, B4.3, B4.4, B4.8.5"""
    assert RESOURCE_YIELD == [0, 2, 4, 6] and CAPACITY_YIELD == [0, 1, 2, 3]
    second = BUILDING_IDS.index("building.resource.2")
    assert BUILDING_IDS[BUILDING_FROM[second]] == "building.resource.1"
    assert BUILDING_IDS[BUILDING_TO[second]] == "building.resource.3"
    assert BUILDING_TO[BUILDING_TO[second]] == NONE and ROUTE_DANGEROUS == 10


@pytest.mark.parametrize(
    ("name", "shots"),
    [
        ("militia", [1, 4, 1, 0, 1, 5, 1, 0, 1, 5, 1, 0]),
        ("tank", [1, 4, 1, 0, 2, 4, 2, 0, 2, 4, 2, 0]),
        ("air_force", [1, 5, 2, 0, 1, 3, 0, 2, 1, 3, 0, 2]),
        ("anti_orbital_gun", [0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 0, 1]),
    ],
)
def test_ground_fire(name: str, shots: list[int]) -> None:
    """B19.6 Against infantry, vehicles and air force, which counts as a vehicle."""
    at = GROUND_IDS.index(f"ground.{name}")
    assert GROUND_SHOTS[12 * at : 12 * at + 12] == shots


def test_start_and_growth() -> None:
    """A1.8, B3.2, B21 decision 4"""
    assert START_ACCOUNT == [3, 3, 3, 3] and GROWTH_PRICE == [0, 0, 10, 15, 20]
    assert SHIP_COST[4 * RESEARCH_SHIP : 4 * RESEARCH_SHIP + 4] == [3, 0, 0, 0]
    assert SHIP_UPKEEP_PER[RESEARCH_SHIP] == 3


def test_t47_a_fleet_of_simple_combat() -> None:
    """B27.2.3 T47: two sizes, two projectile, one energy, missile, protection technology each."""
    names = (
        "small_craft", "support_ships", "simple_projectiles", "advanced_projectiles",
        "simple_energy", "simple_missiles", "simple_protection",
    )  # fmt: skip
    techs = [TECH[f"tech.{name}"] for name in names]
    hull, dice, hit, damage, price, upkeep = FLEET_VALUES[6 * OWN_FLEET : 6 * OWN_FLEET + 6]
    assert sum(SIMPLE_FLEETS[t] for t in techs) == 2
    assert hull + sum(SIMPLE_HULL[t] for t in techs) == 2
    assert dice + sum(SIMPLE_DICE[t] for t in techs) == 3
    assert hit - sum(SIMPLE_HIT[t] for t in techs) == 4
    assert damage + sum(SIMPLE_DAMAGE[t] for t in techs) == 2
    assert (price + sum(SIMPLE_PRICE[t] for t in techs), upkeep) == (12, 1)
    advanced = TECH["tech.advanced_construction"]
    assert (SIMPLE_FACTOR[advanced], SIMPLE_UPKEEP[advanced], SIMPLE_MOST) == (2, 1, 9)
    assert FLEET_VALUES[6 * MERCENARY_FLEET : 6 * MERCENARY_FLEET + 6] == [2, 2, 4, 2, 5, 2]


def test_decks_of_cards() -> None:
    """B8, decision 34: 60 cards, 57 without those that need ships."""
    assert sorted(card for deck in DECK_CARDS for card in deck) == list(range(60))
    assert all(EVENT_DECK[CARD_EVENT[c]] == n for n, deck in enumerate(DECK_CARDS) for c in deck)
    assert [len(deck) for deck in SIMPLE_DECK_CARDS] == [12, 11, 8, 7, 6, 13]
    assert [len(deck) for deck in DISTANT_DECK] == [4, 3, 2, 4, 3, 2]


def test_planets() -> None:
    """B1.2.6, B27.6 Core planets have their three events."""
    assert (len(CORE_PLANETS), len(RESERVE_PLANETS)) == (18, 12)
    assert sorted(PLANET_CHAIN)[:36] == [NONE] * 36
    at = PLANET_IDS.index("planet.pearlwater")
    second = PLANET_CHAIN[3 * at + 1]
    assert PLANET_EVENT_IDS[second] == "planetary.pearlwater.2"
    assert (THREAT_PIPS[second], THREAT_STOPPED[second]) == (3, 0b111)
