"""Galaxy Trucker in a session: races in the log, replays, undo, the clock's timetable."""

from __future__ import annotations

import pytest

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.game import OptionValue
from raumhafen.engine.replay import read_lines, write_lines
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.engine.session import Session
from raumhafen.engine.verification import verify
from raumhafen.games.galaxy_trucker.actions import ACTIONS
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.rules.building.hourglass import clock_due
from raumhafen.games.galaxy_trucker.state import TruckerState
from tests.games.galaxy_trucker.play import choose
from tests.games.galaxy_trucker.yard import Yard
from tests.golden.playthrough import next_seat

RACE: dict[str, OptionValue] = {"building": "real-time", "round_2": "none", "round_3": "none"}


def race(seed: int) -> Session:
    """A whole real-time match with lost races in it."""
    session = Session.new(GAME, 4, RACE, seed)
    rng = Rng(f"race {seed}")
    while not session.state.over:
        s = session.state
        assert isinstance(s, TruckerState)
        seat = next_seat(s, rng)
        session.act(seat, ACTIONS.code(choose(s.options(seat), rng)))
        lost = rng.below(GAME.actions.size)
        for other in session.state.deciders():
            if lost not in session.state.options(other):
                with pytest.raises(IllegalAction):
                    session.act(other, ACTIONS.code(lost))
    return session


def test_replay_of_a_race_is_exact() -> None:
    """GT6.2 All of building is in the log, the clock's actions too; refusals leave no trace."""
    session = race(3)
    replay = read_lines(list(write_lines(session.replay)))
    assert verify(GAME, replay) >= 2
    assert digest(Session(GAME, replay).state) == digest(session.state)
    assert any(line["seat"] == 4 for line in replay.history)


def test_any_position_of_a_race_can_be_opened() -> None:
    """GT6.2 From the nearest snapshot, also in the middle of building."""
    session = race(4)
    for at in range(0, len(session.replay.history), 29):
        state = session.replay.restore(GAME, at)
        assert not GAME.broken_laws(state)


def test_undo_stops_at_a_drawn_tile() -> None:
    """GT5.5 A placement is free to take back, a tile turned over is not."""
    session = Session.new(GAME, 2, {}, 1)
    seat = session.state.deciders()[0]
    session.act(seat, "take-pile")
    assert session.free_undo(seat) is None
    session.act(seat, next(c for c in codes(session, seat) if c.startswith("place")))
    assert session.free_undo(seat) == 1
    session.undo_to(1)
    assert any(code.startswith("place") for code in codes(session, seat))


def codes(session: Session, seat: int) -> list[str]:
    return [ACTIONS.code(option) for option in session.state.options(seat)]


def test_looking_is_a_barrier() -> None:
    """GT5.7, GT23.2 What was seen cannot be taken back."""
    session = Session.new(GAME, 2, {}, 1)
    seat = session.state.deciders()[0]
    session.act(seat, "take-pile")
    session.act(seat, next(c for c in codes(session, seat) if c.startswith("place")))
    session.act(seat, "turn:0")
    other = session.state.deciders()[0]
    session.act(other, "wait")
    session.act(seat, "look:A")
    assert session.free_undo(seat) is None


@pytest.mark.parametrize("mode", ["turns", "real-time", "days"])
def test_finishing_cannot_be_undone(mode: str) -> None:
    """GT8.1 The order tile is taken for good."""
    session = Session.new(GAME, 3, {"building": mode}, 1)
    seat = session.state.deciders()[0]
    session.act(seat, "finish:1")
    assert session.free_undo(seat) is None


def test_the_hourglass_is_not_turned_back() -> None:
    """GT7.2, GT7.3 Nobody takes a flip back to gain time."""
    session = Session.new(GAME, 2, {"building": "real-time", "round_1": "II"}, 1)
    session.act(2, "sand-out")
    session.act(0, "flip")
    assert session.free_undo(0) is None


@pytest.mark.parametrize(("mode", "free"), [("turns", True), ("real-time", False)])
def test_a_race_welds_for_good(mode: str, free: bool) -> None:
    """GT5.3, GT6.2 In real time the next tile taken is no way back to the loose one."""
    session = Session.new(GAME, 2, {"building": mode}, 1)
    seat = session.state.deciders()[0]
    other = 1 - seat
    session.act(seat, "take-pile")
    session.act(seat, "put-back")
    if mode == "turns":
        session.act(other, "wait")
    session.act(seat, "take-pile")
    session.act(seat, next(c for c in codes(session, seat) if c.startswith("place")))
    session.act(seat, "turn:0")
    if mode == "turns":
        session.act(other, "wait")
    session.act(seat, next(c for c in codes(session, seat) if c.startswith("take-open")))
    assert (session.free_undo(seat) is not None) == free


def test_timetable_in_real_time() -> None:
    """GT6.2, GT7.6, GT8.3 90 seconds of sand, 300 beside an empty glass, 10 for order tiles."""
    t = Yard(mode="real-time")
    ticks = t.s.ticks
    assert due(t) == ("sand-out", 90)
    t.build(0, "structural-3301", "7,8")
    assert t.s.ticks == ticks  # building does not start the time anew
    t.clock("sand-out")
    assert due(t) == ("flip", 300) and t.s.ticks == ticks + 1
    t.clock("flip")
    assert due(t) == ("sand-out", 90) and t.s.ticks == ticks + 2
    t.clock("sand-out")
    assert due(t) == ("deal", 10) and t.s.stopped


def test_timetable_over_days() -> None:
    """GT6.4, GT8.3 One deadline for each step, and one for the order tiles."""
    t = Yard(mode="days", step_hours=24)
    assert due(t) == ("step-over", 86_400)
    ticks = t.s.ticks
    t.clock("step-over")
    assert t.s.ticks > ticks
    assert GAME.view(t.s, 0)["hourglass"]["due"] == ["step-over", 86_400]
    assert GAME.view(Yard().s, 0)["hourglass"]["due"] is None


def due(t: Yard) -> tuple[str, int]:
    action, seconds = clock_due(t.s)
    return ACTIONS.code(action), seconds
