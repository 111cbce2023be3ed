"""What the tests of several games share."""

import tomllib
from functools import cache

import pytest

parsed = cache(tomllib.loads)


@pytest.fixture
def parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A case about content spoils one file; parsing all others again would take most time."""
    monkeypatch.setattr(tomllib, "loads", parsed)
