"""benchmarks/calibration.py: chances that were shown against shares that were got."""

from pathlib import Path

import pytest

from benchmarks.calibration import (
    CHUNK,
    MOST,
    Checkpoint,
    Class,
    Series,
    Watched,
    classes,
    pairs_of,
    play_missing,
)
from raumhafen.sim.machines import HERE

SERIES = Series("space-base", 2, "greedy", "search:4", "test")


def test_classes_are_tenths_of_the_chance_that_was_shown() -> None:
    found = classes([(0.05, 0.0), (0.09, 1.0), (0.31, 0.5), (1.0, 1.0)])
    assert [(one.count, one.share) for one in found] == [(2, 0.5), (1, 0.5), (1, 1.0)]
    assert found[0].shown == pytest.approx(0.07)


@pytest.mark.parametrize(
    ("count", "shown", "share", "good"),
    [
        (400, 0.55, 0.501, True),  # within 5 points
        (400, 0.60, 0.50, False),
        (399, 0.60, 0.50, True),  # too few to say
        (400, 0.14, 0.085, False),
        (10_000, 0.56, 0.50, False),
    ],
)
def test_a_class_is_true_within_five_points_or_its_interval(
    count: int, shown: float, share: float, good: bool
) -> None:
    assert Class(count, shown, share).is_true == good


def test_a_match_gives_at_most_five_positions_and_their_shares() -> None:
    match = Watched(SERIES, "test:0")
    match.play()
    assert len(match.kept) == MOST < match.decisions
    assert all(state.asked[seat] is not None for state, seat in match.kept)
    pairs = pairs_of(SERIES, 0)
    assert len(pairs) == MOST and pairs == pairs_of(SERIES, 0)
    assert all(0 <= shown <= 1 and share in (0.0, 0.5, 1.0) for shown, share in pairs)


def test_a_series_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    play_missing(SERIES, CHUNK, HERE, Checkpoint(file, SERIES))
    again = Checkpoint(file, SERIES)
    before = again.pairs()
    play_missing(SERIES, CHUNK, HERE, again)
    assert again.pairs() == before and len(before) == CHUNK * MOST
    with pytest.raises(SystemExit):
        Checkpoint(file, Series("space-base", 2, "greedy", "search:5", "test"))
