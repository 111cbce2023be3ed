"""Handover of everything a guest has to an account, on signing in."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.accounts import PASSWORD, account, new_name, sign_in
from tests.server.people import Chair, Person, upload, with_people
from tests.server.servers import QUICK, Server
from tests.server.tables import TABLE, listed, together


def test_seats_tables_and_replays_come_along(server: Server) -> None:
    async def story(anna: Person, eve: Person) -> None:
        name = new_name("Anna")
        owner = await account(anna, name)
        await anna.guest("Somebody")
        running = (await anna.post("/api/play-now", {"game": "space-base"}))["id"]
        hosted = await anna.post("/api/tables", {**TABLE, "kinds": ["open", "me", "bot:random"]})
        lines = await anna.http.get(f"/api/tables/{running}/replay")
        replay = (await upload(anna, lines.text)).json()["id"]
        old = anna.http.cookies.get("session") or ""
        await sign_in(anna, name)
        found = await anna.get(f"/api/tables/{running}")
        assert found["mine"] == [0] and found["seats"][0]["name"] == name
        found = await anna.get(f"/api/tables/{hosted['id']}")
        assert (found["mine"], found["owner"]) == ([1], owner)
        assert set(await listed(anna)) == {running, hosted["id"]}
        assert owner_of(server, replay) == owner
        eve.http.cookies.set("session", old, domain="127.0.0.1")
        assert (await eve.get("/api/me"))["id"] is None  # the guest is no more

    with_people(server, story)


def owner_of(server: Server, replay: str) -> str:
    with sqlite3.connect(server.data / "raumhafen.sqlite3") as connection:
        found = connection.execute("SELECT user_id FROM replays WHERE id = ?", [replay])
        owner = str(found.fetchone()[0])
    connection.close()
    return owner


def test_an_open_page_goes_on_as_the_account(server: Server) -> None:
    """The socket in another window keeps its seat and may act at once."""

    async def story(anna: Person, ben: Person) -> None:
        name = new_name("Anna")
        owner = await account(anna, name)
        await anna.guest("Somebody")
        await ben.guest("Ben")
        table = await together(anna, ben)
        mine, other = await anna.sit(table), await ben.sit(table)
        for chair in (mine, other):
            await chair.until_kind("state")
        notices = await Chair.open_at(anna, "/ws/me")
        await sign_in(anna, name)
        await mine.until(lambda m: m["t"] == "state" and m["mine"] == [0])
        await other.until(lambda m: m["t"] == "table" and m["table"]["seats"][0]["name"] == name)
        assert other.table["seats"][0]["user"] == owner and other.table["seats"][0]["connected"]
        while not mine.options:
            await (other.act(other.options[0]) if other.options else mine.next())
        assert (await mine.act(mine.options[0]))["t"] == "ack"
        await mine.ask(t="say", room="players", text="still me")
        said = await other.until_kind("chat")
        assert said["from"] == name
        await ben.post(f"/api/tables/{table}/leave")  # a bot plays on, so that Anna is asked
        assert (await notices.until_kind("turn"))["table"] == table

    with_people(server, story)


def test_two_seats_of_one_person_are_a_shared_screen(server: Server) -> None:
    """Who knows two hands does not play for a rating."""

    async def story(anna: Person, twin: Person, ben: Person) -> None:
        name = new_name("Anna")
        me = await anna.post("/api/register", {"name": name, "password": PASSWORD})
        await twin.guest("Somebody")
        await ben.guest("Ben")
        table = (await anna.post("/api/tables", TABLE))["id"]
        for person in (twin, ben):
            await person.post(f"/api/tables/{table}/join")
        begun = await anna.post(f"/api/tables/{table}/start")
        assert begun["rated"] and not begun["hot_seat"]
        chair = await twin.sit(table)
        await chair.until_kind("state")
        await sign_in(twin, name)
        await chair.until(lambda m: m["t"] == "state" and m["mine"] == [0, 1])
        found = await anna.get(f"/api/tables/{table}")
        assert found["mine"] == [0, 1] and found["owner"] == me["id"]
        assert found["hot_seat"] and not found["rated"] and found["hints"]
        assert chair.view["seat"] == 1
        await chair.send(t="look", seat=0)
        await chair.until(lambda m: m["t"] == "state" and m["seat"] == 0)

    with_people(server, story, 3)


def test_what_a_guest_has_put_away_stays_away(server: Server) -> None:
    async def story(anna: Person) -> None:
        name = new_name("Anna")
        await account(anna, name)
        await anna.guest("Somebody")
        table = (await anna.post("/api/play-now", {"game": "space-base"}))["id"]
        await anna.post(f"/api/tables/{table}/leave")
        assert (await anna.try_post(f"/api/tables/{table}/put-away")).status_code == 204
        await sign_in(anna, name)
        assert await listed(anna) == []
        await anna.post(f"/api/tables/{table}/takeback-seat")
        assert await listed(anna) == [table]

    with_people(server, story, 1)


def test_only_guests_are_brought_along(server: Server) -> None:
    """From one account to another nothing goes over, nor after a wrong password."""

    async def story(anna: Person, ben: Person) -> None:
        names = [new_name("Anna"), new_name("Ben")]
        await account(ben, names[1])
        await anna.post("/api/register", {"name": names[0], "password": PASSWORD})
        kept = (await anna.post("/api/play-now", {"game": "space-base"}))["id"]
        await sign_in(anna, names[1])
        assert await listed(anna) == []
        await sign_in(anna, names[0])
        assert await listed(anna) == [kept]
        await ben.guest("Ben")
        table = (await ben.post("/api/play-now", {"game": "space-base"}))["id"]
        wrong = await ben.try_post("/api/login", {"name": names[1], "password": "wrong horse"})
        assert wrong.status_code == 401 and await listed(ben) == [table]

    with_people(server, story)


@pytest.mark.slow
def test_it_survives_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, *QUICK).start()

    async def before(anna: Person) -> None:
        await account(anna, "Anna")
        await anna.guest("Somebody")
        chair = await anna.sit((await anna.post("/api/play-now", {"game": "space-base"}))["id"])
        await chair.until_kind("state")
        await sign_in(anna, "Anna")
        server.kill()
        with pytest.raises(ConnectionClosed):
            await chair.until_kind("never")

    async def after(anna: Person) -> None:
        await sign_in(anna, "Anna")
        [table] = await listed(anna)
        chair = await anna.sit(table)
        await chair.play_on(random.Random(1))

    try:
        with_people(server, before, 1)
        server.start()
        with_people(server, after, 1)
    finally:
        server.stop()
    assert server.errors() == []
