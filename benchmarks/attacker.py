"""`python -m benchmarks.attacker`: one person at all limits at once, beside normal tables.

The same load as in `benchmarks.server` runs on a server with its limits on, by turns alone and
beside a guest who lets ten tables of search bots play, asks for hints, uploads, reads and plays on
from recordings, holds as many sockets as are allowed and talks on all of them, all as fast as the
server lets him. What counts is how much longer the others wait, over all rounds: a machine is
seldom the same for two minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import psutil
from websockets.asyncio.client import connect

from benchmarks.server import Figures, Lobby, free_port, measure, processor_time, quantile
from raumhafen.engine.replay import write_lines
from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game

PAUSE = 0.02  # between two tries of the same kind
SEARCHING = {"game": "space-base", "seats": 4, "kinds": ["bot:search"] * 4, "bot_pace": False}
OWN = {"game": "space-base", "seats": 2, "kinds": ["me", "me"]}


class Crowd(Lobby):
    """Normal people, each behind an address of their own."""

    def __init__(self, bases: list[str]) -> None:
        super().__init__(bases)
        self.count = 0

    async def post(self, path: str, body: Any, session: str = "") -> httpx.Response:
        self.count += 1
        number = self.count
        self.http.headers["X-Forwarded-For"] = (
            f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        )
        return await super().post(path, body, session)


class Attacker:
    """One guest."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, trust_env=False, timeout=120.0)
        self.answers: Counter[str] = Counter()
        self.recording = long_game()
        self.kept = ""
        self.table = ""

    async def begin(self) -> None:
        await self.http.get("/api/me")
        await self.post("/api/guest", {"name": "Eve"})
        self.table = (await self.post("/api/tables", OWN)).json()["id"]
        await self.post(f"/api/tables/{self.table}/start", {})
        self.kept = (await self.upload()).json()["id"]
        for _ in range(10):
            made = (await self.post("/api/tables", SEARCHING)).json()["id"]
            await self.post(f"/api/tables/{made}/start", {})

    async def post(self, path: str, body: Any) -> httpx.Response:
        token = {"X-CSRF-Token": self.http.cookies.get("csrf") or ""}
        return self.noted(path, await self.http.post(path, json=body, headers=token))

    def noted(self, path: str, answer: httpx.Response) -> httpx.Response:
        self.answers[f"{path.rpartition('/')[2]} {answer.status_code}"] += 1
        return answer

    async def upload(self) -> httpx.Response:
        head = {"X-CSRF-Token": self.http.cookies.get("csrf") or "", "Content-Type": "text/plain"}
        body = self.recording.encode()
        return self.noted(
            "upload", await self.http.post("/api/replays", content=body, headers=head)
        )

    async def hint(self) -> None:
        await self.post(f"/api/tables/{self.table}/hint", {"seat": 0})

    async def play_on(self) -> None:
        await self.post(f"/api/replays/{self.kept}/play-on", {"n": 400, "seat": 0})

    async def read(self) -> None:
        n = random.randrange(400)
        self.noted("position", await self.http.get(f"/api/replays/{self.kept}/at/{n}"))

    async def list_tables(self) -> None:
        self.noted("tables", await self.http.get("/api/tables?mine=1"))

    async def make_table(self) -> None:
        await self.post("/api/tables", OWN)

    async def talk(self) -> None:
        """A socket that says and asks as much as it may, and comes back when it is cut off."""
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        async with connect(
            self.base.replace("http", "ws") + f"/ws/table/{self.table}",
            origin=self.base,  # type: ignore[arg-type]  # a plain text is an origin
            additional_headers={"Cookie": cookies},
            compression=None,
            proxy=None,
        ) as socket:
            reader = asyncio.create_task(drain(socket))
            try:
                for number in range(10**9):
                    message = {"t": "say", "text": f"spam {number}"}
                    await socket.send(json.dumps(message if number % 2 else LOOK))
                    await asyncio.sleep(0.5)
            finally:
                reader.cancel()

    async def run(self) -> None:
        kinds = [self.hint, self.play_on, self.read, self.list_tables, self.make_table]
        loops = [again(one) for kind in kinds for one in (kind, kind)]
        loops += [again(self.upload), again(self.upload)]
        loops += [again(self.talk) for _ in range(60)]
        await asyncio.gather(*loops)


