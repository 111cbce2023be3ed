"""Bad input: no unhandled error, no change."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import CheckFunction
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.people import Chair, Person
from tests.server.servers import QUICK, Server
from tests.server.tables import alone

SAMPLE, SOAK = 1_500, 100_000
BATCH = 100
KINDS = ["act", "revise", "undo", "redo", "reset", "consent", "stand", "look", "nonsense", None]
ODD: list[Any] = [
    None, True, -1, 0, 1, 7, 15, 16, 2**31, -(2**63), 2**64, 1.5, 1e300, "", "x", "sum", "buy:3",
    "\x00", "\ud800", "ü" * 50, "a" * 300, [], [[]], {}, {"a": {}}, ["sum"] * 40,
]  # fmt: skip


# --- the socket ----------------------------------------------------------------------------------


def random_message(rng: random.Random) -> str | bytes:
    dice = rng.random()
    if dice < 0.15:
        return "".join(rng.choices(string.printable + "äß\u202e\u0000", k=rng.randrange(60)))
    if dice < 0.2:
        return rng.randbytes(rng.randrange(60))
    if dice < 0.25:
        return "[" * rng.randrange(2000) + "1"
    if dice < 0.27:
        return json.dumps({"t": "act", "id": "a" * 20_000})
    return mutated(rng)


def mutated(rng: random.Random) -> str:
    """Something like a message of the protocol, with odd values in odd places."""
    message: dict[str, Any] = {"t": rng.choice(KINDS), "id": f"f{rng.getrandbits(40)}"}
    for name in ("v", "seat", "code", "codes", "yes", "kind", "room", "since"):
        if rng.random() < 0.5:
            message[name] = rng.choice(ODD)
    if rng.random() < 0.3:
        message[rng.choice(["t", "id", "extra"])] = rng.choice(ODD)
    if rng.random() < 0.1:
        message = {"t": "ping", **message, "x": rng.choice(ODD)}
    return json.dumps(message)


async def fuzz(chair: Chair, rng: random.Random, count: int) -> int:
    """Sends in batches; every message must be answered."""
    answered = 0
    for _ in range(0, count, BATCH):
        for _ in range(BATCH):
            message = random_message(rng)
            # A frame that is no UTF-8 at all would rightly end the connection.
            await chair.socket.send(message)
        for _ in range(BATCH):
            answer = await chair.until(lambda m: m["t"] in ("refused", "pong", "state", "ack"))
            assert answer["t"] != "ack", answer
            answered += 1
    return answered


async def fuzz_everywhere(server: Server, count: int) -> None:
    async with Person(server.base) as anna, Person(server.base) as eve:
        table, _ = await alone(anna, kinds=["me", "me"])
        before = (await anna.http.get(f"/api/tables/{table}/replay")).text
        await eve.guest("Eve")
        rng = random.Random(count)
        at_eve = await eve.sit(table)
        await at_eve.until_kind("state")
        assert await fuzz(at_eve, rng, count) == count
        assert (await anna.http.get(f"/api/tables/{table}/replay")).text == before
        text = (await anna.http.get("/metrics")).text
        assert "raumhafen_unhandled_errors_total 0.0" in text


async def fuzz_as_player(server: Server, count: int) -> None:
    """A player's nonsense: nothing in it is an answer to the open question."""
    async with Person(server.base) as anna:
        table, chair = await alone(anna, kinds=["me", "me"])
        before = (await anna.http.get(f"/api/tables/{table}/replay")).text
        rng = random.Random(count + 1)
        options = set(chair.options)
        sent = 0
        while sent < count:
            batch = [
                m for m in (random_message(rng) for _ in range(BATCH)) if is_harmless(m, options)
            ]
            for message in batch:
                await chair.socket.send(message)
            for _ in batch:
                answer = await chair.until(lambda m: m["t"] in ("refused", "pong", "state", "ack"))
                assert answer["t"] != "ack", answer
            sent += len(batch)
        assert (await anna.http.get(f"/api/tables/{table}/replay")).text == before


def is_harmless(message: str | bytes, options: set[str]) -> bool:
    """Not by chance a legal move."""
    text = message if isinstance(message, str) else message.decode("utf-8", "replace")
    lawful = [*options, "stand", "revise"]
    return not any(f'"{word}"' in text for word in lawful)


@pytest.mark.timeout(300)
def test_a_sample_of_nonsense_changes_nothing(server: Server) -> None:
    asyncio.run(fuzz_everywhere(server, SAMPLE))
    asyncio.run(fuzz_as_player(server, SAMPLE))


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_a_hundred_thousand_messages_change_nothing(server: Server) -> None:
    asyncio.run(fuzz_everywhere(server, SOAK))
    asyncio.run(fuzz_as_player(server, SOAK))


# --- REST ----------------------------------------------------------------------------------------

CHECKS: list[CheckFunction] = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be filled with rubbish."""
    running = Server(tmp_path_factory.mktemp("fuzzed"), *QUICK).start()
    yield running
    assert running.stop() == 0
    assert running.errors() == []


@pytest.fixture(scope="module")
def session(target: Server) -> Iterator[requests.Session]:
    with requests.Session() as found:
        found.trust_env = False
        found.get(target.base + "/api/me")
        found.headers["X-CSRF-Token"] = str(found.cookies["csrf"])
        found.post(target.base + "/api/guest", json={"name": "Fuzz"})
        yield found


@pytest.fixture(scope="module")
def bystander(target: Server) -> Iterator[tuple[Path, str]]:
    """Somebody else's table, which must stay as it is."""
    table = ""
    text = ""

    async def story() -> None:
        nonlocal table, text
        async with Person(target.base) as anna:
            table, _ = await alone(anna, kinds=["me", "me"], private=True)
            text = (await anna.http.get(f"/api/tables/{table}/replay")).text

    asyncio.run(story())
    yield target.data, text
    connection = sqlite3.connect(target.data / "raumhafen.sqlite3")
    found = connection.execute("SELECT count(*) FROM lines WHERE table_id = ?", [table])
    assert found.fetchone()[0] == len(text.splitlines()) - 1
    connection.close()


def attack(operation: Any, session: requests.Session, examples: int) -> None:
    """Requests made from the description of one operation, right ones and wrong ones."""

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def send(case: schemathesis.Case[Any]) -> None:
        answer = case.call(session=session)
        case.validate_response(answer, checks=CHECKS)

    send()


def attack_all(target: Server, session: requests.Session, examples: int) -> None:
    description = schemathesis.openapi.from_url(target.base + "/schema/openapi.json")
    found = list(description.get_all_operations())
    operations = [one.ok() for one in found if isinstance(one, Ok)]
    assert len(operations) == len(found) > 25
    for operation in operations:
        if operation.path != "/api/logout":
            attack(operation, session, examples)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_interface_withstands_what_its_description_allows(
    target: Server, session: requests.Session, bystander: tuple[Path, str]
) -> None:
    attack_all(target, session, 3)


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_the_interface_withstands_a_long_attack(
    target: Server, session: requests.Session, bystander: tuple[Path, str]
) -> None:
    attack_all(target, session, 400)
