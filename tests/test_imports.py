"""Imports point one way, from `cli` down to `engine`, and nowhere in a circle.

The rules are checked on the syntax tree, so an import inside a function or under `TYPE_CHECKING`
counts as well, and nothing has to be installed or loaded.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.imports import (
    HEIGHTS,
    PACKAGE,
    SOURCE,
    find_faults,
    find_tied,
    named_targets,
    read_module,
    read_modules,
)

# The project


def test_imports_point_one_way() -> None:
    assert find_faults(read_modules(SOURCE)) == []


def test_every_part_has_a_height() -> None:
    assert {module.part for module in read_modules(SOURCE)} <= HEIGHTS.keys()


def test_every_part_has_a_height_of_its_own() -> None:
    assert len(set(HEIGHTS.values())) == len(HEIGHTS)


def test_no_imports_in_a_circle() -> None:
    assert find_tied(read_modules(SOURCE)) == set()


def game_packages() -> list[str]:
    folders = sorted((SOURCE / PACKAGE / "games").glob("*/meta.py"))
    return [f"{PACKAGE}.games.{meta.parent.name}" for meta in folders]


@pytest.mark.parametrize("game", game_packages())
def test_meta_loads_without_the_rules(game: str) -> None:
    code = f"import sys, {game}.meta; print(*(m for m in sys.modules if m.startswith('{game}.')))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    )
    assert loaded.stdout.split() == [f"{game}.meta"]


# The checker itself

OTHER_GAME = read_module("raumhafen/games/other/turn.py", "")

FORBIDDEN = [
    ("engine/flow.py", "import raumhafen.components.deck", "below"),
    ("engine/flow.py", "from raumhafen import games", "below"),
    ("engine/flow.py", "from ..components import deck", "below"),
    ("engine/flow.py", "def f():\n    from raumhafen.games.toy import turn", "below"),
    ("engine/flow.py", "if TYPE_CHECKING:\n    from raumhafen.cli import main", "below"),
    ("engine/flow.py", "importlib.import_module('raumhafen.server')", "below"),
    ("engine/flow.py", "import numpy as np", "standard library"),
    ("engine/rng.py", "from random import Random", "chance"),
    ("components/deck.py", "import msgspec", "standard library"),
    ("components/deck.py", "from raumhafen.games.toy.state import State", "below"),
    ("games/registry.py", "from raumhafen.agents import greedy", "below"),
    ("games/toy/rules/turn.py", "import time", "clock"),
    ("games/toy/rules/turn.py", "from raumhafen.games.other.turn import TURN", "another"),
    ("games/toy/rules/turn.py", "from ...other import turn", "another"),
    ("games/toy/rules/turn.py", "from raumhafen.games import other", "another"),
    ("games/toy/rules/deep/step.py", "from ....other import turn", "another"),
    ("games/toy/meta.py", "from raumhafen.games.toy.state import State", "stands alone"),
    ("games/toy/meta.py", "def f():\n    from . import state", "stands alone"),
    ("games/toy/__init__.py", "from .turn import TURN", "would load"),
    ("games/toy/content/tables.py", "from raumhafen.games.toy.state import State", "below"),
    ("games/toy/rules/turn.py", "from raumhafen.games.toy.views.board import view", "below"),
    ("games/toy/rules/deep/turn.py", "def f():\n    from ...bots import worth", "below"),
    ("games/toy/views/board.py", "from ..bots import worth", "below"),
    ("games/toy/game.py", "from raumhafen.games.toy.bots.mind import MIND", "would load bots"),
    ("games/toy/game.py", "from raumhafen.games.toy.heuristic import value", "no room"),
    ("games/toy/__init__.py", "from raumhafen.games.other import meta", "another"),
    ("__init__.py", "from raumhafen.engine import flow", "below"),
    ("lobby/table.py", "import json", "no height"),
    ("server/web/app.py", "from raumhafen.cli.shell import Shell", "below"),
    ("agents/search.py", "if TYPE_CHECKING:\n    from raumhafen.sim import match", "below"),
    ("text/catalogue.py", "from raumhafen.rulebook import load_rulebook", "below"),
    ("server/store/log.py", "from raumhafen.server.tables.match import Match", "below"),
    ("server/tables/hub.py", "def f():\n    from ..web import app", "below"),
    ("server/wire.py", "from raumhafen.server.store.records import TableRecord", "below"),
    ("server/tables/hub.py", "from raumhafen.server.commands import serve", "no floor"),
    ("cli/operations.py", "import_module(MODULE)", "is named where"),
]

ALLOWED = [
    ("engine/flow.py", "from __future__ import annotations\nimport json\nfrom .state import State"),
    ("components/deck.py", "from raumhafen.engine.state import State\nfrom . import bag"),
    ("games/registry.py", "from raumhafen.games.other import meta\nfrom .toy import meta as toy"),
    (
        "games/toy/turn.py",
        "from raumhafen.engine import flow\nfrom raumhafen.components import bag",
    ),
    ("games/toy/rules/turn.py", "from ..state import State\nfrom . import effects"),
    ("games/toy/bots/mind.py", "from ..rules import turn\nfrom . import worth"),
    ("games/toy/game.py", "def f():\n    from .bots.mind import MIND"),
    ("games/toy/game.py", "from .rules import turn\nfrom .views.board import view"),
    ("games/toy/rules/turn.py", "from raumhafen.games.registry import register"),
    ("games/toy/meta.py", "from dataclasses import dataclass\nfrom raumhafen.engine import game"),
    ("games/toy/__init__.py", "from .meta import META"),
    ("games/toy/__init__.py", "def load():\n    from .turn import TURN\n    return TURN"),
    ("games/toy/__init__.py", "if TYPE_CHECKING:\n    from .state import State"),
    ("agents/search.py", "import random, numpy\nfrom raumhafen.games.toy import heuristic"),
    ("server/web/app.py", "from raumhafen.server.tables.hub import Hub\nfrom . import security"),
    ("games/__init__.py", "import_module(f'{folder}.game')"),
    ("cli/play.py", "import time, rich\nfrom raumhafen.sim import runner"),
]


@pytest.mark.parametrize(("path", "text", "reason"), FORBIDDEN)
def test_a_forbidden_import_is_found(path: str, text: str, reason: str) -> None:
    faults = find_faults([read_module(f"{PACKAGE}/{path}", text), OTHER_GAME])
    assert len(faults) == 1
    assert reason in faults[0]


@pytest.mark.parametrize(("path", "text"), ALLOWED)
def test_an_allowed_import_passes(path: str, text: str) -> None:
    assert find_faults([read_module(f"{PACKAGE}/{path}", text), OTHER_GAME]) == []


def test_a_forbidden_import_is_found_on_disk(tmp_path: Path) -> None:
    flow = tmp_path / PACKAGE / "engine" / "flow.py"
    flow.parent.mkdir(parents=True)
    flow.write_text("import json\nimport raumhafen.cli\n", encoding="utf-8")
    assert find_faults(read_modules(tmp_path)) == [
        "raumhafen.engine.flow, line 2: raumhafen.cli: engine is below cli"
    ]


CIRCLES = [
    {"a": "from raumhafen.b import B", "b": "import raumhafen.a"},
    {"a": "def f():\n    from raumhafen import b", "b": "from . import a"},
    {"a": "if TYPE_CHECKING:\n    from raumhafen.b import B", "b": "import raumhafen.a"},
    {"a": "import raumhafen.b", "b": "import raumhafen.c", "c": "import raumhafen.a"},
]


@pytest.mark.parametrize("texts", CIRCLES)
def test_a_circle_is_found(texts: dict[str, str]) -> None:
    beside = read_module(f"{PACKAGE}/d.py", "import json, raumhafen.a")
    modules = [read_module(f"{PACKAGE}/{name}.py", text) for name, text in texts.items()]
    assert find_tied([*modules, beside]) == {f"{PACKAGE}.{name}" for name in texts}


# Tests


IMPORTS = re.compile(r"(?:from\s+\S+\s+)?import\w*\s*(?:\([^)]*\)|[^\n]*)")


def suspects() -> Iterator[tuple[Path, str]]:
    """Files of tests with an import in whose words both names occur: few, and reading is slow."""
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if any("tests" in words and "test_" in words for words in IMPORTS.findall(text)):
            yield path, text


def test_no_test_imports_from_another() -> None:
    """Helpers stand in modules of their own, so that a test file can be moved or read alone."""
    found = [
        f"{path.name}: {target}"
        for path, text in suspects()
        for node in ast.walk(ast.parse(text))
        for target in named_targets(node, [])
        if target.startswith("tests.") and ".test_" in target
    ]
    assert found == []
