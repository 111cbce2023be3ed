"""MV5.8, MV5.12 Courses towards places that are farther away than one turn, and idle landings."""

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games.merchant_of_venus.content.tables import REGION, REGION_IDS, SPACE, SPACE_IDS
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.aids import aids
from raumhafen.games.merchant_of_venus.views.courses import GOALS
from raumhafen.games.merchant_of_venus.views.distances import to_place
from raumhafen.games.merchant_of_venus.views.shapes import Course
from tests.games.merchant_of_venus.table import A, B, Table

PLAIN = (3, 3, 3)
GOAL_IDS = REGION_IDS[:GOALS]


def course(t: Table, place: str) -> Course:
    found = aids(t.s, A)["courses"]
    assert found is not None
    return found[place]


# --- courses -------------------------------------------------------------------------------------


def test_before_the_roll_a_course_is_a_direction() -> None:
    """MV5.3 Its turns are those of the whole way."""
    t = Table()
    t.turn(A)
    there = course(t, "cw")
    assert there["answers"] == ["head:r_gb_cw_1"]
    assert 1 < there["turns"] < 2
    assert course(t, "iw")["turns"] > there["turns"] + 2


def test_after_the_roll_it_goes_as_far_as_possible() -> None:
    """MV5.8 What is left counts from where this turn ends."""
    t = Table()
    t.turn(A)
    before = course(t, "iw")["turns"]
    t.do("head:r_gb_cw_1")
    t.speed(*PLAIN)
    there = course(t, "iw")
    assert before - 1.5 < there["turns"] < before
    assert t.s.ship[A] != SPACE[there["via"]]


def test_ship_lands_at_its_goal_only() -> None:
    """MV5.12 A port on the way is passed."""
    t = Table()
    t.port(B, "cw06")
    t.turn(A)
    t.do("head:r_gb_cw_1")
    t.speed(6, 6, 3)
    assert "land" not in course(t, "gp")["answers"]


@pytest.mark.parametrize(("place", "seed"), [("iw", 1), ("as", 2), ("mgs", 3), ("trp", 4)])
def test_a_course_that_is_kept_leads_there(place: str, seed: int) -> None:
    """MV5.8 Turn after turn in a real match; greedy bots answer what else is asked."""
    session = Session.new(GAME, 2, {}, seed)
    state = session.state
    assert isinstance(state, VenusState)
    session.settle()
    while not state.over:
        seat = state.deciders()[0]
        if seat == A and is_there(state, place):
            return
        answer = next_answer(state, seat, place)
        session.act(seat, answer)
        session.settle()
    raise AssertionError(SPACE_IDS[state.ship[A]])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_no_goal_is_lost_on_the_way(seed: int) -> None:
    """MV5.8 Whoever is moving has a course to every place but the one where the ship is."""
    session = Session.new(GAME, 2, {"rounds": 15}, seed)
    state, rng = session.state, Rng(seed)
    assert isinstance(state, VenusState)
    session.settle()
    while not state.over:
        seat = state.deciders()[0]
        ways = aids(state, seat)["courses"]
        if ways is not None:
            stops = {place for place in GOAL_IDS if at_stop(state, place, seat)}
            assert set(ways) == set(GOAL_IDS) - stops, state.asked[seat]
        session.act(seat, GAME.actions.code(rng.pick(state.options(seat))))
        session.settle()


def is_there(s: VenusState, place: str) -> bool:
    """Somewhere to do business, or in the middle of it."""
    question = s.asked[A]
    named = question.ask.name if question is not None else ""
    return named in ("depart", "business") and at_stop(s, place)


def at_stop(s: VenusState, place: str, seat: int = A) -> bool:
    return to_place(0, REGION[place])[s.ship[seat]] == 0


def next_answer(s: VenusState, seat: int, place: str) -> str:
    options = s.options(seat)
    ways = aids(s, seat)["courses"] if seat == A and s.pilot[A] >= 0 else None
    codes = ways[place]["answers"][:1] if ways and place in ways else []
    if codes and GAME.actions.parse(codes[0]) in options:
        return codes[0]
    return GAME.actions.code(GAME.mind().greedy(s, seat, options))


# --- landing where nothing is to be done ---------------------------------------------------------


def before_port(credits: int) -> Table:
    """A poor ship with MP left on a spaceport of Berta's, in a system that is known."""
    t = Table()
    t.discover("cw", 8)
    t.port(B, "cw06")
    t.money(A, credits)
    t.turn(A)
    t.do("head:r_gb_cw_1")
    t.speed(6, 6, 3)
    while t.asked == "step":
        t.do(next(code for code in sorted(t.options) if code.endswith(("cw07", "cw06"))))
    assert t.asked == "land"
    return t


def test_landing_without_anything_to_do_is_idle() -> None:
    """MV5.12, MV10.1"""
    assert aids(before_port(0).s, A)["idle"]


def test_landing_with_money_is_not() -> None:
    """MV5.12, MV10.3"""
    assert not aids(before_port(200).s, A)["idle"]


def test_strangers_are_always_worth_a_landing() -> None:
    """MV5.12, MV9.1"""
    t = Table()
    t.port(B, "cw06")
    t.turn(A)
    t.do("head:r_gb_cw_1")
    t.speed(6, 6, 3)
    t.do("go:cw08-cw07")
    assert t.asked == "land"
    assert not aids(t.s, A)["idle"]
