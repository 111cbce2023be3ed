"""Random matches over all seat counts and options: laws, copies, views, saving."""

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.games.merchant_of_venus.game import GAME
from tests.games.merchant_of_venus.matches import SETTINGS, begin, play

QUICK = 200
RICH = 120


@pytest.mark.slow
def test_random_matches() -> None:
    """MV18.1, MV18.2, MV18.3, MV18.4, MV18.5, MV18.6, MV18.7, MV18.8 After every action."""
    for seed in range(QUICK):
        s = begin(seed)
        play(s, Rng(f"play:{seed}"))
        assert s.round == s.rounds and s.turns == s.rounds * s.seats
        assert GAME.outcome(s).winners or s.seats == 1


@pytest.mark.slow
def test_rich_matches_reach_every_question_and_verb() -> None:
    """MV16 With money, cards and technologies everything in the game happens."""
    asks: set[str] = set()
    verbs: set[str] = set()
    for seed in range(RICH):
        found = play(begin(2 * seed), Rng(f"rich:{seed}"), rich=True)  # with cards, for pirates
        asks |= found[0]
        verbs |= found[1]
    assert asks == {ask.name for ask in GAME.asks}
    assert verbs == {kind.name for kind in GAME.actions.kinds}


@pytest.mark.slow
def test_a_few_random_matches() -> None:
    """MV18.1 The same for every check: all seat counts, plain and rich."""
    for seed in range(0, 4 * len(SETTINGS), 9):
        play(begin(seed), Rng(f"few:{seed}"), rich=seed % 2 == 1)


@pytest.mark.slow
def test_copies_saves_and_redealt_positions() -> None:
    """MV17.1, MV17.2 view(determinize(s, p), p) == view(s, p), with the same options."""
    for seed in range(8):
        play(begin(7 * seed), Rng(f"deep:{seed}"), rich=True, deep=11)


def test_values_are_shares() -> None:
    """MV14.5 A position is worth something between 0 and 1."""
    s = begin(40)
    play(s, Rng("value"))
    assert all(0 <= GAME.mind().value(s, seat) <= 1 for seat in range(s.seats))
