"""A10, A14 to A19 Policies, goals and wonders as flat tables, by their places in the files."""

from typing import Final

from raumhafen.games.sternenkinder.content.effects import Condition, Effect
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import (
    CULTURE,
    ENTRY,
    GOVERNMENT_IDS,
    GOVERNMENT_SPECIAL,
    WORKS,
    ids_of,
    place_of,
)
from raumhafen.games.sternenkinder.content.words import GOAL_CHECKS


def _family() -> list[int]:
    """By government: that of level I from which it follows, or itself."""
    found = list(range(len(GOVERNMENT_IDS)))
    for at, government in enumerate(CONTENT.governments):
        for id in government.follow_up:
            found[place_of(id)] = at
    return found


FAMILY: Final[list[int]] = _family()
# A14 governments of level I and II of the five ordinary families
EMPIRE: Final = place_of("government.empire")
FEDERATION: Final = place_of("government.federation")
CORPORATOCRACY: Final = place_of("government.corporatocracy")
UTOPIA: Final = place_of("government.utopia")
LOGOCRACY: Final = place_of("government.logocracy")
AUTOCRACY: Final = FAMILY[EMPIRE]
DEMOCRACY: Final = FAMILY[FEDERATION]
PLUTOCRACY: Final = FAMILY[CORPORATOCRACY]
SOCIOCRACY: Final = FAMILY[UTOPIA]
TECHNOCRACY: Final = FAMILY[LOGOCRACY]

# --- policies ------------------------------------------------------------------------------------

POLICY_IDS: Final = ids_of("policies")
POLICIES: Final = len(POLICY_IDS)
POLICY: Final = {id.partition(".")[2]: at for at, id in enumerate(POLICY_IDS)}
POLICY_GOVERNMENT: Final = [place_of(policy.government) for policy in CONTENT.policies]
POLICY_COST: Final = [policy.cost[CULTURE] for policy in CONTENT.policies]
POLICY_UPKEEP: Final = [policy.upkeep for policy in CONTENT.policies]
POLICY_EFFECT: Final[list[tuple[Effect, ...]]] = [policy.effect for policy in CONTENT.policies]
POLICY_RULE: Final = [policy.rule for policy in CONTENT.policies]
PER_MEMBER: Final = [policy.per_member for policy in CONTENT.policies]
BOUND: Final = sum(1 << at for at, policy in enumerate(CONTENT.policies) if policy.bound)
LOBBY: Final = sum(1 << at for at, policy in enumerate(CONTENT.policies) if policy.lobby)
POLICY_WORKS: Final = [WORKS[ENTRY[id]] for id in POLICY_IDS]


def policies_of(*governments: int) -> int:
    """The policies of some governments, as bits."""
    return sum(1 << at for at in range(POLICIES) if POLICY_GOVERNMENT[at] in governments)


# A10.3 by government: what it may introduce; at level II those of level I, too
INTRODUCED: Final[list[int]] = [policies_of(at, FAMILY[at]) for at in range(len(GOVERNMENT_IDS))]
# A10.6 by government: bound policies that work under it
KEPT: Final[list[int]] = [
    sum(1 << p for p in range(POLICIES) if FAMILY[POLICY_GOVERNMENT[p]] == FAMILY[at])
    for at in range(len(GOVERNMENT_IDS))
]
ORDINARY: Final = [at for at in range(POLICIES) if not GOVERNMENT_SPECIAL[POLICY_GOVERNMENT[at]]]
FEDERAL_POLICIES: Final = policies_of(FEDERATION)  # A16.11
DEMOCRATIC: Final = policies_of(DEMOCRACY, FEDERATION)  # A16.9
# A16.1 what members of a federation have from each other
SHARED: Final = FEDERAL_POLICIES | 1 << POLICY["dividend"] | 1 << POLICY["participation"]

# --- goals (A10.10) ------------------------------------------------------------------------------

GOAL_IDS: Final = ids_of("government_goals")
GOALS: Final = len(GOAL_IDS)
GOAL: Final = {id.partition(".")[2]: at for at, id in enumerate(GOAL_IDS)}
GOAL_GOVERNMENT: Final = [place_of(goal.government) for goal in CONTENT.government_goals]
GOAL_CONDITION: Final[list[Condition]] = [goal.condition for goal in CONTENT.government_goals]
GOAL_CHECK: Final = [GOAL_CHECKS.index(goal.check) for goal in CONTENT.government_goals]
# The goals of a family that are looked at in a moment: families of a moment one after the other.
GOALS_OF: Final = [
    [g for g in range(GOALS) if GOAL_CHECK[g] == moment and GOAL_GOVERNMENT[g] == family]
    for moment in range(len(GOAL_CHECKS))
    for family in range(len(FAMILY))
]
GOAL_EFFECT: Final[list[tuple[Effect, ...]]] = [goal.effect for goal in CONTENT.government_goals]
GOAL_RULE: Final = [goal.rule for goal in CONTENT.government_goals]
GOAL_WORKS: Final = [WORKS[ENTRY[id]] for id in GOAL_IDS]
AT_ONCE: Final = 0
IN_POLITICS: Final = 1
POLITICS_END: Final = 2
ECONOMY_END: Final = 3
IN_CLOSING: Final = 4
ALWAYS_CHECKED: Final = 5
assert len(GOAL_CHECKS) == ALWAYS_CHECKED + 1

# --- wonders (A19.10) ----------------------------------------------------------------------------

WONDER_IDS: Final = ids_of("space_wonders")
WONDERS: Final = len(WONDER_IDS)
WONDER: Final = {id.partition(".")[2]: at for at, id in enumerate(WONDER_IDS)}
WONDER_PLACE: Final = [wonder.place for wonder in CONTENT.space_wonders]
WONDER_COST: Final = [wonder.cost for wonder in CONTENT.space_wonders]
WONDER_CAPACITY: Final = [wonder.capacity for wonder in CONTENT.space_wonders]
WONDER_STAGES: Final[list[tuple[tuple[Effect, ...], ...]]] = [
    wonder.stages for wonder in CONTENT.space_wonders
]
WONDER_WORKS: Final = [WORKS[ENTRY[id]] for id in WONDER_IDS]
