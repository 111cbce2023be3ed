"""A table in a process whose neighbour plays at it: what it follows, shows, and no longer does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete
from structlog.testing import capture_logs

from raumhafen.engine.save import digest
from raumhafen.server.errors import Refusal
from raumhafen.server.incoming import Act
from raumhafen.server.services.news import (
    AnyNews,
    ChatUnsaid,
    Presence,
    SessionsEnded,
    StoredRows,
)
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.store.records import CLOSED
from raumhafen.server.store.schema import lines
from raumhafen.server.tables.hub import IDLE, Hub
from raumhafen.server.tables.live import LiveTable
from raumhafen.server.tables.reception import receive
from raumhafen.server.wire import PaceBody
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


def test_sessions_that_end_elsewhere_cut_the_pages_here(tmp_path: Path) -> None:
    """They come back with a cookie of today, or not at all; those of others stay."""

    async def story(place: Inside) -> None:
        await receive(place.hub, SessionsEnded(user=PEOPLE[0].id))
        assert [watcher.lost for watcher in place.watchers] == [True, False]
        assert place.watchers[0].code is None  # the browser is to try again

    at_a_table(tmp_path, story)


def test_words_deleted_elsewhere_vanish_here_at_their_table_only(tmp_path: Path) -> None:
    async def story(place: Inside) -> None:
        drained(place.watchers[0])
        for table in ("closed-here", place.table.record.id):
            await receive(place.hub, ChatUnsaid(table=table, ids=[7]))
        (told,) = [msgspec.json.decode(text) for text in drained(place.watchers[0])]
        assert (told["t"], told["ids"]) == ("unsaid", [7])
        assert [*place.hub.live] == [place.table.record.id]  # no table is opened for news of it

    at_a_table(tmp_path, story)


def test_people_in_a_process_that_has_fallen_silent_are_not_here(tmp_path: Path) -> None:
    async def story(place: Inside) -> None:
        audience, table = place.table.audience, place.table.record.id
        for sender, user in (("alive", "u4"), ("silent", "u5")):
            await receive(place.hub, Presence(table=table, users=[user], sender=sender))
        assert audience.present() == {"u0", "u1", "u4", "u5"}
        audience.elsewhere["silent"] = (time.monotonic() - 1.0, {"u5"})
        assert audience.present() == {"u0", "u1", "u4"}

    at_a_table(tmp_path, story)


def test_a_process_that_ends_tells_nobody_that_its_people_have_gone(tmp_path: Path) -> None:
    """They come back in a moment, and nobody must find them away; their pages are told to."""

    async def story(place: Inside) -> None:
        said: list[AnyNews] = []
        place.hub.services.news.publish = said.append  # type: ignore[method-assign,assignment]
        place.hub.services.vigil.stopping = True
        drained(place.watchers[0])
        place.table.audience.leave(place.watchers[1])
        assert said == [] and drained(place.watchers[0]) == []
        assert place.table.audience.seen.get(PEOPLE[1].id) is None
        place.hub.halt()
        assert [watcher.lost for watcher in place.watchers] == [True, False]
        place.hub.services.vigil.stopping = False
        place.table.audience.leave(place.watchers[0])
        assert [type(news) for news in said] == [Presence]

    at_a_table(tmp_path, story)


def test_who_knows_more_than_this_process_is_heard_at_once(tmp_path: Path) -> None:
    """A page that has changed over may be quicker than the news: the log is read first, and
    nothing is tried on a position of yesterday.
    """

    async def story(place: Inside) -> None:
        _, table = await neighbour(place)
        place.hub.services.settings.redis = "there"
        while place.match.asked_at[place.match.deciders()[0]] <= table.playing().version:
            await act(place)
        tried: list[int] = []
        table.audience.show = lambda: tried.append(table.record.version)  # type: ignore[method-assign]
        seat, version = place.match.deciders()[0], place.match.version
        message = Act("ahead", place.match.known[seat], seat, place.codes(seat)[0])
        await table.change(PEOPLE[seat].id, message)
        assert len(tried) == 1 and tried[0] > version
        assert place.hub.services.metrics.conflicts._value.get() == 0

    at_a_table(tmp_path, story)


async def refusals(hub: Hub, table_id: str) -> list[str]:
    with capture_logs() as logs:
        await hub._look_after(table_id)
    return [log["key"] for log in logs if log["event"] == "table-lost"]


def test_a_table_whose_log_is_short_is_not_opened(tmp_path: Path) -> None:
    """Nobody plays on from a position that was another. The operator is told, once."""

    async def story(place: Inside) -> None:
        services, table_id = place.hub.services, place.table.record.id
        await act(place)
        place.hub.close(table_id)
        async with services.database.write() as connection:
            last = (lines.c.table_id == table_id) & (lines.c.seq == place.match.version)
            assert (await connection.execute(delete(lines).where(last))).rowcount == 1
        with pytest.raises(Refusal, match="error-table-broken"):
            await place.hub.open(table_id)
        await services.tables.change(table_id, due=1.0)
        assert await refusals(place.hub, table_id) == ["error-table-broken"]
        assert table_id not in await services.tables.due(time.time())
        assert place.hub.live == {}

    at_a_table(tmp_path, story)


def test_a_table_closed_by_new_rules_is_not_looked_after_again(tmp_path: Path) -> None:
    """Nor is it an error, since it was told when it was closed."""

    async def story(place: Inside) -> None:
        services, table_id = place.hub.services, place.table.record.id
        place.hub.close(table_id)
        await services.tables.change(table_id, state=CLOSED, due=1.0)
        assert await refusals(place.hub, table_id) == []
        stored = await services.tables.get(table_id)
        assert stored is not None and stored.due is None

    at_a_table(tmp_path, story)


def test_clocks_of_a_time_that_was_set_back_begin_now_for_all_processes(tmp_path: Path) -> None:
    """Otherwise a seat would have more than what was left to it."""

    async def run() -> None:
        record = record_of("space-base", 2, pace=PaceBody("live", seconds=60))
        async with inside(tmp_path, record) as place:
            services, table = place.hub.services, place.table.record
            ahead = time.time() + 3600.0
            table.clocks.since = [None if at is None else ahead for at in table.clocks.since]
            assert ahead in table.clocks.since
            await services.tables.change_at(table.id, table.version, clocks=table.clocks)
            await place.table.catch_up()
            stored = await services.tables.get(table.id)
            assert stored is not None
            for clocks in (stored.clocks, place.table.record.clocks):
                assert all(at is None or at < ahead for at in clocks.since)

    asyncio.run(run())


def test_what_failed_halfway_leaves_nothing_in_memory(tmp_path: Path) -> None:
    """The position is read again from the log, where nothing of it stands."""

    async def story(place: Inside) -> None:
        version, before = place.match.version, digest(place.match.session.state)
        seat = place.match.deciders()[0]

        def fail() -> None:
            raise Refusal("error-bad-message")

        place.match._settled = fail  # type: ignore[method-assign,assignment]
        answer = await place.ask(seat, t="act", code=place.codes(seat)[0])
        assert answer["error"]["key"] == "error-bad-message"
        await place.table.bring_back()
        assert (place.match.version, digest(place.match.session.state)) == (version, before)
        await place.act(seat, place.codes(seat)[0])

    at_a_table(tmp_path, story)


def test_bots_and_races_that_come_too_late_change_nothing(tmp_path: Path) -> None:
    """The person is back in the seat, and the race has begun in another process."""

    async def story(place: Inside) -> None:
        stored, heard = place.table._store, list[object]()

        async def store(*what: object, **how: object) -> None:
            heard.append(what)
            await stored(*what, **how)  # type: ignore[arg-type]

        place.table._store = store  # type: ignore[method-assign]
        await place.table.reply(0, place.codes(place.match.deciders()[0])[0])
        await place.table.begin_race()
        assert heard == []

    at_a_table(tmp_path, story)
