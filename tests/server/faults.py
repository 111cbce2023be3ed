"""Faults of the services below a platform, made in the middle of a storm of actions."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import time
import uuid
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool
from websockets.exceptions import WebSocketException

from tests.server.people import Chair, Json, Person
from tests.server.servers import Postgres, Redis, Server

BROKEN = (OSError, WebSocketException, TimeoutError)
BACK_SECONDS = 60.0
GOES_ON = 3  # acknowledged actions at every table after the fault


class Player:
    """Two seats of a table beside a bot, played as fast as it goes, by either process."""

    def __init__(self, people: list[Person], table: str, seed: str) -> None:
        self.people = people
        self.table = table
        self.rng = random.Random(seed)
        self.acked: list[str] = []
        self.refused: list[str] = []
        self.pending: Json | None = None
        self.over = False

    async def play(self, stop: asyncio.Event) -> None:
        """Comes back by either process whenever the line breaks, as a page does."""
        while not stop.is_set() and not self.over:
            person = self.rng.choice(self.people)
            try:
                chair = await person.sit(self.table)
                try:
                    await self.play_at(chair, stop)
                finally:
                    await chair.close()
                    person.chairs.remove(chair)
            except BROKEN:
                await asyncio.sleep(0.1)

    async def play_at(self, chair: Chair, stop: asyncio.Event) -> None:
        await chair.until_kind("state")
        if self.pending is not None:
            await self.ask(chair, self.pending)
        while not stop.is_set():
            if chair.over:
                self.over = True
                return
            await self.act(chair)

    async def act(self, chair: Chair) -> None:
        mine = [seat for seat in chair.view["waiting"] if seat in chair.mine]
        if not mine:
            await chair.next(10.0)  # the bot's turn
            return
        if chair.view["seat"] not in mine:
            await chair.send(t="look", seat=mine[0])
            await chair.until(lambda m: m["t"] in ("state", "refused"), 10.0)
            return
        code, number = self.rng.choice(chair.options), uuid.uuid4().hex
        await self.ask(
            chair,
            {
                "t": "act",
                "id": number,
                "v": chair.version,
                "seat": chair.view["seat"],
                "code": code,
            },
        )

    async def ask(self, chair: Chair, message: Json) -> None:
        """What is not answered is sent again with the same id."""
        self.pending = message
        answer = await chair.ask(**message)
        self.pending = None
        if answer["t"] == "ack":
            self.acked.append(answer["id"])
            return
        self.refused.append(answer["error"]["key"])
        assert answer["error"]["key"] in ("error-storage", "error-stale"), answer
        await asyncio.sleep(0.1)


@dataclass
class Figures:
    """What one fault has cost, added up over its rounds."""

    rounds: int = 0
    acked: int = 0
    refused: int = 0
    longest_return: float = 0.0


class Platform:
    """Processes on a database, which can be asked for what it holds."""

    def __init__(self, servers: list[Server], url: str = "") -> None:
        self.servers = servers
        self.url = url
        self.players: list[Player] = []

    async def new_player(self, seed: str) -> Player:
        """One cookie serves both processes."""
        first = await Person(self.servers[0].base).__aenter__()
        await first.guest("Storm")
        people = [first]
        for server in self.servers[1:]:
            other = Person(server.base)
            for cookie in first.http.cookies.jar:
                other.http.cookies.set(cookie.name, cookie.value or "", domain="127.0.0.1")
            people.append(other)
        body = {
            "game": "space-base", "seats": 3, "kinds": ["me", "me", "bot:random"],
            "bot_pace": False, "options": {"round_limit": 200},
        }  # fmt: skip
        table = (await first.post("/api/tables", body))["id"]
        await first.post(f"/api/tables/{table}/start")
        return Player(people, table, seed)

    async def stored(self, table: str) -> tuple[list[str], int, int, int]:
        """Requests in the log, its last number, its length, and the version of the table.

        At one moment: bots may still be playing.
        """
        lines = "SELECT seq, request FROM lines WHERE table_id = '" + table + "' ORDER BY seq"
        version = "SELECT version FROM tables WHERE id = '" + table + "'"
        if self.url:
            address = self.url.replace("postgresql://", "postgresql+asyncpg://")
            engine = create_async_engine(
                address, poolclass=NullPool, isolation_level="REPEATABLE READ"
            )
            async with engine.connect() as connection:
                rows = [(seq, request) for seq, request in await connection.execute(text(lines))]
                number = (await connection.execute(text(version))).scalar_one()
        else:
            with closing(sqlite3.connect(self.servers[0].data / "raumhafen.sqlite3")) as file:
                file.execute("BEGIN")
                rows = file.execute(lines).fetchall()
                (number,) = file.execute(version).fetchone()
        requests = [request.partition(":")[2] for _, request in rows if request]
        return requests, rows[-1][0] if rows else 0, len(rows), int(number)

    async def check(self) -> None:
        for player in self.players:
            requests, last, count, version = await self.stored(player.table)
            assert last == count == version, ("a gap", player.table, last, count, version)
            assert len(requests) == len(set(requests)), "an action was stored twice"
            assert set(player.acked) <= set(requests), "an acknowledged action is gone"

    async def leave(self) -> None:
        for player in self.players:
            for person in player.people:
                await person.leave()


async def one_round(platform: Platform, fault: Fault, seed: str, tables: int) -> Figures:
    """A storm, the fault in its middle, and play that goes on by itself."""
    rng = random.Random(seed)
    players = [player for player in platform.players if not player.over]
    while len(players) < tables:
        players.append(await platform.new_player(f"{seed}:{len(platform.players)}"))
        platform.players.append(players[-1])
    before = [(len(p.acked), len(p.refused)) for p in players]
    stop = asyncio.Event()
    work = [asyncio.create_task(player.play(stop)) for player in players]
    await asyncio.sleep(rng.uniform(0.3, 1.0))
    await asyncio.to_thread(fault.begin, rng)
    await asyncio.sleep(fault.lasts(rng))
    await asyncio.to_thread(fault.end)
    took = await until_all_go_on(players, work)
    stop.set()
    await asyncio.gather(*work)
    await platform.check()
    acked = sum(len(p.acked) - b[0] for p, b in zip(players, before, strict=True))
    refused = sum(len(p.refused) - b[1] for p, b in zip(players, before, strict=True))
    return Figures(1, acked, refused, took)


async def until_all_go_on(players: list[Player], work: list[asyncio.Task[None]]) -> float:
    """Seconds until every table has moved on, without anybody's help."""
    marks = [len(player.acked) + GOES_ON for player in players]
    started = time.monotonic()
    while any(len(p.acked) < mark and not p.over for p, mark in zip(players, marks, strict=True)):
        for task in work:
            if task.done():
                task.result()
        waited = time.monotonic() - started
        assert waited < BACK_SECONDS, [
            len(p.acked) - m for p, m in zip(players, marks, strict=True)
        ]
        await asyncio.sleep(0.05)
    return time.monotonic() - started


