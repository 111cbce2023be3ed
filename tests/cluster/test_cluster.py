"""Matches on a Ray cluster of two nodes, of which one is killed in the middle.

The nodes are those of Ray's own tests; the command runs in a process of its own, as people run it.
"""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import polars as pl
import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.sim import cluster
from raumhafen.sim.machines import Machines
from raumhafen.sim.parts import PartFolder
from raumhafen.sim.tournament import Tournament, played

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300.0  # seconds, for a machine that is busy
STORE = 80_000_000
QUICK = Tournament("space-base", ("greedy", "random"), 40, seed=5)
LONG = "simulate space-base --agents greedy,greedy --games 896 --seed 5"

Raumhafen = Callable[..., subprocess.Popen[str]]


def wait_for(what: Callable[[], bool], process: subprocess.Popen[Any]) -> None:
    """The thing itself, never a time; a process that has ended will not bring it any more."""
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until, "it never came"
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)


def parts(folder: Path) -> int:
    return len(list(folder.glob("*.parquet")))


def patiently(begin: Callable[[], Any]) -> Any:
    """Ray gives a node half a minute to start, which a busy machine may not manage."""
    for _ in range(4):
        try:
            return begin()
        except Exception as error:
            failure = error
    raise failure


def first_node() -> Any:
    """A cluster whose first node has one core."""
    from ray.cluster_utils import Cluster

    nodes = Cluster()
    try:
        nodes.add_node(num_cpus=1, object_store_memory=STORE, include_dashboard=False)
    except Exception:
        nodes.shutdown()
        raise
    return nodes


@pytest.fixture(scope="module")
def head() -> Iterator[Any]:
    nodes = patiently(first_node)
    yield nodes
    nodes.shutdown()


@pytest.fixture
def second(head: Any) -> Iterator[Any]:
    """Another node, with another core."""
    node = patiently(lambda: head.add_node(num_cpus=1, object_store_memory=STORE))
    yield node
    if node in head.list_all_nodes():
        head.remove_node(node)


@pytest.fixture
def raumhafen() -> Iterator[Raumhafen]:
    begun: list[subprocess.Popen[str]] = []

    def start(line: str, *more: str, **env: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "raumhafen.cli", *line.split(), *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "RAUMHAFEN_LANG": "en", **env},
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL) and None,
        )
        begun.append(process)
        return process

    yield start
    for process in begun:
        if process.poll() is None:
            process.kill()
            process.communicate()


def rows(folder: Path) -> pl.DataFrame:
    return pl.scan_parquet(folder / "*.parquet").collect()


def test_a_lost_node_costs_its_chunks_only(
    head: Any, second: Any, raumhafen: Raumhafen, tmp_path: Path
) -> None:
    """The rows are those of one process, though half of the cluster goes while it plays."""
    there, here = tmp_path / "there", tmp_path / "here"
    process = raumhafen(LONG, "--ray", head.address, "--out", str(there))
    wait_for(lambda: parts(there) >= 4, process)
    kept = {part.name: part.stat().st_mtime_ns for part in there.glob("*.parquet")}
    head.remove_node(second, allow_graceful=False)
    assert parts(there) < 128, "the node was killed too late to prove anything"
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    assert out.startswith("896 games"), "nothing but the result stands there"
    assert {name: (there / name).stat().st_mtime_ns for name in kept} == kept
    alone = raumhafen(LONG, "--out", str(here))
    _, err = alone.communicate(timeout=PATIENCE)
    assert alone.returncode == 0, err
    assert rows(there).equals(rows(here))


def test_an_interruption_keeps_what_is_done_and_resume_goes_on(
    head: Any, raumhafen: Raumhafen, tmp_path: Path
) -> None:
    folder = tmp_path / "series"
    words = ("--ray", head.address, "--out", str(folder))
    process = raumhafen(LONG, *words)
    wait_for(lambda: parts(folder) >= 4, process)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, err
    assert "games are kept; --resume goes on" in err
    before = {part.name: part.stat().st_mtime_ns for part in folder.glob("*.parquet")}
    assert 4 <= len(before) < 128
    process = raumhafen(LONG, *words, "--resume")
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    assert "896 games" in out and parts(folder) == 128
    assert {name: (folder / name).stat().st_mtime_ns for name in before} == before


