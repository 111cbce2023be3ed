"""The numbered rules: the same in both languages, cited by tests, and cited rightly by the code."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.rulebook import Rulebook, strings

PACKAGE = resources.files("raumhafen.games.galaxy_trucker")
NUMBER = re.compile(r"\bGT\d+(?:\.\d+)*")


def book(language: str) -> Rulebook:
    name = "rules.md" if language == "en" else f"rules.{language}.md"
    return Rulebook((PACKAGE / name).read_text(encoding="utf-8"))


def cited(source: str) -> set[str]:
    return {number for text in strings(source) for number in NUMBER.findall(text)}


def test_both_languages_have_the_same_rules() -> None:
    english, german = book("en"), book("de")
    assert english.numbers() == german.numbers() and len(english.numbers()) == 141
    assert [c.number for c in english.chapters] == [c.number for c in german.chapters]
    for number in english.numbers():
        rulings = (
            english.rules[number].text.count("(ruling"),
            german.rules[number].text.count("(Festlegung"),
        )
        assert rulings[0] == rulings[1], number


def test_every_rule_is_cited_by_a_test() -> None:
    found: set[str] = set()
    for path in Path(__file__).parent.glob("*.py"):
        found |= cited(path.read_text(encoding="utf-8"))
    assert [number for number in book("en").numbers() if number not in found] == []


def test_every_test_case_has_a_test() -> None:
    """T1 to T64 of the specification."""
    names = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    cases = {int(number) for number in re.findall(r"def test_t(\d+)_", names)}
    assert cases == set(range(1, 65))


SOURCES = sorted(Path(str(PACKAGE)).rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=[path.stem for path in SOURCES])
def test_code_cites_rules_that_exist(path: Path) -> None:
    known = set(book("en").numbers()) | {chapter.number for chapter in book("en").chapters}
    unknown = cited(path.read_text(encoding="utf-8")) - known
    assert unknown == set()


def test_asks_and_options_cite_rules_that_exist() -> None:
    known = set(book("en").numbers()) | {chapter.number for chapter in book("en").chapters}
    assert {ask.rule for ask in GAME.asks} <= known
    assert {option.rule for option in GAME.meta.options} <= known
