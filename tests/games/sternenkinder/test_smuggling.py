"""A8.60 to A8.63 Smuggling: contraband is sold, paid off and seized."""

from __future__ import annotations

import pytest

from raumhafen.engine.asides import aside, asides
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import ASTEROID
from raumhafen.games.sternenkinder.rules.politics.smuggling import hear_moves_over
from raumhafen.games.sternenkinder.state import BRONZE, FACE_DOWN, GOLD
from tests.games.sternenkinder.agency import Agency, abroad, system
from tests.games.sternenkinder.tables import GAME, reveal


def loaded(goods: int) -> Agency:
    """A ship with contraband is on a planet of the other at the end of the movement phase."""
    t = abroad("agent")
    t.s.civil_goods[t.ship] = goods
    t.bent = True
    t.movement()
    t.mine.has(awe=0)
    while t.question() == "movement":
        t.play("pass")
    return t


@pytest.mark.plays("ia.smuggle")
def test_a_part_is_sold() -> None:
    """A8.60, A8.61: 3 AWE for each level, the owner has less capacity, the cube is gold."""
    t = loaded(BRONZE)
    assert t.question() == "contraband" and t.options() == ["goods:part", "goods:all"]
    before = t.other.full_capacity
    t.play("goods:part")
    assert t.mine.account["awe"] == 9 and t.s.civil_goods[t.ship] == GOLD
    assert t.other.full_capacity == [before[0] - 1, before[1] - 1]
    hear_moves_over(t.s, 0, 0, 0)
    assert t.other.full_capacity == before


def test_all_is_sold() -> None:
    """A8.62: 6 AWE for each level, twice with gold; a die of pips lies on the planet."""
    t = loaded(GOLD)
    assert t.mine.account["awe"] == 36 and t.s.smuggled[t.other.home] == 6
    assert t.s.civil_goods[t.ship] == 0
    assert t.other.full_capacity == [0, 0]
    t.s.civil_goods[t.ship] = BRONZE
    hear_moves_over(t.s, 0, 0, 0)
    assert t.s.stack[-1].script.name != "sell_goods"  # A8.62 nobody smuggles here now


def test_pips_are_paid_off() -> None:
    """A8.62: 2 AWE for each."""
    t = Agency()
    t.s.smuggled[t.mine.home] = 2
    t.ask_again().play(f"clean:{CELL_IDS[t.mine.home]}")
    assert t.s.smuggled[t.mine.home] == 1 and t.mine.account["awe"] == 7


@pytest.mark.parametrize("phase", ["politics", "movement"])
def test_pips_are_paid_off_out_of_turn(phase: str) -> None:
    """A8.62, A0.10, decision 10: at any time, so between two actions of others; in the movement
    phase also by who is on turn."""
    t = Agency()
    if phase == "movement":
        t.movement()
    for player in (t.mine, t.other):
        player.has(awe=5)
        t.s.smuggled[player.home] = 2
    t.ask_again()
    asked = t.active
    other = t.seat(1 - asked.seat)
    code = GAME.actions.parse(f"clean:{CELL_IDS[other.home]}")
    aside(GAME, t.s, other.seat, code)
    assert t.s.smuggled[other.home] == 1 and other.account["awe"] == 3
    assert t.active.seat == asked.seat and GAME.broken_laws(t.s) == []
    own = GAME.actions.parse(f"clean:{CELL_IDS[asked.home]}")
    assert (own in asides(GAME, t.s, asked.seat)) is (phase == "movement")
    assert t.offers(f"clean:{CELL_IDS[asked.home]}") is (phase == "politics")


def stopped(goods: int, seats: int = 2) -> Agency:
    """The ship with the cube has come where all others keep watch; the first is asked."""
    t = Agency("agent", seats=seats)
    cell = next(c for c in NEIGHBOURS[t.mine.home] if t.s.tile[c] == FACE_DOWN)
    reveal(t.s, cell, ASTEROID)
    for seat in range(seats):
        if seat != t.mine.seat:
            t.guard(t.seat(seat), cell, 1)
    t.s.civil_goods[t.ship] = goods
    t.movement()
    t.mine.has(awe=9)
    while t.active.seat != t.mine.seat:
        t.play("pass")
    for seat in range(seats):
        if seat != t.mine.seat:
            t.seat(seat).has(awe=0)
    t.play(f"fly:{t.ship % 20 + 1}", system(cell))
    while t.question() != "interception":
        t.play(t.options()[0])
    return t


@pytest.mark.parametrize(("goods", "taken"), [(BRONZE, 3), (GOLD, 6)])
def test_police_seizes_contraband(goods: int, taken: int) -> None:
    """A8.63: outside of colonies, and takes 3 AWE, 6 for gold."""
    t = stopped(goods)
    t.play("yes")
    assert t.s.civil_goods[t.ship] == 0 and t.other.account["awe"] == taken


def test_police_may_look_away() -> None:
    """A8.63: it is asked, and the cube stays."""
    t = stopped(BRONZE)
    t.play("no")
    assert t.s.civil_goods[t.ship] == BRONZE and t.mine.account["awe"] == 9


def test_a_cube_is_seized_once() -> None:
    """A8.63: nothing is left for the second police, who is not asked."""
    t = stopped(BRONZE, seats=3)
    first = t.active
    t.play("yes")
    assert t.question() != "interception" and first.account["awe"] == 3
