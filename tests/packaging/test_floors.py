"""Floors of the coverage hold, and only rise."""

import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TOOL: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "coverage_floor.py"))


def found(covered: int, branches: int) -> dict[str, dict[str, int]]:
    return {"summary": {"covered_branches": covered, "num_branches": branches}}


def faults(measured: dict[str, float], floors: dict[str, int], before: dict[str, int]) -> list[str]:
    return list(TOOL["find_faults"](measured, floors, before))


def test_a_part_is_measured_by_its_own_branches() -> None:
    files = {
        "src/raumhafen/engine/flow.py": found(9, 10),
        "src/raumhafen/engine/save.py": found(0, 8),
        "src/raumhafen/games/dice.py": found(5, 5),
    }
    assert TOOL["measure"](files, "engine") == 50
    with pytest.raises(SystemExit, match="nothing was measured of server"):
        TOOL["measure"](files, "server")


def test_below_the_floor_is_a_fault() -> None:
    assert faults({"engine": 97.0}, {"engine": 97}, {}) == []
    assert faults({"engine": 96.9}, {"engine": 97}, {}) == [
        "engine: 96.9 % of the branches, the floor is 97 %"
    ]


def test_a_floor_only_rises() -> None:
    told = ["engine: the floor was 97 % and may only rise"]
    assert faults({"engine": 99.0}, {"engine": 98}, {"engine": 97}) == []
    assert faults({"engine": 99.0}, {"engine": 96}, {"engine": 97}) == told
    assert faults({}, {}, {"engine": 97}) == told


def test_every_part_has_a_floor() -> None:
    floors = TOOL["read_floors"]((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert list(floors) == ["engine", "components", "games", "server"]
    assert all(80 <= floor <= 100 for floor in floors.values())
