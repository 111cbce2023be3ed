"""Before a race: "ready", then 3-2-1, and building opens for everybody at the same moment."""

from __future__ import annotations

import asyncio

import pytest

from raumhafen.engine.replay import new_header
from raumhafen.games import load_game
from raumhafen.server.errors import Refusal
from raumhafen.server.store.records import Race, SeatRecord, TableRecord, UserRecord
from raumhafen.server.tables import clocks, races
from raumhafen.server.tables.creation import new_table
from raumhafen.server.tables.match import Match
from raumhafen.server.tables.races import COUNTDOWN, PATIENCE
from raumhafen.server.wire import NewTable
from tests.server.people import Chair, Person, lines_of
from tests.server.servers import Server
from tests.server.yards import DAYS, RACE, Options, sit_down, start_race

GAME = load_game("galaxy-trucker")
ANNA = UserRecord("anna", "Anna", None, None, {}, 0.0, 0.0)


def yard(options: Options, people: int = 2, bots: int = 1) -> tuple[TableRecord, Match]:
    """A table before its first race; Anna has the first seat, other people the next ones."""
    kinds = ["me", *["open"] * (people - 1), *["bot:greedy"] * bots]
    record = new_table(ANNA, NewTable("galaxy-trucker", len(kinds), options, kinds))
    for seat in range(1, people):
        record.seats[seat] = SeatRecord(seat, "person", f"person {seat}")
    record.clocks = clocks.new_clocks(record.pace, len(kinds))
    match = Match(GAME, new_header(GAME, len(kinds), options, "race"), [])
    match.open([])
    tick(record, match, 0.0)
    return record, match


def tick(record: TableRecord, match: Match, now: float) -> Race | None:
    record.clocks = clocks.after_step(record, match, [], now)
    return record.clocks.race


def is_open(record: TableRecord) -> bool:
    return record.clocks.race is None and record.clocks.ring is not None


# --- without waiting -----------------------------------------------------------------------------


def test_sand_waits_until_all_people_are_ready() -> None:
    """GT6.2 Bots are always ready; after the last person everybody is counted down."""
    record, match = yard(RACE)
    race = tick(record, match, 1000.0)
    assert race is not None and (race.ready, race.at) == ([], None)
    assert record.clocks.ring is None and clocks.next_event(record.clocks) is None
    races.make_ready(record, "anna")
    tick(record, match, 1000.0)
    assert clocks.next_event(record.clocks) == 1000.0 + PATIENCE + COUNTDOWN
    races.make_ready(record, "person 1")
    tick(record, match, 1010.0)
    assert clocks.next_event(record.clocks) == 1010.0 + COUNTDOWN
    tick(record, match, 1012.9)
    assert not is_open(record)
    tick(record, match, 1013.0)
    assert is_open(record) and clocks.next_event(record.clocks) == 1013.0 + 45.0


def test_who_is_away_holds_the_others_up_for_a_minute_at_most() -> None:
    record, match = yard(RACE)
    races.make_ready(record, "anna")
    tick(record, match, 0.0)
    races.make_ready(record, "anna")  # again, which does not begin the minute anew
    tick(record, match, 30.0)
    tick(record, match, PATIENCE + COUNTDOWN - 0.1)
    assert not is_open(record)
    tick(record, match, PATIENCE + COUNTDOWN)
    assert is_open(record)


def test_a_seat_that_a_bot_holds_is_not_waited_for() -> None:
    record, match = yard(RACE)
    races.make_ready(record, "anna")
    tick(record, match, 0.0)
    record.seats[1].held = True
    tick(record, match, 10.0)
    assert clocks.next_event(record.clocks) == 10.0 + COUNTDOWN
    record.seats[1].held = False  # back before the start: not yet ready, but nothing gets longer
    tick(record, match, 11.0)
    assert clocks.next_event(record.clocks) == 10.0 + COUNTDOWN


def test_where_only_bots_play_the_sand_runs_at_once() -> None:
    record, match = yard(RACE)
    for chair in record.seats:
        chair.held = chair.kind == "person"
    tick(record, match, 5.0)
    assert is_open(record)


