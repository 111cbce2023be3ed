"""Servers and services for the tests; everything listens on 127.0.0.1 only."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from raumhafen.server.settings import Settings
from tests.server.servers import QUICK, Postgres, Redis, Server

PROCESSES = {"server", "postgres", "redis", "own_postgres", "own_redis"}


def pytest_itemcollected(item: pytest.Item) -> None:
    """Whatever starts a process is for `make test`."""
    if isinstance(item, pytest.Function) and PROCESSES.intersection(item.fixturenames):
        item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not harm it; at the end it must have had no crash."""
    running = Server(tmp_path_factory.mktemp("server"), *QUICK).start()
    yield running
    assert running.stop() == 0
    assert running.errors() == []


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Not in pytest's folder: another user must get there, and each new pytest shuts it again."""
    with tempfile.TemporaryDirectory(prefix="raumhafen-", ignore_cleanup_errors=True) as folder:
        running = Postgres(Path(folder))
        yield running
        running.stop()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    running = Redis(tmp_path_factory.mktemp("redis"))
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Of a server on either database."""
    if request.param == "sqlite":
        return Settings(data=tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return Settings(data=tmp_path, database=postgres.database())


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that a test may end, hang and start again."""
    with tempfile.TemporaryDirectory(prefix="raumhafen-", ignore_cleanup_errors=True) as folder:
        running = Postgres(Path(folder))
        yield running
        running.stop()


@pytest.fixture
def own_redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    """One that a test may end, hang and start again."""
    running = Redis(tmp_path_factory.mktemp("redis"))
    yield running
    running.go_on()
    running.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"
