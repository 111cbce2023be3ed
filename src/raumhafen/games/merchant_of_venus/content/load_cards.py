"""Missions, encounter cards, rewards, challenges and pirates, read entry by entry."""

from __future__ import annotations

from typing import Final

from raumhafen.components.toml import Table
from raumhafen.games.merchant_of_venus.content.kinds import (
    AUTHORED,
    CATEGORIES,
    CONDITIONS,
    DIE,
    EFFECTS,
    ENCOUNTER_TYPES,
    GOALS,
    INTEL,
    MULTIPLIERS,
    POWERS,
    REWARD_TYPES,
    SKILLS,
    STATES,
    STATISTICS,
    Challenge,
    Condition,
    Effect,
    Encounter,
    Mission,
    Pirate,
    Reward,
)

# --- missions ------------------------------------------------------------------------------------

# A condition names its number and its word by what they mean.
CONDITION_NUMBERS: Final = ("count", "amount", "value")
CONDITION_SKILLS: Final = ("gauge", "skill")
CONDITION_KINDS: Final = ("kind", "by")


def read_condition(e: Table) -> Condition:
    fields = (*CONDITION_NUMBERS, *CONDITION_SKILLS, *CONDITION_KINDS, "category", "state")
    e.only(("op",), fields)
    return Condition(
        e.word("op", CONDITIONS),
        e.number(given(e, CONDITION_NUMBERS)),
        e.word("category", CATEGORIES),
        e.word(given(e, CONDITION_SKILLS), SKILLS),
        e.word("state", STATES),
        e.text(given(e, CONDITION_KINDS)),
    )


def given(e: Table, keys: tuple[str, ...]) -> str:
    """The first of these keys that an entry has; the last of them if it has none."""
    return next((key for key in keys if key in e.data), keys[-1])


def read_mission(e: Table) -> Mission:
    e.only(("id", "marker", "fame", "conditions"), ("target", *AUTHORED))
    conditions = tuple(read_condition(c) for c in e.tables("conditions"))
    return Mission(e.text("id"), e.text("target"), e.flag("marker"), e.number("fame"), conditions)


# --- encounter cards -----------------------------------------------------------------------------

# An effect names its number, its word and its branches by what they mean.
EFFECT_NUMBERS: Final = ("amount", "count", "price", "delta")
EFFECT_WORDS: Final = ("token", "skill", "type", "category", "gauge", "condition")
EFFECT_LISTS: Final = ("pass", "fail", "then", "else")
SINGLE_EFFECTS: Final = ("otherwise", "effect")
LEAST_AMOUNT: Final = -9


def read_effect(e: Table) -> Effect:
    branches = (*EFFECT_LISTS, *SINGLE_EFFECTS, "options")
    e.only(("op",), (*EFFECT_NUMBERS, *EFFECT_WORDS, *branches, "per", "cultures"))
    rolled = e.data.get("amount") == "die"
    return Effect(
        e.word("op", EFFECTS),
        DIE if rolled else e.number(given(e, EFFECT_NUMBERS), LEAST_AMOUNT),
        e.text(given(e, EFFECT_WORDS)),
        e.word("per", MULTIPLIERS),
        e.numbers("cultures"),
        read_branches(e),
    )


def read_branches(e: Table) -> tuple[tuple[Effect, ...], ...]:
    found = [read_effects(e, key) for key in EFFECT_LISTS if key in e.data]
    found += [(read_effect(e.table(key)),) for key in SINGLE_EFFECTS if key in e.data]
    for option in e.items("options"):
        found.append(read_effects(Table({"options": option}, e.where, e.faults), "options"))
    return tuple(found)


def read_effects(e: Table, key: str) -> tuple[Effect, ...]:
    return tuple(read_effect(inner) for inner in e.tables(key))


def read_encounter(e: Table) -> Encounter:
    e.only(("id", "type", "count", "effects"), ("statistic", "fame", "use", "solo", *AUTHORED))
    return Encounter(
        e.text("id"),
        e.word("type", ENCOUNTER_TYPES),
        e.number("count", 1),
        e.word("statistic", STATISTICS),
        e.number("fame"),
        e.word("use", INTEL),
        e.flag("solo") or "solo" not in e.data,
        read_effects(e, "effects"),
    )


# --- rewards, challenges, pirates ----------------------------------------------------------------


def read_reward(e: Table) -> Reward:
    e.only(("id", "type", "fame", "trade_in", "power"), AUTHORED)
    return Reward(
        e.text("id"),
        e.word("type", REWARD_TYPES),
        e.number("fame"),
        e.flag("trade_in"),
        e.word("power", POWERS),
    )


def read_challenge(e: Table) -> Challenge:
    e.only(("id", "goal"), AUTHORED)
    goal = e.table("goal")
    goal.only((), GOALS)
    return Challenge(e.text("id"), tuple((key, goal.number(key)) for key in goal.data))


def read_pirate(e: Table) -> Pirate:
    e.only(("id", "steals", "modifier"), AUTHORED)
    return Pirate(e.text("id"), e.word("steals", CATEGORIES), e.number("modifier"))
