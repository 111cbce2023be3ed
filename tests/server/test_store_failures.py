"""A store that fails: nothing refused stays, nothing acknowledged goes, the table comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from structlog.testing import capture_logs

from raumhafen.engine.save import digest
from raumhafen.server.errors import Refusal
from raumhafen.server.incoming import Act
from raumhafen.server.replays.verification import verify_all
from raumhafen.server.services.bundle import Services
from raumhafen.server.services.news import CHANNEL
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.settings import Settings
from raumhafen.server.store.database import Database, file_of, open_database
from raumhafen.server.store.failures import StorageFailed
from raumhafen.server.store.log import Append, Conflict
from raumhafen.server.store.log_rows import Row
from raumhafen.server.store.records import RUNNING, Clocks, TableRecord, UserRecord
from raumhafen.server.tables.creation import new_table
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.live import LiveTable
from raumhafen.server.tables.match import Match
from raumhafen.server.tables.starting import start
from raumhafen.server.wire import NewTable
from tests.server.inside import at_a_hub, migrated

ANNA = UserRecord("anna", "Anna", None, None, {}, 0.0, 0.0)


class Broken:
    """Lets a database fail: writes, or everything; before the commit or after it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.write, self.fetch = database.write_quickly, database.fetch_quickly
        self.read = database.read

    def break_writes(self, after: bool = False) -> None:
        def broken(real: Callable[..., Awaitable[Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
            async def write(*what: Any) -> Any:
                if after:
                    await real(*what)
                raise StorageFailed("no disk left")

            return write

        self.database.write_quickly = broken(self.write)  # type: ignore[method-assign]
        self.database.fetch_quickly = broken(self.fetch)  # type: ignore[method-assign]

    def break_all(self, after: bool = False) -> None:
        @asynccontextmanager
        async def read() -> AsyncIterator[Any]:
            raise StorageFailed("gone")
            yield

        self.break_writes(after)
        self.database.read = read  # type: ignore[method-assign]

    def mend(self) -> None:
        self.database.write_quickly = self.write  # type: ignore[method-assign]
        self.database.fetch_quickly = self.fetch  # type: ignore[method-assign]
        self.database.read = self.read  # type: ignore[method-assign]


class Place:
    """A hub with one started table where Anna plays both seats, and one socket of hers."""

    def __init__(self, hub: Hub, table: LiveTable) -> None:
        self.hub, self.table = hub, table
        self.faults = Broken(hub.services.database)
        self.watcher = Watcher(ANNA)
        table.audience.enter(self.watcher)
        self.sent = 0

    async def act(self) -> None:
        await self.table.change("anna", self.message())

    def message(self) -> Act:
        match = self.table.playing()
        seat = match.deciders()[0]
        option = match.session.state.options(seat)[0]
        self.sent += 1
        code = match.game.actions.code(option)
        return Act(id=f"r{self.sent}", v=match.known[seat], seat=seat, code=code)

    async def check(self) -> list[str]:
        """The requests in the log, whose numbers have no gap."""
        rows = await self.hub.services.log.rows(self.table.record.id)
        stored = await self.hub.services.tables.get(self.table.record.id)
        assert stored is not None and stored.version == len(rows)
        assert (await verify_all(self.hub.services.database)).faults == []
        return [row.request.removeprefix("anna:") for row in rows if row.request]

    def heard(self) -> list[Any]:
        found = []
        while not self.watcher._queue.empty():
            found.append(msgspec.json.decode(self.watcher._queue.get_nowait() or b"null"))
        return found


def at_a_table(settings: Settings, story: Callable[[Place], Awaitable[None]]) -> None:
    async def run() -> None:
        async with ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]) as channels:
            services = Services(settings, await open_database(settings), channels)
            await services.start()
            hub = Hub(services)
            record = new_table(ANNA, NewTable("space-base", 2, {}, ["me", "me"], private=True))
            await services.tables.add(record)
            await start(hub, record.id, None)
            await story(Place(hub, await hub.open(record.id)))
            await services.stop()

    asyncio.run(run())


async def until_back(place: Place) -> None:
    async with asyncio.timeout(30):
        while place.table.match is None:
            await asyncio.sleep(0.05)
        async with place.table.lock:  # until everybody has been shown it
            pass


def test_what_could_not_be_stored_is_thrown_away_even_if_nothing_can_be_read(
    settings: Settings,
) -> None:
    async def story(place: Place) -> None:
        await place.act()
        place.faults.break_all()
        lost = msgspec.structs.replace(place.message(), id="lost")
        place.sent -= 1
        for _ in range(3):
            with pytest.raises(StorageFailed):
                await place.table.change("anna", lost)
        place.faults.mend()
        await until_back(place)
        await place.act()
        assert await place.check() == ["r1", "r2"]

    at_a_table(settings, story)


def test_the_table_comes_back_by_itself_and_sockets_see_it(settings: Settings) -> None:
    async def story(place: Place) -> None:
        await place.act()
        place.faults.break_all()
        message = place.message()
        with pytest.raises(StorageFailed):
            await place.table.change("anna", message)
        assert place.table.match is None
        with pytest.raises(Refusal, match="error-storage"):
            place.table.playing()
        place.heard()
        place.faults.mend()
        await until_back(place)
        states = [told for told in place.heard() if told["t"] == "state"]
        assert [told["v"] for told in states] == [place.watcher.version]
        await place.table.change("anna", message)
        assert await place.check() == ["r1", "r2"]

    at_a_table(settings, story)


def test_what_was_stored_after_all_is_acknowledged(settings: Settings) -> None:
    """The connection broke after the commit; the log says so as soon as it can be read."""

    async def story(place: Place) -> None:
        place.faults.break_writes(after=True)
        await place.act()
        place.faults.mend()
        await place.act()
        assert await place.check() == ["r1", "r2"]

    at_a_table(settings, story)


def test_what_was_stored_after_all_happens_once(settings: Settings) -> None:
    async def story(place: Place) -> None:
        place.faults.break_all(after=True)
        message = place.message()
        with pytest.raises(StorageFailed):
            await place.table.change("anna", message)
        place.faults.mend()
        await place.table.change("anna", message)
        await place.act()
        assert await place.check() == ["r1", "r2"]

    at_a_table(settings, story)


@pytest.mark.parametrize("ahead", [-1, 1, 5])
def test_a_version_moves_only_from_the_one_it_was_based_on(settings: Settings, ahead: int) -> None:
    async def story(place: Place) -> None:
        await place.act()
        record = place.table.record
        before = await place.check()
        entry = Append(
            record.id, record.version + ahead, [Row({"seat": 0, "ask": "undo", "at": 0})], 0.0, [0],
            Clocks(), None, RUNNING, None,
        )  # fmt: skip
        with pytest.raises(Conflict):
            await place.hub.services.log.append(entry)
        assert await place.check() == before

    at_a_table(settings, story)


def test_clocks_and_waiting_move_only_with_their_version(settings: Settings) -> None:
    """Somebody leaves a seat while another process has gone on."""

    async def story(place: Place) -> None:
        other = Hub(place.hub.services)
        there = await other.open(place.table.record.id)
        await place.act()
        waiting = place.table.record.waiting
        chair = there.record.seats[1]
        chair.held = True
        await there.seat_changed(chair)
        stored = await place.hub.services.tables.get(place.table.record.id)
        assert stored is not None and stored.waiting == waiting and stored.seats[1].held
        assert there.record.version == stored.version

    at_a_table(settings, story)


def test_a_start_that_fails_leaves_the_table_open(settings: Settings) -> None:
    async def story(place: Place) -> None:
        hub, wanted = place.hub, NewTable("space-base", 2, {}, ["me", "me"], private=True)
        record = new_table(ANNA, wanted)
        await hub.services.tables.add(record)
        await hub.open(record.id)
        place.faults.break_writes()
        with pytest.raises(StorageFailed):
            await start(hub, record.id, None)
        place.faults.mend()
        stored = await hub.services.tables.get(record.id)
        assert stored is not None and stored.state == "open"
        assert (await start(hub, record.id, None)).state == "running"

    at_a_table(settings, story)


def test_a_game_that_goes_on_begins_with_its_rows(settings: Settings) -> None:
    """All of them are stored with the start."""

    async def story(place: Place) -> None:
        record = new_table(ANNA, NewTable("space-base", 2, {}, ["me", "me"], private=True))
        for _ in range(3):
            await place.act()
        played = place.table.playing()
        record.seed = place.table.record.seed
        match = Match(played.game, played.session.replay.header, [])
        rows = match.open(played.session.replay.history)
        await place.hub.services.tables.add(record)
        begun = await start(place.hub, record.id, None, rows)
        assert begun.version == len(rows) >= 3
        assert len(await place.hub.services.log.rows(record.id)) == len(rows)
        there = (await place.hub.open(record.id)).playing()
        assert digest(there.session.state) == digest(played.session.state)

    at_a_table(settings, story)


def test_a_table_is_read_up_to_the_version_of_its_record(settings: Settings) -> None:
    """Another process may store between the two reads: what is newer comes with its own news."""

    async def story(place: Place) -> None:
        await place.act()
        tables, table_id = place.hub.services.tables, place.table.record.id
        before = await tables.get(table_id)
        assert before is not None
        position, known = digest(place.table.playing().session.state), place.table.playing().known
        for _ in range(3):
            await place.act()
        assert await tables.get(table_id) != before

        async def get_before(wanted: str) -> TableRecord | None:
            return before

        real, tables.get = tables.get, get_before  # type: ignore[method-assign,assignment]
        await place.table.load()
        match = place.table.playing()
        assert (match.version, match.known) == (before.version, known)
        assert digest(match.session.state) == position
        tables.get = real  # type: ignore[method-assign]
        await place.table.catch_up()
        await place.act()
        assert await place.check() == ["r1", "r2", "r3", "r4", "r5"]

    at_a_table(settings, story)


# --- the hub -------------------------------------------------------------------------------------


def ready(data: Path) -> Settings:
    """Of a server whose database has its schema already."""
    settings = Settings(data=data)
    file = file_of(settings)
    assert file is not None
    file.write_bytes(migrated())
    return settings


def raising(error: Exception) -> Callable[..., Coroutine[Any, Any, Any]]:
    async def fail(*anything: object) -> Any:
        raise error

    return fail


ERRORS = [(StorageFailed("away"), "warning"), (ValueError("ours"), "error")]


@pytest.mark.parametrize(("error", "level"), ERRORS)
def test_a_hub_whose_store_fails_tells_it_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, level: str
) -> None:
    """Sweeping, taking over tables of older rules, and keeping positions before the end."""

    async def some(connection: object) -> list[str]:
        return ["table"]

    async def story(hub: Hub) -> None:
        hub._tidy = raising(error)  # type: ignore[method-assign]
        hub.open = raising(error)  # type: ignore[method-assign]
        with capture_logs() as logs:
            sweeping = asyncio.create_task(hub.sweep())
            async with asyncio.timeout(30):
                while hub.services.vigil.swept is None:
                    await asyncio.sleep(0)
            sweeping.cancel()
            await hub.upgrade()
            await hub.keep()
        told = [(log["event"], log["log_level"]) for log in logs]
        assert told == [(event, level) for event in ("sweep", "upgrade", "positions")]

    monkeypatch.setattr("raumhafen.server.tables.hub.tables_to_upgrade", some)
    monkeypatch.setattr("raumhafen.server.tables.hub.keep_positions", raising(error))
    at_a_hub(tmp_path, story)


