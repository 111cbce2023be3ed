"""For operators: health, metrics, shutdown, backup, restore, verify, opening long games."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.exceptions import HTTPException
from structlog.testing import capture_logs

from raumhafen.games import load_game
from raumhafen.server.metrics import Metrics
from raumhafen.server.replays.packing import header_of
from raumhafen.server.services.bundle import Services
from raumhafen.server.services.news import CHANNEL
from raumhafen.server.settings import Settings
from raumhafen.server.store.database import open_database
from raumhafen.server.store.log import Append
from raumhafen.server.store.log_rows import Row
from raumhafen.server.store.records import RUNNING, Clocks, UserRecord
from raumhafen.server.tables.creation import new_table
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.match import Match
from raumhafen.server.web.listener import loop_factory
from raumhafen.server.web.refusals import on_http
from raumhafen.server.web.security import is_same_origin, may_read_figures
from raumhafen.server.wire import NewTable
from tests.server.people import Person, with_people
from tests.server.servers import QUICK, Postgres, Server, command
from tests.server.tables import alone, finished, play_some


def test_figures_are_for_the_operator_alone(server: Server) -> None:
    """They count actions, hidden answers included."""

    async def story(anna: Person) -> None:
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
            answer = await anna.http.get("/metrics", headers={header: "203.0.113.7"})
            assert answer.status_code == 404 and "actions" not in answer.text, header
        assert "raumhafen_actions_total" in (await anna.http.get("/metrics")).text

    with_people(server, story, 1)


@pytest.mark.parametrize(
    ("token", "client", "headers", "good"),
    [
        ("", "127.0.0.1", {}, True),
        ("", "::1", {}, True),
        ("", "10.1.2.3", {}, False),
        ("", "127.0.0.1", {"x-forwarded-for": "10.1.2.3"}, False),
        ("", "127.0.0.1", {"via": "1.1 proxy"}, False),
        ("", "10.1.2.3", {"authorization": "Bearer "}, False),
        ("secret", "127.0.0.1", {}, False),
        ("secret", "10.1.2.3", {"authorization": "Bearer secret"}, True),
        ("secret", "10.1.2.3", {"authorization": "Bearer wrong"}, False),
        ("secret", "10.1.2.3", {"authorization": "Bearer s\u00e9cret"}, False),
    ],
)
def test_who_may_read_figures(token: str, client: str, headers: dict[str, str], good: bool) -> None:
    assert may_read_figures(token, client, headers) == good


def test_health_metrics_and_description(server: Server) -> None:
    async def story(anna: Person) -> None:
        assert (await anna.get("/healthz"))["status"] == "ok"
        assert (await anna.get("/readyz"))["status"] == "ok"
        await play_some(anna)
        text = (await anna.http.get("/metrics")).text
        assert "raumhafen_actions_total" in text and "raumhafen_action_seconds_bucket" in text
        assert "raumhafen_unhandled_errors_total 0.0" in text
        paths = (await anna.get("/schema/openapi.json"))["paths"]
        assert {"/api/tables", "/api/replays", "/api/games", "/api/ratings/{game_id}"} <= set(paths)

    with_people(server, story, 1)


@pytest.mark.slow
def test_a_polite_stop_tells_the_sockets_and_ends_with_zero(tmp_path: Path) -> None:
    server = Server(tmp_path, *QUICK).start()

    async def story() -> None:
        async with Person(server.base) as anna:
            _, chair = await alone(anna)
            assert server.process is not None
            server.process.terminate()
            with pytest.raises(Exception):  # noqa: B017  # whichever way the socket ends
                await chair.until_kind("never", 20)
            assert chair.socket.close_code == 1012

    asyncio.run(story())
    assert server.stop() == 0
    assert server.errors() == []


@pytest.mark.slow
def test_verify_finds_a_tampered_game(tmp_path: Path) -> None:
    server = Server(tmp_path, *QUICK).start()
    table = ""

    async def story() -> None:
        nonlocal table
        async with Person(server.base) as anna:
            table = await finished(anna)

    asyncio.run(story())
    server.stop()
    good = command("verify", "--data", str(tmp_path))
    assert good.returncode == 0 and "One game checked, all as recorded" in good.stdout
    with sqlite3.connect(tmp_path / "raumhafen.sqlite3") as connection:
        # All of them: a single one may have paid the same either way.
        connection.execute("UPDATE lines SET line = replace(line, 'split', 'sum')")
    connection.close()
    bad = command("verify", "--data", str(tmp_path), "--lang", "de")
    assert bad.returncode == 1
    assert table in bad.stdout and "Eine Partie geprüft, ein Fehler" in bad.stdout


@pytest.mark.slow
def test_backup_of_a_running_server_and_restore(tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "backup.gz"
    server = Server(here, *QUICK).start()
    table = ""

    async def story() -> None:
        nonlocal table
        async with Person(server.base) as anna:
            table = await play_some(anna)

    asyncio.run(story())
    made = command("backup", str(file), "--data", str(here))
    server.stop()
    assert made.returncode == 0 and file.exists(), made.stderr
    assert not list(tmp_path.glob("*.part"))
    assert command("restore", str(file), "--data", str(there)).returncode == 0
    again = command("restore", str(file), "--data", str(there))
    assert again.returncode == 2 and "not empty" in again.stderr
    assert command("verify", "--data", str(there)).returncode == 0
    restored = Server(there, *QUICK).start()
    with sqlite3.connect(there / "raumhafen.sqlite3") as connection:
        found = connection.execute("SELECT count(*) FROM lines WHERE table_id = ?", [table])
        assert found.fetchone()[0] >= 12
    connection.close()
    assert restored.stop() == 0
    file.write_bytes(b"no backup")
    wrong = command("restore", str(file), "--data", str(tmp_path / "third"))
    assert wrong.returncode == 2 and "no backup" in wrong.stderr


@pytest.mark.slow
def test_a_backup_moves_a_platform_to_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    server = Server(tmp_path / "here", *QUICK).start()

    async def story() -> None:
        async with Person(server.base) as anna:
            await play_some(anna)

    asyncio.run(story())
    server.stop()
    file, url = str(tmp_path / "backup.gz"), postgres.database()
    assert command("backup", file, "--data", str(tmp_path / "here")).returncode == 0
    restored = command("restore", file, "--database", url)
    assert restored.returncode == 0, restored.stderr
    checked = command("verify", "--database", url)
    assert "One game checked, all as recorded" in checked.stdout


@pytest.mark.slow
@pytest.mark.untraced
def test_a_game_of_3000_actions_opens_in_200_milliseconds(tmp_path: Path) -> None:
    """Nobody ever buys, so that the game goes on until its limit of rounds."""
    settings = Settings(data=tmp_path, rate_limits=False)
    user = UserRecord("me", "Me", None, None, {}, 0.0, 0.0)

    async def story() -> tuple[int, float]:
        channels = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
        services = Services(settings, await open_database(settings), channels)
        hub = Hub(services)
        await services.log.start()
        table_id = await long_game(services, user)
        times = []
        for _ in range(5):
            hub.close(table_id)
            started = time.perf_counter()
            again = await hub.open(table_id)
            again.playing().view(0)
            times.append(time.perf_counter() - started)
        await services.log.stop()
        await services.database.close()
        return again.playing().length, min(times)

    length, seconds = asyncio.run(story())
    assert length >= 3000
    assert seconds < 0.2


async def long_game(services: Services, user: UserRecord) -> str:
    """Stored in one go, since here only the reading counts."""
    wanted = NewTable("space-base", 5, {"round_limit": 200}, ["me"] * 5, private=True)
    record = new_table(user, wanted)
    record.state = RUNNING
    for seed in range(50):
        record.seed = f"long-{seed}"
        match = Match(load_game("space-base"), header_of(record, []), [])
        rows = match.open([])
        while not match.over and match.length < 3000:
            rows += idle_action(match)
        if match.length >= 3000:
            break
    await services.tables.add(record)
    waiting = match.deciders()
    await services.log.append(
        Append(record.id, 0, rows, 0.0, waiting, Clocks([], []), None, RUNNING, None)
    )
    return record.id


def idle_action(match: Match) -> list[Row]:
    seat = match.deciders()[0]
    codes = [match.game.actions.code(option) for option in match.session.state.options(seat)]
    return match.act(seat, ["done" if "done" in codes else codes[0]])


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("postgres://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("sqlite+aiosqlite:///elsewhere", "sqlite+aiosqlite:///elsewhere"),
    ],
)
def test_addresses_of_databases_in_their_usual_forms(given: str, url: str) -> None:
    assert Settings(database=given).database_url == url


@pytest.mark.parametrize(
    ("origin", "good"),
    [
        ("https://play.example", True),
        ("https://app.example", True),
        ("https://evil.example", False),
        ("", False),
    ],
)
def test_pages_of_this_site_and_of_named_ones_may_speak(origin: str, good: bool) -> None:
    asked: Any = SimpleNamespace(headers={"host": "play.example", "origin": origin})
    assert is_same_origin(asked, Settings(origins=("https://app.example",))) == good


def test_a_crash_inside_the_framework_is_ours() -> None:
    """It is told and counted, and its words stay inside."""
    metrics = Metrics()
    request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(metrics=metrics)))
    with capture_logs() as logs:
        crashed = on_http(request, HTTPException("its words", status_code=500))
        refused = on_http(request, HTTPException("its words", status_code=405))
    assert (crashed.status_code, crashed.content.error.key) == (500, "error-internal")
    assert (refused.status_code, refused.content.error.key) == (405, "error-method")
    assert [log["event"] for log in logs] == ["unhandled"]
    assert metrics.crashes._value.get() == 1.0


def test_where_the_faster_loop_is_missing_the_usual_one_serves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert loop_factory() is pytest.importorskip("uvloop").new_event_loop
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert loop_factory() is asyncio.new_event_loop
