"""The numbered rules of a game as people read them, and which of them no test cites.

A rule is a paragraph that begins with its number in bold; the headings above are its chapters.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from raumhafen.engine.errors import RaumhafenError
from raumhafen.games import METAS, package

NUMBER = r"[A-Z]+\d+(?:\.\d+)*"
HEADING = re.compile(rf"^##\s+({NUMBER})?\s*(.*)$")
PARAGRAPH = re.compile(rf"^\*\*({NUMBER})\*\*\s*(.*)$")


class Rule:
    """One numbered paragraph."""

    def __init__(self, number: str, chapter: str, text: str) -> None:
        self.number = number
        self.chapter = chapter
        self.text = text


class Chapter:
    """A heading and the rules below it, in the order of the book."""

    def __init__(self, number: str, title: str) -> None:
        self.number = number
        self.title = title
        self.rules: list[Rule] = []


class Rulebook:
    """All rules of one game in one language."""

    def __init__(self, markdown: str) -> None:
        self.chapters: list[Chapter] = []
        for line in markdown.splitlines():
            self._read(line)
        self.rules = {rule.number: rule for chapter in self.chapters for rule in chapter.rules}

    def _read(self, line: str) -> None:
        heading, paragraph = HEADING.match(line), PARAGRAPH.match(line)
        if heading:
            self.chapters.append(Chapter(heading[1] or "", heading[2]))
        elif not self.chapters:
            return
        elif paragraph:
            chapter = self.chapters[-1]
            chapter.rules.append(Rule(paragraph[1], chapter.title, paragraph[2]))
        elif line.strip() and self.chapters[-1].rules:
            self.chapters[-1].rules[-1].text += "\n" + line.strip()

    def numbers(self) -> list[str]:
        return list(self.rules)

    def under(self, number: str) -> list[Rule]:
        """A chapter, or a rule with its sub-rules: SB8 gives SB8.1 …, SB11.9 gives SB11.9.1 …"""
        for chapter in self.chapters:
            if chapter.number == number:
                return chapter.rules
        return [
            rule
            for rule in self.rules.values()
            if rule.number == number or rule.number.startswith(number + ".")
        ]


def load_rulebook(game_id: str, lang: str = "en") -> Rulebook:
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    return Rulebook((resources.files(package(game_id)) / name).read_text(encoding="utf-8"))


def later_rules(game_id: str) -> dict[str, list[str]]:
    """Rules that are not played yet, by the part of the game that brings them."""
    file = resources.files(package(game_id)) / "later.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


# --- citations -----------------------------------------------------------------------------------


def uncited(game_id: str, tests: Path | None = None) -> list[str]:
    """The rules of a game that no test names, in the order of the book."""
    cited = citations(game_id, tests or tests_folder())
    return [number for number in load_rulebook(game_id).numbers() if number not in cited]


def citations(game_id: str, tests: Path) -> set[str]:
    """Every rule number in a docstring or another string of a test.

    Laws are called L1, L2 … in every game, so they count in the tests of that game only, or
    anywhere together with their chapter (`SB19 L5`). Numbers that begin with a single letter
    (`A1.2`) could mean anything elsewhere and count in the tests of their game only, too.
    """
    folder = package(game_id).rpartition(".")[2]
    prefixes = METAS[game_id].prefix.split()
    everywhere = all(len(prefix) > 1 for prefix in prefixes)
    prefix = f"(?:{'|'.join(prefixes)})"
    rule = re.compile(rf"\b{prefix}\d+(?:\.\d+)*")
    own_law, any_law = re.compile(r"\bL\d+\b"), re.compile(rf"\b{prefix}\d+ (L\d+)\b")
    found: set[str] = set()
    for path in sorted(tests.rglob("*.py")):
        own = folder in path.parts
        law = own_law if own else any_law
        if not own and not everywhere:
            continue
        for text in strings(path.read_text(encoding="utf-8")):
            found.update(rule.findall(text))
            found.update(law.findall(text))
    return found


def strings(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def tests_folder() -> Path:
    """The tests of a source checkout: here, or beside the sources; a release has none."""
    here, checkout = Path("tests"), Path(__file__).resolve().parents[2] / "tests"
    for folder in (here, checkout):
        if folder.is_dir():
            return folder
    raise RaumhafenError("error-no-tests")
