"""MV9, MV10, MV12: first contact, trade, passengers, spaceports."""

import pytest

from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    COST,
    INTEL_IDS,
    ITEM,
    REGION,
    SITE_IDS,
    SPACE,
)
from raumhafen.games.merchant_of_venus.rules.ships import capacity, room
from raumhafen.games.merchant_of_venus.state import GONE, UNLIMITED, WAITING_AT_BASE
from tests.games.merchant_of_venus.table import A, B, C, D, Table, landed, staying
from tests.games.merchant_of_venus.test_movement import fly


def arrive(t: Table) -> Table:
    """Seat A lands on cw02 this turn."""
    t.ship(A, "cw07")
    fly(t, "cw06", 2, 2, 2)
    if t.asked == "speed":
        t.do("done")  # nothing goes overboard
    t.do("go:cw06-cw02")
    assert t.at(A) == "cw02"
    return t


# --- first contact -------------------------------------------------------------------------------


def test_t34_first_contact() -> None:
    """MV9.2, MV9.3, MV9.4, MV10.5 T34: three purchases, from the card and in cash."""
    t = Table()
    t.culture("cw", 8)
    t.money(A, 100)
    arrive(t)
    t.toss(0, 6)
    assert t.s.card_credits[7] == 100 and t.s.card_owner[7] == A and t.market("cw", "g08") == 6
    price = COST[ITEM["g08"]]
    t.do("buy:g08", f"from-card:{price // 10}", "buy:g08", f"from-card:{price // 10}")
    assert t.s.card_credits[7] == 100 - 2 * price and t.s.credits[A] == 100
    t.do("equip:laser")
    assert t.cargo(A, "g08") == 2 and t.s.gauges[0] == 2 and t.s.credits[A] == 40
    t.refuse("buy:g08", "illegal-no-buys", "MV10.1")
    assert t.s.sells == 3


def test_waiting_passengers_come_to_the_market() -> None:
    """MV4.3, MV9.2 T3: from the supply area of their culture, or they wait at the base."""
    t = Table()
    t.culture("cw", 3)
    t.s.passenger_at[12] = 20 + 2
    arrive(t)
    t.toss(3, 6)
    assert t.where("ps13") == REGION["cw"]
    assert t.s.piles[6:9] == [1, 2, 0]


def test_first_contact_replaces_business() -> None:
    """MV4.4, MV10.1 Limits are three, extra actions included."""
    t = Table()
    t.culture("cw", 3)
    t.reward(A, "re17", "re18")
    t.money(A, 100)
    arrive(t)
    t.toss(0, 6)
    assert (t.s.buys, t.s.sells) == (4, 4)


# --- selling -------------------------------------------------------------------------------------


def test_t35_three_market_states() -> None:
    """MV10.7, MV10.8, MV10.9, MV10.10 T35: 160, 140 and 210; the strong sale shifts the pile."""
    t = landed(culture=3)
    t.pile(3, "m03a", "m03b", "m03c")
    t.give(A, "g01", "g01", "g14")
    t.supply("g03", 2)
    market = t.market("cw", "g03")
    staying(t)
    t.do("sell:g01")
    assert t.s.credits[A] == 160 and t.s.piles[6] == 1
    t.do("sell:g01")
    assert t.s.credits[A] == 300 and t.market("cw", "g03") == market + 1
    t.do("sell:g14")
    assert t.s.credits[A] == 510 and t.s.piles[6] == 1 and t.s.sold[A] == 3
    assert t.s.supply[0] == 5 and t.s.supply[13] == 4


def test_only_listed_buyers() -> None:
    """MV10.7 Other cultures do not buy."""
    t = landed(culture=8)
    t.give(A, "g12")
    staying(t)
    t.refuse("sell:g12", "illegal-no-buyer", "MV10.7")
    t.refuse("sell:g01", "illegal-not-aboard", "MV10.7")


