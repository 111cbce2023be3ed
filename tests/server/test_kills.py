"""Kills (`kill -9`) at random moments: every acknowledged action is there afterwards, once."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import uuid
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.server.people import Chair, Json, Person
from tests.server.servers import QUICK, Server, command

TABLES = 6


class Player:
    """Plays both seats of a table as fast as it can and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.person = person
        self.table = table
        self.rng = random.Random(seed)
        self.acked: list[str] = []
        self.pending: Json | None = None

    async def play(self) -> None:
        """Until the connection breaks."""
        try:
            chair = await self.person.sit(self.table)
            await chair.until_kind("state")
            await self.resend(chair)
            while not chair.over:
                await self.act(chair)
        except (OSError, WebSocketException, TimeoutError):
            return

    async def resend(self, chair: Chair) -> None:
        """What was not acknowledged is sent again with the same id, as a client does."""
        if self.pending is not None:
            await self.note(await chair.ask(**self.pending))

    async def act(self, chair: Chair) -> None:
        waiting = chair.view["waiting"]
        if chair.view["seat"] not in waiting:
            await chair.send(t="look", seat=waiting[0])
            await chair.until_kind("state")
        message = {
            "t": "act",
            "id": uuid.uuid4().hex,
            "v": chair.version,
            "seat": chair.view["seat"],
            "code": self.rng.choice(chair.options),
        }
        self.pending = message
        await self.note(await chair.ask(**message))

    async def note(self, answer: Json) -> None:
        if answer["t"] == "ack":
            self.acked.append(answer["id"])
        self.pending = None


def stored_requests(data: Path, table: str) -> list[str]:
    connection = sqlite3.connect(data / "raumhafen.sqlite3")
    found = connection.execute(
        "SELECT request FROM lines WHERE table_id = ? AND request IS NOT NULL", [table]
    ).fetchall()
    connection.close()
    return [request.partition(":")[2] for (request,) in found]


def check_contiguous(data: Path) -> None:
    connection = sqlite3.connect(data / "raumhafen.sqlite3")
    found = connection.execute("SELECT max(seq), count(*) FROM lines GROUP BY table_id").fetchall()
    versions = connection.execute("SELECT count(*) FROM tables WHERE state = 'running'").fetchone()
    connection.close()
    assert all(last == count for last, count in found)
    assert versions[0] >= 0


async def new_player(server: Server, number: int) -> Player:
    person = await Person(server.base).__aenter__()
    await person.guest(f"Player {number}")
    options = {"round_limit": 200}
    body = {"game": "space-base", "seats": 2, "kinds": ["me", "me"], "options": options}
    table = (await person.post("/api/tables", body))["id"]
    await person.post(f"/api/tables/{table}/start")
    return Player(person, table, number)


async def storm(server: Server, kills: int, seed: int) -> list[Player]:
    rng = random.Random(seed)
    players = [await new_player(server, k) for k in range(TABLES)]
    for _ in range(kills):
        work = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(rng.uniform(0.05, 1.0))
        server.kill()
        await asyncio.gather(*work)
        check(server.data, players)
        await asyncio.to_thread(server.start)
        players = [
            player if await is_running(player) else await replaced(player, server)
            for player in players
        ]
    for player in players:
        await player.person.leave()
    return players


def check(data: Path, players: list[Player]) -> None:
    for player in players:
        stored = stored_requests(data, player.table)
        assert len(stored) == len(set(stored)), "an action was stored twice"
        assert set(player.acked) <= set(stored), "an acknowledged action is gone"
    check_contiguous(data)


async def is_running(player: Player) -> bool:
    info = await player.person.get(f"/api/tables/{player.table}")
    return bool(info["state"] == "running")


async def replaced(player: Player, server: Server) -> Player:
    """A finished game makes room for another."""
    await player.person.leave()
    return await new_player(server, player.rng.randrange(1000))


def run_storm(folder: Path, kills: int) -> None:
    server = Server(folder, *QUICK).start()
    players = asyncio.run(storm(server, kills, seed=kills))
    assert sum(len(player.acked) for player in players) > kills
    assert server.stop() == 0
    checked = command("verify", "--data", str(folder))
    assert checked.returncode == 0, checked.stdout
    assert not [line for line in server.errors() if "Traceback" in json.dumps(line)]


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_five_kills_lose_nothing(tmp_path: Path) -> None:
    run_storm(tmp_path, 5)


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    run_storm(tmp_path, 200)
