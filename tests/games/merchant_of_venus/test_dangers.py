"""MV6 to MV8: navigation, teleportals, asteroids, hazards, pirates, encounters."""

import pytest

from raumhafen.games.merchant_of_venus.encounters import DRAW_ENCOUNTER, pass_titles
from raumhafen.games.merchant_of_venus.market import market_state
from raumhafen.games.merchant_of_venus.ships import value
from raumhafen.games.merchant_of_venus.state import DISPLAYED, MOVEMENT_ENDS, TURN_ENDS
from raumhafen.games.merchant_of_venus.tables import (
    ASTEROID,
    BLUE,
    ENCOUNTER,
    ENCOUNTER_IDS,
    INTEL_IDS,
    LASER,
    MISSION_IDS,
    NONE,
    PASSENGER_IDS,
    PILOT,
    PIRATE,
    SHIELD,
    SPACE,
    TELEPORTAL,
)
from tests.games.merchant_of_venus.table import A, B, Table
from tests.games.merchant_of_venus.test_movement import fly


def start(seats: int, space: str) -> Table:
    t = Table(seats)
    t.ship(A, space)
    return t


# --- navigation ----------------------------------------------------------------------------------


def test_t16_pointing_back_ends_the_turn() -> None:
    """MV6.3, MV5.15 T16: the value 2 is the way in; the human pilot may read 3."""
    t = Table()
    fly(t, "nh12", 2, 4, 4)
    t.do("assign:1:navigation")
    assert t.at(A) == "nh12" and t.s.stop == TURN_ENDS and t.over
    t = Table()
    t.pilot(A, "p_human")
    fly(t, "nh12", 2, 4, 4)
    t.do("assign:1:navigation")
    assert t.options == {"read:1", "read:2", "read:3"}
    t.do("read:3")
    assert "nh11" in t.path


def test_t17_one_value_for_the_whole_turn() -> None:
    """MV6.1 T17: the value 3 leads through three navigation spaces."""
    t = Table()
    fly(t, "nh12", 3, 1, 1)
    t.top_card("en37")
    t.do("done", "assign:1:navigation")
    assert t.path == ["nh12", "nh11", "nh10", "nh13", "nh14"] and t.over
    assert t.s.credits[A] == 30


def test_t18_a_turn_that_starts_there_has_no_way_in() -> None:
    """MV6.3, MV5.3 T18: all exits are open, and nothing is declared."""
    t = start(2, "nh11")
    t.turn(A)
    assert t.options == {"stay", "fly"}
    t.do("fly")
    t.speed(2, 4, 4)
    t.do("assign:1:navigation")
    assert t.path[0] == "r_ib_nh_1"


def test_a_player_who_declined_may_assign_later() -> None:
    """MV6.1, MV6.2 The neighbour picks here; the next space asks again."""
    t = Table()
    fly(t, "nh12", 3, 4, 4)
    t.do("done")
    t.do("head:nh11", seat=B)
    assert t.at(A) == "nh11" and t.asked == "navigation" and t.asks == A


def test_with_the_last_point_nothing_is_asked() -> None:
    """MV6.3 With 0 MP left on a navigation space the turn is over."""
    t = start(2, "r_gb_cw_2")
    fly(t, "r_gb_cw_1", 1, 1, 1)
    t.do("done", "done", "go:gb01-nh12")
    assert t.at(A) == "nh12" and t.over


def test_nav_charts() -> None:
    """MV8.5 Charts set any value at one space, and return to the display."""
    t = Table()
    t.intel(A, "en17")
    fly(t, "nh12", 2, 2, 2)
    t.do("chart:1")
    assert "nh08" in t.path and t.s.intel_at[INTEL_IDS.index("en17")] == DISPLAYED


def test_switch_switch() -> None:
    """MV13.6 free_navigation: the value of any own die, without assigning it."""
    t = Table()
    t.reward(A, "re03")
    fly(t, "nh12", 2, 3, 4)
    assert {"read:2", "read:3", "read:4"} <= t.options
    t.do("read:3")
    assert t.s.slots == [-1, -1, -1] and "nh11" in t.path


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


