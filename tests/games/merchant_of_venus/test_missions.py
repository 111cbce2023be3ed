"""MV13.1-MV13.4 Missions."""

import pytest

from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    MISSION_IDS,
    NEAR,
    NONE,
    REGION_OF,
    REWARD_IDS,
    SPACE,
    SPACE_IDS,
)
from raumhafen.games.merchant_of_venus.rules.cards.missions import is_fulfilled
from raumhafen.games.merchant_of_venus.rules.scoring import mission_fame
from raumhafen.games.merchant_of_venus.state import DISPLAYED, LANDED, STAYED
from tests.games.merchant_of_venus.scenarios import LAIR, ambush, fly, start
from tests.games.merchant_of_venus.table import A, B, Table, landed, staying


def done(t: Table, mission: str) -> int:
    return t.s.mission_done[MISSION_IDS.index(mission)]


def near_supergiant() -> str:
    inside = REGION_OF[SPACE["sg01"]]
    return next(SPACE_IDS[n] for n in NEAR[SPACE["sg01"]] if REGION_OF[n] != inside)


def cross(t: Table) -> None:
    """Through sg01 (passed), sg02 (gauge lowered) to sg03 (passed)."""
    while not (t.asked == "chance" and t.s.chance > 6):
        if t.asked == "chance":
            t.effect(2 if t.at(A) == "sg02" else 1)
        elif t.asked == "hazard-failed":
            t.do("lower")
        else:
            wanted = [f"go:{t.at(A)}-sg0{k}" for k in (2, 3)]
            t.do(next(code for code in wanted if code in t.options))
    assert t.at(A) == "sg03"
    t.draw("re21")
    t.draw("mi30")


def fulfil(t: Table, prepare: str) -> None:
    if prepare in ("shield", "laser", "sum"):
        t.gauges(A, 4, 3)
    elif prepare == "upgrades":
        t.give(A, "t12", "t14")
    elif prepare == "drills":
        for rock in [k for k in range(268) if t.s.kind[k] == ASTEROID][:2]:
            t.s.mark[rock] = A
            t.s.markers[A] -= 1
    elif prepare == "port":
        t.port(A, "cw06")
    elif prepare == "passenger":
        t.passenger(A, "ps01")
    elif prepare == "two passengers":
        t.passenger(A, "ps01", "ps02")
    elif prepare == "room":
        t.s.cargo[31 * A + 10] = 0
        t.s.filled[A] -= 2
    elif prepare == "full":
        t.give(A, "g11", "g13")
    else:
        t.s.contacts[A] = 3


def test_t49_second_mission() -> None:
    """MV13.4, MV10.17, MV10.2 T49: c60, five fame, a second card; no buy action."""
    t = Table()
    t.ship(A, "r_gb_cw_3")
    t.mission(A, "mi01")
    t.money(A, 100)
    fly(t, "r_gb_cw_2", 1, 1, 1)
    t.do("done")
    assert "second-mission" in t.options and t.s.buys == 1
    t.do("second-mission")
    t.draw("mi02")
    assert t.s.credits[A] == 40 and t.s.fame[A] == 5 and t.s.buys == 1
    assert t.s.missions[1] == 1 and t.s.second[A] == 1


def test_t48_beacon_repair() -> None:
    """MV13.1, MV13.3, MV13.5, MV10.17 T48: pay, reward, trade it in, new mission."""
    t = landed(space="trp01", region="trp")
    t.mission(A, "mi01")
    t.money(A, 20)
    staying(t)
    t.do("complete:1")
    t.draw("re20")
    assert t.options == {"keep", "trade-in"}
    t.do("trade-in")
    t.draw("mi20")
    assert done(t, "mi01") == A and t.s.credits[A] == 50 and mission_fame(t.s, A) == 5
    assert t.s.reward_at[REWARD_IDS.index("re20")] == DISPLAYED
    while not t.over:
        t.do("done")
    t.ship(A, "gb01")
    t.money(A, 60)
    staying(t)
    t.do("reward:re20")
    assert t.s.reward_at[REWARD_IDS.index("re20")] == A and t.s.credits[A] == 0


