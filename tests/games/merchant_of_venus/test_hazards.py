"""MV7: hazards and pirates."""

from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    BLUE,
    INTEL_IDS,
    LASER,
    PILOT,
    PIRATE,
    SHIELD,
    SPACE,
)
from raumhafen.games.merchant_of_venus.rules.ships import value
from raumhafen.games.merchant_of_venus.state import DISPLAYED, MOVEMENT_ENDS, TURN_ENDS
from tests.games.merchant_of_venus.table import A, Table
from tests.games.merchant_of_venus.test_movement import fly
from tests.games.merchant_of_venus.test_navigation import start

# --- hazards -------------------------------------------------------------------------------------


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


def test_forecast_and_almanac() -> None:
    """MV8.5, MV13.6 pass_hazard instead of the roll; check_plus_1 announced before it."""
    t = start(2, "trp08")
    t.intel(A, "en16")
    fly(t, "trp09", 3, 2, 2)
    t.do("forecast")
    assert t.s.intel_at[INTEL_IDS.index("en16")] == DISPLAYED and "trp10" in t.path
    t = start(2, "trp08")
    t.reward(A, "re16")
    fly(t, "trp09", 3, 2, 2)
    t.do("almanac")
    t.effect(3)
    assert t.told("event-check-passed")


def test_values() -> None:
    """MV0.5 Gauge, relic and mastery; the pilot's skill by level."""
    t = Table()
    t.gauges(A, 3, 2)
    t.reward(A, "re10", "re09")
    t.pilot(A, "p_qossuth", 3)
    assert value(t.s, A, LASER) == 5 and value(t.s, A, SHIELD) == 3 and value(t.s, A, PILOT) == 4
    t.pilot(A, "p_qossuth", 4)
    assert value(t.s, A, LASER) == 4 and value(t.s, A, SHIELD) == 4


def test_self_repair() -> None:
    """MV13.9 A gauge lowered in the previous own turn regains a step."""
    t = start(2, "gb01")
    t.pilot(A, "p_eeepeeep", 4)
    t.gauges(A, 0, 2)
    t.s.lowered[A] = 1 << LASER
    t.turn(A)
    assert t.s.gauges[0] == 1 and t.s.lowered[A] == 0


# --- pirates -------------------------------------------------------------------------------------

LAIR, BEFORE = "jw07", "jw06"


def ambush(pirate: str, infamy: int = 0) -> Table:
    t = start(2, BEFORE)
    t.pilot(A, "p_human")
    t.pirate(pirate, LAIR, infamy)
    return t


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


def test_starting_on_a_pirate() -> None:
    """MV7.6 A ship that starts there leaves freely."""
    t = ambush("pi7")
    t.ship(A, LAIR)
    fly(t, "jw08", 2, 2, 2)
    assert not t.told("event-fight-lost") and t.path[0] == "jw08"
