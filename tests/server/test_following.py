"""A table in a process whose neighbour plays at it: what it follows, shows, and no longer does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from raumhafen.server.services.news import AnyNews, StoredRows
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.tables.hub import IDLE, Hub
from raumhafen.server.tables.live import LiveTable
from raumhafen.server.tables.reception import receive
from tests.server.inside import PEOPLE, Inside, inside, record_of


def at_a_table(data: Path, story: Callable[[Inside], Awaitable[None]]) -> None:
    async def run() -> None:
        async with inside(data, record_of("space-base", 2)) as place:
            await story(place)

    asyncio.run(run())


async def act(place: Inside) -> list[AnyNews]:
    """Somebody answers; what the other processes are told."""
    said: list[AnyNews] = []
    place.hub.services.news.publish = said.append  # type: ignore[method-assign,assignment]
    seat = place.match.deciders()[0]
    await place.say(seat, t="act", code=place.codes(seat)[0])
    return said


async def neighbour(place: Inside) -> tuple[Hub, LiveTable]:
    """The same table in another process, long after somebody was there."""
    other = Hub(place.hub.services)
    table = await other.open(place.table.record.id)
    table.audience.touched = time.monotonic() - IDLE - 1.0
    return other, table


def test_a_table_where_nobody_is_is_followed_for_a_while_only(tmp_path: Path) -> None:
    async def story(place: Inside) -> None:
        other, table = await neighbour(place)
        for news in await act(place):
            await receive(other, news)
        assert table.playing().version == place.match.version
        other._close_idle()
        assert other.live == {}
        place.hub._close_idle()
        assert [*place.hub.live] == [place.table.record.id]

    at_a_table(tmp_path, story)


def test_a_table_where_something_happens_stays_open(tmp_path: Path) -> None:
    """Bots may play on at a table that everybody has left."""

    async def story(place: Inside) -> None:
        for watcher in list(place.table.audience.watchers):
            place.table.audience.leave(watcher)
        place.table.audience.touched = time.monotonic() - IDLE - 1.0
        assert any(isinstance(news, StoredRows) for news in await act(place))
        place.hub._close_idle()
        assert [*place.hub.live] == [place.table.record.id]

    at_a_table(tmp_path, story)


def test_people_elsewhere_are_shown_when_they_come_and_go(tmp_path: Path) -> None:
    """Their process says again and again who is there."""

    async def story(place: Inside) -> None:
        _, table = await neighbour(place)
        watcher, shown = Watcher(PEOPLE[0]), []
        table.audience.enter(watcher)

        def note(message: Any) -> None:
            shown.append(sorted(table.audience.present()))

        watcher.tell = note  # type: ignore[method-assign]
        for users in (["u1"], ["u1"], ["u1", "u2"], ["u2", "u1"], [], []):
            table.audience.note_elsewhere("there", set(users))
        assert shown == [["u0", "u1"], ["u0", "u1", "u2"], ["u0"]]

    at_a_table(tmp_path, story)
