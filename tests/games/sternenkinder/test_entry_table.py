"""Nothing of politics is silently ignored: every entry has a test, and the tables name it."""

import ast

import pytest

from raumhafen.games.sternenkinder.content.pending import POLITICS
from tools import entry_table
from tools.entry_table import HEADINGS, faults, ids_of, played, rewritten, rows_of

COUNTS = {
    "treaties": 10, "casus_belli": 4, "laws": 27, "institution_actions": 28, "governments": 5,
    "policies": 40, "government_goals": 19, "space_wonders": 3, "advisors": 11,
    "black_market": 26, "underground_services": 5, "cabinet_actions": 2, "investors": 3,
    "buildings": 1, "components": 3, "keywords": 5,
}  # fmt: skip
TEST = """@pytest.mark.plays("law.free_trade", "law.bounties")
@pytest.mark.parametrize("level", [1])
def test_something(level: int) -> None: ...
"""


def test_these_are_the_entries_of_the_design() -> None:
    """192 entries, and each of the five abilities of an advisor has a row of its own."""
    assert {kind: len(ids_of(kind)) for kind in HEADINGS} == COUNTS and sum(COUNTS.values()) == 192
    assert len(rows_of("advisors")) == 5 * 11


def test_what_waits() -> None:
    """Privateers for the kleptocracy, two abilities for ships; nothing else goes without a test."""
    waiting = [row.id for kind in HEADINGS for row in rows_of(kind) if row.waits]
    assert waiting == [
        "advisor.seele_captain.second_a", "advisor.kosme_admiral.basic", *POLITICS,
    ]  # fmt: skip


def test_every_entry_has_a_test_and_the_tables_are_up_to_date() -> None:
    assert faults() == [], "run `make docs` and commit it"


def test_marks_are_read_as_they_are_written() -> None:
    test = ast.parse(TEST).body[0]
    assert isinstance(test, ast.FunctionDef)
    assert list(played(test)) == ["law.free_trade", "law.bounties"]


@pytest.mark.parametrize(
    ("id", "tests", "fault"),
    [
        ("law.free_trade", [], "no test plays law.free_trade"),
        ("law.free_beer", ["a::b"], "['a::b']: no entry law.free_beer"),
        ("keyword.privateer", ["a::b"], "keyword.privateer waits, but ['a::b']"),
    ],
)
def test_faults_are_found(
    id: str, tests: list[str], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {**entry_table.marks(), id: tests}
    monkeypatch.setattr(entry_table, "marks", lambda: {k: v for k, v in found.items() if v})
    assert fault in faults()


def test_only_the_tables_are_written() -> None:
    page = f"before\n{entry_table.BEGIN}stale\n{entry_table.END}after\n"
    written = rewritten(page)
    assert written.startswith("before\n") and written.endswith("after\n")
    assert "stale" not in written and rewritten(written) == written
