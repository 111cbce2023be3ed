"""Real server processes, and the services they can use, all on 127.0.0.1."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import psutil

from raumhafen.server.store.log_rows import Row, decode_row
from tests.server.nursery import PLAIN, Child, completed

START_SECONDS = 150.0
LATE = "RAUMHAFEN_LATE"  # seconds; see tests/server/late.py
RULES = "RAUMHAFEN_RULES"  # how those of a later release differ; see tests/server/newer.py
COVERAGE = "COVERAGE_PROCESS_CONFIG"  # it traces processes that begin from nothing
BORN_LOADED = (PLAIN, "tests.server.newer")  # see tests/server/nursery.py
QUICK = ("--no-rate-limits", "--bot-delay", "0")
PORTS = range(11_000, 32_000)  # below those from which systems take ports for outgoing connections


def free_port() -> int:
    """Nobody's now; it stays so for a server that is killed and comes back to it."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port


class Server:
    """One process of the platform; it can be killed and started again on its data."""

    def __init__(
        self,
        data: Path,
        *options: str,
        port: int | None = None,
        late: str | None = None,
        module: str = "",
    ) -> None:
        self.late = late or os.environ.get(LATE)
        self.rules = ""
        self.module = module or ("tests.server.late" if self.late else PLAIN)
        self.data = data
        self.options = options
        self.port = port or free_port()
        self.log = data / f"log-{self.port}.txt"
        self.process: subprocess.Popen[bytes] | Child | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        module = "tests.server.newer" if self.rules else self.module
        environment = {**os.environ, LATE: self.late or "", RULES: self.rules}
        argv = ["serve", "--port", str(self.port), "--data", str(self.data)]
        argv += ["--log-level", "warning", *self.options]
        if module in BORN_LOADED and COVERAGE not in os.environ:
            self.process = Child(module, argv, environment, self.log, self.log)
        else:
            command = [sys.executable, "-m", module, *argv]
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        self._wait()
        return self

    def _wait(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            assert self.process is not None and self.process.poll() is None, self.log.read_text()
            try:
                with urllib.request.urlopen(self.base + "/readyz", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise TimeoutError(self.log.read_text())

    def kill(self) -> None:
        """As if the power of the process were cut."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """The polite way; gives the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(120)

    def update(self, rules: str) -> Server:
        """Another release takes its place, with rules that differ so."""
        self.stop()
        self.rules = rules
        return self.start()

    def moves(self, table: str) -> list[tuple[Row, float]]:
        """The lines of a table that tell of an action, and when the server carried them out."""
        with contextlib.closing(sqlite3.connect(self.data / "raumhafen.sqlite3")) as connection:
            found = connection.execute(
                "SELECT line, shown, at FROM lines WHERE table_id = ? ORDER BY seq", [table]
            ).fetchall()
        rows = [(decode_row(line, shown, None), float(at)) for line, shown, at in found]
        return [(row, at) for row, at in rows if "code" in row.line]

    def errors(self) -> list[str]:
        """Lines of the log that tell of something unexpected."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if '"level": "error"' in line or "Traceback" in line]


# --- services ------------------------------------------------------------------------------------


def install(*packages: str) -> None:
    """From Debian's packages, where missing."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if subprocess.run(command, env=environment, check=False, **quiet).returncode:  # type: ignore[call-overload]  # plain options
        subprocess.run(["apt-get", "update"], env=environment, check=False, **quiet)  # type: ignore[call-overload]  # plain options
        subprocess.run(command, env=environment, check=True, **quiet)  # type: ignore[call-overload]  # plain options


def find_program(name: str, *packages: str) -> str:
    for _ in range(2):
        folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
        path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")])
        found = shutil.which(name, path=path)
        if found:
            return found
        install(*packages)
    raise FileNotFoundError(name)


class Redis:
    """A Redis that keeps nothing; it can go, hang and come back at the same place."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self.start()

    def start(self) -> None:
        program = find_program("redis-server", "redis-server")
        command = [program, "--port", str(self.port), "--bind", "127.0.0.1"]
        command += ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for_port(self.port)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def hang(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(120)


class Postgres:
    """A PostgreSQL cluster of its own; `database()` makes empty databases in it."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self.count = 0
        self._control = find_program("pg_ctl", "postgresql", "postgresql-client")
        self._sql = find_program("psql", "postgresql-client")
        # It refuses to run as root.
        self._prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._prefix:
            open_way(folder)
            shutil.chown(folder, "postgres", "postgres")
        initdb = find_program("initdb", "postgresql")
        self._run(initdb, "-D", str(folder / "data"), "-A", "trust", "-U", "raumhafen")
        self.start()

    def start(self) -> None:
        flags = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c fsync=off"
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self._run(self._control, "-D", data, "-o", flags, "-l", log, "-w", "start")

    def restart(self) -> None:
        """As an operator does it: open connections are ended in the middle of their work."""
        self.stop("fast")
        self.start()

    def processes(self) -> list[psutil.Process]:
        pid = int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        master = psutil.Process(pid)
        return [master, *master.children(recursive=True)]

    def hang(self) -> None:
        """The kernel goes on accepting connections, and nobody answers."""
        for process in self.processes():
            with contextlib.suppress(psutil.NoSuchProcess):
                process.suspend()

    def go_on(self) -> None:
        for process in reversed(self.processes()):
            with contextlib.suppress(psutil.NoSuchProcess):
                process.resume()

    def _run(self, *command: str) -> None:
        """Its own complaints and those of the cluster are told."""
        log = self.folder / "log"
        done = subprocess.run(
            [*self._prefix, *command],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.folder,
        )
        assert done.returncode == 0, (done.stderr, log.read_text() if log.exists() else "")

    def runs(self) -> bool:
        return (self.folder / "data" / "postmaster.pid").exists() and not any(
            process.status() == psutil.STATUS_ZOMBIE for process in self.processes()[:1]
        )

    def say(self, statement: str) -> None:
        target = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "raumhafen", "-d", "postgres"]
        self._run(self._sql, *target, "-q", "-c", statement)

    def database(self) -> str:
        self.count += 1
        name = f"test{self.count}"
        self.say(f"CREATE DATABASE {name}")
        return f"postgresql://raumhafen@127.0.0.1:{self.port}/{name}"

    def stop(self, how: str = "immediate") -> None:
        """It may be gone already when several test processes end at once."""
        command = [self._control, "-D", str(self.folder / "data"), "-m", how, "-w", "stop"]
        subprocess.run([*self._prefix, *command], stdout=subprocess.DEVNULL, cwd=self.folder)


def open_way(folder: Path) -> None:
    """Another user must be able to walk down to the folder."""
    for parent in [folder, *folder.parents]:
        if parent.stat().st_uid == os.geteuid() and not parent.stat().st_mode & 0o001:
            parent.chmod(parent.stat().st_mode | 0o011)


def wait_for_port(port: int) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nothing answers on port {port}")


def command(*args: str, rules: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, RULES: rules}
    module = "tests.server.newer" if rules else PLAIN
    if COVERAGE not in os.environ:
        return completed(module, [*args], environment, 120)
    return subprocess.run(
        [sys.executable, "-m", module, *args],
        capture_output=True,
        text=True,
        timeout=120,
        env=environment,
    )
