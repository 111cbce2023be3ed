"""Redis and PostgreSQL away, and the end of a process: nobody is refused for it, nothing hangs."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from raumhafen.server.services import vigil
from raumhafen.server.services.line import answers
from raumhafen.server.services.vigil import FAULT, Vigil
from raumhafen.server.settings import Settings
from raumhafen.server.store.database import Database, is_reachable
from raumhafen.server.store.failures import StorageFailed
from tests.server.databases import with_database
from tests.server.people import Chair, Person
from tests.server.servers import QUICK, Postgres, Redis, Server

SOON = 10.0  # seconds within which a process has to end


async def storm(person: Person, number: int, seed: int) -> list[asyncio.Task[None]]:
    """Tables with two bots each, at which somebody plays as fast as possible."""
    await person.guest("Storm")
    found = []
    for k in range(number):
        body = {
            "game": "space-base", "seats": 3, "kinds": ["me", "bot:random", "bot:random"],
            "bot_pace": False, "options": {"round_limit": 200},
        }  # fmt: skip
        table = (await person.post("/api/tables", body))["id"]
        await person.post(f"/api/tables/{table}/start")
        chair = await person.sit(table)
        await chair.until_kind("state")
        found.append(asyncio.create_task(chair.play_on(random.Random(seed + k), 300.0)))
    return found


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_sigterm_under_load_ends_in_time(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    shared = (*QUICK, "--database", postgres.database(), "--redis", redis.url)
    for count in range(2):
        server = Server(tmp_path / f"b{count}", *shared).start()

        async def story(server: Server = server, seed: int = count) -> float:
            async with Person(server.base) as anna:
                work = await storm(anna, 6, seed)
                await asyncio.sleep(2.0)
                started = time.monotonic()
                assert await asyncio.to_thread(server.stop) == 0
                took = time.monotonic() - started
                await asyncio.gather(*work, return_exceptions=True)
                return took

        assert asyncio.run(story()) < SOON
        assert server.errors() == []


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_sigterm_ends_in_time_while_postgresql_hangs(
    tmp_path: Path, own_postgres: Postgres
) -> None:
    postgres = own_postgres
    try:
        server = Server(tmp_path / "a", *QUICK, "--database", postgres.database()).start()

        async def story() -> float:
            async with Person(server.base) as anna:
                work = await storm(anna, 3, 1)
                postgres.hang()
                await asyncio.sleep(1.0)
                started = time.monotonic()
                await asyncio.to_thread(server.stop)
                took = time.monotonic() - started
                await asyncio.gather(*work, return_exceptions=True)
                return took

        assert asyncio.run(story()) < SOON
    finally:
        postgres.go_on()


# --- Redis ---------------------------------------------------------------------------------------


async def quickness(anna: Person, speaker: Chair, listener: Chair) -> float:
    """Seconds from a word in one process to the ear in the other."""
    text = f"hello {random.random()}"
    started = time.monotonic()
    await speaker.send(t="say", room="players", text=text)
    await listener.until(lambda m: m["t"] == "chat" and m["text"] == text, 60.0)
    return time.monotonic() - started


async def at_two_processes(first: Server, second: Server) -> tuple[Person, Person, Chair, Chair]:
    anna, ben = await Person(first.base).__aenter__(), await Person(second.base).__aenter__()
    await anna.guest("Anna")
    await ben.guest("Ben")
    body = {"game": "space-base", "seats": 2, "bot_pace": False}
    table = (await anna.post("/api/tables", body))["id"]
    await ben.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    here, there = await anna.sit(table), await ben.sit(table)
    await here.until_kind("state")
    await there.until_kind("state")
    return anna, ben, here, there


async def wait_until_quick(anna: Person, here: Chair, there: Chair) -> None:
    """The first words may come before the other has subscribed; versions tell of steps anyway."""
    end = time.monotonic() + 20.0
    while time.monotonic() < end:
        try:
            async with asyncio.timeout(1.0):
                if await quickness(anna, here, there) < 0.5:
                    return
        except TimeoutError:
            continue
    raise AssertionError("the line did not come back")


async def act_until_seen(here: Chair, there: Chair) -> None:
    """The other process reads what it is not told; a secret answer shows only after the reveal."""
    for _ in range(6):
        chair, other = (here, there) if here.options else (there, here)
        before = other.version
        assert (await chair.act(chair.options[0]))["t"] == "ack"
        with contextlib.suppress(TimeoutError):
            while other.version <= before:
                await other.until(lambda m: m["t"] in ("step", "state"), 12.0)
            return
    raise AssertionError("the other process saw nothing")


@pytest.mark.slow
@pytest.mark.timeout(240)
@pytest.mark.parametrize("how", ["gone", "hanging"])
def test_without_redis_everything_goes_on_and_then_it_is_as_quick_as_before(
    tmp_path: Path, postgres: Postgres, own_redis: Redis, how: str
) -> None:
    shared = ("--bot-delay", "0", "--database", postgres.database(), "--redis", own_redis.url)
    first, second = (Server(tmp_path / name, *shared).start() for name in "ab")

    async def story() -> None:
        anna, ben, here, there = await at_two_processes(first, second)
        assert await quickness(anna, here, there) < 1.0
        own_redis.stop() if how == "gone" else own_redis.hang()
        for _ in range(5):
            started = time.monotonic()
            assert (await anna.http.get("/api/tables")).status_code == 200
            assert time.monotonic() - started < 5.0
        assert (await anna.try_post("/api/guest", {"name": "Anna again"})).status_code < 500
        await act_until_seen(here, there)
        own_redis.start() if how == "gone" else own_redis.go_on()
        await wait_until_quick(anna, here, there)
        await wait_until_quick(ben, there, here)  # each process has a line of its own
        await anna.leave()
        await ben.leave()

    asyncio.run(story())
    for server in (first, second):
        assert server.stop() == 0
        assert server.errors() == []


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_a_process_starts_without_redis(tmp_path: Path, postgres: Postgres) -> None:
    options = ("--database", postgres.database(), "--redis", "redis://127.0.0.1:1/0")
    server = Server(tmp_path, *options).start()
    assert server.stop() == 0


# --- its own fault -------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_a_process_that_is_deaf_by_its_own_fault_ends_with_an_error(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    shared = (*QUICK, "--database", postgres.database(), "--redis", redis.url)
    server = Server(tmp_path, *shared, module="tests.server.deaf").start()
    assert server.process is not None
    assert server.process.wait(60) == FAULT
    assert any("gives-up" in line and "news" in line for line in server.errors())


def watched(**parts: Any) -> Vigil:
    """A vigil over parts that are as a test wants them."""

    async def nothing() -> None:
        return None

    database = SimpleNamespace(is_sqlite=False, failing=False, ping=nothing, probe=nothing)
    found = {
        "settings": Settings(database="postgresql://host/raumhafen", data=Path()),
        "database": database,
        "log": SimpleNamespace(busy_for=lambda: 0.0),
        "news": SimpleNamespace(hears=lambda: True),
        **parts,
    }
    return Vigil(**found)


async def fails() -> None:
    raise StorageFailed("away")


def test_a_missing_database_is_not_its_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    async def reachable(database: Database) -> bool:
        return answer

    monkeypatch.setattr(vigil, "is_reachable", reachable)
    away = watched(database=SimpleNamespace(is_sqlite=False, failing=False, ping=fails))
    answer = False
    assert asyncio.run(away.state()) == "database"
    assert asyncio.run(away.own_fault()) == ""
    answer = True  # only our own connections are broken
    assert asyncio.run(away.own_fault()) == "database"


def test_a_missing_redis_is_not_its_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    async def there(url: str) -> bool:
        return answer

    monkeypatch.setattr(vigil, "answers", there)
    settings = Settings(redis="redis://", database="postgresql://host/raumhafen", data=Path())
    deaf = watched(settings=settings, news=SimpleNamespace(hears=lambda: False))
    answer = False
    assert asyncio.run(deaf.state()) == "news"
    assert asyncio.run(deaf.own_fault()) == ""
    answer = True
    assert asyncio.run(deaf.own_fault()) == "news"


def test_a_disk_without_room_is_not_its_fault() -> None:
    full = SimpleNamespace(is_sqlite=False, failing=True, ping=watched().database.ping, probe=fails)
    assert asyncio.run(watched(database=full).state()) == "disk"
    assert asyncio.run(watched(database=full).own_fault()) == ""


def test_only_a_fault_that_stays_for_a_minute_ends_the_process() -> None:
    ended: list[str] = []
    mine = watched(log=SimpleNamespace(busy_for=lambda: float("inf")))
    assert asyncio.run(mine.own_fault()) == "writer"
    mine.end = lambda: ended.append(mine.fault)
    mine.judge("writer", 0.0)
    mine.judge("writer", 59.0)
    mine.judge("", 60.0)
    mine.judge("writer", 61.0)
    mine.judge("writer", 120.0)
    assert ended == []
    mine.judge("writer", 121.0)
    mine.judge("writer", 130.0)
    assert ended == ["writer"]


def test_a_file_that_fails_is_never_the_fault_of_the_process(tmp_path: Path) -> None:
    """A fresh connection would say nothing about it: it is the same file."""

    async def story(database: Database) -> None:
        assert not await is_reachable(database)

    with_database(Settings(data=tmp_path).database_url, story)


def test_a_process_that_is_told_to_stop_is_not_ready_and_not_at_fault() -> None:
    stopping = watched(news=SimpleNamespace(hears=lambda: False))
    assert asyncio.run(stopping.own_fault()) == "news"
    stopping.stopping = True
    assert asyncio.run(stopping.state()) == "stopping"
    assert asyncio.run(stopping.own_fault()) == ""


def test_a_vigil_that_fails_is_told_and_goes_on() -> None:
    """To look is no reason to end a process."""

    def broken() -> float:
        raise ValueError("ours")

    parts = SimpleNamespace(busy_for=broken)
    with capture_logs() as logs:
        asyncio.run(watched(log=parts)._look())
    assert [(log["event"], log["log_level"]) for log in logs] == [("vigil", "error")]


def test_who_does_not_answer_to_a_fresh_connection_is_away() -> None:
    """Nobody listens at these ports: the fault is not ours."""
    engine = SimpleNamespace(url="postgresql+asyncpg://x@127.0.0.1:1/x")
    database = cast(Database, SimpleNamespace(is_sqlite=False, engine=engine))
    assert not asyncio.run(is_reachable(database))
    assert not asyncio.run(answers("redis://127.0.0.1:1"))


@pytest.mark.parametrize(("beats", "ends"), [(True, False), (False, True)])
def test_a_loop_that_stands_still_ends_its_process(
    monkeypatch: pytest.MonkeyPatch, beats: bool, ends: bool
) -> None:
    """Nobody inside could notice it; as long as it beats, it may take its time."""
    codes: list[int] = []
    over = threading.Event()
    watching, seconds = watched(), iter(range(int(vigil.UNREADY) + 5))

    def wait(timeout: float) -> bool:
        watching._beats += beats
        return bool(codes) or next(seconds, None) is None

    monkeypatch.setattr(over, "wait", wait)
    monkeypatch.setattr(os, "_exit", codes.append)
    watching._watch_loop(over)
    assert codes == ([FAULT] if ends else [])
