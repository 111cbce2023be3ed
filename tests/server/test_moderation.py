"""Muting, blocking and reporting people, and what an operator can do."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from raumhafen.cli import admin as administration
from raumhafen.cli.shell import Shell
from raumhafen.engine.errors import RaumhafenError
from raumhafen.server.services.news import AnyNews, ChatUnsaid
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.settings import Settings
from raumhafen.server.store.moderation import BAN, Order
from raumhafen.server.store.records import ChatRecord
from raumhafen.server.tables.handover import unsay
from raumhafen.server.tables.orders import carry_out
from raumhafen.server.web.sockets import greet
from tests.server.accounts import PASSWORD, new_name
from tests.server.inside import PEOPLE, Inside, at_a_table, drained
from tests.server.people import Chair, Person, catch_up, key_of, with_people
from tests.server.servers import QUICK, Postgres, Redis, Server, command
from tests.server.tables import TABLE, together, until_awaited

BANNED = 4402


async def member(person: Person, name: str) -> str:
    full = new_name(name)
    me = await person.post("/api/register", {"name": full, "password": PASSWORD})
    person.id = me["id"]
    return full


async def gone(person: Person, path: str, body: object = None) -> None:
    answer = await person.try_post(path, body)
    assert answer.status_code == 204, answer.text


def chats(chair: Chair) -> list[str]:
    return [message["text"] for message in chair.seen if message["t"] == "chat"]


async def closed(chair: Chair) -> int | None:
    with pytest.raises(ConnectionClosed):
        await chair.until_kind("never")
    return chair.socket.close_code


# --- muting and blocking -----------------------------------------------------------------------


def test_a_muted_person_is_not_read_any_more(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        await member(anna, "Anna")
        name = await member(ben, "Ben")
        table = await together(anna, ben)
        at_anna, at_ben = await anna.sit(table), await ben.sit(table)
        await at_ben.ask(t="say", room="players", text="before")
        assert (await at_anna.until_kind("chat"))["user"] == ben.id
        await gone(anna, f"/api/people/{ben.id}/ignore")
        await at_ben.ask(t="say", room="players", text="unheard")
        await catch_up(at_anna)
        assert chats(at_anna) == ["before"] and "unheard" in chats(at_ben)
        again = await anna.sit(table)
        await again.until_kind("state")
        await catch_up(again)
        assert chats(again) == []
        ignored = await anna.get("/api/people/ignored")
        assert ignored == [{"id": ben.id, "name": name, "blocked": False}]
        assert (await anna.try_delete(f"/api/people/{ben.id}/ignore")).status_code == 204
        await at_ben.ask(t="say", room="players", text="heard again")
        assert (await at_anna.until_kind("chat"))["text"] == "heard again"

    with_people(server, story)


def test_people_who_are_blocked_do_not_meet_at_new_tables(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        await member(anna, "Anna")
        await member(ben, "Ben")
        await gone(anna, f"/api/people/{ben.id}/ignore", {"blocked": True})
        for host, other in ((anna, ben), (ben, anna)):
            table = (await host.post("/api/tables", TABLE))["id"]
            answer = await other.try_post(f"/api/tables/{table}/join")
            assert (answer.status_code, key_of(answer)) == (403, "error-blocked")
        await gone(anna, f"/api/people/{ben.id}/ignore", {"blocked": False})  # muted only
        await anna.post(f"/api/tables/{table}/join")

    with_people(server, story)


def test_nobody_ignores_or_reports_oneself_or_nobody(server: Server) -> None:
    async def story(anna: Person) -> None:
        await member(anna, "Anna")
        table = (await anna.post("/api/tables", TABLE))["id"]
        for path in ("/api/people/{}/ignore", f"/api/tables/{table}/report"):
            for other, status, key in (
                (anna.id, 409, "error-yourself"),
                ("nobody", 404, "error-no-person"),
            ):
                answer = await anna.try_post(path.format(other), {"about": other})
                assert (answer.status_code, key_of(answer)) == (status, key)

    with_people(server, story, 1)


# --- the operator ------------------------------------------------------------------------------


@pytest.fixture(params=["postgresql", pytest.param("sqlite", marks=pytest.mark.soak)])
def public(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, list[str]]]:
    """A server on either database, and the options by which the operator reaches the latter."""
    where = ["--data", str(tmp_path)]
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        where = ["--database", postgres.database()]
    running = Server(tmp_path, *QUICK, "--away-seconds", "0", *where).start()
    yield running, where
    running.stop()
    assert running.errors() == []


async def admin(where: list[str], *words: str, rc: int = 0) -> str:
    """The command in this process: starting another one for every word takes long."""
    out = io.StringIO()
    shell = Shell("en", io.StringIO(), out, out)
    shell.add_words("server")
    settings = Settings(**{where[0].strip("-"): where[1]})  # type: ignore[arg-type]  # or a path
    settings.data = Path(settings.data)
    action, subject = (*words, "")[:2]
    try:
        await asyncio.to_thread(administration.run, shell, settings, action, subject)
    except RaumhafenError as error:
        assert rc == 2, error
        return shell.texts.error(error)
    assert rc == 0, out.getvalue()
    return out.getvalue()


@pytest.mark.slow
def test_a_banned_person_is_out_and_replaced(public: tuple[Server, list[str]]) -> None:
    server, where = public

    async def story(anna: Person, ben: Person, eve: Person) -> None:
        await member(anna, "Anna")
        name = await member(ben, "Ben")
        running, waiting = await together(anna, ben), await ben.post("/api/tables", TABLE)
        at_anna, at_ben = await anna.sit(running), await ben.sit(running)
        notices = await Chair.open_at(ben, "/ws/me")
        for chair in (at_anna, at_ben):
            await chair.until_kind("state")
        await until_awaited(at_anna, 1)
        assert name in await admin(where, "ban", name)
        assert [await closed(page) for page in (at_ben, notices)] == [BANNED, BANNED]
        assert await closed(await ben.sit(running)) == BANNED
        for path, body in (
            (f"/api/tables/{running}/leave", {}),
            ("/api/tables", TABLE),
            ("/api/guest", {"name": "Ben again"}),
            ("/api/play-now", {"game": "space-base"}),
        ):
            answer = await ben.try_post(path, body)
            assert (answer.status_code, key_of(answer)) == (403, "error-banned"), path
        assert (await ben.get("/api/me"))["id"] is None
        answer = await eve.try_post("/api/login", {"name": name, "password": PASSWORD})
        assert (answer.status_code, key_of(answer)) == (403, "error-banned")
        wrong = await eve.try_post("/api/login", {"name": name, "password": "wrong horse"})
        assert key_of(wrong) == "error-login"
        assert (await anna.http.get(f"/api/tables/{waiting['id']}")).status_code == 404
        stood_in = await anna.post(f"/api/tables/{running}/stand-in", {"seat": 1})
        assert stood_in["seats"][1]["held_by_bot"]
        await admin(where, "unban", ben.id)
        assert (await ben.get("/api/me"))["id"] == ben.id
        await ben.post(f"/api/tables/{running}/takeback-seat")

    with_people(server, story, 3)


@pytest.mark.slow
def test_reports_lines_and_tables(public: tuple[Server, list[str]]) -> None:
    server, where = public

    async def story(anna: Person, ben: Person) -> None:
        await member(anna, "Anna")
        name = await member(ben, "Ben")
        table = await together(anna, ben)
        at_anna, at_ben = await anna.sit(table), await ben.sit(table)
        await at_ben.ask(t="say", room="players", text="something rude")
        line = (await at_anna.until_kind("chat"))["id"]
        path = f"/api/tables/{table}/report"
        await gone(anna, path, {"about": ben.id, "chat": line, "text": "rude\x1b[2J"})
        false = await ben.try_post(path, {"about": anna.id, "chat": line})
        assert (false.status_code, key_of(false)) == (404, "error-no-line")
        listed = await admin(where, "reports")
        for word in (name, ben.id, anna.id, table, str(line), "something rude", "One open report"):
            assert word in listed, (word, listed)
        assert "\x1b" not in listed
        await admin(where, "unsay", str(line))
        assert (await at_anna.until_kind("unsaid"))["ids"] == [line]
        assert "no line" in await admin(where, "unsay", str(line), rc=2)
        assert "settled" in await admin(where, "settle", "1")
        assert "No open reports" in await admin(where, "reports")
        await admin(where, "close", table)
        assert [await closed(page) for page in (at_anna, at_ben)] == [4404, 4404]
        assert (await anna.http.get(f"/api/tables/{table}")).status_code == 404
        await many_reports(anna, ben)

    with_people(server, story)


async def many_reports(anna: Person, ben: Person) -> None:
    table = (await anna.post("/api/tables", TABLE))["id"]
    path, body = f"/api/tables/{table}/report", {"about": ben.id, "text": "again"}
    answers = [await anna.try_post(path, body) for _ in range(10)]
    assert [answer.status_code for answer in answers] == [204] * 9 + [429]
    assert key_of(answers[-1]) == "error-reports"


def test_mistakes_of_the_operator_are_explained(tmp_path: Path) -> None:
    where = ["--data", str(tmp_path)]

    async def story() -> None:
        assert "ban, unban" in await admin(where, "banish", "Anna", rc=2)
        assert "ban SUBJECT" in await admin(where, "ban", rc=2)
        assert "Anna" in await admin(where, "ban", "Anna", rc=2)
        for action in ("close", "unsay", "settle"):
            assert "nothing" in await admin(where, action, "nothing", rc=2)

    asyncio.run(story())


@pytest.mark.slow
def test_the_command_of_the_operator(tmp_path: Path) -> None:
    done = command("admin", "reports", "--data", str(tmp_path), "--lang", "de")
    assert (done.returncode, done.stdout.strip()) == (0, "Keine offenen Meldungen.")
    wrong = command("admin", "close", "nothing", "--data", str(tmp_path), "--lang", "de")
    assert wrong.returncode == 2 and "Einen Tisch nothing gibt es nicht" in wrong.stderr


@pytest.mark.slow
def test_manners_hold_in_every_process(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    """Muted in one process, signed out in one, banned by a command: the other one follows."""
    url = postgres.database()
    shared = (*QUICK, "--database", url, "--redis", redis.url)
    pair = [Server(tmp_path / name, *shared).start() for name in "ab"]

    async def story() -> None:
        async with Person(pair[0].base) as anna, Person(pair[1].base) as ben:
            await member(anna, "Anna")
            await member(ben, "Ben")
            table = await together(anna, ben)
            beside = Person(pair[1].base)
            for cookie in anna.http.cookies.jar:
                beside.http.cookies.set(cookie.name, cookie.value or "", domain="127.0.0.1")
            there, at_ben = await beside.sit(table), await ben.sit(table)
            await there.until_kind("state")
            await gone(anna, f"/api/people/{ben.id}/ignore")
            async with asyncio.timeout(20):
                while True:  # the news are on their way
                    await at_ben.ask(t="say", room="players", text="heard?")
                    before = len(chats(there))
                    await catch_up(there)
                    if len(chats(there)) == before:
                        break
            await anna.post("/api/logout")
            assert await closed(there) == 4401
            await admin(["--database", url], "ban", ben.id)
            assert await closed(at_ben) == BANNED
            await beside.leave()

    try:
        asyncio.run(story())
    finally:
        for server in pair:
            server.stop()
    assert [server.errors() for server in pair] == [[], []]


# --- inside the process --------------------------------------------------------------------------


@pytest.mark.parametrize("banned", [None, 1.0])
def test_an_order_that_was_taken_back_meanwhile_shows_nobody_out(
    tmp_path: Path, banned: float | None
) -> None:
    """An operator who has banned and unbanned leaves both orders behind."""

    async def story(place: Inside) -> None:
        ben = msgspec.structs.replace(PEOPLE[1], banned=banned)
        await place.hub.services.users.add(ben)
        await carry_out(place.hub, Order(1, BAN, ben.id))
        wanted = None if banned is None else BANNED
        assert [watcher.code for watcher in place.watchers] == [None, wanted]

    at_a_table(tmp_path, story)


def test_words_are_unsaid_in_all_processes_though_the_table_is_closed_here(tmp_path: Path) -> None:
    async def story(place: Inside) -> None:
        said: list[AnyNews] = []
        place.hub.services.news.publish = said.append  # type: ignore[method-assign,assignment]
        drained(place.watchers[0])
        places = ["closed-here", place.table.record.id]
        for table in places:
            unsay(place.hub, table, [7])
        assert said == [ChatUnsaid(table=table, ids=[7]) for table in places]
        assert len(drained(place.watchers[0])) == 1

    at_a_table(tmp_path, story)


def words(watcher: Watcher) -> list[str]:
    told = [msgspec.json.decode(text) for text in drained(watcher)]
    return [one["text"] for one in told if one["t"] == "chat"]


def test_who_comes_while_others_speak_reads_every_line_once_and_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is said meanwhile may be among the lines that are read, or not."""

    async def story(place: Inside) -> None:
        chats, late = place.hub.services.chats, Watcher(PEOPLE[1])
        last = chats.last

        async def speak(text: str) -> None:
            await place.say(0, t="say", room="players", text=text)

        async def slow(*args: Any) -> list[ChatRecord]:
            await speak("in time")
            found = await last(*args)
            await speak("too late")
            await speak("unsaid")
            place.table.audience.unsay([late.held[-1].id] if late.held else [])
            return found

        await speak("before")
        monkeypatch.setattr(chats, "last", slow)
        await greet(place.table, late, 0)
        assert words(late) == ["before", "in time", "too late"]
        await speak("after")
        assert words(late) == ["after"]
        assert words(place.watchers[0])[-1] == "after"

    at_a_table(tmp_path, story)
