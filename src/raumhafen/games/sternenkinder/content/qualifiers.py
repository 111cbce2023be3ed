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
    ("technologies", "votes", "per"): ("own_embassy",),
    # governments
    ("governments", "capacity", "per"): ("own_starbase",),
    ("governments", "income", "per"): (
        "law_in_force",
        "own_treaty",
        "own_colony",
        "own_research_building",
    ),
    ("policies", "income", "per"): (
        "capacity_building_level",
        "capacity_building",
        "own_level",
        "dividend_pip",
        "democratic_policy_and_culture_building",
        "own_colony_level",
        "research_ship",
        "technology_2",
    ),
    ("policies", "income", "cap"): (),
    ("policies", "capacity", "per"): ("capacity_building",),
    ("government_goals", "steal", "target"): ("rival",),
    ("government_goals", "steal", "at_least"): (),
    ("government_goals", "gain", "per"): (
        "space_capacity",
        "own_treaty",
        "own_trade_treaty",
        "trade_treaty_with_partner",
        "resource_building_level",
        "other_player",
        "tech_of_field",
    ),
    ("government_goals", "gain", "when"): ("on_trade",),
    ("government_goals", "income", "per"): ("capacity_building_level",),
    ("government_goals", "income", "sources"): (),
    ("government_goals", "colony_level", "where"): ("own_choice", "every_colony"),
    ("government_goals", "tech", "target"): ("each_other_player",),
    ("government_goals", "reveal", "per"): ("player",),
    ("advisors", "income", "per"): (
        "own_network",
        "own_connected_colony",
        "own_law",
        "own_colony",
    ),
    ("advisors", "income", "cap"): (),
    ("advisors", "gain", "per"): ("own_treaty",),
    ("advisors", "gain", "when"): (
        "politics_start",
        "on_auction_won",
        "on_illegal_ia",
        "on_explore",
        "on_law_passed",
        "on_colony_founded",
    ),
    ("advisors", "draw", "when"): ("closing_phase",),
    ("advisors", "draw", "limit"): ("round",),
    ("advisors", "unit", "when"): ("economy",),
    ("advisors", "unit", "limit"): ("round",),
    ("advisors", "unit", "where"): ("own_system",),
    ("advisors", "building", "where"): ("own_planet",),
    ("advisors", "modify", "when"): ("movement_start",),
    ("advisors", "modify", "limit"): ("twice_round",),
    ("advisors", "modify", "duration"): ("round",),
    ("advisors", "slots", "where"): ("every_own_colony",),
    ("advisors", "tech", "limit"): ("game",),
    ("advisors", "rule", "limit"): ("game",),
    ("advisors", "war_weariness", "when"): ("on_battle_won",),
    ("cabinet_actions", "actions", "duration"): ("round",),
    ("cabinet_actions", "capacity", "duration"): ("round",),
    ("investors", "colony_level", "where"): ("here",),
    ("investors", "colony_level", "max_level"): (),
    ("investors", "building", "where"): ("any_system",),
    ("investors", "unit", "where"): ("any_system",),
    ("investors", "network", "where"): ("same_system",),
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
    ("buildings", "income", "per"): ("own_treaty", "own_law"),
    ("buildings", "votes", "per"): ("culture_income_10",),
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
    ("laws", "gain", "when"): ("on_kill", "on_kill_outlaw", "closing_phase", "on_atrocity"),
    ("laws", "gain", "target"): ("all_players", "least_vp", "proposer"),
    ("laws", "sanction", "when"): ("on_atrocity",),
    ("laws", "sanction", "target"): ("offender",),
    ("laws", "disable", "target"): ("all_players",),
    ("laws", "lose", "when"): ("closing_phase",),
    ("laws", "lose", "target"): ("rich_player",),
    ("laws", "colony_level", "where"): ("any_colony",),
    ("laws", "colony_level", "max_level"): (),
    ("laws", "building", "where"): ("legal",),
    # the black market
    ("black_market", "income", "per"): ("own_colony",),
    ("black_market", "reveal", "when"): ("politics",),
    ("black_market", "reveal", "limit"): ("round",),
    ("black_market", "spawn", "when"): ("closing_phase",),
    ("black_market", "spawn", "where"): ("empty_system",),
    ("black_market", "spawn", "limit"): ("round",),
    ("black_market", "network", "when"): ("politics_start",),
    ("black_market", "network", "where"): ("own_network", "any_system"),
    ("black_market", "network", "limit"): ("round",),
    ("black_market", "modify", "when"): ("movement_start",),
    ("black_market", "modify", "limit"): ("round",),
    ("black_market", "modify", "duration"): ("round",),
    ("black_market", "steal", "when"): ("politics",),
    ("black_market", "steal", "limit"): ("round",),
    ("black_market", "votes", "duration"): ("round",),
    ("black_market", "flag", "duration"): ("round",),
    ("black_market", "colony_level", "where"): ("own_colony",),
    ("black_market", "unit", "where"): ("own_planet",),
    ("loot", "unit", "where"): ("here",),
    ("distant_wars", "set", "target"): ("enemy_side",),
}
LATER: Final[dict[tuple[str, str, str], tuple[str, ...]]] = {}
# a price is asked for before a branch is chosen, so it stands in branches only; abilities of
# advisors are used by who wants to pay
PRICED_BRANCHES: Final = ("events",)
PRICED: Final = ("advisors", "black_market")  # whose owner says whether he pays


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
        priced = file in PRICED or (in_branch and file in PRICED_BRANCHES)
        if any(effect.cost) and not priced:
            found.append(f"cost of {verb}")
        for branch in effect.branches:
            found += unread(file, branch, True)
    return found
