"""The box of Sternenkinder: read from content/*.toml, checked as a whole, then frozen.

A fault in the files is a fault of the release, so loading reports all of them at once and stops.
Ids are collected before the first entry is read, so that entries may name each other in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import resources
from typing import Final, TypeVar

from raumhafen.components.toml import ContentError, Table, document, entries
from raumhafen.games.sternenkinder.content import read_politics as politics
from raumhafen.games.sternenkinder.content import read_units as units
from raumhafen.games.sternenkinder.content import read_world as world
from raumhafen.games.sternenkinder.content.box import Content
from raumhafen.games.sternenkinder.content.check import check
from raumhafen.games.sternenkinder.content.read_setup import read_setup
from raumhafen.games.sternenkinder.content.reading import Book

T = TypeVar("T")

PACKAGE: Final = "raumhafen.games.sternenkinder"
# every set with the name of its entries; the order of the sets numbers all entries
SETS: Final = (
    ("systems", "system"),
    ("technologies", "technology"),
    ("governments", "government"),
    ("policies", "policy"),
    ("government_goals", "goal"),
    ("companies", "company"),
    ("clans", "clan"),
    ("seele_mercenaries", "seele"),
    ("laws", "law"),
    ("treaties", "treaty"),
    ("casus_belli", "casus"),
    ("institution_actions", "institution_action"),
    ("cabinet_actions", "cabinet_action"),
    ("underground_services", "service"),
    ("advisors", "advisor"),
    ("black_market", "card"),
    ("space_wonders", "wonder"),
    ("investors", "investor"),
    ("crises", "crisis"),
    ("events", "event"),
    ("planets", "planet"),
    ("planetary_events", "planetary_event"),
    ("populations", "people"),
    ("buildings", "building"),
    ("ships", "ship"),
    ("ground_units", "ground_unit"),
    ("blueprints", "blueprint"),
    ("neutral_units", "neutral_unit"),
    ("unique_units", "unique_unit"),
    ("weapons", "weapon"),
    ("components", "component"),
    ("protection", "module"),
    ("keywords", "keyword"),
    ("tactical_goals", "goal"),
    ("loot", "loot"),
    ("distant_wars", "war"),
)
SETUP_FILE: Final = "setup.toml"
FILES: Final = (*[f"{name}.toml" for name, _ in SETS], SETUP_FILE)


class Shelf:
    """The entries of all files and the ids they carry."""

    def __init__(self, files: Mapping[str, bytes], faults: list[str]) -> None:
        self.book = Book()
        self.entries: dict[str, list[Table]] = {}
        self.setup = document(SETUP_FILE, files[SETUP_FILE], faults)
        for name, kind in SETS:
            file = document(f"{name}.toml", files[f"{name}.toml"], faults)
            file.only((kind,))
            self.entries[name] = entries(file, kind, "id")
        for name, _ in SETS:
            for entry in self.entries[name]:
                self.book.enter(entry, name)

    def read(self, name: str, reader: Callable[[Table, Book], T]) -> tuple[T, ...]:
        return tuple(reader(entry, self.book) for entry in self.entries[name])


def read(files: Mapping[str, bytes], faults: list[str]) -> Content:
    s = Shelf(files, faults)
    return Content(
        ids=tuple(s.book.ids),
        sets=tuple(s.book.sets[id] for id in s.book.ids),
        systems=s.read("systems", world.read_system),
        technologies=s.read("technologies", world.read_technology),
        governments=s.read("governments", politics.read_government),
        policies=s.read("policies", politics.read_policy),
        government_goals=s.read("government_goals", politics.read_goal),
        companies=s.read("companies", politics.read_patron),
        clans=s.read("clans", politics.read_patron),
        seele_mercenaries=s.read("seele_mercenaries", units.read_seele_mercenary),
        laws=s.read("laws", politics.read_law),
        treaties=s.read("treaties", politics.read_treaty),
        casus_belli=s.read("casus_belli", politics.read_casus_belli),
        institution_actions=s.read("institution_actions", politics.read_institution_action),
        cabinet_actions=s.read("cabinet_actions", politics.read_cabinet_action),
        underground_services=s.read("underground_services", politics.read_service),
        advisors=s.read("advisors", politics.read_advisor),
        black_market=s.read("black_market", politics.read_market_card),
        space_wonders=s.read("space_wonders", politics.read_wonder),
        investors=s.read("investors", world.read_investor),
        crises=s.read("crises", politics.read_crisis),
        events=s.read("events", world.read_event),
        planets=s.read("planets", world.read_planet),
        planetary_events=s.read("planetary_events", world.read_planet_event),
        populations=s.read("populations", world.read_people),
        buildings=s.read("buildings", world.read_building),
        ships=s.read("ships", units.read_ship),
        ground_units=s.read("ground_units", units.read_ground_unit),
        blueprints=s.read("blueprints", units.read_blueprint),
        neutral_units=s.read("neutral_units", units.read_neutral_unit),
        unique_units=s.read("unique_units", units.read_unique_unit),
        weapons=s.read("weapons", units.read_weapon),
        components=s.read("components", units.read_component),
        protection=s.read("protection", units.read_protection),
        keywords=s.read("keywords", world.read_keyword),
        tactical_goals=s.read("tactical_goals", units.read_tactical_goal),
        loot=s.read("loot", world.read_loot),
        distant_wars=s.read("distant_wars", world.read_distant_war),
        setup=read_setup(s.setup, s.book),
    )


def load(files: Mapping[str, bytes] | None = None) -> Content:
    """Read, check and freeze; `files` replaces single content files (for tests)."""
    faults: list[str] = []
    given = files or {}
    content = read({name: given.get(name) or packaged(name) for name in FILES}, faults)
    if not faults:
        check(content, faults)
    if faults:
        raise ContentError(tuple(faults))
    return content


def packaged(name: str) -> bytes:
    return (resources.files(PACKAGE) / "content" / name).read_bytes()


CONTENT: Final = load()