def test_t36_limits_after_landing() -> None:
    """MV10.1, MV10.2 T36: one purchase and one sale; passengers and unloading stay free."""
    t = Table()
    t.discover("cw", 3)
    t.pile(3, "m03b")
    t.money(A, 200)
    t.give(A, "g01", "g12")
    t.waiting("ps01", "cw")
    arrive(t)
    assert (t.s.buys, t.s.sells) == (1, 1)
    t.do("sell:g01", "buy:g03")
    assert t.offered("buy") == set() and t.offered("sell") == set()
    assert {"load:ps01", "unload:g12"} <= t.options
    t.do("done")
    t.turn(A)
    t.do("stay")
    assert (t.s.buys, t.s.sells) == (UNLIMITED, UNLIMITED)


def test_extra_action() -> None:
    """MV10.1, MV13.9 One more buy or sell action after landing."""
    t = Table()
    t.discover("cw", 3)
    t.pilot(A, "p_human", 4)
    t.money(A, 200)
    arrive(t)
    t.do("buy:g03", "buy:g03")
    assert t.offered("buy") == set()


# --- buying --------------------------------------------------------------------------------------


def test_t37_prices() -> None:
    """MV10.4 T37: home discount, guild licence for the first purchase, technology discount."""
    t = landed(culture=14)
    t.pilot(A, "p_qossuth", 2)
    t.reward(A, "re11")
    t.money(A, 500)
    staying(t)
    t.do("buy:g14")
    assert t.s.credits[A] == 370
    t.do("buy:g14")
    assert t.s.credits[A] == 230
    t = landed(culture=11)
    t.pilot(A, "p_whynom", 3)
    staying(t)
    t.do("buy:t11")
    assert t.s.credits[A] == 0 and t.cargo(A, "t11") == 1


def test_t38_room() -> None:
    """MV1.4, MV10.6, MV11.1 T38: a hold makes room."""
    t = landed(culture=8)
    t.give(A, "g11", "g13")
    t.money(A, 600)
    staying(t)
    assert room(t.s, A) == 0
    t.refuse("buy:t08", "illegal-no-room", "MV10.6")
    t.do("equip:cargo_hold", "buy:t08")
    assert room(t.s, A) == 1 and capacity(t.s, A) == 6
    t.s.market[31 * REGION["cw"] + 9] += 1
    t.s.supply[9] -= 1
    t.refuse("buy:g10", "illegal-no-room", "MV10.6")


def test_t39_unloaded_goods() -> None:
    """MV10.3, MV10.14, MV2.5 T39: others buy them at their cost, and sell them elsewhere."""
    t = landed(culture=5)
    t.discover("jw", 14)
    t.pile(14, "m14a")
    t.give(A, "g12")
    staying(t)
    t.do("unload:g12")
    assert t.over and t.market("cw", "g12") == 1
    t.ship(B, "cw01")
    t.money(B, 60)
    staying(t, B)
    t.do("buy:g12", "done")
    assert t.s.credits[B] == 0
    t.ship(B, "jw01")
    before = t.s.supply[11]
    staying(t, B)
    t.do("sell:g12")
    assert t.s.supply[11] == before + 1 and t.s.credits[B] == 120


def test_rearranging_needs_no_action() -> None:
    """MV10.13 Capacity is tested by its sum."""
    t = landed(culture=8)
    t.give(A, "g01", "g12", "g11")
    assert room(t.s, A) == 0


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


def test_payment_in_any_split() -> None:
    """MV10.5, MV9.4 Cash and card; not for deeds."""
    t = landed(culture=8)
    t.s.card_owner[7], t.s.card_credits[7] = A, 50
    t.s.contacts = [1, 0]
    t.s.bank -= 50
    t.money(A, 200)
    staying(t)
    t.do("equip:laser")
    assert t.options == {f"from-card:{tens}" for tens in range(6)}
    t.do("from-card:2")
    assert t.s.credits[A] == 160 and t.s.card_credits[7] == 30
    assert t.offered("deed") == set()


