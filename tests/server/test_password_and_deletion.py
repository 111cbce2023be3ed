"""New passwords and deleted accounts."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from raumhafen.server.store.records import BOT, RUNNING, UserRecord
from raumhafen.server.tables.hub import Hub
from raumhafen.server.web.security import stamp_of
from tests.server.accounts import PASSWORD, new_name, sign_in
from tests.server.inside import PEOPLE, at_a_hub, record_of
from tests.server.people import Chair, Person, key_of, lines_of, upload, with_people
from tests.server.servers import Server
from tests.server.tables import TABLE, listed, together, until_awaited

NEW = "battery staple"


async def member(person: Person, name: str) -> str:
    """Signed in to an account of a new name."""
    full = new_name(name)
    me = await person.post("/api/register", {"name": full, "password": PASSWORD})
    person.id = me["id"]
    return full


async def is_closed(chair: Chair) -> int | None:
    with pytest.raises(ConnectionClosed):
        await chair.until_kind("never")
    return chair.socket.close_code


def test_a_new_password_ends_all_other_sessions(server: Server) -> None:
    async def story(anna: Person, twin: Person) -> None:
        name = await member(anna, "Anna")
        await sign_in(twin, name)
        table = (await anna.post("/api/play-now", {"game": "space-base"}))["id"]
        open_page = await twin.sit(table)
        await open_page.until_kind("state")
        wrong = {"password": "wrong horse", "new": NEW}
        refused = await anna.try_post("/api/me/password", wrong)
        assert (refused.status_code, key_of(refused)) == (403, "error-password")
        short = await anna.try_post("/api/me/password", {"password": PASSWORD, "new": "short"})
        assert short.status_code == 400
        assert (await twin.get("/api/me"))["id"] == anna.id  # nothing has happened yet
        me = await anna.post("/api/me/password", {"password": PASSWORD, "new": NEW})
        assert me["id"] == anna.id == (await anna.get("/api/me"))["id"]
        assert (await twin.get("/api/me"))["id"] is None
        assert await is_closed(open_page) == 4408  # comes back, if it knows the new password
        assert await is_closed(await twin.sit(table)) == 4401
        old = await twin.try_post("/api/login", {"name": name, "password": PASSWORD})
        assert key_of(old) == "error-login"
        await twin.post("/api/login", {"name": name, "password": NEW})

    with_people(server, story)


def test_a_guest_has_neither_password_nor_account(server: Server) -> None:
    async def story(anna: Person) -> None:
        await anna.guest("Anna")
        for path, body in (
            ("/api/me/password", {"password": PASSWORD, "new": NEW}),
            ("/api/me/delete", {"password": PASSWORD}),
        ):
            answer = await anna.try_post(path, body)
            assert (answer.status_code, key_of(answer)) == (409, "error-no-account")
        assert (await anna.get("/api/me"))["id"] == anna.id

    with_people(server, story, 1)


def test_a_session_belongs_to_one_password() -> None:
    user = UserRecord("a", "Anna", "anna", "$hash-one", {}, 0.0, 0.0)
    first = stamp_of(user)
    user.password = "$hash-two"
    assert first != stamp_of(user) and "hash" not in first
    user.password = None
    assert stamp_of(user) == ""


def test_an_account_is_deleted_only_with_its_password(server: Server) -> None:
    async def story(anna: Person, twin: Person) -> None:
        name = await member(anna, "Anna")
        await sign_in(twin, name)
        notices = await Chair.open_at(twin, "/ws/me")
        refused = await anna.try_post("/api/me/delete", {"password": "wrong horse"})
        assert (refused.status_code, key_of(refused)) == (403, "error-password")
        assert (await anna.post("/api/me/delete", {"password": PASSWORD}))["id"] is None
        assert await is_closed(notices) == 4401
        for person in (anna, twin):
            assert (await person.get("/api/me"))["id"] is None
        again = await anna.try_post("/api/login", {"name": name, "password": PASSWORD})
        assert key_of(again) == "error-login"
        await anna.post("/api/register", {"name": name, "password": NEW})  # the name is free
        assert await listed(anna) == []

    with_people(server, story)


@pytest.mark.slow
def test_finished_games_stay_without_the_name(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        name = await member(anna, "Anna")
        await member(ben, "Ben")
        table = await together(anna, ben)
        chairs = [await anna.sit(table), await ben.sit(table)]
        rng = random.Random(3)
        await asyncio.gather(*(chair.play_on(rng) for chair in chairs))
        assert (await ben.get(f"/api/replays/{table}"))["names"][0] == name
        await rated(anna, name)
        lines = (await anna.http.get(f"/api/tables/{table}/replay")).text
        replay = (await upload(anna, lines)).json()["id"]
        await anna.post("/api/me/delete", {"password": PASSWORD})
        found = await ben.get(f"/api/tables/{table}")
        seat = found["seats"][0]
        assert (seat["kind"], seat["name"], seat["user"]) == ("person", "", None)
        assert found["outcome"] is not None and found["owner"] == ben.id
        stored = await ben.get(f"/api/replays/{table}")
        assert stored["names"][0] is None
        assert (await ben.get(f"/api/replays/{table}/at/{stored['length']}"))["view"]["outcome"]
        assert (await ben.http.get(f"/api/replays/{replay}")).status_code == 404
        ranks = await ben.get("/api/ratings/space-base")
        assert name not in [one["name"] for one in ranks]

    with_people(server, story)


async def rated(person: Person, name: str) -> None:
    async with asyncio.timeout(20):
        while name not in [one["name"] for one in await person.get("/api/ratings/space-base")]:
            await asyncio.sleep(0.05)


def test_running_seats_go_to_a_bot(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        await member(anna, "Anna")
        await member(ben, "Ben")
        table = await together(anna, ben)
        at_ben, at_anna = await ben.sit(table), await anna.sit(table)
        for chair in (at_ben, at_anna):
            await chair.until_kind("state")
        await until_awaited(at_ben, 0)
        await anna.post("/api/me/delete", {"password": PASSWORD})
        assert await is_closed(at_anna) == 4401
        await at_ben.until(lambda m: m["t"] == "table" and m["table"]["seats"][0]["kind"] == "bot")
        seat = at_ben.table["seats"][0]
        assert (seat["agent"], seat["user"], seat["name"]) == ("greedy", None, "")
        assert at_ben.table["owner"] == ben.id and not at_ben.table["rated"]
        await at_ben.until(lambda m: any(line["seat"] == 0 for line in lines_of(m)))

    with_people(server, story)


def test_tables_without_anybody_else_are_closed_and_seats_are_free_again(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        await member(anna, "Anna")
        await member(ben, "Ben")
        alone = (await anna.post("/api/play-now", {"game": "space-base"}))["id"]
        waiting = (await anna.post("/api/tables", TABLE))["id"]
        shared: dict[str, Any] = await anna.post("/api/tables", TABLE)
        await ben.post(f"/api/tables/{shared['id']}/join")
        await anna.post("/api/me/delete", {"password": PASSWORD})
        for gone in (alone, waiting):
            assert (await ben.http.get(f"/api/tables/{gone}")).status_code == 404
        found = await ben.get(f"/api/tables/{shared['id']}")
        assert [seat["kind"] for seat in found["seats"]] == ["open", "person", "open"]
        assert found["owner"] == ben.id
        await ben.post(f"/api/tables/{shared['id']}/start", {"fill": "random"})

    with_people(server, story)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_stays_rated_while_two_others_play_it(tmp_path: Path, seats: int) -> None:
    async def story(hub: Hub) -> None:
        record = record_of("space-base", seats)
        record.state, record.rated = RUNNING, True
        for person in PEOPLE[:seats]:
            await hub.services.users.add(msgspec.structs.replace(person))
        await hub.services.tables.add(record)
        await hub.services.belongings.forget(PEOPLE[0], "greedy")
        stored = await hub.services.tables.get(record.id)
        assert stored is not None and stored.rated == (seats > 2)
        assert (stored.seats[0].kind, stored.owner) == (BOT, PEOPLE[1].id)

    at_a_hub(tmp_path, story)
