"""Card texts: every entry of this part says in both languages what it does, and no key is raw."""

import re
from pathlib import Path

import pytest

from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.pending import PENDING
from raumhafen.games.sternenkinder.views.card_text import WORDS, card_texts
from raumhafen.games.sternenkinder.views.content_shapes import CardLine, CardNote
from raumhafen.games.sternenkinder.views.effect_text import dashed
from raumhafen.games.sternenkinder.views.unit_text import FLEET_TEXTS
from raumhafen.text import Texts

LANGUAGES = ("en", "de")
TEXTS = card_texts()


def catalogue(lang: str) -> Texts:
    """One that complains about what it does not know."""
    found = Texts(lang, strict=True)
    found.add_game("sternenkinder")
    return found


CATALOGUES = {lang: catalogue(lang) for lang in LANGUAGES}


def piece(one: CardLine | CardNote, texts: Texts) -> str:
    args = {name: names(value, texts) for name, value in one["args"].items()}
    return texts.fill(one["key"], args)


def names(value: str | int, texts: Texts) -> str | int:
    """Keys behind an @ are names, and several of them stand beside each other."""
    if isinstance(value, int) or not value.startswith("@"):
        return value
    return ", ".join(texts.fill(key.removeprefix("@"), {}) for key in value.split(" "))


def spoken(id: str, lang: str) -> list[str]:
    """The card as a person reads it."""
    texts = CATALOGUES[lang]
    found = []
    for one in TEXTS[id]:
        notes = [piece(note, texts) for note in one.get("notes", [])]
        found.append(piece(one, texts) + (f" ({', '.join(notes)})" if notes else ""))
    return found


