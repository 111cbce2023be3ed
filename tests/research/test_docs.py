"""The page about research says what is true, and its examples run."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from raumhafen.games.space_base.views.features import layout
from raumhafen.research.gymnasium import SeatEnv
from raumhafen.research.table import Table

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_examples_run(code: str) -> None:
    exec(compile(code, "docs/research.md", "exec"), {})


def rows() -> list[tuple[str, str, str]]:
    return re.findall(r"^\| `([\w:]+)` \| `(\(.*?\))` \| (\d*) ?\|", PAGE, re.MULTILINE)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_planes_are_as_the_page_says(seats: int) -> None:
    shapes = {name: eval(shape, {"n": seats}) for name, shape, _ in rows()}
    tensors = Table("space-base", seats, {}, False).tensors
    assert shapes == tensors.shapes
    assert list(shapes) == list(tensors.shapes)


def test_units_and_sizes_are_as_the_page_says() -> None:
    planes = layout(4).planes
    units = {name: int(unit or 0) for name, _, unit in rows() if name in planes}
    assert units == {name: plane.unit for name, plane in planes.items()}
    table = Table("space-base", 4, {}, False)
    assert f"({table.tensors.size} numbers for four)" in PAGE
    assert f"`Discrete({table.game.actions.size})`" in PAGE


def load_example() -> ModuleType:
    path = ROOT / "examples" / "train_space_base.py"
    spec = importlib.util.spec_from_file_location("train_space_base", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_the_example_runs() -> None:
    """One batch changes the policy; whether it learns is asked below."""
    example = load_example()
    env = SeatEnv(seats=example.SEATS)
    options = example.Options(env)
    policy = example.Policy(options.size)
    before = policy.weights.copy()
    example.train(env, options, policy, batches=1, seed=0)
    assert (policy.weights != before).any()
    assert 0.0 <= example.win_rate(env, options, policy, 4) <= 1.0


@pytest.mark.soak
def test_the_example_learns() -> None:
    """Half of the documented training, a smaller sample: from about half to most games won."""
    example = load_example()
    env = SeatEnv(seats=example.SEATS)
    options = example.Options(env)
    policy = example.Policy(options.size)
    assert f"over {options.size} numbers" in PAGE
    before = example.win_rate(env, options, policy, 60)
    example.train(env, options, policy, batches=24, seed=0)
    after = example.win_rate(env, options, policy, 60)
    assert 0.3 < before < 0.7
    assert after > 0.7 and after > before + 0.15
