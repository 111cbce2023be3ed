"""`python -m benchmarks.actions`: processor time of an action, by its parts, without a network.

Tables of people who act at random stand inside this process, with a socket for every seat that ends
in nothing. The same play is measured three times: the rules alone, then with the table that stores
every action in SQLite, then shown to all seats; what a part costs is the difference. A busy machine
disturbs processor time less than the clock, and the cheapest round least of all.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from raumhafen.games import METAS, load_game
from raumhafen.server.services.bundle import Services
from raumhafen.server.services.news import CHANNEL
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.settings import Settings
from raumhafen.server.store.database import open_database
from raumhafen.server.store.records import UserRecord
from raumhafen.server.tables.creation import new_table
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.live import LiveTable
from raumhafen.server.tables.starting import start
from raumhafen.server.web.sockets import Pulse, hear
from raumhafen.server.wire import NewTable

ROUND = 20  # actions of each table between two readings
RULES, STORED, SHOWN = "rules", "stored", "shown"


class Played:
    """A table with all its people, and the rng of their choices."""

    def __init__(self, hub: Hub, table: LiveTable, people: list[UserRecord], seed: int) -> None:
        self.table = table
        self.rng = random.Random(seed)
        self.pulse = Pulse(hub.services.limits)
        self.watchers = [Watcher(person) for person in people]
        self.sent = 0

    def look_on(self) -> None:
        for watcher in self.watchers:
            watcher.connect(lambda message: True)
            self.table.services.tasks.spawn(drain(watcher))
            self.table.audience.enter(watcher)
            self.table.audience.greet(watcher)

    def choose(self) -> tuple[int, str] | None:
        """A seat and its answer, while the game is not over."""
        match = self.table.playing()
        asked = [seat for seat in match.deciders() if seat < len(self.watchers)]
        if match.over or not asked:
            return None
        seat = self.rng.choice(asked)
        return seat, match.game.actions.code(self.rng.choice(match.session.state.options(seat)))

    async def act(self, part: str) -> int:
        found = self.choose()
        if found is None:
            return 0
        seat, code = found
        self.sent += 1
        if part == RULES:
            self.table.playing().act(seat, [code])
            return 1
        version = self.table.playing().known[seat]
        message = {"t": "act", "id": str(self.sent), "v": version, "seat": seat, "code": code}
        text = msgspec.json.encode(message).decode()
        await hear(self.table, self.watchers[seat], text, self.pulse)
        return 1


async def drain(watcher: Watcher) -> None:
    while await watcher.next() is not None:
        pass


async def sit_down(hub: Hub, game_id: str, seats: int, number: int) -> Played:
    people = [UserRecord(f"u{k}", f"P{k}", None, None, {}, 0.0, 0.0) for k in range(seats)]
    record = new_table(people[0], NewTable(game_id, seats, {}, private=True))
    record.seed = str(number)
    for chair, person in zip(record.seats, people, strict=True):
        chair.kind, chair.user_id, chair.name = "person", person.id, person.name
    await hub.services.tables.add(record)
    await start(hub, record.id, None, None)
    return Played(hub, await hub.open(record.id), people, number)


async def measure(part: str, game_id: str, wanted: argparse.Namespace) -> list[float]:
    """Milliseconds an action, by rounds."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), rate_limits=False)
        async with ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]) as channels:
            services = Services(settings, await open_database(settings), channels)
            await services.start()
            try:
                return await play(part, Hub(services), game_id, wanted)
            finally:
                await services.stop()


async def play(part: str, hub: Hub, game_id: str, wanted: argparse.Namespace) -> list[float]:
    seats = wanted.seats or METAS[game_id].max_seats
    made = [await sit_down(hub, game_id, seats, number) for number in range(wanted.tables)]
    for table in made if part == SHOWN else []:
        table.look_on()
    found: list[float] = []
    for _ in range(wanted.rounds):
        started, acted = time.process_time(), 0
        for _ in range(ROUND):
            acted += sum(await asyncio.gather(*(table.act(part) for table in made)))
        if acted:
            found.append(1000 * (time.process_time() - started) / acted)
    return found


def measured(game_id: str, wanted: argparse.Namespace) -> dict[str, Any]:
    rounds = {part: asyncio.run(measure(part, game_id, wanted)) for part in (RULES, STORED, SHOWN)}
    rules, stored, shown = (min(rounds[part]) for part in (RULES, STORED, SHOWN))
    return {
        "game": game_id,
        "seats": wanted.seats or METAS[game_id].max_seats,
        "compiled": not (sys.modules[type(load_game(game_id)).__module__].__file__ or "").endswith(
            ".py"
        ),
        "ms_an_action": {
            "rules": round(rules, 3),
            "storing": round(stored - rules, 3),
            "showing": round(shown - stored, 3),
            "whole": round(shown, 3),
        },
        "dearest_round": round(max(rounds[SHOWN]), 3),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(METAS), action="append")
    parser.add_argument("--seats", type=int, default=0, help="0: as many as the game takes")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=10, help=f"of {ROUND} actions each")
    wanted = parser.parse_args()
    for game_id in wanted.game or list(METAS):
        print(json.dumps(measured(game_id, wanted)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
