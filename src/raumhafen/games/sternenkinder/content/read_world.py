"""Readers of the sets of map and economy: one function an entry."""

from __future__ import annotations

from typing import Final

from raumhafen.components.toml import Table
from raumhafen.games.sternenkinder.content.effects import condition, effects
from raumhafen.games.sternenkinder.content.kinds import (
    Building,
    DistantWar,
    Event,
    Growth,
    Investor,
    Keyword,
    LootCard,
    Option,
    People,
    Planet,
    PlanetEvent,
    Simple,
    System,
    Technology,
    Threat,
    Upgrade,
)
from raumhafen.games.sternenkinder.content.reading import (
    Book,
    capacities,
    counts,
    reference,
    references,
    resources,
    rule,
    traits,
    word,
    words,
)
from raumhafen.games.sternenkinder.content.words import (
    APPLIES_TO,
    ARENAS,
    BUILDING_KINDS,
    CHARACTERS,
    COLOURS,
    EVENT_DECKS,
    FIELDS,
    LIMITS,
    NONE,
    REQUESTS,
    TAGS,
)

SIMPLE: Final = (
    "fleets", "fleets_factor", "fleets_max", "dice", "hit", "damage", "hull", "fleet_cost",
    "upkeep", "defence",
)  # fmt: skip
OPTIONS: Final = ("A", "B", "C")


def read_system(e: Table, book: Book) -> System:
    e.only(("id", "rule"), ("deck", "dangerous", "every_entry", "enterable"))
    return System(
        e.text("id"),
        word(e, "deck", EVENT_DECKS),
        e.flag("dangerous"),
        e.flag("every_entry"),
        e.flag("enterable") or "enterable" not in e.data,
        rule(e),
    )


def read_technology(e: Table, book: Book) -> Technology:
    e.only(
        ("id", "field", "level", "cost", "effect", "first_bonus", "rule"),
        ("requires", "tags", "simple"),
    )
    return Technology(
        e.text("id"),
        word(e, "field", FIELDS),
        e.number("level", 1, 4),
        e.number("cost", 1, 20),
        references(e, "requires", book, "technologies"),
        words(e, "tags", TAGS),
        effects(e, "effect", book),
        effects(e, "first_bonus", book),
        read_simple(e.table("simple")),
        rule(e),
    )


def read_simple(t: Table) -> Simple:
    t.only((), SIMPLE)
    n = [t.number(key, 0, 9) for key in SIMPLE]
    return Simple(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9])


# --- planets -------------------------------------------------------------------------------------


def read_planet(e: Table, book: Book) -> Planet:
    """Natural resources are the planet's income."""
    e.only(("id", "resources", "rule"), ("core",))
    income = Table({"effect": [{"income": e.data.get("resources", {})}]}, e.where, e.faults)
    return Planet(
        e.text("id"),
        resources(e, "resources"),
        e.flag("core"),
        effects(income, "effect", book),
        rule(e),
    )


def read_planet_event(e: Table, book: Book) -> PlanetEvent:
    e.only(("id", "planet", "stage", "rule", *OPTIONS), ("effect", "threat"))
    return PlanetEvent(
        e.text("id"),
        reference(e, "planet", book, "planets"),
        e.number("stage", 1, 3),
        effects(e, "effect", book),
        tuple(read_option(e.table(key), book) for key in OPTIONS),
        read_threat(e.table("threat"), book) if "threat" in e.data else None,
        rule(e),
    )


def read_option(t: Table, book: Book) -> Option:
    t.only(("if", "reward"), ("decision", "repeatable", "limit"))
    return Option(
        t.number("decision", 1, 2),
        t.flag("repeatable"),
        word(t, "limit", LIMITS),
        condition(t, "if", book),
        effects(t, "reward", book),
    )


def read_threat(t: Table, book: Book) -> Threat:
    t.only(("pips", "stopped_by", "effect"))
    stopped = words(t, "stopped_by", OPTIONS)
    places = tuple(OPTIONS.index(key) for key in stopped)
    return Threat(t.number("pips", 1, 6), places, effects(t, "effect", book))


# --- events --------------------------------------------------------------------------------------


