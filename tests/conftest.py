"""The mark `rules`, for the tests that play by the rules alone."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = (HERE / "contract", HERE / "games", HERE / "research" / "test_every_game.py")
# The first compares the two builds; the others build on the toy, which cannot inherit from compiled
# classes.
NOT_COMPILED = ("test_compiled.py", "test_beats.py", "test_upgrade.py")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        inside = any(item.path.is_relative_to(part) for part in RULES)
        if inside and item.path.name not in NOT_COMPILED:
            item.add_marker("rules")
