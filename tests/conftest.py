"""The mark `rules`, for the tests that play by the rules alone."""

from pathlib import Path

import pytest

RULES = tuple(Path(__file__).parent / part for part in ("contract", "games"))
# It compares the two builds, so it belongs to neither.
BOTH = "test_compiled.py"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        inside = any(item.path.is_relative_to(folder) for folder in RULES)
        if inside and item.path.name != BOTH:
            item.add_marker("rules")
