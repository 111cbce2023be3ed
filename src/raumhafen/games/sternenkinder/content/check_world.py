"""Checks of map, decks, planets, events and buildings."""

from __future__ import annotations

from collections import Counter
from typing import Final

from raumhafen.games.sternenkinder.content.box import Content, Layout
from raumhafen.games.sternenkinder.content.effects import NOTHING
from raumhafen.games.sternenkinder.content.galaxy import span
from raumhafen.games.sternenkinder.content.kinds import Event, PlanetEvent
from raumhafen.games.sternenkinder.content.read_setup import KINDS
from raumhafen.games.sternenkinder.content.reading import fault
from raumhafen.games.sternenkinder.content.words import EVENT_DECKS, VERBS

LAYOUTS: Final = (
    "short_2", "short_3", "normal_2", "normal_3", "normal_4", "normal_5", "normal_6", "teams_4",
    "teams_6",
)  # fmt: skip
HOME: Final = KINDS.index("home_world")
CENTRE: Final = KINDS.index("galactic_centre")
BOX: Final = 80  # system tiles
SPAWN: Final = VERBS.index("spawn")
RINGS: Final = ("II", "III", "IV", "V", "VI")


# --- map -----------------------------------------------------------------------------------------


def check_tiles(c: Content, faults: list[str]) -> None:
    """B1.2.6 80 tiles; the kinds are the systems, in their order."""
    if tuple(f"system.{kind}" for kind in KINDS) != tuple(system.id for system in c.systems):
        fault(faults, "systems", "file", f"needs {', '.join(KINDS)} in this order")
    if sum(c.setup.tiles) != BOX:
        fault(faults, "setup", "tiles", f"{sum(c.setup.tiles)} tiles instead of {BOX}")


def check_layouts(c: Content, faults: list[str]) -> None:
    """A1.4 to A1.7 A map for every table, every ring filled exactly."""
    if tuple(layout.id for layout in c.setup.layouts) != LAYOUTS:
        fault(faults, "setup", "layout", f"needs {', '.join(LAYOUTS)} in this order")
    for layout in c.setup.layouts:
        for reason in (*wrong_homes(layout), *wrong_rings(layout), *short_of(layout, c)):
            fault(faults, "setup", layout.id, reason)


def wrong_homes(layout: Layout) -> list[str]:
    found = []
    if not len(layout.homes) == len(set(layout.homes)) == layout.seats:
        found.append(f"needs {layout.seats} different home worlds")
    rings = Counter(span(q, r) + 1 for q, r in layout.homes)
    for at, name in enumerate(RINGS):
        if layout.rings[at][HOME] != rings[at + 2]:
            found.append(f"{rings[at + 2]} home worlds lie in ring {name}")
    near = [
        (a, b) for a in layout.homes for b in layout.homes if span(a[0] - b[0], a[1] - b[1]) == 1
    ]
    return [*found, "home worlds lie side by side"] if near else found


def wrong_rings(layout: Layout) -> list[str]:
    """Rings to V, to IV in the short game; beyond lie home worlds only."""
    found = []
    full = 3 if layout.id.startswith("short") else 4
    for at, row in enumerate(layout.rings):
        cells = 6 * (at + 1) if at < full else row[HOME]
        if sum(row) != cells or row[CENTRE]:
            found.append(f"ring {RINGS[at]} has {sum(row)} tiles instead of {cells}")
    return found


def short_of(layout: Layout, c: Content) -> list[str]:
    used = [sum(row[kind] for row in layout.rings) for kind in range(len(KINDS))]
    return [
        f"needs {used[kind]} tiles of {name}, the box has {c.setup.tiles[kind]}"
        for kind, name in enumerate(KINDS)
        if used[kind] > c.setup.tiles[kind]
    ]


# --- decks ---------------------------------------------------------------------------------------


def levels(found: list[int]) -> tuple[int, ...]:
    return tuple(found.count(level) for level in (1, 2, 3))


