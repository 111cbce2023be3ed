"""B7, B8 Civil ships move, systems are discovered, and cards are drawn for them."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.read_setup import KINDS
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    COLONY_SHIP,
    NEBULA,
    PLANET,
    RESEARCH_SHIP,
    SUPERNOVA,
)
from raumhafen.games.sternenkinder.rules.core.cards import CARD_NAMES, put_under
from raumhafen.games.sternenkinder.state import MOVEMENT
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.voyages import BASE, NEXT, Voyage

HOME_SIDE = "iv0"  # next to the home world V 0

# --- B7 movement ---------------------------------------------------------------------------------


def test_the_movement_phase_comes_after_the_economy() -> None:
    """A3.1, B7.1"""
    t = Voyage()
    assert t.question() == "economy"
    t.begin()
    assert t.s.phase == MOVEMENT and t.offers("fly:1") and t.offers("pass")


def test_the_whole_move_is_one_action_and_a_unit_moves_once() -> None:
    """B7.1, B7.2, B0.11: in the open, and others may act in between."""
    t = Voyage()
    t.open(NEXT, "storm").s.route[t.cell(NEXT)] = t.me
    t.open("iv2", "asteroid").ship(t.me, RESEARCH_SHIP, BASE)
    t.begin().fly("iv2")
    assert t.active.seat == t.me and not t.offers("fly:1") and t.offers("end")
    view = GAME.view(t.s, 1 - t.me)["seats"][t.me]["civil"]
    assert [(ship["at"], ship["left"]) for ship in view] == [("iv2", 0), (BASE, 1)]
    t.play("fly:2", "at:iv2")
    assert t.active.seat != t.me


def test_units_built_in_this_round_move_in_it() -> None:
    """B5.1.1, B7.1"""
    t = Voyage()
    t.seat(t.me).has(food=9).points_of_capacity(3, 2)
    t.ask_again().play("buy:research", "end")
    t.begin()
    assert t.offers("fly:2")


def test_movement_ends_with_its_points() -> None:
    """B7.5: advanced drives give civil ships a second system."""
    t = Voyage()
    t.open("iv2", "asteroid")
    t.seat(t.me).techs("advanced_drives")
    t.begin()
    assert t.s.civil_left[t.unit()] == 2
    t.play("fly:1", "at:iv2")
    assert t.question() == "next-system" and t.offers("end")
    t.play(f"at:{BASE}")
    assert t.question() == "movement" and t.where() == BASE


def test_a_trade_route_gives_one_more_system() -> None:
    """B4.8.2: once a round, whoever built it."""
    t = Voyage()
    for cell in ("iv2", "iv1"):
        t.open(cell, "asteroid").s.route[t.cell(cell)] = 1 - t.me
    t.begin().play("fly:1", "at:iv2", "at:iv1")
    assert t.question() == "movement" and t.where() == "iv1"


def test_lifelines_help_on_every_route_but_no_system_is_entered_twice() -> None:
    """B4.8.2, decisions 13 and 52"""
    t = Voyage()
    t.seat(t.me).techs("lifelines")
    for cell in ("iv2", "iv1"):
        t.open(cell, "asteroid").s.route[t.cell(cell)] = 1 - t.me
    t.begin().play("fly:1", "at:iv2")
    assert not t.offers(f"at:{BASE}")
    t.play("at:iv1")
    assert t.question() == "next-system" and not t.offers("at:iv2")


def test_own_gates_are_adjacent() -> None:
    """B4.7, B7.5: not those of others."""
    t = Voyage()
    t.open("iv9", "asteroid")
    t.s.gate[t.cell(BASE)] = t.s.gate[t.cell("iv9")] = t.me
    t.begin().play("fly:1", "at:iv9")
    assert t.where() == "iv9"
    t = Voyage()
    t.open("iv9", "asteroid")
    t.s.gate[t.cell(BASE)] = t.s.gate[t.cell("iv9")] = 1 - t.me
    t.begin().play("fly:1")
    assert not t.offers("at:iv9")


def test_a_gate_or_a_route_does_not_skip_the_stop() -> None:
    """B7.7, B8.11: an undiscovered system ends the movement."""
    t = Voyage()
    t.seat(t.me).techs("advanced_drives")
    t.begin().explore("asteroid", "ast.ice")
    assert t.question() == "movement" and t.where() == NEXT and t.s.civil_left[t.unit()] == 0


def test_nobody_leaves_the_map() -> None:
    """B7.11: places of ring VI are no systems."""
    t = Voyage()
    t.open("v6", "asteroid").s.civil_at[t.unit()] = t.cell("v6")
    t.begin().play("fly:1")
    assert all(CELL_IDS[t.cell(code[3:])][:2] != "vi" for code in t.options() if code != "end")


def test_who_can_move_nothing_has_passed() -> None:
    """A3.4"""
    t = Voyage()
    t.ship(1 - t.me, COLONY_SHIP, BASE, alone=True)
    t.s.civil_slow[20 * (1 - t.me)] = 9
    t.begin().play("pass")
    assert t.s.phase != MOVEMENT


def test_a_ship_that_one_does_not_have_cannot_be_moved() -> None:
    """B7.1"""
    t = Voyage().begin()
    assert t.refusal("fly:2").rule == "B7.1"


# --- B8 discovery --------------------------------------------------------------------------------


def test_a_discovered_system_is_open_and_its_card_is_drawn() -> None:
    """B8.1: the tile leaves the bag of its ring."""
    t = Voyage().begin()
    bag = t.s.ring_bag[10 * 3 + ASTEROID]
    events = t.explore("asteroid", "ast.ice")
    assert [event.key for event in events][:4] == [
        "event-discovers", "event-flies", "event-card", "event-gains",
    ]  # fmt: skip
    assert t.s.ring_bag[10 * 3 + ASTEROID] == bag - 1 and t.holds("ast.ice")
    view = GAME.view(t.s, 1 - t.me)
    assert view["systems"][NEXT] == {"kind": "asteroid"}
    assert view["seats"][t.me]["hand"] == ["ast.ice"]


def test_a_later_unit_draws_no_card() -> None:
    """B8.4, B1.6: one card, at discovery only."""
    t = Voyage().begin()
    t.explore("asteroid", "ast.ice")
    t.ship(t.me, RESEARCH_SHIP, BASE)
    t.next_economy().begin_again()
    hand = t.s.hand[t.me]
    t.play("fly:2", f"at:{NEXT}")
    assert t.s.hand[t.me] == hand


@pytest.mark.parametrize(("toss", "kind"), [(2, NEBULA), (3, ASTEROID)])
def test_a_planet_beside_a_planet_becomes_something_else(toss: int, kind: int) -> None:
    """T17, B8.3: a die of 3 or 4; its card is drawn, and the next legal discovery is a planet."""
    t = Voyage().open("ii1", "planet").begin()
    t.will_be(NEXT, "planet").chance(toss, 0).fly(NEXT)
    while t.question() not in ("movement", "economy", "politics"):
        t.play(t.options()[0])
    assert t.s.tile[t.cell(NEXT)] == kind and t.s.claims[t.me] == 1
    assert len(t.s.planets_left) == 29
    t.s.civil_at[t.unit()] = t.cell(BASE)
    t.s.civil_slow[t.unit()] = 0
    t.next_economy().begin_again()
    t.will_be("iv2", "asteroid").chance(0).fly("iv2")
    assert t.s.tile[t.cell("iv2")] == PLANET and t.s.claims[t.me] == 0
    assert t.s.planet[t.cell("iv2")] >= 0


def test_a_claim_waits_for_a_legal_place() -> None:
    """B8.3: next to a home world there is none."""
    t = Voyage()
    t.s.claims[t.me] = 1
    t.s.civil_at[t.unit()] = t.s.home[t.me]
    home = CELL_IDS[t.s.home[t.me]]
    near = HOME_SIDE if home == "v0" else "iv9"
    t.begin()
    t.explore("asteroid", "ast.ice", near)
    assert t.s.tile[t.cell(near)] == ASTEROID and t.s.claims[t.me] == 1


def test_three_cards_find_a_planet() -> None:
    """B8.2: no card is drawn for the tile that it replaces."""
    t = Voyage().give(0, "ast.ice", "neb.lights").give(1, "ast.mine", "neb.probe")
    t.give(t.me, "spc.comet")
    t.begin().will_be(NEXT, "storm").fly(NEXT)
    assert t.question() == "buy-planet"
    t.chance(0).play("yes")
    while t.question() == "give-card":
        t.play(t.options()[0])
    assert t.s.tile[t.cell(NEXT)] == PLANET and t.s.hand[t.me] == 0
    assert t.where() == NEXT and sum(len(queue) for queue in t.s.queues) == 3


def test_who_keeps_the_cards_meets_the_tile() -> None:
    """B8.2"""
    t = Voyage()
    t.give(t.me, "ast.ice", "neb.lights", "spc.comet")
    t.begin().will_be(NEXT, "storm").will_draw("sto.calm").fly(NEXT)
    t.play("no")
    assert KINDS[t.s.tile[t.cell(NEXT)]] == "storm" and t.below("sto.calm")


def test_no_planet_is_bought_next_to_another_one() -> None:
    """B8.2, B8.3"""
    t = Voyage().open("iii3", "planet")
    t.give(t.me, "ast.ice", "neb.lights", "spc.comet")
    t.begin().explore("asteroid", "ast.mine")
    assert t.question() != "buy-planet" and t.holds("ast.mine")


def test_a_neutral_fleet_next_to_a_home_world_is_drawn_again() -> None:
    """B8.4, B8.9: the card is shuffled back, and another one is drawn."""
    t = Voyage()
    t.s.civil_at[t.unit()] = t.s.home[t.me]
    near = HOME_SIDE if CELL_IDS[t.s.home[t.me]] == "v0" else "iv9"
    t.begin().will_be(near, "asteroid").will_draw("ast.pirates")
    t.chance(0).fly(near)
    while t.question() not in ("movement", "economy", "politics"):
        t.play(t.options()[0])
    assert t.cell(near) not in t.s.neutral_at
    assert "ast.pirates" in {CARD_NAMES[card] for card in t.s.bags[0]}


def test_a_dangerous_system_brings_a_card_each_time_and_lets_pass() -> None:
    """B8.5, B7.7: the unit may move on with what it has left."""
    t = Voyage()
    t.seat(t.me).techs("advanced_drives")
    t.open(NEXT, "storm").begin()
    t.will_draw("sto.calm").play("fly:1", f"at:{NEXT}")
    assert t.question() == "next-system" and t.below("sto.calm")
    t.play(f"at:{BASE}")
    t.next_economy().begin_again()
    t.will_draw("sto.tailwind").play("fly:1", f"at:{NEXT}")
    assert t.below("sto.tailwind")


def test_a_route_removes_the_danger() -> None:
    """B4.8.5, B8.5"""
    t = Voyage().open(NEXT, "storm")
    t.s.route[t.cell(NEXT)] = 1 - t.me
    t.begin().play("fly:1", f"at:{NEXT}")
    assert t.where() == NEXT and not any(t.s.queues)


def test_a_supernova_sends_back_and_stays_closed() -> None:
    """T18, B8.6, B4.8.6: until a trade route stands there."""
    t = Voyage().begin()
    t.explore("supernova")
    assert t.where() == BASE and t.s.civil_left[t.unit()] == 0 and not any(t.s.queues)
    t.next_economy().begin_again()
    t.play("fly:1")
    assert not t.offers(f"at:{NEXT}") and t.refusal(f"at:{NEXT}").rule == "B7.5"
    t.play("at:iv2" if t.offers("at:iv2") else t.options()[0])
    while t.question() not in ("movement", "economy", "politics"):
        t.play(t.options()[0])
    t.s.route[t.cell(NEXT)] = t.me
    t.ship(t.me, RESEARCH_SHIP, BASE, alone=True)
    t.next_economy().begin_again()
    t.play("fly:1", f"at:{NEXT}")
    assert t.where() == NEXT


def test_a_route_on_a_supernova_costs_ten() -> None:
    """T18, B4.8.6"""
    t = Voyage().open(NEXT, "supernova")
    t.s.route[t.cell(BASE)] = t.me
    t.seat(t.me).has(awe=10).techs("interstellar_trade").points_of_capacity(3, 1)
    t.ask_again().play("build:trade_route")
    while t.question() == "build-place":
        t.play(f"at:{NEXT}")
    assert t.seat(t.me).account["awe"] == 0 and t.s.route[t.cell(NEXT)] == t.me


def test_advanced_sensors_choose_one_of_two_cards() -> None:
    """B8.10: the other one goes under its deck."""
    t = Voyage()
    t.s.equipped[t.me] = 1
    t.begin().will_be(NEXT, "asteroid").will_draw("ast.ice").chance(0).fly(NEXT)
    assert t.question() == "drawn-card" and t.offers("card:ast.ice") and len(t.options()) == 2
    t.play("card:ast.ice")
    assert t.holds("ast.ice") and sum(len(queue) for queue in t.s.queues) == 1


def test_sensors_do_not_help_in_danger() -> None:
    """B8.10"""
    t = Voyage()
    t.s.equipped[t.me] = 1
    t.begin().explore("storm", "sto.calm")
    assert t.question() != "drawn-card"


def test_from_an_empty_deck_nothing_is_drawn() -> None:
    """B8.12: what lies below it comes first."""
    t = Voyage()
    cards, t.s.bags[0] = t.s.bags[0], ()
    for card in cards:
        put_under(t.s, card)
    t.begin().will_be(NEXT, "asteroid").fly(NEXT)
    assert t.lies(CARD_NAMES[cards[0]])
    t = Voyage()
    t.bent = True
    t.s.bags[0] = ()
    t.begin().will_be(NEXT, "asteroid").fly(NEXT)
    assert t.where() == NEXT and t.s.hand[t.me] == 0


def test_revealed_by_an_effect_the_card_waits_for_the_first_unit() -> None:
    """B8.13: which need not stop; a supernova stays impassable."""
    t = Voyage()
    t.seat(t.me).has(research=9)
    t.ask_again().play("research:simple_sensors")
    assert t.question() == "reveal-place" and not t.offers("at:i0")
    t.will_be(NEXT, "asteroid").play(f"at:{NEXT}")
    assert t.s.fresh[t.cell(NEXT)] and t.s.hand[t.me] == 0
    t.seat(t.me).techs("advanced_drives")
    t.begin().will_draw("ast.ice").play("fly:1", f"at:{NEXT}")
    assert t.holds("ast.ice") and not t.s.fresh[t.cell(NEXT)]
    assert t.question() == "next-system"


def test_a_supernova_that_is_revealed() -> None:
    """B8.13, B8.6"""
    t = Voyage()
    t.seat(t.me).has(research=9)
    t.ask_again().play("research:simple_sensors")
    t.will_be(NEXT, "supernova").play(f"at:{NEXT}")
    assert t.s.tile[t.cell(NEXT)] == SUPERNOVA
    t.begin().play("fly:1")
    assert not t.offers(f"at:{NEXT}")


# --- B8.8 missions -------------------------------------------------------------------------------


def test_a_mission_of_routes() -> None:
    """B8.8: the first who has two routes on asteroids."""
    t = Voyage().begin()
    t.explore("asteroid", "ast.job")
    t.s.route[t.cell(NEXT)] = t.me
    t.next_economy()
    seat = t.seat(t.me).has(awe=9).techs("interstellar_trade").points_of_capacity(3, 1)
    while t.active.seat != t.me:
        t.play("pass")
    t.ask_again().play("build:trade_route")
    assert t.holds("ast.job") and t.s.open_jobs == 0 and seat.account["awe"] == 9 - 5 + 8


def test_a_mission_of_anomalies() -> None:
    """B8.8"""
    t = Voyage().give(0, "ano.archive").give(1, "ano.ruin")
    t.give(t.me, "ano.monolith").begin()
    t.seat(t.me).has(research=0)
    t.explore("nebula", "neb.job")
    assert t.holds("neb.job") and t.seat(t.me).account["research"] == 8


def test_a_mission_at_a_foreign_home_world() -> None:
    """B8.8: a unit of anybody; here the other player was there first."""
    t = Voyage()
    near = HOME_SIDE if CELL_IDS[t.s.home[t.me]] == "v0" else "iv9"
    t.open(near, "asteroid").ship(1 - t.me, RESEARCH_SHIP, near)
    t.open("v6", "asteroid").s.civil_at[t.unit()] = t.cell("v6")
    t.begin().will_be("v5", "space").will_draw("spc.job").fly("v5")
    assert t.holds("spc.job", 1 - t.me)


# --- decision 20 ---------------------------------------------------------------------------------


def test_neutral_fleets_stop_who_enters() -> None:
    """B7.6, decision 20"""
    t = Voyage()
    t.seat(t.me).techs("advanced_drives")
    t.open(NEXT, "asteroid").s.neutral_at[0] = t.cell(NEXT)
    t.s.neutral_kind[0], t.s.neutral_count[0] = 3, 1
    t.begin().play("fly:1", f"at:{NEXT}")
    assert t.question() == "movement" and t.where() == NEXT and t.s.civil_left[t.unit()] == 0


def test_a_blockade_stops_civil_units_in_war() -> None:
    """B7.6"""
    t = Voyage(war_mode=True)
    t.seat(t.me).techs("advanced_drives")
    t.open(NEXT, "asteroid").begin()
    t.s.blockade[t.cell(NEXT)] = 1 - t.me
    t.play("fly:1", f"at:{NEXT}")
    assert t.question() == "movement" and t.where() == NEXT
