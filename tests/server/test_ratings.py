"""Ratings: who counts, and exactly once."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from raumhafen.server.store.records import PERSON, SeatRecord, TableRecord, UserRecord
from raumhafen.server.tables.creation import new_table
from raumhafen.server.tables.rating import rerated
from raumhafen.server.wire import NewTable
from tests.server.people import Person
from tests.server.servers import Server
from tests.server.test_lobby import with_people


def finished(points: list[int], winners: list[int]) -> TableRecord:
    user = UserRecord("a", "Anna", "anna", "x", {}, 0.0, 0.0)
    record = new_table(user, NewTable("space-base", 3, kinds=["me", "open", "bot:greedy"]))
    record.seats[1] = SeatRecord(1, PERSON, "b", "Ben")
    record.outcome = {"points": points, "winners": winners, "rule": "SB15.2"}
    return record


def test_the_winner_gains_and_the_last_loses() -> None:
    after = {r.player: r for r in rerated(finished([40, 20, 30], [0]), {})}
    assert after["a"].mu > after["bot:greedy"].mu > after["b"].mu
    assert {r.games for r in after.values()} == {1}


def test_winning_counts_more_than_points() -> None:
    after = {r.player: r for r in rerated(finished([10, 35, 30], [0]), {})}
    assert after["a"].mu > after["b"].mu


def test_ratings_build_on_earlier_ones() -> None:
    first = {r.player: r for r in rerated(finished([40, 20, 30], [0]), {})}
    second = {r.player: r for r in rerated(finished([40, 20, 30], [0]), first)}
    assert second["a"].mu > first["a"].mu and second["a"].sigma < first["a"].sigma
    assert second["a"].games == 2


async def rated(person: Person, names: list[str]) -> list[Any]:
    listed = await person.get("/api/ratings/space-base")
    return [one for one in listed if one["name"] in names]


@pytest.mark.slow
def test_games_between_people_are_rated_once(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        names = [f"Rated {random.getrandbits(32)}" for _ in range(2)]
        for person, name in zip((anna, ben), names, strict=True):
            await person.post("/api/register", {"name": name, "password": "long enough"})
        body: dict[str, Any] = {"game": "space-base", "seats": 2, "bot_pace": False}
        table = (await anna.post("/api/tables", body))["id"]
        await ben.post(f"/api/tables/{table}/join")
        await anna.post(f"/api/tables/{table}/start")
        hint = await anna.try_post(f"/api/tables/{table}/hint", {"seat": 0})
        assert hint.json()["error"]["key"] == "error-hint-rated"
        chairs = [await anna.sit(table), await ben.sit(table)]
        rng = random.Random(1)
        await asyncio.gather(*(chair.play_on(rng) for chair in chairs))
        async with asyncio.timeout(20):
            while not (mine := await rated(anna, names)):
                await asyncio.sleep(0.1)
        await asyncio.sleep(1.5)  # the sweep must not rate it again
        mine = await rated(anna, names)
        assert [one["games"] for one in mine] == [1, 1]
        winner = names[chairs[0].view["outcome"]["winners"][0]]
        assert mine[0]["name"] == winner and mine[0]["mu"] > mine[1]["mu"]

    with_people(server, story)
