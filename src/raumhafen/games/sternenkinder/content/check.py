"""Checks across the content files: sets are complete, references make sense."""

from __future__ import annotations

from collections import Counter
from typing import Final

from raumhafen.games.sternenkinder.content.box import Content
from raumhafen.games.sternenkinder.content.check_words import check_words
from raumhafen.games.sternenkinder.content.check_world import (
    check_buildings,
    check_decks,
    check_events,
    check_layouts,
    check_planet_events,
    check_planets,
    check_tiles,
)
from raumhafen.games.sternenkinder.content.effects import NOTHING
from raumhafen.games.sternenkinder.content.kinds import Effects, Technology
from raumhafen.games.sternenkinder.content.pending import PENDING
from raumhafen.games.sternenkinder.content.reading import fault
from raumhafen.games.sternenkinder.content.words import FIELDS, NONE, RESOURCES, VERBS

COUNTS: Final = {
    "systems": 10, "technologies": 49, "governments": 16, "policies": 59, "government_goals": 22,
    "companies": 4, "clans": 4, "seele_mercenaries": 6, "laws": 28, "treaties": 10,
    "casus_belli": 4, "institution_actions": 28, "cabinet_actions": 10, "underground_services": 5,
    "advisors": 11, "black_market": 27, "space_wonders": 4, "investors": 7, "crises": 7,
    "events": 57, "planets": 30, "planetary_events": 54, "populations": 6, "buildings": 13,
    "ships": 25, "ground_units": 8, "blueprints": 22, "neutral_units": 20, "unique_units": 4,
    "weapons": 48, "components": 30, "protection": 8, "keywords": 65, "tactical_goals": 24,
    "loot": 18, "distant_wars": 18,
}  # fmt: skip
TAGGED: Final = {"ship_size": 5, "state_size": 3, "drive": 2}
# A25 what the rules of part A name, beside what other entries refer to
NAMED: Final = {
    "tech": (
        "political_philosophy", "political_vision", "perfect_government", "expert_council",
        "political_unity", "interportal_empathy", "interportal_community", "deep_contacts",
        "strategic_infiltration", "jurisprudence", "hybrid_war", "simple_missiles",
        "simple_drives", "advanced_drives", "city_planning", "defence_troops",
        "advanced_construction", "megaconstructions", "local_government",
        "regional_parliaments", "sector_administration",
    ),
    "law": (
        "sanctions_1", "sanctions_2", "sanctions_3", "sovereign", "challenge_heaven", "bounties",
        "networking_initiative", "settlement_storm", "competition_war", "all_laws",
        "humanitarian_law", "outlaw_policy",
    ),
    "market": (
        "three_eyes", "mask_edict", "infiltration_commando", "witness_cooperation", "four_winds",
        "grim_carnival", "layer_d", "syndicate_support", "mother_seed",
    ),
    "event": ("ast.pirates", "ast.rust_fleet", "ast.pirate_base"),
    "advisor": ("voice_okima", "clan_member", "mouth_witnesses", "countess_swan", "tor_contact"),
}  # fmt: skip
# the file in which a named entry belongs
FILE_OF: Final = {
    "tech": "technologies", "law": "laws", "market": "black_market", "event": "events",
    "advisor": "advisors",
}  # fmt: skip
UNLOCK: Final = VERBS.index("unlock")


def check(c: Content, faults: list[str]) -> None:
    """Everything that no single entry can show."""
    check_counts(c, faults)
    check_named(c, faults)
    if faults:
        return
    for part in (
        check_pending, check_technologies, check_tags, check_unlocks, check_governments,
        check_goals, check_policies, check_laws, check_crises, check_ships, check_fixed_units,
        check_weapons, check_tiles, check_layouts, check_decks, check_planets, check_planet_events,
        check_events, check_buildings, check_words,
    ):  # fmt: skip
        part(c, faults)


def check_counts(c: Content, faults: list[str]) -> None:
    found = Counter(c.sets)
    for name, wanted in COUNTS.items():
        if found[name] != wanted:
            fault(faults, name, "file", f"{found[name]} entries instead of {wanted}")