def test_missions_without_a_price_are_not_asked() -> None:
    """MV13.1, MV3.7 Completed as soon as they are true in a turn of their owner."""
    t = landed(3)
    t.mission(B, "mi20")
    t.discover("jw", 4, B)
    t.discover("iw", 5, B)
    t.turn(A)
    t.do("stay")
    assert done(t, "mi20") == NONE
    t.turn(B)
    t.draw("re21")
    t.draw("mi21")
    assert done(t, "mi20") == B and t.s.missions[2 * B] == MISSION_IDS.index("mi21")


@pytest.mark.parametrize(
    ("mission", "region", "space"),
    [("mi04", "iw", "iw01"), ("mi12", "im", "im01")],
)
def test_carry_a_luxury_good(mission: str, region: str, space: str) -> None:
    """MV13.2 carry_good"""
    t = landed(space=space, region=region)
    t.mission(A, mission)
    t.turn(A)
    t.do("stay")
    assert t.over and done(t, mission) == NONE
    t.give(A, "g06")
    t.turn(A)
    t.do("stay")
    t.draw("re22")
    t.draw("mi30")
    assert done(t, mission) == A


def test_discard_a_good() -> None:
    """MV13.2 discard_good returns it to the supply area; with several kinds one is chosen."""
    t = landed(space="pp01", region="pp", culture=10)
    t.mission(A, "mi13")
    t.give(A, "g01", "g12")
    before = t.s.supply[11]
    staying(t)
    t.do("complete:1", "lose:g12")
    t.draw("re23")
    t.draw("mi30")
    assert done(t, "mi13") == A and t.s.supply[11] == before + 1


def test_pass_a_check_once_per_turn() -> None:
    """MV13.2 pass_check is tried once per turn."""
    t = landed(space="jw01", region="jw")
    t.mission(A, "mi03")
    t.money(A, 100)
    staying(t)
    t.do("complete:1")
    t.effect(5)
    assert done(t, "mi03") == NONE and "complete:1" not in t.options
    t.do("done")
    staying(t)
    t.do("complete:1")
    t.effect(2)
    t.draw("re23")
    t.draw("mi30")
    assert done(t, "mi03") == A


def test_land_on_an_asteroid_of_the_region() -> None:
    """MV13.1, MV0.6 Landing, not staying."""
    t = Table()
    t.ship(A, "as05")
    t.s.kind[SPACE["as04"]] = ASTEROID
    t.mission(A, "mi09")
    fly(t, "as04", 2, 2, 2)
    t.do("land")
    t.draw("re23")
    t.draw("mi30")
    assert done(t, "mi09") == A
    t = Table()
    t.ship(A, "as04")
    t.s.kind[SPACE["as04"]] = ASTEROID
    t.mission(A, "mi09")
    staying(t)
    assert t.over and done(t, "mi09") == NONE


def test_t53_crossing() -> None:
    """MV13.2 T53: entered spaces count, skipped ones do not."""
    t = Table()
    t.mission(A, "mi16")
    t.gauges(A, 1, 1)
    t.ship(A, near_supergiant())
    t.turn(A)
    t.do("head:sg01")
    t.speed(3, 3, 3)
    cross(t)
    assert done(t, "mi16") == A
    t = Table()
    t.mission(A, "mi16")
    t.drive(A, 2)
    t.ship(A, near_supergiant())
    fly(t, "sg01", 1, 1, 1)
    t.do("done")
    t.effect(1)
    t.do("go:sg02-sg03")
    t.effect(1)
    assert t.s.crossed == [SPACE["sg01"], SPACE["sg03"]] and done(t, "mi16") == NONE


