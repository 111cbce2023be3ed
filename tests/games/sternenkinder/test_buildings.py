"""B3.2, B4 Buildings, upgrades, growth, routes."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS, RING
from raumhafen.games.sternenkinder.content.tables import ASTEROID, STORM
from raumhafen.games.sternenkinder.rules.core.routes import connected
from raumhafen.games.sternenkinder.state import FACE_DOWN
from tests.games.sternenkinder.tables import GAME, Scenario, Seat, reveal


def rich(t: Scenario) -> Seat:
    return t.active.has(food=60, awe=60, research=60, culture=60).points_of_capacity(20, 9)


@pytest.mark.parametrize(
    ("level", "thing", "price", "ground"),
    [(1, "awe_2", 3, 1), (2, "awe_3", 3, 2), (1, "awe_3", 6, 3)],
)
def test_upgrades_cost_the_difference(level: int, thing: str, price: int, ground: int) -> None:
    """T6, B4.1.5"""
    t = Scenario()
    player = rich(t).techs("expanded_industry", "arcologies").building("awe", level)
    t.ask_again().play(f"upgrade:{thing}")
    assert player.account["food"] == 60 - price
    assert player.capacity[0] == 20 - ground


@pytest.mark.parametrize(
    ("thing", "resource", "price", "ground"),
    [
        ("food_3", "food", 9, 5), ("capacity_2", "awe", 6, 3), ("fortress", "food", 5, 3),
        ("planetary_shield", "food", 3, 2), ("missile_base", "food", 3, 2),
        ("trade_route", "awe", 5, 1), ("centre", "food", 6, 3), ("artificial_gate", "awe", 6, 1),
    ],
)  # fmt: skip
def test_prices_of_buildings(thing: str, resource: str, price: int, ground: int) -> None:
    """T6, B0.8, B4.2, B4.7: the price, the capacity, and what explains it."""
    t = Scenario()
    player = rich(t).techs(
        "arcologies", "shipyard_expansion", "defence_troops", "planetary_defence",
        "interstellar_trade", "metropolis", "artificial_gates",
    )  # fmt: skip
    t.ask_again()
    assert sum(s.amount for s in GAME.explain(t.s, player.seat, f"price:build:{thing}")) == price
    t.play(f"build:{thing}")
    assert player.account[resource] == 60 - price
    assert player.capacity[0] == 20 - ground


def test_what_needs_a_technology_is_refused_without() -> None:
    """B4.1.4, A1.10, B1.4.3"""
    t = Scenario()
    rich(t)
    t.ask_again()
    assert t.offers("build:food_1") and t.offers("build:capacity_1") and t.offers("buy:colony")
    refused = t.refusal("build:food_2")
    assert (refused.key, refused.rule) == ("illegal-locked", "B4.1.4")


def test_buildings_come_last() -> None:
    """T15, B4.1.2: no unit after a building, but technologies and growth."""
    t = Scenario()
    rich(t)
    t.ask_again().play("build:food_1")
    refused = t.refusal("buy:research")
    assert (refused.key, refused.rule) == ("illegal-buildings-last", "B4.1.2")
    assert t.offers("research:small_craft")


def test_slots_are_levels() -> None:
    """B4.1.1, B3.3: three on a home world of level III."""
    t = Scenario()
    rich(t).building("food", 1).building("food", 1)
    t.ask_again().play("build:capacity_1")
    assert not t.offers("build:capacity_1")


def test_a_resource_building_needs_a_yield() -> None:
    """B4.2: the first core planet yields all four, the second no research."""
    t = Scenario()
    player = rich(t)
    for _ in range(3):
        player.building("food", 1)
    player.colony("iii3", 1).colony("iv5", 1)
    t.ask_again().play("build:research_1")
    assert player.income["research"] == 3 + 1 + 2


def test_demolition_is_free() -> None:
    """B4.1.3"""
    t = Scenario()
    player = rich(t).building("food", 1).building("awe", 1)
    t.ask_again().play("demolish", "site:2")
    assert player.income["awe"] == 3
    assert player.account["food"] == 60


def test_defence_buildings_are_secret() -> None:
    """B2.10, B4.9.1, B6.2, B5.1.2: one of a kind, and only the owner sees it."""
    t = Scenario()
    player = rich(t).techs("defence_troops")
    events = t.ask_again().play("build:fortress")
    assert not t.offers("build:fortress")
    assert [event.args.get("system") for event in events] == [None]
    assert GAME.view(t.s, player.seat)["mine"]["defence"] == {CELL_IDS[player.home]: ["fortress"]}
    assert "fortress" not in str(GAME.view(t.s, 1 - player.seat)["systems"])
    assert GAME.view(t.s, 1 - player.seat)["mine"]["defence"] == {}


# --- B3.2 growth ---------------------------------------------------------------------------------


def test_growth_costs_food_once_a_phase() -> None:
    """B3.2, B3.4, A2.2, A2.3: 15 F for level III, which gives a point."""
    t = Scenario()
    player = rich(t).colony("iii3", 2)
    t.ask_again().play("grow:iii3")
    assert player.account["food"] == 45
    assert GAME.view(t.s, 0)["seats"][player.seat]["points"] == 1
    refused = t.refusal("grow:iii3")
    assert (refused.key, refused.rule) == ("illegal-growth", "B3.2")


def test_a_new_colony_does_not_grow_and_level_iv_needs_a_centre() -> None:
    """T16, B3.2"""
    t = Scenario()
    player = rich(t).colony("iii3", 1).colony("iv5", 3)
    t.s.since[CELL_IDS.index("iii3")] = t.s.round
    t.ask_again()
    assert not t.offers("grow:iii3") and not t.offers("grow:iv5")
    t.s.centre[CELL_IDS.index("iv5")] = 1
    assert t.ask_again().offers("grow:iv5")
    assert t.refusal(f"grow:{CELL_IDS[t.s.home[1 - player.seat]]}").key == "illegal-foreign"


def test_growth_becomes_cheaper() -> None:
    """A0.7: terrain forming takes 2 F off, and the explanation says so."""
    t = Scenario()
    player = rich(t).techs("terrain_forming").colony("iii3", 1)
    t.ask_again().play("grow:iii3")
    assert player.account["food"] == 52
    lines = GAME.explain(t.s, player.seat, "price:grow:iii3")
    assert [line.amount for line in lines] == [15, -2]


# --- B4.8 routes ---------------------------------------------------------------------------------


def chain(t: Scenario, player: Seat) -> list[int]:
    """A colony two systems from the home world, and the systems beside both."""
    near = [c for c in NEIGHBOURS[player.home] if t.s.tile[c] == FACE_DOWN]
    for between in near:
        for cell in NEIGHBOURS[between]:
            far = cell not in NEIGHBOURS[player.home] and t.s.tile[cell] == FACE_DOWN
            if far and t.s.ring_bag[10 * RING[cell] + 2]:
                player.colony(CELL_IDS[cell], 3)
                reveal(t.s, between, ASTEROID)
                return [between, cell]
    raise AssertionError("no place for a colony")


def test_a_route_connects_a_colony() -> None:
    """T14, B4.8.1, B4.8.4: +3 AWE, with lifelines +6, and nothing if the chain is blocked."""
    t = Scenario()
    player = rich(t).techs("interstellar_trade")
    between, cell = chain(t, player)
    before = player.income["awe"]
    t.ask_again().play("build:trade_route", f"at:{CELL_IDS[between]}")
    assert connected(t.s, player.seat) == [cell]
    assert player.income["awe"] == before + 3
    player.techs("lifelines")
    assert player.income["awe"] == before + 6
    t.s.blockade[between] = 1 - player.seat
    assert player.income["awe"] == before


def test_routes_in_dangerous_systems_cost_more() -> None:
    """B4.8.5, B4.8.6"""
    t = Scenario()
    player = rich(t).techs("interstellar_trade")
    between, _ = chain(t, player)
    t.s.tile[between] = STORM
    t.bent = True
    t.ask_again().play("build:trade_route", f"at:{CELL_IDS[between]}")
    assert player.account["awe"] == 50
    t.s.tile[between] = ASTEROID


def test_planets_count_as_routes_with_simple_drives() -> None:
    """B4.8.3: a planet between home world and colony is enough."""
    t = Scenario()
    player = rich(t)
    between, cell = chain(t, player)
    t.s.tile[between] = 2
    assert connected(t.s, player.seat) == []
    player.techs("simple_drives")
    assert cell in connected(t.s, player.seat)