def test_too_expensive() -> None:
    """MV10.5 A price that cannot be paid is refused."""
    t = landed(culture=8)
    t.money(A, 10)
    t.give(A, "g05")
    staying(t)
    t.refuse("equip:cargo_hold", "illegal-too-expensive", "MV10.5")


# --- passengers ----------------------------------------------------------------------------------


def test_t40_fare_and_zen() -> None:
    """MV10.12, MV11.17, MV13.6 T40: 160 + 20 + 70, three fame, out of the game."""
    t = landed(culture=1)
    t.give(A, "t13")
    t.reward(A, "re13")
    t.passenger(A, "ps16")
    staying(t)
    t.do("set-down:ps16")
    t.dice(3, 4)
    assert t.s.credits[A] == 250 and t.s.fame[A] == 3 and t.where("ps16") == GONE
    assert t.s.delivered[A] == 1


def test_t41_overboard() -> None:
    """MV10.15, MV10.16, MV10.14, MV10.17 T41: infamy in space, unloading at the base."""
    t = Table()
    t.ship(A, "cw07")
    t.passenger(A, "ps13")
    t.give(A, "g12")
    fly(t, "cw08", 2, 2, 3)
    t.do("eject:ps13")
    t.dice(2, 5)
    assert t.s.infamy[A] == 5 and t.where("ps13") == GONE
    before = t.s.supply[11]
    t.do("jettison:g12")
    assert t.s.supply[11] == before + 1
    t = Table()
    t.passenger(A, "ps13")
    t.give(A, "g12")
    staying(t)
    assert t.options == {"done", "drop-off:ps13"}
    t.do("drop-off:ps13")
    assert t.where("ps13") == WAITING_AT_BASE and t.s.infamy[A] == 0


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


def test_nobody_is_moved_to_and_fro() -> None:
    """MV10.12, MV10.14 A passenger loaded here is not left here in the same turn."""
    t = landed(culture=3)
    t.waiting("ps01", "cw")
    staying(t)
    t.do("load:ps01")
    assert t.over


# --- spaceports ----------------------------------------------------------------------------------


def test_t43_building() -> None:
    """MV12.1, MV12.2, MV12.4, MV4.7 T43: c200, the ship moves up, the way down is closed."""
    t = landed(3)
    t.money(A, 200)
    staying(t)
    t.do("build")
    assert t.mark("cw06") == A and t.at(A) == "cw06" and t.s.credits[A] == 0 and t.over
    t.ship(B, "cw06")
    t.turn(B)
    assert "head:cw02" not in t.options
    t.do("stay")
    while not t.over:
        t.do("done")
    t.ship(C, "cw02")
    t.turn(C)
    assert "head:cw06" in t.options


def test_no_building_after_buying() -> None:
    """MV12.1, MV13.9 Except for build_after_buying."""
    for level, possible in ((1, False), (3, True)):
        t = landed()
        t.pilot(A, "p_whynom", level)
        t.money(A, 500)
        staying(t)
        t.do("equip:laser")
        assert ("build" in t.options) == possible
    t = landed()
    t.money(A, 500)
    staying(t)
    t.do("equip:laser")
    t.refuse("build", "illegal-build", "MV12.1")


def test_t44_deed() -> None:
    """MV10.11, MV12.2 T44: prepaid building, reserved for the holder."""
    t = landed()
    t.money(A, 400)
    staying(t)
    t.do("deed:cw06")
    assert t.s.deed[SITE_IDS.index("cw06")] == A and t.s.credits[A] == 200
    t.refuse("build", "illegal-build", "MV12.1")
    t.do("done")
    t.ship(B, "cw02")
    t.money(B, 500)
    staying(t, B)
    assert "build" not in t.options and "deed:cw06" not in t.options
    t.do("done")
    staying(t)
    t.do("build")
    assert t.mark("cw06") == A and t.s.credits[A] == 200


