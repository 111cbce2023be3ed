"""The short way of messages to their socket: in order, and never to a reader who is too slow."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from raumhafen.server.services.watchers import BACKLOG, Watcher
from raumhafen.server.store import many_rows
from raumhafen.server.web.frames import PUSH, FramedProtocol, frame
from tests.server.inside import PEOPLE


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_frames_are_those_of_the_protocol(size: int) -> None:
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Line:
    """A socket that takes messages while it can, by both ways."""

    def __init__(self) -> None:
        self.watcher = Watcher(PEOPLE[0])
        self.watcher.connect(self.push)
        self.got: list[bytes] = []
        self.open = asyncio.Event()
        self.open.set()

    def push(self, text: bytes) -> bool:
        if self.open.is_set():
            self.got.append(text)
        return self.open.is_set()

    async def write(self) -> None:
        while (message := await self.watcher.next()) is not None:
            await self.open.wait()
            self.got.append(message)


def test_messages_keep_their_order_whichever_way_they_go() -> None:
    async def story() -> None:
        line = Line()
        sent = [str(k).encode() for k in range(60)]
        for message in sent[:5]:
            line.watcher.send(message)  # before anybody takes them
        task = asyncio.create_task(line.write())
        for at, message in enumerate(sent[5:]):
            if at % 7 == 3:
                line.open.clear()
            if at % 7 == 5:
                line.open.set()  # whoever waits has not gone on yet
            line.watcher.send(message)
            if at % 3 == 0:
                await asyncio.sleep(0)
        line.open.set()
        while len(line.got) < len(sent):
            await asyncio.sleep(0)
        assert line.got == sent
        task.cancel()

    asyncio.run(story())


def test_a_reader_who_is_too_slow_is_cut_off() -> None:
    async def story() -> None:
        line = Line()
        task = asyncio.create_task(line.write())
        await asyncio.sleep(0)
        line.open.clear()
        for k in range(BACKLOG + 2):
            line.watcher.send(str(k).encode())
            await asyncio.sleep(0)
        assert line.watcher.lost
        line.open.set()
        await asyncio.wait_for(task, 30)
        assert len(line.got) <= 1  # what was on its way

    asyncio.run(story())


def test_many_rows_are_stored_by_few_statements(tmp_path: Path) -> None:
    path = tmp_path / "rows.sqlite3"
    with sqlite3.connect(path) as raw:
        raw.execute("CREATE TABLE tables (id TEXT PRIMARY KEY, version INTEGER, due REAL)")
        raw.execute("CREATE TABLE lines (table_id TEXT, seq INTEGER, line TEXT)")
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        many_rows.insert(connection, "lines", ("table_id", "seq", "line"), [])
        many = [(f"t{k}", k, f"line '{k}'?") for k in range(12_000)]
        many_rows.insert(connection, "lines", ("table_id", "seq", "line"), many)
        rows = [(f"t{k}", 1, None) for k in range(5)]
        many_rows.insert(connection, "tables", ("id", "version", "due"), rows)
        moved = [("t1", 1, 4, 0.1), ("t2", 7, 9, 0.2), ("t4", 1, 2, None)]
        many_rows.update_tables(connection, ("version", "due"), moved)
        found = many_rows.versions(connection, ["t0", "t1", "t2", "t4", "t9"])
        assert found == {"t0": 1, "t1": 4, "t2": 1, "t4": 2}  # t2 was at another version
        count = connection.exec_driver_sql("SELECT count(*), max(line) FROM lines").one()
        assert tuple(count) == (12_000, "line '9999'?")
    engine.dispose()


@pytest.mark.parametrize("refused", [True, False])
def test_only_a_socket_that_was_let_in_offers_the_short_way(
    monkeypatch: pytest.MonkeyPatch, refused: bool
) -> None:
    protocol = FramedProtocol.__new__(FramedProtocol)
    protocol.scope, protocol.close_sent = {"extensions": {"other": {}}}, refused  # type: ignore[typeddict-item]
    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_connect", lambda self, event: None)
    protocol.handle_connect(None)
    offered = protocol.scope["extensions"] or {}
    assert set(offered) == ({"other"} if refused else {"other", PUSH})
