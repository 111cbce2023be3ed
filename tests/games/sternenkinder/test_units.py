"""B5.1 Civil ships and ground units: buying and placing."""

from raumhafen.games.sternenkinder.actions import CELL_IDS
from tests.games.sternenkinder.tables import GAME, Scenario


def test_income_comes_before_purchases_and_no_account_is_negative() -> None:
    """A0.4, B2.1"""
    t = Scenario()
    assert t.question() == "economy"
    assert min(t.s.account) == 6


def test_ships_stand_openly_where_capacity_is_made() -> None:
    """B5.1.1, B5.1.3: on the home world and where a capacity building is."""
    t = Scenario()
    player = t.active.has(food=30).points_of_capacity(3, 3).colony("iii3", 1).colony("iv5", 1)
    player.building("capacity", 1, "iii3")
    t.ask_again().play("buy:colony")
    places = {f"at:{CELL_IDS[player.home]}", "at:iii3"}
    assert t.question() == "ship-place" and set(t.options()) == places
    t.play("at:iii3")
    civil = GAME.view(t.s, 1 - player.seat)["seats"][player.seat]["civil"]
    assert [(unit["kind"], unit["at"]) for unit in civil][-1] == ("colony", "iii3")


def test_ground_units_stand_on_any_planet_and_nobody_sees_where() -> None:
    """B5.1.1, B2.10, B6.2, B19.6: their upkeep is paid."""
    t = Scenario()
    player = t.active.has(food=30).techs("planetary_defence").points_of_capacity(3, 0)
    player.colony("iii3", 1)
    before = player.income["food"]
    t.ask_again().play("buy:anti_orbital_gun")
    assert t.question() == "troop-place" and t.s.veils(player.seat)
    events = t.play("at:iii3")
    assert [event.args for event in events] == [{"seat": player.seat}]
    assert player.income["food"] == before - 2
    assert GAME.view(t.s, player.seat)["mine"]["garrisons"] == {"iii3": {"anti_orbital_gun": 1}}
    assert GAME.view(t.s, 1 - player.seat)["mine"]["garrisons"] == {}
    assert GAME.view(t.s, 1 - player.seat)["systems"]["iii3"]["garrison"]


def test_there_are_no_ships_of_war_in_simple_combat() -> None:
    """B27.2: only civil ships, fleets and ground units are sold."""
    t = Scenario()
    t.active.has(food=90, awe=90).techs("small_craft").points_of_capacity(9, 9)
    sold = {code for code in t.ask_again().options() if code.startswith("buy:")}
    assert sold == {"buy:research", "buy:colony", "buy:fleet"}