def read_event(e: Table, book: Book) -> Event:
    e.only(
        ("id", "deck", "colour", "effect", "rule"),
        (
            "copies", "stages", "ongoing", "cargo", "neutral_fleet", "immobile", "needs_ships",
            "pips", "growth", "job", "on_defeat", "tactical",
        ),
    )  # fmt: skip
    return Event(
        e.text("id"),
        word(e, "deck", EVENT_DECKS),
        word(e, "colour", COLOURS),
        e.number("copies", 1, 9) or 1,
        e.number("stages", 1, 4),
        e.flag("ongoing"),
        e.flag("cargo"),
        e.flag("neutral_fleet"),
        e.flag("immobile"),
        e.flag("needs_ships"),
        e.number("pips", 1, 6),
        read_growth(e.table("growth"), book) if "growth" in e.data else None,
        condition(e, "job", book),
        effects(e, "effect", book),
        effects(e, "on_defeat", book),
        effects(e, "tactical", book),
        rule(e),
    )


def read_growth(t: Table, book: Book) -> Growth:
    t.only(("pips", "max", "unit", "frozen_by"))
    return Growth(
        t.number("pips", 1, 6),
        t.number("max", 1, 6),
        reference(t, "unit", book, "neutral_units"),
        reference(t, "frozen_by", book, "governments"),
    )


# --- buildings -----------------------------------------------------------------------------------


def read_building(e: Table, book: Book) -> Building:
    limits = ("max_per_player", "max_per_colony", "max_per_system", "max_per_player_and_planet")
    e.only(
        ("id", "kind", "cost", "capacity", "effect", "rule"),
        (
            "level", "tech", "cost_dangerous", "upkeep", "food_upkeep", "upgrade", "needs_slot",
            "requires_yield", "requires_character", "hull", "shield", "initiative", "keywords",
            "demolishable",
            *limits,
        ),
    )  # fmt: skip
    player, colony, system, planet = (e.number(key, 1, 9) for key in limits)
    return Building(
        e.text("id"),
        word(e, "kind", BUILDING_KINDS),
        e.number("level", 1, 3),
        reference(e, "tech", book, "technologies"),
        resources(e, "cost"),
        resources(e, "cost_dangerous") if "cost_dangerous" in e.data else (),
        capacities(e, "capacity"),
        resources(e, "upkeep"),
        e.number("food_upkeep", 0, 9),
        read_upgrade(e.table("upgrade"), book) if "upgrade" in e.data else None,
        e.flag("needs_slot"),
        e.number("requires_yield", 1, 9),
        word(e, "requires_character", CHARACTERS),
        player,
        colony,
        system,
        planet,
        e.number("hull", 1, 9),
        e.number("shield", 1, 9),
        e.number("initiative", 0, 9) if "initiative" in e.data else NONE,
        traits(e, "keywords", book),
        e.flag("demolishable") or "demolishable" not in e.data,
        effects(e, "effect", book),
        rule(e),
    )


def read_upgrade(t: Table, book: Book) -> Upgrade:
    t.only(("from", "cost", "capacity"))
    return Upgrade(
        reference(t, "from", book, "buildings"), resources(t, "cost"), capacities(t, "capacity")
    )


# --- the rest ------------------------------------------------------------------------------------


def read_people(e: Table, book: Book) -> People:
    e.only(("id", "effect", "rule"))
    return People(e.text("id"), effects(e, "effect", book), rule(e))


def read_investor(e: Table, book: Book) -> Investor:
    e.only(("id", "request", "reward", "milestone", "milestone_vp", "rule"))
    return Investor(
        e.text("id"),
        word(e, "request", REQUESTS),
        effects(e, "reward", book),
        condition(e, "milestone", book),
        e.number("milestone_vp", 1, 9),
        rule(e),
    )


def read_loot(e: Table, book: Book) -> LootCard:
    e.only(("id", "level", "price", "effect", "rule"))
    return LootCard(
        e.text("id"),
        e.number("level", 1, 3),
        e.number("price", 1, 9),
        effects(e, "effect", book),
        rule(e),
    )


def read_distant_war(e: Table, book: Book) -> DistantWar:
    e.only(
        ("id", "arena", "level", "enemies", "effect", "rule"),
        ("buildings", "tactical_goals", "setup"),
    )
    arena = word(e, "arena", ARENAS)
    return DistantWar(
        e.text("id"),
        arena,
        e.number("level", 1, 3),
        counts(e, "enemies", book, "ground_units" if arena == "ground" else "neutral_units"),
        counts(e, "buildings", book, "buildings"),
        e.flag("tactical_goals"),
        effects(e, "setup", book),
        effects(e, "effect", book),
        rule(e),
    )


def read_keyword(e: Table, book: Book) -> Keyword:
    e.only(("id", "applies_to", "rule"))
    return Keyword(e.text("id"), words(e, "applies_to", APPLIES_TO), rule(e))
