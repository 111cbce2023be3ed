"""Six styles: each gets more of its points where it looks for them than usual rulers do."""

from collections import Counter

import pytest

from benchmarks.empires import SOURCES, Job, play
from raumhafen.games.sternenkinder.bots.styles import STYLES
from tests.games.sternenkinder.tables import GAME

TABLES = (
    ("greedy:growth", "greedy:science", "greedy:money"),
    ("greedy:arms", "greedy:discovery", "greedy:development"),
    ("greedy", "greedy", "greedy"),
)
SOUGHT = {
    "growth": "colonies", "science": "fields", "money": "gifts", "arms": "centre",
    "discovery": "cards", "development": "planets",
}  # fmt: skip
GAMES = 6  # of each, every style twice in every seat


def shares() -> dict[str, dict[str, float]]:
    """By name: which part of the points comes from where."""
    points: dict[str, Counter[str]] = {}
    for names in TABLES:
        for game in range(GAMES):
            turned = names[game % 3 :] + names[: game % 3]
            played = play(Job(turned, f"styles {game}", {"map": "short"}))
            for name, sources in zip(turned, played.sources, strict=True):
                points.setdefault(name, Counter()).update(sources)
    return {
        name: {source: found[source] / sum(found.values()) for source in SOURCES}
        for name, found in points.items()
    }


def test_the_mind_names_its_styles() -> None:
    assert GAME.mind().styles == tuple(STYLES)
    assert set(STYLES) == {"growth", "science", "money", "arms", "discovery", "development"}


@pytest.mark.slow
def test_styles_change_where_points_come_from() -> None:
    """The share of its own source is larger than usual; one test, so that games are played once."""
    found = shares()
    for style, source in SOUGHT.items():
        assert found[f"greedy:{style}"][source] > found["greedy"][source], style
