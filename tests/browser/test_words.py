"""Every key of the client has words in both languages, and no word is left over."""

import gzip
import re
from importlib import resources

import pytest

from raumhafen.games.space_base import __name__ as SPACE_BASE
from tests.browser.browsers import ROOT, built_client
from tests.text.keys import messages

LANGUAGES = ("en", "de")
SOURCES = [
    path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "web" / "src").rglob("*"))
    if path.suffix in (".ts", ".svelte")
]
KEY = re.compile(r"""["'`]((?:web|sb)-[a-z0-9]+(?:-[a-z0-9]+)*)["'`]""")
FAMILY = re.compile(r"`((?:web|sb)-[^`]*\$\{[^`]*)`")
MOST_KILOBYTES = 300


def catalogue(lang: str) -> dict[str, set[str]]:
    common = resources.files("raumhafen.text") / lang / "web.ftl"
    board = resources.files(SPACE_BASE) / "text" / lang / "board.ftl"
    return messages(common.read_text(encoding="utf-8")) | messages(
        board.read_text(encoding="utf-8")
    )


def used() -> set[str]:
    return {key for source in SOURCES for key in KEY.findall(source)}


def families() -> list[re.Pattern[str]]:
    """Keys with gaps, such as web-agent-${name}."""
    found = {family for source in SOURCES for family in FAMILY.findall(source)}
    gaps = [re.sub(r"\$\{[^}]*\}", "GAP", family) for family in found]
    return [re.compile(re.escape(gap).replace("GAP", "[a-z0-9-]+")) for gap in gaps]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_words(lang: str) -> None:
    assert used() - catalogue(lang).keys() == set()


def test_both_languages_say_the_same_with_the_same_arguments() -> None:
    assert catalogue("en") == catalogue("de")


def test_no_word_is_left_over() -> None:
    patterns = families()
    touched = {f"{key}-touch" for key in used()}  # what lessons say where fingers play
    idle = {
        key
        for key in catalogue("en").keys() - used() - touched
        if not any(pattern.fullmatch(key) for pattern in patterns)
    }
    assert idle == set()


def test_no_sentence_stands_in_the_code() -> None:
    """Text between tags comes from the catalogue; signs and numbers may stand there."""
    between = re.compile(r">([^<>{}]*[A-Za-zÄÖÜäöü]{3}[^<>{}]*)<")
    found = []
    for path in sorted((ROOT / "web" / "src").rglob("*.svelte")):
        markup = re.sub(r"(?s)<(script|style).*?</\1>|<!--.*?-->", "", path.read_text("utf-8"))
        found += [word.strip() for word in between.findall(re.sub(r"=>", "", markup))]
    assert set(found) - {"", "Raumhafen"} == set()


@pytest.mark.slow
def test_first_load_of_a_table_is_small() -> None:
    """Everything but the typefaces, compressed; all screens together, to be on the safe side."""
    static = built_client()
    files = [p for p in static.rglob("*") if p.is_file() and p.suffix != ".woff2"]
    total = sum(len(gzip.compress(path.read_bytes())) for path in files)
    assert 10_000 < total < MOST_KILOBYTES * 1000
