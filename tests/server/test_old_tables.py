"""Lists with tables of older rules: marked, last, put away by people and in the end by us."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.people import Person, key_of, wait_for_bots
from tests.server.servers import QUICK, Server
from tests.server.tables import alone, finished, listed, play_some, two_at_a_table, wait_to_be_asked

Made = dict[str, str]
People = tuple[Person, Person, Person]


def before_and_after(
    data: Path,
    before: Callable[[People], Awaitable[Made]],
    after: Callable[[People, Made], Awaitable[None]],
) -> Server:
    """Anna, Ben and Eve before and after the rules of all their tables have changed."""
    server = Server(data, *QUICK).start()

    async def story() -> None:
        base = server.base
        async with Person(base) as anna, Person(base) as ben, Person(base) as eve:
            await eve.guest("Eve")
            made = await before((anna, ben, eve))
            server.update("broken")
            await closed(anna)
            await after((anna, ben, eve), made)

    try:
        asyncio.run(story())
    finally:
        server.stop()
    return server


async def closed(person: Person) -> None:
    """Until the new release has looked at all running tables."""
    async with asyncio.timeout(60):
        while any(one["state"] == "running" for one in await person.get("/api/tables?mine=1")):
            await asyncio.sleep(0.1)


async def shared_table(people: People) -> Made:
    anna, ben, _ = people
    table, chair, _ = await two_at_a_table(anna, ben)
    await wait_for_bots(chair, people=2)
    return {"shared": table}


@pytest.mark.slow
def test_old_tables_come_last_and_are_nobodys_turn(tmp_path: Path) -> None:
    async def before(people: People) -> Made:
        made = {"ended": await finished(people[0])}
        days = {"kind": "days", "days": 3}
        made["running"], chair = await alone(people[0], pace=days)
        await wait_to_be_asked(chair)
        return made

    async def after(people: People, made: Made) -> None:
        anna = people[0]
        body = {"game": "space-base", "seats": 2, "kinds": ["me", "open"]}
        waiting = (await anna.post("/api/tables", body))["id"]
        table, chair = await alone(anna)
        await wait_to_be_asked(chair)
        mine = await anna.get("/api/tables?mine=1")
        assert [one["id"] for one in mine][:2] == [table, waiting]
        assert {one["id"]: one["old_rules"] for one in mine} == {
            table: False, waiting: False, made["running"]: True, made["ended"]: True,
        }  # fmt: skip
        old = {one["id"]: one for one in mine}[made["running"]]
        assert old["mine"] == [0] and old["waiting"] == [] and old["clock"]["running"] == []
        public = await listed(people[2], "state=running")
        assert table in public and made["running"] not in public

    before_and_after(tmp_path, before, after)


@pytest.mark.slow
def test_everybody_may_put_it_away_for_themselves(tmp_path: Path) -> None:
    """It stays with the others, and goes when the last of them has put it away."""

    async def after(people: People, made: Made) -> None:
        (anna, ben, _), table = people, made["shared"]
        path = f"/api/tables/{table}"
        assert await listed(ben) == [table]
        for _ in range(2):  # twice is harmless
            assert (await ben.try_post(f"{path}/put-away")).status_code == 204
        assert await listed(ben) == [] and await listed(anna) == [table]
        assert (await ben.http.get(path)).status_code == 200
        assert (await anna.try_post(f"{path}/put-away")).status_code == 204
        assert (await anna.http.get(path)).status_code == 404

    before_and_after(tmp_path, shared_table, after)


@pytest.mark.slow
def test_the_host_closes_it_for_all_and_nobody_else_can(tmp_path: Path) -> None:
    async def after(people: People, made: Made) -> None:
        (anna, ben, eve), path = people, f"/api/tables/{made['shared']}"
        nobody = await Person(anna.base).__aenter__()
        refused = [
            (ben, "close", 403, "error-not-owner"),  # at the table, but not its host
            (eve, "close", 403, "error-not-owner"),  # somebody who may watch
            (eve, "put-away", 403, "error-not-at-table"),
            (nobody, "close", 401, "error-not-signed-in"),
            (nobody, "put-away", 401, "error-not-signed-in"),
        ]
        for person, what, status, key in refused:
            answer = await person.try_post(f"{path}/{what}")
            assert (answer.status_code, key_of(answer)) == (status, key), (person.id, what)
        await nobody.leave()
        assert await listed(anna) == await listed(ben) == [made["shared"]]
        assert (await anna.try_post(f"{path}/close")).status_code == 204
        assert await listed(anna) == await listed(ben) == []
        assert (await anna.try_post(f"{path}/close")).status_code == 404

    before_and_after(tmp_path, shared_table, after)


@pytest.mark.slow
def test_a_private_table_is_not_even_there_for_others(tmp_path: Path) -> None:
    async def before(people: People) -> Made:
        table, _ = await alone(people[0], private=True)
        return {"private": table}

    async def after(people: People, made: Made) -> None:
        path = f"/api/tables/{made['private']}"
        for what in ("close", "put-away"):
            answer = await people[2].try_post(f"{path}/{what}")
            assert (answer.status_code, key_of(answer)) == (404, "error-no-table")
        assert await listed(people[0]) == [made["private"]]

    before_and_after(tmp_path, before, after)


def test_living_tables_can_be_neither_closed_nor_put_away(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            running, _ = await alone(anna)
            body = {"game": "space-base", "seats": 2, "kinds": ["me", "open"]}
            waiting = (await anna.post("/api/tables", body))["id"]
            for table in (running, waiting):
                for what in ("close", "put-away"):
                    answer = await anna.try_post(f"/api/tables/{table}/{what}")
                    assert (answer.status_code, key_of(answer)) == (409, "error-not-finished")
            assert {running, waiting} <= set(await listed(anna))

    asyncio.run(story())


@pytest.mark.slow
def test_a_finished_game_is_put_away_but_not_closed(server: Server) -> None:
    """Its replay may be linked from anywhere, and its result counts for others too."""

    async def story() -> None:
        async with Person(server.base) as anna:
            table = await finished(anna)
            answer = await anna.try_post(f"/api/tables/{table}/close")
            assert (answer.status_code, key_of(answer)) == (409, "error-finished")
            assert (await anna.try_post(f"/api/tables/{table}/put-away")).status_code == 204
            assert await listed(anna) == []
            assert (await anna.get(f"/api/replays/{table}"))["id"] == table

    asyncio.run(story())


@pytest.mark.slow
def test_everybody_at_an_old_table_may_keep_its_replay(tmp_path: Path) -> None:
    """Nothing in it is secret any more, since nobody can go on with it."""

    async def before(people: People) -> Made:
        made = await shared_table(people)
        running = await people[1].http.get(f"/api/tables/{made['shared']}/replay")
        assert (running.status_code, key_of(running)) == (403, "error-replay-running")
        return made

    async def after(people: People, made: Made) -> None:
        path = f"/api/tables/{made['shared']}/replay"
        for person, status in zip(people, (200, 200, 403), strict=True):
            assert (await person.http.get(path)).status_code == status

    before_and_after(tmp_path, before, after)


@pytest.mark.slow
def test_a_closed_table_keeps_its_standing(tmp_path: Path) -> None:
    async def before(people: People) -> Made:
        return {"running": await play_some(people[0])}

    async def after(people: People, made: Made) -> None:
        table = await people[0].get(f"/api/tables/{made['running']}")
        assert (table["state"], table["waiting"]) == ("closed", [])
        assert table["outcome"]["winners"] == [] and len(table["outcome"]["points"]) == 2
        with sqlite3.connect(tmp_path / "raumhafen.sqlite3") as connection:
            found = connection.execute("SELECT standing FROM positions").fetchone()
        connection.close()
        assert table["outcome"]["points"] == json.loads(found[0])["points"]

    before_and_after(tmp_path, before, after)
