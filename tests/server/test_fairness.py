"""Nobody takes the server away from the others."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import psutil
import pytest

from raumhafen.games import METAS
from tests.browser.recordings import Recording
from tests.server.people import Chair, Person, upload, wait_for_bots
from tests.server.servers import Server
from tests.server.tables import alone, wait_to_be_asked

SEARCHING = {"game": "space-base", "seats": 4, "kinds": ["bot:search"] * 4, "bot_pace": False}


async def crowd(eve: Person, tables: int) -> None:
    """Tables at which only strong bots play."""
    await eve.guest("Eve")
    for _ in range(tables):
        table = (await eve.post("/api/tables", SEARCHING))["id"]
        await eve.post(f"/api/tables/{table}/start")


async def waits_for_bot(chair: Chair, moves: int) -> list[float]:
    """Seconds from an answer until it is one's own turn again."""
    waits = []
    for _ in range(moves):
        await wait_to_be_asked(chair)
        started = time.monotonic()
        await chair.act(chair.options[0])
        await wait_for_bots(chair)
        waits.append(time.monotonic() - started)
    return sorted(waits)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_ten_tables_of_search_bots_do_not_slow_another_persons_bot(tmp_path: Path) -> None:
    """It was 9 seconds where it had been 0.02."""

    async def story(base: str) -> None:
        async with Person(base) as anna, Person(base) as eve:
            _, chair = await alone(anna, kinds=["me", "bot:greedy"])
            await waits_for_bot(chair, 5)
            await crowd(eve, 10)
            await asyncio.sleep(2.0)
            waits = await waits_for_bot(chair, 15)
            assert waits[len(waits) // 2] < 1.0, waits

    running = Server(tmp_path, "--bot-delay", "0").start()
    try:
        asyncio.run(story(running.base))
    finally:
        assert running.stop() == 0
    assert running.errors() == []


PLAY_ONS = 20
MEGABYTES = 100  # more than before, for the server and its workers together


def held(server: Server) -> int:
    """Megabytes of its own, of the server and its workers: what copies share counts once."""
    assert server.process is not None
    first = psutil.Process(server.process.pid)
    return sum(one.memory_full_info().uss for one in (first, *first.children(True))) >> 20


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_playing_on_twenty_times_takes_little_memory(tmp_path: Path) -> None:
    """It took 550 MB."""
    texts = [Recording(game, meta.max_seats).text for game, meta in METAS.items()]

    async def story(server: Server) -> None:
        async with Person(server.base) as eve:
            await eve.guest("Eve")
            kept = []
            for text in texts:
                answer = await upload(eve, text)
                assert answer.status_code == 201, answer.text
                kept.append((answer.json()["id"], len(text.splitlines()) // 2))
            before = held(server)
            for number in range(PLAY_ONS):
                replay, middle = kept[number % len(kept)]
                await eve.post(f"/api/replays/{replay}/play-on", {"n": middle, "seat": 0})
            after = held(server)
            assert after - before < MEGABYTES, (before, after)

    running = Server(tmp_path, "--bot-delay", "0", "--no-rate-limits").start()
    try:
        asyncio.run(story(running))
    finally:
        assert running.stop() == 0
    assert running.errors() == []