# --- teleportals ---------------------------------------------------------------------------------


def two_gates() -> Table:
    t = start(2, "jw06")
    t.teleportal(1, "jw07")
    t.teleportal(3, "im12")
    return t


def test_t19_jump() -> None:
    """MV6.4, MV6.5 T19: free of charge, and every direction is open."""
    t = two_gates()
    fly(t, "jw07", 3, 1, 1)
    t.do("done", "assign:1:navigation")
    assert t.at(A) == "im12" and t.s.mp == 4
    assert {"go:im12-im11", "go:im12-im03"} <= t.options


def test_t20_the_own_number_is_ignored() -> None:
    """MV6.4, MV5.10 T20: movement goes on, but not back."""
    t = two_gates()
    fly(t, "jw07", 1, 3, 1)
    t.do("done", "assign:1:navigation")
    assert t.path[:2] == ["jw07", "jw08"]


def test_t20_without_a_die_the_effect_die_decides() -> None:
    """MV6.4, MV6.6 T20: number 5 is not in play; the roll is no navigation value."""
    t = two_gates()
    fly(t, "jw07", 2, 2, 2)
    t.do("done")
    t.effect(5)
    assert t.path[:2] == ["jw07", "jw08"] and t.s.nav == 0


def test_a_jump_with_the_last_point() -> None:
    """MV6.5 The ship stops at the target."""
    t = two_gates()
    t.ship(A, "r_trp_jw_6")
    fly(t, "r_trp_jw_7", 1, 1, 1)
    t.do("done", "go:jw06-jw07", "done")
    t.effect(3)
    assert t.at(A) == "im12" and t.over


def test_starting_on_a_teleportal() -> None:
    """MV5.3 It is a plain space then."""
    t = two_gates()
    t.ship(A, "jw07")
    fly(t, "jw08", 2, 2, 2)
    assert t.path[0] == "jw08"


def test_gate_lock() -> None:
    """MV13.6 ignore_teleportal"""
    t = two_gates()
    t.reward(A, "re02")
    fly(t, "jw07", 3, 2, 2)
    t.do("ignore")
    assert t.path[:2] == ["jw07", "jw08"]


def test_jump_start() -> None:
    """MV13.6, MV6.5 start_jump: roll, assign, jump, then declare."""
    t = two_gates()
    t.ship(A, "cw07")
    t.reward(A, "re01")
    t.turn(A)
    t.do("jump-start")
    t.speed(3, 4, 4)
    t.do("assign:1:navigation")
    assert t.at(A) == "im12" and t.s.mp == 11 and t.s.jumps[A] == 1


# --- asteroids -----------------------------------------------------------------------------------

ROCK = "as04"


def test_landing_on_an_asteroid() -> None:
    """MV6.7, MV6.9, MV13.6 Optional; it ends the movement and the turn. Salvage pays c20."""
    t = start(2, "as05")
    t.reward(A, "re15")
    t.s.kind[SPACE[ROCK]] = ASTEROID
    fly(t, ROCK, 2, 2, 2)
    assert t.asked == "land"
    t.do("land")
    assert t.over and t.at(A) == ROCK and t.s.credits[A] == 20


def test_drilling() -> None:
    """MV6.8, MV11.9 With a licence a marker may be placed on entering, before landing."""
    t = start(2, "as05")
    t.s.kind[SPACE[ROCK]] = ASTEROID
    t.give(A, "t05")
    fly(t, ROCK, 2, 2, 2)
    assert t.asked == "drill"
    t.do("drill")
    assert t.mark(ROCK) == A and t.s.markers[A] == 4 and t.asked == "land"