def test_a_cluster_of_ones_own_plays_the_same(tmp_path: Path) -> None:
    """And leaves its process as it was, in which another cluster may be asked next."""
    before = {name: value for name, value in os.environ.items() if "AUTH" in name}
    machines = (Machines(), Machines(2), Machines(ray="local"))
    found = []
    for at, where in enumerate(machines):
        folder = PartFolder(tmp_path / str(at), QUICK)
        folder.open(resume=False)
        for span, matches in played(QUICK, where, folder.missing()):
            folder.write(span, matches)
        found.append(folder.scan().collect())
    assert found[0].height == 80
    assert found[0].equals(found[1]) and found[0].equals(found[2])
    assert {name: value for name, value in os.environ.items() if "AUTH" in name} == before


def test_a_cluster_of_ones_own_leaves_no_token_behind(raumhafen: Raumhafen, tmp_path: Path) -> None:
    """Clusters that are begun in this home later would ask every node for it."""
    process = raumhafen("simulate space-base --games 2 --ray local", HOME=str(tmp_path))
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    assert out.startswith("2 games")
    assert not list(tmp_path.rglob("auth_token"))


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for_port(address: str, process: subprocess.Popen[bytes]) -> None:
    host, _, port = address.partition(":")

    def is_open() -> bool:
        with socket.socket() as one:
            return one.connect_ex((host, int(port))) == 0

    wait_for(is_open, process)


def lines_of_the_page() -> list[str]:
    """What docs/scaling.md says to Ray on the machines of a cluster."""
    page = (ROOT / "docs" / "scaling.md").read_text(encoding="utf-8")
    return [line.split("   ")[0] for line in page.splitlines() if re.match(r"(ray|export) ", line)]


@pytest.fixture
def ray(tmp_path: Path) -> Iterator[Callable[[str], subprocess.Popen[bytes]]]:
    """Ray's own command, with a home and a place for its nodes that go with the test."""
    begun: list[subprocess.Popen[bytes]] = []
    place = TemporaryDirectory(prefix="ray-")  # names of sockets have to be short
    env = {**os.environ, "HOME": str(tmp_path), "RAY_AUTH_MODE": "token", "RAY_TMPDIR": place.name}

    def start(line: str) -> subprocess.Popen[bytes]:
        words = [str(Path(sys.executable).parent / "ray"), *line.split()[1:]]
        process = subprocess.Popen(words, stdout=subprocess.PIPE, env=env)
        begun.append(process)
        return process

    with place:
        yield start
        for process in begun:
            process.terminate()
        for process in begun:
            process.communicate(timeout=PATIENCE)


def test_the_lines_of_the_page_make_a_cluster_with_a_token(
    ray: Callable[[str], subprocess.Popen[bytes]], raumhafen: Raumhafen, tmp_path: Path
) -> None:
    """Who has no token is told so."""
    generate, mode, head, other = lines_of_the_page()
    assert mode == "export RAY_AUTH_MODE=token"
    port, foreground = str(free_port()), "--block --num-cpus 1"
    first, line = f"127.0.0.1:{port}", "simulate space-base --games 40 --ray"
    assert ray(generate).wait(timeout=PATIENCE) == 0
    wait_for_port(first, ray(f"{head.replace('6379', port)} {foreground}"))
    second = ray(f"{other.replace('FIRST:6379', first)} {foreground}")
    status = f"ray status --address {first}"
    wait_for(lambda: b"/2.0 CPU" in ray(status).communicate(timeout=PATIENCE)[0], second)
    friend = raumhafen(line, first, RAY_AUTH_MODE="token", HOME=str(tmp_path))
    out, err = friend.communicate(timeout=PATIENCE)
    assert friend.returncode == 0, err
    assert out.startswith("40 games")
    stranger = raumhafen(line, first, RAY_AUTH_MODE="token", HOME=str(tmp_path / "stranger"))
    _, err = stranger.communicate(timeout=PATIENCE)
    assert stranger.returncode == 2
    assert "oken" in err and "Traceback" not in err


def test_a_node_of_another_release_refuses() -> None:
    with pytest.raises(RaumhafenError) as refusal:
        cluster.do("raumhafen 0.0.1", str, 1)
    assert refusal.value.key == "error-cluster-build"
    assert cluster.do(cluster.build(), str, 1) == "1"


def test_an_address_without_a_cluster_is_told(raumhafen: Raumhafen) -> None:
    process = raumhafen("simulate space-base --games 2 --ray 127.0.0.1:9")
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert "no Ray cluster" in err and "Traceback" not in err
