"""Appends of many tables that are stored together: who is late, or wrong, harms nobody else."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import asyncpg
import pytest
from sqlalchemy import Connection, exc, text
from sqlalchemy.ext.asyncio import AsyncEngine

from raumhafen.engine.shapes import OutcomeView
from raumhafen.server.settings import Settings
from raumhafen.server.store import log
from raumhafen.server.store.database import Database, open_database
from raumhafen.server.store.failures import StorageFailed, is_outage, state_of, told_as_failures
from raumhafen.server.store.log import Append, Conflict, Log
from raumhafen.server.store.log_rows import Row, decode_rows
from raumhafen.server.store.records import FINISHED, RUNNING, Clocks, UserRecord
from raumhafen.server.store.straight import Straight
from raumhafen.server.store.tables import Tables
from raumhafen.server.tables.creation import new_table
from raumhafen.server.wire import NewTable
from tests.server.servers import Postgres

ANNA = UserRecord("anna", "Anna", None, None, {}, 0.0, 0.0)


class Desk:
    """Tables with nothing in their logs."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables, self.log = Tables(database), Log(database)
        self.ids: list[str] = []

    async def lay(self, number: int) -> None:
        for _ in range(number):
            record = new_table(ANNA, NewTable("space-base", 2, {}, ["me", "me"], private=True))
            await self.tables.add(record)
            self.ids.append(record.id)

    def entry(
        self, table: int, base: int = 0, request: str = "r", held: int | None = None
    ) -> Append:
        row = Row({"seat": 0, "ask": "undo", "at": 0}, request=request)
        return Append(
            self.ids[table], base, [row], 7.0, [1], Clocks(), None, RUNNING, None, 8.0, held
        )

    async def append(self, *entries: Append) -> list[str]:
        """All in one batch; what became of each."""
        waiting = [asyncio.create_task(self.log.append(entry)) for entry in entries]
        await asyncio.sleep(0)  # all of them stand in line
        writer = asyncio.create_task(self.log._run())
        found = await asyncio.gather(*waiting, return_exceptions=True)
        writer.cancel()
        return ["" if one is None else type(one).__name__ for one in found]

    async def stored(self) -> list[tuple[int, list[str | None]]]:
        """Of each table its version, and the requests in its log."""
        versions = await self.tables.versions(self.ids)
        found = []
        for one in self.ids:
            rows = await self.log.rows(one)
            found.append((versions[one], [row.request for row in rows]))
        assert all(version == len(requests) for version, requests in found)
        return found

    async def hold(self, table: int, held: bool) -> None:
        record = await self.tables.get(self.ids[table])
        assert record is not None
        record.seats[1].held = held
        await self.tables.note_seat(record.id, record.seats[1])


@pytest.fixture
def elsewhere(tmp_path: Path, postgres: Postgres) -> Settings:
    return Settings(data=tmp_path, database=postgres.database())


def at_desk(settings: Settings, story: Callable[[Desk], Awaitable[None]]) -> None:
    async def run() -> None:
        database = await open_database(settings)
        desk = Desk(database)
        await desk.lay(3)
        try:
            await story(desk)
        finally:
            await database.close()

    asyncio.run(run())


LATE = Conflict.__name__


def test_who_is_late_leaves_the_others_alone(settings: Settings) -> None:
    async def story(desk: Desk) -> None:
        entries = [desk.entry(0), desk.entry(1, base=4), desk.entry(2)]
        assert await desk.append(*entries) == ["", LATE, ""]
        assert await desk.stored() == [(1, ["r"]), (0, []), (1, ["r"])]
        assert await desk.append(desk.entry(0, 0, "s"), desk.entry(2, 1, "s")) == [LATE, ""]
        assert await desk.stored() == [(1, ["r"]), (0, []), (2, ["r", "s"])]

    at_desk(settings, story)


def test_everything_of_an_append_is_stored(settings: Settings) -> None:
    async def story(desk: Desk) -> None:
        rows = [Row({"seat": 1, "code": "done"}, hidden=True), *desk.entry(0).rows]
        outcome = OutcomeView(points=[3, 4], winners=[1], rule="SB1")
        clocks = Clocks(left=[2.5])
        entry = Append(desk.ids[0], 0, rows, 7.0, [0, 1], clocks, 9.25, FINISHED, outcome, 8.5)
        assert await desk.append(entry, desk.entry(1)) == ["", ""]
        found = await desk.tables.get(desk.ids[0])
        assert found is not None and (found.version, found.waiting) == (2, [0, 1])
        assert (found.clocks.left, found.due, found.state) == ([2.5], 9.25, FINISHED)
        assert (found.updated, found.outcome) == (8.5, outcome)
        assert await desk.log.rows(desk.ids[0]) == rows
        assert (await desk.stored())[1:] == [(1, ["r"]), (0, [])]

    at_desk(settings, story)