def test_t47_markers_run_out_and_mining_pays() -> None:
    """MV4.2, MV12.2, MV18.4 T47: no third drill with 3 spaceports; even rounds pay c10 each."""
    t = start(2, "as05")
    t.s.kind[SPACE[ROCK]] = ASTEROID
    t.give(A, "t05")
    for orbital in ("cw03", "cw06", "jw03"):
        t.port(A, orbital)
    rocks = [k for k in range(268) if t.s.kind[k] == ASTEROID and k != SPACE[ROCK]][:2]
    for rock in rocks:
        t.s.mark[rock] = A
        t.s.markers[A] -= 1
    t.discover("cw", 8)
    fly(t, ROCK, 2, 2, 2)
    assert t.asked == "land"
    t.do("land")
    t.s.round = 3
    t.next_round()
    assert t.s.credits[A] == 20 and t.s.markers[A] == 2


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


# --- encounters ----------------------------------------------------------------------------------


def meet(card: str, mp: int = 5, seats: int = 2, space: str = "pp07") -> Table:
    t = start(seats, space)
    t.encounter(A, card, mp)
    return t


def test_t30_dormant_gate() -> None:
    """MV8.1, MV8.2, MV8.3, MV2.6 T30: the lowest free number, no jump, the card leaves."""
    t = start(2, "pp07")
    t.teleportal(1, "jw07")
    t.teleportal(2, "dw05")
    t.encounter(A, "en01", 5)
    assert t.s.gates[2] == SPACE["pp07"] and t.kind("pp07") == TELEPORTAL
    assert t.at(A) == "pp07" and t.s.removed == 1 and t.s.mp == 5


def test_a_used_up_token_draws_another_card() -> None:
    """MV8.2 With all six teleportals in play."""
    t = start(2, "pp07")
    for number, space in enumerate(("jw07", "dw05", "im12", "wts04", "iw05", "nh13"), 1):
        t.teleportal(number, space)
    t.top_card("en01")
    t.encounter(A, "en37", 5)
    assert t.s.credits[A] == 30 and t.kind("pp07") == ENCOUNTER and t.s.removed == 1


def test_ambush_card() -> None:
    """MV8.3 A random pirate is placed and fought."""
    t = meet("en02")
    t.toss(8, 9)
    assert t.kind("pp07") == PIRATE and t.s.pirate_at[8] == SPACE["pp07"]
    assert t.asked == "fight"


def test_drifting_rock_and_charted_void() -> None:
    """MV8.3, MV6.9 Landing as on entry; a blue space."""
    t = meet("en03")
    assert t.kind("pp07") == ASTEROID and t.asked == "land"
    t = meet("en04")
    assert t.kind("pp07") == BLUE and t.s.removed == 1


def test_t31_movement() -> None:
    """MV8.3 T31: half is lost, rounded up; never below 0."""
    assert meet("en31").s.mp == 2
    t = meet("en24", 2)
    t.effect(6)
    assert t.s.mp == 0
    t = meet("en24", 2)
    t.effect(1)
    assert t.s.mp == 5
    t = meet("en30", 0)
    t.effect(4)
    assert t.s.mp == 4


def test_t32_production() -> None:
    """MV8.4 T32: only discovered cultures, only goods."""
    t = start(2, "pp07")
    t.discover("cw", 6)
    t.supply("g06", 3)
    before = t.market("cw", "g06")
    t.encounter(A, "en10", 5)
    assert t.market("cw", "g06") == before + 3 and t.s.supply[5] == 0 and t.s.supply[12] == 5
    assert t.s.discards == [ENCOUNTER_IDS.index("en10")]


def test_t33_titles() -> None:
    """MV8.6 T33: a tie goes to the active player; later only a sole lead moves it."""
    t = start(2, "pp07")
    t.s.contacts = [2, 2]
    t.s.card_owner[:4] = [A, A, B, B]
    t.s.home[:4] = [t.s.contact.index(k) for k in range(4)]
    t.encounter(A, "en12", 5)
    assert t.s.title_at[0] == A
    t.s.contacts = [2, 3]
    pass_titles(t.s)
    assert t.s.title_at[0] == B
    t.s.contacts = [3, 3]
    pass_titles(t.s)
    assert t.s.title_at[0] == B


