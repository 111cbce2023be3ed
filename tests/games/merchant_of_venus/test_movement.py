"""MV2 to MV5: the map, steps, drives and dice."""

import pytest

from raumhafen.games.merchant_of_venus.content.kinds import CATEGORIES
from raumhafen.games.merchant_of_venus.content.tables import (
    EDGE_AT,
    EDGE_COST,
    EDGE_GREEN,
    LINE_COST,
    NAVIGATION,
    PRINTED,
    SITE_IDS,
    SKIPPABLE,
    SPACE,
)
from raumhafen.games.merchant_of_venus.state import LANDED, MOVEMENT_ENDS, STAYED, TURN_ENDS
from tests.games.merchant_of_venus.table import A, B, C, Table, landed, staying

ROUTE = ["r_gb_cw_1", "r_gb_cw_2", "r_gb_cw_3", "r_gb_cw_4"]
RED, YELLOW, BOTH = 2, 1, 3


def fly(t: Table, head: str, *dice: int) -> None:
    t.turn(A)
    t.do(f"head:{head}")
    t.speed(*dice)


# --- the map -------------------------------------------------------------------------------------


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


# --- steps ---------------------------------------------------------------------------------------


def test_t4_to_a_city_and_first_contact() -> None:
    """MV5.8, MV5.11, MV5.12, MV9.1 T4: over the fork and down the green line."""
    t = Table()
    t.culture("cw", 4)
    fly(t, "r_gb_cw_1", 2, 3, 4)
    assert t.s.mp == 4 and t.at(A) == "cw08" and t.asked == "step"
    assert t.options == {"go:cw08-cw07", "go:cw08-cw09"}
    t.do("go:cw08-cw07")
    while t.asked == "step":
        t.do("go:cw06-cw02" if t.at(A) == "cw06" else f"go:{t.at(A)}-cw06")
    assert t.path == [*ROUTE, "cw08", "cw07", "cw06", "cw02"]
    assert t.points == [8, 7, 6, 5, 4, 3, 2, 0]
    assert t.at(A) == "cw02" and t.s.landed == LANDED
    t.toss(0, 6)
    assert t.told("event-contact") and t.s.contacts[A] == 1


def test_t5_a_bare_orbital_ends_the_turn() -> None:
    """MV4.5, MV4.7, MV5.13 T5: with the last MP on a bare orbital the turn is over."""
    t = Table()
    fly(t, "r_gb_cw_1", 2, 2, 3)
    t.do("go:cw08-cw07")
    while t.asked == "step":
        t.do(f"go:{t.at(A)}-cw06")
    assert t.at(A) == "cw06" and t.s.mp == 0 and t.over


def way_to_southern_comfort(mask: int) -> Table:
    t = Table()
    t.drive(A, mask)
    fly(t, "r_gb_cw_1", 2, 2, 3)
    while t.asked == "step":
        goal = next(c for c in sorted(t.options) if c.endswith(("-cw07", "-cw06", "-cw02")))
        goal = "go:cw06-cw02" if "go:cw06-cw02" in t.options else goal
        t.do(goal)
    return t


def test_t6_red_drive() -> None:
    """MV5.9, MV11.2 T6: red spaces cost nothing and cannot be stopped on."""
    t = way_to_southern_comfort(RED)
    assert t.path == ["r_gb_cw_2", "r_gb_cw_3", "r_gb_cw_4", "cw07", "cw06", "cw02"]
    assert t.points == [6, 5, 4, 3, 2, 0]
    assert t.asked == "chance"  # 7 MP were just enough: first contact


def test_t7_combined_drive() -> None:
    """MV5.9 T7: both colours are skipped."""
    t = way_to_southern_comfort(BOTH)
    assert t.path == ["r_gb_cw_2", "r_gb_cw_4", "cw07", "cw06", "cw02"]
    assert t.points == [6, 5, 4, 3, 1]


def test_t8_what_cannot_be_paid_is_lost() -> None:
    """MV5.13 T8: 1 MP left, the ways on cost 2, the third is the way back."""
    t = Table()
    t.ship(A, "as05")
    t.discover("as", 13)
    fly(t, "as04", 1, 1, 1)
    t.do("done")  # no boost
    if t.asked == "land":
        t.do("done")
    t.do("go:as04-as01")
    assert t.at(A) == "as01" and t.over


