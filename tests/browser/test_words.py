"""Every key of the client has words in both languages, and no word is left over."""

import gzip
import re
from functools import cache
from importlib import resources

import pytest

from tests.browser.browsers import ROOT, built_client
from tests.text.keys import messages

LANGUAGES = ("en", "de")
SOURCE = ROOT / "web" / "src"
# The beginning of a key says whose it is: that of the shell, or that of a board.
BOARDS = {
    "sb": "space_base",
    "gt": "galaxy_trucker",
    "mv": "merchant_of_venus",
    "sk": "sternenkinder",
}
WORDS = ("web", *BOARDS)
MOST_KILOBYTES = 300

every_part = pytest.mark.parametrize("part", WORDS)


@cache
def catalogue(lang: str, part: str) -> dict[str, set[str]]:
    package = f"raumhafen.games.{BOARDS[part]}" if part in BOARDS else "raumhafen"
    found: dict[str, set[str]] = {}
    for file in (resources.files(package) / "text" / lang).iterdir():
        if part in BOARDS or file.name == "web.ftl":
            found |= messages(file.read_text(encoding="utf-8"))
    return {key: found[key] for key in found if part == "web" or key.startswith(f"{part}-")}


@cache
def sources() -> str:
    paths = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def used(part: str) -> set[str]:
    return set(re.findall(rf"""["'`]({part}-[a-z0-9]+(?:-[a-z0-9]+)*)["'`]""", sources()))


def families(part: str) -> list[re.Pattern[str]]:
    """Keys with gaps, such as web-agent-${name}."""
    found = set(re.findall(rf"`({part}-[^`]*\$\{{[^`]*)`", sources()))
    gaps = [re.sub(r"\$\{[^}]*\}", "GAP", family) for family in found]
    return [re.compile(re.escape(gap).replace("GAP", "[a-z0-9-]+")) for gap in gaps]


@pytest.mark.parametrize("lang", LANGUAGES)
@every_part
def test_every_key_has_words(part: str, lang: str) -> None:
    assert used(part) - catalogue(lang, part).keys() == set()


@every_part
def test_both_languages_say_the_same_with_the_same_arguments(part: str) -> None:
    assert catalogue("en", part) == catalogue("de", part)


@every_part
def test_no_word_is_left_over(part: str) -> None:
    patterns = families(part)
    touched = {f"{key}-touch" for key in used(part)}  # what lessons say where fingers play
    idle = {
        key
        for key in catalogue("en", part).keys() - used(part) - touched
        if not any(pattern.fullmatch(key) for pattern in patterns)
    }
    assert idle == set()


def test_no_sentence_stands_in_the_code() -> None:
    """Text between tags comes from the catalogue; signs and numbers may stand there."""
    between = re.compile(r">([^<>{}]*[A-Za-zÄÖÜäöü]{3}[^<>{}]*)<")
    found = []
    for path in sorted(SOURCE.rglob("*.svelte")):
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
