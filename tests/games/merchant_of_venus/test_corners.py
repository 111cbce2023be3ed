"""Corners of the rules that the worked examples pass by."""

import pytest

from raumhafen.games.merchant_of_venus.content.tables import (
    ENCOUNTER_IDS,
    MISSION_IDS,
    NONE,
    PASSENGER_IDS,
    PIRATE_IDS,
    REGION,
    SYSTEM_IDS,
)
from raumhafen.games.merchant_of_venus.rules.cards.encounters import DRAW_ENCOUNTER
from raumhafen.games.merchant_of_venus.rules.cards.missions import DRAW_MISSION
from raumhafen.games.merchant_of_venus.rules.ships import room
from raumhafen.games.merchant_of_venus.state import GONE, LANDED, WAITING_AT_BASE
from tests.games.merchant_of_venus.table import A, B, C, Table, landed, staying
from tests.games.merchant_of_venus.test_encounters import meet
from tests.games.merchant_of_venus.test_hazards import LAIR, ambush
from tests.games.merchant_of_venus.test_movement import fly
from tests.games.merchant_of_venus.test_navigation import start

# --- steps ---------------------------------------------------------------------------------------


def test_a_spaceport_closes_the_way_down_in_flight() -> None:
    """MV12.4, MV5.8 From the orbital nobody enters the city; the ship may land or fly on."""
    t = Table()
    t.discover("cw", 3)
    t.port(B, "cw06")
    t.ship(A, "cw07")
    fly(t, "cw06", 2, 2, 2)
    t.do("done")
    assert t.path[:2] == ["cw06", "cw05"]  # nothing is left to choose
    t = Table()
    t.discover("cw", 3)
    t.port(B, "cw06")
    t.ship(A, "cw09")
    fly(t, "cw08", 2, 2, 2)
    t.refuse("go:cw06-cw02", "illegal-closed", "MV12.4")


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


def test_adjusted_readings_are_used_once() -> None:
    """MV13.9 adjust_navigation: at the next navigation space the die is read as it lies."""
    t = Table()
    t.pilot(A, "p_human")
    fly(t, "nh12", 2, 4, 4)
    t.do("assign:1:navigation", "read:3")
    assert t.path[:3] == ["nh12", "nh11", "r_ib_nh_1"]  # 3, then 2 without a question


# --- shuttle -------------------------------------------------------------------------------------


def shuttle(passenger: str, place: str) -> Table:
    """At rest on cw07, two lines from Southern Comfort, with dice left to assign."""
    t = Table()
    t.discover("cw", 8)
    t.give(A, "t06")
    if place == "aboard":
        t.passenger(A, passenger)
    else:
        t.waiting(passenger, place)
    t.ship(A, "r_gb_cw_1")
    fly(t, "r_gb_cw_2", 3, 1, 1)
    t.do("done", "go:cw08-cw07")
    assert t.at(A) == "cw07" and t.asked == "shuttle"
    return t


def test_shuttle_at_the_end_of_movement() -> None:
    """MV11.10, MV5.14, MV5.6 A die is assigned late; whoever waits within reach comes aboard."""
    t = shuttle("ps04", "cw")
    assert t.offered("load") == set()
    t.do("assign:1:t06", "load:ps04")
    assert t.where("ps04") == 40 + A
    while not t.over:
        t.do("done")


def test_shuttle_does_not_reach() -> None:
    """MV11.10 A die of 1 is too short for two lines."""
    t = shuttle("ps04", "cw")
    t.do("assign:2:t06")
    assert t.offered("load") == set()


def test_shuttle_sets_down() -> None:
    """MV11.10, MV10.12, MV11.17 At a destination within reach, with everything that follows."""
    t = shuttle("ps28", "aboard")
    t.do("assign:1:t06", "set-down:ps28")
    assert t.s.credits[A] == 140 and t.s.fame[A] == 2 and t.where("ps28") == GONE
    assert t.s.delivered[A] == 1


def test_shuttle_to_the_base() -> None:
    """MV11.10 The base counts among the ports; undiscovered systems do not."""
    t = Table()
    t.give(A, "t06")
    t.waiting("ps08", "gb")
    t.passenger(A, "ps02")
    t.ship(A, "r_gb_cw_1")
    fly(t, "r_gb_cw_2", 3, 4, 4)
    t.do("assign:1:t06")
    assert {"load:ps08", "set-down:ps02"} <= t.options
    t.do("load:ps08", "set-down:ps02")
    assert t.where("ps08") == 40 + A and t.s.credits[A] == 180


def test_a_shuttle_may_make_room() -> None:
    """MV10.15, MV11.10 In space something may go overboard for a passenger."""
    t = shuttle("ps04", "cw")
    t.give(A, "g11", "g13")
    t.do("assign:1:t06")
    assert t.offered("load") == set()
    t.do("jettison:g13", "load:ps04")
    assert room(t.s, A) == 1


