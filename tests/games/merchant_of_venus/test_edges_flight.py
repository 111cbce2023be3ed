"""MV0 to MV8, one word of a rule at a time: each of these fails if that word is dropped."""

import pytest

from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    ENCOUNTER_IDS,
    INTEL_IDS,
    LASER,
    MISSION_IDS,
    NONE,
    SHIELD,
    SPACE,
)
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.rules.ships import value
from raumhafen.games.merchant_of_venus.state import DISPLAYED, LANDED, STILL_MOVING, VenusState
from tests.games.merchant_of_venus.table import A, B, C, Table, staying
from tests.games.merchant_of_venus.test_encounters import meet
from tests.games.merchant_of_venus.test_hazards import LAIR, ambush
from tests.games.merchant_of_venus.test_movement import fly
from tests.games.merchant_of_venus.test_navigation import ROCK, start, two_gates

# --- set-up and rounds ---------------------------------------------------------------------------


def test_the_start_player_is_asked_first() -> None:
    """MV3.1, MV3.5, MV4.1 At set-up and in every round, wherever the lot has fallen."""
    seen = set()
    for seed in range(8):
        s = GAME.new_state(3, {}, seed)
        assert isinstance(s, VenusState)
        order: list[int] = []
        while s.turns < 3:
            seat = s.deciders()[0]
            question = s.asked[seat]
            assert question is not None
            if question.ask.name in ("pilot", "gauge"):
                order.append(seat)
            apply(s, seat, s.options(seat)[0])
            if s.turns:
                assert s.active == (s.first + s.turns - 1) % 3
        assert order == [(s.first + k) % 3 for k in (0, 0, 1, 1, 2, 2)]
        seen.add(s.first)
    assert len(seen) > 1


def test_missions_are_dealt_from_the_start_player() -> None:
    """MV3.7, MV0.8 The first card of the deck is the start player's."""
    s = GAME.new_state(3, {"pilots": "dealt"}, 4)
    assert isinstance(s, VenusState)
    s.log = []
    dealt: list[object] = []
    while not s.turns:
        seat = s.deciders()[0]
        events = apply(s, seat, s.options(seat)[0])
        dealt += [event.args["seat"] for event in events if event.key == "event-mission"]
    assert s.first != 0 and dealt == s.seats_from(s.first)


def test_mining_pays_in_even_rounds_only() -> None:
    """MV4.2 In an odd round the drill markers stay where they are."""
    t = Table()
    t.s.mark[SPACE[ROCK]] = A
    t.s.markers[A] -= 1
    t.next_round()
    assert t.s.round == 3 and t.s.credits[A] == 0 and t.mark(ROCK) == A
    t.toss(0, 30)
    t.next_round()
    assert t.s.round == 4 and t.s.credits[A] == 10 and t.mark(ROCK) == NONE


def test_titles_are_checked_when_a_turn_ends() -> None:
    """MV4.6, MV8.6 A waiting title goes to a sole leader, also after a failed check."""
    t = start(3, "sn02")
    t.s.encounter_bag.remove(ENCOUNTER_IDS.index("en15"))
    t.s.title_at[3] = DISPLAYED
    t.s.sold = [0, 2, 2]
    staying(t, B)
    assert t.s.title_at[3] == DISPLAYED
    t.s.sold = [0, 2, 3]
    fly(t, "sn03", 2, 2, 2)
    t.effect(6)
    assert t.over and t.s.title_at[3] == C


# --- movement ------------------------------------------------------------------------------------


def test_each_relic_serves_its_own_gauge() -> None:
    """MV0.5 Laser and shield are raised by different relics."""
    t = Table()
    t.reward(A, "re10")
    assert (value(t.s, A, LASER), value(t.s, A, SHIELD)) == (2, 2)
    t.reward(B, "re09")
    assert (value(t.s, B, LASER), value(t.s, B, SHIELD)) == (1, 3)


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


def test_first_contact_at_a_neutral_spaceport() -> None:
    """MV9.1 Not only in cities."""
    t = start(2, "nh16")
    t.culture("nh", 10)
    fly(t, "nh07", 3, 3, 3)
    t.do("land")
    t.toss(0, 6)
    assert t.s.home[9] != NONE and t.s.contacts[A] == 1


def test_the_left_neighbour_is_the_next_seat() -> None:
    """MV0.8, MV6.2 Among three it is not the one before."""
    t = Table(3)
    fly(t, "nh12", 2, 2, 2)
    t.do("done")
    assert t.asked == "exit" and t.asks == B


def test_after_a_jump_the_way_back_is_open() -> None:
    """MV5.10, MV6.5 Even if the target lies beside the space from which the ship came."""
    t = start(2, "jw06")
    t.teleportal(1, "jw07")
    t.teleportal(3, "r_trp_jw_7")
    fly(t, "jw07", 3, 2, 2)
    t.do("assign:1:navigation")
    assert t.at(A) == "r_trp_jw_7" and "go:r_trp_jw_7-jw06" in t.options


