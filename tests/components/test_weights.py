"""Fitted weights as content: what fits is read, every fault is named."""

import json
from typing import Any

import pytest

from raumhafen.components.toml import ContentError
from raumhafen.components.weights import parse_weights, read_weights
from raumhafen.engine.judgement import REMEMBERED, softmax
from raumhafen.engine.rng import Rng

NAMES, MARKS = ("gold", "land"), ("crown",)


def table(**changed: Any) -> dict[str, Any]:
    found = {
        "seats": 2, "command": "train", "matches": 10, "positions": 200, "log_loss": 0.5,
        "makers": 0.6, "early": [0.0, 1.0, 2], "middle": [1.0, 1.0, 2.0], "late": [2.0, 1.0, 6.0],
    }  # fmt: skip
    return {**found, **changed}


def text(*tables: dict[str, Any], **changed: Any) -> str:
    return json.dumps({"names": NAMES, "marks": MARKS, "tables": tables, **changed})


def test_scores_follow_numbers_marks_and_the_phase_of_the_match() -> None:
    weights = parse_weights(text(table()), NAMES, MARKS)[2]
    assert weights.score([3.0, 5.0], [], 0.0) == 5.0
    assert weights.score([3.0, 5.0], [], 0.25) == 6.5
    assert weights.score([3.0, 5.0], [], 0.5) == 8.0
    assert weights.score([3.0, 5.0], [], 1.0) == 11.0
    assert weights.score([3.0, 5.0], [0], 0.75) == 9.5 + 4.0
    assert weights.score([3.0, 5.0], [0, 0], 1.0) == 11.0 + 12.0


def test_hidden_units_below_zero_are_silent() -> None:
    made = table(hidden=[[1.0, 0.0], [0.0, 1.0]], bias=[-2.0, -9.0], output=[10.0, 100.0])
    weights = parse_weights(text(made), NAMES, MARKS)[2]
    assert weights.score([3.0, 5.0], [], 0.0) == 5.0 + 10.0


def test_hidden_units_need_not_be_even_in_number() -> None:
    units = [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]]
    made = table(hidden=units, bias=[-2.0, -9.0, 2.0], output=[10.0, 100.0, 1000.0])
    weights = parse_weights(text(made), NAMES, MARKS)[2]
    assert weights.score([3.0, 5.0], [], 0.0) == 5.0 + 10.0 + 10000.0


def test_hidden_units_that_have_weights_for_marks_see_them() -> None:
    units = [[1.0, 0.0, 4.0], [0.0, 1.0, 0.0]]
    made = table(hidden=units, bias=[-2.0, -9.0], output=[10.0, 100.0])
    weights = parse_weights(text(made), NAMES, MARKS)[2]
    assert weights.score([3.0, 5.0], [], 0.0) == 5.0 + 10.0
    assert weights.score([3.0, 5.0], [0, 0], 0.0) == 5.0 + 2 * 2.0 + 90.0


@pytest.mark.parametrize("wide", [False, True])
def test_what_is_remembered_of_hidden_units_is_what_they_say(wide: bool) -> None:
    """Also when more was asked about than is remembered; marks count where the units see them."""
    units = [[1.0, -0.5, *([0.25] * wide)], [-2.0, 1.0, *([3.0] * wide)]]
    made = table(hidden=units, bias=[0.5, 1.0], output=[10.0, 100.0])
    weights, rng = parse_weights(text(made), NAMES, MARKS)[2], Rng(1)
    for _ in range(3 * REMEMBERED):
        numbers, marks = [rng.below(40) / 4, float(rng.below(40))], [0] * rng.below(3)
        assert weights.beyond(numbers, marks) == weights.units(numbers, marks)
        assert len(weights.known) <= REMEMBERED
    assert (weights.beyond([3.0, 5.0], []) != weights.beyond([3.0, 5.0], [0])) == wide


def test_the_best_score_has_the_best_chance_however_far_apart_they_are() -> None:
    chances = softmax([1e6, -1e6, 1e6])
    assert chances[0] == chances[2] == pytest.approx(0.5)
    assert chances[1] < 1e-20


FAULTS = [
    ("{", "not a JSON file"),
    ("[]", "tables: missing"),
    (text(table(), names=["gold"]), "names: not those that the game reads"),
    (text(table(), marks=[]), "marks: not those that the game reads"),
    (text(table(), table()), "a number of seats twice"),
    (text(table(early=[1.0])), "early: 1 numbers, not 3"),
    (text(table(late=[1.0, "2", 3.0])), "late: must be a list of numbers"),
    (text(table(middle=[1.0, float("nan"), 3.0])), "middle: must be a list of numbers"),
    (text(table(matches=-1)), "matches: -1 is not 0 or more"),
    (text(table(hidden=[[1.0, 1.0]])), "hidden: 1 units, not 0"),
    (text(table(hidden=[[1.0]], bias=[0.0], output=[1.0])), "hidden: 1 numbers, not 2"),
    (
        text(table(hidden=[[1.0] * 3, [1.0] * 2], bias=[0.0] * 2, output=[1.0] * 2)),
        "2 numbers, not 3",
    ),
    (text(table(bias=[0.0], hidden=[[1.0, 1.0]])), "output: 0 numbers, not 1"),
    (text(table(love=1)), "love: unknown key"),
]


@pytest.mark.parametrize(("content", "fault"), FAULTS)
def test_faults_are_named(content: str, fault: str) -> None:
    with pytest.raises(ContentError) as refused:
        parse_weights(content, NAMES, MARKS)
    assert fault in str(refused.value)


def test_a_game_without_a_file_has_no_weights() -> None:
    assert read_weights("raumhafen.components", NAMES, MARKS) == {}
