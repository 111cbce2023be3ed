"""MV7 Hazards and pirates."""

from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    BLUE,
    LASER,
    PIRATE,
    SHIELD,
    SPACE,
)
from raumhafen.games.merchant_of_venus.rules.ships import value
from raumhafen.games.merchant_of_venus.state import MOVEMENT_ENDS, TURN_ENDS
from tests.games.merchant_of_venus.scenarios import LAIR, ambush, fly, start
from tests.games.merchant_of_venus.table import A, Table


def at_laser_hazard() -> Table:
    t = start(2, "wts05")
    t.turn(A)
    t.do("head:wts06")
    return t


def test_t21_laser_hazard() -> None:
    """MV7.1, MV7.2, MV0.3 T21: a result not above the value passes."""
    t = at_laser_hazard()
    t.speed(2, 2, 2)
    t.effect(1)
    assert t.told("event-check-passed") and t.s.gauges[0] == 1
    t = at_laser_hazard()
    t.speed(2, 2, 2)
    t.effect(2)
    assert t.asked == "hazard-failed" and t.options == {"done", "lower"}
    t.do("done")
    assert t.over and t.at(A) == "wts06" and t.s.gauges[0] == 1


def test_t22_the_type_is_harmless_for_the_rest_of_the_turn() -> None:
    """MV7.2, MV4.6 T22: gauge 0, no further check in this turn, but in the next one."""
    t = start(2, "wts05")
    t.s.kind[SPACE["wts07"]] = BLUE
    t.turn(A)
    t.do("head:wts06")
    t.speed(2, 2, 2)
    t.effect(2)
    t.do("lower")
    assert t.s.gauges[0] == 0 and t.s.safe == 1 << LASER
    t.do("go:wts07-wts08")
    assert "wts09" in t.path and t.asked != "chance"
    while not t.over:
        t.do(sorted(t.options)[0])
    t.ship(A, "wts07")
    t.turn(A)
    t.do("head:wts08")
    t.speed(2, 2, 2)
    t.effect(1)
    assert t.s.stop == TURN_ENDS and t.over


def test_t23_bonuses_cannot_be_spent() -> None:
    """MV7.2, MV11.16, MV0.5 T23: gauge 0 with a die of 3 passes on 3, fails on 4 without choice."""
    for die, passes in ((3, True), (4, False)):
        t = start(2, "trp08")
        t.gauges(A, 1, 0)
        t.give(A, "t12")
        fly(t, "trp09", 3, 2, 2)
        t.do("assign:1:t12", "done")
        assert value(t.s, A, SHIELD) == 3
        t.effect(die)
        assert t.told("event-check-passed") == passes
        assert (t.s.stop == TURN_ENDS) != passes


def test_t24_pilot_hazard() -> None:
    """MV7.1, MV7.3 T24: no roll with the last MP; a failed check ends the turn."""
    t = start(2, "sn02")
    fly(t, "sn03", 2, 2, 2)
    t.effect(3)
    assert t.over and t.s.stop == TURN_ENDS
    t = start(2, "r_dw_sn_1")
    fly(t, "r_dw_sn_2", 1, 1, 1)
    t.do("done")
    t.effect(1)
    t.do("go:sn04-sn03")
    assert t.at(A) == "sn03" and t.over


def test_t25_laser() -> None:
    """MV7.4, MV7.6 T25: bounty, markers as fame, a reward; the space is an asteroid."""
    t = ambush("pi5", 2)
    t.gauges(A, 3, 2)
    fly(t, LAIR, 2, 2, 2)
    assert t.options == {"fight:laser", "fight:shield", "fight:pilot"}
    t.do("fight:laser")
    t.effect(2)
    t.draw("re21")
    assert t.s.credits[A] == 40 and t.s.fame[A] == 2 and t.s.beaten[A] == 1
    assert t.kind(LAIR) == ASTEROID and t.asked == "land"


def test_t26_shield_and_pilot() -> None:
    """MV7.4, MV7.6 T26: 2 fame and the pirate stays; a pilot's win is an escape with more MP."""
    t = ambush("pi5", 2)
    fly(t, LAIR, 2, 2, 2)
    t.do("fight:shield")
    t.effect(1)
    assert t.s.fame[A] == 2 and t.kind(LAIR) == PIRATE and t.s.pirate_infamy[4] == 2
    t = ambush("pi5", 2)
    t.pilot(A, "p_human", 2)
    fly(t, LAIR, 1, 2, 2)
    t.do("done", "fight:pilot")
    t.effect(2)
    assert t.s.beaten[A] == 0 and t.told("event-fight-won")
    assert "jw08" in t.path
    assert t.points[:2] == [4, 5]  # 4 MP on the pirate's space, 6 after the win, 5 on the next


