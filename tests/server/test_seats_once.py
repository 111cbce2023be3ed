"""One seat for each person at a table, however quickly somebody asks; rated or not by choice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.accounts import PASSWORD, new_name
from tests.server.people import Person, key_of, with_people
from tests.server.servers import QUICK, Postgres, Server

OPEN = {"game": "galaxy-trucker", "seats": 4, "bot_pace": False}


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server on either database."""
    options: list[str] = []
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        options = ["--database", postgres.database()]
    running = Server(tmp_path, *QUICK, *options).start()
    yield running
    running.stop()
    assert running.errors() == []


async def member(person: Person, name: str) -> Person:
    """Signed in to an account of a new name."""
    body = {"name": new_name(name), "password": PASSWORD}
    person.id = (await person.post("/api/register", body))["id"]
    return person


def seats_of(table: Any, person: Person) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["user"] == person.id]


async def join_ten_times_at_once(anna: Person, ben: Person) -> None:
    table = (await anna.post("/api/tables", OPEN))["id"]
    path = f"/api/tables/{table}/join"
    asked = [ben.try_post(path, {"seat": seat} if seat else {}) for seat in (0, 1, 2, 3, 1)]
    answers = await asyncio.gather(*asked, *(ben.try_post(path) for _ in range(5)))
    assert {answer.status_code for answer in answers} <= {200, 409}
    found = await ben.get(f"/api/tables/{table}")
    assert len(seats_of(found, ben)) == 1, found["seats"]


def join_at_once(server: Server, times: int) -> None:
    async def story(anna: Person, ben: Person) -> None:
        await member(anna, "Anna")
        await member(ben, "Ben")
        for _ in range(times):
            await join_ten_times_at_once(anna, ben)

    with_people(server, story)


@pytest.mark.slow
def test_ten_simultaneous_joins_give_one_seat(either: Server) -> None:
    join_at_once(either, 3)


@pytest.mark.soak
def test_a_hundred_times_ten_simultaneous_joins(either: Server) -> None:
    join_at_once(either, 100)


@pytest.mark.slow
def test_nobody_slips_in_while_a_table_starts(either: Server) -> None:
    """Joins and the start at the same moment: who joined plays, the rest is told it is too late."""

    async def story(*people: Person) -> None:
        for number, person in enumerate(people):
            await member(person, f"P{number}")
        table = (await people[0].post("/api/tables", OPEN))["id"]
        start = people[0].try_post(f"/api/tables/{table}/start", {"fill": "random"})
        joins = [person.try_post(f"/api/tables/{table}/join") for person in people[1:]]
        began, *answers = await asyncio.gather(start, *joins)
        assert began.status_code == 200, began.text
        found = await people[0].get(f"/api/tables/{table}")
        assert [seat["kind"] for seat in found["seats"]].count("open") == 0
        for person, answer in zip(people[1:], answers, strict=True):
            assert bool(seats_of(found, person)) == (answer.status_code == 200), answer.text

    with_people(either, story, 4)


def test_a_shared_screen_keeps_its_seats(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        await anna.guest("Anna")
        await ben.guest("Ben")
        kinds = ["me", "me", "open", "open"]
        made = await anna.post("/api/tables", {**OPEN, "kinds": kinds, "hot_seat": True})
        assert made["mine"] == [0, 1]
        joined = await ben.post(f"/api/tables/{made['id']}/join")
        assert seats_of(joined, ben) == [2]

    with_people(server, story)


# --- rated or not --------------------------------------------------------------------------------


def test_rated_is_chosen_when_a_table_is_made(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        await member(anna, "Anna")
        await member(ben, "Ben")
        for wish, said in ((None, True), (True, True), (False, False)):
            body = {**OPEN, "seats": 2} | ({} if wish is None else {"rated": wish})
            made = await anna.post("/api/tables", body)
            assert (made["rated"], made["hints"]) == (said, not said)
            await ben.post(f"/api/tables/{made['id']}/join")
            began = await anna.post(f"/api/tables/{made['id']}/start")
            assert began["rated"] == said
            hint = await anna.try_post(f"/api/tables/{made['id']}/hint", {"seat": 0})
            if said:
                assert (hint.status_code, key_of(hint)) == (403, "error-hint-rated")
            else:
                assert hint.status_code == 200 or key_of(hint) == "error-not-asked"

    with_people(server, story)


@pytest.mark.parametrize(
    ("kinds", "refusal"),
    [
        (["me", "me", "open"], "error-rated-shared"),
        (["me", "bot:random", "bot:random"], "error-rated-alone"),
    ],
)
def test_what_cannot_be_rated_is_refused_with_its_reason(
    server: Server, kinds: list[str], refusal: str
) -> None:
    async def story(anna: Person) -> None:
        await member(anna, "Anna")
        body = {**OPEN, "seats": 3, "kinds": kinds}
        answer = await anna.try_post("/api/tables", {**body, "rated": True})
        assert (answer.status_code, key_of(answer)) == (409, refusal)
        made = await anna.post("/api/tables", body)  # left open, it is simply not rated
        assert made["rated"] is False

    with_people(server, story, 1)


def test_guests_neither_make_nor_join_rated_tables(server: Server) -> None:
    async def story(anna: Person, eve: Person) -> None:
        await member(anna, "Anna")
        await eve.guest("Eve")
        answer = await eve.try_post("/api/tables", {**OPEN, "rated": True})
        assert (answer.status_code, key_of(answer)) == (409, "error-rated-guest")
        assert (await eve.post("/api/tables", OPEN))["rated"] is False
        table = (await anna.post("/api/tables", OPEN))["id"]
        answer = await eve.try_post(f"/api/tables/{table}/join")
        assert (answer.status_code, key_of(answer)) == (409, "error-rated-guest")
        await member(eve, "Eve")
        await eve.post(f"/api/tables/{table}/join")

    with_people(server, story)


def test_private_tables_are_rated_only_if_it_is_wanted(server: Server) -> None:
    async def story(anna: Person) -> None:
        await member(anna, "Anna")
        body = {**OPEN, "private": True}
        assert (await anna.post("/api/tables", body))["rated"] is False
        assert (await anna.post("/api/tables", {**body, "rated": True}))["rated"] is True

    with_people(server, story, 1)


@pytest.mark.slow
def test_a_rated_table_without_a_second_person_is_not_rated(server: Server) -> None:
    """And says so, with its hints back."""

    async def story(anna: Person) -> None:
        await member(anna, "Anna")
        table = (await anna.post("/api/tables", OPEN))["id"]
        began = await anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        assert (began["rated"], began["hints"]) == (False, True)

    with_people(server, story, 1)