def check_named(c: Content, faults: list[str]) -> None:
    """A25 Components that the rules name."""
    ids = set(c.ids)
    for prefix, names in NAMED.items():
        for name in names:
            if f"{prefix}.{name}" not in ids:
                fault(faults, FILE_OF[prefix], f"{prefix}.{name}", "is missing, and A25 names it")


def check_pending(c: Content, faults: list[str]) -> None:
    ids = Counter(PENDING)
    for id in sorted(set(PENDING) - set(c.ids)):
        faults.append(f"pending.py: {id}: is no entry")
    for id in sorted(id for id in ids if ids[id] > 1):
        faults.append(f"pending.py: {id}: waits for two parts")


# --- technologies --------------------------------------------------------------------------------


def check_technologies(c: Content, faults: list[str]) -> None:
    """T2 Arrows stay in a field and lead to what is neither cheaper nor lower."""
    known = {tech.id: tech for tech in c.technologies}
    seen: set[str] = set()
    for tech in c.technologies:
        for id in tech.requires:
            reason = wrong_arrow(known[id], tech, seen)
            if reason:
                fault(faults, "technologies", tech.id, f"{id} {reason}")
        seen.add(tech.id)
    order = [FIELDS.index(tech.field) for tech in c.technologies]
    if order != sorted(order):
        fault(faults, "technologies", "file", "the fields must stand one after the other")


def wrong_arrow(before: Technology, after: Technology, seen: set[str]) -> str:
    if before.id not in seen:
        return "must stand before it"
    if before.field != after.field:
        return "belongs to another field"
    if before.cost > after.cost or before.level > after.level:
        return "is dearer or of a higher level"
    return ""


def check_tags(c: Content, faults: list[str]) -> None:
    """A25.1, B27.2.3 Technologies that rules count by their tag."""
    found = Counter(tag for tech in c.technologies for tag in tech.tags)
    for tag, wanted in TAGGED.items():
        if found[tag] != wanted:
            fault(faults, "technologies", tag, f"{found[tag]} technologies instead of {wanted}")


def unlocks(effects: Effects) -> list[int]:
    return [entry for effect in effects if effect.verb == UNLOCK for entry, _ in effect.entries]


def check_unlocks(c: Content, faults: list[str]) -> None:
    """B4.1.4 What needs a technology is unlocked by that one and by no other."""
    keys = {c.ids[n]: tech.id for tech in c.technologies for n in unlocks(tech.effect)}
    needs = [
        *[("buildings", b.id, b.tech) for b in c.buildings],
        *[("ships", s.id, s.tech) for s in c.ships if not s.advanced_of],
        *[("ground_units", g.id, g.tech) for g in c.ground_units],
        *[("weapons", w.id, w.tech) for w in c.weapons],
        *[("components", x.id, x.tech) for x in c.components],
        *[("protection", p.id, p.tech) for p in c.protection],
        *[("institution_actions", a.id, a.tech) for a in c.institution_actions],
    ]
    for name, id, tech in needs:
        if keys.get(id, "") != tech:
            fault(
                faults,
                name,
                id,
                f"needs {tech or 'no technology'}, but {keys.get(id, 'none')} unlocks it",
            )
    entries = [n for tech in c.technologies for n in unlocks(tech.effect)]
    for n in sorted({n for n in entries if entries.count(n) > 1}):
        fault(faults, "technologies", c.ids[n], "is unlocked twice")


# --- politics ------------------------------------------------------------------------------------


def check_governments(c: Content, faults: list[str]) -> None:
    """A10.1, A14 Levels, ways to adopt, trade in both directions."""
    levels = {government.id: government.level for government in c.governments}
    for g in c.governments:
        if (g.cost == NONE) == (g.adopted_by == ""):
            fault(faults, "governments", g.id, "needs a price or a policy that brings it")
        for id in g.follow_up:
            if levels[id] != g.level + 1:
                fault(faults, "governments", g.id, f"{id} is no government of the next level")
        size = len(RESOURCES)
        if any(
            (g.trade[a * size + b] == 0) != (g.trade[b * size + a] == 0)
            for a in range(size)
            for b in range(a)
        ):
            fault(faults, "governments", g.id, "trade must go in both directions")
    if Counter(levels.values()) != {0: 1, 1: 7, 2: 8}:
        fault(faults, "governments", "file", "needs 1, 7 and 8 governments of levels 0, I and II")


