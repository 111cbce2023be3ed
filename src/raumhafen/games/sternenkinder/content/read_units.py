"""Readers of the sets of units and equipment: one function an entry."""

from __future__ import annotations

from typing import Final

from raumhafen.components.toml import Table
from raumhafen.games.sternenkinder.content.effects import effects
from raumhafen.games.sternenkinder.content.reading import (
    HIGH,
    Book,
    amounts,
    capacities,
    class_mark,
    counts,
    place,
    reference,
    references,
    resources,
    rule,
    traits,
    word,
)
from raumhafen.games.sternenkinder.content.unit_kinds import (
    Blueprint,
    Build,
    Component,
    GroundUnit,
    NeutralUnit,
    Override,
    Profile,
    Protection,
    SeeleMercenary,
    Ship,
    Shot,
    Slot,
    TacticalGoal,
    UniqueUnit,
    Weapon,
)
from raumhafen.games.sternenkinder.content.words import (
    CLASSES,
    COMPONENT_KINDS,
    DAMAGE,
    FACTIONS,
    GOAL_KINDS,
    GOAL_PAYMENTS,
    GOAL_SIDES,
    NONE,
    PROTECTION_KINDS,
    SIZES,
    SLOT_TYPES,
    VERSUS,
    WEAPON_TYPES,
)

BUILD: Final = (
    "class", "initiative", "tactical_move", "strategic_move", "shield", "armour", "hull",
    "keywords", "components", "protection", "weapons",
)  # fmt: skip
SHOTS: Final = ("vs_infantry", "vs_vehicle", "vs_air_force", "vs_ship")
PILOTS: Final = ("fighter", "bomber")


# --- ground units --------------------------------------------------------------------------------


def read_ground_unit(e: Table, book: Book) -> GroundUnit:
    e.only(
        ("id", "initiative", "armour", "hull", "keywords", "cost", "capacity", "rule"),
        ("tech", "upkeep", "max_per_colony", "purchasable", "mobile", *SHOTS),
    )
    infantry, vehicle, air_force, ship = (read_shot(e.table(key)) for key in SHOTS)
    return GroundUnit(
        e.text("id"),
        reference(e, "tech", book, "technologies"),
        e.number("initiative", 0, 9),
        infantry,
        vehicle,
        air_force,
        ship,
        e.number("armour", 0, 9),
        e.number("hull", 1, 9),
        traits(e, "keywords", book),
        resources(e, "cost"),
        resources(e, "upkeep"),
        capacities(e, "capacity"),
        e.number("max_per_colony", 1, 9),
        e.flag("purchasable") or "purchasable" not in e.data,
        e.flag("mobile") or "mobile" not in e.data,
        rule(e),
    )


def read_shot(t: Table) -> Shot:
    if t.data:
        t.only(("dice", "hit"), ("projectile", "energy", "range", "initiative"))
    return Shot(
        t.number("dice", 1, 9),
        t.number("hit", 2, 6),
        t.number("projectile", 1, 9),
        t.number("energy", 1, 9),
        t.number("range", 1, 9),
        t.number("initiative", 0, 9) if "initiative" in t.data else NONE,
    )


# --- ships ---------------------------------------------------------------------------------------


def read_ship(e: Table, book: Book) -> Ship:
    slots = ("shield_slots", "armour_slots", "component_slots")
    e.only(
        (
            "id", "class", "initiative", "tactical_move", "strategic_move", "hull", "cost",
            "capacity", "rule",
        ),
        (
            "advanced_of", "weapon_slots", "keywords", "upkeep", "upkeep_per", "civil", "tech",
            "effect", *slots,
        ),
    )  # fmt: skip
    shield, armour, component = (e.number(key, 1, 9) for key in slots)
    return Ship(
        e.text("id"),
        reference(e, "advanced_of", book, "ships"),
        word(e, "class", CLASSES),
        e.number("initiative", 0, 9),
        e.number("tactical_move", 0, 9),
        e.number("strategic_move", 0, 9),
        e.number("hull", 1, 9),
        shield,
        armour,
        component,
        read_slots(e),
        traits(e, "keywords", book),
        resources(e, "cost"),
        resources(e, "upkeep"),
        e.number("upkeep_per", 2, 9) or 1,
        capacities(e, "capacity"),
        e.flag("civil"),
        reference(e, "tech", book, "technologies"),
        effects(e, "effect", book),
        rule(e),
    )


