"""GT5 Building styles that were fitted in self-play."""

from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.galaxy_trucker.bots.styles import STYLES, fitted
from raumhafen.games.galaxy_trucker.game import GAME
from tests.games.galaxy_trucker.play import new_game
from tests.golden.playthrough import next_seat


def test_every_number_of_seats_has_a_style_the_nearest_that_was_fitted() -> None:
    assert set(STYLES) == {2, 4}
    assert [fitted(seats).name for seats in (1, 2, 3, 4)] == [
        "fitted 2", "fitted 2", "fitted 4", "fitted 4",
    ]  # fmt: skip


def test_a_search_builds_as_it_was_fitted_and_its_makers_as_they_wrote() -> None:
    """GT5.2 The two ships of one yard, tile by tile, part at some place."""
    mind, parted = GAME.mind(), False
    s = new_game(2, {}, "parted")
    rng = Rng("parted")
    while not parted and not s.over:
        seat = next_seat(s, rng)
        options = s.options(seat)
        question = s.asked[seat] if seat < s.seats else None
        if len(options) > 1 and question is not None and question.ask.name == "build":
            fitted_answer = mind.shortlist(s, seat, options)
            written = mind.makers().shortlist(s, seat, options)
            assert len(fitted_answer) == len(written) == 1
            parted = fitted_answer != written
        apply(s, seat, mind.greedy(s, seat, options))
    assert parted
