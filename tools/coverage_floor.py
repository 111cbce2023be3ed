"""Combine the data of `make coverage`, print what no test reaches, and hold the floors.

The floors are whole percents of branches for each part, in `[tool.raumhafen.coverage]` of
pyproject.toml. A part below its floor fails; with `--base` (a commit of git) so does a floor that
is lower than there. A part that is a whole percent above is named, so that its floor can be raised.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "pyproject.toml"
REPORT = ROOT / "build" / "coverage" / "report.json"
Floors = Mapping[str, int]


def read_floors(text: str) -> dict[str, int]:
    tool = tomllib.loads(text).get("tool", {})
    return dict(tool.get("raumhafen", {}).get("coverage", {}))


def coverage(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "coverage", *words], cwd=ROOT, check=True)


def make_report() -> dict[str, Any]:
    """Data of all processes added up; the list of gaps goes to the terminal."""
    if any(REPORT.parent.glob("data.*")):
        coverage("combine", "--quiet", "--append")
    coverage("report")
    coverage("json", "--quiet", "-o", str(REPORT))
    found: dict[str, Any] = json.loads(REPORT.read_text(encoding="utf-8"))
    return found


def measure(files: Mapping[str, Any], part: str) -> float:
    """Per cent of the branches of a part that were taken."""
    inside = [found["summary"] for path, found in files.items() if f"raumhafen/{part}/" in path]
    branches: int = sum(summary["num_branches"] for summary in inside)
    taken: int = sum(summary["covered_branches"] for summary in inside)
    if not branches:
        raise SystemExit(f"coverage: nothing was measured of {part}")
    return 100 * taken / branches


def find_faults(measured: Mapping[str, float], floors: Floors, before: Floors) -> Iterator[str]:
    for part, floor in floors.items():
        if measured[part] < floor:
            yield f"{part}: {measured[part]:.1f} % of the branches, the floor is {floor} %"
    for part, floor in before.items():
        if floors.get(part, 0) < floor:
            yield f"{part}: the floor was {floor} % and may only rise"


def floors_at(commit: str) -> dict[str, int]:
    """Those of another commit; there were none before this file came."""
    shown = subprocess.run(
        ["git", "show", f"{commit}:pyproject.toml"], cwd=ROOT, capture_output=True, text=True
    )
    if shown.returncode:
        raise SystemExit(f"coverage: {shown.stderr.strip()}")
    return read_floors(shown.stdout)


def tell(measured: Mapping[str, float], floors: Floors) -> None:
    for part, percent in measured.items():
        hint = f"; raise it to {int(percent)}" if int(percent) > floors[part] else ""
        print(f"{part:12} {percent:5.1f} % of the branches, floor {floors[part]} %{hint}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--base", help="a commit whose floors must not be undercut")
    given = parser.parse_args(arguments)
    floors = read_floors(PROJECT.read_text(encoding="utf-8"))
    before = floors_at(given.base) if given.base else {}
    files = make_report()["files"]
    measured = {part: measure(files, part) for part in floors}
    tell(measured, floors)
    faults = list(find_faults(measured, floors, before))
    for fault in faults:
        print(f"coverage: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
