"""A25, A26, B1 What is in the box: counts of sets and decks, the vocabulary, single values."""

from __future__ import annotations

import dataclasses
from collections import Counter, defaultdict

import pytest

from raumhafen.games.sternenkinder.content import words
from raumhafen.games.sternenkinder.content.effects import Condition, Effect, walk
from raumhafen.games.sternenkinder.content.load import CONTENT, FILES, SETS, load
from raumhafen.games.sternenkinder.content.words import FIELDS, NONE, VERBS

COUNTS = {
    "systems": 10, "technologies": 49, "governments": 16, "policies": 59, "government_goals": 22,
    "companies": 4, "clans": 4, "seele_mercenaries": 6, "laws": 28, "treaties": 10,
    "casus_belli": 4, "institution_actions": 28, "cabinet_actions": 10, "underground_services": 5,
    "advisors": 11, "black_market": 27, "space_wonders": 4, "investors": 7, "crises": 7,
    "events": 57, "planets": 30, "planetary_events": 54, "populations": 6, "buildings": 13,
    "ships": 25, "ground_units": 8, "blueprints": 22, "neutral_units": 20, "unique_units": 4,
    "weapons": 48, "components": 30, "protection": 8, "keywords": 65, "tactical_goals": 24,
    "loot": 18, "distant_wars": 18,
}  # fmt: skip
# uses and entries of each verb, as the design counts them
USES = {
    "income": (167, 122), "gain": (144, 135), "modify": (97, 68), "flag": (56, 43), "vp": (38, 38),
    "unlock": (34, 34), "capacity": (29, 25), "set": (21, 18), "draw": (16, 16),
    "colony_level": (14, 13), "building": (13, 13), "keyword": (12, 12), "reveal": (10, 9),
    "upkeep": (10, 10), "tech": (10, 10), "unit": (10, 10), "lose": (9, 9), "votes": (9, 9),
    "network": (8, 8), "destroy": (8, 8), "rule": (7, 6), "damage": (7, 6), "choose": (6, 6),
    "actions": (6, 6), "state_size": (6, 6), "slots": (6, 6), "spawn": (5, 5),
    "war_weariness": (5, 5), "steal": (4, 4), "contest": (4, 4), "disable": (4, 3),
    "move": (3, 3), "character": (3, 3), "guard": (2, 2), "sanction": (2, 2), "vp_state": (2, 2),
    "enact": (2, 2), "regenerate": (2, 2), "tile": (2, 2), "roll": (1, 1), "link": (1, 1),
    "take": (1, 1), "win": (1, 1), "crisis": (1, 1),
}  # fmt: skip


def parts(value: object) -> list[object]:
    """A value and everything inside it, down to effects and conditions."""
    if isinstance(value, Effect | Condition):
        return [value]
    if isinstance(value, tuple):
        return [part for one in value for part in parts(one)]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = [field.name for field in dataclasses.fields(value)]
        return [part for name in fields for part in parts(getattr(value, name))]
    return []


def entries() -> list[tuple[str, object]]:
    return [(entry.id, entry) for name, _ in SETS for entry in getattr(CONTENT, name)]


def effects(entry: object) -> list[Effect]:
    return walk(tuple(part for part in parts(entry) if isinstance(part, Effect)))


def test_every_set_is_complete() -> None:
    """A25 36 sets with 761 entries, each in the order of its file."""
    assert {name: len(getattr(CONTENT, name)) for name, _ in SETS} == COUNTS
    assert len(CONTENT.ids) == 761 and len(FILES) == 37
    assert [id for id, _ in entries()] == list(CONTENT.ids)
    assert Counter(CONTENT.sets) == COUNTS


def test_decks() -> None:
    """A1.11, B18.1 Cards of each deck."""
    decks = Counter(event.deck for event in CONTENT.events for _ in range(event.copies))
    assert decks == {
        "asteroid": 12, "nebula": 12, "space": 8, "storm": 8, "black_hole": 6, "anomaly": 14,
    }  # fmt: skip
    assert Counter(law.place for law in CONTENT.laws) == {
        "deck": 19, "open": 6, "policy.judiciary": 3,
    }  # fmt: skip
    assert sum(treaty.copies for treaty in CONTENT.treaties) == 28
    assert Counter(card.level for card in CONTENT.loot) == {1: 6, 2: 6, 3: 6}
    arenas = Counter((war.arena, war.level) for war in CONTENT.distant_wars)
    assert [arenas["ground", n] for n in (1, 2, 3)] == [4, 3, 2]
    assert [arenas["space", n] for n in (1, 2, 3)] == [4, 3, 2]


def test_vocabulary() -> None:
    """Every verb is used as often as the design counts, in as many entries, and in policies."""
    uses: Counter[str] = Counter()
    users: defaultdict[str, set[str]] = defaultdict(set)
    for id, entry in entries():
        for effect in effects(entry):
            verb = VERBS[effect.verb]
            uses[verb] += 1
            users[verb].add(id)
    assert {verb: (uses[verb], len(users[verb])) for verb in VERBS} == USES
    assert sum(uses.values()) == 798 and len(VERBS) == 44


def test_standing_verbs_are_never_optional() -> None:
    """What holds while its source is active is nobody's choice, and it is no single event."""
    assert set(words.STANDING) <= set(VERBS)
    found = [effect for _, entry in entries() for effect in effects(entry)]
    standing = [effect for effect in found if VERBS[effect.verb] in words.STANDING]
    assert not any(effect.optional or effect.cost for effect in standing)


def used(field: str) -> set[int]:
    return {getattr(effect, field) for _, entry in entries() for effect in effects(entry)} - {NONE}


@pytest.mark.parametrize(
    ("field", "known", "number"),
    [
        ("per", words.PER, 31),
        ("when", words.WHEN, 19),
        ("where", words.WHERE, 16),
        ("target", words.TARGETS, 21),
        ("limit", words.LIMITS, 5),
        ("duration", words.DURATIONS, 5),
    ],
)
def test_every_qualifier_word_is_used(field: str, known: tuple[str, ...], number: int) -> None:
    assert used(field) == set(range(number)) and len(known) == number


@pytest.mark.parametrize(
    ("verbs", "known", "number"),
    [
        (("modify", "set"), words.QUANTITIES, 79),
        (("flag",), words.FLAGS, 49),
        (("draw",), words.DECKS, 6),
        (("reveal",), words.REVEALS, 3),
        (("destroy",), words.DESTROYS, 3),
        (("contest",), words.METRICS, 4),
        (("rule",), words.RULES, 7),
        (("character",), words.CHARACTERS, 3),
    ],
)
def test_every_token_is_used(verbs: tuple[str, ...], known: tuple[str, ...], number: int) -> None:
    found = [effect for _, entry in entries() for effect in effects(entry)]
    assert {e.what for e in found if VERBS[e.verb] in verbs} == set(range(number))
    assert len(known) == number


def test_every_count_of_conditions_is_used() -> None:
    found = [part for _, entry in entries() for part in parts(entry) if isinstance(part, Condition)]
    assert {c.have for c in found} - {NONE} == set(range(36)) and len(words.HAVE) == 36


def test_fields_of_research() -> None:
    """B5.5 What a field costs and how many technologies it has."""
    costs = [sum(t.cost for t in CONTENT.technologies if t.field == field) for field in FIELDS]
    sizes = [sum(t.field == field for t in CONTENT.technologies) for field in FIELDS]
    assert costs == [87, 84, 88, 86] and sizes == [14, 11, 12, 12]


def test_loading_again_gives_the_same() -> None:
    assert load() == CONTENT
