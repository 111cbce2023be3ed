"""MV11 Equipment and race technologies."""

import pytest

from raumhafen.games.merchant_of_venus.content.tables import (
    ENCOUNTER_IDS,
    MISSION_IDS,
    REGION,
    SYSTEM_IDS,
)
from raumhafen.games.merchant_of_venus.rules.scoring import SCORING
from raumhafen.games.merchant_of_venus.rules.ships import room
from raumhafen.games.merchant_of_venus.state import GONE, TURN_ENDS
from tests.games.merchant_of_venus.scenarios import fly, port_visit, shuttle, start
from tests.games.merchant_of_venus.table import A, B, Table, landed, staying


def test_spoiler_die_and_plaque() -> None:
    """MV11.4, MV14.2, MV14.3 A die of fame for a spoiler; 2 per spaceport with the plaque."""
    t = Table()
    t.give(A, "t01p")
    t.reward(A, "re26")
    t.port(A, "cw06")
    t.run(SCORING, A)
    t.effect(5)
    assert t.s.fame_total[A] == 5 + 2 and t.s.final[A] == 200 + 70


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


def test_equipment_limits() -> None:
    """MV11.1, MV11.2, MV1.1 Gauges stop at 5; a new drive sends the old to the stock."""
    t = landed(culture=8)
    t.gauges(A, 5, 2)
    t.money(A, 900)
    t.drive(A, 1)
    staying(t)
    assert "equip:laser" not in t.options
    t.do("equip:red_drive")
    assert t.s.drive[A] == 2 and t.s.drive_stock == [4, 3, 4]
    t.do("equip:cargo_hold", "equip:cargo_hold")
    assert "equip:cargo_hold" not in t.options and t.s.hold_stock == 6
    t.refuse("equip:shield", "illegal-not-sold-here", "MV11.1")


def test_one_of_each_technology() -> None:
    """MV11.3, MV11.4 One spoiler of either kind; flames and probes any number."""
    t = landed(culture=1)
    t.money(A, 300)
    staying(t)
    t.do("buy:t01p")
    t.refuse("buy:t01f", "illegal-owned", "MV11.3")
    t = landed(culture=3)
    t.money(A, 300)
    staying(t)
    t.do("buy:t03", "buy:t03", "buy:t03")
    assert t.cargo(A, "t03") == 3


def test_a_random_booster() -> None:
    """MV11.11 One of those left."""
    t = landed(culture=7)
    t.money(A, 100)
    staying(t)
    t.do("buy:t07")
    t.toss(2, 3)
    assert t.cargo(A, "t07c") == 1 and t.market("cw", "t07c") == 0


def test_t42_shuttle() -> None:
    """MV11.10, MV5.14 T42: green lines count 1; a die of 3 reaches, a die of 2 does not."""
    for die, reaches in ((3, True), (2, False)):
        t = Table()
        t.discover("cw", 3)
        t.give(A, "t06")
        t.waiting("ps01", "cw")
        t.ship(A, "cw08")
        fly(t, "cw09", die, 4, 4)
        t.do("assign:1:t06")
        assert ("load:ps01" in t.options) == reaches


def test_stasis_tanks() -> None:
    """MV11.12 Passengers travel in it at no capacity; it stays while they need it."""
    t = landed(culture=8)
    t.give(A, "t08")
    t.passenger(A, "ps13", "ps16", "ps19")
    assert room(t.s, A) == 3
    staying(t)
    assert "unload:t08" not in t.options


def test_t46_cloaked_visit() -> None:
    """MV11.7 T46: no fee, and the owner gets nothing."""
    t = port_visit(B)
    t.give(B, "t04")
    t.ship(B, "cw05")
    t.turn(B)
    t.do("head:cw06")
    t.speed(2, 2, 2)
    t.do("done", "land")
    t.do("assign:1:t04", "sell:g01")
    assert t.s.credits == [0, 240]


def test_t50_black_market() -> None:
    """MV11.8 T50: 2 infamy for each token; without the die nobody buys."""
    t = Table()
    t.discover("cw", 4)
    t.pile(4, "m04a")
    t.give(A, "g12", "t04")
    t.ship(A, "cw07")
    fly(t, "cw06", 2, 2, 2)
    t.do("done", "go:cw06-cw02")
    t.refuse("sell:g12", "illegal-no-buyer", "MV10.7")
    t.do("assign:1:t04", "sell:g12")
    assert t.s.credits[A] == 120 and t.s.infamy[A] == 2


def test_t51_jammer() -> None:
    """MV11.13, MV5.14, MV15.2 T51: both cards are named; nothing after a turn that ends at once."""
    t = Table()
    t.give(A, "t09")
    t.mission(A, "mi01")
    t.mission(B, "mi02")
    t.s.progress[2 * B] = 1
    t.ship(A, "cw06")
    t.ship(B, "cw06")
    t.turn(A)
    t.do("stay")
    assert t.options == {"done", "jam:1:1:1"}
    t.do("jam:1:1:1")
    assert t.s.missions[0] == 1 and t.s.missions[2] == 0 and t.s.progress[2] == 0
    t = Table()
    t.give(A, "t09")
    t.mission(A, "mi01")
    t.mission(B, "mi02")
    t.ship(A, "sn02")
    t.ship(B, "sn03")
    fly(t, "sn03", 2, 2, 2)
    t.effect(6)
    assert t.s.stop == TURN_ENDS and t.over