def test_a_seat_that_could_not_be_stored_is_read_anew(tmp_path: Path) -> None:
    """In memory it may be another than the stored one."""

    async def story(place: Place) -> None:
        chair = msgspec.structs.replace(place.table.record.seats[1], held=True, missed=2)
        tables = place.hub.services.tables
        real, tables.note_seat = tables.note_seat, raising(StorageFailed("away"))  # type: ignore[method-assign]
        with pytest.raises(StorageFailed):
            await place.table.seat_changed(chair)
        assert place.table.data.lost
        tables.note_seat = real  # type: ignore[method-assign]
        table = await place.hub.open(place.table.record.id)
        assert not table.data.lost and not table.record.seats[1].held
        await table.seat_changed(chair)
        stored = await tables.get(table.record.id)
        assert stored is not None and (stored.seats[1].held, stored.seats[1].missed) == (True, 2)

    at_a_table(ready(tmp_path), story)


def test_a_database_that_cannot_be_read_at_all_is_a_fault_of_its_tables(tmp_path: Path) -> None:
    """No game was checked, which is not the same as that all is well."""

    async def story(place: Place) -> None:
        assert (await verify_all(place.hub.services.database)).checked == 1
        place.faults.break_all()
        found = await verify_all(place.hub.services.database)
        place.faults.mend()
        assert (found.checked, found.old) == (0, 0)
        assert ("tables", "verify-rows") in [(name, fault.key) for name, fault in found.faults]

    at_a_table(ready(tmp_path), story)
