"""MV12 Merchant spaceports."""

from raumhafen.games.merchant_of_venus.content.tables import ASTEROID, CITY, SPACE
from tests.games.merchant_of_venus.scenarios import fly, port_visit
from tests.games.merchant_of_venus.table import A, B, C, D, Table, landed, staying


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


def test_a_fee_may_come_out_of_the_proceeds() -> None:
    """MV12.5 For a purchase it must be there in cash."""
    t = port_visit(B)
    t.money(B, 0)
    staying(t, B)
    assert "sell:g01" in t.options
    t.refuse("buy:g03", "illegal-too-expensive", "MV10.5")
    t.do("sell:g01")
    assert t.s.credits == [10, 130]


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


def test_ruins_and_smoke_ring() -> None:
    """MV12.4 Smoke Ring can still be entered from its other side."""
    t = Table()
    t.discover("ib", 5)
    t.port(A, "ib02")
    t.ship(B, "ib09")
    t.turn(B)
    assert "head:ib01" in t.options
    assert t.s.mark[SPACE["ib02"]] == A


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


def test_an_orbital_takes_one_spaceport() -> None:
    """MV12.2 Neither a second one nor a deed; the city above which one stands remains a city."""
    t = landed()
    t.port(B, "cw06")
    t.money(A, 500)
    staying(t)
    assert "build" not in t.options and t.offered("deed") == {"deed:cw03"}
    t.do("done")
    t.ship(A, "cw01")
    staying(t)
    t.do("build")
    assert t.mark("cw03") == A and t.kind("cw01") == CITY
