"""Tables for tests: opened, started, played and waited for."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.server.people import Chair, Person

TABLE = {"game": "space-base", "seats": 3, "bot_pace": False}
QUIET = {"bot_pace": False}
# A good bot ends the game twice as soon as two that answer at random.
BRIEF: dict[str, Any] = {"kinds": ["me", "bot:greedy"]}


async def two_at_a_table(
    anna: Person, ben: Person, bots: int = 2, **wanted: Any
) -> tuple[str, Chair, Chair]:
    """Two people and some bots, started; both look at the table."""
    await anna.guest("Anna")
    await ben.guest("Ben")
    kinds = ["me", "open", *["bot:greedy"] * bots]
    body = {"game": "space-base", "seats": len(kinds), "kinds": kinds, **QUIET, **wanted}
    table = (await anna.post("/api/tables", body))["id"]
    await ben.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    chairs = [await anna.sit(table), await ben.sit(table)]
    for chair in chairs:
        await chair.until_kind("state")
    return table, chairs[0], chairs[1]


async def alone(anna: Person, **wanted: Any) -> tuple[str, Chair]:
    await anna.guest("Anna")
    body = {"game": "space-base", "seats": 2, "kinds": ["me", "bot:random"], **QUIET, **wanted}
    table = (await anna.post("/api/tables", body))["id"]
    await anna.post(f"/api/tables/{table}/start")
    chair = await anna.sit(table)
    await chair.until_kind("state")
    return table, chair


async def wait_to_be_asked(chair: Chair) -> None:
    while not chair.options and not chair.over:
        await chair.next()


async def together(anna: Person, ben: Person, **wanted: Any) -> str:
    body = {**TABLE, "seats": 2, **wanted}
    table = str((await anna.post("/api/tables", body))["id"])
    await ben.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    return table


async def until_awaited(chair: Chair, seat: int) -> None:
    """Anna answers until the table waits for the other one alone."""
    while chair.view["waiting"] != [seat]:
        if chair.options:
            await chair.act(chair.options[0])
        else:
            await chair.next()


async def listed(person: Person, query: str = "mine=1") -> list[str]:
    return [table["id"] for table in await person.get(f"/api/tables?{query}")]


async def finished(anna: Person, **wanted: Any) -> str:
    table, chair = await alone(anna, **{**BRIEF, **wanted})
    await chair.play_on(random.Random(11))
    return table


async def played(anna: Person, ben: Person) -> str:
    table, *chairs = await two_at_a_table(anna, ben, bots=0)
    rng = random.Random(3)
    await asyncio.gather(*(chair.play_on(rng) for chair in chairs))
    return table


async def play_some(anna: Person, steps: int = 12) -> str:
    table, chair = await alone(anna, **BRIEF)
    for _ in range(steps):
        await wait_to_be_asked(chair)
        await chair.act(chair.options[-1])
    return table
