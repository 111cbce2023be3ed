"""Option counts from fixed positions, compared with option_counts.txt."""

import pytest

from tests.games.space_base.option_counts import PATH, POSITIONS, below, listing


def test_option_counts() -> None:
    """After a wanted change of rules: `python -m tests.golden.regenerate`."""
    assert listing().splitlines() == PATH.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", POSITIONS)
def test_positions_have_something_to_decide(name: str) -> None:
    """A position that asks nothing would count nothing."""
    assert len(below(POSITIONS[name](), 1)) > 1
