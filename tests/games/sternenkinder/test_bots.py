"""Bots: sane, solvent, blind for what is hidden; search answers in time."""

from time import thread_time

import pytest

from benchmarks.empires import Job, play
from raumhafen.agents import make_agent
from raumhafen.agents.search import SearchAgent
from raumhafen.engine.game import OptionValue
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.bots.explorer import is_explored, is_goal
from raumhafen.games.sternenkinder.bots.outlook import rounds_left
from raumhafen.games.sternenkinder.bots.shortlist import MOST
from raumhafen.games.sternenkinder.bots.war import Chart, is_held, is_stormy
from raumhafen.games.sternenkinder.bots.worth import route_plan
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import NEBULA, RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.planet_effects import list_rows, rows_in_force
from raumhafen.games.sternenkinder.rules.core.routes import connected, route_sites
from raumhafen.games.sternenkinder.rules.strategy.ending import all_points, victory_points
from raumhafen.games.sternenkinder.state import FACE_DOWN, SternState
from tests.games.sternenkinder.tables import GAME, Scenario

SHORT: dict[str, OptionValue] = {"map": "short"}
WAR: dict[str, OptionValue] = {"map": "short", "war_mode": True}
POLITICS: dict[str, OptionValue] = {"map": "short", "politics": True}


@pytest.mark.slow
def test_three_rulers_reach_the_target_early_and_stay_solvent() -> None:
    """A1.15, B2.8: the large form is `python -m benchmarks.empires`."""
    for game in range(3):
        played = play(Job(("greedy",) * 3, f"short {game}", SHORT))
        assert max(played.points) >= 6 and played.rounds < 16
        assert sum(played.bankrupt) == 0
        assert sum(s["colonies"] for s in played.sources) > 0


def test_a_ruler_beats_random_players() -> None:
    played = play(Job(("random", "greedy", "random", "random"), "random 0", {"target": 6}))
    assert played.shares[1] == 1.0


def test_points_by_source_add_up() -> None:
    """A2.2: what the benchmark tells is what the players have."""
    for options in (SHORT, WAR):
        played = play(Job(("greedy",) * 2, "sources", options))
        assert [sum(sources.values()) for sources in played.sources] == played.points


@pytest.mark.parametrize("options", [WAR, POLITICS], ids=["war", "politics"])
def test_short_ways_lead_to_the_same(options: dict[str, OptionValue]) -> None:
    """A2.2, B27.6, B9.1: points of all at once, rows that are kept, fear of strangers alone; and
    where all is explored no system is a goal.
    """
    s = GAME.new_state(3, options, "short ways")
    assert isinstance(s, SternState)
    drawn, rows, feared = Rng("drawn"), 0, 0
    while not s.over and s.actions < 800:
        seat = s.deciders()[0]
        possible = s.options(seat)
        wanted = GAME.mind().greedy(s, seat, possible)
        apply(s, seat, wanted if drawn.below(4) else drawn.pick(possible))
        if s.actions % 8:
            continue
        assert all_points(s) == [victory_points(s, one) for one in range(s.seats)]
        for cell in range(CELLS):
            assert rows_in_force(s, cell) == list_rows(s, cell)
            rows += len(rows_in_force(s, cell)) > 1
        goals = [is_goal(s, seat, RESEARCH_SHIP, cell, set()) for cell in range(CELLS)]
        assert is_explored(s) == (not any(goals))
        for one in range(s.seats):
            fears = [is_stormy(s, cell) or is_held(s, one, cell) for cell in range(CELLS)]
            assert Chart(s, one).avoided == fears
            feared += any(is_held(s, one, cell) for cell in range(CELLS))
    assert rows and feared


def test_greedy_answers_the_same_on_copies_that_look_the_same() -> None:
    """B6.2: garrisons, defence and cargo of others do not enter its decisions."""
    s = GAME.new_state(3, WAR, "blind")
    assert isinstance(s, SternState)
    deals, compared = Rng("deals"), 0
    while not s.over and compared < 60:
        seat = s.deciders()[0]
        options = s.options(seat)
        answer = GAME.mind().greedy(s, seat, options)
        hides = any(any(s.troops[8 * c : 8 * c + 8]) for c in range(91) if s.owner[c] != seat)
        if len(options) > 1 and (hides or any(s.defence)):
            compared += 1
            copy = GAME.determinize(s, seat, deals)
            assert GAME.mind().greedy(copy, seat, options) == answer
        apply(s, seat, answer)
    assert compared > 20


def test_the_end_comes_nearer_with_points() -> None:
    """A2.1, A1.16: by the leader's points, never beyond the limit."""
    t = Scenario(2)
    far = rounds_left(t.s)
    t.s.points[1] = t.s.target - 1
    assert rounds_left(t.s) < far
    t.s.round = t.s.limit
    assert rounds_left(t.s) == 0


def test_routes_are_planned_through_known_systems() -> None:
    """B4.8.4: the first route beside the home world, one more on the way to the colony."""
    t = Scenario(2, map="short")
    home = t.s.home[0]
    t.seat(0).colony("iii3", 2)
    assert route_plan(t.s, 0) == (-1, 0, 0)
    t.s.tile = [NEBULA if tile == FACE_DOWN else tile for tile in t.s.tile]
    cost = 9
    while route_plan(t.s, 0)[1]:
        cell, left, level = route_plan(t.s, 0)
        assert level == 2 and cell in route_sites(t.s, 0)
        assert cost == 9 or left == cost - 1
        t.s.route[cell], cost = 0, left
    assert cost == 1 and connected(t.s, 0) == [CELL_IDS.index("iii3")]
    assert any(near in NEIGHBOURS[home] for near in range(37) if t.s.route[near] == 0)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [(2, SHORT), (4, {}), (2, WAR)])
def test_search_answers_in_time(seats: int, options: dict[str, OptionValue]) -> None:
    """At every fortieth decision of a match; hints are the same search."""
    s = GAME.new_state(seats, options, "search")
    quick, slow, rng = make_agent("greedy"), make_agent("search:0.1s"), Rng("search")
    assert isinstance(slow, SearchAgent)
    for number in range(200):
        if s.over:
            break
        seat = s.deciders()[0]
        table = Perspective(GAME, s, seat)
        answer = quick.choose(table, rng)
        if number % 40 == 5 and len(table.options()) > 1:
            started = thread_time()
            advice = slow.advise(table, rng)
            assert thread_time() - started < 1.0  # a sample is played to its end
            assert 1 <= len(advice) <= MOST
            assert {a.action for a in advice} <= set(table.options())
            answer = advice[0].action
        apply(s, seat, answer)
