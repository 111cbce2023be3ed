"""Ratings: who counts, and exactly once."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from raumhafen.server.store.records import FINISHED, PERSON, SeatRecord, TableRecord, UserRecord
from raumhafen.server.store.schema import ratings
from raumhafen.server.tables.creation import new_table
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.rating import rate, rerated
from raumhafen.server.wire import NewTable
from tests.server.inside import at_a_hub
from tests.server.people import Person, with_people
from tests.server.servers import QUICK, Server
from tests.server.tables import TABLE


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


def test_of_several_seats_of_a_player_the_best_counts() -> None:
    """Whichever of them comes first; and one player alone has beaten nobody."""
    for points in ([40, 10, 20], [10, 40, 20]):
        record = finished(points, [points.index(40)])
        record.seats[1].user_id = "a"
        after = {r.player: r for r in rerated(record, {})}
        assert set(after) == {"a", "bot:greedy"} and after["a"].mu > after["bot:greedy"].mu
    record.seats[2] = SeatRecord(2, PERSON, "a", "Anna")
    assert rerated(record, {}) == []


def test_guests_are_played_against_but_nothing_is_kept_for_them(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        record = finished([20, 40, 30], [1])
        record.rated, record.due, record.state = True, 1.0, FINISHED
        services = hub.services
        await services.users.add(UserRecord("a", "Anna", "anna", "x", {}, 0.0, 0.0))
        await services.users.add(UserRecord("b", "Ben", None, None, {}, 0.0, 0.0))
        await services.tables.add(record)
        await rate(services.database, record)
        async with services.database.read() as connection:
            kept = {row.player for row in await connection.execute(select(ratings))}
        assert kept == {"a", "bot:greedy"}
        await rate(services.database, record)  # as another process would, that has read `due` too
        async with services.database.read() as connection:
            games = [row.games for row in await connection.execute(select(ratings))]
        assert games == [1, 1]

    at_a_hub(tmp_path, story)


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


@pytest.mark.slow
def test_a_game_that_ended_just_before_a_crash_is_rated(tmp_path: Path) -> None:
    """`due` says that it is still to do; also where newer rules came with the restart."""
    server = Server(tmp_path, *QUICK).start()

    async def story() -> list[Any]:
        async with Person(server.base) as anna, Person(server.base) as ben:
            for person, name in ((anna, "Anna"), (ben, "Ben")):
                account = {"name": name, "password": "long enough"}
                person.id = (await person.post("/api/register", account))["id"]
            table = (await anna.post("/api/tables", {**TABLE, "seats": 2}))["id"]
            await ben.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            chairs = [await anna.sit(table), await ben.sit(table)]
            await asyncio.gather(*(chair.play_on(random.Random(4)) for chair in chairs))
            server.stop()
            as_if_not_rated(tmp_path, table)
            server.start()
            async with asyncio.timeout(20):
                while not (found := await anna.get("/api/ratings/space-base")):
                    await asyncio.sleep(0.1)
            return list(found)

    try:
        found = asyncio.run(story())
    finally:
        server.stop()
    assert {one["name"]: one["games"] for one in found} == {"Anna": 1, "Ben": 1}
    assert server.errors() == []


def as_if_not_rated(data: Path, table: str) -> None:
    with sqlite3.connect(data / "raumhafen.sqlite3") as connection:
        connection.execute("DELETE FROM ratings")
        connection.execute("UPDATE tables SET due = 1, rules = rules - 1 WHERE id = ?", [table])
    connection.close()
