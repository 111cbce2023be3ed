"""GT6, GT7 Three building modes and the hourglass."""

from __future__ import annotations

import pytest

from tests.games.galaxy_trucker.table import cell, tile
from tests.games.galaxy_trucker.yard import Yard


@pytest.mark.parametrize(("round", "spot"), [("I", 1), ("II", 2), ("III", 3), ("IIIa", 3)])
def test_first_spot(round: str, spot: int) -> None:
    """GT7.1, GT4.3 The hourglass starts running on the spot of the level."""
    t = Yard(round=round)
    assert t.s.glass == spot and t.s.sand == 1


def test_t14_last_flip() -> None:
    """GT7.2, GT7.4, GT7.5 T14: only a finished seat flips to START, and only when run out."""
    t = Yard(mode="real-time")
    t.say(0, "finish:1")
    t.refuses(0, "flip", "illegal-sand-running")
    t.clock("sand-out")
    t.refuses(1, "flip", "illegal-not-finished")
    t.say(0, "flip")
    assert t.s.glass == 0
    t.clock("sand-out")
    assert t.s.order == [1, 2]  # building is over


def test_t15_normal_flip() -> None:
    """GT7.3 T15: any seat flips from II to I; START is only reached from I."""
    t = Yard(mode="real-time", round="II")
    t.say(0, "finish:1")
    t.clock("sand-out")
    t.say(1, "flip")
    assert t.s.glass == 1
    t.refuses(0, "flip", "illegal-sand-running")
    t.clock("sand-out")
    t.say(0, "flip")
    assert t.s.glass == 0


@pytest.mark.parametrize(("round", "runs"), [("I", 2), ("II", 3), ("III", 4), ("IIIa", 4)])
def test_runs_before_a_time_out(round: str, runs: int) -> None:
    """GT7.1, GT7.5 T15: two, three or four runs at least."""
    t = Yard(mode="real-time", round=round)
    t.say(0, "finish:1")
    for _ in range(runs - 1):
        t.clock("sand-out")
        assert t.ask(1) == "build"
        t.say(0, "flip")
    t.clock("sand-out")
    assert t.s.order == [1, 2]


def test_empty_hourglass_does_not_stop_building() -> None:
    """GT7.2 It may lie empty; building goes on."""
    t = Yard(mode="real-time", round="II")
    t.clock("sand-out")
    t.build(0, "structural-3301", "7,8")
    assert t.s.sand == 0 and t.ask(1) == "build"


def test_t16_first_come_first_served() -> None:
    """GT6.2 T16: the second for a tile is refused, its loose tile still loose."""
    t = Yard(seats=3, mode="real-time")
    t.draw(0, "cabin-0013")
    t.say(0, "put-back")
    t.build(1, "structural-3301", "7,8")
    t.say(2, "take-open:cabin-0013")
    t.refuses(1, "take-open:cabin-0013", "illegal-gone")
    assert t.s.loose[1] == cell("7,8")


def test_everybody_acts_at_once_in_real_time() -> None:
    """GT6.1, GT6.2 All unfinished seats and the clock are asked."""
    t = Yard(seats=4, mode="real-time")
    assert t.asked() == [0, 1, 2, 3, 4]
    assert t.options(4) == ["sand-out"]
    assert t.s.seconds == 90


def test_t17_turn_based() -> None:
    """GT6.3, GT6.5 T17: counted actions are the sand, a finished seat's order flips."""
    t = Yard(sand_actions=8)
    t.s.sand_actions = 2
    assert t.asked() == [0]
    t.build(0, "structural-3301", "7,8")
    assert t.asked() == [1]
    t.draw(1, "cabin-0123")
    t.say(1, "put-back")
    t.say(0, "look:A")
    assert t.asked() == [0] and t.options(0) == ["release"]
    t.say(0, "release")
    assert t.s.sand == 1
    t.say(1, "take-open:cabin-0123")
    t.place(1, "7,8")
    assert t.s.sand == 0
    t.say(0, "finish:1")
    assert t.s.glass == 0 and t.s.sand == 1
    t.say(0, "rest")
    t.say(1, "wait")
    assert t.asked() == [1]
    t.say(1, "wait")
    assert t.s.order == [1, 2]


def test_turns_go_clockwise() -> None:
    """GT6.3 From the starter; finished seats are skipped; the hand is empty between turns."""
    t = Yard(seats=3)
    t.s.starter = t.s.turn = 1
    t.pose()
    t.say(1, "wait")
    assert t.asked() == [2]
    t.say(2, "finish:1")
    t.say(2, "rest")
    assert t.asked() == [0]
    t.draw(0, "cabin-0123")
    assert "wait" not in t.options(0) and t.asked() == [0]
    t.say(0, "put-back")
    assert t.asked() == [1]
    t.say(1, "wait")
    assert t.asked() == [0]


def test_zero_count_actions_come_before_the_counted_one() -> None:
    """GT5.2, GT6.3 Taking is free, placing is the turn."""
    t = Yard()
    t.build(0, "structural-3301", "7,8")
    t.say(1, "wait")
    t.say(0, "take-back")
    assert t.asked() == [0] and t.s.counted[0] == 1
    t.place(0, "8,7")
    assert t.asked() == [1] and t.s.counted[0] == 2


