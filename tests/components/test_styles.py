"""Fitted styles as content: what fits is read, every fault is named, the nearest is taken."""

import pytest

from raumhafen.components.styles import FILE, nearest, parse_styles, read_styles
from raumhafen.components.toml import ContentError

SHAPE = {"speed": 2, "ward": 1}
TEXT = """
[[style]]
seats = 2
command = "train"
matches = 100
speed = [13.5, 4.0]
ward = 1.5

[[style]]
seats = 4
command = "train"
matches = 100
speed = [14.5, 4.0]
ward = 2.5
"""


def test_numbers_are_read_by_seats_and_name() -> None:
    found = parse_styles(TEXT.encode(), SHAPE)
    assert found[2] == {"speed": [13.5, 4.0], "ward": [1.5]}
    assert found[4]["ward"] == [2.5]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("ward = ", "wart = ", "style[0].ward: missing"),
        ("matches = 100", "matches = 0", "style[0].matches: 0 is not 1 or more"),
        ("speed = [", "speed = [1.0, ", "style[0].speed: 3 numbers, not 2"),
        ("speed = [", "speed = [-", "style[0].speed: -13.5 is not above 0"),
        ("ward = ", "ward = -", "style[0].ward: -1.5 is not above 0"),
        ("seats = 4", "seats = 2", "style: a number of seats twice"),
        ("[[style]]", "[[style]", "not a TOML file"),
    ],
)
def test_faults_of_the_file_are_named(old: str, new: str, fault: str) -> None:
    with pytest.raises(ContentError, match=FILE) as refusal:
        parse_styles(TEXT.replace(old, new, 1).encode(), SHAPE)
    assert any(fault in line for line in refusal.value.faults)


def test_a_file_without_styles_is_refused_and_no_file_means_none() -> None:
    with pytest.raises(ContentError, match="none at all"):
        parse_styles(b"style = []", SHAPE)
    assert read_styles("raumhafen.components", SHAPE) == {}


def test_the_nearest_number_of_seats_counts_the_larger_of_two() -> None:
    styles = {2: "two", 4: "four"}
    assert [nearest(styles, seats, "usual") for seats in (1, 2, 3, 4, 5)] == [
        "two", "two", "four", "four", "four",
    ]  # fmt: skip
    assert nearest({}, 3, "usual") == "usual"
