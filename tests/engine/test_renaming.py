"""Renamed verbs in saved positions; the other names are renamed in `tests/contract/releases.py`."""

from typing import Any

from raumhafen.engine.renaming import rename_verb
from raumhafen.engine.save import NO_CODE


def test_a_verb_is_renamed_wherever_a_code_stands() -> None:
    saved: dict[str, Any] = {
        "answers": ["bid:3", NO_CODE, "pass"],
        "fed": ["bid:1"],
        "sheets": [["bid:2", "bidding:2"], []],
        "asked": [["bid", "bid:3", "pass"], None],
    }
    rename_verb(saved, "bid", "offer")
    assert saved == {
        "answers": ["offer:3", NO_CODE, "pass"],
        "fed": ["offer:1"],
        "sheets": [["offer:2", "bidding:2"], []],
        "asked": [["bid", "offer:3", "pass"], None],
    }