@pytest.mark.parametrize(
    ("mission", "prepare"),
    [
        ("mi06", "shield"),
        ("mi14", "laser"),
        ("mi25", "sum"),
        ("mi28", "upgrades"),
        ("mi29", "drills"),
        ("mi26", "port"),
        ("mi05", "passenger"),
        ("mi19", "two passengers"),
        ("mi10", "room"),
        ("mi23", "full"),
        ("mi17", "contacts"),
    ],
)
def test_conditions(mission: str, prepare: str) -> None:
    """MV13.2, MV0.5 Gauges by their setting; what is aboard, owned or on the board."""
    targets = {"mi06": "dw01", "mi14": "wts01", "mi05": "ib01", "mi19": "wts01", "mi10": "ww01"}
    t = Table()
    t.s.active = A
    t.mission(A, mission)
    t.ship(A, targets.get(mission, "gb01"))
    t.s.landed = 1
    t.reward(A, "re09", "re10")
    if mission == "mi10":
        t.give(A, "g11", "g13")
    assert not is_fulfilled(t.s, A, 0)
    fulfil(t, prepare)
    assert is_fulfilled(t.s, A, 0)


def test_counting_missions() -> None:
    """MV13.1 Since taken: sales by state, sales in a region, jumps, passengers, pirates."""
    t = landed(space="gp01", region="gp", culture=3)
    t.pile(3, "m03b")
    t.mission(A, "mi08")
    t.give(A, "g01")
    staying(t)
    t.do("sell:g01")
    t.draw("re21")
    t.draw("mi27")
    assert done(t, "mi08") == A and t.s.progress[0] == 0
    for mission, needed in (("mi22", 3), ("mi24", 1), ("mi27", 2), ("mi21", 1), ("mi30", 3)):
        t = Table()
        t.mission(A, mission)
        t.s.progress[0] = needed - 1
        assert not is_fulfilled(t.s, A, 0)
        t.s.progress[0] = needed
        assert is_fulfilled(t.s, A, 0)


def test_building_completes_a_mission_in_the_same_turn() -> None:
    """MV13.1, MV12.2 The spaceport is on the board while it is still the owner's turn."""
    t = landed()
    t.mission(A, "mi26")
    t.money(A, 200)
    staying(t)
    t.do("build")
    t.draw("re21")
    t.draw("mi30")
    assert done(t, "mi26") == A and t.at(A) == "cw06" and t.over


def test_empty_decks() -> None:
    """MV13.3, MV13.5 Nothing is drawn from an empty deck."""
    t = landed(space="trp01", region="trp")
    t.mission(A, "mi01")
    t.money(A, 20)
    for card in range(26):
        t.s.reward_at[card] = B
    t.s.mission_under, t.s.mission_bag = [], []
    for mission in range(30):
        if mission != 0:
            t.s.mission_done[mission] = B
    staying(t)
    t.do("complete:1")
    assert done(t, "mi01") == A and t.s.missions[0] == NONE


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
    """MV13.1, MV6.8 mi29, while the ship flies over the asteroid; then it is asked to land."""
    t = start(2, "as05")
    t.give(A, "t05")
    t.mission(A, "mi29")
    fly(t, "as04", 2, 2, 2)
    t.do("drill")
    t.draw("re21")
    t.draw("mi20")
    assert t.asked == "land"
    t.do("done")
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


def test_an_asteroid_is_no_place_of_business() -> None:
    """MV13.1 A mission that names no kind of space wants a trading place."""
    t = start(2, "jw07")
    t.mission(A, "mi03")
    t.s.kind[SPACE["jw07"]] = ASTEROID
    t.s.landed = LANDED
    assert not is_fulfilled(t.s, A, 0)
    t.ship(A, "jw01")
    assert is_fulfilled(t.s, A, 0)


def test_crossing_counts_different_spaces() -> None:
    """MV13.2 The same one twice is one."""
    t = start(2, "sn01")
    t.mission(A, "mi15")
    t.s.crossed = [SPACE["sn01"], SPACE["sn01"]]
    assert not is_fulfilled(t.s, A, 0)
    t.s.crossed = [SPACE["sn01"], SPACE["sn02"]]
    assert is_fulfilled(t.s, A, 0)


