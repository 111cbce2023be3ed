"""Rematches."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.people import Person, key_of, with_people
from tests.server.servers import Server
from tests.server.tables import TABLE, played


@pytest.mark.slow
def test_a_rematch_is_one_table_for_all(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        await anna.guest("Anna")
        await ben.guest("Ben")
        table = await anna.post("/api/tables", {**TABLE, "kinds": ["me", "open", "bot:random"]})
        path = f"/api/tables/{table['id']}"
        await ben.post(f"{path}/join")
        await anna.post(f"{path}/start")
        assert key_of(await anna.try_post(f"{path}/rematch")) == "error-not-finished"
        chairs = [await anna.sit(table["id"]), await ben.sit(table["id"])]
        rng = random.Random(7)
        await asyncio.gather(*(chair.play_on(rng) for chair in chairs))
        ended = (await anna.get(path))["updated"]
        first = await anna.post(f"{path}/rematch")
        assert (await anna.get(path))["updated"] == ended  # the date of the end, not of today
        assert first["state"] == "open" and first["mine"] == [0] and first["id"] != table["id"]
        second = await ben.post(f"{path}/rematch")
        assert second["id"] == first["id"] and second["state"] == "running"
        assert [seat["kind"] for seat in second["seats"]] == ["person", "person", "bot"]
        assert (await anna.get(path))["rematch"] == first["id"]
        async with Person(server.base) as eve:
            for name in (None, "Eve"):  # nobody, then somebody who has not played
                if name is not None:
                    await eve.guest(name)
                assert (await eve.get(path))["rematch"] is None
                lists = await eve.get("/api/tables?state=finished")
                assert all(one["rematch"] is None for one in lists)

    with_people(server, story)


@pytest.mark.slow
def test_a_rematch_that_was_left_can_be_asked_for_again(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        table = f"/api/tables/{await played(anna, ben)}"
        path, ended = f"{table}/rematch", (await anna.get(table))["updated"]
        first = (await ben.post(path))["id"]
        await ben.post(f"/api/tables/{first}/leave")
        assert (await ben.http.get(f"/api/tables/{first}")).status_code == 404
        second = await anna.post(path)
        assert second["id"] != first and second["mine"] == [0]
        assert (await ben.post(path))["id"] == second["id"]
        (listed,) = await anna.get("/api/tables?mine=1&state=finished")
        assert listed["updated"] == ended  # neither asked for, left nor begun does it move the date

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