def test_t45_asteroid_system() -> None:
    """MV12.3, MV6.9 T45: the neutral spaceport is ruined, also for ships standing on it."""
    t = Table(4)
    t.discover("as", 13)
    t.ship(A, "as06")
    t.ship(D, "as06")
    t.money(A, 200)
    staying(t)
    t.do("build")
    assert t.at(A) == "as02" and t.mark("as02") == A and t.kind("as06") == ASTEROID
    staying(t, D)
    assert t.over


def port_visit(seat: int) -> Table:
    t = Table(2)
    t.discover("cw", 3)
    t.pile(3, "m03b")
    t.port(A, "cw06")
    t.ship(seat, "cw06")
    t.give(seat, "g01", "g01")
    t.money(B, 100)
    return t


def test_t46_fees() -> None:
    """MV12.5, MV18.8 T46: visitors pay the owner, the bank pays the owner's own actions."""
    t = port_visit(B)
    staying(t, B)
    t.do("buy:g03", "sell:g01")
    assert t.s.credits == [20, 100 - 30 + 140 - 20]
    t = port_visit(A)
    staying(t)
    t.do("sell:g01")
    assert t.s.credits[A] == 150


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


def test_fee_exemptions() -> None:
    """MV13.6, MV8.5 no_fee and customs codes."""
    t = port_visit(B)
    t.reward(B, "re14")
    staying(t, B)
    t.do("sell:g01")
    assert t.s.credits == [0, 240]
    t = port_visit(B)
    t.intel(B, "en18")
    staying(t, B)
    t.do("customs", "sell:g01", "sell:g01")
    assert t.s.credits == [0, 380] and t.s.intel_at[INTEL_IDS.index("en18")] == -1


def test_a_fee_may_come_out_of_the_proceeds() -> None:
    """MV12.5 For a purchase it must be there in cash."""
    t = port_visit(B)
    t.money(B, 0)
    staying(t, B)
    assert "sell:g01" in t.options
    t.refuse("buy:g03", "illegal-too-expensive", "MV10.5")
    t.do("sell:g01")
    assert t.s.credits == [10, 130]


def test_double_income() -> None:
    """MV13.9 double_port_income: the bank adds the second c10."""
    t = port_visit(B)
    t.pilot(A, "p_whynom", 4)
    staying(t, B)
    t.do("sell:g01")
    assert t.s.credits == [20, 230]


def test_own_purchases_are_no_source_of_money() -> None:
    """MV12.5 The bank pays the owner of a spaceport no more than a purchase there has cost."""
    t = Table()
    t.discover("cw", 11)
    t.port(A, "cw06")
    t.ship(A, "cw06")
    t.pilot(A, "p_whynom", 4)  # at home: c30 less, and c20 for each own action
    t.money(A, 100)
    staying(t)
    for _ in range(3):
        t.do("buy:t11", "unload:t11")  # printed price c30
    assert t.s.credits[A] == 100
    t.do("equip:laser")
    assert t.s.credits[A] == 100 - 30 + 20


def test_cheap_spaceports() -> None:
    """MV13.9 spaceport_discount: c160 for building and deeds."""
    t = landed()
    t.pilot(A, "p_whynom", 2)
    t.money(A, 160)
    staying(t)
    assert {"build", "deed:cw06"} <= t.options
    t.do("build")
    assert t.s.credits[A] == 0


def test_ruins_and_smoke_ring() -> None:
    """MV12.4 Smoke Ring can still be entered from its other side."""
    t = Table()
    t.discover("ib", 5)
    t.port(A, "ib02")
    t.ship(B, "ib09")
    t.turn(B)
    assert "head:ib01" in t.options
    assert t.s.mark[SPACE["ib02"]] == A


# --- the base ------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("place", ["cw02", "nh07"])
def test_trading_places_share_the_market(place: str) -> None:
    """MV0.4, MV2.5 Cities and neutral spaceports do business with their system."""
    region = place.rstrip("0123456789")
    t = landed(space=place, region=region)
    t.money(A, 60)
    staying(t)
    assert "equip:laser" in t.options
