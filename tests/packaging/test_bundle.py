"""tools/bundle.py: an archive that measures on a machine which has nothing of ours."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import bundle

ROOT = Path(__file__).parents[2]


def run(*words: str | Path) -> str:
    told = subprocess.run(words, capture_output=True, text=True, env={"PATH": "/usr/bin:/bin"})
    assert told.returncode == 0, told.stderr
    return told.stdout


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="bundles are made on Linux")
def test_a_bundle_measures_without_anything_else(tmp_path: Path) -> None:
    archive = tmp_path / "bundle.tar"
    assert "MB" in run(sys.executable, ROOT / "tools" / "bundle.py", archive)
    run("tar", "xf", archive, "-C", tmp_path)
    archive.unlink()
    command = tmp_path / "bundle" / "run"
    told = run(command, "-m", "benchmarks.ladder", "space-base", "--rung", "1", "--scale", "0.004")
    assert "| greedy | random | 2 | " in told and ", compiled; space-base" in told
    told = run(command, "-c", "import sys, raumhafen; print(sys.prefix, raumhafen.__file__)")
    assert all(word.startswith(str(command.parent)) for word in told.split())


@pytest.mark.parametrize("name", ["bundle.zip", "bundle"])
def test_other_archives_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"\.tar\.xz"):
        bundle.pack(tmp_path / name)
    assert not list(tmp_path.iterdir())
