"""MV10 Business: buying, selling, passengers."""

import pytest

from raumhafen.games.merchant_of_venus.content.tables import NONE, PASSENGER_IDS, REGION, SITE_IDS
from raumhafen.games.merchant_of_venus.rules.scoring import SCORING
from raumhafen.games.merchant_of_venus.rules.ships import room
from raumhafen.games.merchant_of_venus.rules.trade.limits import use_action
from raumhafen.games.merchant_of_venus.rules.trade.market import put_on_top
from raumhafen.games.merchant_of_venus.state import (
    GONE,
    LANDED,
    UNLIMITED,
    USED_EXTRA,
    WAITING_AT_BASE,
)
from tests.games.merchant_of_venus.scenarios import arrive, fly, shuttle, start
from tests.games.merchant_of_venus.table import A, B, C, Table, landed, staying


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


def test_nobody_is_moved_to_and_fro() -> None:
    """MV10.12, MV10.14 A passenger loaded here is not left here in the same turn."""
    t = landed(culture=3)
    t.waiting("ps01", "cw")
    staying(t)
    t.do("load:ps01")
    assert t.over


def test_nobody_is_moved_to_and_fro_elsewhere() -> None:
    """MV10.14, MV11.10 Nor left at another place; the shuttle fetched ps08 in this very turn."""
    t = Table()
    t.discover("cw", 3)
    t.give(A, "t06")
    t.waiting("ps08", "gb")
    t.passenger(A, "ps13")
    t.ship(A, "r_gb_cw_1")
    fly(t, "r_gb_cw_2", 3, 5, 5)
    t.do("assign:1:t06", "load:ps08", "done", "go:cw08-cw07", "go:cw06-cw02")
    assert t.asked == "business" and t.where("ps08") == 40 + A
    assert t.offered("drop-off") == {"drop-off:ps13"}


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


def test_fuzzy_dice_and_supplies_stay() -> None:
    """MV10.14, MV11.15 Supplies are never unloaded; special technologies may be."""
    t = landed()
    t.give(A, "t13", "t11", "t12")
    staying(t)
    assert t.offered("unload") == {"unload:t11", "unload:t12"}


def test_extra_actions_after_staying() -> None:
    """MV10.1 Without a landing there is no limit to add to."""
    t = landed()
    t.mission(A, "mi02")
    t.give(A, "g05")
    t.money(A, 60)
    staying(t)
    before = t.s.sells
    t.do("complete:1")
    t.draw("re17")
    t.do("keep")
    t.draw("mi20")
    assert t.s.sells == before


def test_a_shuttle_may_make_room() -> None:
    """MV10.15, MV11.10 In space something may go overboard for a passenger."""
    t = shuttle("ps04", "cw")
    t.give(A, "g11", "g13")
    t.do("assign:1:t06")
    assert t.offered("load") == set()
    t.do("jettison:g13", "load:ps04")
    assert room(t.s, A) == 1


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


def test_no_price_falls_below_zero() -> None:
    """MV10.4 c30 less at home, c10 less for the first purchase, of c30."""
    t = landed(culture=11)
    t.pilot(A, "p_whynom", 3)
    t.reward(A, "re11")
    staying(t)
    t.do("buy:t11")
    assert t.s.credits[A] == 0 and not any(t.s.card_credits)


@pytest.mark.parametrize(
    ("pilot", "level", "culture", "action", "price"),
    [
        ("p_whynom", 1, 8, "equip:laser", 50),
        ("p_whynom", 2, 8, "equip:laser", 50),
        ("p_whynom", 3, 8, "equip:laser", 60),
        ("p_whynom", 1, 8, "buy:t08", 60),
        ("p_eeepeeep", 1, 8, "buy:t08", 50),
        ("p_eeepeeep", 2, 8, "buy:t08", 50),
        ("p_eeepeeep", 4, 8, "buy:t08", 60),
        ("p_eeepeeep", 1, 8, "buy:g08", 50),
        ("p_eeepeeep", 1, 8, "equip:laser", 60),
        ("p_human", 1, 8, "equip:laser", 60),
    ],
)
def test_discounts(pilot: str, level: int, culture: int, action: str, price: int) -> None:
    """MV10.4, MV13.9 Equipment or technologies, by the ability on the present card."""
    t = landed(culture=culture)
    t.pilot(A, pilot, level)
    t.money(A, 500)
    staying(t)
    t.do(action)
    assert t.s.credits[A] == 500 - price


def test_a_deed_is_refunded_at_its_price() -> None:
    """MV10.11, MV14.1, MV13.9 c160 for the discount, c160 back."""
    t = landed()
    t.pilot(A, "p_whynom", 2)
    t.money(A, 160)
    staying(t)
    t.do("deed:cw06")
    t.run(SCORING, A)
    assert t.s.final[A] == 160 + 30  # and level 2 is worth three fame


def test_infamous_passengers() -> None:
    """MV10.12 Markers of infamy with the fare."""
    t = landed(culture=14)
    t.passenger(A, "ps15")
    staying(t)
    t.do("set-down:ps15")
    assert t.s.infamy[A] == 3 and t.s.fame[A] == 0


