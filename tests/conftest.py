"""The mark `rules`, for the tests that play by the rules alone."""

from pathlib import Path

import pytest

RULES = tuple(Path(__file__).parent / part for part in ("contract", "games", "research"))
# The first compares the two builds; the others build on the toy, which cannot inherit from compiled
# classes.
NOT_COMPILED = ("test_compiled.py", "test_beats.py", "test_upgrade.py")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        inside = any(item.path.is_relative_to(folder) for folder in RULES)
        if inside and item.path.name not in NOT_COMPILED:
            item.add_marker("rules")
