"""Content files under inspection: one pass names every fault, and each has its words."""

from collections.abc import Callable

import pytest

from raumhafen.components.toml import ContentError, Table, document, entries

Read = Callable[[Table], object]

READINGS: list[tuple[str, Read, object, str]] = [
    ("n = 3", lambda t: t.number("n"), 3, ""),
    ("", lambda t: t.number("n", 1), 0, ""),
    ("n = -1", lambda t: t.number("n"), 0, "n: -1 is not 0 or more"),
    ("n = 7", lambda t: t.number("n", 1, 6), 1, "n: 7 is not in 1..6"),
    ("n = true", lambda t: t.number("n"), 0, "n: True is not a whole number"),
    ("n = 'x'", lambda t: t.number("n", 2), 2, "n: 'x' is not a whole number"),
    ("n = [1, 2]", lambda t: t.numbers("n"), (1, 2), ""),
    ("n = 1", lambda t: t.numbers("n"), (), "n: must be a list"),
    ("n = 'x'", lambda t: t.text("n"), "x", ""),
    ("", lambda t: t.text("n"), "", ""),
    ("n = ''", lambda t: t.text("n"), "", "n: must be a non-empty text"),
    ("n = 1", lambda t: t.text("n"), "", "n: must be a non-empty text"),
    ("n = ['a', 'b']", lambda t: t.texts("n"), ("a", "b"), ""),
    ("n = ['a', '']", lambda t: t.texts("n"), ("a", ""), "n: must be a list of non-empty texts"),
    ("n = true", lambda t: t.flag("n"), True, ""),
    ("", lambda t: t.flag("n"), False, ""),
    ("n = 1", lambda t: t.flag("n"), False, "n: must be true or false"),
    ("n = {a = 1}", lambda t: t.table("n").number("a"), 1, ""),
    ("n = {a = -1}", lambda t: t.table("n").number("a"), 0, "n.a: -1 is not 0 or more"),
    ("n = 1", lambda t: t.table("n").data, {}, "n: must be a table"),
    ("n = [{a = 1}]", lambda t: [one.number("a") for one in t.tables("n")], [1], ""),
    ("n = [1]", lambda t: [one.data for one in t.tables("n")], [{}], "n[0]: must be a table"),
]


@pytest.mark.parametrize(("text", "read", "value", "fault"), READINGS)
def test_values_are_read_and_faults_named(text: str, read: Read, value: object, fault: str) -> None:
    faults: list[str] = []
    assert read(document("box.toml", text.encode(), faults)) == value
    assert faults == ([f"box.toml: {fault}"] if fault else [])


def test_keys_are_those_that_are_known() -> None:
    faults: list[str] = []
    document("box.toml", b"id = 'a'\nprize = 1", faults).only(("id", "cost"), ("price",))
    assert faults == ["box.toml: cost: missing", "box.toml: prize: unknown key"]


@pytest.mark.parametrize("raw", [b"a = = 1", b"a = '\xff'"])
def test_what_is_no_toml_reads_as_empty(raw: bytes) -> None:
    faults: list[str] = []
    assert document("box.toml", raw, faults).data == {}
    (fault,) = faults
    assert fault.startswith("box.toml: not a TOML file: ")


def test_entries_are_named_by_their_label_once_it_can_be_read() -> None:
    faults: list[str] = []
    file = document("box.toml", b"card = [{id = 'a', n = -1}, {id = '', n = -1}]", faults)
    for entry in entries(file, "card", "id"):
        entry.number("n")
    assert faults == [
        "box.toml: a: n: -1 is not 0 or more",
        "box.toml: card[1].n: -1 is not 0 or more",
    ]
    numbered = document("box.toml", b"card = [{at = 4, n = -1}]", faults)
    entries(numbered, "card", "at")[0].number("n")
    assert faults[2:] == ["box.toml: card 4: n: -1 is not 0 or more"]


def test_an_error_says_all_faults() -> None:
    error = ContentError(("one", "two"))
    assert str(error) == "one\ntwo" and error.faults == ("one", "two")
