"""The site of the documentation: built strictly, whole, with links that lead somewhere."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from raumhafen.games import METAS
from raumhafen.rulebook import load_rulebook

ROOT = Path(__file__).parents[2]
LOADED = {("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src"), ("source", "src")}
POINTERS = LOADED | {("a", "href")}

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


class Page(HTMLParser):
    """The ids of a page and everything it points to: element, address."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.ids: set[str] = set()
        self.pointers: list[tuple[str, str]] = []
        self.loaded: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: text for name, text in attrs if text}
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        for name, text in given.items():
            if (tag, name) in POINTERS:
                self.pointers.append((tag, text))
            if (tag, name) in LOADED and given.get("rel") != "canonical":
                self.loaded.append(text)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(
        command,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0 and "WARNING" not in done.stderr, done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {path: Page(path) for path in sorted(site.rglob("*.html"))}


def broken_pointers(pages: dict[Path, Page]) -> Iterator[str]:
    for page in pages.values():
        for _, address in page.pointers:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc or page.path.name == "404.html":
                continue
            target = (page.path.parent / unquote(parts.path)).resolve() if parts.path else page.path
            ids = pages[target].ids if target in pages else {""}
            if not target.exists() or (parts.fragment and unquote(parts.fragment) not in ids):
                yield f"{page.path.name}: {address}"


def test_every_link_inside_the_site_leads_somewhere(pages: dict[Path, Page]) -> None:
    assert sum(len(page.pointers) for page in pages.values()) > 1000
    assert sorted(set(broken_pointers(pages))) == []


def test_nothing_is_loaded_from_elsewhere(pages: dict[Path, Page]) -> None:
    foreign = [
        address
        for page in pages.values()
        for address in page.loaded
        if urlsplit(address).netloc or urlsplit(address).scheme not in ("", "data")
    ]
    assert foreign == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", METAS)
def test_every_rule_has_its_place(
    pages: dict[Path, Page], site: Path, game: str, language: str
) -> None:
    rules = load_rulebook(game, language).rules
    assert rules and set(rules) <= pages[site / "rules" / f"{game}.{language}.html"].ids


def test_every_guide_and_every_address_is_there(site: Path) -> None:
    guides = {path.stem for path in (ROOT / "docs").glob("*.md")}
    assert guides <= {path.stem for path in site.glob("*.html")}
    told = (site / "api.html").read_text(encoding="utf-8")
    described = json.loads((site / "openapi.json").read_text(encoding="utf-8"))["paths"]
    assert len(described) > 30
    assert [address for address in described if f" {address}</code>" not in told] == []
