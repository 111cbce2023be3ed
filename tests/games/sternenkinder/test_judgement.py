"""A23 How well an empire stands, as its makers see it and as it was learned."""

from math import log

import pytest

from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.bots.judgement import JUDGEMENT
from raumhafen.games.sternenkinder.bots.outlook import rounds_left
from raumhafen.games.sternenkinder.bots.value import SHARPNESS, expected_points, value
from raumhafen.games.sternenkinder.game import GAME
from raumhafen.games.sternenkinder.state import SternState


def after_first_round(
    seats: int, teams: bool = False, politics: bool = False, until: int = 2
) -> SternState:
    """A position of sensible rulers."""
    s = GAME.new_state(seats, {"teams": teams, "politics": politics}, f"judged {seats}")
    assert isinstance(s, SternState)
    last = -1
    while s.round < until:
        last = next_decider(s, last)
        apply(s, last, GAME.mind().greedy(s, last, s.options(last)))
    return s


def richer(s: SternState, seat: int) -> SternState:
    """A2.2 The same with two points more."""
    other = s.clone()
    assert isinstance(other, SternState)
    other.points[seat] += 2
    return other


@pytest.mark.parametrize("seats", [2, 3])
def test_chances_grow_with_points(seats: int) -> None:
    """A2.1 Whoever has the target wins."""
    s = after_first_round(seats)
    for seat in range(seats):
        ahead = richer(s, seat)
        assert value(ahead, seat) > value(s, seat)
        assert JUDGEMENT.value(ahead, seat) > JUDGEMENT.value(s, seat) + 0.1


def test_the_first_number_is_what_the_makers_say() -> None:
    s = after_first_round(2)
    expected = [expected_points(s, seat, rounds_left(s)) for seat in range(2)]
    for seat in range(2):
        assert JUDGEMENT.numbers(s, seat)[0] == pytest.approx(SHARPNESS * log(expected[seat]))


def test_who_plays_together_shares_the_win() -> None:
    """A1.18, A2.6 Both of a team win, half each; what one of them gains is gained by both."""
    s = after_first_round(4, True)
    for chances in ([value(s, seat) for seat in range(4)], JUDGEMENT.chances(s)):
        assert sum(chances) == pytest.approx(1.0)
        assert chances[0] == pytest.approx(chances[2]) and chances[1] == pytest.approx(chances[3])
    ahead = richer(s, 2)
    assert JUDGEMENT.value(ahead, 0) > JUDGEMENT.value(s, 0)
    assert value(ahead, 0) > value(s, 0)


def test_the_end_is_near_with_the_last_round_or_the_last_point() -> None:
    """A1.16, A2.1"""
    s = after_first_round(2)
    assert 0.0 < JUDGEMENT.progress(s) < 1.0
    s.points[1] += s.target
    assert JUDGEMENT.progress(s) == 1.0
    late = after_first_round(2)
    late.round = late.limit
    assert JUDGEMENT.progress(late) == 1.0


def test_a_realm_in_debt_is_judged_as_well() -> None:
    s = after_first_round(2)
    s.account[:4] = [-400] * 4
    s.points[0] = -3
    assert JUDGEMENT.chances(s)[0] < 0.05


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "teams"), [(3, False), (4, True)])
def test_nothing_hidden_is_judged_where_politics_is_played(seats: int, teams: bool) -> None:
    """Secret ballots, agents and cards on hand are dealt anew, and no number changes."""
    rng = Rng("elsewhere")
    for until in (3, 5, 7):
        s = after_first_round(seats, teams, True, until)
        assert not s.over
        for seat in range(seats):
            elsewhere = Perspective(GAME, s, seat).determinize(rng)
            assert JUDGEMENT.numbers(elsewhere, seat) == JUDGEMENT.numbers(s, seat)
            assert JUDGEMENT.progress(elsewhere) == JUDGEMENT.progress(s)
