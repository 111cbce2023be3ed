"""Rematches."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from raumhafen.server.errors import Refusal
from raumhafen.server.services.news import AnyNews, TableChanged
from raumhafen.server.store.records import FINISHED, OPEN, TableRecord
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.rematch import rematch
from tests.server.inside import PEOPLE, at_a_hub, record_of
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


async def finished(hub: Hub) -> TableRecord:
    """A game that is over, at a table that is not open in this process."""
    record = record_of("space-base", 2)
    record.state = FINISHED
    await hub.services.tables.add(record)
    return record


def test_only_who_has_played_asks_for_a_rematch(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        old = await finished(hub)
        with pytest.raises(Refusal) as refused:
            await rematch(hub, old, PEOPLE[2])
        assert (refused.value.key, refused.value.status) == ("error-not-at-table", 403)
        stored = await hub.services.tables.get(old.id)
        assert stored is not None and stored.rematch is None and hub.live == {}

    at_a_hub(tmp_path, story)


def test_other_processes_are_told_of_a_rematch_though_the_old_table_is_closed_here(
    tmp_path: Path,
) -> None:
    """Somebody may still look at the end of the game there, and wants to see the offer."""

    async def story(hub: Hub) -> None:
        old, said = await finished(hub), list[AnyNews]()
        hub.services.news.publish = said.append  # type: ignore[method-assign,assignment]
        new = await rematch(hub, old, PEOPLE[1])
        assert old.id in [news.table for news in said if isinstance(news, TableChanged)]
        assert list(hub.live) == [new.id] and new.seats_of(PEOPLE[1].id) == [1]

    at_a_hub(tmp_path, story)


def test_a_rematch_that_cannot_begin_says_why_and_stays_open(tmp_path: Path) -> None:
    """Only that somebody else was quicker is no reason to complain."""

    async def story(hub: Hub) -> None:
        old = await finished(hub)
        await rematch(hub, old, PEOPLE[0])
        known = await hub.services.tables.get(old.id)
        assert known is not None and known.rematch is not None
        (await hub.open(known.rematch)).begin = refuse  # type: ignore[method-assign,assignment]
        with pytest.raises(Refusal, match="error-table-broken"):
            await rematch(hub, known, PEOPLE[1])
        stored = await hub.services.tables.get(known.rematch)
        assert stored is not None and stored.state == OPEN and len(stored.people()) == 2

    at_a_hub(tmp_path, story)


async def refuse(*anything: object) -> None:
    raise Refusal("error-table-broken", status=409)