def read_slots(e: Table) -> tuple[tuple[Slot, ...], ...]:
    """Layouts, each a list such as `["small", "medium missile/pd"]`."""
    found = []
    for at, row in enumerate(e.items("weapon_slots")):
        inner = Table({"slot": row}, f"{e.where}weapon_slots[{at}].", e.faults)
        found.append(tuple(read_slot(inner, text) for text in inner.texts("slot")))
    return tuple(found)


def read_slot(t: Table, text: str) -> Slot:
    size, _, kinds = text.partition(" ")
    only = tuple(
        SLOT_TYPES[place(t, "slot", kind, SLOT_TYPES)] for kind in kinds.split("/") if kind
    )
    return Slot(SIZES[place(t, "slot", size, SIZES)], only)


# --- fixed units ---------------------------------------------------------------------------------


def read_build(e: Table, book: Book) -> Build:
    """Values that are missing are 0: a tactical goal may have none."""
    return Build(
        word(e, "class", CLASSES),
        e.number("initiative", 0, 9),
        e.number("tactical_move", 0, 9),
        e.number("strategic_move", 0, 9),
        e.number("shield", 0, 9),
        e.number("armour", 0, 9),
        e.number("hull", 1, 9),
        traits(e, "keywords", book),
        references(e, "components", book, "components"),
        references(e, "protection", book, "protection"),
        references(e, "weapons", book, "weapons"),
    )


def read_blueprint(e: Table, book: Book) -> Blueprint:
    e.only(
        ("id", "base", *BUILD[:7], "cost", "rule"), (*BUILD[7:], "upkeep", "upkeep_per", "effect")
    )
    return Blueprint(
        e.text("id"),
        reference(e, "base", book, "ships"),
        read_build(e, book),
        resources(e, "cost"),
        resources(e, "upkeep"),
        e.number("upkeep_per", 2, 9) or 1,
        effects(e, "effect", book),
        rule(e),
    )


def read_neutral_unit(e: Table, book: Book) -> NeutralUnit:
    e.only(
        ("id", "faction", "base", *BUILD[:7], "class_price", "rule"),
        (*BUILD[7:], "call_price", "weapon_overrides", "effect"),
    )
    overrides = e.table("weapon_overrides")
    return NeutralUnit(
        e.text("id"),
        word(e, "faction", FACTIONS),
        reference(e, "base", book, "ships"),
        read_build(e, book),
        e.number("class_price", 1, HIGH),
        e.number("call_price", 1, HIGH),
        tuple(read_override(overrides, weapon, book) for weapon in overrides.data),
        effects(e, "effect", book),
        rule(e),
    )


def read_override(overrides: Table, weapon: str, book: Book) -> Override:
    t = overrides.table(weapon)
    t.only((), ("profiles", "keywords_added", "keywords_removed"))
    named = Table({"weapon": weapon}, t.where, t.faults)
    removed = [f"keyword.{name}" for name in t.texts("keywords_removed")]
    gone = Table({"keywords_removed": removed}, t.where, t.faults)
    return Override(
        reference(named, "weapon", book, "weapons"),
        tuple(read_profile(p) for p in t.tables("profiles")),
        traits(t, "keywords_added", book),
        references(gone, "keywords_removed", book, "keywords"),
    )


def read_unique_unit(e: Table, book: Book) -> UniqueUnit:
    e.only(
        ("id", "faction", *BUILD[:7], "rule"),
        ("base", *BUILD[7:], "cost", "capacity", "vp_when_destroyed"),
    )
    return UniqueUnit(
        e.text("id"),
        reference(e, "faction", book, "governments", "companies", "clans"),
        reference(e, "base", book, "ships"),
        read_build(e, book),
        resources(e, "cost"),
        capacities(e, "capacity"),
        e.number("vp_when_destroyed", 1, 9),
        rule(e),
    )


