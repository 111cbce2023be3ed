"""News between processes: their JSON, which other releases read too, and the channel."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, cast
from unittest.mock import AsyncMock

import msgspec
import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from structlog.testing import capture_logs

from raumhafen.server.messages import YourTurn
from raumhafen.server.services.line import RedisLine
from raumhafen.server.services.news import (
    BETWEEN,
    CHANNEL,
    AnyNews,
    Beat,
    ChatSaid,
    HandedOver,
    NewsChannel,
    PersonalNotice,
    Presence,
    SessionsEnded,
    StoredRows,
    TableChanged,
)
from raumhafen.server.store.log import Append
from raumhafen.server.store.log_rows import Row
from raumhafen.server.store.records import ChatRecord, Clocks

ENTRY = Append(
    "t", 4, [Row({"seat": 1, "code": "done"})], 7.0, [0], Clocks(), None, "running", None
)
ENTRY_JSON = {
    "table_id": "t",
    "base": 4,
    "rows": [{"line": {"seat": 1, "code": "done"}}],
    "at": 7.0,
    "waiting": [0],
    "clocks": {
        "left": [], "since": [], "ring": None, "waits": [], "mark": 0, "owed": [], "away": {},
        "race": None,
    },
    "due": None,
    "state": "running",
    "outcome": None,
    "updated": 0.0,
    "held": None,
}  # fmt: skip
SAID = {
    "room": "players", "name": "Anna", "text": "hello", "at": 7.0, "user_id": "a", "id": 3,
}  # fmt: skip
TURN = {"t": "turn", "table": "t", "game": "space-base", "seat": 1}
FORMS: list[tuple[AnyNews, dict[str, Any]]] = [
    (StoredRows(table="t", entry=ENTRY), {"kind": "rows", "table": "t", "entry": ENTRY_JSON}),
    (TableChanged(table="t"), {"kind": "info", "table": "t"}),
    (
        ChatSaid(table="t", said=ChatRecord("players", "Anna", "hello", 7.0, "a", 3)),
        {"kind": "chat", "table": "t", "said": SAID},
    ),
    (Presence(table="t", users=["a"]), {"kind": "presence", "table": "t", "users": ["a"]}),
    (
        PersonalNotice(user="a", message=YourTurn("t", "space-base", 1)),
        {"kind": "notice", "user": "a", "message": TURN},
    ),
    (
        HandedOver(before="a", after=None, tables=["t"]),
        {"kind": "moved", "before": "a", "after": None, "tables": ["t"]},
    ),
    (SessionsEnded(user="a"), {"kind": "cut", "user": "a", "key": ""}),
    (Beat(), {"kind": "beat"}),
]


@pytest.mark.parametrize(("news", "form"), FORMS, ids=lambda value: type(value).__name__)
def test_news_keep_the_form_that_other_releases_know(news: AnyNews, form: dict[str, Any]) -> None:
    news.sender = "p"
    assert msgspec.to_builtins(news) == {**form, "from": "p"}
    decoded: AnyNews = msgspec.json.decode(msgspec.json.encode(news), type=AnyNews)
    assert decoded == news


def test_rows_of_the_first_release_can_be_read() -> None:
    """0.2.0 knew neither marks of clocks nor quiet rows."""
    clocks: dict[str, Any] = {"left": [], "since": [], "ring": None, "waits": []}
    old = {k: v for k, v in ENTRY_JSON.items() if k not in ("updated", "held")} | {"clocks": clocks}
    assert msgspec.convert(old, Append) == ENTRY


OPEN_HERE = {"t", "last"}


async def hear_until_the_last(raw: list[bytes]) -> tuple[list[AnyNews], NewsChannel]:
    """Everything heard from another process, up to the table `last`."""
    heard: list[AnyNews] = []
    done = asyncio.Event()

    async def hear(news: AnyNews) -> None:
        heard.append(news)
        if news == TableChanged(table="last", sender="theirs"):
            done.set()
        if isinstance(news, SessionsEnded):
            raise RuntimeError("a fault of ours")

    async with ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]) as channels:
        ours, theirs = (NewsChannel(channels, process, True) for process in ("ours", "theirs"))
        ours._heard = float("-inf")
        listening = ours.listen(hear, OPEN_HERE.__contains__)
        work = [asyncio.create_task(listening), asyncio.create_task(theirs.speak())]
        await asyncio.sleep(0.05)  # until it listens
        for news in raw:
            await channels.wait_published(news, CHANNEL)
        theirs.publish(TableChanged(table="last"))
        await asyncio.wait_for(done.wait(), 30)
        for task in work:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
    return heard, ours


def test_nothing_that_arrives_ends_the_listening() -> None:
    raw = [b'{"kind":"later","from":"x"}', b"\xff", b'{"kind":"cut","user":"a","from":"x"}']
    heard, ours = asyncio.run(hear_until_the_last(raw))
    last = TableChanged(table="last", sender="theirs")
    assert heard == [SessionsEnded(user="a", sender="x"), last]
    assert not ours.hears()


def test_its_own_beat_tells_a_process_that_the_channel_works() -> None:
    heard, ours = asyncio.run(hear_until_the_last([b'{"kind":"beat","from":"ours"}']))
    assert len(heard) == 1
    assert ours.hears()


def test_own_news_and_those_of_tables_that_nobody_has_open_are_read_no_further() -> None:
    """Their rest could not even be read."""
    raw = [b'{"kind":"later","from":"ours"}', b'{"kind":"rows","table":"far","from":"x"}']
    with capture_logs() as logs:
        heard, ours = asyncio.run(hear_until_the_last(raw))
    assert heard == [TableChanged(table="last", sender="theirs")]
    assert ours.hears()
    assert logs == []


def test_one_message_holds_the_news_of_many_tables() -> None:
    """Of which one that cannot be read spoils nothing."""
    raw = b'{"kind":"info","table":"t","from":"x"}\n\xff\n{"kind":"info","table":"t","from":"y"}'
    heard, _ = asyncio.run(hear_until_the_last([raw]))
    assert heard[:2] == [TableChanged(table="t", sender=sender) for sender in "xy"]


def test_alone_a_process_says_nothing_and_misses_nothing() -> None:
    async def story() -> NewsChannel:
        async with ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]) as channels:
            alone = NewsChannel(channels, "alone", False)
            alone.publish(Beat())
            return alone

    alone = asyncio.run(story())
    assert alone._outbox.empty()
    assert alone.hears()


class Redis:
    """Writes down what is said to it at once."""

    def __init__(self) -> None:
        self.said: list[list[bytes]] = []

    async def publish(self, channel: str, data: bytes) -> None:
        await asyncio.sleep(0.01)
        self.said.append(data.split(BETWEEN))


def test_many_news_are_few_words_to_redis() -> None:
    """One after the other they would wait for a hundred answers, and be old by then."""

    async def story() -> list[list[bytes]]:
        line, redis = RedisLine("redis://127.0.0.1:9"), Redis()
        line._speaker = cast(Any, redis)
        async with ChannelsPlugin(line, channels=[CHANNEL]) as plugin:
            channel = NewsChannel(plugin, "here", shared=True)
            speaking = asyncio.create_task(channel.speak())
            for number in range(100):
                channel.publish(TableChanged(table=str(number)))
                if number == 50:
                    await asyncio.sleep(0)
            async with asyncio.timeout(20.0):
                while sum(map(len, redis.said)) < 100:
                    await asyncio.sleep(0.01)
            channel.end()
            await speaking
            line._speaker = cast(Any, AsyncMock())
        return redis.said

    said = asyncio.run(story())
    assert len(said) <= 5  # the last is the beat
    tables = [msgspec.json.decode(one).get("table") for batch in said for one in batch]
    assert tables[:100] == [str(number) for number in range(100)]


def test_a_line_is_listened_to_as_soon_as_somebody_wants_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is opened with the process, before anything is subscribed to."""
    subscribed: list[str] = []

    class Client:
        async def __aenter__(self) -> Client:
            return self

        async def __aexit__(self, *error: object) -> None: ...

        def pubsub(self) -> Client:
            return self

        async def subscribe(self, *channels: str) -> None:
            subscribed.extend(channels)

        async def get_message(self, timeout: float) -> dict[str, Any]:
            return {"type": "message", "channel": b"news", "data": b"first"}

    line = RedisLine("redis://127.0.0.1:9")
    monkeypatch.setattr("raumhafen.server.services.line.open_redis", lambda url: Client())

    async def story() -> None:
        events = line.stream_events()
        first = asyncio.ensure_future(anext(events))
        await asyncio.sleep(0)
        assert subscribed == [] and not first.done()
        await line.subscribe(["news"])
        assert (await asyncio.wait_for(first, 30))[1] == b"first"
        assert subscribed == ["news"]
        await events.aclose()

    asyncio.run(story())


def test_a_line_that_falls_silent_is_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our own beats come more often: without any message the subscription is dead."""
    monkeypatch.setattr("raumhafen.server.services.line.AGAIN", 0.0)
    line, opened = RedisLine("redis://127.0.0.1:9"), [0]

    async def listen() -> AsyncIterator[tuple[str, bytes]]:
        opened[0] += 1
        if opened[0] == 2:
            raise OSError("gone")
        yield "news", b"%d" % opened[0]

    line._listen = listen  # type: ignore[method-assign,assignment]

    async def story() -> None:
        events = line.stream_events()
        assert [(await anext(events))[1] for _ in range(2)] == [b"1", b"3"]
        await events.aclose()
        assert await line.get_history("news") == []  # what was missed is in the database

    with capture_logs() as logs:
        asyncio.run(story())
    assert [log["event"] for log in logs] == ["line-quiet", "line-lost"]
