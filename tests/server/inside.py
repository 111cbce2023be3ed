"""A table inside the process of the test: no network, and time as the test says."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from raumhafen.server.services.bundle import Services
from raumhafen.server.services.news import CHANNEL
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.settings import Settings
from raumhafen.server.store.database import file_of, open_database
from raumhafen.server.store.log_rows import Row
from raumhafen.server.store.records import TableRecord, UserRecord
from raumhafen.server.tables import clocks
from raumhafen.server.tables.creation import new_table
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.live import LiveTable
from raumhafen.server.tables.match import Match
from raumhafen.server.tables.starting import start
from raumhafen.server.web.sockets import Pulse, hear
from raumhafen.server.wire import NewTable, PaceBody
from raumhafen.server.workers.bots import Thought

Json = dict[str, Any]
Bot = Callable[[Thought], Awaitable[str]]
PEOPLE = [UserRecord(f"u{k}", f"P{k}", None, None, {}, 0.0, 0.0) for k in range(6)]


class Now:
    """The time of day and of clocks, as the test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 5000.0
        monkeypatch.setattr(time, "time", lambda: self.at)
        monkeypatch.setattr(clocks, "time_of", lambda record: self.at)


class Inside:
    """A started table whose seats belong to different people, each with one socket."""

    def __init__(self, hub: Hub, table: LiveTable) -> None:
        self.hub, self.table = hub, table
        self.pulse = Pulse(hub.services.limits)
        self.sent = [0] * len(table.record.seats)
        self.watchers = [Watcher(PEOPLE[k]) for k in range(len(table.record.seats))]
        for watcher, chair in zip(self.watchers, table.record.seats, strict=True):
            if chair.user_id is not None:
                self.look_on(watcher)

    def look_on(self, watcher: Watcher) -> None:
        self.table.audience.enter(watcher)
        self.table.audience.greet(watcher)

    @property
    def match(self) -> Match:
        return self.table.playing()

    def codes(self, seat: int) -> list[str]:
        options = self.match.session.state.options(seat)
        return [self.match.game.actions.code(option) for option in options]

    async def say(self, seat: int, /, **message: Any) -> None:
        """A message of a seat, as its socket would send it."""
        self.sent[seat] += 1
        known = self.match.known[seat]
        full = {"id": f"{seat}-{self.sent[seat]}", "seat": seat, "v": known, **message}
        text = msgspec.json.encode(full).decode()
        await hear(self.table, self.watchers[seat], text, self.pulse)

    async def ask(self, seat: int, /, **message: Any) -> Json:
        """The acknowledgement or the refusal of a message."""
        drained(self.watchers[seat])
        await self.say(seat, **message)
        told = [msgspec.json.decode(text) for text in drained(self.watchers[seat])]
        answers: list[Json] = [one for one in told if one["t"] in ("ack", "refused")]
        assert len(answers) == 1, told
        return answers[0]

    async def act(self, seat: int, code: str) -> None:
        answer = await self.ask(seat, t="act", code=code)
        assert answer["t"] == "ack", answer

    def left(self, seat: int) -> float:
        found = clocks.left_now(self.table.record, seat, clocks.time_of(self.table.record))
        assert found is not None
        return found


async def sleeping(thought: Thought) -> str:
    """No bot answers before the test says how."""
    await asyncio.sleep(600.0)
    return ""


def drained(watcher: Watcher) -> list[bytes]:
    found = []
    while not watcher._queue.empty():
        found.append(watcher._queue.get_nowait() or b"")
    assert not watcher.lost
    return found


def record_of(
    game_id: str,
    seats: int,
    options: dict[str, str | int | bool] | None = None,
    pace: PaceBody | None = None,
) -> TableRecord:
    wanted = NewTable(game_id, seats, options or {}, private=True, pace=pace or PaceBody("none"))
    record = new_table(PEOPLE[0], wanted)
    for chair in record.seats:
        chair.kind, chair.user_id = "person", PEOPLE[chair.seat].id
        chair.name = PEOPLE[chair.seat].name
    return record


@cache
def migrated() -> bytes:
    """A database without rows; its migrations take longer than what most tests tell."""
    with tempfile.TemporaryDirectory(prefix="raumhafen-") as folder:
        settings = Settings(data=Path(folder))

        async def make() -> None:
            await (await open_database(settings)).close()

        asyncio.run(make())
        file = file_of(settings)
        assert file is not None
        return file.read_bytes()


@contextlib.asynccontextmanager
async def process(data: Path) -> AsyncIterator[Hub]:
    """The inner part of a server process; several may work on the same data."""
    data.mkdir(exist_ok=True)
    settings = Settings(data=data, rate_limits=False)
    file = file_of(settings)
    if file is not None and not file.exists():
        file.write_bytes(await asyncio.to_thread(migrated))
    async with ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]) as channels:
        services = Services(settings, await open_database(settings), channels)
        await services.start()
        try:
            yield Hub(services)
        finally:
            await services.stop()


@contextlib.asynccontextmanager
async def inside(
    data: Path, record: TableRecord, rows: list[Row] | None = None, bot: Bot | None = None
) -> AsyncIterator[Inside]:
    """A table of this record, started."""
    async with process(data) as hub:
        copy = msgspec.convert(msgspec.to_builtins(record), TableRecord)
        await hub.services.tables.add(copy)
        hub.services.bots.choose = bot or sleeping  # type: ignore[method-assign,assignment]
        await start(hub, record.id, None, rows)
        rated = {"rated": record.rated}  # people without accounts are rated nowhere but in tests
        await hub.services.tables.change(record.id, **rated)
        table = await hub.open(record.id)
        table.record.rated = record.rated
        yield Inside(hub, table)


def at_a_table(
    folder: Path,
    story: Callable[[Inside], Awaitable[None]],
    game: str = "merchant-of-venus",
    pace: PaceBody | None = None,
    rated: bool = False,
) -> None:
    async def run() -> None:
        record = record_of(game, 2, pace=pace)
        record.rated, record.seed = rated, "marked"
        async with inside(folder, record) as place:
            await story(place)

    asyncio.run(run())


def at_a_hub(folder: Path, story: Callable[[Hub], Awaitable[None]]) -> None:
    """A server process without tables."""

    async def run() -> None:
        async with process(folder) as hub:
            await story(hub)

    asyncio.run(run())
