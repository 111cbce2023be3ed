"""Every key and every name has words in both languages; rules have the same numbers."""

import ast
import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from raumhafen.games.merchant_of_venus.content.kinds import ABILITIES, CATEGORIES, STATES
from raumhafen.games.merchant_of_venus.content.load import CONTENT
from raumhafen.games.merchant_of_venus.content.tables import KIND_NAMES
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.views.names import KEYS

PACKAGE = resources.files("raumhafen.games.merchant_of_venus")
SOURCE = Path(str(PACKAGE))
LANGUAGES = ("en", "de")


def catalogue(lang: str) -> str:
    folder = PACKAGE / "text" / lang
    return "\n".join(f.read_text(encoding="utf-8") for f in folder.iterdir())


def bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(FluentResource(catalogue(lang)))
    return found


def told() -> set[str]:
    keys: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                keys |= set(re.findall(r"^(?:event|illegal)-[a-z-]+$", node.value))
    return keys


def wanted() -> set[str]:
    keys = told() | {f"ask-{ask.name}" for ask in GAME.asks}
    keys |= {f"action-{kind.name}" for kind in GAME.actions.kinds}
    keys |= set(KEYS.values()) | {f"culture-{c.id}" for c in CONTENT.cultures}
    keys |= {f"{k}-text" for k in KEYS.values() if k.split("-")[0] in TEXTS}
    keys |= {f"ability-{name}" for name in ABILITIES} | {f"kind-{name}" for name in KIND_NAMES}
    keys |= {f"category-{name}" for name in CATEGORIES} | {f"market-{name}" for name in STATES}
    for option in GAME.meta.options:
        keys |= {f"option-{option.name}", *[f"option-{option.name}-{v}" for v in option.values]}
    return keys | {"merchant-of-venus-title", "merchant-of-venus-tagline"}


TEXTS = ("tech", "mission", "encounter", "reward", "challenge")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_words(lang: str) -> None:
    messages = bundle(lang)
    assert {key for key in wanted() if not messages.has_message(key)} == set()


def test_both_languages_are_alike() -> None:
    def shape(lang: str) -> dict[str, set[str]]:
        entries = re.split(r"(?m)^(?=[a-z])", catalogue(lang))[1:]
        return {e.split(" =")[0]: set(re.findall(r"\$(\w+)", e)) for e in entries}

    assert shape("en") == shape("de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_complete_and_different(lang: str) -> None:
    messages = bundle(lang)
    names = []
    for key in sorted(KEYS.values()):
        pattern = messages.get_message(key).value
        assert pattern is not None
        text, errors = messages.format_pattern(pattern, {})
        assert not errors and text, key
        names.append((key.split("-")[0], text))
    assert len(set(names)) == len(names)


def test_readable_arguments() -> None:
    shown = GAME.readable({"space": "cw06", "culture": 3, "seat": 1, "line": "cw06-cw02", "mp": 4})
    assert shown == {
        "space": "@space-cw06", "culture": "@culture-3", "seat": 1, "line": "@space-cw02", "mp": 4,
    }  # fmt: skip


def rule_numbers(file: str) -> list[str]:
    text = (PACKAGE / file).read_text(encoding="utf-8")
    return re.findall(r"(?m)^\*\*(MV\d+\.\d+)\*\* \S", text)


def test_rules_have_the_same_numbers() -> None:
    english, german = rule_numbers("rules.md"), rule_numbers("rules.de.md")
    assert english == german and len(set(english)) == len(english)
    assert english[0] == "MV0.1" and english[-1] == "MV18.8"


@pytest.mark.slow
def test_every_rule_is_cited_by_a_test() -> None:
    cited: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= set(re.findall(r"MV\d+\.\d+", ast.get_docstring(node) or ""))
    assert set(rule_numbers("rules.md")) - cited == set()