def test_a_bot_is_late_when_the_owner_of_the_seat_is_back(settings: Settings) -> None:
    async def story(desk: Desk) -> None:
        await desk.hold(0, True)
        entries = [desk.entry(table, held=1) for table in (0, 1)]
        assert await desk.append(*entries, desk.entry(2)) == ["", LATE, ""]
        await desk.hold(0, False)
        assert await desk.append(desk.entry(0, 1, "s", held=1)) == [LATE]
        assert await desk.stored() == [(1, ["r"]), (0, []), (1, ["r"])]

    at_desk(settings, story)


def test_a_request_that_is_stored_already_harms_only_itself(settings: Settings) -> None:
    async def story(desk: Desk) -> None:
        assert await desk.append(desk.entry(0)) == [""]
        assert await desk.append(desk.entry(1), desk.entry(0, 1), desk.entry(2)) == ["", LATE, ""]
        assert await desk.stored() == [(1, ["r"])] * 3

    at_desk(settings, story)


@pytest.mark.parametrize("base", [0, 1])
def test_of_two_appends_to_one_table_the_first_counts(settings: Settings, base: int) -> None:
    """They come together only if somebody does not wait for the first."""

    async def story(desk: Desk) -> None:
        entries = [desk.entry(0), desk.entry(0, base, "s"), desk.entry(1)]
        assert sorted(await desk.append(*entries)) == ["", "", LATE]
        first, second, _ = await desk.stored()
        assert first[0] == second[0] == 1

    at_desk(settings, story)


# --- PostgreSQL alone ----------------------------------------------------------------------------


@asynccontextmanager
async def locked(desk: Desk, table: int) -> AsyncIterator[None]:
    """Another process is just changing the table, and not its version."""
    change = text("UPDATE tables SET driver = 'other' WHERE id = :id")
    async with desk.database.write() as connection:
        await connection.execute(change, {"id": desk.ids[table]})
        yield


async def until_waiting(desk: Desk, number: int = 1) -> list[int]:
    """The server's processes that wait for a lock."""
    wanted = text("SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'")

    def look(connection: Connection) -> list[int]:
        return list(connection.execute(wanted).scalars())

    async with asyncio.timeout(20):
        while len(found := await desk.database.read_quickly(look)) < number:
            await asyncio.sleep(0.02)
    return found


def test_who_waited_for_a_table_finds_it_as_it_is_then(elsewhere: Settings) -> None:
    """It is stored if the version is the same, though the row is another by then."""

    async def story(desk: Desk) -> None:
        async with locked(desk, 0):
            work = asyncio.create_task(desk.append(desk.entry(1), desk.entry(0)))
            await until_waiting(desk)
        assert await work == ["", ""]
        found = await desk.tables.get(desk.ids[0])
        assert found is not None and found.version == 1

    at_desk(elsewhere, story)


def test_of_two_processes_that_wait_one_succeeds(elsewhere: Settings) -> None:
    async def story(desk: Desk) -> None:
        other = Desk(await open_database(elsewhere))
        other.ids = desk.ids
        here = [desk.entry(table, 0, "here") for table in (0, 1, 2)]
        there = [desk.entry(table, 0, "there") for table in (2, 1, 0)]
        async with locked(desk, 1):
            work = [asyncio.create_task(one) for one in (desk.append(*here), other.append(*there))]
            await until_waiting(desk, 2)
        first, second = await asyncio.gather(*work)
        await other.database.close()
        assert {*map(tuple, (first, second))} == {("", "", ""), (LATE, LATE, LATE)}
        assert [version for version, _ in await desk.stored()] == [1, 1, 1]

    at_desk(elsewhere, story)


FAILED = StorageFailed.__name__


def test_a_connection_lost_in_the_middle_stores_nothing(elsewhere: Settings) -> None:
    async def story(desk: Desk) -> None:
        async with locked(desk, 0):
            work = asyncio.create_task(desk.append(desk.entry(1), desk.entry(0)))
            (pid,) = await until_waiting(desk)
            end = text(f"SELECT pg_terminate_backend({pid})")
            await desk.database.read_quickly(lambda connection: connection.execute(end).all())
            assert await work == [FAILED, FAILED]
        assert desk.database.failing
        assert await desk.stored() == [(0, [])] * 3
        assert await desk.append(desk.entry(1), desk.entry(0)) == ["", ""]
        assert not desk.database.failing

    at_desk(elsewhere, story)


def test_patience_ends_here_and_there(elsewhere: Settings) -> None:
    """What was given up is not stored after all when the lock is free again."""

    async def story(desk: Desk) -> None:
        desk.database.patience = 0.5
        async with desk.database.engine.begin() as connection:
            await connection.execute(text("SELECT id FROM tables FOR UPDATE"))
            started = time.monotonic()
            assert await desk.append(desk.entry(0)) == [FAILED]
            assert time.monotonic() - started < 10.0
            gone = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
            async with asyncio.timeout(20):
                while (await connection.execute(gone)).scalar_one():
                    await asyncio.sleep(0.02)
        desk.database.patience = None  # to read may take half a second on a busy machine
        assert await desk.stored() == [(0, [])] * 3
        assert await desk.append(desk.entry(0)) == [""]

    at_desk(elsewhere, story)


