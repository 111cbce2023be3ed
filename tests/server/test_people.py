"""Sessions that end, names that look alike, words that go with their speaker, silent logs."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select, text
from websockets.exceptions import ConnectionClosed

from raumhafen.server.logs import scrub
from raumhafen.server.settings import Settings
from raumhafen.server.store.database import Database, migrate
from raumhafen.server.store.looks import look_of
from raumhafen.server.store.schema import chats, users
from tests.server.accounts import PASSWORD, new_name, sign_in
from tests.server.databases import OLD_SEAT, OLD_TABLE, with_database
from tests.server.people import Chair, Person, key_of, with_people
from tests.server.servers import QUICK, Server
from tests.server.tables import together


async def member(person: Person, name: str) -> str:
    full = new_name(name)
    me = await person.post("/api/register", {"name": full, "password": PASSWORD})
    person.id = me["id"]
    return full


def twin_of(person: Person) -> Person:
    """Somebody who has copied the cookies."""
    other = Person(person.base)
    for cookie in person.http.cookies.jar:
        other.http.cookies.set(cookie.name, cookie.value or "", domain="127.0.0.1")
    return other


async def closed(chair: Chair) -> int | None:
    with pytest.raises(ConnectionClosed):
        await chair.until_kind("never")
    return chair.socket.close_code


# --- sessions -------------------------------------------------------------------------------------


def test_signing_out_ends_the_session_on_the_server(server: Server) -> None:
    async def story(anna: Person, phone: Person) -> None:
        name = await member(anna, "Anna")
        await sign_in(phone, name)
        table = (await anna.post("/api/play-now", {"game": "space-base"}))["id"]
        thief = twin_of(anna)
        pages = [await thief.sit(table), await Chair.open_at(thief, "/ws/me")]
        await pages[0].until_kind("state")
        beside = await phone.sit(table)
        await anna.post("/api/logout")
        assert [await closed(page) for page in pages] == [4401, 4401]
        assert (await thief.get("/api/me"))["id"] is None
        assert await closed(await thief.sit(table)) == 4401
        await beside.until_kind("state")  # the other device stays signed in
        assert (await phone.get("/api/me"))["id"] == anna.id
        await sign_in(anna, name)
        assert (await anna.get("/api/me"))["id"] == anna.id
        await thief.leave()

    with_people(server, story)


# --- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnna"),  # a Cyrillic A
        ("Anna", "ＡＮＮＡ"),
        ("Alice", "AIice"),
        ("Pavlos", "Ρavlοs"),  # Greek rho and omicron
        ("Bernd", "Bemd"),
        ("Otto", "0tto"),
        ("Willi", "VVilli"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)


def test_names_that_differ_stay_apart() -> None:
    names = ["Anna", "Anne", "Jörg", "Jorg", "Ian", "Ina", "Lena", "Lina", "Olga", "Ольга", "Άννα"]
    assert len({look_of(name) for name in names}) == len(names)


def test_a_look_alike_is_refused(server: Server) -> None:
    async def story(anna: Person, eve: Person) -> None:
        name = await member(anna, "Paola")
        false = name.replace("Paola", "Раоlа")
        body = {"name": false, "password": PASSWORD}
        answer = await eve.try_post("/api/register", body)
        assert (answer.status_code, key_of(answer)) == (409, "error-name-taken")
        await member(eve, "Eve")
        answer = await eve.http.patch("/api/me", json={"name": false}, headers=eve.headers)
        assert (answer.status_code, key_of(answer)) == (409, "error-name-taken")
        await anna.patch("/api/me", {"name": false})  # one may look like oneself

    with_people(server, story)


OLD_USER = """
INSERT INTO users (id, name, login, password, settings, created, seen)
VALUES ('{id}', '{name}', {login}, 'x', '{{"lang":"de","mail":"a@example.org"}}', {at}, 0)
"""


def test_collisions_that_exist_keep_their_names(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await migrate(database, "0003")
        people = [("a", "Anna", "'anna'"), ("b", "Аnna", "'аnna'"), ("g", "Anna", "NULL")]
        async with database.write() as connection:
            for at, (user_id, name, login) in enumerate(people):
                row = OLD_USER.format(id=user_id, name=name, login=login, at=at)
                await connection.execute(text(row.replace(":", "\\:")))
        await migrate(database)
        async with database.read() as connection:
            found = {row.id: row for row in await connection.execute(select(users))}
        assert [found[k].name for k in "abg"] == [name for _, name, _ in people]
        assert [found[k].look for k in "abg"] == ["anna", None, None]
        assert [found[k].settings for k in "abg"] == ['{"lang": "de"}'] * 3  # nobody verified them
        assert {found[k].mail for k in "abg"} == {None}

    with_database(Settings(data=tmp_path).database_url, story)


# --- words ----------------------------------------------------------------------------------------


def test_a_deleted_account_takes_its_words_along(server: Server) -> None:
    """At tables where it sat and where it watched, under whatever name it wrote."""

    async def story(anna: Person, ben: Person, eve: Person) -> None:
        await member(anna, "Anna")
        await member(ben, "Ben")
        await eve.guest("Eve")
        table = await together(anna, ben)
        watched = (await ben.post("/api/play-now", {"game": "space-base"}))["id"]
        invite = (await ben.get(f"/api/tables/{watched}"))["invite"]
        at_table, watching = await anna.sit(table), await anna.sit(watched, code=invite)
        await at_table.ask(t="say", room="players", text="under the first name")
        await anna.patch("/api/me", {"name": new_name("Another")})
        at_table = await anna.sit(table)
        await at_table.ask(t="say", room="players", text="under the second name")
        await watching.ask(t="say", room="spectators", text="from the side")
        at_ben = await ben.sit(table)
        await at_ben.ask(t="say", room="players", text="mine stays")
        lines = [one for one in at_ben.seen if one["t"] == "chat"]
        await anna.post("/api/me/delete", {"password": PASSWORD})
        gone = await at_ben.until_kind("unsaid")
        assert set(gone["ids"]) == {one["id"] for one in lines if one["user"] == anna.id}
        again = await ben.sit(table)
        assert (await again.until_kind("chat"))["text"] == "mine stays"
        with sqlite3.connect(server.data / "raumhafen.sqlite3") as connection:
            sums = "SELECT count(*) FROM chats WHERE text IN (?, ?, ?)"
            said = ["under the first name", "under the second name", "from the side"]
            assert connection.execute(sums, said).fetchone() == (0,)
        connection.close()

    with_people(server, story, 3)


def test_older_lines_belong_to_who_had_the_name(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await migrate(database, "0003")
        line = "INSERT INTO chats (table_id, room, name, text, at)"
        line += " VALUES ('t', 'players', '{}', 'x', 0)"
        table = OLD_TABLE.format(id="t").replace("tables (", "tables (rated, ")
        async with database.write() as connection:
            await connection.execute(text(table.replace("VALUES (", "VALUES (false, ")))
            for seat, (user, name) in enumerate([("'a'", "Anna"), ("'b'", "Ben"), ("'c'", "Ben")]):
                row = OLD_SEAT.format(id="t", seat=seat, kind="person", user=user)
                await connection.execute(text(row.replace("''", f"'{name}'", 1)))
            for name in ("Anna", "Ben", "Eve"):
                await connection.execute(text(line.format(name)))
        await migrate(database)
        async with database.read() as connection:
            found = {row.name: row.user_id for row in await connection.execute(select(chats))}
        assert found == {"Anna": "a", "Ben": None, "Eve": None}

    with_database(Settings(data=tmp_path).database_url, story)


# --- logs -----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_broken_database_tells_no_secret(tmp_path: Path) -> None:
    """Errors are logged with everything but the values."""
    server = Server(tmp_path, *QUICK, "--log-level", "debug").start()

    async def story(anna: Person) -> None:
        with sqlite3.connect(tmp_path / "raumhafen.sqlite3") as connection:
            connection.execute("ALTER TABLE users RENAME COLUMN password TO gone")
        connection.close()
        body = {"name": "Whispered Name", "password": PASSWORD}
        assert (await anna.try_post("/api/register", body)).status_code == 503

    with_people(server, story, 1)
    server.stop()
    log = server.log.read_text()
    assert "OperationalError" in log
    for secret in (PASSWORD, "$argon2id$", "Whispered Name"):
        assert secret not in log, secret


def test_secrets_never_reach_a_line_of_the_log() -> None:
    token = "eyJ1IjoiYSJ9eyJ1IjoiYSJ9." + "s" * 43
    event = {
        "event": "x",
        "password": "correct horse",
        "mail": "anna@example.org",
        "exception": f"Error: #confirm={token} $argon2id$v=19$m=1,t=1,p=1$abc$def anna@example.org",
        "error": "kept",
    }
    said = str(scrub(None, "info", event))
    assert "kept" in said
    for secret in ("correct horse", token, "$abc$", "anna@example.org"):
        assert secret not in said, secret


def test_two_people_keep_their_sessions_apart(server: Server) -> None:
    """Two devices that signed in within one second are two sessions."""

    async def story(one: Person, two: Person) -> None:
        name = await member(one, "Anna")
        await asyncio.gather(sign_in(one, name), sign_in(two, name))
        await one.post("/api/logout")
        assert (await two.get("/api/me"))["id"] is not None

    with_people(server, story)