def test_t27_a_good_of_the_pirates_category() -> None:
    """MV7.5, MV2.7 T27: it goes to its maker's supply area; movement ends."""
    t = ambush("pi7")
    t.discover("pp", 6)
    t.give(A, "g06", "g12")
    before = t.s.supply[5]
    fly(t, LAIR, 2, 2, 2)
    t.do("done", "fight:laser")
    t.effect(6)
    assert t.cargo(A, "g06") == 0 and t.cargo(A, "g12") == 1 and t.s.supply[5] == before + 1
    assert t.s.pirate_infamy[6] == 1 and t.s.infamy[A] == 0 and t.over


def test_t28_toll() -> None:
    """MV7.5 T28: without such a good c20, or what is left."""
    t = ambush("pi7")
    t.give(A, "g12")
    t.money(A, 15)
    fly(t, LAIR, 2, 2, 2)
    t.do("done", "fight:laser")
    t.effect(6)
    assert t.s.credits[A] == 0 and t.cargo(A, "g12") == 1 and t.s.pirate_infamy[6] == 1


def test_t29_lost_with_the_last_point() -> None:
    """MV7.4 T29: without a roll, whatever the laser."""
    t = ambush("pi1")
    t.ship(A, "r_trp_jw_6")
    t.gauges(A, 5, 5)
    fly(t, "r_trp_jw_7", 1, 1, 1)
    t.do("done", "go:jw06-jw07")
    assert t.s.pirate_infamy[0] == 1 and t.s.stop == MOVEMENT_ENDS and t.over


def test_starting_on_a_pirate() -> None:
    """MV7.6 A ship that starts there leaves freely."""
    t = ambush("pi7")
    t.ship(A, LAIR)
    fly(t, "jw08", 2, 2, 2)
    assert not t.told("event-fight-lost") and t.path[0] == "jw08"


def test_the_loser_chooses_the_good() -> None:
    """MV7.5 Among the goods of the pirate's category."""
    t = ambush("pi7")
    t.holds(A, 1)
    t.give(A, "g06", "g02", "g12")
    fly(t, LAIR, 2, 2, 2)
    t.do("done", "fight:shield")
    t.effect(6)
    assert t.asked == "lose-good" and t.offered("lose") == {"lose:g02", "lose:g06"}
    t.do("lose:g02")
    assert t.cargo(A, "g02") == 0 and t.cargo(A, "g06") == 1 and t.s.credits[A] == 0


def test_only_the_failed_type_turns_harmless() -> None:
    """MV7.2 A lowered shield does not spare the pilot's check."""
    t = start(2, "r_dw_sn_2")
    fly(t, "sn04", 2, 2, 2)
    t.effect(6)
    t.do("lower", "go:sn04-sn05")
    assert t.at(A) == "sn06" and t.asked == "chance"  # sn05 asks for the shield, sn06 for the pilot


def test_the_modifier_of_a_pirate_counts() -> None:
    """MV7.4 Effect die and modifier: 3 + 1 is too much for a laser of 3."""
    t = ambush("pi5", 2)
    t.gauges(A, 3, 2)
    fly(t, LAIR, 2, 2, 2)
    t.do("fight:laser")
    t.effect(3)
    assert t.over and t.s.pirate_infamy[4] == 3 and t.s.beaten[A] == 0


def test_a_beaten_pirate_leaves_no_markers() -> None:
    """MV7.4 They have become fame, once."""
    t = ambush("pi4", 2)
    t.gauges(A, 3, 2)
    fly(t, LAIR, 2, 2, 2)
    t.do("fight:laser")
    t.effect(3)
    t.draw("re21")
    assert t.s.fame[A] == 2 and t.s.pirate_infamy[3] == 0


def test_an_escape_is_measured_by_the_level() -> None:
    """MV7.4, MV7.6 Three MP at level 3, on either side; no mission counts it."""
    t = ambush("pi4")
    t.pilot(A, "p_qossuth", 4)
    t.mission(A, "mi21")
    fly(t, LAIR, 2, 2, 2)
    t.do("fight:pilot")
    t.effect(4)
    assert t.points[:2] == [5, 7] and t.s.progress[0] == 0
