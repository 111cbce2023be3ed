"""benchmarks/calibration.py: chances that were shown against shares that were got."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from benchmarks.calibration import (
    CHUNK,
    MATCHES,
    MOST,
    Class,
    Classes,
    Series,
    Watched,
    diagram,
    kept_classes,
    pairs_of,
    play_missing,
)
from raumhafen.sim.machines import HERE

SERIES = Series("space-base", 2, "greedy", "search:4", "test")


def test_classes_are_tenths_of_the_chance_that_was_shown() -> None:
    classes = Classes(SERIES, None)
    classes.keep(0, [(0.05, 0.0), (0.09, 1.0), (0.31, 0.5), (1.0, 1.0)])
    found = classes.found()
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


def test_a_series_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    play_missing(Classes(SERIES, file), CHUNK, HERE)
    play_missing(Classes(SERIES, file), 2 * CHUNK, HERE)
    again, whole = Classes(SERIES, file), Classes(SERIES, None)
    assert again.missing(3 * CHUNK) == [2 * CHUNK]
    play_missing(whole, 2 * CHUNK, HERE)
    assert again.sums == whole.sums and sum(count for count, *_ in again.sums) == 2 * CHUNK * MOST
    with pytest.raises(SystemExit):
        Classes(Series("space-base", 2, "greedy", "search:5", "test"), file)


def test_a_series_stops_after_its_minutes(tmp_path: Path) -> None:
    classes = Classes(SERIES, None)
    play_missing(classes, 3 * CHUNK, HERE, minutes=0)
    assert classes.played() == CHUNK


def not_shown(text: str, kept: Iterable[Classes]) -> list[Series]:
    """Complete series whose diagram is not in a text."""
    complete = [one for one in kept if one.played() >= MATCHES]
    return [one.series for one in complete if "\n".join(diagram(one)).split("\n\n")[0] not in text]


def test_a_complete_diagram_that_is_not_shown_is_noticed() -> None:
    classes = Classes(SERIES, None)
    classes.keep(0, [(0.31, 0.5)])
    assert not_shown("", [classes]) == []
    classes.done.update(range(0, MATCHES, CHUNK))
    assert not_shown("", [classes]) == [SERIES]
    shown = "\n".join(diagram(classes))
    assert not_shown(shown, [classes]) == []
    assert not_shown(shown.replace("31.0%", "32.0%"), [classes]) == [SERIES]


def test_no_class_of_a_complete_series_is_false() -> None:
    complete = [one for one in kept_classes() if one.played() >= MATCHES]
    false = [one.series for one in complete if not all(c.is_true for c in one.found())]
    assert complete and false == []


def test_diagrams_in_the_documents_are_what_was_measured() -> None:
    text = (Path(__file__).parents[2] / "docs" / "strength.md").read_text(encoding="utf-8")
    assert not_shown(text, kept_classes()) == []
