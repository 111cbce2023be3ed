"""Every entry has a name in both languages, and both catalogues have the same keys."""

from importlib import resources

import pytest
from fluent.runtime import FluentBundle, FluentResource

from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import ENTRY, NAME_KEYS
from raumhafen.games.sternenkinder.content.words import CAPACITIES, FACTIONS, FIELDS, RESOURCES
from raumhafen.games.sternenkinder.views.names import name_of

LANGUAGES = ("en", "de")
TERMS = {
    *[f"resource-{name}" for name in RESOURCES],
    *[f"capacity-{name}" for name in CAPACITIES],
    *[f"field-{name}" for name in FIELDS],
    *[f"faction-{name}" for name in FACTIONS],
}
TYPES = {f"{NAME_KEYS[ENTRY[planet.id]]}-type" for planet in CONTENT.planets}


def names(lang: str) -> dict[str, str]:
    """The catalogue as Fluent reads it; a key that stands twice or is broken fails here."""
    path = resources.files("raumhafen.games.sternenkinder") / "text" / lang / "names.ftl"
    text = path.read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    keys = [line.split(" = ")[0] for line in text.splitlines() if " = " in line]
    assert len(keys) == len(set(keys))
    found = {}
    for key in keys:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        name, errors = bundle.format_pattern(pattern, {})
        assert not errors, key
        found[key] = str(name)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_has_a_name_and_nothing_else_stands_there(lang: str) -> None:
    assert set(names(lang)) == {*NAME_KEYS, *TERMS, *TYPES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_a_set_differ(lang: str) -> None:
    text = names(lang)
    told = [(owner, text[key]) for owner, key in zip(CONTENT.sets, NAME_KEYS, strict=True)]
    assert len(told) == len(set(told)) and all(name.strip() == name for _, name in told)


def test_keys() -> None:
    """Keys are made from ids, and no two ids share one."""
    assert len(set(NAME_KEYS)) == 761
    assert NAME_KEYS[ENTRY["tech.small_craft"]] == "technology-small-craft"
    assert NAME_KEYS[ENTRY["event.ast.rust_fleet"]] == "card-ast-rust-fleet"


def test_german_names_are_the_terms_of_the_book() -> None:
    text = names("de")
    assert text["technology-political-philosophy"] == "Politische Philosophie"
    assert text["building-trade-route"] == "Handelsroute"
    assert text["resource-food"] == "Nahrung"


@pytest.mark.parametrize(
    ("argument", "value", "key"),
    [("ware", "ghost_cargo", "@market-ghost-cargo"),
     ("ware", "event.ast.pirates.2", "@card-ast-pirates"),
     ("card", "ast.pirates.2", "@card-ast-pirates"),
     ("source", "tech.small_craft", "@technology-small-craft"),
     ("source", "iv12", "IV 12"), ("amount", 3, 3)],
)  # fmt: skip
def test_arguments_are_spoken(argument: str, value: str | int, key: str | int) -> None:
    """A12.2: an event card that is auctioned has the name of the event; a sum names its entries."""
    assert name_of(argument, value) == key