def test_standing_order() -> None:
    """GT6.5 Off by choice, or on for an unfinished seat where it may flip."""
    t = Yard(round="II", sand_actions=8)
    t.s.sand_actions = 1
    t.say(0, "standing:on", "wait")
    t.say(1, "wait")
    assert t.s.glass == 1 and t.s.sand == 1  # seat 0's order flipped from II to I
    t.say(0, "wait")
    t.say(1, "wait")
    assert t.s.glass == 1 and t.s.sand == 0  # from I only a finished seat may
    t.say(0, "finish:1")
    assert t.s.glass == 0


def test_standing_order_switched_off() -> None:
    """GT6.5 A finished seat may keep its hands off the hourglass."""
    t = Yard(sand_actions=8)
    t.s.sand_actions = 1
    t.say(0, "finish:1")
    t.say(0, "standing:off", "rest")
    t.say(1, "wait")
    assert t.s.glass == 1 and t.s.sand == 0
    assert "flip" in t.options(0)
    t.say(0, "flip")
    assert t.s.glass == 0


def test_safety_flip_turn_based() -> None:
    """GT7.6 All unfinished seats wait one whole cycle beside an empty hourglass."""
    t = Yard(sand_actions=8)
    t.s.sand_actions = 1
    t.say(0, "wait")
    t.say(1, "wait")
    assert t.s.sand == 0 and t.s.glass == 1
    t.say(0, "wait")
    assert t.s.sand == 0
    t.say(1, "wait")
    assert t.s.sand == 1 and t.s.glass == 0


def test_safety_flip_real_time() -> None:
    """GT7.6 The clock may flip an empty hourglass, also to START."""
    t = Yard(mode="real-time")
    t.clock("sand-out")
    assert t.options(2) == ["flip"]
    t.clock("flip")
    assert t.s.glass == 0 and t.s.sand == 1


def test_t18_steps() -> None:
    """GT6.4 T18: actions at any time up to the limit, then no sand; a new step lets all act."""
    t = Yard(mode="days", sand_actions=8)
    t.s.sand_actions = 2
    for _ in range(2):
        t.draw(1, "cabin-0123" if not t.s.open_tiles else "cabin-0013")
        t.say(1, "put-back")
    t.refuses(1, "take-pile", "illegal-no-sand")
    t.refuses(1, "take-open:cabin-0123", "illegal-no-sand")
    t.say(0, "wait")
    assert t.s.sand == 1
    t.say(0, "wait")
    assert t.s.sand == 0 and t.s.glass == 1
    assert "take-pile" in t.options(1) and "take-pile" in t.options(0)


def test_step_deadline() -> None:
    """GT6.4 At the deadline the step closes, and a tile in hand goes back."""
    t = Yard(mode="days")
    t.draw(0, "cabin-0123")
    t.clock("step-over")
    assert t.s.open_tiles == [tile("cabin-0123")] and t.s.sand == 0
    assert t.options(2) == ["step-over"]


def test_step_without_progress_flips() -> None:
    """GT7.6 A step closes beside an empty hourglass, nothing placed and nobody finished."""
    t = Yard(mode="days")
    t.clock("step-over")
    t.build(0, "structural-3301", "7,8")
    t.clock("step-over")
    assert t.s.glass == 1 and t.s.sand == 0
    t.clock("step-over")
    assert t.s.glass == 0 and t.s.sand == 1


def test_stacks_may_be_shared_outside_real_time() -> None:
    """GT6.4 Several seats view one stack at once."""
    t = Yard(mode="days")
    t.build(0, "structural-3301", "7,8")
    t.build(1, "cabin-0123", "7,8")
    t.say(0, "look:A")
    t.say(1, "look:A")
    assert t.s.viewing == [0, 0]


def test_out_of_actions_may_still_finish_or_rest() -> None:
    """GT6.4 A seat without sand waits for the next step, or finishes."""
    t = Yard(mode="days", sand_actions=8)
    t.s.counted[0] = 8
    assert t.options(0)[0] == "rest" and "finish:1" in t.options(0)
    t.say(0, "rest")
    assert t.asked() == [1, 2]
    t.clock("step-over")
    assert t.asked() == [0, 1, 2]


def test_sand_out_is_logged_before_or_after() -> None:
    """GT6.2 What stands before sand-out in the log is in time, what stands after is not."""
    t = Yard(mode="real-time")
    t.say(1, "finish:1")
    t.clock("sand-out")
    t.say(1, "flip")
    t.build(0, "structural-3301", "7,8")
    t.clock("sand-out")
    assert t.has(0, "7,8") and t.s.order == [2, 1]


def test_flip_begins_a_new_step() -> None:
    """GT6.4 Everybody may act again, and the hands are not emptied by it."""
    t = Yard(mode="days", round="II", sand_actions=8)
    t.clock("step-over")
    t.s.counted = [8, 3]
    t.draw(1, "cabin-0123")
    t.say(0, "flip")
    assert t.s.counted == [0, 0] and t.s.hand[1] == tile("cabin-0123") and t.s.sand == 1
