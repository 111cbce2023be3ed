"""Random and sensible games at every seat count: they end, and no law is ever broken."""

from typing import Any

import pytest

from raumhafen.engine.game import OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.content.words import CAPACITIES, RESOURCES
from raumhafen.games.sternenkinder.rules.core.capacity import capacity
from raumhafen.games.sternenkinder.rules.core.fleets import most_fleets
from raumhafen.games.sternenkinder.rules.core.income import income
from raumhafen.games.sternenkinder.rules.core.payment import free_points
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.state import SternState
from raumhafen.games.sternenkinder.views.prices import prices
from tests.games.sternenkinder.tables import GAME

TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {"map": "short"}), (3, {"map": "short", "people": "dealt"}), (4, {"teams": True}),
    (5, {"people": "chosen"}), (6, {"war_mode": True}), (4, {"target": 3, "people": "none"}),
    (3, {"map": "short", "war_mode": True, "target": 15}), (4, {"teams": True, "war_mode": True}),
    (2, {"map": "short", "politics": True}), (4, {"politics": True, "people": "dealt"}),
    (6, {"politics": True, "teams": True}),
]  # fmt: skip
MOST = 4_000


def play(seats: int, options: dict[str, OptionValue], seed: int, sense: int) -> SternState:
    """Laws after every action; of four answers so many are sensible."""
    state = GAME.new_state(seats, {"round_limit": 8, **options}, seed)
    assert isinstance(state, SternState)
    rng = Rng(f"random:{seed}")
    while not state.over:
        seat = rng.pick(state.deciders())
        choices = state.options(seat)
        sensible = rng.below(4) < sense
        action = GAME.mind().greedy(state, seat, choices) if sensible else rng.pick(choices)
        apply(state, seat, action)
        assert GAME.broken_laws(state) == []
        assert state.actions < MOST
        if state.actions % 50 == 0:
            explanations_add_up(state)
    return state


def explanations_add_up(s: SternState) -> None:
    """B2.2, B4.4.1, A9.3, A10.14, B27.2.3, and every price of the seat's list (B0.8)"""
    for seat in range(s.seats):
        numbers = dict(zip([f"income:{name}" for name in RESOURCES], income(s, seat), strict=True))
        full = capacity(s, seat)
        numbers |= {f"capacity:{name}": full[at] for at, name in enumerate(CAPACITIES)}
        numbers |= {f"points:{name}": free_points(s, seat, k) for k, name in enumerate(CAPACITIES)}
        numbers["votes"] = votes(s, seat)
        numbers["fleets"] = most_fleets(s, seat)
        numbers |= {f"price:{code}": price for code, price in prices(s, seat).items()}
        if not s.war_mode:
            numbers["state-size"] = s.state_size[seat]
        for what, number in numbers.items():
            assert sum(share.amount for share in GAME.explain(s, seat, what)) == number, what


SENSES = (0, 2, 4)


def played(at: int, sense: int) -> Any:
    """Each table with one sense, the next one with the next; the long proofs play them all."""
    marks = [] if SENSES[at % len(SENSES)] == sense else [pytest.mark.soak]
    return pytest.param(*TABLES[at], sense, marks=marks)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options", "sense"),
    [played(at, sense) for at in range(len(TABLES)) for sense in SENSES],
)
def test_games_end_without_breaking_a_law(
    seats: int, options: dict[str, OptionValue], sense: int
) -> None:
    """A1.16: at the latest after the last round."""
    state = play(seats, options, sense, sense)
    assert state.round <= 8
    assert GAME.outcome(state).winners


@pytest.mark.slow
def test_sensible_play_beats_random_play() -> None:
    """The plain greedy player wins the economic race against random ones."""
    won = 0
    for seed in range(6):
        state = GAME.new_state(2, {"map": "short"}, seed)
        rng = Rng(f"duel:{seed}")
        while not state.over:
            seat = state.deciders()[0]
            choices = state.options(seat)
            action = GAME.mind().greedy(state, 0, choices) if seat == 0 else rng.pick(choices)
            apply(state, seat, action)
        won += 0 in GAME.outcome(state).winners
    assert won == 6