def read_seele_mercenary(e: Table, book: Book) -> SeeleMercenary:
    e.only(
        ("id", "cost", "upkeep", "rule"),
        ("needs", "advisor", "units", "base", *BUILD),
    )
    return SeeleMercenary(
        e.text("id"),
        resources(e, "cost"),
        resources(e, "upkeep"),
        references(e, "needs", book, "policies", "companies"),
        e.flag("advisor"),
        counts(e, "units", book, "ships", "ground_units"),
        reference(e, "base", book, "ships"),
        read_build(e, book),
        rule(e),
    )


def read_tactical_goal(e: Table, book: Book) -> TacticalGoal:
    e.only(
        ("id", "kind", "rule"),
        ("roll", "side", "condition", "pay", "independent", "card", *BUILD),
    )
    return TacticalGoal(
        e.text("id"),
        word(e, "kind", GOAL_KINDS),
        e.number("roll", 1, 6),
        word(e, "side", GOAL_SIDES),
        references(e, "condition", book, "governments", "companies"),
        word(e, "pay", GOAL_PAYMENTS),
        e.flag("independent"),
        read_build(e, book),
        reference(e, "card", book, "events"),
        rule(e),
    )


# --- equipment -----------------------------------------------------------------------------------


def read_weapon(e: Table, book: Book) -> Weapon:
    e.only(
        ("id", "type", "size", "range", "profiles", "rule"),
        ("tech", "only", "damage", "keywords", "cost", "effect"),
    )
    size = word(e, "size", SIZES)
    return Weapon(
        e.text("id"),
        reference(e, "tech", book, "technologies"),
        word(e, "only", PILOTS),
        word(e, "type", WEAPON_TYPES),
        size,
        SIZES.index(size) + 1 if size else 0,
        e.number("range", 1, 10),
        tuple(read_profile(t) for t in e.tables("profiles")),
        amounts(e, "damage", DAMAGE),
        traits(e, "keywords", book),
        "cost" in e.data,
        e.number("cost", 0, HIGH),
        effects(e, "effect", book),
        rule(e),
    )


def read_profile(t: Table) -> Profile:
    t.only(("vs",), ("dice", "hit", "auto", *DAMAGE))
    versus = t.data.get("vs", "any")
    if versus not in VERSUS:
        versus = class_mark(t, "vs", versus)
    rows = t.numbers("hit", 2, 6) if isinstance(t.data.get("hit"), list) else ()
    strong = any(kind in t.data for kind in DAMAGE)
    if not t.flag("auto") and not ("dice" in t.data and "hit" in t.data):
        t.fault("dice", "a profile needs dice and a number to hit")
    return Profile(
        str(versus),
        t.number("dice", 1, 9),
        rows or (t.number("hit", 2, 6),),
        t.flag("auto"),
        tuple(t.number(kind, 1, 9) for kind in DAMAGE) if strong else (),
    )


def read_component(e: Table, book: Book) -> Component:
    e.only(("id", "kind", "tech", "cost", "slots", "effect", "rule"), ("only",))
    return Component(
        e.text("id"),
        word(e, "kind", COMPONENT_KINDS),
        reference(e, "tech", book, "technologies"),
        e.number("cost", 0, HIGH),
        e.number("slots", 0, 1),
        references(e, "only", book, "ships"),
        effects(e, "effect", book),
        rule(e),
    )


def read_protection(e: Table, book: Book) -> Protection:
    e.only(("id", "kind", "tech", "points", "cost", "rule"), ("effect",))
    for key in ("points", "cost"):
        if len(e.items(key)) != len(CLASSES):
            e.fault(key, f"needs a number for each of {', '.join(CLASSES)}")
    return Protection(
        e.text("id"),
        word(e, "kind", PROTECTION_KINDS),
        reference(e, "tech", book, "technologies"),
        e.numbers("points", 1, 9),
        e.numbers("cost", 1, 9),
        effects(e, "effect", book),
        rule(e),
    )
