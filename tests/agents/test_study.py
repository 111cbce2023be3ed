"""The study of a match: chapters, standings, and answers that were given away."""

from __future__ import annotations

import pytest

from raumhafen.agents import make_agent
from raumhafen.agents.search import Budget, SearchAgent
from raumhafen.agents.study import chapters, judge, judgements
from raumhafen.engine.game import OptionValue
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game


def played(game_id: str, options: dict[str, OptionValue] | None = None) -> Session:
    """A whole match of greedy bots."""
    game = load_game(game_id)
    session = Session.new(game, 2, options or {}, 11)
    agent, rng = make_agent("greedy"), Rng("study")
    session.settle()
    while not session.state.over:
        seat = session.state.deciders()[0]
        session.act(seat, game.actions.code(agent.choose(session.perspective(seat), rng)))
        session.settle()
    return session


@pytest.mark.slow
@pytest.mark.parametrize("game_id", ["space-base", "merchant-of-venus", "galaxy-trucker"])
def test_chapters_tell_how_everybody_stood_all_the_time(game_id: str) -> None:
    session = played(game_id)
    found = chapters(session.game, session.replay)
    assert len(found) > 8
    assert found[-1].standings == session.game.outcome(session.state).points
    assert len({tuple(one.standings) for one in found}) > len(found) // 3
    places = [one.at for one in found]
    assert places == sorted(places) and places[-1] == len(session.replay.history)


@pytest.mark.slow
def test_another_answer_than_the_one_given_can_be_judged() -> None:
    """Near the end, single dice where the sum was taken; marks follow from what it cost."""
    session = played("space-base")
    game, replay = session.game, session.replay
    marks = {}
    for at in range(len(replay.history) - 1, len(replay.history) - 40, -1):
        state, line = replay.restore(game, at), replay.history[at]
        if "code" not in line or line["code"] != "sum":
            continue
        worse = {**line, "code": "split"}
        found = judge(game, state, worse, at + 1)  # type: ignore[arg-type]
        if found is not None:
            marks[at] = found
    assert marks
    for found in marks.values():
        assert found.best_chance >= found.chance
        assert bool(found.mark()) == (found.loss() >= 0.05)


def test_judgements_go_on_where_they_ended() -> None:
    session = played("space-base")
    whole = {}
    for at, judged in judgements(session.game, session.replay):
        whole[at] = judged and (judged.played, judged.chance, judged.best)
        if at == 12:
            break
    for at, judged in judgements(session.game, session.replay, 6):
        assert whole[at] == (judged and (judged.played, judged.chance, judged.best))
        if at == 12:
            break


def test_counsel_names_one_chance_for_the_best_answer() -> None:
    """A single answer on the shortlist is tried too, beside some others."""
    game = load_game("galaxy-trucker")
    state = game.new_state(2, {}, 3)
    table = Perspective(game, state, state.deciders()[0])
    found = SearchAgent(Budget(samples=16)).counsel(table, Rng("counsel"))
    world = table.determinize(Rng(1))
    (only,) = game.mind().shortlist(world, table.seat, table.options())
    assert found[0].action == only and len(found) > 1
    assert all(0.0 <= one.value <= 1.0 and one.samples for one in found[:1])
    rest = [one.value for one in found[1:]]
    assert rest == sorted(rest, reverse=True)
