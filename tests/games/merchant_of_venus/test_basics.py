"""MV0, MV1, MV2 Checks, places, gauges, room, and the map."""

import pytest

from raumhafen.engine.state import CHANCE, apply
from raumhafen.games.merchant_of_venus.content.kinds import CATEGORIES
from raumhafen.games.merchant_of_venus.content.tables import (
    EDGE_AT,
    EDGE_COST,
    EDGE_GREEN,
    LASER,
    LINE_COST,
    NAVIGATION,
    PILOT,
    PRINTED,
    REGION,
    RULES,
    SHIELD,
    SITE_IDS,
    SKIPPABLE,
    SPACE,
)
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.rules.ships import capacity, room, value
from raumhafen.games.merchant_of_venus.state import LANDED, MOVEMENT_ENDS, TURN_ENDS, VenusState
from tests.games.merchant_of_venus.scenarios import RED, ROCK, YELLOW, fly, start
from tests.games.merchant_of_venus.table import A, B, C, Table, landed, staying


def test_conventions() -> None:
    """MV0.1, MV0.2, MV1.1, MV1.3 Chance is the only source of dice; figures come from content."""
    s = GAME.new_state(2, {}, 1, explicit=True)
    assert s.chance == 2 and s.deciders() == []
    apply(s, CHANCE, 1)
    assert isinstance(s, VenusState) and s.first == 1
    assert RULES.markers == 5 and RULES.upgrade_slots == 3 and RULES.hold_places == 4


def test_upgrade_slots() -> None:
    """MV1.3, MV10.6 Three ship upgrades at most."""
    t = landed(culture=6)
    t.give(A, "t02", "t12", "t14")
    t.money(A, 100)
    staying(t)
    t.refuse("buy:t06", "illegal-no-room", "MV10.6")


def test_lines_cost_one_or_two() -> None:
    """MV2.2 Green lines cost 2, all others 1."""
    assert LINE_COST == {"grey": 1, "dashed": 1, "green": 2}
    assert EDGE_COST[EDGE_AT[SPACE["cw06"], SPACE["cw02"]]] == 2
    assert all(cost == (2 if EDGE_GREEN[at] else 1) for at, cost in enumerate(EDGE_COST))


def test_what_can_be_skipped() -> None:
    """MV2.3 Plain yellow and red spaces and hazards of these colours."""
    assert SKIPPABLE[SPACE["wts08"]] == YELLOW and SKIPPABLE[SPACE["trp10"]] == RED
    assert SKIPPABLE[SPACE["trp09"]] == 0 and SKIPPABLE[SPACE["cw06"]] == 0


def test_smoke_ring_and_navigation_sites() -> None:
    """MV2.4 Smoke Ring is a city, Bypass an orbital; two navigation spaces are no sites."""
    assert "ib02" in SITE_IDS and "nh05" not in SITE_IDS and "mgs01" not in SITE_IDS
    assert PRINTED[SPACE["nh05"]] == PRINTED[SPACE["mgs01"]] == NAVIGATION


def test_a_port_may_be_passed_or_landed_on() -> None:
    """MV0.6, MV5.12 Landing forfeits the rest."""
    t = Table()
    t.ship(A, "nh08")
    t.discover("nh", 10)
    t.money(A, 100)
    fly(t, "nh07", 3, 3, 3)
    assert t.asked == "land"
    t.do("land")
    assert t.at(A) == "nh07" and t.s.landed == LANDED and t.s.mp == 0
    t = Table()
    t.ship(A, "nh08")
    fly(t, "nh07", 3, 3, 3)
    t.do("done")
    assert t.told("event-landed") is False and t.s.mp == 8


def test_the_last_point_lands_on_a_port() -> None:
    """MV0.6, MV5.14 Movement that ends on the base is a landing."""
    t = Table()
    t.ship(A, "r_gb_cw_3")
    t.money(A, 60)
    fly(t, "r_gb_cw_2", 1, 1, 1)
    t.do("done")
    assert t.at(A) == "gb01" and t.asked == "business" and t.s.buys == 1


