"""The shapes that games promise to clients, and the client's types that are written from them."""

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.shapes import PARTIAL, Parts
from raumhafen.games import METAS, PACKAGES, load_game
from tests.contract.play import STRIDES, Case, cases, is_main, is_quick, name, positions
from tests.contract.shapes import misfits

ROOT = Path(__file__).resolve().parent.parent.parent

every_case = pytest.mark.parametrize(
    "case",
    [
        pytest.param(c, marks=[] if is_quick(c) else pytest.mark.slow, id=name(c))
        for c in cases()
        if is_main(c) and c[0] in METAS
    ],
)


def shapes_of(game_id: str) -> Any:
    return import_module(f"raumhafen.games.{PACKAGES[game_id]}.views.shapes")


class Toy(TypedDict):
    pair: Annotated[list[int | str], Parts(a=int, b=str)]
    odds: Annotated[dict[Literal["x", "y"], float], PARTIAL]
    all: dict[Literal["x", "y"], int]
    maybe: NotRequired[bool | None]


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({}, 0),
        ({"maybe": None, "odds": {"x": 1}}, 0),
        ({"maybe": 1}, 1),
        ({"pair": [1, 2]}, 1),
        ({"pair": [1]}, 1),
        ({"odds": {"z": 1.0}}, 1),
        ({"all": {"x": 1}}, 1),
        ({"more": 1}, 1),
        ({"all": []}, 1),
    ],
)
def test_misfits_are_found(change: dict[str, Any], wrong: int) -> None:
    plain = {"pair": [1, "b"], "odds": {}, "all": {"x": 1, "y": 2}}
    assert len(misfits({**plain, **change}, Toy)) == wrong


@pytest.mark.slow
@every_case
def test_boards_have_the_promised_shape(case: Case) -> None:
    game, board = load_game(case[0]), shapes_of(case[0]).Board
    for state in positions(case, 5, every=13 * STRIDES.get(case[0], 1), sense=3):
        for seat in (SPECTATOR, state.actions % case[1]):
            shown = json.loads(json.dumps(game.view(state, seat)))
            assert misfits(shown, board) == []


@pytest.mark.parametrize("game_id", METAS)
def test_content_has_the_promised_shape(game_id: str) -> None:
    game = load_game(game_id)
    sent = msgspec.json.decode(msgspec.json.encode(game.client_content(game.meta.max_seats)))
    assert misfits(sent, shapes_of(game_id).Content) == []


def test_types_of_the_client_are_up_to_date() -> None:
    """What is written there and what server and games promise may never differ."""
    tool = ROOT / "tools" / "client_types.py"
    ran = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True)
    assert ran.returncode == 0, f"run `make client-types` and commit it\n{ran.stdout}{ran.stderr}"
