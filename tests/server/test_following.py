"""A table in a process whose neighbour plays at it: what it follows, shows, and no longer does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from raumhafen.server.services.news import AnyNews, StoredRows
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.tables.hub import IDLE, Hub
from raumhafen.server.tables.live import LiveTable
from raumhafen.server.tables.reception import receive
from tests.server.inside import PEOPLE, Inside, drained, inside, record_of


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


def steps(watcher: Watcher) -> int:
    return sum(msgspec.json.decode(text)["t"] == "step" for text in drained(watcher))


def test_who_comes_to_a_table_is_told_for_whom_it_waits_only_once(tmp_path: Path) -> None:
    """Another message would tell that somebody has answered in secret."""

    async def story(place: Inside) -> None:
        _, table = await neighbour(place)
        watcher = Watcher(PEOPLE[0])
        table.audience.enter(watcher)
        table.audience.greet(watcher)
        drained(watcher)
        table.audience.show()
        assert steps(watcher) == 0

    at_a_table(tmp_path, story)


def test_who_was_greeted_anew_is_told_when_the_table_waits_for_others(tmp_path: Path) -> None:
    """For the same as before the news were lost, of which nobody knows any more."""

    async def story(place: Inside) -> None:
        _, table = await neighbour(place)
        watcher = Watcher(PEOPLE[0])
        table.audience.enter(watcher)
        before = table.record.waiting
        while place.table.record.waiting == before:
            await act(place)
        await table.catch_up()
        drained(watcher)
        table.record.waiting = before
        table.audience.show()
        assert steps(watcher) == 1

    at_a_table(tmp_path, story)


def test_news_on_their_way_are_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To read a whole log again costs more; what does not come is read."""
    read: list[int] = []

    async def story(place: Inside) -> None:
        other, table = await neighbour(place)
        real = table.load

        async def load() -> None:
            read.append(table.record.version)
            await real()

        table.load = load  # type: ignore[method-assign]
        said = await act(place)
        comparing = asyncio.create_task(other._compare_versions())
        await asyncio.sleep(0.1)
        for news in said:
            await receive(other, news)
        await comparing
        assert (read, table.record.version) == ([], place.match.version)
        await act(place)
        await other._compare_versions()
        assert (len(read), table.record.version) == (1, place.match.version)

    monkeypatch.setattr("raumhafen.server.tables.hub.ON_ITS_WAY", 0.5)
    at_a_table(tmp_path, story)
