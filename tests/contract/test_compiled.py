"""The compiled build is the same game: identical digests from the same matches."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "compiled"


def play_under(source: Path) -> dict[str, Any]:
    path = os.pathsep.join([str(source), str(ROOT)])
    run = subprocess.run(
        [sys.executable, "-m", "tests.contract.digests"],
        env={**os.environ, "PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(run.stdout)
    return found


@pytest.mark.slow
def test_interpreted_and_compiled_matches_are_identical() -> None:
    assert BUILD.is_dir(), "run `make compiled` first; `make test` does"
    interpreted = play_under(ROOT / "src")
    compiled = play_under(BUILD)
    assert (interpreted["compiled"], compiled["compiled"]) == (False, True)
    assert compiled["played"] == interpreted["played"]
    assert len(compiled["played"]) >= 12
