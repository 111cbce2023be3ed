"""Bad input: no unhandled error, no change."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import string
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
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

from raumhafen.engine.actions import ActionSpace
from raumhafen.games import METAS, load_game
from tests.server.people import Chair, Json, Person, catch_up
from tests.server.servers import QUICK, Server
from tests.server.tables import alone, two_at_a_table

STRANGE, SAMPLE, SOAK = 1_500, 400, 100_000  # of strangers, at a table of each game, at length
BATCH = 100
MOVES = 20  # at most, between two batches
AIMED = 0.5  # of a player's messages
KINDS = [
    "act", "aside", "revise", "undo", "redo", "reset", "consent", "stand", "look", "nonsense", None,
]  # fmt: skip
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
        before = lines_stored(server, table)
        await eve.guest("Eve")
        rng = random.Random(count)
        at_eve = await eve.sit(table)
        await at_eve.until_kind("state")
        assert await fuzz(at_eve, rng, count) == count
        assert lines_stored(server, table) == before
        text = (await anna.http.get("/metrics")).text
        assert "raumhafen_unhandled_errors_total 0.0" in text


# --- a player's messages -------------------------------------------------------------------------

OPTIONS: dict[str, Json] = {"sternenkinder": {"map": "short", "politics": True}}
# Offers to oneself or to somebody undiscovered, answers to offers that nobody made, other deeds.
POLITICAL = {"illegal-no-such-treaty", "illegal-no-such-offer", "illegal-not-out-of-turn"}
# Whatever is said to other seats, some of which do not exist or are not discovered; and votes.
TALKS = (
    "propose", "counter", "accept", "refuse", "withdraw", "term", "send", "treaty", "cancel",
    "exchange", "war", "armistice", "council", "law", "side", "amount",
)  # fmt: skip
# Lawful whatever is asked; taking back as soon as there is something to take back.
ALWAYS, BEGUN = ("stand", "revise"), ("undo", "redo", "reset")


def any_code(rng: random.Random, actions: ActionSpace) -> str:
    """Of the whole game, rare verbs as often as those with many forms; often about politics."""
    talks = [kind for kind in actions.kinds if kind.name in TALKS]
    kind = rng.choice(talks if talks and rng.random() < 0.5 else actions.kinds)
    return actions.code(kind.base + rng.randrange(kind.size))


def aimed(rng: random.Random, actions: ActionSpace, chair: Chair) -> str:
    """In good form and up to date, in turn or out of it, for an own seat or somebody else's."""
    codes = [any_code(rng, actions) for _ in range(rng.choice((1, 1, 1, 2, 5)))]
    seat = chair.view["seat"] if rng.random() < 0.9 else rng.randrange(4)
    message = {"t": rng.choice(["act", "aside"]), "seat": seat, "codes": codes, "v": chair.version}
    return json.dumps({**message, "id": f"a{rng.getrandbits(40)}"})


def is_harmless(message: str | bytes, lawful: Iterable[str]) -> bool:
    """Not by chance a legal move, nor something that may be done beside the open question."""
    text = message if isinstance(message, str) else message.decode("utf-8", "replace")
    return not any(f'"{word}"' in text for word in lawful)


def nonsense(rng: random.Random, actions: ActionSpace, chair: Chair) -> list[str | bytes]:
    """Messages that must not change anything here and now."""
    lawful = [*chair.options, *chair.view.get("asides", []), *ALWAYS, *(BEGUN if chair.log else ())]
    found = (
        aimed(rng, actions, chair) if rng.random() < AIMED else random_message(rng)
        for _ in range(BATCH)
    )
    return [message for message in found if is_harmless(message, lawful)]


async def refusals(chair: Chair, messages: list[str | bytes]) -> Counter[str]:
    """Every message is answered; what is refused has a reason, and the games' reasons a rule."""
    found = Counter[str]()
    for message in messages:
        await chair.socket.send(message)
    for _ in messages:
        answer = await chair.until(lambda m: m["t"] in ("refused", "pong", "state", "ack"))
        assert answer["t"] != "ack", answer
        if answer["t"] == "refused":
            error = answer["error"]
            assert error["key"] and (error["rule"] or not is_of_rules(error["key"])), error
            found[error["key"]] += 1
    return found


def is_of_rules(key: str) -> bool:
    return key.startswith("illegal-") or key == "error-not-an-option"


async def move_on(chairs: tuple[Chair, Chair], rng: random.Random) -> None:
    """Some moves at random, so that nonsense comes at different times."""
    for _ in range(rng.randrange(1, MOVES)):
        await catch_up(*chairs)
        asked = [chair for chair in chairs if chair.options]
        if asked:
            chair = rng.choice(asked)
            await chair.act(rng.choice(chair.options))
    await catch_up(*chairs)


def lines_stored(server: Server, table: str) -> list[Any]:
    """Everything a table remembers; its replay is nobody's to read while people play."""
    with closing(sqlite3.connect(server.data / "raumhafen.sqlite3")) as connection:
        found = connection.execute("SELECT * FROM lines WHERE table_id = ? ORDER BY 1, 2", [table])
        return found.fetchall()


async def fuzz_a_table(server: Server, game: str, rng: random.Random, count: int) -> Counter[str]:
    """So many messages at one table, or until its game is over: nothing happens but moves."""
    found = Counter[str]()
    actions = load_game(game).actions
    async with Person(server.base) as anna, Person(server.base) as ben:
        wanted = {"game": game, "options": OPTIONS.get(game, {}), "pace": {"kind": "none"}}
        table, *chairs = await two_at_a_table(anna, ben, bots=0, **wanted)
        while found.total() < count and not chairs[0].over:
            before = lines_stored(server, table)
            found += await refusals(chairs[0], nonsense(rng, actions, chairs[0]))
            assert lines_stored(server, table) == before
            await move_on((chairs[0], chairs[1]), rng)
            assert len(lines_stored(server, table)) > len(before)
    return found


async def fuzz_as_player(server: Server, game: str, count: int) -> Counter[str]:
    """A player's nonsense: nothing in it is an answer to the open question."""
    rng, found = random.Random(f"{game} {count}"), Counter[str]()
    while found.total() < count:
        found += await fuzz_a_table(server, game, rng, count - found.total())
    return found


@pytest.mark.timeout(300)
def test_a_sample_of_nonsense_of_strangers_changes_nothing(server: Server) -> None:
    asyncio.run(fuzz_everywhere(server, STRANGE))


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", sorted(METAS))
def test_a_sample_of_nonsense_changes_nothing(server: Server, game: str) -> None:
    found = asyncio.run(fuzz_as_player(server, game, SAMPLE))
    assert found.total() >= SAMPLE
    assert any(is_of_rules(key) for key in found), found


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_a_hundred_thousand_messages_of_strangers_change_nothing(server: Server) -> None:
    asyncio.run(fuzz_everywhere(server, SOAK))


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", sorted(METAS))
def test_a_hundred_thousand_messages_change_nothing(server: Server, game: str) -> None:
    found = asyncio.run(fuzz_as_player(server, game, SOAK))
    assert found.total() >= SOAK
    if game == "sternenkinder":
        assert set(found) >= POLITICAL, found


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
