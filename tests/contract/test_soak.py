"""Whole games are the proof: `make soak` plays thousands of each kind, laws after every action.

RAUMHAFEN_SOAK sets the number of random matches for each game and seat count; the options of each
match are drawn at random.
"""

import os

import pytest

from raumhafen.agents import make_agent
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from tests.contract.play import Case, drawn_case, get, positions, product_seats

MATCHES = int(os.environ.get("RAUMHAFEN_SOAK", "1000"))
BOT_MATCHES = max(1, MATCHES // 10)
MAX_ACTIONS = 20_000

every_game = pytest.mark.parametrize(("game_id", "seats"), product_seats())


@pytest.mark.soak
@every_game
def test_thousands_of_random_matches(game_id: str, seats: int) -> None:
    game = get(game_id)
    for seed in range(MATCHES):
        case = drawn_case(game_id, seats, seed)
        for state in positions(case, seed):
            broken = game.broken_laws(state)
            assert not broken, f"seed {seed}, action {state.actions}: {broken}"
            assert state.actions < MAX_ACTIONS, f"seed {seed} does not end"
        assert len(game.outcome(state).points) == seats


@pytest.mark.soak
@every_game
def test_hundreds_of_bot_matches(game_id: str, seats: int) -> None:
    """Greedy bots reach other corners of the rules than random play."""
    for seed in range(BOT_MATCHES):
        play_greedy(drawn_case(game_id, seats, seed), seed)


def play_greedy(case: Case, seed: int) -> None:
    game, bot = get(case[0]), make_agent("greedy")
    state = game.new_state(case[1], case[2], f"bots:{seed}")
    rng = Rng(seed)
    while not state.over:
        seat = state.deciders()[0]
        apply(state, seat, bot.choose(Perspective(game, state, seat), rng))
        broken = game.broken_laws(state)
        assert not broken, f"seed {seed}, action {state.actions}: {broken}"
        assert state.actions < MAX_ACTIONS, f"seed {seed} does not end"
