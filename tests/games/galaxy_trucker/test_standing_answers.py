"""GT18.3 Standing answers, as a session gives them in a whole flight."""

import pytest

from raumhafen.engine.session import Session
from raumhafen.games.galaxy_trucker.game import GAME

OPTIONS = {"round_1": "II", "round_2": "I", "round_3": "none"}


def asked_to_stay(session: Session, seat: int) -> bool:
    question = session.state.asked[seat]
    return question is not None and question.ask.name == "give-up"


def fly(session: Session, most: int = 4000) -> list[int]:
    """Bots answer everything; when a person at seat 0 would be asked to stay."""
    asked: list[int] = []
    for _ in range(most):
        session.settle()
        if session.state.over:
            return asked
        if asked_to_stay(session, 0):
            board = session.view(0)["board"]
            asked.append(100 * board["round_at"] + len(board["flown"]))
        seat = session.state.deciders()[0]
        options = session.state.options(seat)
        action = GAME.mind().greedy(session.state, seat, options)
        session.act(seat, GAME.actions.code(action))
    raise AssertionError("the match does not end")


def match(seed: int) -> Session:
    return Session.new(GAME, 2, OPTIONS, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_one_answer_for_a_whole_flight(seed: int) -> None:
    """GT18.3 Asked before every card of both flights without it, in the second flight with it."""
    without, given = match(seed), match(seed)
    given.stand(0, "flight")
    often, seldom = fly(without), fly(given)
    assert [at for at in often if at < 100]
    assert [at for at in seldom if at < 100] == []
    assert [at for at in seldom if at >= 100]
    assert given.standing.get(0, {}) == {}


@pytest.mark.slow
def test_it_ends_with_the_first_loss() -> None:
    """GT18.3 As long as ship and crew are whole, nobody is asked."""
    found = 0
    for seed in range(1, 6):
        session = match(seed)
        session.stand(0, "unhurt")
        while not session.state.over and not asked_to_stay(session, 0):
            seat = session.state.deciders()[0]
            action = GAME.mind().greedy(session.state, seat, session.state.options(seat))
            session.act(seat, GAME.actions.code(action))
            session.settle()
        board = session.view(0)["board"]
        if board["round_at"] == 0 and not session.state.over:
            found += 1
            assert board["flown"] and board["ships"][0]["lost"]
            assert session.standing.get(0, {}) == {}
    assert found
