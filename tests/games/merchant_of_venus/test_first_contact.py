"""MV9 First contact."""

from raumhafen.games.merchant_of_venus.content.tables import COST, ITEM, NONE, PASSENGER_IDS
from raumhafen.games.merchant_of_venus.state import IN_SUPPLY
from tests.games.merchant_of_venus.scenarios import arrive, fly, start
from tests.games.merchant_of_venus.table import A, B, Table, staying


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


def test_first_contact_at_a_neutral_spaceport() -> None:
    """MV9.1 Not only in cities."""
    t = start(2, "nh16")
    t.culture("nh", 10)
    fly(t, "nh07", 3, 3, 3)
    t.do("land")
    t.toss(0, 6)
    assert t.s.home[9] != NONE and t.s.contacts[A] == 1


def test_only_the_passengers_of_the_culture_come() -> None:
    """MV9.2 Those of others wait on."""
    t = Table()
    t.culture("cw", 3)
    t.s.passenger_at[PASSENGER_IDS.index("ps02")] = IN_SUPPLY + 4
    arrive(t)
    t.toss(0, 6)
    assert t.where("ps02") == IN_SUPPLY + 4


def test_a_first_contact_card_serves_its_owner() -> None:
    """MV9.4 Nobody else spends its credits, and nobody in another system."""
    t = Table()
    t.discover("cw", 8, B, 100)
    t.discover("jw", 9, A, 100)
    t.ship(A, "cw02")
    t.money(A, 10)
    staying(t)
    assert t.over  # nothing that could be bought for c10


def test_what_a_card_does_not_pay() -> None:
    """MV9.4 Deeds and intel cards are paid in cash."""
    t = Table()
    t.discover("cw", 8, A, 100)
    t.ship(A, "cw02")
    t.intel(NONE, "en18")
    t.money(A, 190)
    staying(t)
    assert t.offered("deed") == set() and "equip:laser" in t.options
    t.money(A, 20)
    t.do("equip:laser", "from-card:6")
    assert t.offered("intel") == set()


def test_a_fee_is_not_paid_from_the_card() -> None:
    """MV9.4, MV12.5 Without c10 in cash a visitor cannot buy."""
    t = Table()
    t.discover("cw", 8, A, 100)
    t.port(B, "cw06")
    t.ship(A, "cw06")
    t.money(A, 0)
    t.give(A, "g05")
    staying(t)
    t.refuse("equip:laser", "illegal-too-expensive", "MV10.5")
    t.do("sell:g05", "equip:laser")
    assert t.options and max(int(code.split(":")[1]) for code in t.options) == 6
