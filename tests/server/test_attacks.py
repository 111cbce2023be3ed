"""The attacks of `attacks.py` on every game, and double clicks on everything in the lobby."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from raumhafen.games import METAS
from tests.server.attacks import ATTACKS, OPTIONS, Bout, attacked
from tests.server.people import Person, key_of, with_people
from tests.server.servers import QUICK, Server, command
from tests.server.tables import finished, played

SAMPLE, SOAK = 2 * len(ATTACKS), 30 * len(ATTACKS)
CLICKS = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """After all attacks it has had no crash, and every log can be played again."""
    data: Path = tmp_path_factory.mktemp("attacked")
    running = Server(data, *QUICK).start()
    yield running
    assert running.stop() == 0
    assert running.errors() == []
    checked = command("verify", "--data", str(data))
    assert checked.returncode == 0, checked.stdout


def attack(server: Server, game: str, rounds: int, seed: str) -> Bout:
    bouts: list[Bout] = []

    async def story(*people: Person) -> None:
        bouts.append(Bout(server, [*people], random.Random(f"{game}:{seed}")))
        await bouts[0].begin(game)
        await attacked(bouts[0], rounds)

    with_people(server, story)
    return bouts[0]


@pytest.mark.timeout(300)
def test_attacks_leave_one_answer_to_each_question(server: Server) -> None:
    """On every game; some deals of one leave nothing to be taken back, all together do not."""
    met = set[str]().union(*(attack(server, game, SAMPLE, "sample").met for game in METAS))
    assert met >= {"taken back", "repeated"}


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", list(METAS))
def test_long_attacks_leave_one_answer_to_each_question(
    server: Server, game: str, seed: int
) -> None:
    attack(server, game, SOAK, str(seed))


@pytest.mark.parametrize("game", list(METAS))
def test_join_start_and_leave_clicked_several_times(server: Server, game: str) -> None:
    """However often and however fast: one seat, one start, one bot that stands in."""

    async def story(anna: Person, ben: Person) -> None:
        await anna.guest("Anna")
        await ben.guest("Ben")
        body = {"game": game, "seats": 2, "kinds": ["me", "open"], "options": OPTIONS.get(game, {})}
        table = (await anna.post("/api/tables", body))["id"]

        async def clicked(person: Person, word: str) -> list[tuple[int, str]]:
            clicks = (person.try_post(f"/api/tables/{table}/{word}") for _ in range(CLICKS))
            answers = await asyncio.gather(*clicks)
            return sorted((a.status_code, key_of(a) if a.is_error else "") for a in answers)

        assert await clicked(ben, "join") == [(200, "")] * CLICKS
        late = [(409, "error-already-started")] * (CLICKS - 1)
        assert await clicked(anna, "start") == [(200, ""), *late]
        chair = await anna.sit(table)
        await chair.until_kind("state")
        assert chair.table["state"] == "running" and chair.table["mine"] == [0]
        assert [seat["user"] for seat in chair.table["seats"]] == [anna.id, ben.id]
        assert await clicked(ben, "leave") == [(200, "")] * CLICKS
        assert await clicked(ben, "takeback-seat") == [(200, "")] * CLICKS
        found = await ben.get(f"/api/tables/{table}")
        assert found["mine"] == [1] and not found["seats"][1]["held_by_bot"]

    with_people(server, story)


def test_rematch_clicked_by_both_at_once(server: Server) -> None:
    async def story(anna: Person, ben: Person) -> None:
        table = await played(anna, ben)
        path = f"/api/tables/{table}/rematch"
        clicks = [person.post(path) for _ in range(CLICKS) for person in (anna, ben)]
        made = {one["id"] for one in await asyncio.gather(*clicks)}
        assert len(made) == 1
        found = await anna.get(f"/api/tables/{made.pop()}")
        assert found["state"] == "running"
        assert [seat["user"] for seat in found["seats"]] == [anna.id, ben.id]
        mine = await anna.get("/api/tables?mine=1")
        assert len(mine) == 2  # what others began to make at the same moment is gone

    with_people(server, story)


def test_playing_on_clicked_twice_gives_tables_that_work(server: Server) -> None:
    async def story(anna: Person, _: Person) -> None:
        table = await finished(anna)
        path = f"/api/replays/{table}/play-on"
        made = await asyncio.gather(*(anna.post(path, {"n": 9, "seat": 0}) for _ in range(2)))
        for one in made:
            chair = await anna.sit(one["id"])
            assert (await chair.until_kind("state"))["mine"] == [0]

    with_people(server, story)
