"""Texts of Space Base: card pieces and rules are complete and alike in both languages."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from fluent.runtime import FluentBundle, FluentResource

from raumhafen.games.space_base.content.kinds import PHASES_OF_KIND
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.views.card_text import Args, card_lines, class_key

PACKAGE = resources.files("raumhafen.games.space_base")
LANGUAGES = ("en", "de")
PIECES = [
    piece
    for card in CONTENT.cards
    for side in ("station", "deployed")
    for players in (2, 3, 4, 5)
    for piece in card_lines(card, side, players)
]


def catalogue(language: str) -> str:
    return (PACKAGE / "text" / language / "cards.ftl").read_text(encoding="utf-8")


def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(catalogue(language)))
    return found


def wording(language: str, key: str, args: Args) -> str:
    messages = bundle(language)
    pattern = messages.get_message(key).value
    assert pattern is not None
    text, errors = messages.format_pattern(pattern, args)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_words(language: str) -> None:
    messages = bundle(language)
    for key, args in PIECES:
        assert messages.has_message(key), key
        pattern = messages.get_message(key).value
        assert pattern is not None
        text, errors = messages.format_pattern(pattern, args)
        assert text and errors == [], (key, args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_class_has_a_name(language: str) -> None:
    messages = bundle(language)
    assert [card.id for card in CONTENT.cards if not messages.has_message(class_key(card))] == []


def test_same_keys_and_arguments_in_both_languages() -> None:
    def shape(language: str) -> dict[str, set[str]]:
        entries = re.split(r"(?m)^(?=[a-z])", catalogue(language))[1:]
        return {e.split(" =")[0]: set(re.findall(r"\$(\w+)", e)) for e in entries}

    assert shape("en") == shape("de")


def test_every_effect_kind_is_described() -> None:
    keys = {key for key, _ in PIECES}
    assert {f"effect-{kind.replace('_', '-')}" for kind in PHASES_OF_KIND} <= keys


def test_kubasov() -> None:
    """SB9.1 The squares shown are those in play."""
    lines = card_lines(CONTENT.by_id("kubasov"), "station", 3)
    assert lines == [
        ("reward-credits", {"amount": 1}),
        ("reward-charge", {}),
        ("charge-linked", {"squares": 3}),
        ("effect-color-blue", {}),
        ("effect-swap-sectors", {"first": 5, "last": 8}),
    ]


def test_colony() -> None:
    frisch = CONTENT.by_id("frisch")
    assert card_lines(frisch, "station", 2)[0] == ("colony-vp", {"amount": 3})
    assert card_lines(frisch, "deployed", 2) == []


def test_unknown_side() -> None:
    with pytest.raises(ValueError, match="no such side"):
        card_lines(CONTENT.by_id("frisch"), "back", 2)


@pytest.mark.parametrize(
    ("language", "key", "args", "expected"),
    [
        ("en", "reward-credits", {"amount": 1}, "+1 credit"),
        ("en", "effect-gain", {"resource": "vp", "amount": 2}, "Gain 2 victory points"),
        ("de", "effect-gain", {"resource": "vp", "amount": 1}, "Erhalte 1 Siegpunkt"),
        ("de", "effect-gain", {"resource": "income", "amount": 4}, "Erhalte 4 Einkommen"),
        (
            "de",
            "reward-claim",
            {"level": 1, "count": 2},
            "Beanspruche bis zu 2 Schiffe der Stufe 1",
        ),
    ],
)
def test_wording(language: str, key: str, args: Args, expected: str) -> None:
    assert wording(language, key, args) == expected


@pytest.mark.parametrize("rival", ["Ladewürfel", "Ladefeld", "eingesetzt", "Einsatz", "Belohnung"])
def test_one_german_word_for_one_thing(rival: str) -> None:
    """The glossary has chosen the words of the German rule book."""
    words = [*(PACKAGE / "text" / "de").iterdir(), PACKAGE / "rules.de.md"]
    assert len(words) > 5
    for file in words:
        assert rival.lower() not in file.read_text(encoding="utf-8").lower(), file.name


def rule_numbers(file: str) -> list[str]:
    text = (PACKAGE / file).read_text(encoding="utf-8")
    return re.findall(r"(?m)^\*\*(SB\d+(?:\.\d+)*|L\d+)\*\* \S", text)


def test_rules_have_the_same_numbers() -> None:
    english, german = rule_numbers("rules.md"), rule_numbers("rules.de.md")
    assert english == german
    assert len(set(english)) == len(english)
    assert english[0] == "SB1.1" and english[-1] == "L10"
