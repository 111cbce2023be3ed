"""Clocks without waiting."""

import time

import pytest

from raumhafen.engine.replay import new_header
from raumhafen.games import load_game
from raumhafen.server.store.records import INCREMENT, Pace, Ring, TableRecord, UserRecord
from raumhafen.server.tables import clocks, races
from raumhafen.server.tables.creation import new_table
from raumhafen.server.tables.match import Match
from raumhafen.server.wire import NewTable, PaceBody

ME = UserRecord("me", "Me", None, None, {}, 0.0, 0.0)


def table(pace: PaceBody) -> TableRecord:
    wanted = NewTable("space-base", 3, kinds=["me", "me", "bot:greedy"], pace=pace)
    record = new_table(ME, wanted)
    record.clocks = clocks.new_clocks(record.pace, 3)
    return record


def test_a_live_clock_runs_only_while_a_person_is_asked() -> None:
    record = table(PaceBody("live", seconds=60))
    record.clocks = clocks.tick(record, [0, 2], [0, 2], now=100.0)
    assert record.clocks.since == [100.0, None, None]
    assert clocks.deadline(record) == 160.0
    record.clocks = clocks.tick(record, [1], [0, 1], now=130.0)
    assert record.clocks.left[0] == 30.0 + INCREMENT
    assert record.clocks.since == [None, 130.0, None]
    assert clocks.left_now(record, 1, 150.0) == 40.0


@pytest.mark.parametrize("increment", [0, 5, 30])
def test_the_increment_is_the_one_that_was_chosen(increment: int) -> None:
    record = table(PaceBody("live", seconds=60, increment=increment))
    record.clocks = clocks.tick(record, [0], [0], now=100.0)
    record.clocks = clocks.tick(record, [1], [0, 1], now=130.0)
    assert record.clocks.left == [30.0 + increment, 60.0, 60.0]


def test_an_unchanged_question_keeps_its_clock_running() -> None:
    record = table(PaceBody("live", seconds=60))
    record.clocks = clocks.tick(record, [0, 1], [0, 1], now=100.0)
    record.clocks = clocks.tick(record, [0], [1], now=110.0)
    assert record.clocks.since[0] == 100.0
    assert clocks.expired(record, 159.0) == []
    assert clocks.expired(record, 160.0) == [0]


def test_a_new_question_of_the_same_seat_winds_the_clock_up() -> None:
    record = table(PaceBody("live", seconds=60))
    record.clocks = clocks.tick(record, [0], [0], now=100.0)
    record.clocks = clocks.tick(record, [0], [0], now=170.0)
    assert record.clocks.left[0] == INCREMENT
    assert record.clocks.since[0] == 170.0


def test_days_start_anew_with_every_decision() -> None:
    record = table(PaceBody("days", days=2))
    record.clocks = clocks.tick(record, [0], [0], now=0.0)
    assert clocks.deadline(record) == 2 * clocks.DAY
    record.clocks = clocks.tick(record, [0], [0], now=clocks.DAY)
    assert clocks.deadline(record) == 3 * clocks.DAY


def test_a_seat_held_by_a_bot_has_no_clock() -> None:
    record = table(PaceBody("live", seconds=60))
    record.seats[0].held = True
    record.clocks = clocks.tick(record, [0], [0], now=0.0)
    assert clocks.deadline(record) is None


def test_without_pace_there_is_no_clock() -> None:
    record = table(PaceBody("none"))
    record.clocks = clocks.tick(record, [0], [0], now=0.0)
    assert clocks.deadline(record) is None
    assert clocks.left_now(record, 0, 5.0) is None


def test_an_hourglass_counts_from_its_last_turn() -> None:
    """GT6.2 The sand runs from the moment the building begins, whatever the seats do."""
    game = load_game("galaxy-trucker")
    options: dict[str, str | int | bool] = {"building": "real-time", "seconds": 45}
    match = Match(game, new_header(game, 2, options, "sand"), [])
    match.open([])
    ring = clocks.ring_of(match, None, now=1000.0)
    assert ring is not None and ring.place == 2 and ring.at == 1045.0
    seat = match.deciders()[0]
    code = game.actions.code(match.session.state.options(seat)[0])
    match.act(seat, [code])
    assert clocks.ring_of(match, ring, now=1010.0) == ring
    match.act(ring.place, [ring.code], auto=True)
    after = clocks.ring_of(match, ring, now=1045.0)
    assert after is not None and after.since == 1045.0 and after.ticks != ring.ticks
    record = table(PaceBody("none"))
    record.clocks.ring = after
    assert clocks.next_event(record.clocks) == after.at


