"""Bots that stand in for people who are away and hold everybody up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from raumhafen.server.errors import Refusal
from raumhafen.server.store.records import (
    FINISHED,
    OPEN,
    PERSON,
    RUNNING,
    Clocks,
    Pace,
    Ring,
    SeatRecord,
    TableRecord,
    UserRecord,
)
from raumhafen.server.tables import absence, clocks
from raumhafen.server.tables.absence import Attendance
from raumhafen.server.tables.creation import new_table
from raumhafen.server.wire import NewTable
from tests.server.people import Chair, Person, key_of, lines_of, with_people
from tests.server.servers import QUICK, Server
from tests.server.tables import two_at_a_table, until_awaited

ANNA = UserRecord("anna", "Anna", None, None, {}, 0.0, 0.0)
MINUTES = 60.0


def table() -> TableRecord:
    """Anna, Ben and a bot; the table waits for Ben since 1000."""
    record = new_table(ANNA, NewTable("space-base", 3, kinds=["me", "open", "bot:greedy"]))
    record.seats[1] = SeatRecord(1, PERSON, "ben", "Ben")
    record.state, record.waiting = RUNNING, [1]
    record.clocks = Clocks([0.0] * 3, [None] * 3, None, [None, 1000.0, None])
    return record


def attendance(seen: float = 0.0, since: float = 0.0, *here: str) -> Attendance:
    return Attendance({"anna", *here}, {"ben": seen}, since, 10 * MINUTES)


@pytest.mark.parametrize(
    ("who", "at"),
    [
        (attendance(), 1000.0),
        (attendance(seen=1200.0), 1200.0),
        (attendance(since=1300.0), 1300.0),
    ],
)
def test_patience_counts_from_the_question_and_from_the_last_visit(
    who: Attendance, at: float
) -> None:
    assert absence.stand_ins(table(), who) == {1: at + 10 * MINUTES}


def test_nobody_is_replaced_who_is_here_or_not_awaited() -> None:
    record = table()
    assert absence.stand_ins(record, attendance(0.0, 0.0, "ben")) == {}
    record.waiting = [0, 2]
    assert absence.stand_ins(record, attendance()) == {}


def why_not(record: TableRecord, user: str = "anna", seat: int = 1, now: float = 9e9) -> str:
    try:
        absence.check(record, user, seat, attendance(), now)
    except Refusal as refusal:
        return refusal.key
    return ""


def test_every_refusal_has_its_reason() -> None:
    record = table()
    assert why_not(record) == ""
    assert why_not(record, now=1000.0 + 10 * MINUTES - 1) == "error-stand-in-early"
    assert why_not(record, now=1000.0 + 10 * MINUTES) == ""
    assert why_not(record, user="eve") == "error-not-at-table"
    assert why_not(record, seat=9) == "error-no-such-seat"
    assert why_not(record, seat=0) == "error-stand-in-own"
    assert why_not(record, seat=2) == "error-stand-in-bot"
    assert why_not(record, user="ben", seat=0) == "error-stand-in-here"
    record.seats[1].held = True
    assert why_not(record) == "error-stand-in-bot"
    assert why_not(record, user="ben", seat=0) == "error-not-at-table"  # has left


def test_tables_that_have_a_clock_are_not_running_or_wait_for_others_refuse() -> None:
    for change, key in (
        ({"state": OPEN}, "error-not-started"),
        ({"state": FINISHED}, "error-table-finished"),
        ({"waiting": [0]}, "error-stand-in-not-awaited"),
        ({"pace": Pace("live", seconds=60)}, "error-stand-in-clock"),
        ({"clocks": Clocks([], [], Ring(3, "x", 0.0, 1, 0.0))}, "error-stand-in-clock"),
    ):
        record = table()
        for name, value in change.items():
            setattr(record, name, value)
        assert why_not(record) == key
        assert absence.stand_ins(record, attendance()) == {}


def test_the_table_remembers_since_when_it_waits() -> None:
    record = table()
    later = clocks.waits_after(record, [0, 1], [0], 2000.0)
    assert later == [2000.0, 1000.0, None]
    assert clocks.waits_after(record, [1], [1], 2000.0) == [None, 2000.0, None]  # asked anew
    assert clocks.waits_after(record, [2], [], 2000.0) == [None, None, None]
    record.seats[1].held = True
    assert clocks.waits_after(record, [1], [], 2000.0) == [None, None, None]
    record.clocks.waits, record.updated = [], 500.0  # stored by an earlier release
    assert clocks.waits_since(record, 1) == 500.0


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Here nobody has patience."""
    folder: Path = tmp_path_factory.mktemp("hasty")
    running = Server(folder, *QUICK, "--away-seconds", "0").start()
    yield running
    assert running.stop() == 0
    assert running.errors() == []


