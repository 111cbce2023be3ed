"""Fault storms: PostgreSQL, Redis and the disk fail while two processes and bots play.

After every round each acknowledged action is in the log, once; the numbers have no gaps; play goes
on without a restart of ours; and in the end `verify` is clean. `make soak` does it 20 times for
each fault. It can be stopped and goes on where it was: its figures are in build/faults.json.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server import faults
from tests.server.faults import Fault, Figures, Platform, one_round
from tests.server.servers import QUICK, Postgres, Redis, Server, command

TABLES = 4
SAMPLE, SOAK = 1, 20
SEED = os.environ.get("RAUMHAFEN_SEED", "faults")
BUILD = Path(__file__).parents[2] / "build"
can_mount = pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a small disk")


class Book:
    """Figures of all rounds so far, by fault."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.entries: dict[str, Figures] = {}
        if path.exists():
            self.entries = msgspec.json.decode(path.read_bytes(), type=dict[str, Figures])

    def add(self, name: str, found: Figures) -> None:
        known = self.entries.setdefault(name, Figures())
        known.rounds += found.rounds
        known.acked += found.acked
        known.refused += found.refused
        known.longest_return = max(known.longest_return, round(found.longest_return, 2))
        self.path.parent.mkdir(exist_ok=True)
        plain = {key: asdict(entry) for key, entry in self.entries.items()}
        self.path.write_bytes(msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n")

    def rounds(self, name: str) -> int:
        return self.entries[name].rounds if name in self.entries else 0


@contextmanager
def pair(folder: Path, postgres: Postgres, redis: Redis) -> Iterator[tuple[Platform, str]]:
    url = postgres.database()
    shared = (*QUICK, "--database", url, "--redis", redis.url)
    servers = [Server(folder / name, *shared).start() for name in "ab"]
    with closing(servers):
        yield Platform(servers, url), url.rpartition("/")[2]
        finish(servers, "--database", url)


@contextmanager
def alone(data: Path) -> Iterator[Platform]:
    """Its log is kept elsewhere, as logs are."""
    server = Server(data, *QUICK)
    server.log = data.with_name("log.txt")
    with closing([server.start()]) as servers:
        yield Platform(servers)
        finish(servers, "--data", str(data))


@contextmanager
def closing(servers: list[Server]) -> Iterator[list[Server]]:
    """A storm that fails leaves nothing behind that would let the next test fail, too."""
    try:
        yield servers
    finally:
        for server in servers:
            server.kill()


def finish(servers: list[Server], *where: str) -> None:
    for server in servers:
        assert server.stop() == 0
        assert server.errors() == []
    checked = command("verify", *where)
    assert checked.returncode == 0, checked.stdout


def storm(platform: Platform, makers: dict[str, Fault], book: Book, rounds: int) -> None:
    async def run() -> None:
        for name, fault in makers.items():
            for number in range(book.rounds(name), rounds):
                found = await one_round(platform, fault, f"{SEED}:{name}:{number}", TABLES)
                assert found.acked > TABLES
                book.add(name, found)
        await platform.leave()

    asyncio.run(run())


def faults_of(postgres: Postgres, redis: Redis, name: str) -> dict[str, Fault]:
    return {
        "postgresql restarts": faults.PostgresRestart(postgres),
        "postgresql hangs": faults.PostgresHang(postgres),
        "postgresql refuses": faults.PostgresRefusal(postgres, name),
        "redis restarts": faults.RedisRestart(redis),
        "redis hangs": faults.RedisHang(redis),
        "redis refuses": faults.RedisRefusal(redis),
    }


def storm_of_services(folder: Path, postgres: Postgres, redis: Redis, book: Book, n: int) -> None:
    with pair(folder, postgres, redis) as (platform, name):
        storm(platform, faults_of(postgres, redis, name), book, n)


def storm_of_disks(disk: Path, redis: Redis, book: Book, rounds: int) -> None:
    """SQLite with one process, PostgreSQL with two, each with its data on a small disk."""
    small = disk / "sqlite"
    faults.mount(small, 64)
    try:
        with alone(small) as platform:
            full = faults.FullDisk(small)
            storm(platform, {"sqlite, disk full": full}, book, rounds)
            check_readiness(platform.servers[0], full)
    finally:
        faults.unmount(small)
    large = disk / "postgresql"
    faults.mount(large, 160)
    try:
        postgres = Postgres(large)
        with pair(disk, postgres, redis) as (platform, _):
            worse = faults.FullDisk(large, postgres)
            storm(platform, {"postgresql, disk full": worse}, book, rounds)
        postgres.stop()
    finally:
        faults.unmount(large)


def check_readiness(server: Server, full: faults.FullDisk) -> None:
    with httpx.Client(base_url=server.base, trust_env=False) as client:
        assert client.get("/readyz").status_code == 200
        full.begin(random.Random(SEED))
        answer = client.get("/readyz")
        full.end()
        assert (answer.status_code, answer.json()["status"]) == (503, "disk")
        assert client.get("/readyz").status_code == 200


@pytest.fixture
def disk() -> Iterator[Path]:
    """Not in pytest's folder: PostgreSQL's own user must get there."""
    with tempfile.TemporaryDirectory(prefix="raumhafen-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_services_that_fail_lose_nothing(
    tmp_path: Path, own_postgres: Postgres, own_redis: Redis
) -> None:
    storm_of_services(tmp_path, own_postgres, own_redis, Book(tmp_path / "figures.json"), SAMPLE)


@can_mount
@pytest.mark.slow
@pytest.mark.timeout(600)
def test_full_disks_lose_nothing(tmp_path: Path, disk: Path, own_redis: Redis) -> None:
    storm_of_disks(disk, own_redis, Book(tmp_path / "figures.json"), SAMPLE)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_services_that_fail_often_lose_nothing(
    tmp_path: Path, own_postgres: Postgres, own_redis: Redis
) -> None:
    storm_of_services(tmp_path, own_postgres, own_redis, Book(BUILD / "faults.json"), SOAK)


@can_mount
@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_disks_that_are_often_full_lose_nothing(disk: Path, own_redis: Redis) -> None:
    storm_of_disks(disk, own_redis, Book(BUILD / "faults.json"), SOAK)