def test_every_entry_of_these_sets_has_a_text() -> None:
    wanted = {
        entry.id for name in WORDS for entry in getattr(CONTENT, name) if entry.id not in PENDING
    }
    assert set(TEXTS) == wanted | set(FLEET_TEXTS) and len(wanted) == 426
    assert all(TEXTS.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_lines_can_be_read(lang: str) -> None:
    """No raw key, no hole, no word of the vocabulary: those have underscores or dots inside."""
    for id in TEXTS:
        for said in spoken(id, lang):
            assert said and not re.search(r"@|\{|\w_\w|⟦|[a-z]\.[a-z]|text-", said), (id, said)


def test_both_languages_have_the_same_keys_and_none_is_useless() -> None:
    used = {one["key"] for lines in TEXTS.values() for one in lines}
    used |= {
        note["key"] for lines in TEXTS.values() for one in lines for note in one.get("notes", [])
    }
    traits = {trait.keyword for unit in CONTENT.ground_units for trait in unit.keywords}
    named = {"text-any", "text-chosen", *[f"text-{dashed(keyword)}" for keyword in traits]}
    for lang in LANGUAGES:
        folder = Path(f"src/raumhafen/games/sternenkinder/text/{lang}")
        rows = [row for p in folder.glob("*.ftl") for row in p.read_text("utf-8").splitlines()]
        keys = {row.split(" = ")[0] for row in rows if row.startswith("text-")}
        assert keys == used | named


READ = [
    ("tech.defence_troops", "de", [
        "Schaltet frei: Infanterie, Schwere Infanterie, Festung",
        "Bonus für den ersten Forscher:",
        "Kostenlos: 2 × Infanterie (auf einem deiner Planeten)",
    ]),
    ("tech.terrain_forming", "en", ["Growth of colonies costs −2 food (not below 5)"]),
    ("event.ast.meteors", "en", [
        "Choose one:", "1 damage (to one unit)", "Lose 3 AWE",
    ]),
    ("event.ast.pirates", "de", [
        "Neutrale Flotten erscheinen: 1 × Piraten (hier)", "Wer sie besiegt:",
        "Ziehe eine Beutekarte der Stufe I",
    ]),
    ("planetary.pearlwater.2", "de", [
        "Habe hier Flotten mit 2 Hülle",
        "Bedrohung nach 3 Runden, aufgehalten durch A, B, C:",
        "Die Kolonie fällt um eine Stufe (hier)",
    ]),
    ("planetary.thornworld.2", "en", ["Your army here beats 2 × Infantry"]),
    ("investor.form", "de", ["Hebe eine Kolonie auf Stufe II", "Meilenstein:", "1 Siegpunkt"]),
    ("government.autocracy", "en", [
        "State size 4", "Trade with the supply 6 : 1",
        "+1 Ground capacity (while you are at war)",
    ]),
    ("building.resource.2", "de", [
        "Einkommen: +4 seines Rohstoffs", "Unterhalt: +2 Nahrung (ein Nahrungsgebäude: 0)",
    ]),
    ("ground.tank", "en", ["Against vehicles: 2 × die, hits on 4+, 2 damage"]),
    ("ground.war_drones", "en", [
        "Vehicle: is shot at as a vehicle", "Small: two of them use one point of capacity",
        "Swarm: is harder to hit by 1",
    ]),
    ("ground.air_force", "de", [
        "Aufklärungsflug 2: legt statt anzugreifen so viele Augen auf eine Art von Einheiten, "
        "je +1 auf Treffer in dieser Runde; wer fliegt, kann nur von Luftwaffe und Geschützen "
        "angegriffen werden",
    ]),
    ("ship.research", "de", [
        "Zieht ein System je Runde", "Unterhalt: +1 Nahrung für je 3 Schiffe",
        "2 Plätze für Ausrüstung: Sensoren (fortschrittlich), Bordlabor",
        "Zivil: kämpft nicht; ohne Flotte geht es in einer Schlacht verloren",
    ]),
    ("ship.colony", "en", [
        "Upkeep: +1 Food", "One place for equipment: Advanced sensors, Colony modules",
    ]),
    ("component.science_lab", "de", [
        "Für: Forschungsschiff",
        "Einkommen: +1 Forschung (je Schiff, das damit ausgerüstet ist, höchstens 2)",
    ]),
    ("component.colony_modules", "en", [
        "For: Colony ship",
        "Free of charge: 1 × Resource building level 1 (when a colony is founded, here)",
    ]),
    ("component.advanced_sensors", "de", [
        "Für: Forschungsschiff, Kolonieschiff",
        "In Systemen, die nicht gefährlich sind, ziehst du +1 Karte und wählst eine",
    ]),
    ("keyword.rolling_barrage", "en", ["surplus damage goes on to units of the same name"]),
    ("fleet.fleet", "de", [
        "Hülle 1; 1 × Würfel, trifft ab 5, 1 Schaden",
        "Zieht ein System je Runde und trägt bis zu 3 Bodeneinheiten", "Unterhalt: +1 AWE",
    ]),
    ("loot.3.relic", "de", ["Ziehe 2 Anomaliekarten (behalte eine)"]),
    ("cabinet.gift", "en", ["Pay 45 resources of choice", "1 victory point"]),
    ("planetary.windcatch.2", "en", ["Roll a die:", "On 1 to 2"]),
]  # fmt: skip


@pytest.mark.parametrize(("id", "lang", "lines"), READ)
def test_single_cards_say_what_their_effects_do(id: str, lang: str, lines: list[str]) -> None:
    said = spoken(id, lang)
    assert [line for line in lines if line not in said] == [], said
    assert sorted(lines, key=said.index) == lines


def test_what_comes_later_is_said() -> None:
    """Part I: technologies whose effect belongs to a later part are marked."""
    assert any(line.startswith("In a later part") for line in spoken("tech.small_craft", "en"))


def test_lines_below_a_heading_are_deeper() -> None:
    depths = [(one["key"], one.get("depth", 0)) for one in TEXTS["planetary.dawn.1"][:4]]
    assert depths == [("text-option", 0), ("text-pay", 1), ("text-reward", 1), ("text-income", 2)]