def test_nav_charts_are_good_for_one_space() -> None:
    """MV8.5, MV6.1 At the next space a value is asked for again."""
    t = Table()
    t.intel(A, "en17")
    fly(t, "nh12", 2, 2, 2)
    t.do("chart:3")
    assert t.at(A) == "nh11" and t.s.nav == 0 and t.asked == "navigation"


def test_the_free_reading_ends_at_navigation_spaces() -> None:
    """MV13.6 free_navigation does not choose the teleportal."""
    t = two_gates()
    t.reward(A, "re03")
    fly(t, "jw07", 3, 2, 2)
    assert t.asked == "navigation" and t.offered("read") == set()


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


def test_one_drill_marker_on_an_asteroid() -> None:
    """MV6.8 Neither a second own one nor another player's."""
    for owner in (A, B):
        t = start(2, "as05")
        t.give(A, "t05")
        t.s.mark[SPACE[ROCK]] = owner
        t.s.markers[owner] -= 1
        fly(t, ROCK, 2, 2, 2)
        assert t.asked == "land"


# --- hazards and pirates -------------------------------------------------------------------------


def test_only_the_failed_type_turns_harmless() -> None:
    """MV7.2 A lowered shield does not spare the pilot's check."""
    t = start(2, "r_dw_sn_2")
    fly(t, "sn04", 2, 2, 2)
    t.effect(6)
    t.do("lower", "go:sn04-sn05")
    assert t.at(A) == "sn06" and t.asked == "chance"  # sn05 asks for the shield, sn06 for the pilot


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


def test_the_almanac_helps_once_in_a_turn() -> None:
    """MV13.6 check_plus_1"""
    t = start(2, "r_dw_sn_2")
    t.reward(A, "re16")
    fly(t, "sn04", 2, 2, 2)
    t.do("almanac")
    t.effect(3)
    t.do("go:sn04-sn05")
    assert t.at(A) == "sn05" and t.asked == "chance"


def test_the_almanac_helps_in_missions() -> None:
    """MV13.6, MV13.2 check_plus_1 is for any check outside fights."""
    t = start(2, "jw01")
    t.discover("jw", 8)
    t.mission(A, "mi03")
    t.reward(A, "re16")
    staying(t)
    t.do("complete:1", "almanac")
    t.effect(3)
    t.draw("re21")
    t.draw("mi30")
    assert t.s.mission_done[MISSION_IDS.index("mi03")] == A


def test_the_forecast_passes_hazards_only() -> None:
    """MV8.5 Not the check of a card."""
    t = start(2, "pp07")
    t.intel(A, "en16")
    t.encounter(A, "en32", 5)
    assert t.asked == "chance" and t.s.intel_at[INTEL_IDS.index("en16")] == A


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


def test_an_escape_is_measured_by_the_level() -> None:
    """MV7.4, MV7.6 Three MP at level 3, on either side; no mission counts it."""
    t = ambush("pi4")
    t.pilot(A, "p_qossuth", 4)
    t.mission(A, "mi21")
    fly(t, LAIR, 2, 2, 2)
    t.do("fight:pilot")
    t.effect(4)
    assert t.points[:2] == [5, 7] and t.s.progress[0] == 0


# --- encounter cards -----------------------------------------------------------------------------


def test_a_tenth_pirate_does_not_come() -> None:
    """MV8.2 The card leaves, and another is drawn."""
    t = start(2, "pp07")
    spaces = [at for at in range(268) if t.s.kind[at] == ASTEROID][:9]
    t.s.pirate_at = spaces
    t.top_card("en02")
    t.encounter(A, "en37", 5)
    assert t.s.credits[A] == 30 and t.s.removed == 1


def test_customs_count_every_luxury_good() -> None:
    """MV8.3 c10 for each."""
    t = start(2, "pp07")
    t.give(A, "g06", "g02", "g12")
    t.money(A, 100)
    t.encounter(A, "en25", 5)
    t.do("choose:1")
    assert t.s.credits[A] == 80


def test_the_bazaar_sells_nothing_beyond_five() -> None:
    """MV8.3 buy_gauge"""
    t = start(2, "pp07")
    t.gauges(A, 5, 4)
    t.money(A, 100)
    t.encounter(A, "en27", 5)
    assert t.options == {"done", "gauge:shield"}


def test_a_card_with_0_mp_may_restart_the_ship() -> None:
    """MV8.1, MV8.3 It is drawn with the last point too, and what it brings is flown."""
    t = start(2, "r_trp_jw_6")
    t.top_card("en30")
    fly(t, "r_trp_jw_7", 1, 1, 1)
    t.do("done", "go:jw06-jw07")
    t.effect(2)
    assert t.path[3:] == ["jw08", "jw09"]


def test_a_hazard_that_is_neutralised_is_no_card_hazard_either() -> None:
    """MV8.3, MV7.2 No roll for a type that counts as blue."""
    t = start(2, "pp07")
    t.s.safe = 1 << SHIELD
    t.encounter(A, "en22", 5)
    assert t.asked == "" and t.s.stop == STILL_MOVING
    assert meet("en23").asked == "chance"


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
