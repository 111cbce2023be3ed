"""SB17 How well a seat stands, as its makers see it and as it was learned."""

from collections.abc import Callable

import pytest

from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import apply
from raumhafen.games.space_base.bots import greedy
from raumhafen.games.space_base.bots.judgement import JUDGEMENT
from raumhafen.games.space_base.game import GAME
from raumhafen.games.space_base.state import SpaceBaseState

Judge = Callable[[SpaceBaseState, int], float]


def greedy_match(seats: int, turns: int) -> SpaceBaseState:
    """A position after some turns of greedy seats."""
    s = GAME.new_state(seats, {}, f"judged {seats}")
    assert isinstance(s, SpaceBaseState)
    last = -1
    while sum(s.turns) < turns:
        last = next_decider(s, last)
        apply(s, last, GAME.mind().greedy(s, last, s.options(last)))
    return s


def by_its_makers(s: SpaceBaseState, seat: int) -> float:
    return greedy.value(s, seat)


def as_learned(s: SpaceBaseState, seat: int) -> float:
    return JUDGEMENT.value(s, seat)


@pytest.mark.parametrize("judge", [by_its_makers, as_learned])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chances_add_up_and_grow_with_victory_points(seats: int, judge: Judge) -> None:
    s = greedy_match(seats, 6 * seats)
    before = [judge(s, seat) for seat in range(seats)]
    assert sum(before) == pytest.approx(1.0)
    for seat in range(seats):
        ahead = s.clone()
        assert isinstance(ahead, SpaceBaseState)
        ahead.vp[seat] += 8
        assert judge(ahead, seat) > before[seat] + (0.02 if judge is as_learned else 0.0)


def test_the_first_number_is_what_greedy_seats_go_by() -> None:
    s = greedy_match(3, 15)
    for seat in range(3):
        assert JUDGEMENT.numbers(s, seat)[0] == pytest.approx(greedy.stage_logit(s, seat))


def test_once_the_end_is_triggered_vp_are_counted() -> None:
    """SB15.2 Nothing was learned about the last turns."""
    s = greedy_match(2, 12)
    assert JUDGEMENT.fits(s)
    s.triggered = True
    assert not JUDGEMENT.fits(s)