# --- faults --------------------------------------------------------------------------------------


class Fault:
    """Something that goes wrong for a while."""

    shortest, longest = 0.2, 2.0

    def lasts(self, rng: random.Random) -> float:
        return rng.uniform(self.shortest, self.longest)

    def begin(self, rng: random.Random) -> None:
        raise NotImplementedError

    def end(self) -> None:
        raise NotImplementedError


class PostgresRestart(Fault):
    shortest, longest = 0.0, 0.1

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres

    def begin(self, rng: random.Random) -> None:
        self.postgres.stop(rng.choice(["fast", "immediate"]))
        self.postgres.start()

    def end(self) -> None:
        """It is back already."""


class PostgresHang(Fault):
    """Sometimes for longer than anybody waits for it."""

    shortest, longest = 0.5, 9.0

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres

    def begin(self, rng: random.Random) -> None:
        self.postgres.hang()

    def end(self) -> None:
        self.postgres.go_on()


class PostgresRefusal(Fault):
    """It runs, and lets nobody in."""

    def __init__(self, postgres: Postgres, name: str) -> None:
        self.postgres = postgres
        self.name = name

    def begin(self, rng: random.Random) -> None:
        self.postgres.say(f"ALTER DATABASE {self.name} ALLOW_CONNECTIONS false")
        ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = "
        self.postgres.say(f"{ended}'{self.name}'")

    def end(self) -> None:
        self.postgres.say(f"ALTER DATABASE {self.name} ALLOW_CONNECTIONS true")


class RedisRestart(Fault):
    shortest, longest = 0.0, 0.1

    def __init__(self, redis: Redis) -> None:
        self.redis = redis

    def begin(self, rng: random.Random) -> None:
        self.redis.stop()
        self.redis.start()

    def end(self) -> None:
        """It is back already."""


class RedisRefusal(RedisRestart):
    shortest, longest = 0.5, 4.0

    def begin(self, rng: random.Random) -> None:
        self.redis.stop()

    def end(self) -> None:
        self.redis.start()


class RedisHang(RedisRefusal):
    def begin(self, rng: random.Random) -> None:
        self.redis.hang()

    def end(self) -> None:
        self.redis.go_on()


class FullDisk(Fault):
    """A file takes all the room there is."""

    shortest, longest = 0.5, 3.0

    def __init__(self, disk: Path, postgres: Postgres | None = None) -> None:
        self.ballast = disk / "ballast"
        self.postgres = postgres

    def begin(self, rng: random.Random) -> None:
        room = os.statvfs(self.ballast.parent)
        with self.ballast.open("wb", buffering=0) as file:
            left = room.f_bavail * room.f_frsize
            while left > 0:
                try:
                    left -= file.write(b"\0" * min(left, 1 << 20))
                except OSError:
                    return

    def end(self) -> None:
        """PostgreSQL ends itself when it cannot write its own log; its operator starts it again."""
        self.ballast.unlink()
        if self.postgres is not None and not self.postgres.runs():
            self.postgres.start()


def mount(folder: Path, megabytes: int) -> None:
    """A small disk of its own in memory."""
    folder.mkdir(parents=True, exist_ok=True)
    options = f"size={megabytes}m"
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)], check=True)


def unmount(folder: Path) -> None:
    subprocess.run(["umount", "-l", str(folder)], check=False)