LOOK = {"t": "look", "seat": 0}


async def drain(socket: Any) -> None:
    async for _ in socket:
        pass


async def again(work: Callable[[], Awaitable[Any]]) -> None:
    while True:
        with contextlib.suppress(Exception):
            await work()
        await asyncio.sleep(PAUSE)


def long_game() -> str:
    """A recording of a thousand moves."""
    game, rng = load_game("space-base"), Rng("attacker")
    session = Session.new(game, game.meta.max_seats, {}, 7)
    while not session.state.over:
        seat = session.state.deciders()[0]
        session.act(seat, game.actions.code(rng.pick(session.state.options(seat))))
    return "\n".join(write_lines(session.replay)) + "\n"


# --- measuring -----------------------------------------------------------------------------------


def start(folder: str, port: int, extra: list[str]) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "raumhafen.cli", "serve", "--port", str(port)]
    command += ["--data", folder, "--proxy", "127.0.0.1", "--log-level", "warning", *extra]
    process = subprocess.Popen(command)
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2):
                return process
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise TimeoutError("the server does not start")


def attack(base: str) -> None:
    """In a process of its own, so that the load generator is not slowed by it. His computer would
    be another one: here he gets what the server and the others leave of this one, and he asks as
    often as before.
    """
    os.nice(19)
    asyncio.run(attack_until_killed(base))


async def attack_until_killed(base: str) -> None:
    eve = Attacker(base)
    await eve.begin()
    print("ready", flush=True)
    telling = asyncio.create_task(tell(eve))
    await eve.run()
    telling.cancel()


async def tell(eve: Attacker) -> None:
    """What the server answered so far."""
    while True:
        await asyncio.sleep(10.0)
        print(json.dumps({"attacker": eve.answers}), file=sys.stderr, flush=True)


def measured(wanted: argparse.Namespace, attacked: bool, figures: Figures) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = start(folder, port, wanted.server)
        base = f"http://127.0.0.1:{port}"
        eve = begin_attack(base) if attacked else None
        try:
            known = [psutil.Process(server.pid)]
            load = os.getloadavg()[0]
            work = measure([base], known, wanted.tables, wanted.seconds, Crowd, figures)
            found = {"attacked": attacked, **asyncio.run(work)}
            own = 0.0 if eve is None else processor_time([psutil.Process(eve.pid)])
            return {**found, "attacker_cpu_s": round(own, 1), "load_before": round(load, 1)}
        finally:
            if eve is not None:
                eve.kill()
            server.send_signal(signal.SIGTERM)
            server.wait(60)


def begin_attack(base: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "benchmarks.attacker", "--attack", base]
    eve = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert eve.stdout is not None and eve.stdout.readline() == "ready\n"
    return eve


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--check", action="store_true", help="fail if others wait twice as long")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("server", nargs="*", help="further options of the server, after --")
    wanted = parser.parse_args()
    if wanted.attack:
        attack(wanted.attack)
    alone, beside = Figures(), Figures()
    for _ in range(wanted.rounds):
        for attacked, figures in ((False, alone), (True, beside)):
            print(json.dumps(measured(wanted, attacked, figures)), flush=True)
    without, with_him = (1000 * quantile(sorted(f.seconds), 0.99) for f in (alone, beside))
    ratio = round(with_him / without, 2)
    told = {"p99_alone_ms": round(without, 1), "p99_beside_ms": round(with_him, 1)}
    print(json.dumps({**told, "p99_ratio": ratio}))
    return 1 if wanted.check and ratio >= 2.0 else 0


if __name__ == "__main__":
    sys.exit(main())