def test_a_tied_title_waits() -> None:
    """MV8.6 If the active player is not among the tied."""
    t = start(3, "pp07")
    t.s.sold = [0, 2, 2]
    t.encounter(A, "en15", 5)
    assert t.s.title_at[3] == DISPLAYED


def test_intel_is_displayed_and_bought() -> None:
    """MV8.5, MV10.2 A buy action for c30; nobody holds two."""
    t = meet("en18")
    assert t.s.intel_at[INTEL_IDS.index("en18")] == DISPLAYED
    t.intel(NONE, "en17")
    t.ship(A, "gb01")
    t.money(A, 90)
    t.turn(A)
    t.do("stay", "intel:en18")
    assert t.s.credits[A] == 60 and t.offered("intel") == set()


@pytest.mark.parametrize(
    ("card", "credits", "fame", "infamy"),
    [("en37", 30, 0, 0), ("en39", 0, 1, 0), ("en20", 10, 0, 0), ("en36", 30, 0, 0)],
)
def test_plain_events(card: str, credits: int, fame: int, infamy: int) -> None:
    """MV8.3 Credits and fame."""
    t = meet(card)
    assert (t.s.credits[A], t.s.fame[A], t.s.infamy[A]) == (credits, fame, infamy)


def test_conditional_events() -> None:
    """MV8.3 Relics, infamy and passengers change what a card does."""
    t = start(2, "pp07")
    t.reward(A, "re09", "re10")
    t.encounter(A, "en20", 5)
    assert t.s.credits[A] == 40 and t.s.fame[A] == 2
    t = start(2, "pp07")
    t.s.infamy[A] = 4
    t.money(A, 25)
    t.encounter(A, "en36", 5)
    assert t.s.credits[A] == 0
    t.encounter(A, "en40", 5)
    assert t.s.infamy[A] == 2
    t.passenger(A, "ps01")
    t.encounter(A, "en39", 5)
    assert t.s.fame[A] == 2


def test_distress_call_and_becalmed() -> None:
    """MV8.3, MV5.15 end_turn ends the turn at once."""
    t = meet("en21")
    t.do("choose:1")
    assert t.s.fame[A] == 3 and t.s.stop == TURN_ENDS
    t = meet("en21")
    t.do("choose:2")
    assert t.s.infamy[A] == 1 and t.s.mp == 5
    assert meet("en41").s.stop == TURN_ENDS


def test_hull_breach_offers_what_is_possible() -> None:
    """MV8.3 An option that cannot be carried out is not offered; with none nothing happens."""
    t = meet("en38")
    assert t.s.gauges[1] == 1 and t.asked == ""
    t = start(2, "pp07")
    t.gauges(A, 1, 0)
    t.encounter(A, "en38", 5)
    assert t.s.gauges[1] == 0
    t = start(2, "pp07")
    t.give(A, "g01", "g12")
    t.encounter(A, "en38", 5)
    t.do("choose:1", "lose:g12")
    assert t.cargo(A, "g12") == 0


def test_card_hazards_follow_the_hazard_rules() -> None:
    """MV8.3 No roll with 0 MP left."""
    assert meet("en22", 0).asked == ""
    t = meet("en22")
    t.effect(3)
    assert t.asked == "hazard-failed"
    t = meet("en23")
    t.effect(1)
    assert t.s.passed


def test_card_checks_never_lower_a_gauge() -> None:
    """MV8.3 The wreck: a reward or infamy."""
    t = meet("en32")
    t.effect(2)
    assert t.s.infamy[A] == 1 and t.s.gauges[0] == 1
    t = meet("en32")
    t.effect(1)
    t.draw("re23")
    assert t.s.reward_at[22] == A


