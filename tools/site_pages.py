"""Pages of the site that stand elsewhere: README, rule books and the HTTP interface (mkdocs hook).

Every rule gets an anchor with its number, and every number in the books leads there, so that
mkdocs checks the references between rules as it checks all links.
"""

from __future__ import annotations

import json
import re
import sys
from importlib import resources
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from raumhafen.games import METAS, package
from raumhafen.rulebook import Rulebook

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.api_page import describe_api, render_api  # noqa: E402 - mkdocs runs a hook as a lone file

LANGUAGES = {"en": ("rules.md", "English"), "de": ("rules.de.md", "Deutsch")}
TOP_PAGES = {
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "security.md": "SECURITY.md",
    "conduct.md": "CODE_OF_CONDUCT.md",
}
GUIDES = ("architecture.md", "adding-a-game.md", "hosting.md", "glossary.md")
RESEARCH = ("research.md", "scaling.md", "strength.md", "balance.md")
PARAGRAPH = re.compile(r"^\*\*([A-Z]+\d+(?:\.\d+)*)\*\*", flags=re.MULTILINE)
CHAPTER = re.compile(r"^(## ([A-Z]+\d+)\b.*)$", flags=re.MULTILINE)
CITED = re.compile(r"(?<![\w.*#-])([A-Z]+\d+(?:\.\d+)*)\b(?!\*\*)")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.nav = [
        {"Raumhafen": ["index.md", "changelog.md"]},
        {"Rules": [{english_name(game): rule_pages(game)} for game in METAS]},
        {"Guides": list(GUIDES)},
        {"Research": list(RESEARCH)},
        {"Interfaces": ["protocol.md", "sternenkinder.md", {"HTTP": "api.md"}]},
        {"Project": ["contributing.md", "security.md", "conduct.md"]},
    ]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for address, text in generated_pages().items():
        files.append(File.generated(config, address, content=text))
    for path in [ROOT / "CITATION.cff", *sorted((ROOT / "examples").glob("*.py"))]:
        address = path.relative_to(ROOT).as_posix()
        files.append(File.generated(config, address, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Files of the repository lie beside the guides here."""
    moved = markdown.replace("](../examples/", "](examples/").replace("](docs/", "](")
    for address, source in TOP_PAGES.items():
        moved = re.sub(rf"\]\((?:\.\./)?{re.escape(source)}", f"]({address}", moved)
    return moved


def generated_pages() -> dict[str, str]:
    pages = {to: (ROOT / name).read_text(encoding="utf-8") for to, name in TOP_PAGES.items()}
    pages |= {
        page: link_rules(read_rules(game, language))
        for game in METAS
        for language, page in zip(LANGUAGES, rule_addresses(game), strict=True)
    }
    description = describe_api()
    pages["api.md"] = render_api(description)
    pages["openapi.json"] = json.dumps(description, indent=1)
    return pages


# Rule books


def rule_addresses(game: str) -> list[str]:
    return [f"rules/{game}.{language}.md" for language in LANGUAGES]


def rule_pages(game: str) -> list[dict[str, str]]:
    names = (name for _, name in LANGUAGES.values())
    return [{name: page} for name, page in zip(names, rule_addresses(game), strict=True)]


def read_rules(game: str, language: str) -> str:
    file, _ = LANGUAGES[language]
    return (resources.files(package(game)) / file).read_text(encoding="utf-8")


def english_name(game: str) -> str:
    """The heading of the rule book up to its colon."""
    return read_rules(game, "en").partition(":")[0].lstrip("# ")


def link_rules(markdown: str) -> str:
    """Anchors for chapters and rules, and links from every number that names one."""
    book = Rulebook(markdown)
    known = {chapter.number for chapter in book.chapters} | set(book.rules)

    def link(match: re.Match[str]) -> str:
        number = match[1]
        return f"[{number}](#{number})" if number in known else number

    lines = markdown.splitlines()
    linked = [line if line.startswith("#") else CITED.sub(link, line) for line in lines]
    anchored = PARAGRAPH.sub(r"**\1**{ #\1 }", "\n".join(linked))
    return CHAPTER.sub(r"\1 { #\2 }", anchored)
