"""MV13.8-MV13.10 Pilots and their abilities."""

import pytest

from raumhafen.games.merchant_of_venus.content.tables import LASER, NONE
from tests.games.merchant_of_venus.scenarios import LAIR, ambush, fly, port_visit, start
from tests.games.merchant_of_venus.table import A, B, Table, landed, staying


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


def test_keep_die() -> None:
    """MV13.9 A die on an upgrade may also be the navigation die, counted once."""
    t = Table()
    t.pilot(A, "p_eeepeeep", 3)
    t.give(A, "t12")
    fly(t, "nh12", 3, 4, 4)
    t.do("assign:1:t12", "assign:1:navigation")
    assert t.s.nav == 3 and t.s.slots.count(-1) == 2


def test_free_navigation_die() -> None:
    """MV13.9 adjust_navigation_free: outside the limit."""
    t = Table()
    t.pilot(A, "p_human", 2)
    t.give(A, "t12", "t14")
    fly(t, "nh12", 3, 4, 5)
    t.do("assign:2:t12", "assign:3:t14")
    assert t.asked == "navigation" and "assign:1:navigation" in t.options


def test_free_upgrade_die() -> None:
    """MV13.9 free_upgrade_die: the first die on an upgrade is outside the limit."""
    t = Table()
    t.pilot(A, "p_eeepeeep", 2)
    t.give(A, "t12", "t14", "t02")
    t.discover("jw", 2)
    fly(t, "r_gb_cw_1", 3, 4, 5)
    t.do("assign:1:t12", "assign:2:t14", "assign:3:t02")
    assert -1 not in t.s.slots


def test_self_repair() -> None:
    """MV13.9 A gauge lowered in the previous own turn regains a step."""
    t = start(2, "gb01")
    t.pilot(A, "p_eeepeeep", 4)
    t.gauges(A, 0, 2)
    t.s.lowered[A] = 1 << LASER
    t.turn(A)
    assert t.s.gauges[0] == 1 and t.s.lowered[A] == 0


def test_pirate_abilities() -> None:
    """MV13.9, MV13.6 pirate_bonus_fame; pirate_no_loss leaves the rest of the loss in force."""
    t = ambush("pi5")
    t.pilot(A, "p_qossuth", 2)
    t.gauges(A, 1, 2)
    fly(t, LAIR, 2, 2, 2)
    t.do("fight:shield")
    t.effect(2)
    assert t.s.fame[A] == 3
    t = ambush("pi7")
    t.reward(A, "re19")
    t.money(A, 50)
    fly(t, LAIR, 2, 2, 2)
    t.do("fight:laser")
    t.effect(6)
    assert t.s.credits[A] == 50 and t.s.pirate_infamy[6] == 1 and t.over


def test_double_income() -> None:
    """MV13.9 double_port_income: the bank adds the second c10."""
    t = port_visit(B)
    t.pilot(A, "p_whynom", 4)
    staying(t, B)
    t.do("sell:g01")
    assert t.s.credits == [20, 230]


def test_cheap_spaceports() -> None:
    """MV13.9 spaceport_discount: c160 for building and deeds."""
    t = landed()
    t.pilot(A, "p_whynom", 2)
    t.money(A, 160)
    staying(t)
    assert {"build", "deed:cw06"} <= t.options
    t.do("build")
    assert t.s.credits[A] == 0


def test_training() -> None:
    """MV13.8, MV13.9 Level 2 at the base, level 3 at the home culture, for c60 each."""
    t = Table()
    t.money(A, 60)
    staying(t)
    t.do("train:level")
    assert t.s.level[A] == 2 and t.s.credits[A] == 0 and t.s.bought == 0
    t = landed(culture=14)
    t.pilot(A, "p_qossuth", 2)
    t.money(A, 60)
    staying(t)
    t.do("train:side-b")
    assert t.s.level[A] == 4


def test_adjusted_readings_are_used_once() -> None:
    """MV13.9 adjust_navigation: at the next navigation space the die is read as it lies."""
    t = Table()
    t.pilot(A, "p_human")
    fly(t, "nh12", 2, 4, 4)
    t.do("assign:1:navigation", "read:3")
    assert t.path[:3] == ["nh12", "nh11", "r_ib_nh_1"]  # 3, then 2 without a question


def test_an_adjusted_reading_stays_on_the_die() -> None:
    """MV13.9 adjust_navigation: within 1 to 6."""
    for die, read in ((6, {"read:5", "read:6"}), (1, {"read:1", "read:2"})):
        t = Table()
        t.pilot(A, "p_human")
        fly(t, "nh12", die, 4, 4)
        if t.asked == "speed":
            t.do("done")
        t.do("assign:1:navigation")
        assert t.options == read


def test_lowered_gauges_are_repaired_by_their_pilot_only() -> None:
    """MV13.9 self_repair in the next own turn; others keep the damage."""
    for pilot, level, laser in (("p_eeepeeep", 4, 1), ("p_eeepeeep", 3, 0)):
        t = start(2, "wts05")
        t.pilot(A, pilot, level)
        fly(t, "wts06", 1, 1, 1)
        t.do("done")
        t.top_card("en37")
        t.effect(2)
        t.do("lower")
        while not t.over:
            t.do(sorted(t.options)[0])
        assert t.s.gauges[0] == 0
        t.turn(A)
        assert t.s.gauges[0] == laser


@pytest.mark.parametrize(("level", "fame"), [(1, 2), (2, 3)])
def test_hunters_of_both_levels(level: int, fame: int) -> None:
    """MV13.9, MV7.6 pirate_bonus lowers the total by 1; only the second level adds fame."""
    t = ambush("pi5")
    t.pilot(A, "p_qossuth", level)
    t.mission(A, "mi21")
    fly(t, LAIR, 2, 2, 2)
    t.do("fight:shield")
    t.effect(2)  # 2 + 1 - 1 against 2
    t.draw("re21")
    t.draw("mi20")
    assert t.s.fame[A] == fame and t.s.beaten[A] == 1


def test_where_pilots_are_trained() -> None:
    """MV13.8 Level 2 at the base only, level 3 at home only, nobody beyond."""
    for space, culture, level, offered in (
        ("cw02", 14, 1, set()),
        ("cw02", 8, 2, set()),
        ("gb01", 8, 2, set()),
        ("cw02", 14, 2, {"train:side-a", "train:side-b"}),
        ("cw02", 14, 3, set()),
    ):
        t = landed(space=space, culture=culture)
        t.pilot(A, "p_qossuth", level)
        t.money(A, 100)
        t.intel(NONE, "en18")
        staying(t)
        assert t.asked == "business" and t.offered("train") == offered