def test_one_press_is_enough_for_all_seats_of_one_screen() -> None:
    record, match = yard(RACE)
    record.seats[1].user_id = "anna"
    races.make_ready(record, "anna")
    tick(record, match, 0.0)
    assert clocks.next_event(record.clocks) == COUNTDOWN


def test_nobody_builds_before_the_race() -> None:
    """A refusal says what is missing: the own word, or that of the others."""
    record, match = yard(RACE)
    for key in ("error-race-ready", "error-race-waits"):
        with pytest.raises(Refusal) as refused:
            races.check_begun(record, 0)
        assert refused.value.key == key
        races.make_ready(record, "anna")
    races.make_ready(record, "person 1")
    tick(record, match, 0.0)
    tick(record, match, COUNTDOWN)
    races.check_begun(record, 0)
    with pytest.raises(Refusal) as refused:
        races.make_ready(record, "anna")
    assert refused.value.key == "error-no-race"


def test_sand_that_runs_is_not_stopped_by_a_race() -> None:
    """Neither a flip nor a table that an earlier release has stored asks anybody."""
    record, match = yard(RACE, people=1)
    races.make_ready(record, "anna")
    tick(record, match, 0.0)
    tick(record, match, COUNTDOWN)
    ring = record.clocks.ring
    assert ring is not None
    match.act(ring.place, [ring.code], auto=True)
    tick(record, match, ring.at)
    assert is_open(record)


@pytest.mark.parametrize("options", [DAYS, {**RACE, "building": "turns"}])
def test_no_race_by_turns_and_over_days(options: Options) -> None:
    """GT6.3, GT6.4 Nobody has to be quick there."""
    record, _ = yard(options)
    assert record.clocks.race is None


def test_a_start_in_the_far_future_comes_nearer() -> None:
    """The time of day was set back, or another machine's clock is ahead."""
    record, match = yard(RACE)
    races.make_ready(record, "anna")
    tick(record, match, 1e6)
    clocks.set_back(record, 100.0)
    assert clocks.next_event(record.clocks) == 100.0 + PATIENCE + COUNTDOWN


# --- at a table ----------------------------------------------------------------------------------


def moves_of(chair: Chair) -> list[str]:
    return [line["code"] for line in chair.log if line.get("code")]


@pytest.mark.slow
def test_building_opens_for_all_at_the_same_moment(server: Server) -> None:
    """Anna is ready and sees that Ben is not; bots do not begin before them either."""

    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as ben:
            table, (chair, other) = await sit_down([anna, ben], RACE, "bot:greedy")
            assert chair.clock["ring"] is None and chair.clock["race"] == {"ready": [2], "at": None}
            refused = await chair.act("take-pile")
            assert refused["error"]["key"] == "error-race-ready"
            await chair.ask(t="ready")
            await other.until(lambda _: 0 in other.clock["race"]["ready"])
            assert (
                PATIENCE - 30.0
                < other.clock["race"]["at"] - other.clock["now"]
                <= PATIENCE + COUNTDOWN
            )
            refused = await chair.act("take-pile")
            assert refused["error"]["key"] == "error-race-waits"
            await start_race(other)
            await chair.until(lambda _: chair.clock["race"] is None)
            assert moves_of(chair) == []
            assert 30.0 < chair.clock["ring"] - chair.clock["now"] <= 45.0
            for one in (chair, other):
                assert (await one.act("take-pile"))["t"] == "ack"
            await chair.until(lambda m: any(line["seat"] == 2 for line in lines_of(m)))

    asyncio.run(story())


@pytest.mark.slow
def test_who_comes_back_finds_the_start_where_it_was(server: Server) -> None:
    """Readiness belongs to the table, not to a page."""

    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as ben:
            table, (chair, _) = await sit_down([anna, ben], RACE)
            await chair.ask(t="ready")
            at = chair.clock["race"]["at"]
            await chair.close()
            again = await anna.sit(table)
            await again.until_kind("state")
            assert again.clock["race"] == {"ready": [0], "at": at}
            async with Person(server.base) as watcher:
                await watcher.guest("Watcher")
                look = await watcher.sit(table)
                refused = await look.ask(t="ready")
                assert refused["error"]["key"] == "error-not-at-table"

    asyncio.run(story())
