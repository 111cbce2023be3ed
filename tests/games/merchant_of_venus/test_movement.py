"""MV5 Departure, speed, steps and drives."""

from raumhafen.games.merchant_of_venus.rules.flight.travel import TRAVEL, WAY
from raumhafen.games.merchant_of_venus.state import LANDED, STAYED
from tests.games.merchant_of_venus.scenarios import (
    BOTH,
    LAIR,
    RED,
    YELLOW,
    ambush,
    arrive,
    fly,
    start,
    two_gates,
)
from tests.games.merchant_of_venus.table import A, B, Table, landed, staying

ROUTE = ["r_gb_cw_1", "r_gb_cw_2", "r_gb_cw_3", "r_gb_cw_4"]


def way_to_southern_comfort(mask: int) -> Table:
    t = Table()
    t.drive(A, mask)
    fly(t, "r_gb_cw_1", 2, 2, 3)
    while t.asked == "step":
        goal = next(c for c in sorted(t.options) if c.endswith(("-cw07", "-cw06", "-cw02")))
        goal = "go:cw06-cw02" if "go:cw06-cw02" in t.options else goal
        t.do(goal)
    return t


def in_space(*dice: int) -> Table:
    """The movement ends on a bare space, with dice left to assign."""
    t = start(2, "r_gb_cw_1")
    t.discover("jw", 2)
    t.discover("iw", 3)
    t.pile(3, "m03a", "m03b", "m03c")
    t.give(A, "t02")
    fly(t, "r_gb_cw_2", *dice)
    t.do("done")
    if t.asked == "step":
        t.do("go:cw08-cw07")
    return t


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


def test_t11_boost() -> None:
    """MV5.5, MV5.6, MV5.7 T11: a 1 rolls one more die; the level-1 pilot is at the limit."""
    t = Table()
    fly(t, "nh12", 1, 3, 5)
    assert t.offered("assign") == {"assign:1:boost"}
    t.do("assign:1:boost")
    t.effect(6)
    assert t.s.dice == [1, 3, 5, 6] and t.s.mp == 14
    assert t.at(A) == "nh12" and t.asked == "exit" and t.asks == B


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


def test_dice_in_slots_are_limited_by_the_level() -> None:
    """MV5.6 A level-2 pilot assigns two dice, each slot takes one."""
    t = Table()
    t.pilot(A, "p_whynom", 2)
    t.give(A, "t12", "t14")
    fly(t, "r_gb_cw_1", 1, 3, 5)
    t.do("assign:2:t12", "assign:3:t14")
    assert t.s.slots.count(-1) == 1 and t.asked == "step"


def test_the_roll_needs_a_direction() -> None:
    """MV5.3, MV5.4 The direction is named before the roll; after it the ship has to move."""
    t = Table()
    t.turn(A)
    assert t.asked == "depart" and t.s.chance == 0
    t.do("head:nh12")
    assert t.s.chance == 216


def test_starting_on_a_teleportal() -> None:
    """MV5.3 It is a plain space then."""
    t = two_gates()
    t.ship(A, "jw07")
    fly(t, "jw08", 2, 2, 2)
    assert t.path[0] == "jw08"


def test_a_die_may_still_be_assigned_before_a_check() -> None:
    """MV5.6, MV11.16 Until the roll is made."""
    t = start(2, "trp08")
    t.give(A, "t12")
    fly(t, "trp09", 3, 2, 2)
    t.do("done")
    assert t.asked == "before-check" and "assign:1:t12" in t.options
    t.do("assign:1:t12")
    t.effect(5)
    assert t.told("event-check-passed")


def test_market_flux_at_the_end_of_a_flight() -> None:
    """MV5.6, MV10.15, MV11.5 A die may be assigned until the turn ends, in space too."""
    t = in_space(1, 1, 3)
    assert t.at(A) == "cw07" and t.asked == "late-die"
    assert t.options == {"done", "assign:1:t02", "assign:3:t02", "jettison:t02"}
    t.do("assign:1:t02", "shift:iw")
    assert t.s.piles[6:9] == [1, 2, 0] and t.over


