"""One worker process: what runs inside it, and how the server holds it."""

import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing import (
    connection,
    context,
    get_all_start_methods,
    get_context,
    parent_process,
)
from typing import Any

from raumhafen.server.errors import Refusal
from raumhafen.sim.collector import collect_rarely

if sys.platform != "win32":
    import resource

WAIT = 4  # how many times its processor time a job may last by the clock, on a busy machine
PATIENCE = 30.0  # seconds more, since a new process has to load first
LOADED = [  # before a worker begins
    "raumhafen.server.workers.process",
    "raumhafen.server.workers.thinking",
    "raumhafen.server.replays.library",
    "raumhafen.server.replays.uploads",
    "raumhafen.server.tables.repeating",
    "raumhafen.server.workers.loaded",
]
TOO_LONG, TOO_HEAVY = "error-too-long", "error-too-heavy"


class WorkerDied(RuntimeError):
    """Nobody knows why."""


# --- inside --------------------------------------------------------------------------------------


def serve(pipe: "connection.Connection[Any, Any]", nice: int, megabytes: int) -> None:
    """Does one job after the other; ends itself when it has grown too large."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is asked, and ends its workers
    threading.Thread(target=_wait_for_parent, daemon=True).start()
    _limit_memory(nice, megabytes)
    collect_rarely()
    ends = False
    while not ends:
        try:
            work, args, seconds = pipe.recv()
        except EOFError:
            return
        _limit_time(seconds)
        answer, ends = _done(work, args)
        _limit_time(None)
        ends = ends or _has_grown(megabytes)
        pipe.send_bytes(_pickled((*answer, ends)))


def _wait_for_parent() -> None:
    """A killed server must not leave workers behind."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(0)


def _done(work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[tuple[bool, Any], bool]:
    """Whether it worked, with what came out of it; and whether the process is worn out."""
    try:
        return (True, work(*args)), False
    except MemoryError:
        return (False, Refusal(TOO_HEAVY, status=413)), True
    except RecursionError:
        return (False, Refusal("error-bad-request")), False
    except Exception as error:
        return (False, error), False


def _pickled(answer: tuple[Any, ...]) -> bytes:
    try:
        return pickle.dumps(answer)
    except Exception as error:
        return pickle.dumps((False, RuntimeError(repr(error)), answer[-1]))


def _limit_memory(nice: int, megabytes: int) -> None:
    if sys.platform != "win32":
        os.nice(nice)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, resource.RLIM_INFINITY))


def _limit_time(seconds: int | None) -> None:
    """Processor time from now on; the system ends a process that has used it up."""
    if sys.platform == "win32":
        return
    most = resource.RLIM_INFINITY
    if seconds is not None:
        used = resource.getrusage(resource.RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime) + seconds + 1
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))


def _has_grown(megabytes: int) -> bool:
    """Memory that was used once seldom comes back: better to begin anew."""
    if sys.platform == "win32":
        return False
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit > (megabytes << 20) // 2


# --- outside -------------------------------------------------------------------------------------


def beginning() -> "context.ForkServerContext | context.SpawnContext":
    """How workers begin. Loading the games takes seconds on a busy machine, where workers are the
    last to be served: where the system can copy a process, they begin with everything loaded.
    """
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    copying = get_context("forkserver")
    copying.set_forkserver_preload(LOADED)
    return copying


class Worker:
    """The server's end; `do` blocks and belongs into a thread."""

    def __init__(self, nice: int, megabytes: int) -> None:
        begins = beginning()
        self.pipe, inside = begins.Pipe()
        self.process = begins.Process(
            target=serve, args=(inside, nice, megabytes), daemon=True, name="raumhafen-worker"
        )
        self._inside = inside
        self.usable = True

    def do(self, work: Callable[..., Any], args: tuple[Any, ...], seconds: int) -> Any:
        if self.process.pid is None:
            self.process.start()
            self._inside.close()
        self.pipe.send((work, args, seconds))
        worked, value = self._answer(seconds)
        if worked:
            return value
        raise value

    def _answer(self, seconds: int) -> tuple[bool, Any]:
        try:
            if not self.pipe.poll(WAIT * seconds + PATIENCE):
                self.kill()
                raise Refusal(TOO_LONG, status=413)
            worked, value, ends = self.pipe.recv()
        except (EOFError, OSError):
            raise self._died() from None
        if ends:
            self.kill()
        return worked, value

    def _died(self) -> Exception:
        self.process.join(5.0)
        code = self.process.exitcode
        self.kill()
        if sys.platform != "win32" and code == -signal.SIGXCPU:
            return Refusal(TOO_LONG, status=413)
        return WorkerDied(f"exit code {code}")

    def kill(self) -> None:
        self.usable = False
        if self.process.pid is not None:
            self.process.kill()