def check_goals(c: Content, faults: list[str]) -> None:
    """A10.10 Four goals for ordinary governments of level I, one for special ones."""
    found = Counter(goal.government for goal in c.government_goals)
    for g in c.governments:
        wanted = 0 if g.level != 1 else 1 if g.special else 4
        if found[g.id] != wanted:
            fault(faults, "government_goals", g.id, f"{found[g.id]} goals instead of {wanted}")
    for goal in c.government_goals:
        if (goal.condition == NOTHING) != (goal.check == "always"):
            fault(faults, "government_goals", goal.id, "needs a condition or is always checked")


def check_policies(c: Content, faults: list[str]) -> None:
    """A15 to A19 Four policies for each ordinary government of levels I and II."""
    found = Counter(policy.government for policy in c.policies)
    for g in c.governments:
        if g.level and not g.special and found[g.id] != 4:
            fault(faults, "policies", g.id, f"{found[g.id]} policies instead of 4")
    for policy in c.policies:
        if not policy.for_sale and not policy.replaces:
            fault(faults, "policies", policy.id, "has no price and replaces nothing")


def check_laws(c: Content, faults: list[str]) -> None:
    """A1.11, A9.14 Six laws lie open and are the Always laws; three come with a policy."""
    for law in c.laws:
        if ("always" in law.keywords) != (law.place == "open"):
            fault(faults, "laws", law.id, "lies open exactly if it is an Always law")
    places = Counter(law.place for law in c.laws)
    if places != {"deck": 19, "open": 6, "policy.judiciary": 3}:
        fault(faults, "laws", "file", "needs 19 laws in the deck, 6 open, 3 by policy.judiciary")
    given = next(policy.cards for policy in c.policies if policy.id == "policy.judiciary")
    if set(given) != {law.id for law in c.laws if law.place == "policy.judiciary"}:
        fault(faults, "policies", "policy.judiciary", "its cards are not the laws of its place")


def check_crises(c: Content, faults: list[str]) -> None:
    """A24.1 Every face of the die calls one crisis, whose law names it."""
    if sorted(face for crisis in c.crises for face in crisis.roll) != [1, 2, 3, 4, 5, 6]:
        fault(faults, "crises", "file", "every face of the die must call one crisis")
    laws = {law.id: law.crisis for law in c.laws}
    for crisis in c.crises:
        if crisis.law and laws[crisis.law] != crisis.id:
            fault(faults, "crises", crisis.id, f"{crisis.law} belongs to another crisis")


# --- units ---------------------------------------------------------------------------------------


def check_ships(c: Content, faults: list[str]) -> None:
    """B4.4.2, B5.2.2 Capacity is hull; an advanced side is of the same class."""
    known = {ship.id: ship for ship in c.ships}
    for ship in c.ships:
        if ship.capacity != (0, ship.hull):
            fault(faults, "ships", ship.id, "its capacity is not its hull")
        if ship.advanced_of and known[ship.advanced_of].size != ship.size:
            fault(faults, "ships", ship.id, f"{ship.advanced_of} is of another class")
    for unit in c.ground_units:
        if unit.capacity != (unit.hull, 0):
            fault(faults, "ground_units", unit.id, "its capacity is not its hull")


def check_fixed_units(c: Content, faults: list[str]) -> None:
    """B23, B24 A fixed unit is of the class of its base."""
    sizes = {ship.id: ship.size for ship in c.ships}
    fixed = [
        *[("blueprints", b.id, b.base, b.build.size) for b in c.blueprints],
        *[("neutral_units", n.id, n.base, n.build.size) for n in c.neutral_units],
    ]
    for name, id, base, size in fixed:
        if sizes[base] != size:
            fault(faults, name, id, f"{base} is of another class")


def check_weapons(c: Content, faults: list[str]) -> None:
    """B5.3.6 Every weapon that can be bought has a technology, but for the free smoothbore."""
    for weapon in c.weapons:
        free = weapon.purchasable and weapon.cost == 0
        if weapon.purchasable != (weapon.tech != "" or free):
            fault(faults, "weapons", weapon.id, "has a price without a technology or the reverse")