def test_without_an_hourglass_nothing_rings() -> None:
    game = load_game("space-base")
    match = Match(game, new_header(game, 2, {}, "none"), [])
    assert clocks.ring_of(match, None, now=0.0) is None


def trucker(options: dict[str, str | int | bool]) -> tuple[TableRecord, Match]:
    """Two people with live clocks, the first of whom has finished her ship."""
    game = load_game("galaxy-trucker")
    record = new_table(ME, NewTable("galaxy-trucker", 2, kinds=["me", "me"]))
    record.pace = Pace("live", seconds=60)
    record.clocks = clocks.new_clocks(record.pace, 2)
    match = Match(game, new_header(game, 2, {"round_1": "I", **options}, "sand"), [])
    match.open([])
    if options["building"] == "turns":
        for seat in (0, 1):  # whoever begins
            if seat in match.deciders():
                match.act(seat, ["finish:1"])
                break
    return record, match


def test_no_clock_runs_for_somebody_who_may_act_but_need_not() -> None:
    """GT5.7, GT22.1 Who has finished building may look and flip; nobody waits for that."""
    record, match = trucker({"building": "turns"})
    asked, awaited = match.deciders(), match.awaited()
    assert len(asked) == 2 and len(awaited) == 1
    record.clocks = clocks.after_step(record, match, asked, now=100.0)
    running = [seat for seat in (0, 1) if record.clocks.since[seat] is not None]
    assert running == awaited == match.view(0)["waiting"]


def test_running_sand_is_the_clock_of_everybody() -> None:
    """GT6.2 Nobody loses a seat to a bot because a race took longer than the own clock."""
    record, match = trucker({"building": "real-time", "seconds": 90})
    assert match.awaited() == [0, 1, 2]
    record.clocks = clocks.after_step(record, match, [0, 1], now=90.0)
    races.make_ready(record, ME.id)
    record.clocks = clocks.after_step(record, match, [0, 1], now=97.0)
    record.clocks = clocks.after_step(record, match, [], now=100.0)
    assert record.clocks.since == [None, None]
    assert clocks.next_event(record.clocks) == 190.0
    match.act(0, ["finish:1"])
    match.act(1, ["finish:2"])
    record.clocks = clocks.after_step(record, match, [0, 1], now=150.0)
    timed = [seat for seat in (0, 1) if record.clocks.since[seat] == 150.0]
    assert record.clocks.ring is None and timed == match.awaited() != []


# --- steady time -------------------------------------------------------------------------------


class Wall:
    """The time of day, which somebody sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.by = 0.0
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.by)


@pytest.mark.parametrize("by", [3600.0, -3600.0])
def test_a_live_clock_does_not_care_about_the_time_of_day(
    monkeypatch: pytest.MonkeyPatch, by: float
) -> None:
    record, wall = table(PaceBody("live", seconds=60)), Wall(monkeypatch)
    record.clocks = clocks.tick(record, [0], [0], clocks.time_of(record))
    wall.by = by
    left = clocks.left_now(record, 0, clocks.time_of(record))
    assert left is not None and 58.0 < left <= 60.0
    assert clocks.expired(record, clocks.time_of(record)) == []


def test_days_go_by_the_calendar(monkeypatch: pytest.MonkeyPatch) -> None:
    record, wall = table(PaceBody("days", days=2)), Wall(monkeypatch)
    record.clocks = clocks.tick(record, [0], [0], clocks.time_of(record))
    wall.by = 2 * clocks.DAY + 1
    assert clocks.expired(record, clocks.time_of(record)) == [0]


def test_another_process_whose_clock_is_behind_gives_nobody_more_than_was_left() -> None:
    record = table(PaceBody("live", seconds=60))
    record.clocks = clocks.tick(record, [0], [0], now=5000.0)
    behind = 1000.0
    assert clocks.left_now(record, 0, behind) == 60.0
    assert clocks.set_back(record, behind)
    assert clocks.deadline(record) == behind + 60.0
    assert not clocks.set_back(record, behind)
    assert clocks.left_now(record, 0, behind + 20.0) == 40.0


def test_time_that_went_back_is_no_gift() -> None:
    record = table(PaceBody("live", seconds=60))
    record.clocks = clocks.tick(record, [0], [0], now=5000.0)
    record.clocks = clocks.tick(record, [1], [0, 1], now=1000.0)
    assert record.clocks.left[0] == 60.0 + INCREMENT


def test_an_hourglass_of_the_future_begins_now() -> None:
    record = table(PaceBody("live", seconds=60))
    record.clocks.ring = Ring(2, "ring", at=5090.0, ticks=1, since=5000.0)
    assert clocks.set_back(record, 1000.0)
    assert (record.clocks.ring.since, record.clocks.ring.at) == (1000.0, 1090.0)
