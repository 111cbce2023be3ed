"""`raumhafen simulate`: the promised object, the file, and what an interruption leaves."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.games import METAS
from raumhafen.games.space_base.bots.mind import SpaceBaseMind
from tests.cli.shell import Streams


def heed_interrupts() -> None:
    """A test run in the background hands on that Ctrl-C is ignored; people do not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_the_object_has_exactly_the_promised_fields(raumhafen: Streams) -> None:
    ran = raumhafen("simulate space-base --agents greedy,random --games 6 --seed 3 --json")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert list(found) == ["game", "games", "errors", "seconds", "decisions", "agents", "seats"]
    assert (found["game"], found["games"], found["errors"]) == ("space-base", 6, 0)
    assert found["agents"].keys() == {"greedy", "random"}
    assert len(found["seats"]) == 2
    for share in [*found["agents"].values(), *found["seats"]]:
        assert list(share) == ["wins", "share", "low", "high"]
        assert share["low"] <= share["share"] <= share["high"]
    assert sum(agent["wins"] for agent in found["agents"].values()) == 6
    assert found["decisions"] > 6 * 10


def test_the_summary_for_people(raumhafen: Streams) -> None:
    ran = raumhafen("simulate space-base --agents random,random,random --games 3 --lang de")
    assert "3 Partien" in ran.out
    assert "Platz 3" in ran.out
    assert "95-%-Intervall" in ran.out


def test_records_are_written(raumhafen: Streams, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    ran = raumhafen(f"simulate space-base --agents random,random --games 4 --out {file}")
    assert ran.code == 0
    rows = pl.read_parquet(file)
    assert rows.height == 4 * 2
    assert rows["win"].sum() == 4
    assert os.listdir(tmp_path) == ["games.parquet"]


def test_options_of_the_game_reach_the_matches(raumhafen: Streams, tmp_path: Path) -> None:
    standard, fast = tmp_path / "a.parquet", tmp_path / "b.parquet"
    line = "simulate space-base --agents greedy,greedy --games 2"
    raumhafen(f"{line} --out {standard}")
    raumhafen(f"{line} --variant light-speed --out {fast}")
    assert not pl.read_parquet(standard).equals(pl.read_parquet(fast))


def test_a_broken_match_is_a_failure(raumhafen: Streams, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise RaumhafenError("error-game-over")

    monkeypatch.setattr(SpaceBaseMind, "greedy", refuse)
    ran = raumhafen("simulate space-base --agents greedy,random --games 2 --json")
    assert ran.code == 1
    assert json.loads(ran.out)["errors"] == 2
    assert "2 games broke down" in ran.err


LOADED = """
from raumhafen.cli import entry, main
print("loaded", flush=True)
main()
"""


def interrupted(line: str, out: Path, seconds: float) -> None:
    """So long after the command was loaded; it ends as commands do that were interrupted."""
    process = subprocess.Popen(
        [sys.executable, "-c", LOADED, *line.split(), "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"loaded\n"
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert b"Traceback" not in err


@pytest.mark.slow
@pytest.mark.untraced
@pytest.mark.parametrize("seconds", [0.0, 1.0, 3.0])  # loading the game, starting, playing
@pytest.mark.parametrize("workers", [1, 2])
def test_an_interruption_leaves_no_file(tmp_path: Path, workers: int, seconds: float) -> None:
    line = f"simulate space-base --agents random,random --games 1000000 --workers {workers}"
    interrupted(line, tmp_path / "games.parquet", seconds)
    assert os.listdir(tmp_path) == []


@pytest.mark.slow
@pytest.mark.untraced
@pytest.mark.parametrize("game", METAS)
def test_bots_that_think_are_interrupted_like_others(tmp_path: Path, game: str) -> None:
    """Compiled code takes an interruption for a lack of memory and aborts, if it is at numbers that
    are longer than a machine integer: so a search must not be.
    """
    for seconds in (3.0, 3.7):
        line = f"simulate {game} --agents search:0.5s,search:0.5s --games 1000000"
        interrupted(line, tmp_path / "games.parquet", seconds)
    assert os.listdir(tmp_path) == []


INTERRUPTED_WHILE_LOADING = """
import sys

class Impatient:
    def find_spec(self, name, path=None, target=None):
        if name == "typer":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Impatient())
from raumhafen.cli import main
main()
"""


def test_an_interruption_while_the_command_is_loaded_is_one_like_others() -> None:
    line = [sys.executable, "-c", INTERRUPTED_WHILE_LOADING, "games"]
    ran = subprocess.run(line, capture_output=True, timeout=60, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, b"", b"")