def test_t9_a_hazard_can_be_skipped() -> None:
    """MV5.2, MV5.9 T9: with the yellow drive no check, switched off a laser check."""
    t = Table()
    t.ship(A, "wts07")
    t.drive(A, YELLOW)
    fly(t, "wts08", 2, 2, 2)
    assert t.path[0] == "wts09" and t.points[0] == 5 and not t.told("event-check-passed")
    t = Table()
    t.ship(A, "wts07")
    t.drive(A, YELLOW)
    t.turn(A)
    t.do("switch-off:drive")
    assert t.offered("switch-off") == set()
    t.do("head:wts08")
    t.speed(2, 2, 2)
    assert t.at(A) == "wts08" and t.asked == "chance"


def test_the_relic_drive_is_a_drive_of_its_own() -> None:
    """MV5.2, MV13.6 It skips yellow and is switched off by itself."""
    t = Table()
    t.ship(A, "wts07")
    t.reward(A, "re08")
    t.drive(A, RED)
    t.turn(A)
    assert t.offered("switch-off") == {"switch-off:drive", "switch-off:relic"}
    t.do("switch-off:drive", "head:wts08")
    t.speed(2, 2, 2)
    assert t.s.mask == YELLOW and t.path[0] == "wts09"


def test_t10_no_way_back() -> None:
    """MV5.3, MV5.10 T10: not back within a turn, but in the next one."""
    t = Table()
    t.ship(A, "trp03")
    fly(t, "trp04", 1, 1, 2)
    if t.asked == "speed":
        t.do("done")
    assert t.path[:2] == ["trp04", "trp05"]
    t = Table()
    t.ship(A, "trp05")
    t.turn(A)
    assert {"head:trp04", "head:trp06"} <= t.options


def test_the_way_back_is_refused_with_its_rule() -> None:
    """MV5.10 The line is physical."""
    t = Table()
    fly(t, "r_gb_cw_1", 2, 3, 4)
    t.refuse("go:cw08-r_gb_cw_4", "illegal-way-back", "MV5.10")
    t.refuse("go:gb01-nh12", "illegal-no-line", "MV5.8")


def test_ships_do_not_block() -> None:
    """MV5.8 Other ships are flown past."""
    t = Table()
    t.ship(B, "r_gb_cw_2")
    fly(t, "r_gb_cw_1", 1, 2, 2)
    t.do("done")
    assert t.at(A) == "cw08"


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


def test_staying() -> None:
    """MV5.1, MV0.6, MV4.4 No roll; business on a trading place, elsewhere the turn is over."""
    t = landed()
    t.money(A, 60)
    staying(t)
    assert t.asked == "business" and t.s.landed == STAYED and t.s.dice == []
    t = Table()
    t.ship(A, "cw06")
    staying(t)
    assert t.over


def test_two_kinds_of_stop() -> None:
    """MV0.7, MV5.15 After a failed check nothing more happens, after the last MP the turn ends."""
    t = Table()
    t.ship(A, "sn02")
    assert (MOVEMENT_ENDS, TURN_ENDS) == (1, 2)
    fly(t, "sn03", 2, 2, 2)
    t.effect(3)
    assert t.s.stop == TURN_ENDS and t.at(A) == "sn03" and t.over


# --- dice ----------------------------------------------------------------------------------------


def test_t11_boost() -> None:
    """MV5.5, MV5.6, MV5.7 T11: a 1 rolls one more die; the level-1 pilot is at the limit."""
    t = Table()
    fly(t, "nh12", 1, 3, 5)
    assert t.offered("assign") == {"assign:1:boost"}
    t.do("assign:1:boost")
    t.effect(6)
    assert t.s.dice == [1, 3, 5, 6] and t.s.mp == 14
    assert t.at(A) == "nh12" and t.asked == "exit" and t.asks == B


def test_t12_the_left_neighbour_picks() -> None:
    """MV6.2, MV0.8 T12: no navigation die is possible, B picks any exit except the way in."""
    t = Table()
    fly(t, "nh12", 1, 3, 5)
    t.do("assign:1:boost")
    t.effect(6)
    assert t.asks == B and t.options == {"head:nh08", "head:nh11"}
    t.do("head:nh11", seat=B)
    assert t.at(A) == "nh11"


@pytest.mark.parametrize(
    ("spoiler", "dice", "mp"),
    [
        ("t01f", (2, 3, 4), 10),
        ("t01f", (2, 2, 4), 10),
        ("t01p", (2, 3, 4), 10),
        ("t01p", (2, 2, 4), 8),
    ],
)
def test_t13_spoilers(spoiler: str, dice: tuple[int, int, int], mp: int) -> None:
    """MV11.4 T13: by the parity of the sum."""
    t = Table()
    t.give(A, spoiler)
    fly(t, "r_gb_cw_1", *dice)
    assert t.s.mp + 5 == mp and t.at(A) == "cw08"