def test_two_kinds_of_stop() -> None:
    """MV0.7, MV5.15 After a failed check nothing more happens, after the last MP the turn ends."""
    t = Table()
    t.ship(A, "sn02")
    assert (MOVEMENT_ENDS, TURN_ENDS) == (1, 2)
    fly(t, "sn03", 2, 2, 2)
    t.effect(3)
    assert t.s.stop == TURN_ENDS and t.at(A) == "sn03" and t.over


def test_turn_order() -> None:
    """MV0.8, MV4.1 Turns go round from the start player."""
    t = Table(3)
    t.s.first = C
    assert t.s.seats_from(t.s.first) == [C, A, B]


def test_words() -> None:
    """MV1.2 Three categories of goods."""
    assert CATEGORIES == ("basic", "quality", "luxury")


def test_values() -> None:
    """MV0.5 Gauge, relic and mastery; the pilot's skill by level."""
    t = Table()
    t.gauges(A, 3, 2)
    t.reward(A, "re10", "re09")
    t.pilot(A, "p_qossuth", 3)
    assert value(t.s, A, LASER) == 5 and value(t.s, A, SHIELD) == 3 and value(t.s, A, PILOT) == 4
    t.pilot(A, "p_qossuth", 4)
    assert value(t.s, A, LASER) == 4 and value(t.s, A, SHIELD) == 4


def test_t38_room() -> None:
    """MV1.4, MV10.6, MV11.1 T38: a hold makes room."""
    t = landed(culture=8)
    t.give(A, "g11", "g13")
    t.money(A, 600)
    staying(t)
    assert room(t.s, A) == 0
    t.refuse("buy:t08", "illegal-no-room", "MV10.6")
    t.do("equip:cargo_hold", "buy:t08")
    assert room(t.s, A) == 1 and capacity(t.s, A) == 6
    t.s.market[31 * REGION["cw"] + 9] += 1
    t.s.supply[9] -= 1
    t.refuse("buy:g10", "illegal-no-room", "MV10.6")


@pytest.mark.parametrize("place", ["cw02", "nh07"])
def test_trading_places_share_the_market(place: str) -> None:
    """MV0.4, MV2.5 Cities and neutral spaceports do business with their system."""
    region = place.rstrip("0123456789")
    t = landed(space=place, region=region)
    t.money(A, 60)
    staying(t)
    assert "equip:laser" in t.options


def test_bulkhead() -> None:
    """MV1.4 One more point of capacity."""
    t = Table()
    assert capacity(t.s, A) == 4
    t.reward(A, "re12")
    assert capacity(t.s, A) == 5


def test_market_flux_waits_for_no_turn_that_ends_at_once() -> None:
    """MV0.7 After a failed check nothing more happens."""
    t = start(2, "sn02")
    t.discover("jw", 2)
    t.give(A, "t02")
    fly(t, "sn03", 2, 2, 2)
    t.do("done")
    t.effect(6)
    assert t.over


def test_each_relic_serves_its_own_gauge() -> None:
    """MV0.5 Laser and shield are raised by different relics."""
    t = Table()
    t.reward(A, "re10")
    assert (value(t.s, A, LASER), value(t.s, A, SHIELD)) == (2, 2)
    t.reward(B, "re09")
    assert (value(t.s, B, LASER), value(t.s, B, SHIELD)) == (1, 3)


def test_the_left_neighbour_is_the_next_seat() -> None:
    """MV0.8, MV6.2 Among three it is not the one before."""
    t = Table(3)
    fly(t, "nh12", 2, 2, 2)
    t.do("done")
    assert t.asked == "exit" and t.asks == B


def test_a_last_point_lands_on_an_asteroid() -> None:
    """MV0.6 The end of movement there is a landing."""
    t = start(2, "as09")
    t.mission(A, "mi09")
    fly(t, "as05", 1, 1, 1)
    t.do("done", "go:as05-as02", f"go:as02-{ROCK}")
    assert t.s.landed == LANDED
    t.draw("re21")
    t.draw("mi20")
    assert t.over
