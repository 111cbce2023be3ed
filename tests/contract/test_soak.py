"""Whole games are the proof: `make soak` plays thousands of each kind, laws after every action.

RAUMHAFEN_SOAK sets the number of random matches for each game and seat count, and bots play a
tenth of it; the options of each match are drawn at random. Figures stand in `build/soak`, and a run
that was stopped goes on from there (`soak.py`).
"""

import os
from pathlib import Path

import pytest

from tests.contract.play import product_seats
from tests.contract.soak import KINDS, Book, Figures, fixed, wanted

ASKED = int(os.environ.get("RAUMHAFEN_SOAK", "0"))

every_game = pytest.mark.parametrize(("game_id", "seats"), product_seats())


@pytest.mark.soak
@every_game
@pytest.mark.parametrize("kind", KINDS)
def test_thousands_of_matches(game_id: str, seats: int, kind: str) -> None:
    number = wanted(game_id, kind, ASKED)
    book = Book(game_id, kind, seats)
    book.go_on(number)
    assert book.figures.matches >= number


def test_the_book_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """The same figures in one run as in two; other rules begin anew."""
    whole = Book("space-base", "random", 2, tmp_path / "whole")
    whole.go_on(3)
    parts = tmp_path / "parts"
    Book("space-base", "random", 2, parts).go_on(1)
    again = Book("space-base", "random", 2, parts)
    assert again.figures.matches == 1
    again.go_on(3)
    assert (again.figures.matches, again.figures.actions) == (3, whole.figures.actions)
    assert again.figures.longest == whole.figures.longest
    again.figures = Figures(first="other rules", matches=99)
    again.check_rules()
    assert again.figures.matches == 0 and again.figures.first == whole.figures.first


def test_politics_is_in_thousands_of_them() -> None:
    tables = [seats for name, seats in product_seats() if name == "sternenkinder"]
    for kind, least in zip(KINDS, (3000, 500), strict=True):
        seeds = range(wanted("sternenkinder", kind))
        politics = [seed for seed in seeds if fixed("sternenkinder", seed) == {"politics": True}]
        assert len(politics) * len(tables) >= least
