"""Refusal of tables and replays of older rules."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from raumhafen.games import METAS
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