def test_an_idle_connection_that_died_is_replaced_unseen(elsewhere: Settings) -> None:
    async def story(desk: Desk) -> None:
        assert await desk.append(desk.entry(0)) == [""]
        driver = desk.database._straight._driver
        desk.database._straight._used -= 60.0
        driver.terminate()
        assert await desk.append(desk.entry(1)) == [""]
        desk.database._straight._used -= 60.0
        assert await desk.append(desk.entry(2)) == [""]  # this one lives, and is asked first

    at_desk(elsewhere, story)


@pytest.mark.parametrize(
    "complaint",
    [
        # A connection that has just been told to end says so, where another would be closed.
        asyncpg.InternalClientError("another operation is in progress"),
        RuntimeError("unable to perform operation: the handler is closed"),
        asyncpg.InterfaceError("connection is closed"),
        asyncpg.ConnectionDoesNotExistError("closed in the middle"),
        ConnectionResetError("reset"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_whatever_the_driver_calls_it_the_store_has_failed(complaint: Exception) -> None:
    class Dying:
        def is_closed(self) -> bool:
            return False

        async def fetch(self, *_: object) -> list[object]:
            raise complaint

        def terminate(self) -> None:
            ended.append(self)

    ended: list[Dying] = []
    straight = Straight(cast(AsyncEngine, None))
    straight._driver, straight._used = Dying(), time.monotonic()
    with pytest.raises(StorageFailed), told_as_failures():
        asyncio.run(straight.fetch(None, "SELECT 1", []))
    assert len(ended) == 1 and straight._driver is None


@pytest.mark.parametrize(("answer", "lives"), [(1, True), (ConnectionResetError(), False)])
def test_a_connection_that_was_idle_for_a_while_gives_a_sign_of_life(
    answer: int | Exception, lives: bool
) -> None:
    """It may have died without anybody having noticed; then there is another one."""

    async def fetchval(statement: str) -> int:
        if isinstance(answer, Exception):
            raise answer
        return answer

    straight = Straight(cast(AsyncEngine, None))
    straight._driver = SimpleNamespace(is_closed=lambda: False, fetchval=fetchval)
    assert asyncio.run(straight._lives()) == lives


def test_the_connections_of_a_database_end_with_it(elsewhere: Settings) -> None:
    async def story(desk: Desk) -> None:
        mine = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()")

        def count(connection: Connection) -> int:
            return int(connection.execute(mine).scalar_one())

        before = await desk.database.read_quickly(count)
        other = Desk(await open_database(elsewhere))
        other.ids = desk.ids
        assert await other.append(other.entry(0)) == [""]
        assert await desk.database.read_quickly(count) > before
        await other.database.close()
        async with asyncio.timeout(20):
            while await desk.database.read_quickly(count) > before:
                await asyncio.sleep(0.02)

    at_desk(elsewhere, story)


def test_failures_of_the_database_are_told_from_mistakes() -> None:
    """By its code, which may stand in the error behind the error."""

    def behind(state: str | None) -> Exception:
        inner, outer = Exception("inner"), Exception("outer")
        if state is not None:
            inner.sqlstate = state  # type: ignore[attr-defined]
        outer.__cause__ = inner
        return outer

    assert is_outage(exc.TimeoutError("all connections are taken"))
    assert (state_of(behind("57P01")), state_of(behind(None))) == ("57P01", None)
    for state, outage in (("57P01", True), ("22001", False), (None, False)):
        assert is_outage(exc.DBAPIError("statement", {}, behind(state))) == outage


def test_a_log_that_never_began_ends_and_one_whose_writer_is_gone_is_busy_for_ever(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        database = await open_database(Settings(data=tmp_path))
        found = Log(database)
        await found.stop()
        assert found.busy_for() == 0.0
        await found.start()
        assert found.busy_for() == 0.0
        await found.stop()
        assert found.busy_for() == float("inf")
        await database.close()

    asyncio.run(story())


def test_a_caller_who_has_gone_does_not_end_the_writer(settings: Settings) -> None:
    """What was asked for is stored, and the next one is served."""

    async def story(desk: Desk) -> None:
        gone = asyncio.create_task(desk.log.append(desk.entry(0, request="gone")))
        await asyncio.sleep(0)
        gone.cancel()
        assert await asyncio.wait_for(desk.append(desk.entry(1)), 30) == [""]
        assert await desk.stored() == [(1, ["gone"]), (1, ["r"]), (0, [])]

    at_desk(settings, story)


def test_long_logs_are_read_beside_the_loop(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the same rows."""

    async def story(desk: Desk) -> None:
        assert await desk.append(desk.entry(0), desk.entry(0, base=1)) == ["", LATE]
        short = await desk.log.rows(desk.ids[0])
        monkeypatch.setattr(log, "SHORT", 0)
        monkeypatch.setattr(log, "decode_rows", noting)
        assert await desk.log.rows(desk.ids[0]) == short and len(short) == 1
        assert threads == [False]

    threads: list[bool] = []

    def noting(found: list[tuple[str, str, str | None]]) -> list[Row]:
        threads.append(threading.current_thread() is threading.main_thread())
        return decode_rows(found)

    at_desk(settings, story)
