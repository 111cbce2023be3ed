"""`python -m benchmarks.server`: many live tables on one server process.

Server and load generator run on the same machine. Every table has four people with a socket each;
once a second one of them acts. What counts is the time from sending an action until it is
acknowledged and shown to all four. With `--processes 2` and a shared database and Redis the people
of every table are spread over several processes:

    python -m benchmarks.server --processes 2 --tables 1000 -- --database URL --redis URL

With `--by-table` everybody at a table meets in one process, as behind a proxy that chooses the
process by the table; so no process has to follow another.

Where database and Redis run on the same machine, it also tells the processor time that an action
takes there.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
ACK = -1
EVERYBODY = {ACK, *range(SEATS)}


class Question(msgspec.Struct):
    options: list[str]


class View(msgspec.Struct):
    waiting: list[int]
    secret: bool
    question: Question | None


class Told(msgspec.Struct):
    """As much of a message as the load generator reads."""

    t: str
    v: int = 0
    id: str | None = None
    view: View | None = None


DECODER = msgspec.json.Decoder(Told)


class Socket:
    """One person at a table."""

    def __init__(self, table: LoadTable, seat: int, connection: ClientConnection) -> None:
        self.table = table
        self.seat = seat
        self.connection = connection
        self.view: View | None = None
        self.version = 0

    async def read(self) -> None:
        async for text in self.connection:
            message = DECODER.decode(text)
            self.version = max(self.version, message.v)
            if message.view is not None:
                self.view = message.view
                self.table.note(self.seat)
            elif message.t == "ack":
                self.table.note(ACK)
            elif message.t == "refused":
                self.table.figures.refused += 1


class Figures:
    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.refused = 0
        self.missed = 0


class LoadTable:
    """Four sockets, and the one action that is under way."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.sockets: list[Socket] = []
        self.seen: set[int] = set()
        self.actor: Socket | None = None
        self.before: View | None = None
        self.started = 0.0
        self.done = asyncio.Event()
        self.done.set()  # nothing is under way yet
        self.readers: list[asyncio.Task[None]] = []

    def sit(self, seat: int, connection: ClientConnection) -> None:
        """Reads from now on: who reads nothing answers no ping either."""
        self.sockets.append(Socket(self, seat, connection))
        self.readers.append(asyncio.create_task(self.sockets[-1].read()))

    def note(self, who: int) -> None:
        self.seen.add(who)
        if self.seen >= self.audience() and not self.done.is_set():
            self.figures.seconds.append(time.perf_counter() - self.started)
            self.done.set()

    def audience(self) -> set[int]:
        """Whoever has to hear of the action: an answer in the middle of a hidden dialogue is
        shown to nobody else.
        """
        if self.actor is None or self.before is None or self.actor.view is None:
            return EVERYBODY
        before, now = self.before, self.actor.view
        hidden = before.secret and now.secret and before.waiting == now.waiting
        return {ACK, self.actor.seat} if hidden else EVERYBODY

    async def act(self, rng: random.Random) -> None:
        asked = [s for s in self.sockets if s.view is not None and s.view.question is not None]
        if not asked:
            self.figures.missed += 1
            return
        actor = rng.choice(asked)
        assert actor.view is not None and actor.view.question is not None
        message = {
            "t": "act",
            "id": f"{rng.getrandbits(60):x}",
            "v": actor.version,
            "seat": actor.seat,
            "code": rng.choice(actor.view.question.options),
        }
        self.actor, self.before = actor, actor.view
        self.seen.clear()
        self.done.clear()
        self.started = time.perf_counter()
        await actor.connection.send(json.dumps(message))
        try:
            await asyncio.wait_for(self.done.wait(), 10.0)
        except TimeoutError:
            self.figures.missed += 1

    async def run(self, seconds: float, rng: random.Random) -> None:
        """One action a second, the tables spread over the second."""
        loop = asyncio.get_running_loop()
        at = loop.time() + rng.random()
        end = at + seconds
        while at < end:
            await asyncio.sleep(max(0.0, at - loop.time()))
            await self.act(rng)
            at += 1.0


# --- setting up ----------------------------------------------------------------------------------


class Lobby:
    """Makes people and tables over REST, with one connection pool for all of them."""

    def __init__(self, bases: list[str], by_table: bool = False) -> None:
        self.bases = bases
        self.by_table = by_table
        self.http = httpx.AsyncClient(base_url=bases[0], trust_env=False, timeout=60.0)
        self.csrf = ""

    def base_of(self, number: int, seat: int) -> str:
        """The process that one person at a table reaches."""
        return self.bases[(number + (0 if self.by_table else seat)) % len(self.bases)]

    async def open(self) -> None:
        answer = await self.http.get("/api/me")
        self.csrf = answer.cookies["csrf"]

    async def post(self, path: str, body: Any, session: str = "") -> httpx.Response:
        cookie = f"csrf={self.csrf}" + (f"; session={session}" if session else "")
        headers = {"Cookie": cookie, "X-CSRF-Token": self.csrf}
        self.http.cookies.clear()
        answer = await self.http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer

    async def guest(self, name: str) -> str:
        answer = await self.post("/api/guest", {"name": name})
        return str(answer.cookies["session"])

    async def table(self, figures: Figures, number: int) -> LoadTable:
        people = [await self.guest(f"P{number}-{seat}") for seat in range(SEATS)]
        made = await self.post("/api/tables", {"game": "space-base", "seats": SEATS}, people[0])
        table_id, home = made.json()["id"], self.base_of(number, 0)
        for seat, person in enumerate(people[1:], start=1):
            await self.post(f"{home}/api/tables/{table_id}/join", {"seat": seat}, person)
        await self.post(f"{home}/api/tables/{table_id}/start", {}, people[0])
        table = LoadTable(figures)
        for seat, person in enumerate(people):
            base = self.base_of(number, seat)
            connection = await connect(
                base.replace("http", "ws") + f"/ws/table/{table_id}",
                origin=base,  # type: ignore[arg-type]  # a plain text is an origin
                additional_headers={"Cookie": f"session={person}"},
                compression=None,
                proxy=None,
                ping_interval=None,
            )
            table.sit(seat, connection)
        return table


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(folder: str, port: int, extra: list[str]) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "raumhafen.cli", "serve", "--port", str(port)]
    command += ["--data", folder, "--no-rate-limits", "--log-level", "warning", *extra]
    process = subprocess.Popen(command)
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2):
                return process
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise TimeoutError("the server does not start")


