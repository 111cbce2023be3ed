"""Jobs on a Ray cluster.

A node that is lost costs the jobs that it was at: Ray does them again elsewhere. Every node must
have the same release of this package, because a job must give the same wherever it runs; one that
has another refuses its jobs.
"""

import os
import secrets
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from itertools import islice
from typing import Any, Final, TypeVar

from raumhafen import __version__
from raumhafen.engine.errors import RaumhafenError
from raumhafen.games import METAS
from raumhafen.sim.collector import collect_rarely

Job = TypeVar("Job")
Done = TypeVar("Done")

LOCAL: Final = "local"
TOKEN, MODE = "RAY_AUTH_TOKEN", "RAY_AUTH_MODE"  # Ray sets the mode where it finds a token
RETRIES: Final = 8  # a job that takes its process along so often is at fault itself
AHEAD: Final = 2  # jobs for each core that are handed out at a time
LOOK_EVERY: Final = 1.0  # seconds, so that Ctrl-C is heard
STARTS: Final = 3  # tries to start a cluster of its own
ANSWER_WITHIN: Final = 10.0  # seconds
STORE: Final = 100_000_000  # bytes: what jobs give is small


def build() -> str:
    """The release and the rules that a process plays."""
    rules = sorted(f"{meta.id} {meta.rules_version}" for meta in METAS.values())
    return "; ".join((f"raumhafen {__version__}", *rules))


def on_cluster(
    address: str, work: Callable[[Job], Done], jobs: Iterable[Job]
) -> Iterator[tuple[Job, Done]]:
    """Jobs with what they gave, as they are done."""
    with connected(address) as ray:
        task = ray.remote(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")(do)
        yield from hand_out(ray, lambda job: task.remote(build(), work, job), jobs)


def do(wanted: str, work: Callable[[Job], Done], job: Job) -> Done:
    """One job, on some node."""
    if build() != wanted:
        raise RaumhafenError("error-cluster-build", {"here": wanted, "there": build()})
    collect_rarely()
    return work(job)


def hand_out(
    ray: Any, begin: Callable[[Job], Any], jobs: Iterable[Job]
) -> Iterator[tuple[Job, Any]]:
    """Only some jobs at a time, so that a long list costs no memory; nodes may come and go."""
    waiting = iter(jobs)
    running: dict[Any, Job] = {}
    while True:
        room = AHEAD * cores(ray) - len(running)
        running.update((begin(job), job) for job in islice(waiting, max(0, room)))
        if not running:
            return
        ended, _ = ray.wait(list(running), timeout=LOOK_EVERY)
        for ref in ended:
            yield running.pop(ref), fetch(ray, ref)


def cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def fetch(ray: Any, ref: Any) -> Any:
    try:
        return ray.get(ref)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        reason = str(error).partition("\n")[0]
        raise RaumhafenError("error-cluster-lost", {"reason": reason}) from error


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray itself, connected, and let go at the end whatever happens."""
    ray = load()
    # Ray prints news of its nodes to the standard output, which is for results.
    with redirect_stdout(sys.stderr):
        yield from within(ray, address)


def within(ray: Any, address: str) -> Iterator[Any]:
    with closed_to_others() if address == LOCAL else nullcontext():
        try:
            knock(address)
            start(ray, address)
        except Exception as error:  # Ray raises many kinds, bare ones among them
            reason = str(error).partition("\n")[0]
            refused: dict[str, str | int] = {"address": address, "reason": reason}
            raise RaumhafenError("error-cluster-away", refused) from error
        try:
            yield ray
        finally:
            ray.shutdown()


@contextmanager
def closed_to_others() -> Iterator[None]:
    """Who joins a cluster of its own needs a token that nobody else has. Ray would leave one in the
    home folder, and every cluster that is begun there later would ask its nodes for it.
    """
    before = {name: os.environ.get(name) for name in (TOKEN, MODE)}
    os.environ.setdefault(TOKEN, secrets.token_hex(32))
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


def start(ray: Any, address: str) -> None:
    """Ray gives a node of its own half a minute to start, which a busy machine may not manage."""
    for left in reversed(range(STARTS if address == LOCAL else 1)):
        try:
            ray.init(**settings(address))
            return
        except Exception:
            ray.shutdown()
            if not left:
                raise


def settings(address: str) -> dict[str, Any]:
    """What `ray.init` is told: errors only, and for a cluster of its own nothing but the cores."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address != LOCAL:
        return {"address": address, **quiet}
    own = {"num_cpus": os.cpu_count(), "include_dashboard": False, "object_store_memory": STORE}
    return {"address": LOCAL, **own, **quiet}


def knock(address: str) -> None:
    """Ray tries for minutes to reach a host that does not answer."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), ANSWER_WITHIN).close()


def load() -> Any:
    """Ray sends figures of its use to its makers unless it is told not to."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ModuleNotFoundError as error:
        raise RaumhafenError("error-no-ray") from error
    return ray
