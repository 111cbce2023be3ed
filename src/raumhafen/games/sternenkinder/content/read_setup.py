"""Reader of the set-up: start, tiles, decks, fleets of simple combat, maps."""

from __future__ import annotations

from typing import Final

from raumhafen.components.toml import Table, entries
from raumhafen.games.sternenkinder.content.box import Fleet, Layout, Setup
from raumhafen.games.sternenkinder.content.reading import HIGH, Book, amounts, reference, resources

KINDS: Final = (
    "galactic_centre", "home_world", "planet", "asteroid", "nebula", "space", "storm",
    "black_hole", "supernova", "anomaly",
)  # fmt: skip
DECKS: Final = (
    "asteroid", "nebula", "space", "storm", "black_hole", "anomaly", "law", "black_market",
    "advisors", "loot", "distant_ground", "distant_space", "treaties",
)  # fmt: skip
START: Final = (
    "account", "natural_yield", "space_capacity", "home_level", "home_max_level", "government",
    "unit",
)  # fmt: skip
SIMPLE: Final = ("move", "space", "ground_units", "kosme_call")
FLEETS: Final = ("own", "mercenary", "cult", "pirates", "pirate_base", "gav", "kosme")
RINGS: Final = ("ring_2", "ring_3", "ring_4", "ring_5", "ring_6")


def read_setup(f: Table, book: Book) -> Setup:
    f.only(("start", "growth", "tiles", "decks", "simple", "fleet", "layout"))
    start, growth, decks, simple = (f.table(key) for key in ("start", "growth", "decks", "simple"))
    start.only(START)
    growth.only(("price",))
    decks.only(DECKS)
    simple.only(SIMPLE)
    f.table("tiles").only(KINDS)
    move, space, ground_units, kosme_call = (simple.number(key, 1, HIGH) for key in SIMPLE)
    return Setup(
        resources(start, "account"),
        resources(start, "natural_yield"),
        start.number("space_capacity", 0, 9),
        start.number("home_level", 1, 4),
        start.number("home_max_level", 1, 4),
        reference(start, "government", book, "governments"),
        reference(start, "unit", book, "ships"),
        growth.numbers("price", 1, HIGH),
        amounts(f, "tiles", KINDS),
        tuple((key, read_deck(decks, key)) for key in DECKS),
        move,
        space,
        ground_units,
        kosme_call,
        read_fleets(f),
        tuple(read_layout(e) for e in entries(f, "layout", "id")),
    )


def read_deck(t: Table, key: str) -> tuple[int, ...]:
    """One number, or one for each level."""
    if isinstance(t.data.get(key), list):
        return t.numbers(key, 1, HIGH)
    return (t.number(key, 1, HIGH),)


def read_fleets(f: Table) -> tuple[Fleet, ...]:
    found = tuple(read_fleet(e) for e in entries(f, "fleet", "id"))
    if tuple(fleet.id for fleet in found) != FLEETS:
        f.fault("fleet", f"needs {', '.join(FLEETS)} in this order")
    return found


def read_fleet(e: Table) -> Fleet:
    e.only(("id", "hull", "dice", "hit", "damage"), ("price", "upkeep"))
    return Fleet(
        e.text("id"),
        e.number("hull", 1, 9),
        e.number("dice", 1, 9),
        e.number("hit", 2, 6),
        e.number("damage", 1, 9),
        e.number("price", 1, 9),
        e.number("upkeep", 1, 9),
    )


def read_layout(e: Table) -> Layout:
    e.only(("id", "seats"), ("homes", "team_1", "team_2", *RINGS))
    teams = "team_1" in e.data
    if teams:
        one, two = places(e, "team_1"), places(e, "team_2")
        homes = tuple(home for pair in zip(one, two, strict=False) for home in pair)
    else:
        homes = places(e, "homes")
    return Layout(
        e.text("id"),
        e.number("seats", 2, 6),
        teams,
        homes,
        tuple(amounts(e, key, KINDS) for key in RINGS),
    )


def places(e: Table, key: str) -> tuple[tuple[int, int], ...]:
    """Axial coordinates."""
    found = []
    for at, value in enumerate(e.items(key)):
        name = f"{key}[{at}]"
        row = Table({name: value}, e.where, e.faults).numbers(name, -5, 5)
        if len(row) == 2:
            found.append((row[0], row[1]))
        else:
            e.fault(name, "is no pair of coordinates")
    return tuple(found)
