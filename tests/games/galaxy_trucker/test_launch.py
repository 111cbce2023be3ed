"""GT11, GT12, GT13 Launch, movement, strengths."""

from __future__ import annotations

import pytest

from raumhafen.engine.state import apply
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.rules.flight.flight_board import flight_order, move
from raumhafen.games.galaxy_trucker.rules.flight.launch import (
    BOARD_CREW,
    fill_batteries,
    set_rockets,
)
from raumhafen.games.galaxy_trucker.rules.ship.strength import cannon_strength, engine_strength
from raumhafen.games.galaxy_trucker.state import LEARNING
from tests.games.galaxy_trucker.table import NO_FRAME, Table


@pytest.mark.parametrize(
    ("seats", "round", "positions"),
    [(4, "I", [0, -2, -4, -6]), (3, "III", [0, -4, -8]), (2, "II", [0, -3]), (2, "IIIa", [0, -4])],
)
def test_t21_rockets(seats: int, round: str, positions: list[int]) -> None:
    """GT11.2 T21: gaps of 2, 3 and 4 spaces."""
    t = Table("-" * seats, board=round)
    set_rockets(t.s, NO_FRAME)
    assert t.s.position == positions


def crews(t: Table) -> set[tuple[int, ...]]:
    """Every crew that the questions of one ship can lead to."""
    for where in ("5,7", "7,7", "9,7"):
        t.empty(0, where)
    t.run(BOARD_CREW, 0)
    found: set[tuple[int, ...]] = set()
    todo = [t.s]
    while todo:
        s = todo.pop()
        if not s.deciders():
            t.s = s
            found.add(tuple(t.load(0, where) for where in ("5,7", "7,7", "9,7")))
            continue
        for option in s.options(0):
            copy = s.copy()
            apply(copy, 0, option)
            todo.append(copy)
    return found


def test_t22_crews_of_d() -> None:
    """GT11.4, GT11.5 T22: four crews; the start cabin takes humans only."""
    found = crews(Table("D"))
    assert found == {(2, 2, 2), (4, 2, 2), (2, 2, 8), (4, 2, 8)}
    sizes = sorted(sum({4: 1, 8: 1}.get(load, load) for load in crew) for crew in found)
    assert sizes == [4, 5, 5, 6]


def test_the_view_counts_the_cabins_that_may_choose() -> None:
    """GT11.4 The one that is asked, and those that come after it."""
    t = Table("D")
    for where in ("5,7", "7,7", "9,7"):
        t.empty(0, where)
    t.run(BOARD_CREW, 0)
    assert GAME.view(t.s, 0)["owing"] == 2
    t.say(0, t.options(0)[0])
    assert GAME.view(t.s, 0)["owing"] == 1


def test_t22_both_supports() -> None:
    """GT11.5 T22: a cabin joined to both kinds may take either, but one of each in a ship."""
    t = Table("D")
    t.strip(0, "5,8")
    t.put(0, "5,8", "life_support_brown-0003", 1)
    found = crews(t)
    assert found == {(2, 2, 2), (4, 2, 2), (8, 2, 2), (2, 2, 8), (4, 2, 8)}


def test_t22_learning_flight() -> None:
    """GT10.1, GT11.4 T22: life supports are mere structure, six humans only."""
    t = Table("D")
    t.s.round = LEARNING
    assert crews(t) == {(2, 2, 2)}


def test_crew_without_humans_is_refused() -> None:
    """GT11.6 Two cabins, both could take an alien: the second must take humans."""
    t = Table("D", options={"inspection": "manual"})  # the law of GT24.5 does not hold then
    t.strip(0, "7,7")
    t.empty(0, "5,7")
    t.empty(0, "9,7")
    t.run(BOARD_CREW, 0)
    t.say(0, "crew:5,7:purple")
    assert t.load(0, "9,7") == 2 and not t.asked()


def test_t23_batteries() -> None:
    """GT11.3 T23: every battery tile is filled."""
    t = Table("G", options={"round_1": "I"})
    for where in ("8,7", "8,8"):
        t.empty(0, where)
    fill_batteries(t.s, NO_FRAME)
    assert (t.load(0, "8,7"), t.load(0, "8,8")) == (3, 2)
    assert Table("D").batteries(0) == 2 and Table("E").batteries(0) == 0


def test_t24_lose_days() -> None:
    """GT12.1, GT12.2 T24: 8 is occupied and not counted."""
    t = Table("RGB")
    t.at(10, 8, 5)
    move(t.s, 0, -3)
    assert t.s.position[0] == 6
    move(t.s, 0, 0)
    assert t.s.position[0] == 6


def test_order_is_by_position() -> None:
    """GT0.3, GT12.3 Also when a rocket is a lap behind; only flying ships count."""
    t = Table("RGB")
    t.at(41, 3, 39)
    assert flight_order(t.s) == [0, 2, 1]
    t.s.flying[2] = 0
    assert flight_order(t.s) == [0, 1]


def test_t52_skipping_round_the_ring() -> None:
    """GT12.1, GT12.2 T52: occupied spaces are compared on the ring."""
    t = Table("RGB")
    t.at(38, 20, 0)
    move(t.s, 0, 2)
    assert t.s.position[0] == 41  # 39 is free, 40 is the space of the last rocket


@pytest.mark.parametrize(("leader", "flies"), [(41, 0), (39, 1)])
def test_t52_check_after_the_card(leader: int, flies: int) -> None:
    """GT12.4, GT14.1 T52: 41 behind gives up, 39 flies on."""
    t = Table("RGB")
    t.at(leader, 20, 0)
    t.card("II-05")  # an epidemic that infects nobody here moves nobody
    assert t.s.flying == [1, 1, flies]


def test_t31_strengths() -> None:
    """GT13.1, GT13.2 T31: aliens add 2 if there is any strength at all."""
    t = Table("D")
    t.crew(0, "5,7", "purple")
    t.crew(0, "9,7", "brown")
    assert cannon_strength(t.s, 0, 0, 0) == 2 * 4 and engine_strength(t.s, 0, 0) == 2 * 4
    t.strip(0, "7,6", "8,6")
    assert cannon_strength(t.s, 0, 0, 0) == 0


def test_t31_ship_c() -> None:
    """GT0.5, GT13.2 T31: half units; 1½ and an alien make 3½."""
    t = Table("C")
    assert cannon_strength(t.s, 0, 0, 0) == 3
    t.s.load[5 * 11 + 5] = 4
    assert cannon_strength(t.s, 0, 0, 0) == 7


def test_t31_only_a_double_cannon() -> None:
    """GT13.2, GT13.3 T31: unpowered nothing, also with an alien; powered to the side 1 + 2."""
    t = Table("R")
    t.strip(0, "6,6", "7,6", "8,6")
    t.s.load[5 * 11 + 5] = 4
    assert cannon_strength(t.s, 0, 0, 0) == 0
    assert cannon_strength(t.s, 0, 0, 1) == 2 * 3


def test_crew_size() -> None:
    """GT13.4 Humans and aliens."""
    t = Table("D")
    t.crew(0, "5,7", "purple")
    assert t.people(0) == 5 and t.humans(0) == 4
