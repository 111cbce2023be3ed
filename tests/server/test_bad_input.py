"""Bad input in path, query, body and socket: refused on both databases, never an error of ours."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.people import Chair, Person, key_of, upload
from tests.server.servers import QUICK, Postgres, Server
from tests.server.tables import alone, wait_to_be_asked

DEEP = 10_000
PLACES = [
    "\x00",
    "a\x00b",
    "x" * 300,
    "x" * 5000,
    "9" * 5000,
    "-1",
    "../../etc",
    "\ud800",
    "ä" * 300,
]
NESTED = ["[" * DEEP + "]" * DEEP, '{"a":' * DEEP + "1" + "}" * DEEP, "[" * DEEP, "{" * DEEP]
VALUES: list[Any] = [
    "\x00", "a\x00b", "x" * 300, "\ud800", 2**31, 2**63, 2**64, 10**400, -1, -(2**70), 1.5, 1e308,
    None, True, [], {}, [[]], [{"a": []}] * 50, {"\x00": "\x00"}, {"x" * 300: 1}, ["\x00"],
]  # fmt: skip
SAMPLE = {
    "name": "Anna", "password": "long enough", "new": "long enough too", "game": "space-base",
    "seats": 2, "seat": 0, "n": 0, "yes": True, "mail": "anna@example.org", "token": "x.y.z",
    "about": "nobody", "what": "income:food", "code": "pass", "endpoint": "https://127.0.0.1/x",
    "keys": {"p256dh": "A" * 87, "auth": "A" * 22},
}  # fmt: skip
HARMFUL = {"/api/logout", "/api/me/delete"}


def in_path(text: str) -> str:
    return quote(text.encode("utf-8", "surrogatepass"), safe="")


# PostgreSQL is the one that chokes; the long proofs look at both.
DATABASES = ["postgres", pytest.param("sqlite", marks=pytest.mark.soak)]


@pytest.fixture(scope="module", params=DATABASES)
def target(request: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("bad")
    options = list(QUICK)
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        options += ["--database", postgres.database()]
    running = Server(folder, *options).start()
    yield running
    assert running.stop() == 0
    assert running.errors() == []


Operation = tuple[str, str, dict[str, Any]]


async def operations(person: Person) -> tuple[list[Operation], dict[str, Any]]:
    found = await person.get("/schema/openapi.json")
    wanted = [
        (path, method, one)
        for path, methods in found["paths"].items()
        for method, one in methods.items()
        if path not in HARMFUL
    ]
    assert len(wanted) > 25
    return wanted, found["components"]["schemas"]


def filled(path: str) -> str:
    """The path with values that are right in form."""
    path = path.replace("{n}", "1")
    while "{" in path:
        start, end = path.index("{"), path.index("}")
        path = path[:start] + "space-base" + path[end + 1 :]
    return path


def bad_paths(path: str) -> Iterator[str]:
    """Each place of the path spoilt in turn."""
    pieces = path.split("/")
    for at, piece in enumerate(pieces):
        if "{" in piece:
            for place in PLACES:
                spoilt = [*pieces[:at], in_path(place), *pieces[at + 1 :]]
                yield filled("/".join(spoilt))


def bad_queries(path: str, one: dict[str, Any]) -> Iterator[str]:
    for parameter in one.get("parameters", []):
        if parameter["in"] == "query":
            for place in PLACES:
                yield f"{filled(path)}?{parameter['name']}={in_path(place)}"
    yield f"{filled(path)}?%00=%00&{'x' * 5000}=1"


def properties(one: dict[str, Any], schemas: dict[str, Any]) -> tuple[list[str], list[str]]:
    """Names of all and of the required values in the body of an operation."""
    text = json.dumps(one.get("requestBody", {}))
    names: list[str] = []
    needed: list[str] = []
    for name, schema in schemas.items():
        if f'schemas/{name}"' in text:
            names += schema.get("properties", {})
            needed += schema.get("required", [])
    return names, needed


def bad_bodies(one: dict[str, Any], schemas: dict[str, Any]) -> Iterator[str]:
    names, needed = properties(one, schemas)
    base = {name: SAMPLE[name] for name in needed}
    yield from NESTED
    yield from ("", "\x00", "nul", '{"a":' + "9" * 10_000 + "}", '{"name":1e999}', '"\\ud800"')
    for name in names:
        for value in VALUES:
            yield json.dumps({**base, name: value})
        for nested in NESTED:
            yield json.dumps(base)[:-1] + (", " if base else "") + f'"{name}": {nested}}}'


async def check(answer: httpx.Response) -> None:
    if answer.status_code == 503 and key_of(answer) == "error-no-client":
        return  # the pages are not built here
    assert answer.status_code < 500, (answer.request.method, answer.request.url, answer.text)
    if answer.status_code >= 400 and answer.request.url.path.startswith("/api/"):
        assert answer.json()["error"]["key"].startswith("error-")


async def no_crash(person: Person) -> None:
    text = (await person.http.get("/metrics")).text
    assert "raumhafen_unhandled_errors_total 0.0" in text


def story_with(target: Server, story: Any) -> None:
    async def run() -> None:
        async with Person(target.base) as anna:
            await anna.guest("Anna")
            await story(anna)
            await no_crash(anna)

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_bad_paths_and_queries(target: Server) -> None:
    async def story(anna: Person) -> None:
        found, _ = await operations(anna)
        for path, method, one in found:
            for address in [*bad_paths(path), *bad_queries(path, one)]:
                body = b"{}" if method in ("post", "patch") else b""
                headers = {**anna.headers, "Content-Type": "application/json"}
                await check(
                    await anna.http.request(method.upper(), address, headers=headers, content=body)
                )
        for place in PLACES:
            for start in ("/", "/assets/", "/api/", "/schema/", "/table/"):
                await check(await anna.http.get(start + in_path(place)))

    story_with(target, story)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_bad_bodies(target: Server) -> None:
    async def story(anna: Person) -> None:
        table, _ = await alone(anna)
        found, schemas = await operations(anna)
        headers = {**anna.headers, "Content-Type": "application/json"}
        for path, method, one in found:
            if "requestBody" in one:
                address = filled(path.replace("{table_id}", table))
                for body in bad_bodies(one, schemas):
                    content = body.encode("utf-8", "surrogatepass")
                    await check(
                        await anna.http.request(
                            method.upper(), address, content=content, headers=headers
                        )
                    )

    story_with(target, story)


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_bad_uploads(target: Server) -> None:
    async def story(anna: Person) -> None:
        table, _ = await alone(anna)
        text = (await anna.http.get(f"/api/tables/{table}/replay")).text
        header = json.loads(text.splitlines()[0])
        spoilt = [json.dumps({**header, name: value}) for name in header for value in VALUES]
        lines = [*NESTED, "\x00", json.dumps(header) + '\n{"seat":0,"code":"\\u0000"}']
        lines += [json.dumps(header) + "\n" + nested for nested in NESTED]
        lines += [
            json.dumps(header) + f'\n{{"undo":{"9" * 6000}}}',
            json.dumps(header) + "\n" * 30_000,
        ]
        for one in [*spoilt, *lines]:
            answer = await upload(anna, one)
            await check(answer)
            if answer.status_code == 201:  # what was taken can be played on from
                again = await anna.try_post(
                    f"/api/replays/{answer.json()['id']}/play-on", {"n": 0, "seat": 0}
                )
                await check(again)
        form = "multipart/form-data"
        for content in (b"", b"--x\r\n", b"--x\r\nContent-Disposition: form-data\r\n\r\n\x00"):
            for kind in (form, f"{form}; boundary=x", f"{form}; boundary={'x' * 300}"):
                head = {**anna.headers, "Content-Type": kind}
                await check(await anna.http.post("/api/replays", content=content, headers=head))

    story_with(target, story)


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_bad_sockets(target: Server) -> None:
    async def story(anna: Person) -> None:
        table, chair = await alone(anna, kinds=["me", "me"])
        code = chair.options[0]
        for value in VALUES[:6] + [10**400, "9" * 5000]:
            for message in (
                {"t": "act", "id": value, "v": chair.version, "seat": 0, "code": code},
                {"t": "act", "id": "a", "v": value, "seat": 0, "code": "\x00"},
                {"t": "stand", "id": "b", "seat": 0, "kind": value},
                {"t": "look", "seat": value},
            ):
                await chair.socket.send(json.dumps(message))
                answer = await chair.until(lambda m: m["t"] in ("refused", "ack", "state"))
                assert answer["t"] == "refused", (message, answer)
        for text in ("\x00", "a\x00b"):
            await chair.send(t="say", text=text)
            assert (await chair.until_kind("refused"))["error"]["key"] == "error-bad-message"
        for nested in ("[" * DEEP, '{"a":' * 3000):
            await chair.socket.send(nested)
            assert (await chair.until_kind("refused"))["error"]["key"] == "error-bad-message"
        assert (await chair.act(code))["t"] == "ack"
        for place in PLACES:
            for path in (
                f"/ws/table/{in_path(place)}",
                f"/ws/table/{table}?since={in_path(place)}",
            ):
                await knock(anna, path)
            await knock(anna, f"/ws/table/{table}?code={in_path(place)}")

    story_with(target, story)


@pytest.mark.slow
def test_impossible_versions_cost_no_work(target: Server) -> None:
    """With another process beside it, the server read the whole table three times for each."""

    async def story(anna: Person) -> None:
        _, chair = await alone(anna)
        for v in (10**6, 2**63, 10**30):
            answer = await chair.ask(t="act", v=v, seat=0, code="nonsense")
            assert answer["t"] == "refused"
        text = (await anna.http.get("/metrics")).text
        assert "raumhafen_conflicts_total 0.0" in text
        await wait_to_be_asked(chair)
        assert (await chair.act(chair.options[0]))["t"] == "ack"

    story_with(target, story)


async def knock(person: Person, path: str) -> None:
    """Let in, turned away or closed with a code of ours; never an error of the server."""
    try:
        chair = await Chair.open_at(person, path)
        await chair.next()
        await chair.close()
    except InvalidStatus as refused:
        assert refused.response.status_code < 500, path
    except ConnectionClosed as closed:
        assert closed.rcvd is not None and closed.rcvd.code >= 4000, (path, closed.rcvd)


@pytest.mark.slow
def test_impossible_places_of_a_recording_cost_no_work(target: Server) -> None:
    async def story(anna: Person) -> None:
        table, _ = await alone(anna)
        text = (await anna.http.get(f"/api/tables/{table}/replay")).text
        kept = (await upload(anna, text)).json()["id"]
        before = await jobs(anna)
        for n in (10**6, 2**63, 10**30):
            assert (await anna.http.get(f"/api/replays/{kept}/at/{n}")).status_code == 404
            answer = await anna.try_post(f"/api/replays/{kept}/play-on", {"n": n, "seat": 0})
            assert answer.status_code in (400, 404)
        for seat in ("7", "x", "-1"):
            answer = await anna.http.get(f"/api/replays/{kept}/at/0?seat={seat}")
            assert key_of(answer) == "error-no-such-seat"
        assert await jobs(anna) == before

    story_with(target, story)


async def jobs(person: Person) -> list[str]:
    text = (await person.http.get("/metrics")).text
    kinds = ('kind="position"', 'kind="story"', 'kind="play-on"', 'kind="upload"')
    return [line for line in text.splitlines() if any(kind in line for kind in kinds)]
