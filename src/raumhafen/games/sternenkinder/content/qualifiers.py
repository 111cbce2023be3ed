"""Which qualifiers of effects the rules of this part read: by file, verb and value.

A working entry with a qualifier that nobody reads would do more, less or something else than its
text says. So every qualifier such an entry has must stand here, or with the later part that reads
it. What holds by itself (a fleet given at `home`, a route where it is `legal`) stands here, too.
"""

from __future__ import annotations

from typing import Final

from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.words import (
    DURATIONS,
    LIMITS,
    NONE,
    PER,
    TARGETS,
    VERBS,
    WHEN,
    WHERE,
)

# file, verb, qualifier: the values that are read; no value for what is a number or a mark
READ: Final[dict[tuple[str, str, str], tuple[str, ...]]] = {
    ("technologies", "unit", "where"): ("home", "own_planet"),
    ("technologies", "building", "where"): ("own_planet", "legal"),
    ("technologies", "guard", "where"): ("home",),
    ("technologies", "network", "where"): ("home", "own_network"),
    ("technologies", "flag", "where"): ("every_planet",),
    ("technologies", "income", "per"): ("own_treaty",),
    ("cabinet_actions", "actions", "duration"): ("round",),
    ("cabinet_actions", "capacity", "duration"): ("round",),
    ("investors", "colony_level", "where"): ("here",),
    ("investors", "colony_level", "max_level"): (),
    ("investors", "building", "where"): ("any_system",),
    ("events", "spawn", "where"): ("here",),
    ("events", "network", "where"): ("here",),
    ("events", "link", "where"): ("here",),
    ("events", "unit", "where"): ("here",),
    ("events", "building", "where"): ("own_planet",),
    ("events", "flag", "where"): ("here",),
    ("events", "flag", "target"): ("all_players",),
    ("events", "colony_level", "where"): ("here", "own_colony"),
    ("events", "colony_level", "when"): ("on_delivery",),
    ("events", "colony_level", "max_level"): (),
    ("events", "damage", "target"): ("one_unit", "smallest_unit", "largest_unit", "each_unit"),
    ("events", "modify", "target"): ("this_fleet",),
    ("events", "modify", "duration"): ("round", "next_round"),
    ("events", "set", "target"): ("this_fleet",),
    ("events", "set", "duration"): ("next_round",),
    ("events", "move", "target"): ("this_fleet",),
    ("events", "move", "optional"): (),
    ("planetary_events", "gain", "when"): ("closing_phase",),
    ("planetary_events", "slots", "where"): ("here",),
    ("planetary_events", "colony_level", "where"): ("here",),
    ("planetary_events", "building", "where"): ("here", "legal"),
    ("planetary_events", "network", "where"): ("here",),
    ("planetary_events", "guard", "where"): ("here",),
    ("planetary_events", "unit", "where"): ("here",),
    ("populations", "gain", "when"): ("setup",),
    ("populations", "tech", "when"): ("setup",),
    ("populations", "network", "when"): ("setup",),
    ("populations", "network", "where"): ("home",),
    ("buildings", "modify", "per"): ("building_level",),
    ("buildings", "flag", "where"): ("here",),
    ("buildings", "flag", "target"): ("all_players",),
    ("components", "building", "when"): ("on_colony_founded",),
    ("components", "building", "where"): ("here",),
    ("components", "income", "per"): ("equipped_unit",),
    ("components", "income", "cap"): (),
    ("laws", "modify", "target"): ("all_players",),
    ("laws", "modify", "per"): ("adoption",),
    ("laws", "set", "target"): ("all_players",),
    ("laws", "income", "per"): ("own_network",),
    ("laws", "income", "target"): ("all_players",),
    ("laws", "state_size", "target"): ("all_players",),
    ("laws", "flag", "target"): ("all_players",),
    ("laws", "gain", "when"): ("on_kill", "on_kill_outlaw", "closing_phase"),
    ("laws", "gain", "target"): ("all_players", "least_vp"),
    ("laws", "lose", "when"): ("closing_phase",),
    ("laws", "lose", "target"): ("rich_player",),
    ("laws", "colony_level", "where"): ("any_colony",),
    ("laws", "colony_level", "max_level"): (),
    ("laws", "building", "where"): ("legal",),
    ("loot", "unit", "where"): ("here",),
    ("distant_wars", "set", "target"): ("enemy_side",),
}
# what embassies bring
LATER: Final[dict[tuple[str, str, str], tuple[str, ...]]] = {
    ("technologies", "votes", "per"): ("own_embassy",),
}
# a price is asked for before a branch is chosen, so it stands in branches only
PRICED_BRANCHES: Final = ("events",)


def words_used(effect: Effect) -> list[tuple[str, str]]:
    """The qualifiers of an effect with their words; numbers and marks have none."""
    words = (
        ("per", PER, effect.per), ("when", WHEN, effect.when), ("limit", LIMITS, effect.limit),
        ("target", TARGETS, effect.target), ("duration", DURATIONS, effect.duration),
        ("where", WHERE, effect.where),
    )  # fmt: skip
    numbers = (
        ("cap", effect.cap), ("sources", effect.sources), ("at_least", effect.at_least),
        ("max_level", effect.max_level),
    )  # fmt: skip
    found = [(name, known[place]) for name, known, place in words if place != NONE]
    found += [(name, "") for name, value in numbers if value != NONE]
    return [*found, ("optional", "")] if effect.optional else found


def unread(file: str, row: tuple[Effect, ...], in_branch: bool = False) -> list[str]:
    """The qualifiers of a row and of its branches that no rule of this part reads."""
    found: list[str] = []
    for effect in row:
        verb = VERBS[effect.verb]
        for name, word in words_used(effect):
            key = (file, verb, name)
            known = READ.get(key, LATER.get(key))
            if known is None or (word and word not in known):
                found.append(f"{name}{f' = {word}' if word else ''} of {verb}")
        if any(effect.cost) and not (in_branch and file in PRICED_BRANCHES):
            found.append(f"cost of {verb}")
        for branch in effect.branches:
            found += unread(file, branch, True)
    return found
