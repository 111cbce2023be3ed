"""Writes the tables of the entries of politics, each with its tests, into docs/sternenkinder.md.

    python tools/entry_table.py            writes them
    python tools/entry_table.py --check    only says what is stale, unknown or without a test

A test says with the mark `plays` which entries it plays. The marks are read without running tests.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from raumhafen.games import load_game
from raumhafen.games.sternenkinder.content.cabinet import ABILITY_IDS
from raumhafen.games.sternenkinder.content.check_words import advisor_rows, words_of
from raumhafen.games.sternenkinder.content.effects import walk
from raumhafen.games.sternenkinder.content.kinds import Effects
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.names import name_key
from raumhafen.games.sternenkinder.content.pending import POLITICS, POWERS, SHIPS
from raumhafen.games.sternenkinder.content.political_kinds import Advisor
from raumhafen.games.sternenkinder.content.vocabulary import LATER
from raumhafen.text import Texts

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "sternenkinder.md"
TESTS = ROOT / "tests" / "games" / "sternenkinder"
BEGIN = "<!-- entries: written by `make docs` from the content and the marks of the tests -->\n"
END = "<!-- end of entries -->\n"

# The sets with their headings; all that is in them and not of a later part is politics, …
HEADINGS = {
    "treaties": "Treaties", "casus_belli": "Reasons for war", "laws": "Laws",
    "institution_actions": "Institution actions", "governments": "Governments of level II",
    "policies": "Policies", "government_goals": "Goals of governments",
    "space_wonders": "Space wonders", "advisors": "Advisors", "black_market": "Black market",
    "underground_services": "Services of the underground", "cabinet_actions": "Cabinet",
    "investors": "Investors", "buildings": "Buildings", "components": "Characters",
    "keywords": "Keywords",
}  # fmt: skip
# … but for these sets, of which it has a few.
FEW = {
    "governments": {government.id for government in CONTENT.governments if government.level == 2},
    "cabinet_actions": {"cabinet.delegation", "cabinet.kosme_protection"},
    "investors": {"investor.heaven", "investor.clans", "investor.seele"},
    "buildings": {"building.embassy"},
    "components": {"component.agent", "component.diplomat", "component.police"},
    "keywords": {
        "keyword.privateer", "keyword.diplomatic_immunity", "keyword.law_always",
        "keyword.law_multiple", "keyword.law_competition",
    },
}  # fmt: skip
STEPS = ("first ability", "level 1, a", "level 1, b", "level 2, a", "level 2, b")
TEXT = Texts("en", load_game("sternenkinder"), strict=True)


@dataclass(frozen=True)
class Row:
    id: str
    name: str
    rule: str
    waits: str = ""  # for what


# --- entries -----------------------------------------------------------------------------------


def ids_of(kind: str) -> list[str]:
    """Those of politics; what is pending there belongs to it, too."""
    later = {*SHIPS, *POWERS}
    ids = [entry.id for entry in getattr(CONTENT, kind)]
    return [id for id in ids if id not in later and id in FEW.get(kind, ids)]


def rows_of(kind: str) -> list[Row]:
    entries = {entry.id: entry for entry in getattr(CONTENT, kind)}
    if kind == "advisors":
        return [row for id in ids_of(kind) for row in steps_of(entries[id])]
    return [
        Row(id, TEXT.say(name_key(id)), entries[id].rule, waits="part IV" if id in POLITICS else "")
        for id in ids_of(kind)
    ]


def steps_of(advisor: Advisor) -> list[Row]:
    """One row for each ability, named as in the codes of actions."""
    name = TEXT.say(name_key(advisor.id))
    return [
        Row(f"{advisor.id}.{step}", f"{name}: {said}", rule, waits=waits_for(effects))
        for step, said, rule, effects in zip(
            ABILITY_IDS, STEPS, ("A10.11", *["A10.13"] * 4), advisor_rows(advisor), strict=True
        )
    ]


def waits_for(effects: Effects) -> str:
    """The part that reads these effects, where none of them is read yet."""
    words = {word for effect in walk(effects) for word in words_of(effect)}
    parts = [part for part, later in LATER.items() if words and words <= set(later)]
    return f"part {parts[0]}" if parts else ""


# --- marks -------------------------------------------------------------------------------------


@cache
def marks() -> dict[str, list[str]]:
    """The tests of each id that some test names."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                for id in played(node):
                    found.setdefault(id, []).append(f"{path.name}::{node.name}")
    return found


def played(test: ast.FunctionDef) -> Iterator[str]:
    """What `@pytest.mark.plays(…)` names above a test, word for word."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.plays":
            yield from (ast.literal_eval(id) for id in mark.args)


# --- the page ----------------------------------------------------------------------------------


def tables() -> str:
    tests = marks()
    return "\n".join(table(kind, heading, tests) for kind, heading in HEADINGS.items())


def table(kind: str, heading: str, tests: dict[str, list[str]]) -> str:
    rows = rows_of(kind)
    lines = [line(row, tests.get(row.id, [])) for row in rows]
    head = ["| entry | name | rule | tests |", "|---|---|---|---|"]
    opened = f'<details markdown="1"><summary>{heading}: {len(rows)}</summary>'
    return "\n".join([opened, "", *head, *lines, "", "</details>", ""])


def line(row: Row, tests: list[str]) -> str:
    said = "<br>".join(f"`{test}`" for test in tests)
    return f"| `{row.id}` | {row.name} | {row.rule} | {said or f'waits for {row.waits}'} |"


def rewritten(page: str) -> str:
    """The page with what stands between the two comments written anew."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{tables()}\n{END}{after}"


def faults() -> list[str]:
    rows = [row for kind in HEADINGS for row in rows_of(kind)]
    tests = marks()
    page = PAGE.read_text(encoding="utf-8")
    return [
        *[f"no test plays {row.id}" for row in rows if not row.waits and row.id not in tests],
        *[f"{row.id} waits, but {tests[row.id]}" for row in rows if row.waits and row.id in tests],
        *[f"{tests[id]}: no entry {id}" for id in tests.keys() - {row.id for row in rows}],
        *([] if rewritten(page) == page else [f"stale: {PAGE.relative_to(ROOT)} (make docs)"]),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    if not parser.parse_args().check:
        PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print("".join(f"{fault}\n" for fault in faults()), end="")
    return 1 if faults() else 0


if __name__ == "__main__":
    sys.exit(main())
