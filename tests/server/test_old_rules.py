"""Refusal of tables and replays of older rules."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from raumhafen.engine.replay import new_header
from raumhafen.games import METAS, load_game
from raumhafen.server.errors import Refusal
from raumhafen.server.replays import upgrade_all
from raumhafen.server.replays.upgrading import judge_case
from raumhafen.server.settings import Settings
from raumhafen.server.store.backup import revision_of
from raumhafen.server.store.database import Database, at_newest_schema, migrate
from raumhafen.server.store.records import CLOSED, RUNNING, TableRecord
from raumhafen.server.tables import upgrading
from raumhafen.server.tables.hub import Hub
from tests.server.databases import with_database
from tests.server.inside import at_a_hub, record_of
from tests.server.people import Person, key_of, upload
from tests.server.servers import QUICK, Server, command
from tests.server.tables import alone, finished, play_some, wait_to_be_asked

OLD_RULES = 4409
RULES = METAS["merchant-of-venus"].rules_version
VENUS = {"game": "merchant-of-venus", "options": {"rounds": 15}}


async def refused_socket(person: Person, table: str) -> int | None:
    chair = await person.sit(table)
    with pytest.raises(ConnectionClosed):
        await chair.next()
    return chair.socket.close_code


async def check_old_ones(anna: Person, running: str, ended: str) -> None:
    for table in (running, ended):
        assert await refused_socket(anna, table) == OLD_RULES
        assert (await anna.get(f"/api/tables/{table}"))["id"] == table
        assert (await anna.http.get(f"/api/tables/{table}/replay")).status_code == 200
    for path in ("at/0", "at/9", "summary"):
        answer = await anna.http.get(f"/api/replays/{ended}/{path}")
        assert (answer.status_code, key_of(answer)) == (400, "error-replay-rules"), path
    again = await anna.try_post(f"/api/replays/{ended}/play-on", {"n": 3, "seat": 0})
    assert (again.status_code, key_of(again)) == (400, "error-replay-rules")


@pytest.mark.slow
def test_old_tables_are_refused_clearly_and_block_nobody(tmp_path: Path) -> None:
    server = Server(tmp_path, *QUICK).start()

    async def story() -> None:
        async with Person(server.base) as anna:
            ended = await finished(anna)
            running = await play_some(anna)
            body = {"game": "space-base", "seats": 2, "kinds": ["me", "open"]}
            waiting = (await anna.post("/api/tables", body))["id"]
            server.update("broken")
            await check_old_ones(anna, running, ended)
            started = await anna.post(f"/api/tables/{waiting}/start", {"fill": "random"})
            assert started["state"] == "running"
            table, chair = await alone(anna)
            await wait_to_be_asked(chair)
            await chair.act(chair.options[0])
            assert (await anna.get(f"/api/tables/{table}"))["state"] == "running"

    try:
        asyncio.run(story())
    finally:
        server.stop()
    assert server.errors() == []
    found = command("verify", "--data", str(tmp_path), rules="broken")
    assert found.returncode == 0, "there is nothing wrong with them"
    assert "2 games of older rules" in found.stdout


@pytest.mark.slow
def test_a_replay_of_older_rules_is_refused_with_its_version(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            table, chair = await alone(anna, **VENUS)
            await wait_to_be_asked(chair)
            await chair.act(random.Random(1).choice(chair.options))
            text = (await anna.http.get(f"/api/tables/{table}/replay")).text
            now, before = f'"rules":{RULES}', f'"rules":{RULES - 1}'
            assert now in text
            assert (await upload(anna, text)).status_code == 201
            answer = await upload(anna, text.replace(now, before, 1))
            error = answer.json()["error"]
            assert answer.status_code == 400
            assert (error["key"], error["args"]) == (
                "error-replay-rules",
                {"version": str(RULES - 1)},
            )

    asyncio.run(story())


# --- inside the process --------------------------------------------------------------------------


def test_a_game_that_is_no_longer_there_closes_its_tables() -> None:
    """With the points that were kept, and nobody has won."""
    header: dict[str, Any] = {**new_header(load_game("space-base"), 2, {}, "gone"), "game": "gone"}
    standing = {"points": [3, 4], "winners": [1], "rule": "SB15"}
    kept = {"table": "t", "version": 0, "rules": 1, "at": 0, "saved": {}, "standing": standing}
    case = {"header": header, "lines": [], "kept": {"table_id": "t", **kept}}
    found = judge_case(msgspec.json.encode(case))
    assert (found.kind, found.line, found.key) == (CLOSED, None, "error-no-game")
    assert found.standing == {**standing, "winners": []}


def test_before_the_first_start_there_is_nothing_to_upgrade(tmp_path: Path) -> None:
    data = tmp_path / "none"
    assert asyncio.run(upgrade_all.check_all(Settings(data=data))) == []
    assert not data.exists()


def test_a_database_is_looked_at_as_if_it_were_migrated(tmp_path: Path) -> None:
    """And is as it was afterwards."""

    async def revision(database: Database) -> str:
        async with database.read() as connection:
            return await revision_of(connection)

    async def story(database: Database) -> None:
        await migrate(database, "0006")
        async with at_newest_schema(database) as connection:
            assert await revision_of(connection) != "0006"
        assert await revision(database) == "0006"
        await migrate(database)
        async with at_newest_schema(database) as connection:
            assert await revision_of(connection) == await revision(database) != "0006"

    with_database(Settings(data=tmp_path).database_url, story)


async def never(*anything: object) -> bool:
    """Another process is always first."""
    return False


async def behind(hub: Hub) -> TableRecord:
    """A running table of the rules before."""
    record = record_of("space-base", 2)
    record.state, record.rules = RUNNING, record.rules - 1
    await hub.services.tables.add(record)
    return record


def test_a_table_that_another_process_takes_over_is_not_told_as_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upgrade_all, "carry_out", never)

    async def story(hub: Hub) -> None:
        record = await behind(hub)
        assert await upgrade_all.upgrade_all(hub.services.database) == []
        assert await hub.services.tables.get(record.id) == record

    at_a_hub(tmp_path, story)


def test_who_is_never_first_to_take_over_a_table_does_not_open_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is looked at a few times, in case the other one has done it meanwhile."""
    tried: list[str] = []

    async def call(kind: object, person: str, work: Any, case: bytes) -> Any:
        tried.append(person)
        return work(case)

    monkeypatch.setattr(upgrading, "carry_out", never)

    async def story(hub: Hub) -> None:
        record = await behind(hub)
        hub.services.workers.call = call  # type: ignore[method-assign,assignment]
        with pytest.raises(Refusal, match="error-old-rules"):
            await hub.open(record.id)
        assert tried == [record.owner] * upgrading.ATTEMPTS and hub.live == {}

    at_a_hub(tmp_path, story)