def test_t14_order_of_bonuses() -> None:
    """MV5.5, MV11.6, MV11.3 T14: 9 + 1 + 1 + 10; the flame is back on its market."""
    t = Table()
    t.discover("jw", 3)
    t.give(A, "t01p", "t03")
    t.reward(A, "re20")
    fly(t, "r_gb_cw_1", 3, 3, 3)
    before = t.market("jw", "t03")
    t.do("flame")
    assert t.s.mp + 5 == 21 and t.market("jw", "t03") == before + 1


def test_several_flames() -> None:
    """MV11.6 Several may be used in one turn."""
    t = Table()
    t.discover("jw", 3)
    t.give(A, "t03", "t03")
    fly(t, "r_gb_cw_1", 3, 3, 3)
    t.do("flame", "flame")
    assert t.s.mp + 5 == 29


@pytest.mark.parametrize(("dice", "boosts"), [((1, 2, 6), False), ((3, 2, 6), True)])
def test_t15_booster(dice: tuple[int, int, int], boosts: bool) -> None:
    """MV11.11 T15: its values replace the 1."""
    t = Table()
    t.give(A, "t07c")
    fly(t, "r_gb_cw_1", *dice)
    assert (t.asked == "speed") == boosts


def test_dice_in_slots_are_limited_by_the_level() -> None:
    """MV5.6 A level-2 pilot assigns two dice, each slot takes one."""
    t = Table()
    t.pilot(A, "p_whynom", 2)
    t.give(A, "t12", "t14")
    fly(t, "r_gb_cw_1", 1, 3, 5)
    t.do("assign:2:t12", "assign:3:t14")
    assert t.s.slots.count(-1) == 1 and t.asked == "step"


def test_rerolls() -> None:
    """MV13.9, MV13.6 reroll_speed and reroll_one: unassigned dice only, once each."""
    t = Table()
    t.pilot(A, "p_human", 3)
    t.reward(A, "re07")
    fly(t, "r_gb_cw_1", 1, 1, 2)
    t.do("assign:1:boost")
    t.effect(2)
    assert "reroll:1" not in t.options and "reroll:6" in t.options
    t.do("reroll:6")
    t.effect(5)
    t.effect(6)
    assert t.s.dice == [1, 5, 6, 2] and t.offered("reroll") == set()
    t.do("mulligan:4")
    t.effect(4)
    assert t.s.dice == [1, 5, 6, 4]


def test_autopilot() -> None:
    """MV13.6 set_die_4 is announced before the roll."""
    t = Table()
    t.reward(A, "re04")
    t.turn(A)
    t.do("autopilot", "head:r_gb_cw_1")
    t.speed(2, 3)
    assert sorted(t.s.dice) == [2, 3, 4]


def test_air_foil() -> None:
    """MV13.6 green_cost_1"""
    t = Table()
    t.culture("cw", 8)
    t.ship(A, "cw07")
    t.reward(A, "re06")
    fly(t, "cw06", 1, 1, 1)
    t.do("done", "go:cw06-cw02")
    assert t.path == ["cw06", "cw02"] and t.at(A) == "cw02"


def test_the_roll_needs_a_direction() -> None:
    """MV5.3, MV5.4 The direction is named before the roll; after it the ship has to move."""
    t = Table()
    t.turn(A)
    assert t.asked == "depart" and t.s.chance == 0
    t.do("head:nh12")
    assert t.s.chance == 216


def test_turn_order() -> None:
    """MV0.8, MV4.1 Turns go round from the start player."""
    t = Table(3)
    t.s.first = C
    assert t.s.seats_from(t.s.first) == [C, A, B]


def test_end_of_turn_clears_the_slots() -> None:
    """MV4.6 Dice leave their slots but stay visible."""
    t = Table()
    t.give(A, "t12")
    fly(t, "r_gb_cw_1", 1, 1, 3)
    t.do("assign:3:t12")
    assert t.told("event-assign") and t.over and t.s.dice == [1, 1, 3] and t.s.slots == [-1, -1, -1]


def test_words() -> None:
    """MV1.2 Three categories of goods."""
    assert CATEGORIES == ("basic", "quality", "luxury")