def test_derelict_freighter() -> None:
    """MV8.3, MV10.15 A basic good of a discovered culture; room may be made; else c20."""
    assert meet("en26").s.credits[A] == 20
    t = start(2, "pp07")
    t.discover("jw", 3)
    t.supply("g03", 1)
    t.encounter(A, "en26", 5)
    assert t.cargo(A, "g03") == 1
    t = start(2, "pp07")
    t.discover("jw", 3)
    t.supply("g03", 1)
    t.give(A, "g11", "g13")
    t.encounter(A, "en26", 5)
    assert t.asked == "make-room"
    t.do("jettison:g13")
    assert t.cargo(A, "g03") == 1 and t.cargo(A, "g13") == 0


def test_bazaar_and_customs_patrol() -> None:
    """MV8.3 buy_gauge is no buy action; pay_credits takes what is there."""
    t = start(2, "pp07")
    t.money(A, 50)
    t.encounter(A, "en27", 5)
    t.do("gauge:laser")
    assert t.s.credits[A] == 10 and t.s.gauges[0] == 2 and t.s.bought == 0
    t.give(A, "g06")
    t.encounter(A, "en25", 5)
    t.do("choose:1")
    assert t.s.credits[A] == 0


def test_stowaway() -> None:
    """MV8.3, MV4.3 Aboard if there is room, else where it waits."""
    t = meet("en28")
    t.toss(0, 30)
    assert t.where(PASSENGER_IDS[0]) == 40 + A and t.s.riding[A] == 1


def test_market_rumours() -> None:
    """MV8.3, MV10.10 Up to two different discovered systems."""
    t = start(2, "pp07")
    t.discover("cw", 3)
    t.discover("jw", 4)
    t.pile(3, "m03a", "m03b", "m03c")
    t.encounter(A, "en29", 5)
    t.do("shift:cw")
    assert t.options == {"done", "shift:jw"} and t.s.piles[6] == 1
    t.do("done")
    assert market_state(t.s, 2, 2) == 2


def test_wandering_scholar() -> None:
    """MV8.3 The old mission goes under the deck."""
    t = start(2, "pp07")
    t.mission(A, "mi01")
    t.encounter(A, "en33", 5)
    t.do("swap-mission:1")
    t.draw("mi20")
    assert t.s.missions[0] == MISSION_IDS.index("mi20")
    assert t.s.mission_under == [MISSION_IDS.index("mi01")]


def test_gossip() -> None:
    """MV8.3, MV17.2 Only the player who looks learns the culture."""
    t = meet("en34")
    t.do("peek:cw")
    assert t.s.known.count(1) == 1
    seen = [event for event in t.events if event.key == "event-seen"]
    assert seen[0].audience == A


def test_ripple() -> None:
    """MV8.3, MV6.5 A jump to any teleportal, or 2 MP."""
    assert meet("en35").s.mp == 7
    t = start(2, "pp07")
    t.teleportal(4, "jw07")
    t.encounter(A, "en35", 5)
    t.do("jump:4")
    assert t.at(A) == "jw07" and t.s.jumps[A] == 1 and t.s.mp == 5


def test_an_empty_deck_is_reshuffled() -> None:
    """MV8.2 From the discards; with none nothing happens."""
    t = start(2, "pp07")
    s = t.s
    s.removed = len(s.encounter_bag) - 1
    s.encounter_bag, s.discards = [], [ENCOUNTER_IDS.index("en37")]
    t.run(DRAW_ENCOUNTER, A)
    t.toss(0, 1)
    assert s.credits[A] == 30
    s.removed, s.discards = 60, []
    t.run(DRAW_ENCOUNTER, A)
    assert s.credits[A] == 30


def test_no_tokens_are_laid_out() -> None:
    """MV3.4 A bare encounter space is active."""
    t = start(4, "nh14")
    t.top_card("en37")
    t.turn(A)
    t.do("fly")
    t.speed(1, 2, 2)
    t.do("done", "assign:1:navigation")
    assert "nh13" in t.path and t.s.credits[A] == 30