# --- pirates -------------------------------------------------------------------------------------


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


def test_the_loser_chooses_the_good() -> None:
    """MV7.5 Among the goods of the pirate's category."""
    t = ambush("pi7")
    t.holds(A, 1)
    t.give(A, "g06", "g02", "g12")
    fly(t, LAIR, 2, 2, 2)
    t.do("done", "fight:shield")
    t.effect(6)
    assert t.asked == "lose-good" and t.options == {"lose:g02", "lose:g06"}
    t.do("lose:g02")
    assert t.cargo(A, "g02") == 0 and t.cargo(A, "g06") == 1 and t.s.credits[A] == 0


def test_a_pirate_placed_with_the_last_point() -> None:
    """MV8.3, MV7.4 The fight is lost without a roll, and the pirate stays."""
    t = meet("en02", 0)
    t.toss(0, 9)
    assert t.asked == "" and t.s.pirate_infamy[PIRATE_IDS.index("pi1")] == 1


# --- encounter cards -----------------------------------------------------------------------------


def test_a_card_under_the_deck_comes_last() -> None:
    """MV8.2, MV11.14 Before the discards are shuffled."""
    t = start(2, "pp07")
    s = t.s
    s.removed = len(s.encounter_bag) - 2
    s.encounter_bag = []
    s.encounter_under, s.under_seen = [ENCOUNTER_IDS.index("en37")], [0]
    s.discards = [ENCOUNTER_IDS.index("en39")]
    t.run(DRAW_ENCOUNTER, A)
    assert s.credits[A] == 30 and s.fame[A] == 0
    t.run(DRAW_ENCOUNTER, A)
    assert t.asked == "chance" and t.s.chance == 2


def test_a_probe_sees_the_card_that_was_left_on_top() -> None:
    """MV11.14, MV17.2 Nothing is drawn for it."""
    t = Table()
    t.discover("nh", 10)
    t.give(A, "t10")
    t.top_card("en41")
    fly(t, "r_gb_cw_1", 2, 2, 2)
    t.do("probe", "peek:cw", "peek:jw", "done")
    assert t.asked == "probe-card" and t.s.top_seen == [1 << A]
    t.do("done")
    assert t.s.encounter_top == [ENCOUNTER_IDS.index("en41")]


def test_a_title_for_a_sole_leader_elsewhere() -> None:
    """MV8.6 When drawn it goes to the leader, whoever is in turn."""
    t = start(3, "pp07")
    t.s.delivered = [0, 3, 1]
    t.encounter(A, "en14", 5)
    assert t.s.title_at[2] == B


def test_a_stowaway_without_room() -> None:
    """MV8.3, MV4.3, MV10.15 Room may be made; else the passenger waits where it starts."""
    for answer in ("done", "jettison:g13"):
        t = start(2, "pp07")
        t.give(A, "g11", "g13")
        t.encounter(A, "en28", 5)
        t.toss(7, 30)
        assert t.asked == "make-room"
        t.do(answer)
        waits = answer == "done"
        assert t.where("ps08") == (WAITING_AT_BASE if waits else 40 + A)
        assert t.cargo(A, "g13") == int(waits)


def test_the_finder_chooses_the_good() -> None:
    """MV8.3 Of the goods that discovered cultures have in their supply areas."""
    t = start(2, "pp07")
    for culture, region in ((3, "jw"), (4, "cw"), (5, "ib")):
        t.discover(region, culture)
    t.supply("g03", 1)
    t.supply("g04", 1)
    t.encounter(A, "en26", 5)
    assert t.options == {"take:g03", "take:g04"}
    t.do("take:g04")
    assert t.cargo(A, "g04") == 1 and t.s.supply[3] == 0 and t.s.credits[A] == 0


@pytest.mark.parametrize("card", ["en27", "en29", "en33"])
def test_cards_with_nothing_to_offer(card: str) -> None:
    """MV8.3, MV16 No credits, no discovered system, no mission: nothing is asked."""
    t = meet(card)
    assert t.asked == "" and t.s.mp == 5


def test_gossip_when_everything_is_discovered() -> None:
    """MV8.3 There is no card to look at."""
    t = start(2, "pp07")
    for culture, region in enumerate(SYSTEM_IDS, 1):
        t.discover(region, culture)
    t.encounter(A, "en34", 5)
    assert t.asked == "" and not any(t.s.known)


