"""GT5 to GT20 Answers of the bots in small positions, and why they are the better ones."""

from __future__ import annotations

import pytest

from raumhafen.games.galaxy_trucker.actions import ACTIONS, PLACE, TURN
from raumhafen.games.galaxy_trucker.bots.architect import HOPELESS, Place, build_ahead, legal_places
from raumhafen.games.galaxy_trucker.bots.builder import build
from raumhafen.games.galaxy_trucker.bots.judgement import JUDGEMENT, NAMES
from raumhafen.games.galaxy_trucker.bots.pilot import penalty_cost
from raumhafen.games.galaxy_trucker.bots.plan import LEISURE, Plan
from raumhafen.games.galaxy_trucker.bots.prices import goods_cost
from raumhafen.games.galaxy_trucker.bots.worth import GREEDY
from raumhafen.games.galaxy_trucker.content.tables import BOARD_CELLS, cell_name
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.rules.building.options import frontier
from raumhafen.games.galaxy_trucker.rules.flight.course import FLIGHT
from raumhafen.games.galaxy_trucker.rules.flight.deck import card_of
from tests.games.galaxy_trucker.table import MANUAL, Table, cell, tile
from tests.games.galaxy_trucker.yard import Yard, learning


def greedy(t: Table, seat: int) -> str:
    return ACTIONS.code(GAME.mind().greedy(t.s, seat, t.s.options(seat)))


def shortlist(t: Table, seat: int) -> list[str]:
    return [ACTIONS.code(option) for option in GAME.mind().shortlist(t.s, seat, t.s.options(seat))]


# --- building ------------------------------------------------------------------------------------


def begun_ship(name: str) -> Yard:
    """A cannon in front of the start cabin, a structural tile beside it, and a tile in hand."""
    t = Yard(mode="real-time")
    t.build(0, "cannon-0230", "7,6")
    t.build(0, "structural-3123", "6,7", 1)
    assert not t.faults()
    t.draw(0, name)
    t.say(0, "put-back", f"take-open:{name}")  # a chosen tile is built in, wherever it is best
    return t


def ranked(t: Table) -> list[Place]:
    return legal_places(Plan(t.s, 0), frontier(t.s, 0, BOARD_CELLS[t.s.board]))


def searched(t: Table) -> int:
    """The cell that is best together with the next tile."""
    answer = build_ahead(t.s, 0, t.s.options(0), GREEDY)
    assert PLACE <= answer < TURN
    return answer - PLACE


def test_no_place_in_front_of_a_barrel_and_none_that_adds_a_fault() -> None:
    """GT3.4, GT5.4 The cell before the barrel borders on the ship as well."""
    t = begun_ship("engine-1202")
    assert cell("7,5") in frontier(t.s, 0, BOARD_CELLS[t.s.board])
    found = ranked(t)
    assert {where >> 2 for _, where in found} == {
        cell(n) for n in ("7,8", "6,8", "8,7", "5,7", "8,6")
    }
    assert found == sorted(found, reverse=True)
    for _, where in found:
        t.s.grid[where >> 2] = 4 * tile("engine-1202") + (where & 3)
        assert not t.faults()
        t.s.grid[where >> 2] = -1


def test_a_place_far_behind_the_best_is_not_thought_through() -> None:
    """GT5.2"""
    t = begun_ship("engine-1202")
    found = ranked(t)
    worst = found[0][0] - HOPELESS * Plan(t.s, 0).scale
    assert found[-1][0] < worst
    (score,) = [score for score, where in found if where >> 2 == searched(t)]
    assert score >= worst


def test_the_next_tile_decides_between_places_that_are_nearly_alike() -> None:
    """GT5.2 Without a pile nothing is drawn next, and the place counts by itself."""
    t = begun_ship("cargo2-1213")
    best = cell_name(ranked(t)[0][1] >> 2)
    assert (best, cell_name(searched(t))) == ("6,8", "8,7")
    t.s.pile.clear()
    assert cell_name(searched(t)) == best


def test_where_no_rotation_is_legal_the_ordinary_builder_answers() -> None:
    """GT5.4 The cell in front of the barrel, which a person may choose."""
    t = begun_ship("engine-1202")
    t.say(0, "place:7,5")
    options = t.s.options(0)
    assert shortlist(t, 0) == [ACTIONS.code(build(t.s, 0, options))] == ["turn:0"]


def test_who_has_used_all_actions_rests_until_the_ship_is_full() -> None:
    """GT6.4, GT8.1 A ship without room for a tile gains nothing by waiting."""
    t = Yard(mode="days")
    t.s.counted[0] = t.s.sand_actions
    assert t.options(0)[0] == "rest" and greedy(t, 0) == "rest"
    for at in BOARD_CELLS[t.s.board]:
        t.s.grid[at] = 4 * tile("structural-3301")
    assert greedy(t, 0) == "finish:1"


def test_a_learning_flight_leaves_leisure() -> None:
    """GT10.1 No sand runs: the start cabin and open tiles are all that time was used for."""
    t = learning(seats=2)
    assert Plan(t.s, 0).left == LEISURE - 1
    t.s.open_tiles = [t.s.pile.pop() for _ in range(4)]
    assert Plan(t.s, 0).left == LEISURE - 3


