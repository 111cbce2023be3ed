"""The hourglass of Galaxy Trucker at a real table: in real time, and in steps over days."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from raumhafen.agents import make_agent
from raumhafen.engine.lines import seat_of
from raumhafen.engine.replay import new_header
from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game
from raumhafen.server.settings import Settings
from raumhafen.server.tables import clocks
from raumhafen.server.tables.driver import LONG_RUN, RACE_PAUSES
from raumhafen.server.tables.match import Match
from tests.server.people import Chair, Person, is_line, lines_of
from tests.server.servers import Server
from tests.server.yards import DAYS, ONE_ROUND, RACE, Options, sit_down, start_race

GAME = load_game("galaxy-trucker")
HOUR = 3600.0
RUNS = {"I": 2, "II": 3, "III": 4}


def glass_of(chair: Chair) -> dict[str, Any]:
    found = chair.view["board"]["hourglass"]
    assert isinstance(found, dict)
    return found


async def build(chair: Chair, actions: int) -> None:
    """Takes tiles and puts them back, which counts."""
    for _ in range(actions):
        assert (await chair.act("take-pile"))["t"] == "ack"
        assert (await chair.act("put-back"))["t"] == "ack"


# --- over days -----------------------------------------------------------------------------------


def days_match() -> Match:
    match = Match(GAME, new_header(GAME, 2, DAYS, "days"), [])
    match.open([])
    return match


def test_a_step_over_days_has_a_deadline() -> None:
    """GT6.4 It counts from the beginning of the step, not from the last action in it."""
    match = days_match()
    ring = clocks.ring_of(match, None, now=0.0)
    assert ring is not None and (ring.code, ring.at) == ("step-over", 12 * HOUR)
    match.act(0, ["take-pile"])
    assert clocks.ring_of(match, ring, now=5 * HOUR) == ring
    hand = match.view(0)["board"]["ships"][0]["hand"]
    match.act(ring.place, [ring.code], auto=True)
    board = match.view(0)["board"]
    assert board["ships"][0]["hand"] is None and board["open"] == [hand]
    assert not board["hourglass"]["running"]
    after = clocks.ring_of(match, ring, now=12 * HOUR)
    assert after is not None and after.at == 24 * HOUR


@pytest.mark.slow
def test_by_turns_over_days(server: Server) -> None:
    """GT6.4 Nobody waits for a turn; who has used the step waits for the others or the deadline."""

    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as ben:
            _, (chair, other) = await sit_down([anna, ben], DAYS)
            assert chair.options and other.options
            first = chair.clock["ring"]
            assert abs(first - chair.clock["now"] - 12 * HOUR) < 30.0
            assert glass_of(chair)["due"] == ["step-over", 12 * HOUR]
            await build(chair, 8)
            assert chair.view["board"]["ships"][0]["counted"] == 8
            refused = await chair.act("take-pile")
            assert refused["error"]["key"] == "illegal-no-sand"
            assert refused["error"]["rule"] == "GT6.4"
            ticks = glass_of(chair)["ticks"]
            await build(other, 8)
            await chair.until(lambda _: glass_of(chair)["ticks"] > ticks)
            await chair.until(lambda _: chair.clock["ring"] > first)
            assert "take-pile" in chair.options
            assert not glass_of(chair)["running"]

    asyncio.run(story())


def pass_deadline(data: Path, table: str) -> None:
    """As if the server had been away for so long."""
    base = sqlite3.connect(data / "raumhafen.sqlite3")
    (text,) = base.execute("SELECT clocks FROM tables WHERE id = ?", (table,)).fetchone()
    kept = json.loads(text)
    kept["ring"]["at"] = time.time() - 1.0
    values = (json.dumps(kept), kept["ring"]["at"], table)
    base.execute("UPDATE tables SET clocks = ?, due = ? WHERE id = ?", values)
    base.commit()
    base.close()


@pytest.mark.slow
def test_a_deadline_comes_though_nobody_looks(tmp_path: Path) -> None:
    """GT6.4 The step closes at its deadline even if the server was down meanwhile."""

    async def begin(base: str) -> str:
        async with Person(base) as anna, Person(base) as ben:
            table, (chair, _) = await sit_down([anna, ben], DAYS)
            await chair.act("take-pile")
            return table

    async def look(base: str, table: str) -> None:
        async with Person(base) as carl:
            for _ in range(100):
                info = await carl.get(f"/api/tables/{table}")
                if info["clock"]["ring"] > time.time() + 11 * HOUR:
                    return
                await asyncio.sleep(0.1)
            raise AssertionError("the step never ended")

    running = Server(tmp_path, "--no-rate-limits").start()
    try:
        table = asyncio.run(begin(running.base))
        running.stop()
        pass_deadline(tmp_path, table)
        running.start()
        asyncio.run(look(running.base, table))
    finally:
        running.stop()
    assert running.errors() == []


# --- in real time --------------------------------------------------------------------------------


@pytest.mark.slow
def test_bots_race_at_the_pace_of_their_strength(tmp_path: Path) -> None:
    """A stronger bot is quicker, and none is quicker than hands are."""

    async def story(base: str) -> str:
        async with Person(base) as anna:
            bots = ("bot:greedy", "bot:random")
            table, (chair,) = await sit_down([anna], RACE, *bots)
            await start_race(chair)
            assert 0.0 < chair.clock["ring"] - chair.clock["now"] <= 45.0
            for _ in range(8):
                await chair.until(lambda m: any(line["seat"] == 1 for line in lines_of(m)))
            return table

    running = Server(tmp_path, "--no-rate-limits", "--bot-delay", "0.2").start()
    try:
        table = asyncio.run(story(running.base))
    finally:
        assert running.stop() == 0
    for seat, agent in ((1, "greedy"), (2, "random")):
        gaps = pauses([at for row, at in running.moves(table) if seat_of(row.line) == seat])
        assert gaps
        assert min(gaps) > 0.95 * RACE_PAUSES[agent] * 0.2, (agent, gaps)


def pauses(moved: list[float]) -> list[float]:
    return [after - before for before, after in zip(moved, moved[1:], strict=False)]


@pytest.mark.slow
def test_bots_among_themselves_keep_nobody_waiting(tmp_path: Path) -> None:
    """Who has finished a ship in turns sees the first moves of the others, then they hurry."""
    options: Options = {**ONE_ROUND, "building": "turns", "round_1": "III"}
    delay = 0.4

    async def story(base: str) -> str:
        async with Person(base) as anna:
            table, (chair,) = await sit_down([anna], options, "bot:greedy")
            moves = 0
            while moves < 4 * LONG_RUN:
                if "finish:1" in chair.options:
                    await chair.act("finish:1")
                lines = lines_of(await chair.until(is_line))
                moves += sum(line["seat"] == 1 for line in lines)
            return table

    running = Server(tmp_path, "--no-rate-limits", "--bot-delay", str(delay)).start()
    try:
        table = asyncio.run(story(running.base))
    finally:
        assert running.stop() == 0
    gaps = pauses([at for row, at in running.moves(table) if seat_of(row.line) == 1])
    assert min(gaps[1 : LONG_RUN - 2]) > 0.95 * delay
    last = gaps[3 * LONG_RUN : 4 * LONG_RUN - 1]
    assert sum(last) < 0.7 * delay * len(last)  # and not only because they think quickly


@pytest.mark.slow
@pytest.mark.parametrize("round_name", ["I", "III"])
def test_a_racing_bot_is_not_hopeless(round_name: str) -> None:
    """At its pace a greedy bot fills most of its ship before the sand has run out on START."""
    options: Options = {**RACE, "round_1": round_name, "seconds": 90}
    session = Session.new(GAME, 2, options, 3)
    agent, rng = make_agent("greedy"), Rng(3)
    pause = RACE_PAUSES["greedy"] * Settings().bot_delay
    for _ in range(int(90 * RUNS[round_name] / pause)):
        for seat in (0, 1):
            if session.view(seat)["board"]["ships"][seat]["order"] == 0:
                choice = agent.choose(session.perspective(seat), rng)
                session.act(seat, GAME.actions.code(choice))
    shown = session.view(0)["board"]
    cells = {"I": 18, "III": 36}[round_name]
    assert all(len(ship["tiles"]) > 0.8 * cells for ship in shown["ships"])
