"""Guests, accounts and everything that protects them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from raumhafen.server.tables.hub import Hub
from raumhafen.server.web.security import (
    MAX_AGE,
    Session,
    check_password,
    hash_password,
    read_cookie,
    sign,
)
from tests.server.inside import at_a_hub
from tests.server.people import Chair, Json, Person, key_of, with_people
from tests.server.servers import Server

PASSWORD = "correct horse"


def test_a_guest_becomes_an_account_and_keeps_seats_and_settings(server: Server) -> None:
    async def story(anna: Person, other: Person) -> None:
        await anna.guest("Anna")
        table = await anna.post("/api/play-now", {"game": "space-base"})
        await anna.patch("/api/me", {"settings": {"lang": "de", "theme": "light"}})
        me = await anna.post("/api/register", {"name": "Anna Reg", "password": PASSWORD})
        assert me["id"] == anna.id and not me["guest"]
        login = {"name": "anna reg", "password": PASSWORD}  # upper and lower case are the same
        found = await other.post("/api/login", login)
        assert found["settings"] == {"lang": "de", "theme": "light"}
        assert (await other.get(f"/api/tables/{table['id']}"))["mine"] == [0]
        renamed = await other.patch("/api/me", {"name": "Änne"})
        assert renamed["name"] == "Änne"
        assert (await anna.get(f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Änne"
        await other.post("/api/logout")
        assert (await other.get("/api/me"))["id"] is None

    with_people(server, story)


def test_wrong_names_and_passwords_are_refused_alike(server: Server) -> None:
    async def story(anna: Person, eve: Person) -> None:
        await anna.post("/api/register", {"name": "Berta", "password": PASSWORD})
        for name, password in (("Berta", "wrong horse"), ("Nobody", PASSWORD)):
            answer = await eve.try_post("/api/login", {"name": name, "password": password})
            assert (answer.status_code, key_of(answer)) == (401, "error-login")
        taken = await eve.try_post("/api/register", {"name": "BERTA", "password": PASSWORD})
        assert (taken.status_code, key_of(taken)) == (409, "error-name-taken")
        short = await eve.try_post("/api/register", {"name": "Eve", "password": "short"})
        assert (short.status_code, short.json()["error"]["args"]) == (400, {"field": "password"})

    with_people(server, story)


def test_names_are_cleaned_and_never_empty(server: Server) -> None:
    async def story(anna: Person) -> None:
        me = await anna.post("/api/guest", {"name": "  A\u202enna\n\tB  "})
        assert me["name"] == "A nna B"
        assert (
            key_of(await anna.try_post("/api/guest", {"name": " \u200b\n"})) == "error-name-empty"
        )
        wrong = await anna.http.patch(
            "/api/me", json={"settings": {"x": [1]}}, headers=anna.headers
        )
        assert key_of(wrong) == "error-settings"

    with_people(server, story, 1)


def test_cookies_are_signed_http_only_and_lax(server: Server) -> None:
    async def story(anna: Person) -> None:
        answer = await anna.try_post("/api/guest", {"name": "Anna"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "samesite=lax" in cookie.lower()
        anna.http.cookies.set("session", "x" + (anna.http.cookies.get("session") or ""))
        anna.http.cookies.delete("session", domain="127.0.0.1")
        assert (await anna.get("/api/me"))["id"] is None

    with_people(server, story, 1)


def test_a_cookie_is_ours_whole_and_not_too_old() -> None:
    session = Session("user", "stamp")
    cookie = sign("secret", session, now=1000.0)
    assert read_cookie("secret", cookie, now=2000.0) == session
    assert read_cookie("other", cookie, now=2000.0) is None
    assert read_cookie("secret", cookie.replace("user", "root"), now=2000.0) is None
    assert read_cookie("secret", cookie.replace("stamp", "other"), now=2000.0) is None
    assert read_cookie("secret", cookie, now=1001.0 + MAX_AGE) is None
    for broken in ("", ".", "..", "user", "ü.1.x", cookie[:-1]):
        assert read_cookie("secret", broken) is None


@pytest.mark.slow
def test_passwords_are_kept_as_argon2_hashes() -> None:
    stored = hash_password(PASSWORD)
    assert stored.startswith("$argon2id$") and PASSWORD not in stored
    assert check_password(stored, PASSWORD)
    assert not check_password(stored, PASSWORD + " ")
    assert not check_password("no hash", PASSWORD)


def test_changes_need_the_token_of_the_page(server: Server) -> None:
    async def story(anna: Person) -> None:
        for headers in ({}, {"X-CSRF-Token": "0" * 128}):
            answer = await anna.http.post("/api/guest", json={"name": "Eve"}, headers=headers)
            assert (answer.status_code, key_of(answer)) == (403, "error-csrf")
        assert (
            'csrf=""' in answer.headers["set-cookie"] or "csrf=null" in answer.headers["set-cookie"]
        )
        await anna.http.get("/api/me")  # gives a fresh token
        await anna.guest("Anna")

    with_people(server, story, 1)


def test_every_answer_carries_the_protecting_headers(server: Server) -> None:
    async def story(anna: Person) -> None:
        for path in ("/api/me", "/api/nothing", "/healthz", "/schema/openapi.json"):
            answer = await anna.http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self'" in policy and "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"

    with_people(server, story, 1)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with its limits on and everything in the log."""
    running = Server(tmp_path, "--log-level", "debug").start()
    yield running
    running.stop()