def test_t52_data_probe() -> None:
    """MV11.14, MV11.3 T52: two cards, swapped; the top encounter under the deck; once per turn."""
    t = Table()
    t.discover("nh", 10)
    t.give(A, "t10", "t10", "g12")
    t.ship(A, "cw07")
    fly(t, "cw08", 2, 2, 3)
    iw, gp = t.s.contact[3], t.s.contact[7]
    t.do("probe")
    assert "peek:nh" not in t.options
    t.do("peek:iw", "peek:gp", "swap")
    assert (t.s.contact[3], t.s.contact[7]) == (gp, iw) and t.market("nh", "t10") == 2
    t.toss(0, 60)
    t.do("under")
    assert t.s.encounter_under == [ENCOUNTER_IDS.index("en01")] and t.s.under_seen == [1]
    assert t.asked == "speed" and "probe" not in t.options


def test_the_last_two_cards_of_a_probe_leave_one_choice() -> None:
    """MV11.14, MV16 Two systems are left: the second is looked at without asking."""
    t = Table()
    for at, region in enumerate(SYSTEM_IDS[:12]):
        t.discover(region, at + 1)
    t.give(A, "t10")
    fly(t, "r_gb_cw_1", 2, 2, 2)
    t.do("probe", f"peek:{SYSTEM_IDS[12]}")
    assert t.asked == "probe-swap" and t.s.known[12:14] == [1, 1]


def test_market_flux() -> None:
    """MV11.5, MV10.10 A market shift when the die is assigned."""
    t = Table()
    t.discover("cw", 3)
    t.discover("jw", 2)
    t.pile(3, "m03a", "m03b", "m03c")
    t.give(A, "t02")
    fly(t, "r_gb_cw_1", 2, 2, 2)
    t.do("assign:1:t02", "shift:cw")
    assert t.s.piles[6:9] == [1, 2, 0] and t.s.pile_known[2] == 1


def test_market_flux_at_the_base() -> None:
    """MV11.5, MV5.6 A die may be assigned until the turn ends, on the base too."""
    t = Table()
    t.discover("cw", 3)
    t.discover("jw", 2)
    t.pile(3, "m03a", "m03b", "m03c")
    t.give(A, "t02")
    t.ship(A, "r_gb_cw_3")
    fly(t, "r_gb_cw_2", 1, 1, 1)
    t.do("done")
    assert t.at(A) == "gb01"
    t.do("assign:1:t02", "shift:cw")
    assert t.s.piles[6:9] == [1, 2, 0]


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


def test_an_unloaded_upgrade_does_not_work() -> None:
    """MV11.3 The die stays, the field is gone."""
    t = port_visit(B)
    t.give(B, "t04")
    t.ship(B, "cw05")
    t.turn(B)
    t.do("head:cw06")
    t.speed(2, 2, 2)
    t.do("done", "land", "assign:1:t04", "unload:t04", "sell:g01")
    assert t.s.credits[A] == 10


def test_tanks_make_room_for_themselves() -> None:
    """MV11.12 The passengers who filled the ship move into them."""
    t = landed(culture=8)
    t.give(A, "g01")
    t.passenger(A, "ps01", "ps02", "ps03")
    t.money(A, 60)
    staying(t)
    t.do("buy:t08")
    assert t.cargo(A, "t08") == 1


def test_a_shuttle_sets_down_at_destinations_only() -> None:
    """MV11.10 Whoever goes to the base stays aboard over another system."""
    t = start(2, "cw08")
    t.discover("cw", 3)
    t.give(A, "t06")
    t.passenger(A, "ps02", "ps10")
    fly(t, "cw09", 3, 4, 4)
    t.do("assign:1:t06")
    assert t.offered("set-down") == {"set-down:ps10"}


def test_the_jammer_reaches_its_own_space_only() -> None:
    """MV11.13 Both counters start anew."""
    t = Table(3)
    t.give(A, "t09")
    t.s.second[A] = 1
    t.mission(A, "mi22", "mi01")
    t.mission(B, "mi27")
    t.mission(2, "mi02")
    t.s.progress = [2, 0, 1, 0, 0, 0]
    t.ship(A, "cw06")
    t.ship(B, "cw06")
    t.turn(A)
    t.do("stay")
    assert t.options == {"done", "jam:1:1:1", "jam:1:2:1"}
    t.do("jam:1:1:1")
    assert t.s.progress == [0] * 6 and t.s.missions[0] == MISSION_IDS.index("mi27")


def test_knowledge_moves_with_swapped_cards() -> None:
    """MV11.14, MV17.2 Everybody sees which cards change places."""
    t = Table()
    t.discover("nh", 10)
    t.give(A, "t10")
    t.s.known[14 * B + REGION["iw"]] = 1
    fly(t, "r_gb_cw_1", 2, 2, 2)
    t.do("probe", "peek:iw", "peek:gp", "swap")
    assert t.s.known[14 * B + REGION["gp"]] == 1 and t.s.known[14 * B + REGION["iw"]] == 0
