"""Nobody is stuck: every table can be left, every result counts, every rematch comes about."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import QUICK
from tests.server.people import Person
from tests.server.servers import Server
from tests.server.test_lobby import TABLE, key_of, with_people
from tests.server.test_old_tables import listed
from tests.server.test_table import two_at_a_table


async def played(anna: Person, ben: Person) -> str:
    table, *chairs = await two_at_a_table(anna, ben, bots=0)
    rng = random.Random(3)
    await asyncio.gather(*(chair.play_on(rng) for chair in chairs))
    return table


@pytest.mark.slow
def test_a_rematch_that_was_left_can_be_asked_for_again(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        path = f"/api/tables/{await played(anna, ben)}/rematch"
        first = (await ben.post(path))["id"]
        await ben.post(f"/api/tables/{first}/leave")
        assert (await ben.http.get(f"/api/tables/{first}")).status_code == 404
        second = await anna.post(path)
        assert second["id"] != first and second["mine"] == [0]
        assert (await ben.post(path))["id"] == second["id"]

    with_people(server, story)


@pytest.mark.slow
def test_who_asks_first_for_a_rematch_may_start_it(server: Server) -> None:
    """The host of the game before may be away for good."""

    async def story(anna: Person, ben: Person) -> None:
        table = await ben.post(f"/api/tables/{await played(anna, ben)}/rematch")
        assert table["owner"] == ben.id
        started = await ben.post(f"/api/tables/{table['id']}/start", {"fill": "random"})
        assert started["state"] == "running"

    with_people(server, story)


def test_only_who_belongs_to_a_table_can_leave_it(server: Server) -> None:
    """A stranger must not close a table by leaving it, though nobody sits there yet."""

    async def story(anna: Person, eve: Person) -> None:
        await anna.guest("Anna")
        await eve.guest("Eve")
        table = await anna.post("/api/tables", {**TABLE, "kinds": ["open", "open", "bot:random"]})
        path = f"/api/tables/{table['id']}"
        answer = await eve.try_post(f"{path}/leave")
        assert (answer.status_code, key_of(answer)) == (403, "error-not-at-table")
        assert (await anna.get(path))["state"] == "open"
        await anna.post(f"{path}/leave")  # its owner is rid of it, without a seat too
        assert (await anna.http.get(path)).status_code == 404

    with_people(server, story)


def test_who_looks_at_a_table_learns_that_it_was_closed(server: Server) -> None:
    async def story(anna: Person, eve: Person) -> None:
        await anna.guest("Anna")
        await eve.guest("Eve")
        table = (await anna.post("/api/tables", TABLE))["id"]
        chair = await eve.sit(table)
        await chair.until_kind("table")
        await anna.post(f"/api/tables/{table}/leave")
        with pytest.raises(ConnectionClosed):
            await chair.until_kind("never")
        assert chair.socket.close_code == 4404

    with_people(server, story)


def test_a_game_that_one_has_left_need_not_stay_in_the_list(server: Server) -> None:
    """The other one may never come back; whoever takes the seat back has the table again."""

    async def story(anna: Person, ben: Person) -> None:
        table, *_ = await two_at_a_table(anna, ben, bots=0)
        path = f"/api/tables/{table}"
        early = await ben.try_post(f"{path}/put-away")
        assert (early.status_code, key_of(early)) == (409, "error-not-finished")
        await ben.post(f"{path}/leave")
        assert (await ben.try_post(f"{path}/put-away")).status_code == 204
        assert table not in await listed(ben) and table in await listed(anna)
        await ben.post(f"{path}/takeback-seat")
        assert table in await listed(ben)

    with_people(server, story)


@pytest.mark.slow
def test_a_game_that_ended_just_before_a_crash_is_rated(tmp_path: Path) -> None:
    """`due` says that it is still to do; also where newer rules came with the restart."""
    server = Server(tmp_path, *QUICK).start()

    async def story() -> list[Any]:
        async with Person(server.base) as anna, Person(server.base) as ben:
            for person, name in ((anna, "Anna"), (ben, "Ben")):
                account = {"name": name, "password": "long enough"}
                person.id = (await person.post("/api/register", account))["id"]
            table = (await anna.post("/api/tables", {**TABLE, "seats": 2}))["id"]
            await ben.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            chairs = [await anna.sit(table), await ben.sit(table)]
            await asyncio.gather(*(chair.play_on(random.Random(4)) for chair in chairs))
            server.stop()
            as_if_not_rated(tmp_path, table)
            server.start()
            async with asyncio.timeout(20):
                while not (found := await anna.get("/api/ratings/space-base")):
                    await asyncio.sleep(0.1)
            return list(found)

    try:
        found = asyncio.run(story())
    finally:
        server.stop()
    assert {one["name"]: one["games"] for one in found} == {"Anna": 1, "Ben": 1}
    assert server.errors() == []


def as_if_not_rated(data: Path, table: str) -> None:
    with sqlite3.connect(data / "raumhafen.sqlite3") as connection:
        connection.execute("DELETE FROM ratings")
        connection.execute("UPDATE tables SET due = 1, rules = rules - 1 WHERE id = ?", [table])
    connection.close()