@pytest.mark.slow
def test_too_many_sign_ins_are_refused(strict: Server) -> None:
    async def story(eve: Person) -> None:
        body = {"name": "Berta", "password": "guess guess"}
        tries = [eve.try_post("/api/login", body) for _ in range(40)]
        keys = [key_of(answer) for answer in await asyncio.gather(*tries)]
        assert keys.count("error-login") <= 31
        assert keys.count("error-too-many-requests") >= 9

    with_people(strict, story, 1)


async def first_refusal(chair: Chair) -> Json:
    """Of pings as fast as the server takes them."""
    for _ in range(20):
        for _ in range(75):
            await chair.send(t="ping")
        answers = [await chair.until(is_answer) for _ in range(75)]
        refused = [answer for answer in answers if answer["t"] == "refused"]
        if refused:
            return refused[0]
    raise AssertionError("nobody minds")


def is_answer(message: Json) -> bool:
    return message["t"] in ("pong", "refused")


@pytest.mark.slow
def test_who_floods_a_socket_is_cut_off(strict: Server) -> None:
    async def story(eve: Person) -> None:
        table = await eve.post("/api/play-now", {"game": "space-base"})
        chair = await eve.sit(table["id"])
        refused = await first_refusal(chair)
        assert refused["error"]["key"] == "error-too-many-requests"
        with pytest.raises(ConnectionClosed):
            while True:
                for _ in range(50):
                    await chair.send(t="ping")
                await chair.next()
        assert chair.socket.close_code == 4408

    with_people(strict, story, 1)


@pytest.mark.slow
def test_logs_hold_no_secret(strict: Server) -> None:
    secrets: list[str] = []

    async def story(anna: Person) -> None:
        await anna.post("/api/register", {"name": "Anna", "password": PASSWORD})
        table = await anna.post("/api/tables", {"game": "space-base", "seats": 2, "private": True})
        await anna.get(f"/api/invite/{table['invite']}?note=hidden-query")
        await anna.try_post("/api/login", {"name": "Anna", "password": "another one"})
        secrets.extend([PASSWORD, "another one", table["invite"], "hidden-query"])
        secrets.extend(cookie.value or "" for cookie in anna.http.cookies.jar)

    with_people(strict, story, 1)
    text = strict.log.read_text()
    requests = [json.loads(line) for line in text.splitlines() if '"event": "request"' in line]
    assert len(requests) >= 4 and {"method", "route", "status", "ms"} <= requests[0].keys()
    assert [secret for secret in secrets if secret and secret in text] == []


def test_a_settings_flood_is_refused(server: Server) -> None:
    async def story(anna: Person) -> None:
        await anna.guest("Anna")
        body = {"settings": {f"k{n}": "x" * 100 for n in range(60)}}
        answer = await anna.http.patch("/api/me", json=body, headers=anna.headers)
        assert key_of(answer) == "error-settings"

    with_people(server, story, 1)


def test_a_session_is_ended_once_however_often_one_signs_out(tmp_path: Path) -> None:
    """Pages of one browser may do so at the same moment; what is over anyway is forgotten."""

    async def story(hub: Hub) -> None:
        ended = hub.services.ended
        for key, now, until in (("a", 0.0, 50.0), ("b", 10.0, 90.0), ("b", 10.0, 90.0)):
            await ended.end(key, now, until)
        assert await ended.has("a") and await ended.has("b")
        await ended.end("c", 60.0, 90.0)
        assert not await ended.has("a") and await ended.has("b")

    at_a_hub(tmp_path, story)
