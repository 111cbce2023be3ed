"""One contract for all games: two worlds that look the same to a seat give it the same traffic.

In one of them the others answer in secret as often as they must; in the other they also try this
and that, begin again and take back. What a seat and a spectator are sent, and what they can ask
for, has to be the same, byte by byte. Time stands still but for what the test says, so times are
compared too.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from raumhafen.engine.game import SPECTATOR
from raumhafen.games import METAS
from raumhafen.server.store.records import SeatRecord, TableRecord
from raumhafen.server.wire import PaceBody
from raumhafen.server.workers.bots import Thought
from tests.server.inside import Inside, Now, drained, inside, record_of
from tests.server.traffic import (
    OPEN_GAMES,
    OPTIONS,
    SEATS,
    SEED,
    Story,
    World,
    check_same,
    until_secret,
)


async def same_traffic(
    now: Now, folder: Path, game_id: str, seed: int, actions: int, seat: int, late: bool = False
) -> int:
    """How often somebody hesitated in secret in one of the worlds."""
    pace = PaceBody("live", seconds=60_000)
    record = record_of(game_id, SEATS, OPTIONS.get(game_id), pace)
    record.seed = f"traffic-{seed}"
    rows = until_secret(record) if late else []
    async with (
        inside(folder / "plain", record, rows) as one,
        inside(folder / "noisy", record, rows) as other,
    ):
        plain, noisy = World(one, seat), World(other, seat)
        story = Story(now, plain, noisy, seed)
        story.check()
        for at in range(actions):
            await story.go_on()
            if plain.match.over:
                break  # from now on everything is open
            story.check()
            await story.bother()
            story.check()
            if at % 5 == 0:
                await story.check_rest()
        assert plain.match.ledger.lengths[SPECTATOR] > 0
    return story.hesitated


class Buyer:
    """A bot that buys so many ships, as soon as it may begin."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.bought: list[str] = []
        self.place: Inside | None = None
        self.begin = asyncio.Event()

    async def choose(self, thought: Thought) -> str:
        await self.begin.wait()
        assert self.place is not None
        ships = [code for code in self.place.codes(thought.seat) if code != "done"]
        self.bought.append(ships[0] if len(self.bought) < self.wanted else "done")
        return self.bought[-1]


async def heard_of_a_bot(folder: Path, record: TableRecord, wanted: int) -> list[bytes]:
    """What a person hears while a bot buys so many ships in secret."""
    bot = Buyer(wanted)
    async with inside(folder, record, bot=bot.choose) as place:
        bot.place = place
        bot.begin.set()
        while place.table.driver.is_busy():
            await asyncio.sleep(0.01)
        assert len(bot.bought) == wanted + 1
        return drained(place.watchers[0])


def test_nobody_counts_the_hidden_answers_of_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SB3.2 Neither by the messages that it thinks, nor by anything else."""
    Now(monkeypatch)
    record = record_of("space-base", 2, OPTIONS["space-base"])
    record.seats[1] = SeatRecord(1, "bot", None, "", "random")
    heard = [asyncio.run(heard_of_a_bot(tmp_path / str(k), record, k)) for k in (0, 2)]
    check_same(*heard)
    assert [msgspec.json.decode(one)["t"] for one in heard[0]].count("step") == 1


@pytest.mark.slow
@pytest.mark.parametrize("game_id", METAS)
def test_two_worlds_that_look_the_same_sound_the_same(
    game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    actions, late = 30 if game_id in OPEN_GAMES else 70, game_id == "sternenkinder"
    now = Now(monkeypatch)
    hesitated = asyncio.run(same_traffic(now, tmp_path, game_id, SEED, actions, 0, late))
    assert hesitated or game_id in OPEN_GAMES


@pytest.mark.soak
@pytest.mark.parametrize("seat", range(SEATS))
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game_id", METAS)
def test_whole_games_sound_the_same(
    game_id: str, seed: int, seat: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(same_traffic(Now(monkeypatch), tmp_path, game_id, seed, 1500, seat))
