"""Server processes that begin with the platform loaded.

Loading it takes two seconds of processor time, and the tests start some hundred servers. Python's
own fork server loads it once for each process of tests and hands out copies. Those have a fork
server in turn, for their workers: here it is a copy, too.
"""

from __future__ import annotations

import atexit
import importlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
from multiprocessing import connection, forkserver, get_context, resource_tracker
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher

from raumhafen.server.web import security

LOADED = ["raumhafen.cli.entry", "raumhafen.cli.server", "raumhafen.server.workers.loaded"]
PLAIN = "raumhafen.cli"
CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload(LOADED)

Environment = dict[str, str]


class Child:
    """A copy, held like any other process; it runs one command of the platform."""

    def __init__(
        self, module: str, argv: list[str], environment: Environment, out: Path, err: Path
    ) -> None:
        self._process = CONTEXT.Process(target=_run, args=(module, argv, environment, out, err))
        self._process.start()
        atexit.register(self._process.kill)  # Python waits for its children when it ends
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("raumhafen", timeout or 0)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


def completed(
    module: str, argv: list[str], environment: Environment, timeout: float
) -> subprocess.CompletedProcess[str]:
    """As `subprocess.run`, with what was said."""
    with tempfile.TemporaryDirectory() as folder:
        out, err = Path(folder) / "out", Path(folder) / "err"
        code = Child(module, argv, environment, out, err).wait(timeout)
        said = [path.read_text(encoding="utf-8") for path in (out, err)]
    return subprocess.CompletedProcess(argv, code, *said)


def _run(module: str, argv: list[str], environment: Environment, out: Path, err: Path) -> None:
    """A module that changes the platform when it is imported is the main one, as with `python -m`:
    worker processes import it as well.
    """
    from raumhafen.cli.entry import run

    os.environ.clear()
    os.environ.update(environment)
    for path, place in ((out, 1), (err, 2)):
        os.dup2(os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT), place)
    _keep_copies_for_workers()
    _hash_quickly()
    if module != PLAIN:
        sys.modules["__main__"] = importlib.import_module(module)
    sys.exit(run(argv))


def _hash_quickly() -> None:
    """A password is made to take a fifth of a second; people of tests have dozens."""
    security._HASHER = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)


def _keep_copies_for_workers() -> None:
    """As `ForkServer.ensure_running`, with a copy of this process in place of a new one."""
    resource_tracker.ensure_running()
    listener = socket.socket(socket.AF_UNIX)
    address = connection.arbitrary_address("AF_UNIX")  # type: ignore[attr-defined]
    listener.bind(address)
    listener.listen()
    alive_r, alive_w = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(alive_w)
        forkserver.main(listener.detach(), alive_r, [])
        os._exit(0)
    listener.close()
    os.close(alive_r)
    known: Any = forkserver._forkserver
    known._forkserver_address = address
    known._forkserver_alive_fd = alive_w
    known._forkserver_pid = pid