def test_optional_cards_may_be_declined() -> None:
    """MV8.3 Exchange of a mission, jump, bazaar."""
    t = start(2, "pp07")
    t.mission(A, "mi01")
    t.money(A, 40)
    t.teleportal(4, "jw07")
    for card in ("en33", "en35", "en27"):
        t.encounter(A, card, 5)
        t.do("done")
    assert t.s.missions[0] == MISSION_IDS.index("mi01") and t.at(A) == "pp07"
    assert t.s.credits[A] == 40 and t.s.jumps[A] == 0


# --- missions ------------------------------------------------------------------------------------


def test_returned_missions_are_drawn_last() -> None:
    """MV8.3, MV13.3 A card under the deck comes when the deck is empty."""
    t = Table()
    at = MISSION_IDS.index("mi05")
    t.s.mission_bag, t.s.mission_under = [], [at]
    for mission in range(30):
        t.s.mission_done[mission] = B if mission != at else NONE
    t.run(DRAW_MISSION, A, [0])
    assert t.s.missions[0] == at and t.s.mission_under == []


def test_a_jump_completes_its_mission_on_the_way() -> None:
    """MV13.1, MV6.5 mi24, at the moment of the jump and with the flight going on."""
    t = start(2, "jw06")
    t.mission(A, "mi24")
    t.teleportal(1, "jw07")
    t.teleportal(3, "im12")
    fly(t, "jw07", 3, 2, 2)
    t.do("assign:1:navigation")
    t.draw("re21")
    t.draw("mi20")
    assert t.at(A) == "im12" and t.s.mp == 6 and t.asked == "step"


def test_drilling_completes_its_mission() -> None:
    """MV13.1, MV6.8 mi29, while the ship flies over the asteroid."""
    t = start(2, "as05")
    t.give(A, "t05")
    t.mission(A, "mi29")
    fly(t, "as04", 2, 2, 2)
    t.do("drill", "done")
    t.draw("re21")
    t.draw("mi20")
    assert t.s.mission_done[MISSION_IDS.index("mi29")] == A and t.mark("as04") == A


def test_two_missions_in_one_landing() -> None:
    """MV13.1, MV13.4 In any order, each replaced."""
    t = landed(space="wts01", region="wts")
    t.s.second[A] = 1
    t.mission(A, "mi14", "mi19")
    t.gauges(A, 3, 2)
    t.passenger(A, "ps01", "ps02")
    staying(t)
    for reward, mission in (("re21", "mi20"), ("re22", "mi21")):
        t.draw(reward)
        t.draw(mission)
    assert t.s.missions[:2] == [MISSION_IDS.index("mi20"), MISSION_IDS.index("mi21")]


def test_the_jammer_hands_over_what_the_place_fulfils() -> None:
    """MV11.13, MV13.1 A mission taken over may be completed in the same turn."""
    t = landed(3, space="iw01", region="iw")
    t.give(A, "t09", "g06")
    t.mission(A, "mi20")
    t.mission(B, "mi04")
    t.ship(B, "iw01")
    staying(t)
    t.do("jam:1:1:1")
    t.draw("re21")
    t.draw("mi30")
    assert t.s.mission_done[MISSION_IDS.index("mi04")] == A
    assert t.s.missions[2 * B] == MISSION_IDS.index("mi20")


# --- trade ---------------------------------------------------------------------------------------


def test_reasons_of_the_market() -> None:
    """MV10.1, MV10.3 What is not there is not sold, and one sale is one sale."""
    t = Table()
    t.discover("cw", 3)
    t.pile(3, "m03b")
    t.money(A, 200)
    t.give(A, "g01", "g01")
    t.ship(A, "cw07")
    fly(t, "cw06", 2, 2, 2)
    t.do("done", "go:cw06-cw02")
    assert t.s.landed == LANDED
    t.refuse("buy:g05", "illegal-not-in-market", "MV10.3")
    t.do("sell:g01")
    t.refuse("sell:g01", "illegal-no-sells", "MV10.1")


def test_a_technology_of_another_culture() -> None:
    """MV10.3, MV10.14, MV11.3 Unloaded upgrades are bought at their printed cost by others."""
    t = landed(3, culture=3)
    t.give(A, "t12")
    staying(t)
    t.do("unload:t12")
    while not t.over:
        t.do("done")
    t.pilot(C, "p_human")
    t.ship(C, "cw02")
    t.money(C, 90)
    staying(t, C)
    t.do("buy:t12")
    assert t.cargo(C, "t12") == 1 and t.s.credits[C] == 0


def test_passengers_left_behind() -> None:
    """MV10.14, MV10.12 They wait at the market for anyone."""
    t = landed(culture=3)
    t.passenger(A, "ps08")
    staying(t)
    t.do("drop-off:ps08")
    assert t.where("ps08") == REGION["cw"] and t.s.infamy[A] == 0
    t.ship(B, "cw01")
    staying(t, B)
    t.do("load:ps08")
    assert t.where(PASSENGER_IDS[7]) == 40 + B
