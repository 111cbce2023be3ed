"""Two processes on one PostgreSQL and one Redis serve the same tables."""

from __future__ import annotations

import asyncio
import random
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import Json, Person
from tests.server.servers import QUICK, Postgres, Redis, Server, command
from tests.server.yards import RACE, start_race

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


@pytest.fixture
def pair(tmp_path: Path, postgres: Postgres, redis: Redis) -> Iterator[tuple[Server, Server]]:
    url = postgres.database()
    shared = (*QUICK, "--database", url, "--redis", redis.url)
    both = (Server(tmp_path / "a", *shared).start(), Server(tmp_path / "b", *shared).start())
    yield both
    for server in both:
        if server.process is not None and server.process.poll() is None:
            server.stop()
        assert server.errors() == []
    checked = command("verify", "--database", url)
    assert checked.returncode == 0, checked.stdout


def move(person: Person, server: Server) -> Person:
    """The same person, by the other process: one cookie serves both."""
    other = Person(server.base)
    for cookie in person.http.cookies.jar:
        other.http.cookies.set(cookie.name, cookie.value or "", domain="127.0.0.1")
    other.id = person.id
    return other


async def shared_table(anna: Person, ben: Person, kinds: list[str]) -> str:
    await anna.guest("Anna")
    await ben.guest("Ben")
    body = {"game": "space-base", "seats": len(kinds), "kinds": kinds, "bot_pace": False}
    table = str((await anna.post("/api/tables", body))["id"])
    if "open" in kinds:
        await ben.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    return table


def test_a_game_across_two_processes(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        async with Person(pair[0].base) as anna, Person(pair[1].base) as ben:
            table = await shared_table(anna, ben, ["me", "open", "bot:greedy"])
            at_anna, at_ben = await anna.sit(table), await ben.sit(table)
            await at_anna.ask(t="say", room="players", text="over there?")
            assert (await at_ben.until_kind("chat"))["text"] == "over there?"
            while not all(seat["connected"] for seat in at_anna.table["seats"]):
                await at_anna.next()
            rng = random.Random(1)
            await asyncio.gather(at_anna.play_on(rng, 120), at_ben.play_on(rng, 120))
            assert at_anna.view["outcome"] == at_ben.view["outcome"]
            assert at_anna.view["board"]["seats"] == at_ben.view["board"]["seats"]

    asyncio.run(story())


def test_a_race_begins_in_both_processes(pair: tuple[Server, Server]) -> None:
    """Each hears that the other is ready, and building opens for both."""

    async def story() -> None:
        async with Person(pair[0].base) as anna, Person(pair[1].base) as ben:
            await anna.guest("Anna")
            await ben.guest("Ben")
            body = {"game": "galaxy-trucker", "seats": 2, "kinds": ["me", "open"], "options": RACE}
            table = str((await anna.post("/api/tables", body))["id"])
            await ben.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            at_anna, at_ben = await anna.sit(table), await ben.sit(table)
            for chair in (at_anna, at_ben):
                await chair.until_kind("state")
            assert (await at_anna.ask(t="ready"))["t"] == "ack"
            while at_ben.clock["race"]["ready"] != [0]:
                await at_ben.next()
            await start_race(at_ben)
            while at_anna.clock["race"] is not None:
                await at_anna.next()
            for chair in (at_anna, at_ben):
                assert (await chair.act("take-pile"))["t"] == "ack"

    asyncio.run(story())


def test_two_processes_cannot_fork_a_game(pair: tuple[Server, Server]) -> None:
    """The same seat answers in both processes at the same moment, with different ids."""

    async def story() -> None:
        async with Person(pair[0].base) as anna, Person(pair[1].base) as ben:
            table = await shared_table(anna, ben, ["me", "me"])
            twin = move(anna, pair[1])
            here, there = await anna.sit(table), await twin.sit(table)
            await here.until_kind("state")
            await there.until_kind("state")
            rng = random.Random(2)
            acks = refusals = 0
            for _ in range(150):
                if here.over:
                    break
                seat = here.view["waiting"][0]
                for chair in (here, there):
                    await chair.send(t="look", seat=seat)
                    await chair.until(lambda m, s=seat: m["t"] == "state" and m["seat"] == s)  # type: ignore[misc]  # a default binds the loop's value
                v, options = here.version, here.options
                if not options or there.options != options:
                    await asyncio.sleep(0.1)  # one of them has not heard of it yet
                    continue
                both = [
                    chair.ask(
                        t="act", id=uuid.uuid4().hex, v=v, seat=seat, code=rng.choice(options)
                    )
                    for chair in (here, there)
                ]
                answers = [answer["t"] for answer in await asyncio.gather(*both)]
                acks += answers.count("ack")
                refusals += answers.count("refused")
                assert answers.count("ack") <= 1 or here.version > v
                await asyncio.sleep(0.05)
            assert acks >= 30 and refusals >= 30
            text = (await anna.http.get(f"/api/tables/{table}/replay")).text
            played = [line for line in text.splitlines() if '"code"' in line and "auto" not in line]
            assert len(played) == acks
            await twin.leave()

    asyncio.run(story())


def test_a_repeat_in_the_other_process_is_harmless(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        async with Person(pair[0].base) as anna, Person(pair[1].base) as ben:
            table = await shared_table(anna, ben, ["me", "me"])
            twin = move(anna, pair[1])
            here, there = await anna.sit(table), await twin.sit(table)
            await here.until_kind("state")
            await there.until_kind("state")
            seat = here.view["waiting"][0]
            message = {"t": "act", "v": here.version, "seat": seat, "code": here.options[0]}
            first = await here.ask(**message, id="same")
            second = await there.ask(**message, id="same")
            assert (first["t"], second["t"]) == ("ack", "ack")
            text = (await anna.http.get(f"/api/tables/{table}/replay")).text
            assert sum('"code"' in line and "auto" not in line for line in text.splitlines()) == 1
            await twin.leave()

    asyncio.run(story())


def test_the_other_process_takes_over_the_bots(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        async with Person(pair[0].base) as anna, Person(pair[1].base) as ben:
            table = await shared_table(anna, ben, ["me", "bot:greedy", "bot:greedy"])
            await asyncio.sleep(1.0)  # the first process plays the bots by now
            pair[0].kill()
            twin = move(anna, pair[1])
            chair = await twin.sit(table)
            await chair.until_kind("state")
            await chair.play_on(random.Random(4), 150)
            assert chair.over
            await twin.leave()

    asyncio.run(story())


def test_a_guest_who_signs_in_takes_the_seat_along_everywhere(pair: tuple[Server, Server]) -> None:
    """The page is open at one process, the password goes to the other."""

    async def story() -> None:
        async with Person(pair[0].base) as anna, Person(pair[1].base) as ben:
            login = {"name": "Anna Account", "password": "long enough"}
            await anna.post("/api/register", login)
            await anna.post("/api/logout")
            table = await shared_table(anna, ben, ["me", "open"])
            here, there = await anna.sit(table), await ben.sit(table)
            await here.until_kind("state")
            await there.until_kind("state")
            twin = move(anna, pair[1])
            await twin.post("/api/login", login)
            for chair in (here, there):
                await chair.until(lambda m: m["t"] == "table" and named(m, "Anna Account"))
            rng = random.Random(5)
            await asyncio.gather(here.play_on(rng, 120), there.play_on(rng, 120))
            await twin.leave()

    asyncio.run(story())


def named(message: Json, name: str) -> bool:
    """The first seat has this name and its owner is here."""
    seat = message["table"]["seats"][0]
    return bool(seat["name"] == name and seat["connected"])
