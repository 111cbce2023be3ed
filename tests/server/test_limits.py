"""Limits by person, whatever the address and however many sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from raumhafen.server.errors import Refusal
from raumhafen.server.services import limits
from raumhafen.server.services.limits import CHAT, CONNECTION, SOCKETS, Limits
from raumhafen.server.web.sturdy_store import SturdyStore
from tests.server.people import Chair, Person, key_of
from tests.server.servers import Server
from tests.server.tables import alone

TABLE = {"game": "space-base", "seats": 2}


def test_a_bucket_empties_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    known = Limits(True)
    for _ in range(int(CHAT.burst)):
        known.take("a", CHAT)
    with pytest.raises(Refusal) as refused:
        known.take("a", CHAT)
    assert (refused.value.key, refused.value.status) == ("error-too-many-requests", 429)
    known.take("b", CHAT)
    now = 60 / CHAT.a_minute + 0.01
    known.take("a", CHAT)
    assert not known.allows("a", CHAT)


def test_memory_for_limits_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    monkeypatch.setattr(limits, "REMEMBERED", 10)
    known = Limits(True)
    for number in range(100):
        now += 60.0
        known.take(f"p{number}", CHAT)
    assert len(known._buckets) <= 11


def test_who_has_used_up_a_limit_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a crowd of strangers would give everybody a full bucket again."""
    monkeypatch.setattr("time.monotonic", lambda: 0.0)
    monkeypatch.setattr(limits, "REMEMBERED", 1)
    known = Limits(True)
    while known.allows("greedy", CHAT):
        pass
    known.take("stranger", CHAT)
    assert known.is_used_up("greedy", CHAT) and not known.allows("greedy", CHAT)


def test_without_redis_requests_are_counted_here() -> None:
    """To count a little wrong is better than to refuse everybody; Redis is asked now and then."""

    async def story() -> None:
        store = SturdyStore("redis://127.0.0.1:1")
        await store.set("a", "1", expires_in=60)
        await store.set("b", "2")
        assert (await store.get("a"), await store.get("b")) == (b"1", b"2")
        assert await store.exists("a") and 0 < (await store.expires_in("a") or 0) <= 60
        await store.delete("a")
        assert not await store.exists("a") and await store.exists("b")
        await store.delete_all()
        assert not await store.exists("b")
        await store.__aexit__()

    with capture_logs() as logs:
        asyncio.run(story())
    assert [log["event"] for log in logs] == ["limits-in-memory"]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on."""
    running = Server(tmp_path_factory.mktemp("strict"), "--bot-delay", "0").start()
    yield running
    assert running.stop() == 0
    assert running.errors() == []


def play(server: Server, story: Callable[[Person], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Person(server.base) as person:
            await story(person)

    asyncio.run(run())


async def open_notices(person: Person) -> Chair:
    chair = await Chair.open_at(person, "/ws/me")
    await chair.send(t="ping")
    await chair.until_kind("pong")
    return chair


@pytest.mark.slow
def test_many_sockets_give_nobody_more_messages(strict: Server) -> None:
    async def story(anna: Person) -> None:
        table, _ = await alone(anna)
        chairs = [await anna.sit(table) for _ in range(9)]
        for _ in range(18):
            for chair in chairs:
                await chair.send(t="look", seat=0)
        refused = 0
        for chair in chairs:
            for _ in range(18):
                answer = await chair.until(lambda m: m["t"] in ("refused", "state"))
                refused += answer["t"] == "refused"
        assert refused > 15

    play(strict, story)


@pytest.mark.slow
def test_chat_is_limited_by_person_over_all_tables(strict: Server) -> None:
    async def story(anna: Person) -> None:
        tables = [(await alone(anna))[1] for _ in range(3)]
        answers: list[Any] = []
        for number in range(24):
            answers.append(await tables[number % 3].ask(t="say", text="spam"))
        keys = [one["error"]["key"] for one in answers if one["t"] == "refused"]
        assert 10 <= len(keys) <= 14 and set(keys) == {"error-too-many-requests"}

    play(strict, story)


@pytest.mark.slow
def test_a_person_may_hold_only_so_many_sockets(strict: Server) -> None:
    async def story(anna: Person) -> None:
        await anna.guest("Anna")
        chairs = []
        for number in range(SOCKETS):
            if number > CONNECTION.burst - 3:
                await asyncio.sleep(60 / CONNECTION.a_minute)
            chairs.append(await open_notices(anna))
        await asyncio.sleep(60 / CONNECTION.a_minute)
        one_more = await Chair.open_at(anna, "/ws/me")
        with pytest.raises(ConnectionClosed) as closed:
            await one_more.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4408
        await chairs[0].close()
        await asyncio.sleep(0.5)
        await open_notices(anna)

    play(strict, story)


@pytest.mark.slow
def test_more_windows_of_a_person_are_news_to_nobody(strict: Server) -> None:
    async def story(anna: Person) -> None:
        table, chair = await alone(anna, kinds=["me", "me"])
        before = len(chair.seen)
        for _ in range(5):
            other = await anna.sit(table)
            await other.until_kind("state")
            await other.close()
        await chair.send(t="ping")
        await chair.until_kind("pong")
        assert [m["t"] for m in chair.seen[before:]] == ["pong"]

    play(strict, story)


@pytest.mark.slow
def test_tables_are_made_only_so_fast(strict: Server) -> None:
    async def story(anna: Person) -> None:
        await anna.guest("Anna")
        answers = [await anna.try_post("/api/tables", TABLE) for _ in range(25)]
        refused = [one for one in answers if one.status_code == 429]
        assert 3 <= len(refused) <= 5
        assert key_of(refused[0]) == "error-too-many-requests"

    play(strict, story)


@pytest.mark.slow
def test_lists_are_read_only_so_fast(strict: Server) -> None:
    """A long list is the dearest thing that can be asked for; a page reads it when it opens and
    every few seconds.
    """

    async def story(anna: Person) -> None:
        await anna.guest("Anna")
        answers = [await anna.http.get("/api/tables?mine=1") for _ in range(70)]
        refused = [one for one in answers if one.status_code == 429]
        assert 1 <= len(refused) <= 10
        assert key_of(refused[0]) == "error-too-many-requests"

    play(strict, story)


@pytest.mark.slow
def test_unfinished_tables_of_a_person_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAUMHAFEN_TABLES_EACH", "3")

    async def story(anna: Person) -> None:
        await anna.guest("Anna")
        made = [await anna.post("/api/tables", TABLE) for _ in range(3)]
        refused = await anna.try_post("/api/tables", TABLE)
        assert (refused.status_code, key_of(refused)) == (409, "error-too-many-tables")
        now = {"game": "space-base"}
        assert key_of(await anna.try_post("/api/play-now", now)) == "error-too-many-tables"
        await anna.post(f"/api/tables/{made[0]['id']}/leave")  # nobody sits there: it is closed
        await anna.post("/api/tables", TABLE)

    running = Server(tmp_path, "--bot-delay", "0").start()
    try:
        play(running, story)
    finally:
        assert running.stop() == 0
