"""SB17 How well a seat stands, as its makers see it and as it was learned."""

from collections.abc import Callable

import pytest

from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import apply
from raumhafen.games.space_base.bots import greedy
from raumhafen.games.space_base.bots.judgement import AT_THE_END, JUDGEMENT
from raumhafen.games.space_base.content.tables import COST, SHIP_SLOTS
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


def triggered(seats: int) -> tuple[SpaceBaseState, int, int]:
    """SB15.1 One seat has had its turn and 40 VP; all others have one left, the neighbour now."""
    s = greedy_match(seats, 6 * seats + 2)
    done, now = (s.active - 1) % seats, s.active
    s.triggered = True
    s.vp[done] = 40
    return s, done, now


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_once_the_end_is_triggered_points_and_the_last_turns_count(seats: int) -> None:
    """SB15.2 What is on the boards no longer matters beyond what a last turn pays."""
    s, _, now = triggered(seats)
    assert JUDGEMENT.fits(s) and JUDGEMENT.progress(s) == 1.0
    for seat in range(seats):
        numbers = JUDGEMENT.numbers(s, seat)
        assert numbers[0] == pytest.approx(greedy.last_logit(s, seat))
        assert not any(numbers[1:-AT_THE_END]) and JUDGEMENT.marked(s, seat) == []
        assert numbers[-AT_THE_END] == s.vp[seat]
    before = JUDGEMENT.value(s, now)
    s.vp[now] += 12
    assert JUDGEMENT.value(s, now) > before


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_colony_that_can_still_be_paid_is_nearly_worth_its_points(seats: int) -> None:
    """SB13.3 For who has a turn left; the others cannot buy any more."""
    s, done, now = triggered(seats)
    s.vp[now] = 40
    s.credits[done] = s.credits[now] = 0
    poor = JUDGEMENT.value(s, now)
    cheapest = min(COST[card] for card in s.market[SHIP_SLOTS:] if card >= 0)
    s.credits[now] = s.credits[done] = cheapest
    assert JUDGEMENT.numbers(s, now)[-1] > 0.0 == JUDGEMENT.numbers(s, done)[-1]
    assert JUDGEMENT.value(s, now) > poor + 0.02
    s.closed[now] = (1 << 13) - 1  # SB4.3 no sector takes it
    assert JUDGEMENT.numbers(s, now)[-1] == 0.0
