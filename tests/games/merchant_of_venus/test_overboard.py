"""MV10.15 Goods and passengers overboard at any time in space, with whatever is asked there."""

from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    ITEM_IDS,
    LICENCE,
    MISSION_IDS,
    PRINTED,
    SPACE_IDS,
    SPACES,
    SYSTEM_IDS,
)
from raumhafen.games.merchant_of_venus.rules.flight.landing import ENTER_ASTEROID, ENTER_PORT
from tests.games.merchant_of_venus.scenarios import LAIR, ambush, fly, shuttle, start
from tests.games.merchant_of_venus.table import A, B, Table


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


def throws_out(t: Table, question: str, item: str = "g12") -> None:
    """The open question offers it, and is asked again with the same answers besides."""
    assert t.asked == question
    before = t.options
    assert f"jettison:{item}" in before
    t.do(f"jettison:{item}")
    assert t.asked == question and t.options == before - {f"jettison:{item}"}


def drawn(card: str) -> Table:
    """Seat A carries a good and draws an encounter card in space."""
    t = start(2, "pp07")
    t.discover("cw", 3)
    t.discover("jw", 2)
    t.mission(A, "mi01")
    t.money(A, 50)
    t.teleportal(3, "im12")
    t.give(A, "g12")
    t.encounter(A, card, 5)
    return t


def test_goods_go_overboard_before_a_market_shift() -> None:
    """MV10.15, MV10.10 Each time it is asked; it counts for no shift."""
    t = drawn("en29")
    throws_out(t, "shift")
    t.do("shift:cw", "shift:jw")
    assert t.asked == ""


def test_passengers_go_overboard_while_a_card_is_open() -> None:
    """MV10.15 The dice for infamy are rolled, then the card is asked again."""
    t = start(2, "pp07")
    t.discover("cw", 3)
    t.passenger(A, "ps13")
    t.encounter(A, "en29", 5)
    t.do("eject:ps13")
    t.dice(2, 5)
    assert t.s.infamy[A] == 5 and t.asked == "shift" and t.options == {"done", "shift:cw"}


def test_goods_go_overboard_before_a_cheap_gauge() -> None:
    """MV10.15, MV8.3"""
    t = drawn("en27")
    throws_out(t, "buy-gauge")
    t.do("gauge:laser")
    assert t.s.gauges[0] == 2 and t.s.credits[A] == 10


def test_goods_go_overboard_before_a_mission_is_exchanged() -> None:
    """MV10.15, MV8.3"""
    t = drawn("en33")
    throws_out(t, "swap-mission")
    t.do("swap-mission:1")
    t.draw("mi20")
    assert t.s.missions[0] == MISSION_IDS.index("mi20")


def test_goods_go_overboard_before_a_look() -> None:
    """MV10.15, MV17.2"""
    t = drawn("en34")
    throws_out(t, "peek")
    t.do("peek:iw")
    assert t.s.known[SYSTEM_IDS.index("iw")]


def test_goods_go_overboard_before_a_jump() -> None:
    """MV10.15, MV8.3, MV6.5"""
    t = drawn("en35")
    throws_out(t, "jump")
    t.do("jump:3")
    assert t.at(A) == "im12"


def test_goods_go_overboard_before_a_reward_is_traded_in() -> None:
    """MV10.15, MV13.5 In space only; the card is not drawn again."""
    t = drawn("en32")
    t.effect(1)
    t.draw("re13")
    throws_out(t, "reward")
    t.do("trade-in")
    assert t.s.credits[A] == 100 and t.asked == ""


def test_goods_go_overboard_before_a_find_is_taken() -> None:
    """MV10.15, MV8.3"""
    t = start(2, "pp07")
    t.discover("jw", 3)
    t.discover("cw", 4)
    t.supply("g03", 1)
    t.supply("g04", 1)
    t.give(A, "g12")
    t.encounter(A, "en26", 5)
    throws_out(t, "take-good")
    t.do("take:g04")
    assert t.cargo(A, "g04") == 1 and t.asked == ""


def test_goods_go_overboard_when_a_card_takes_one() -> None:
    """MV10.15, MV8.3 What is thrown out does not count as lost; the last good has to go."""
    t = start(2, "pp07")
    t.give(A, "g12", "g13")
    t.encounter(A, "en38", 5)
    t.do("choose:1")
    assert t.asked == "lose-any-good" and t.offered("jettison") == {"jettison:g12", "jettison:g13"}
    t.do("jettison:g12")
    assert t.cargo(A, "g12") == t.cargo(A, "g13") == 0


def test_goods_go_overboard_when_a_pirate_takes_one() -> None:
    """MV10.15, MV7.5 What is thrown out does not count as taken; the marker lies there once."""
    t = ambush("pi7")
    t.holds(A, 1)
    t.give(A, "g06", "g02", "g12")
    fly(t, LAIR, 2, 2, 2)
    t.do("done", "fight:shield")
    t.effect(6)
    throws_out(t, "lose-good")
    t.do("lose:g02")
    assert t.cargo(A, "g06") == 1 and t.s.pirate_infamy[6] == 1


def test_goods_go_overboard_with_a_probe() -> None:
    """MV10.15, MV11.14 With each of its questions; the probe is used up once."""
    t = start(2, "cw07")
    t.discover("nh", 10)
    t.give(A, "t10", "g12", "g13", "g03")
    t.top_card("en41")
    fly(t, "cw08", 2, 2, 3)
    t.do("probe")
    throws_out(t, "probe")
    t.do("peek:iw", "peek:gp")
    throws_out(t, "probe-swap", "g13")
    t.do("done")
    throws_out(t, "probe-card", "g03")
    t.do("under")
    assert t.market("nh", "t10") == 3 and t.asked == "step" and t.s.encounter_top == []


def test_goods_go_overboard_before_a_market_flux() -> None:
    """MV10.15, MV11.5 Its die is assigned already, so it works even if it goes overboard itself."""
    t = start(2, "cw07")
    t.discover("cw", 3)
    t.discover("jw", 2)
    t.pile(3, "m03a", "m03b", "m03c")
    t.give(A, "t02", "g12")
    fly(t, "cw08", 2, 2, 2)
    t.do("assign:1:t02")
    throws_out(t, "flux")
    t.do("jettison:t02", "shift:cw")
    assert t.s.piles[6:9] == [1, 2, 0]


def test_goods_go_overboard_before_jamming() -> None:
    """MV10.15, MV11.13 At the end of a movement in space."""
    t = start(2, "cw06")
    t.ship(B, "cw06")
    t.give(A, "t09", "g12")
    t.mission(A, "mi01")
    t.mission(B, "mi02")
    t.turn(A)
    t.do("stay")
    throws_out(t, "jam")
    t.do("jam:1:1:1")
    assert t.s.missions[0] == MISSION_IDS.index("mi02")


def test_goods_go_overboard_before_the_shuttle_has_a_die() -> None:
    """MV10.15, MV11.10"""
    t = shuttle("ps04", "cw")
    t.give(A, "g12")
    t.do("assign:1:t06")  # asks again, now with the good
    throws_out(t, "shuttle")
    t = shuttle("ps04", "cw")
    assert t.offered("assign") and "jettison:t06" in t.options
    t.do("jettison:t06")
    assert t.over