def test_the_base_is_a_destination_of_its_own() -> None:
    """MV10.12 Whoever goes to the base is not set down elsewhere, and the other way round."""
    t = landed(culture=12)
    t.passenger(A, "ps02", "ps08")
    staying(t)
    assert t.offered("set-down") == {"set-down:ps08"}
    t.do("done")
    t.ship(A, "gb01")
    staying(t)
    assert t.offered("set-down") == {"set-down:ps02"}


def test_the_higher_die_of_an_ejection() -> None:
    """MV10.15 Whichever of the two it is."""
    t = start(2, "cw07")
    t.passenger(A, "ps13")
    fly(t, "cw08", 2, 2, 3)
    t.do("eject:ps13")
    t.dice(5, 2)
    assert t.s.infamy[A] == 5


@pytest.mark.parametrize(("space", "head"), [("cw02", "cw06"), ("nh07", "nh16"), ("gb01", "nh12")])
def test_nothing_goes_overboard_on_ports_and_cities(space: str, head: str) -> None:
    """MV10.15 A ship that starts there keeps its cargo in the speed step."""
    t = start(2, space)
    t.give(A, "g12", "t03")
    t.discover("jw", 3)
    fly(t, head, 2, 2, 2)
    assert t.asked == "speed" and t.offered("jettison") == set()


def test_a_used_deed_is_gone() -> None:
    """MV10.11 It is neither held nor refunded any more."""
    t = landed()
    site = SITE_IDS.index("cw06")
    t.s.deed[site], t.s.deed_paid[site] = A, 200
    staying(t)
    t.do("build")
    assert t.s.deed[site] == NONE and t.s.deed_paid[site] == 0


def test_goods_go_overboard_under_way() -> None:
    """MV10.15 D24 A ship that left a city throws out in space what a passenger's room takes."""
    t = start(2, "cw02")
    t.give(A, "g12")
    fly(t, "cw06", 5, 5, 5)
    if t.asked == "speed":
        assert t.offered("jettison") == set()  # it still stands in the city
        t.do("done")
    before = room(t.s, A)
    assert t.asked == "step" and t.offered("jettison") == {"jettison:g12"}
    t.do("jettison:g12")
    assert room(t.s, A) > before
    assert t.asked == "step" and t.offered("jettison") == set()
    assert t.at(A) == "cw06"  # it costs neither movement nor the turn


def test_a_full_ship_from_a_city_finds_room_for_a_passenger_at_the_base() -> None:
    """MV10.15 D24 On its way, since the base is a port: there nothing goes overboard."""
    for thrown in ([], ["jettison:g13"]):
        t = start(2, "cw02")
        t.give(A, "g11", "g13")
        t.waiting("ps08", "gb")
        fly(t, "cw06", 6, 6, 6)
        t.do("go:cw06-cw07", *thrown, "go:cw08-r_gb_cw_4", "land")
        assert t.at(A) == "gb01" and t.over == (not thrown)  # nothing to be done, or room
    assert t.offered("load") == {"load:ps08"} and t.offered("jettison") == set()


def test_goods_go_overboard_before_a_departure_in_space() -> None:
    """MV10.15 Whoever is asked anything in space may make room; the question is asked again."""
    t = start(2, "cw06")
    t.give(A, "g12")
    t.passenger(A, "ps13")
    t.turn(A)
    assert t.offered("jettison") == {"jettison:g12"} and t.offered("eject") == {"eject:ps13"}
    t.do("jettison:g12")
    assert t.asked == "depart"


def test_goods_go_overboard_at_a_navigation_space() -> None:
    """MV10.15 It never makes a question where there was none, but comes along with one."""
    t = start(2, "nh07")
    t.give(A, "g12")
    fly(t, "nh16", 5, 5, 5)
    if t.asked == "speed":
        t.do("done")
    assert t.asked == "navigation"
    t.do("jettison:g12")
    assert t.asked == "navigation" and t.offered("jettison") == set()


def test_extra_action_is_used_last() -> None:
    """MV10.1, MV13.9 The plain purchases and sales go first, each for its own kind."""
    t = Table()
    t.s.buys, t.s.sells, t.s.used = 1, 1, 0
    for buying in (True, False):
        use_action(t.s, A, buying)
        assert not t.s.used & USED_EXTRA
    assert (t.s.buys, t.s.sells) == (0, 0)
    for buying in (True, False):
        t.s.used = 0
        use_action(t.s, A, buying)
        assert t.s.used & USED_EXTRA and (t.s.buys, t.s.sells) == (0, 0)


def test_the_top_of_a_market_may_stay() -> None:
    """MV8.5 Choosing the token that lies on top changes nothing; another goes above it."""
    t = Table()
    before = t.s.piles[:3]
    put_on_top(t.s, 0, before[0])
    assert t.s.piles[:3] == before and not t.s.pile_known[0]
    put_on_top(t.s, 0, before[2])
    assert t.s.piles[:3] == [before[2], before[0], before[1]] and t.s.pile_known[0]
