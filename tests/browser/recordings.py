"""Finished games for the replay studio, played by bots without a server."""

from raumhafen.agents import make_agent
from raumhafen.engine.replay import write_lines
from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game

MOST = 5000


def recording(seed: int = 7, seats: int = 3) -> str:
    """The file of a whole Space Base game among sensible bots."""
    game = load_game("space-base")
    session = Session.new(game, seats, {}, seed)
    agent, rng = make_agent("greedy"), Rng(seed)
    session.settle()
    for _ in range(MOST):
        if session.state.over:
            break
        seat = session.state.deciders()[0]
        choice = agent.choose(session.perspective(seat), rng)
        session.act(seat, game.actions.code(choice))
        session.settle()
    assert session.state.over
    return "\n".join(write_lines(session.replay)) + "\n"
