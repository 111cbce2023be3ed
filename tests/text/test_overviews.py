"""Every game has a page of overview: pictures with words in both languages, and its signs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from raumhafen.games import METAS, PACKAGES
from raumhafen.text import LANGUAGES
from tests.text.keys import game_catalogue

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
FEWEST_PARTS, FEWEST_SIGNS = 4, 10


def named(game_id: str) -> str:
    return (CLIENT / PACKAGES[game_id] / "overview.ts").read_text(encoding="utf-8")


def parts_of(game_id: str) -> list[str]:
    found = re.search(r"parts: \[(.*?)\]", named(game_id), re.DOTALL)
    assert found, "an overview lists its parts"
    return re.findall(r'"([a-z]+)"', found[1])


@pytest.mark.parametrize("game_id", sorted(METAS))
def test_every_game_hands_its_overview_out(game_id: str) -> None:
    assert len(parts_of(game_id)) >= FEWEST_PARTS
    index = (CLIENT / PACKAGES[game_id] / "index.ts").read_text(encoding="utf-8")
    assert re.search(r"^  overview,$", index, re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", sorted(METAS))
def test_every_part_and_sign_has_words(game_id: str, lang: str) -> None:
    """And there are no words for pictures that nobody shows."""
    words = game_catalogue(METAS[game_id], lang)
    parts = parts_of(game_id)
    wanted = {f"overview-{part}" for part in parts} | {f"overview-{part}-text" for part in parts}
    assert {key for key in words if key.startswith("overview-")} == wanted
    signs = {key.removeprefix("sign-") for key in words if key.startswith("sign-")}
    assert all(re.search(rf'"(sign-)?{sign}"', named(game_id)) for sign in signs), signs
    assert len(re.findall(r'"[a-z0-9_-]+"', named(game_id))) - len(parts) >= FEWEST_SIGNS
