"""Rule books: parsing, both languages alike, and which rules no test cites."""

from __future__ import annotations

from pathlib import Path

import pytest

from raumhafen.games import METAS, PACKAGES
from raumhafen.rulebook import Rulebook, citations, later_rules, load_rulebook, uncited

BOOK = """# A game

What stands before the first chapter is no rule.

## TT1 Beginnings

**TT1.1** First rule.

**TT1.2** Second rule
on two lines.

## TT2 More

**TT2** A chapter that is one rule.

**TT1.2.1** A rule under another.

**L1** A law.
"""
GAME = "space-base"
PREFIX = METAS[GAME].prefix  # a whole number in a test would count as a citation


def test_rules_are_read_with_numbers_chapters_and_text() -> None:
    book = Rulebook(BOOK)
    assert book.numbers() == ["TT1.1", "TT1.2", "TT2", "TT1.2.1", "L1"]
    assert [(chapter.number, chapter.title) for chapter in book.chapters] == [
        ("TT1", "Beginnings"),
        ("TT2", "More"),
    ]
    assert book.rules["TT1.2"].text == "Second rule\non two lines."
    assert book.rules["L1"].chapter == "More"


def test_a_number_gives_a_chapter_or_a_rule_with_its_sub_rules() -> None:
    book = Rulebook(BOOK)
    assert [rule.number for rule in book.under("TT1")] == ["TT1.1", "TT1.2"]
    assert [rule.number for rule in book.under("TT1.2")] == ["TT1.2", "TT1.2.1"]
    assert book.under("TT9") == []


@pytest.mark.parametrize("game_id", sorted(PACKAGES))
def test_both_languages_have_the_same_rules(game_id: str) -> None:
    english, german = load_rulebook(game_id, "en"), load_rulebook(game_id, "de")
    assert english.numbers() == german.numbers()
    assert len(english.numbers()) > 20
    assert [c.number for c in english.chapters] == [c.number for c in german.chapters]
    assert all(rule.text for rule in german.rules.values())


def write(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_citations_are_found_in_docstrings_and_strings(tmp_path: Path) -> None:
    cited, longer, unread = f"{PREFIX}8.4", f"{PREFIX}11.9.2", f"{PREFIX}1.1"
    write(tmp_path, "a.py", f'def test_a():\n    """{cited}, and more."""\n    assert "{longer}"\n')
    write(tmp_path, "b.py", f"# {unread} in a comment is no citation\n")
    write(tmp_path, "c.txt", f"{PREFIX}1.2")
    assert citations(GAME, tmp_path) == {cited, longer}


def test_laws_count_in_the_tests_of_their_own_game(tmp_path: Path) -> None:
    write(tmp_path, "games/space_base/a.py", '"""L1 and L2."""\n')
    write(tmp_path, "games/another/a.py", '"""L3 of another game."""\n')
    write(tmp_path, "contract/a.py", f'"""{PREFIX}19 L4 by its full name."""\n')
    assert {"L1", "L2", "L4"} <= citations(GAME, tmp_path)
    assert "L3" not in citations(GAME, tmp_path)


def test_uncited_rules_come_in_the_order_of_the_book(tmp_path: Path) -> None:
    everything = load_rulebook(GAME).numbers()
    assert uncited(GAME, tmp_path) == everything
    write(tmp_path, "a.py", f'"""{everything[0]} {everything[2]}"""\n')
    left = [number for number in everything if number not in (everything[0], everything[2])]
    assert uncited(GAME, tmp_path) == left


def test_a_longer_number_does_not_cite_a_shorter_one(tmp_path: Path) -> None:
    write(tmp_path, "a.py", f'"""{PREFIX}11.10 is tested."""\n')
    assert f"{PREFIX}11.1" in uncited(GAME, tmp_path)
    assert f"{PREFIX}11.10" not in uncited(GAME, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("game", METAS)
def test_every_rule_that_is_played_is_cited(game: str) -> None:
    assert uncited(game) == []


@pytest.mark.parametrize("game", METAS)
def test_a_rule_is_played_or_comes_later(game: str) -> None:
    played, later = load_rulebook(game).numbers(), later_rules(game)
    numbers = [number for part in later.values() for number in part]
    assert len({*numbers, *played}) == len(numbers) + len(played)
    assert all(number.startswith(tuple(METAS[game].prefix.split())) for number in numbers)