def test_market_flux_may_stay_idle() -> None:
    """MV5.6 Nobody has to assign a die; without a roll there is none."""
    t = in_space(1, 1, 3)
    t.do("done")
    assert t.over and t.s.piles[6:9] == [0, 1, 2]
    staying(t)
    assert t.over


def test_market_flux_is_asked_once_where_business_is_done() -> None:
    """MV5.6 There the menu offers it."""
    t = Table()
    t.discover("cw", 3, B)
    t.discover("jw", 2, B)
    t.give(A, "t02", "g12")
    arrive(t)
    assert t.asked == "business" and t.offered("assign") == {"assign:1:t02"}
    t.do("done")
    assert t.over


def test_a_step_that_is_too_far() -> None:
    """MV5.8, MV5.13 The last point pays no green line, so the grey one is taken."""
    t = start(2, "cw08")
    fly(t, "cw07", 1, 1, 1)
    t.do("done")
    assert t.path == ["cw07", "cw06", "cw05"] and t.over
    t = start(2, "r_gb_cw_3")
    fly(t, "r_gb_cw_4", 1, 1, 1)
    t.do("done")
    assert t.at(A) == "cw08" and t.s.mp == 1
    t.refuse("go:cw06-cw02", "illegal-too-far", "MV5.8")


def test_a_die_for_the_fight() -> None:
    """MV5.6, MV11.16, MV7.4 It may still be assigned before the roll."""
    t = ambush("pi5")
    t.give(A, "t14")
    fly(t, LAIR, 4, 2, 2)
    t.do("done")
    assert t.asked == "fight" and "assign:1:t14" in t.options
    t.do("assign:1:t14", "fight:laser")
    t.effect(4)  # 4 + 1 against 1 + 4
    t.draw("re21")
    assert t.s.beaten[A] == 1


def test_the_relic_drive_can_be_switched_off() -> None:
    """MV5.2 While the drive in its slot stays on."""
    t = start(2, "wts07")
    t.reward(A, "re08")
    t.drive(A, 2)
    t.turn(A)
    t.do("switch-off:relic", "head:wts08")
    t.speed(2, 2, 2)
    assert t.s.mask == 2 and t.at(A) == "wts08" and t.asked == "chance"


def test_the_shuttle_flies_before_the_jammer_jams() -> None:
    """MV5.14 In this order."""
    t = start(2, "r_gb_cw_1")
    t.discover("cw", 8)
    t.give(A, "t06", "t09")
    t.waiting("ps04", "cw")
    t.mission(A, "mi01")
    t.mission(B, "mi02")
    t.ship(B, "cw07")
    fly(t, "r_gb_cw_2", 3, 1, 1)
    t.do("done", "go:cw08-cw07")
    assert t.asked == "shuttle"
    t.do("done")
    assert t.asked == "jam"


def test_after_a_jump_the_way_back_is_open() -> None:
    """MV5.10, MV6.5 Even if the target lies beside the space from which the ship came."""
    t = start(2, "jw06")
    t.teleportal(1, "jw07")
    t.teleportal(3, "r_trp_jw_7")
    fly(t, "jw07", 3, 2, 2)
    t.do("assign:1:navigation")
    assert t.at(A) == "r_trp_jw_7" and "go:r_trp_jw_7-jw06" in t.options


def test_a_line_that_two_ways_end_with_is_offered_once() -> None:
    """MV5.9 With both drives as12-as15 is reached by as05, as07 and as08."""
    t = start(2, "as04")
    t.drive(A, BOTH)
    t.s.active, t.s.mask, t.s.mp = A, BOTH, 5
    t.run(TRAVEL, A)
    options = t.s.options(A)
    assert t.asked == "step" and "go:as12-as15" in t.options
    assert len(options) == len(set(options))
    assert WAY.options(t.s, A) == options  # the question listed anew