def memory(servers: list[psutil.Process]) -> float:
    """Megabytes of the servers with their workers."""
    family = [one for server in servers for one in (server, *server.children(recursive=True))]
    return sum(member.memory_info().rss for member in family) / 1e6


def processor_time(servers: list[psutil.Process]) -> float:
    times = [server.cpu_times() for server in servers]
    return float(sum(one.user + one.system for one in times))


class Services:
    """PostgreSQL and Redis, as far as they run here."""

    def __init__(self, options: list[str]) -> None:
        named = dict(zip(options, options[1:], strict=False))
        wanted = {"postgresql": named.get("--database"), "redis": named.get("--redis")}
        found = {name: listening(urlsplit(url).port) for name, url in wanted.items() if url}
        self.known = {name: one for name, one in found.items() if one is not None}

    def times(self) -> dict[str, float]:
        """Seconds of processor time so far; PostgreSQL has a process for each connection."""
        families = {k: [one, *one.children(recursive=True)] for k, one in self.known.items()}
        return {name: processor_time(family) for name, family in families.items()}


def listening(port: int | None) -> psutil.Process | None:
    for one in psutil.net_connections("tcp"):
        if one.status == psutil.CONN_LISTEN and one.laddr and one.laddr.port == port and one.pid:
            return psutil.Process(one.pid)
    return None


# --- measuring -----------------------------------------------------------------------------------


async def measure(
    bases: list[str],
    servers: list[psutil.Process],
    tables: int,
    seconds: float,
    make: Callable[[list[str]], Lobby] = Lobby,
    total: Figures | None = None,
    services: Services | None = None,
) -> dict[str, Any]:
    """One run; `total` gathers the times of several."""
    figures, beside = Figures(), services or Services([])
    lobby = make(bases)
    await lobby.open()
    made = [await lobby.table(figures, number) for number in range(tables)]
    await lobby.http.aclose()
    await asyncio.sleep(2.0)
    gc.collect()
    gc.disable()  # pauses of the load generator are not the server's
    before, started, own = processor_time(servers), time.perf_counter(), time.process_time()
    others = beside.times()
    peak = asyncio.create_task(watch_memory(servers, seconds))
    rngs = [random.Random(number) for number in range(tables)]
    await asyncio.gather(*(t.run(seconds, rng) for t, rng in zip(made, rngs, strict=True)))
    cpu, spent = processor_time(servers) - before, time.perf_counter() - started
    own = time.process_time() - own
    spent_beside = {name: now - others[name] for name, now in beside.times().items()}
    megabytes = await peak
    if total is not None:
        total.seconds += figures.seconds
    for table in made:
        for reader, one in zip(table.readers, table.sockets, strict=True):
            reader.cancel()
            one.connection.transport.abort()
    return {
        **report(figures, tables, megabytes),
        "server_cpu": round(cpu / spent, 2),
        "server_cpu_ms_an_action": round(1000 * cpu / len(figures.seconds), 2),
        "load_generator_cpu": round(own / spent, 2),
        **{
            f"{name}_cpu_ms_an_action": round(1000 * one / len(figures.seconds), 3)
            for name, one in spent_beside.items()
        },
    }


async def watch_memory(servers: list[psutil.Process], seconds: float) -> float:
    most = 0.0
    for _ in range(int(seconds)):
        most = max(most, memory(servers))
        await asyncio.sleep(1.0)
    return most


def report(figures: Figures, tables: int, megabytes: float) -> dict[str, Any]:
    times = sorted(figures.seconds)
    return {
        "tables": tables,
        "sockets": tables * SEATS,
        "actions": len(times),
        "refused": figures.refused,
        "missed": figures.missed,
        "p50_ms": round(1000 * quantile(times, 0.50), 1),
        "p95_ms": round(1000 * quantile(times, 0.95), 1),
        "p99_ms": round(1000 * quantile(times, 0.99), 1),
        "max_ms": round(1000 * times[-1], 1),
        "server_memory_mb": round(megabytes, 1),
    }


def quantile(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(share * len(times)))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--by-table", action="store_true", help="a table in one process only")
    parser.add_argument("--check", action="store_true", help="fail beyond the limits")
    parser.add_argument("server", nargs="*", help="further options of the server, after --")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        ports = [free_port() for _ in range(wanted.processes)]
        running = [start_server(folder, port, wanted.server) for port in ports]
        try:
            known = [psutil.Process(process.pid) for process in running]
            bases = [f"http://127.0.0.1:{port}" for port in ports]
            beside = Services(wanted.server)
            make = partial(Lobby, by_table=wanted.by_table)
            work = measure(bases, known, wanted.tables, wanted.seconds, make, services=beside)
            found = asyncio.run(work)
        finally:
            for process in running:
                process.send_signal(signal.SIGTERM)
                process.wait(30)
    print(json.dumps(found))
    good = found["p99_ms"] < 150 and found["server_memory_mb"] < 600 and not found["missed"]
    return 1 if wanted.check and not good else 0


if __name__ == "__main__":
    sys.exit(main())