def test_a_full_hold_is_full_of_goods() -> None:
    """MV13.2 Structures do not count, and the ship must have landed."""
    t = Table()
    t.mission(A, "mi23")
    t.give(A, "g11", "g01", "t08")
    t.s.landed = STAYED
    assert not is_fulfilled(t.s, A, 0)
    t = Table()
    t.mission(A, "mi23")
    t.give(A, "g11", "g13")
    assert not is_fulfilled(t.s, A, 0)
    t.s.landed = STAYED
    assert is_fulfilled(t.s, A, 0)


def test_a_second_mission_is_bought_once() -> None:
    """MV13.4 Also if one of the two has not been replaced."""
    t = Table()
    t.money(A, 200)
    staying(t)
    t.do("second-mission")
    t.draw("mi02")
    assert "second-mission" not in t.options


def test_a_beaten_pirate_completes_its_mission_before_the_next_question() -> None:
    """MV13.1, MV7.4 mi21, before the pirate's own reward is kept or not and before the drill."""
    t = ambush("pi5")
    t.gauges(A, 5, 2)
    t.give(A, "t05")
    t.mission(A, "mi21")
    fly(t, LAIR, 2, 2, 2)
    t.do("fight:laser")
    t.effect(1)
    t.draw("re21")
    t.draw("mi20")
    assert done(t, "mi21") == A
    t.draw("re13")
    assert t.asked == "reward"
    t.do("keep")
    assert t.asked == "drill"


def test_a_landing_completes_its_mission_before_the_jammer() -> None:
    """MV13.1, MV11.13 mi09, with the last point: the card cannot be handed over."""
    t = start(2, "as02")
    t.ship(B, "as04")
    t.give(A, "t09")
    t.mission(A, "mi09")
    t.mission(B, "mi20")
    fly(t, "as01", 1, 1, 1)
    t.do("done")
    t.draw("re21")
    t.draw("mi30")
    assert done(t, "mi09") == A and t.asked == "jam"


def test_a_mission_taken_in_space_is_completed_before_the_last_question() -> None:
    """MV13.1, MV11.13, MV5.6 mi25, before a late die for market flux."""
    t = start(2, "r_gb_cw_1")
    t.discover("iw", 3)
    t.discover("jw", 2)
    t.ship(B, "cw07")
    t.give(A, "t09", "t02")
    t.gauges(A, 4, 4)
    t.mission(A, "mi20")
    t.mission(B, "mi25")
    fly(t, "r_gb_cw_2", 1, 1, 3)
    t.do("done", "go:cw08-cw07", "jam:1:1:1")
    t.draw("re21")
    t.draw("mi30")
    assert done(t, "mi25") == A and t.asked == "late-die"


def test_a_mission_is_completed_within_the_speed_step() -> None:
    """MV13.1, MV11.10, MV5.5 The shuttle delivers twice before the ship moves; then the step
    goes on."""
    t = start(2, "r_gb_cw_1")
    t.give(A, "t06")
    t.mission(A, "mi27")
    t.passenger(A, "ps02", "ps03")
    fly(t, "r_gb_cw_2", 3, 4, 4)
    t.do("assign:1:t06", "set-down:ps02")
    assert t.asked == "speed" and done(t, "mi27") == NONE
    t.do("set-down:ps03")
    t.draw("re21")
    t.draw("mi30")
    assert done(t, "mi27") == A and t.asked == "speed" and t.s.mp == 0


def test_a_mission_is_completed_before_the_shuttle_flies() -> None:
    """MV13.1, MV0.6, MV5.14 With the last MP on an asteroid the ship has landed."""
    t = start(2, "r_wts_as_2")
    t.give(A, "t06")
    t.mission(A, "mi09")
    fly(t, "r_wts_as_3", 1, 1, 1)
    t.do("done", "go:as02-as04")
    assert t.at(A) == "as04" and t.s.mp == 0
    t.draw("re21")
    t.draw("mi30")
    assert done(t, "mi09") == A and t.asked == "shuttle"
