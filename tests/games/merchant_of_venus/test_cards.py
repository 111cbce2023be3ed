"""MV11, MV13: missions, rewards and race technologies."""

import pytest

from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    ENCOUNTER_IDS,
    INTEL_IDS,
    MISSION_IDS,
    NEAR,
    NONE,
    REGION,
    REGION_OF,
    REWARD_IDS,
    SPACE,
    SPACE_IDS,
    SYSTEM_IDS,
)
from raumhafen.games.merchant_of_venus.rules.cards.missions import is_fulfilled
from raumhafen.games.merchant_of_venus.rules.cards.rewards import DRAW_REWARD
from raumhafen.games.merchant_of_venus.rules.scoring import mission_fame
from raumhafen.games.merchant_of_venus.rules.ships import capacity
from raumhafen.games.merchant_of_venus.state import DISPLAYED, TURN_ENDS
from tests.games.merchant_of_venus.table import A, B, Table, landed, staying
from tests.games.merchant_of_venus.test_movement import fly


def done(t: Table, mission: str) -> int:
    return t.s.mission_done[MISSION_IDS.index(mission)]


# --- missions ------------------------------------------------------------------------------------


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


# --- rewards -------------------------------------------------------------------------------------


def test_rewards_that_work_at_once() -> None:
    """MV13.6, MV13.5 remove_infamy_3 and credits_40."""
    t = Table()
    t.s.infamy[A] = 5
    t.run(DRAW_REWARD, A)
    t.draw("re24")
    assert t.s.infamy[A] == 2
    t.run(DRAW_REWARD, A)
    t.draw("re25")
    assert t.s.credits[A] == 40


def test_bulkhead() -> None:
    """MV1.4 One more point of capacity."""
    t = Table()
    assert capacity(t.s, A) == 4
    t.reward(A, "re12")
    assert capacity(t.s, A) == 5


def test_spy_eye() -> None:
    """MV13.6, MV17.2 peek_here: in a system its card is seen."""
    t = Table()
    t.reward(A, "re05")
    fly(t, "r_gb_cw_1", 2, 2, 2)
    assert t.s.known.count(1) == 1 and t.told("event-seen")


def test_spy_eye_after_a_jump() -> None:
    """MV13.6, MV17.2, MV6.5 A ship that jumps into a system is in it."""
    t = Table()
    t.reward(A, "re05")
    t.teleportal(4, "jw07")
    t.ship(A, "pp07")
    t.s.known[14 * A + REGION["pp"]] = 1
    t.encounter(A, "en35", 0)
    t.do("jump:4")
    assert t.s.known[14 * A + REGION["jw"]] == 1 and t.told("event-seen")


def test_spy_eye_where_it_is_found() -> None:
    """MV13.6, MV13.5 It works from the moment it is owned, also for a ship already there."""
    t = Table()
    t.ship(A, "jw07")
    t.run(DRAW_REWARD, A)
    t.draw("re05")
    assert t.s.known[14 * A + REGION["jw"]] == 1
    t.s.known[14 * A + REGION["jw"]] = 0  # a probe has swapped the card since
    t.turn(A)
    assert t.s.known[14 * A + REGION["jw"]] == 1


# --- technologies --------------------------------------------------------------------------------


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


def test_market_report() -> None:
    """MV8.5, MV17.1 Any of the three tokens on top before an own sale."""
    t = landed(culture=3)
    t.pile(3, "m03a", "m03b", "m03c")
    t.give(A, "g01")
    t.intel(A, "en19")
    staying(t)
    assert t.offered("market-top") == {"market-top:2", "market-top:3"}
    t.do("market-top:3")
    assert t.s.piles[6:9] == [2, 0, 1] and t.s.intel_at[INTEL_IDS.index("en19")] == DISPLAYED
    t.do("sell:g01")
    assert t.s.credits[A] == 120


def test_market_report_needs_a_sale() -> None:
    """MV8.5 It is used before an own sale, so there must be something to sell."""
    t = landed(culture=3)
    t.give(A, "g11")
    t.intel(A, "en19")
    t.money(A, 100)
    staying(t)
    assert t.asked == "business" and t.offered("market-top") == set()


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


def test_fuzzy_dice_and_supplies_stay() -> None:
    """MV10.14, MV11.15 Supplies are never unloaded; special technologies may be."""
    t = landed()
    t.give(A, "t13", "t11", "t12")
    staying(t)
    assert t.offered("unload") == {"unload:t11", "unload:t12"}