async def until_away(chair: Chair, seat: int) -> None:
    while chair.table["seats"][seat]["stand_in"] is None:
        await chair.next()


@pytest.mark.slow
def test_a_bot_plays_for_who_is_away_until_the_seat_is_taken_back(hasty: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        table, at_anna, at_ben = await two_at_a_table(anna, ben, bots=0)
        path = f"/api/tables/{table}"
        await until_awaited(at_anna, 1)
        here = await anna.try_post(f"{path}/stand-in", {"seat": 1})
        assert (here.status_code, key_of(here)) == (409, "error-stand-in-here")
        notices = await Chair.open_at(ben, "/ws/me")  # in the lobby, not at the table
        await at_ben.close()
        await until_away(at_anna, 1)
        assert at_anna.table["seats"][1]["stand_in"] == 0.0
        held = await anna.post(f"{path}/stand-in", {"seat": 1})
        assert held["seats"][1]["held_by_bot"] and held["seats"][1]["stand_in"] is None
        told = await notices.until_kind("held")
        assert (told["table"], told["seat"]) == (table, 1)
        await at_anna.until(lambda m: any(line["seat"] == 1 for line in lines_of(m)))
        assert key_of(await anna.try_post(f"{path}/stand-in", {"seat": 1})) == "error-stand-in-bot"
        again = await ben.sit(table)
        await again.until_kind("state")
        back = await ben.post(f"{path}/takeback-seat")
        assert not back["seats"][1]["held_by_bot"]

    with_people(hasty, story)


@pytest.mark.slow
def test_strangers_have_no_say(hasty: Server) -> None:
    async def story(anna: Person, ben: Person, eve: Person) -> None:
        table, at_anna, at_ben = await two_at_a_table(anna, ben, bots=0)
        await eve.guest("Eve")
        await until_awaited(at_anna, 1)
        await at_ben.close()
        await until_away(at_anna, 1)
        answer = await eve.try_post(f"/api/tables/{table}/stand-in", {"seat": 1})
        assert (answer.status_code, key_of(answer)) == (403, "error-not-at-table")
        own = await anna.try_post(f"/api/tables/{table}/stand-in", {"seat": 0})
        assert key_of(own) == "error-stand-in-own"

    with_people(hasty, story, 3)


def test_with_the_usual_patience_it_is_too_early(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        table, at_anna, at_ben = await two_at_a_table(anna, ben, bots=0)
        await at_ben.close()
        await until_awaited(at_anna, 1)
        await until_away(at_anna, 1)
        left = at_anna.table["seats"][1]["stand_in"]
        assert 0 < left <= 600
        answer = await anna.try_post(f"/api/tables/{table}/stand-in", {"seat": 1})
        assert (answer.status_code, key_of(answer)) == (409, "error-stand-in-early")
        assert answer.json()["error"]["args"]["name"] == "Ben"

    with_people(server, story)


def test_where_a_clock_runs_it_decides(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        pace = {"kind": "days", "days": 1}
        table, at_anna, at_ben = await two_at_a_table(anna, ben, bots=0, pace=pace)
        await until_awaited(at_anna, 1)
        await at_ben.close()
        await at_anna.until(lambda m: m["t"] == "table" and not m["table"]["seats"][1]["connected"])
        answer = await anna.try_post(f"/api/tables/{table}/stand-in", {"seat": 1})
        assert key_of(answer) == "error-stand-in-clock"
        assert at_anna.table["seats"][1]["stand_in"] is None

    with_people(server, story)