# --- flight --------------------------------------------------------------------------------------


def slavers(*crews: int | str) -> Table:
    """GT15.7 Ship D is beaten, with these crews in its cabins."""
    t = Table("DR")
    for where, who in zip(("5,7", "7,7", "9,7"), crews, strict=True):
        t.crew(0, where, who)
    t.strip(0, "8,6")
    t.at(5, 0)
    t.card("I-01")
    assert t.ask(0) == "lose-crew"
    return t


def test_an_alien_goes_before_the_last_human() -> None:
    """GT17.5, GT18.2 Without a human the ship would give up; else aliens stay for their trade."""
    assert greedy(slavers("purple", 2, "brown"), 0) == "lose-crew:5,7"
    assert greedy(slavers("purple", 2, 2), 0) in ("lose-crew:7,7", "lose-crew:9,7")


def between_cards(ships: str = "PG", stays: bool = True) -> Table:
    t = Table(ships, options=MANUAL)
    t.deck("I-04", "I-05")
    t.s.flying[1] = int(stays)
    t.run(FLIGHT)
    t.say(0, "stay")
    return t


def test_faults_of_others_are_challenged() -> None:
    """GT9.5 Ship P is illegal, ship R is not."""
    assert greedy(between_cards("PG"), 1) == "challenge:1"
    assert greedy(between_cards("RG"), 1) == "stay"


def test_who_has_given_up_can_only_watch() -> None:
    """GT9.5, GT18.3"""
    t = between_cards("RG", stays=False)
    assert t.options(1) == ["stay", "challenge:1"] and greedy(t, 1) == "stay"
    assert shortlist(t, 1) == ["stay"]


def test_the_weakest_pays_with_goods() -> None:
    """GT15.9, GT17.4 The line of II-16 that takes three: the dearest cubes, then a token."""
    t = Table("RD", board="II")
    t.goods(0, "6,7", "yellow", "blue")
    t.card("II-16")
    assert t.ask(0) == "cannons"
    line = card_of(t.s).lines[1]
    assert (line.penalty, line.amount) == ("goods", 3)
    assert penalty_cost(t.s, 0, line) == goods_cost(t.s, 0, 3) > 3 + 1


# --- what a search weighs ------------------------------------------------------------------------


def test_plain_questions_are_answered_at_once() -> None:
    """GT17.6 Which tile a token comes from decides nothing."""
    t = Table("GR")
    t.at(5, 3)
    t.card("I-02")
    assert shortlist(t, 0) == ["cannons:0:0", "cannons:1:1"]  # to lose and to win, no waste
    t.say(0, "cannons:1:1")
    assert t.ask(0) == "battery" and shortlist(t, 0) == [greedy(t, 0)]
    t.say(0, "battery:8,7", "battery:8,8")
    assert shortlist(t, 0) == ["accept", "decline"]


def test_among_rivals_every_unit_of_power_counts() -> None:
    """GT15.9 Against an enemy only defeat, draw and victory differ; here one way for each power."""
    t = Table("GD", board="II")
    t.card("II-16")
    assert t.ask(0) == "cannons"
    assert t.options(0) == ["cannons:0:0", "cannons:0:1", "cannons:1:0", "cannons:1:1"]
    powers = sorted(sum(map(int, code.split(":")[1:])) for code in shortlist(t, 0))
    assert powers[:1] + powers[-2:] == [0, 1, 2]


@pytest.mark.parametrize(
    ("crew", "engines", "short"),
    [
        (4, True, ["stay"]),
        (3, True, ["stay", "give-up"]),
        (4, False, ["stay", "give-up"]),
    ],
)
def test_giving_up_is_weighed_in_doubt_alone(crew: int, engines: bool, short: list[str]) -> None:
    """GT18.3 With few aboard, or with nothing that moves the ship by itself."""
    t = Table("GR", options=MANUAL)
    t.crew(0, "7,7", crew - 2)
    if not engines:
        t.strip(0, "7,8")
    t.at(3, 0)
    t.deck("I-04", "I-05")
    t.run(FLIGHT)
    assert greedy(t, 0) == "stay" and shortlist(t, 0) == short


# --- judgement -----------------------------------------------------------------------------------


def test_a_ship_that_gave_up_has_half_its_goods_and_nothing_else() -> None:
    """GT18.1, GT19.4, GT19.5 No outfit counts any more; lost tiles are paid."""
    t = Table("RG")
    t.goods(0, "6,7", "yellow", "blue")
    t.s.lost[0].append(t.s.pile.pop())
    flies = dict(zip(NAMES, JUDGEMENT.numbers(t.s, 0), strict=True))
    t.s.flying[0] = 0
    gone = dict(zip(NAMES, JUDGEMENT.numbers(t.s, 0), strict=True))
    assert gone["goods"] == flies["goods"] / 2 > 0.0
    assert gone["losses"] == flies["losses"] > 0.0
    counted = {name for name, number in gone.items() if number}
    assert counted == {"forecast", "goods", "losses"}


def test_flights_are_learned_from_more_often_than_building() -> None:
    """A flight has few steps, a yard hundreds."""
    assert JUDGEMENT.rarity(Table("RG").s) < JUDGEMENT.rarity(Yard().s)
