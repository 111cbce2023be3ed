"""Refusals travel between processes as they are."""

import pickle

import pytest

from raumhafen.engine.errors import IllegalAction, RaumhafenError, ReplayError
from raumhafen.server.errors import Refusal

ARGUMENTS: dict[str, str | int] = {"line": 3, "reason": "undo"}


@pytest.mark.parametrize(
    "error",
    [
        RaumhafenError("error-x"),
        ReplayError("error-replay-line", ARGUMENTS),
        IllegalAction("error-not-allowed", {}, "SB1.1"),
        Refusal("error-no-table", ARGUMENTS, 404, "A1.1"),
    ],
)
def test_nothing_of_a_refusal_is_lost(error: RaumhafenError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.key, again.arguments, again.rule) == (error.key, error.arguments, error.rule)
    assert str(again) == str(error)
    assert getattr(again, "status", 0) == getattr(error, "status", 0)
