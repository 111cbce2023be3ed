"""MV10.15 Goods and passengers overboard at any time in space, with whatever is asked there."""

from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    ITEM_IDS,
    LICENCE,
    PRINTED,
    SPACE_IDS,
    SPACES,
)
from raumhafen.games.merchant_of_venus.rules.flight.landing import ENTER_ASTEROID, ENTER_PORT
from tests.games.merchant_of_venus.scenarios import fly, start
from tests.games.merchant_of_venus.table import A, Table


def test_goods_go_overboard_at_a_hazard() -> None:
    """MV10.15, MV7.2 After a failed check too; the die is not rolled again for it."""
    t = start(2, "wts07")
    t.give(A, "g12")
    t.passenger(A, "ps13")
    fly(t, "wts08", 2, 2, 2)
    if t.asked == "speed":
        t.do("done")
    t.effect(6)
    assert t.asked == "hazard-failed"
    assert t.options == {"done", "lower", "jettison:g12", "eject:ps13"}
    t.do("jettison:g12")
    assert t.asked == "hazard-failed" and t.options == {"done", "lower", "eject:ps13"}
    t.do("eject:ps13")
    t.dice(4, 1)
    assert t.asked == "hazard-failed" and t.options == {"done", "lower"} and t.s.infamy[A] == 4
    t.do("lower")
    assert t.s.gauges[0] == 0


def test_goods_go_overboard_before_a_check() -> None:
    """MV10.15, MV0.3 Where something may be announced; a mere roll is still nothing to ask."""
    t = start(2, "wts07")
    t.give(A, "g12")
    t.intel(A, "en16")
    fly(t, "wts08", 2, 2, 2)
    if t.asked == "speed":
        t.do("done")
    assert t.asked == "before-check" and t.offered("jettison") == {"jettison:g12"}
    t.do("jettison:g12")
    assert t.asked == "before-check" and t.offered("jettison") == set()
    t = start(2, "wts07")
    t.give(A, "g12")
    fly(t, "wts08", 2, 2, 2)
    if t.asked == "speed":
        t.do("done")
    assert t.asked == "chance"


def over_asteroid() -> Table:
    t = start(2, next(SPACE_IDS[at] for at in range(SPACES) if PRINTED[at] == ASTEROID))
    t.give(A, "g12")
    t.s.active, t.s.mp = A, 3
    return t


def test_goods_go_overboard_over_an_asteroid() -> None:
    """MV10.15, MV5.12 An asteroid is no port."""
    t = over_asteroid()
    t.run(ENTER_ASTEROID, A)
    assert t.asked == "land" and t.options == {"land", "done", "jettison:g12"}
    t.do("jettison:g12")
    assert t.asked == "land" and t.options == {"land", "done"}
    t.do("done")
    assert t.s.mp == 3


def test_goods_go_overboard_before_drilling() -> None:
    """MV10.15, MV6.8"""
    t = over_asteroid()
    t.give(A, ITEM_IDS[LICENCE])
    t.run(ENTER_ASTEROID, A)
    assert t.asked == "drill" and "jettison:g12" in t.options
    t.do("jettison:g12")
    assert t.asked == "drill" and "jettison:g12" not in t.options
    t.do("drill")
    assert t.mark(t.at(A)) == A


def test_nothing_goes_overboard_over_a_port() -> None:
    """MV10.15, MV5.12"""
    t = start(2, "nh07")
    t.give(A, "g12")
    t.s.active, t.s.mp = A, 3
    t.run(ENTER_PORT, A)
    assert t.options == {"land", "done"}


def test_goods_go_overboard_while_a_card_is_open() -> None:
    """MV10.15, MV8.3 The options of the card are asked again."""
    t = start(2, "cw07")
    t.give(A, "g12")
    t.encounter(A, "en21", 4)
    assert t.asked == "card-option" and t.offered("jettison") == {"jettison:g12"}
    t.do("jettison:g12")
    assert t.offered("jettison") == set()
