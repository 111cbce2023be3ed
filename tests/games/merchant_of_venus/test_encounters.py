"""MV8.1-MV8.4 Encounter cards."""

import pytest

from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    BLUE,
    ENCOUNTER,
    ENCOUNTER_IDS,
    MISSION_IDS,
    NONE,
    PASSENGER_IDS,
    PIRATE,
    PIRATE_IDS,
    SHIELD,
    SPACE,
    SYSTEM_IDS,
    TELEPORTAL,
)
from raumhafen.games.merchant_of_venus.rules.cards.encounters import DRAW_ENCOUNTER
from raumhafen.games.merchant_of_venus.rules.cards.missions import DRAW_MISSION
from raumhafen.games.merchant_of_venus.rules.trade.market import market_state
from raumhafen.games.merchant_of_venus.state import STILL_MOVING, TURN_ENDS, WAITING_AT_BASE
from tests.games.merchant_of_venus.scenarios import fly, meet, start
from tests.games.merchant_of_venus.table import A, B, Table


def test_t30_dormant_gate() -> None:
    """MV8.1, MV8.2, MV8.3, MV2.6 T30: the lowest free number, no jump, the card leaves."""
    t = start(2, "pp07")
    t.teleportal(1, "jw07")
    t.teleportal(2, "dw05")
    t.encounter(A, "en01", 5)
    assert t.s.gates[2] == SPACE["pp07"] and t.kind("pp07") == TELEPORTAL
    assert t.at(A) == "pp07" and t.s.removed == 1 and t.s.mp == 5
    assert len(t.s.encounter_bag) + len(t.s.encounter_top) == 59


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
    t = start(2, "jw06")
    t.top_card("en24")
    fly(t, "jw07", 1, 1, 1)
    t.do("done")
    assert t.s.mp == 2 and t.asked == "chance"
    t.effect(6)
    assert t.s.mp == 0 and t.at(A) == "jw07" and t.over
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


def test_wandering_scholar_without_a_mission() -> None:
    """MV8.3, MV16 Where nothing can be chosen nothing is asked."""
    assert meet("en33").asked == ""


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


def test_a_probe_finds_an_empty_deck_reshuffled() -> None:
    """MV8.2, MV11.14 The top card is looked for, so the discards become the deck."""
    t = Table()
    t.discover("nh", 10)
    t.give(A, "t10")
    s = t.s
    s.removed = len(s.encounter_bag) - 2
    s.encounter_bag = []
    s.discards = [ENCOUNTER_IDS.index("en37"), ENCOUNTER_IDS.index("en39")]
    fly(t, "r_gb_cw_1", 2, 2, 2)
    t.do("probe", "peek:cw", "peek:jw", "done")
    t.toss(0, 2)
    assert t.asked == "probe-card" and s.encounter_top == [ENCOUNTER_IDS.index("en37")]
    assert s.discards == [] and t.told("event-reshuffle")


@pytest.mark.parametrize("under", [True, False])
def test_a_probe_finds_what_lies_under_the_deck_or_nothing(under: bool) -> None:
    """MV11.14 A card that was put there is the whole deck; without any, none is looked at."""
    t = Table()
    t.discover("nh", 10)
    t.give(A, "t10")
    s = t.s
    s.removed = len(s.encounter_bag) - under
    s.encounter_bag = []
    if under:
        s.encounter_under, s.under_seen = [ENCOUNTER_IDS.index("en37")], [0]
    fly(t, "r_gb_cw_1", 2, 2, 2)
    t.do("probe", "peek:cw", "peek:jw", "done")
    assert (t.asked == "probe-card") is under
    assert s.encounter_top == [ENCOUNTER_IDS.index("en37")] * under and s.encounter_under == []


def test_a_pirate_placed_with_the_last_point() -> None:
    """MV8.3, MV7.4 The fight is lost without a roll, and the pirate stays."""
    t = meet("en02", 0)
    t.toss(0, 9)
    assert t.asked == "" and t.s.pirate_infamy[PIRATE_IDS.index("pi1")] == 1


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


def test_returned_missions_are_drawn_last() -> None:
    """MV8.3, MV13.3 A card under the deck comes when the deck is empty."""
    t = Table()
    at = MISSION_IDS.index("mi05")
    t.s.mission_bag, t.s.mission_under = [], [at]
    for mission in range(30):
        t.s.mission_done[mission] = B if mission != at else NONE
    t.run(DRAW_MISSION, A, [0])
    assert t.s.missions[0] == at and t.s.mission_under == []


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