def check_decks(c: Content, faults: list[str]) -> None:
    """A1.11, B18.1 Decks are complete."""
    cards: dict[str, tuple[int, ...]] = {
        deck: (sum(event.copies for event in c.events if event.deck == deck),)
        for deck in EVENT_DECKS
    }
    cards["law"] = (sum(law.place == "deck" for law in c.laws),)
    cards["black_market"] = (len(c.black_market),)
    cards["advisors"] = (len(c.advisors),)
    cards["loot"] = levels([card.level for card in c.loot])
    for arena in ("ground", "space"):
        cards[f"distant_{arena}"] = levels([w.level for w in c.distant_wars if w.arena == arena])
    cards["treaties"] = (sum(treaty.copies for treaty in c.treaties),)
    for deck, wanted in c.setup.decks:
        if cards[deck] != wanted:
            fault(faults, "setup", deck, f"{cards[deck]} cards instead of {wanted}")


# --- planets and events --------------------------------------------------------------------------


def check_planets(c: Content, faults: list[str]) -> None:
    """B27.6 Three stages for each of the 18 core planets, none for the others."""
    stages: dict[str, list[int]] = {planet.id: [] for planet in c.planets}
    for event in c.planetary_events:
        stages[event.planet].append(event.stage)
    for planet in c.planets:
        if stages[planet.id] != ([1, 2, 3] if planet.core else []):
            fault(faults, "planets", planet.id, f"has planetary events {stages[planet.id]}")
    core = sum(planet.core for planet in c.planets)
    if core != c.setup.tiles[KINDS.index("planet")]:
        fault(faults, "planets", "file", f"{core} core planets do not fit the tiles")


def check_planet_events(c: Content, faults: list[str]) -> None:
    for event in c.planetary_events:
        for reason in wrong_options(event):
            fault(faults, "planetary_events", event.id, reason)


def wrong_options(event: PlanetEvent) -> list[str]:
    """B27.6.3, B27.6.4"""
    found = []
    decisions = Counter(option.decision for option in event.options if option.decision)
    if 1 in decisions.values():
        found.append("a decision needs at least two options")
    if any(option.repeatable != (option.limit == "round") for option in event.options):
        found.append("what can be repeated is limited to once a round")
    if event.threat and not event.threat.stopped_by:
        found.append("nothing stops its threat")
    return found


def check_events(c: Content, faults: list[str]) -> None:
    for event in c.events:
        for reason in wrong_event(event):
            fault(faults, "events", event.id, reason)


def wrong_event(event: Event) -> list[str]:
    """B8.1, B8.4, B8.7 to B8.9"""
    found = []
    if event.deck in ("storm", "black_hole") and event.colour != "red":
        found.append("cards of dangerous systems are red")
    if (event.deck == "anomaly") != (event.stages > 0):
        found.append("anomalies have stages, other cards have none")
    if event.job != NOTHING and event.colour != "grey":
        found.append("a job stays in play, so it is grey")
    fleet = any(effect.verb == SPAWN for effect in event.effect)
    if event.neutral_fleet != fleet or event.neutral_fleet != bool(event.on_defeat):
        found.append("a neutral fleet has units and something for who defeats it")
    return found


# --- buildings -----------------------------------------------------------------------------------


def check_buildings(c: Content, faults: list[str]) -> None:
    """B4.1.5 An upgrade costs the difference to the next lower level."""
    known = {building.id: building for building in c.buildings}
    for b in c.buildings:
        if (b.level > 1) != (b.upgrade is not None):
            fault(faults, "buildings", b.id, "levels II and III are upgrades, others are not")
        if b.upgrade is None:
            continue
        origin = known[b.upgrade.origin]
        paid = tuple(x - y for x, y in zip(b.cost, origin.cost, strict=True))
        room = tuple(x - y for x, y in zip(b.capacity, origin.capacity, strict=True))
        if (b.upgrade.cost, b.upgrade.capacity) != (paid, room) or origin.level != b.level - 1:
            fault(faults, "buildings", b.id, "its upgrade is not the difference of the levels")
