"""Running tables over a new release: they go on, begin an epoch, or are closed."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from raumhafen.games import METAS
from tests.server.people import Chair, Person, catch_up, key_of, upload
from tests.server.servers import QUICK, Server, command
from tests.server.tables import alone, play_some, two_at_a_table, wait_to_be_asked

GAMES = list(METAS)
pytestmark = pytest.mark.slow


def rows(data: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(data / "raumhafen.sqlite3")) as connection:
        return connection.execute(query).fetchall()


def epochs(data: Path, table: str) -> list[dict[str, Any]]:
    found = rows(data, f"SELECT line FROM lines WHERE table_id = '{table}' ORDER BY seq")
    return [line for line in (json.loads(text) for (text,) in found) if "position" in line]


def over_a_release(
    data: Path,
    rules: str,
    before: Callable[[Person], Awaitable[str]],
    after: Callable[[Person, str], Awaitable[None]],
) -> None:
    server = Server(data, *QUICK).start()

    async def story() -> None:
        async with Person(server.base) as anna:
            table = await before(anna)
            await leave(anna)
            server.update(rules)
            await after(anna, table)

    try:
        asyncio.run(story())
        assert server.errors() == []
    finally:
        server.stop()
    checked = command("verify", "--data", str(data), rules=rules)
    assert checked.returncode == 0, checked.stdout


async def leave(person: Person) -> None:
    for chair in person.chairs:
        await chair.close()
    person.chairs = []


async def seated(anna: Person, table: str) -> Chair:
    chair = await anna.sit(table)
    await chair.until_kind("state")
    return chair


@pytest.mark.parametrize("game", GAMES)
def test_a_table_goes_on_and_is_taken_back_as_before(tmp_path: Path, game: str) -> None:
    async def before(anna: Person) -> str:
        table, chair = await alone(anna, game=game)
        for _ in range(6):
            await wait_to_be_asked(chair)
            await chair.act(chair.options[-1])
        await wait_to_be_asked(chair)
        return table

    async def after(anna: Person, table: str) -> None:
        chair = await seated(anna, table)
        info = await anna.get(f"/api/tables/{table}")
        assert info["state"] == "running" and not info["old_rules"]
        assert info["rules_version"] == METAS[game].rules_version + 1
        await wait_to_be_asked(chair)
        await chair.act(chair.options[0])
        (epoch,) = epochs(tmp_path, table)
        assert epoch["replayed"] and epoch["before"] == METAS[game].rules_version

    over_a_release(tmp_path, "same", before, after)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_goes_on_from_its_position_under_other_rules(tmp_path: Path, game: str) -> None:
    seen: dict[str, Any] = {}

    async def before(anna: Person) -> str:
        table, chair = await alone(anna, game=game)
        for _ in range(6):
            await wait_to_be_asked(chair)
            await chair.act(chair.options[-1])
        while chair.view["waiting"] != [0]:  # until then bots go on
            await chair.next()
        seen.update(chair.view)
        return table

    async def after(anna: Person, table: str) -> None:
        chair = await seated(anna, table)
        assert chair.view["question"] == seen["question"]
        assert chair.view["board"] == seen["board"]
        (epoch,) = epochs(tmp_path, table)
        assert "replayed" not in epoch
        undone = await chair.ask(t="undo", seat=0)
        assert undone["error"]["key"] == "error-nothing-to-undo"
        await chair.act(chair.options[0])

    over_a_release(tmp_path, "other", before, after)


def test_a_recording_opens_where_its_last_epoch_begins(tmp_path: Path) -> None:
    async def after(anna: Person, table: str) -> None:
        chair = await seated(anna, table)
        await chair.play_on(random.Random(5))
        (epoch,) = epochs(tmp_path, table)
        info = await anna.get(f"/api/replays/{table}")
        assert info["first"] == epoch["at"] < info["length"]
        for n in (info["first"], info["first"] + 1, info["length"]):
            assert (await anna.get(f"/api/replays/{table}/at/{n}"))["n"] == n
        early = await anna.http.get(f"/api/replays/{table}/at/{info['first'] - 1}")
        assert (early.status_code, key_of(early)) == (400, "error-replay-epoch")
        summary = await anna.get(f"/api/replays/{table}/summary")
        assert summary["turns"][0]["n"] == info["first"]
        on = await anna.try_post(f"/api/replays/{table}/play-on", {"n": info["length"], "seat": 0})
        assert key_of(on) == "error-play-on-epoch"
        text = (await anna.http.get(f"/api/replays/{table}/file")).text
        assert text.count('"raumhafen"') == 2
        assert key_of(await upload(anna, text)) == "error-upload-epoch"

    over_a_release(tmp_path, "other", play_some, after)


def test_a_recording_that_was_replayed_is_like_any_other(tmp_path: Path) -> None:
    async def after(anna: Person, table: str) -> None:
        chair = await seated(anna, table)
        await chair.play_on(random.Random(5))
        info = await anna.get(f"/api/replays/{table}")
        assert info["first"] == 0
        assert (await anna.get(f"/api/replays/{table}/at/0"))["n"] == 0
        text = (await anna.http.get(f"/api/replays/{table}/file")).text
        kept = await upload(anna, text)
        assert kept.status_code == 201 and kept.json()["length"] == info["length"]
        on = await anna.post(f"/api/replays/{table}/play-on", {"n": 3, "seat": 0})
        assert on["state"] == "running"

    over_a_release(tmp_path, "same", play_some, after)


def test_secret_answers_stay_given_and_hidden(tmp_path: Path) -> None:
    """Anna has answered in secret, Ben has not: so it is afterwards."""
    server = Server(tmp_path, *QUICK).start()

    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as ben:
            table, first, second = await two_at_a_table(anna, ben, bots=0)
            while not (first.view["secret"] and first.options and second.options):
                asked = first if first.options else second
                await asked.act(asked.options[-1])
                await catch_up(first, second)
            while first.options:
                await first.act(first.options[0])
                await catch_up(first)
            for person in (anna, ben):
                await leave(person)
            server.update("other")
            first, second = await seated(anna, table), await seated(ben, table)
            assert first.view["secret"] and not first.options and second.options
            while second.options and not first.options:
                await second.act(second.options[0])
                await catch_up(first, second)
            assert first.options, "all is revealed, and the game has gone on"

    try:
        asyncio.run(story())
        assert server.errors() == []
    finally:
        server.stop()
    assert command("verify", "--data", str(tmp_path), rules="other").returncode == 0


def test_the_check_changes_nothing_and_the_upgrade_is_done_once(tmp_path: Path) -> None:
    server = Server(tmp_path, *QUICK).start()

    async def story() -> str:
        async with Person(server.base) as anna:
            return await play_some(anna)

    try:
        table = asyncio.run(story())
    finally:
        server.stop()
    data = ["--data", str(tmp_path)]
    everything = "SELECT * FROM tables", "SELECT * FROM lines", "SELECT * FROM positions"
    stored = [rows(tmp_path, query) for query in everything]
    for rules, told in (
        ("same", "goes on"),
        ("other", "goes on from its present position"),
        ("broken", "nobody has played before"),
    ):
        checked = command("upgrade", "--check", *data, rules=rules)
        assert checked.returncode == 0, checked.stderr
        assert table in checked.stdout and told in checked.stdout
        assert "Nothing was changed" in checked.stdout
        assert [rows(tmp_path, query) for query in everything] == stored
    assert "Would go on: 0" in command("upgrade", "--check", *data).stdout
    done = command("upgrade", *data, rules="other")
    assert "from the present position: 1" in done.stdout, done.stderr
    again = command("upgrade", *data, rules="other")
    assert table not in again.stdout
    assert len(epochs(tmp_path, table)) == 1
    assert command("verify", *data, rules="other").returncode == 0


def test_after_a_power_cut_the_same_release_keeps_positions(tmp_path: Path) -> None:
    server = Server(tmp_path, *QUICK).start()

    async def story() -> None:
        async with Person(server.base) as anna:
            await play_some(anna)
            server.kill()
            assert rows(tmp_path, "SELECT * FROM positions") == []
            server.start()

    try:
        asyncio.run(story())
    finally:
        server.stop()
    wanted = "SELECT p.version = t.version FROM positions p JOIN tables t ON t.id = p.table_id"
    assert rows(tmp_path, wanted) == [(1,)]
