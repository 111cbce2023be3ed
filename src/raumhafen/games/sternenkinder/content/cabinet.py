"""A10.11 to A10.13 Advisors as flat tables, by their place in the content file."""

from typing import Final

from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import CULTURE, ids_of
from raumhafen.games.sternenkinder.content.words import LIMITS, STANDING, VERBS

ADVISOR_IDS: Final = ids_of("advisors")
ADVISORS: Final = len(ADVISOR_IDS)
ADVISOR_NAMES: Final = tuple(id.partition(".")[2] for id in ADVISOR_IDS)
ADVISOR: Final = {name: at for at, name in enumerate(ADVISOR_NAMES)}
FULL_CABINET: Final = (1 << ADVISORS) - 1  # all of them, as bits

# A10.13 what an advisor can do: the basic ability, then one of two on each level
ABILITY_IDS: Final = ("basic", "first_a", "first_b", "second_a", "second_b")
ABILITIES: Final = len(ABILITY_IDS)
BASIC: Final = 0
FIRST_A: Final = 1
FIRST_B: Final = 2
SECOND_A: Final = 3
SECOND_B: Final = 4
assert SECOND_B + 1 == ABILITIES
LEVEL_OF: Final = (0, 1, 1, 2, 2)  # by ability
HIGHEST_LEVEL: Final = 2
FULLY: Final = 1 << SECOND_A | 1 << SECOND_B  # who has one of them is fully developed

# by advisor: price, then those of both levels; four resources each
PRICES: Final[list[list[tuple[int, ...]]]] = [
    [tuple(row[:4]) for row in (a.cost, a.levels[0].cost, a.levels[1].cost)]
    for a in CONTENT.advisors
]
UPKEEP: Final = [advisor.upkeep[CULTURE] for advisor in CONTENT.advisors]  # A10.12
FULL_POINTS: Final = [advisor.full_vp for advisor in CONTENT.advisors]  # A2.2d
BRIBABLE: Final = [advisor.bribable for advisor in CONTENT.advisors]  # A8.31
# ABILITIES * advisor + ability
ABILITY_EFFECT: Final[list[tuple[Effect, ...]]] = [
    row
    for a in CONTENT.advisors
    for row in (a.effect, a.levels[0].a, a.levels[0].b, a.levels[1].a, a.levels[1].b)
]
ONCE_A_GAME: Final = LIMITS.index("game")
IS_STANDING: Final = [verb in STANDING for verb in VERBS]


def is_once(effect: Effect) -> bool:
    """A8.31 What happens once: at once when the level is reached, or once in a game."""
    if effect.limit == ONCE_A_GAME:
        return True
    return effect.when == -1 and not IS_STANDING[effect.verb]


# A8.31 by ability: whether it can be bought from its owner for a round
FOR_BRIBES: Final[list[bool]] = [
    BRIBABLE[at // ABILITIES] and not any(is_once(effect) for effect in row)
    for at, row in enumerate(ABILITY_EFFECT)
]
