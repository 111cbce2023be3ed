"""A10 Policies in force and counters of governments: what all chapters may read.

How policies come about and what single ones do stands in `rules/politics`.
"""

from typing import Final

from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.galaxy import CELLS, DISTANCE
from raumhafen.games.sternenkinder.content.regimes import (
    AUTOCRACY,
    DEMOCRATIC,
    FAMILY,
    FEDERAL_POLICIES,
    GOAL_EFFECT,
    GOAL_IDS,
    GOALS,
    POLICIES,
    POLICY,
    POLICY_EFFECT,
    POLICY_IDS,
    SHARED,
    UTOPIA,
    WONDER,
    WONDER_IDS,
    WONDER_STAGES,
    WONDERS,
)
from raumhafen.games.sternenkinder.content.statutes import OUTLAWS
from raumhafen.games.sternenkinder.content.tables import ENTRY
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.state import LAW_ROW, NOBODY, WONDER_ROW, SternState

Source = tuple[int, tuple[Effect, ...], int]  # as in `core/tally.py`

# counters of a seat, RULING * seat + which
RULING: Final = 17
RIVAL: Final = 0  # A15.1 a seat, or NOBODY
RIVAL_PIPS: Final = 1  # A15.2
PACIFIED: Final = 2  # A15.6 neutral fleets destroyed
SENT_OUT: Final = 3  # A18.3 colony ships
DIVIDEND: Final = 4  # A16.7 pips
FUND: Final = 5  # A17.6 pips
INVESTED: Final = 6  # A17.6 how often in this round
STAKE: Final = 7  # A17.2 AWE of a large investment that is not paid out yet
STAKE_ROUND: Final = 8  # A17.2 when it was made
STOCK: Final = 9  # A17.14 the market value
INFLUENCE: Final = 10  # A18.10 level
INFLUENCED: Final = 11  # A18.10 the round in which it was raised last
EXPERIMENTS: Final = 12  # A19.7 pips
FOCUS: Final = 13  # A19.17 a research field, or NOBODY
SUPPORTED: Final = 14  # A19.15 a wonder, or NOBODY
HONOURED: Final = 15  # A15.3, A15.20 bits: the Sovereignty, the flagship were received
PRAISED: Final = 16  # A22.13 the policy that was introduced first in this round
START: Final = tuple(NOBODY if at in (RIVAL, FOCUS, SUPPORTED) else 0 for at in range(RULING))
HABITAT: Final = WONDER["void_habitat"]
HABITAT_LEVEL: Final = 4  # A19.13 for each stage
CONSTITUTION: Final = POLICY["constitution"]
CULTURE_COST: Final = QUANTITY["culture.cost.except_ia"]

POLICY_SOURCES: Final[list[Source]] = [
    (ENTRY[id], POLICY_EFFECT[at], NOBODY) for at, id in enumerate(POLICY_IDS)
]
GOAL_SOURCES: Final[list[Source]] = [
    (ENTRY[id], GOAL_EFFECT[at], NOBODY) for at, id in enumerate(GOAL_IDS)
]


REGIME_FIELDS: Final = (
    "policies", "resting", "activated", "goals_by", "ruling", "concealed", "borrowed",
    "dormant", "wonders", "branch",
    "loans",
)  # fmt: skip


def clear_regimes(s: SternState) -> None:
    """A1.8 Nobody has a policy or a goal."""
    if not s.politics:
        return
    s.policies = [0] * s.seats
    s.resting = [0] * s.seats
    s.activated = [0] * s.seats
    s.goals_by = [NOBODY] * GOALS
    s.ruling = list(START) * s.seats
    s.concealed = [0] * s.seats
    s.borrowed = [0] * s.seats
    s.dormant = [0] * s.seats
    s.wonders = [NOBODY, NOBODY, 0, 0] * WONDERS
    s.branch = [0] * CELLS
    s.loans = [0] * (s.seats * s.seats)


# --- policies ------------------------------------------------------------------------------------


def active(s: SternState, seat: int) -> int:
    """A10.6 Own policies that work, as bits; A16.6 those that are outlawed do not."""
    own = s.policies[seat] & ~s.resting[seat]
    return own & ~outlawed(s) if own and s.laws else own


def outlawed(s: SternState) -> int:
    """A16.6 Policies that a law forbids to all, as bits."""
    found = 0
    for at in range(0, len(s.laws), LAW_ROW):
        if s.laws[at] == OUTLAWS:
            found |= 1 << s.laws[at + 2]
    return found


def in_force(s: SternState, seat: int) -> int:
    """A16.1, A16.11 Own policies and those that members of the federation share."""
    own = active(s, seat)
    if s.federation[seat] == NOBODY:
        return own & ~FEDERAL_POLICIES
    for other in range(s.seats):
        if s.federation[other] == s.federation[seat]:
            own |= active(s, other) & SHARED
    return own


def has_policy(s: SternState, seat: int, policy: int) -> bool:
    """Whether a policy works for a seat; never without politics.

    Most seats have few policies and no federation, and then it need not be looked further.
    """
    if not s.politics or (s.federation[seat] == NOBODY and not s.policies[seat] >> policy & 1):
        return False
    return bool(in_force(s, seat) >> policy & 1)


def is_family(s: SternState, seat: int, government: int) -> bool:
    """A10.10, A14.3 A government of level I or its successor."""
    return FAMILY[s.government[seat]] == government


def bits_of(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def regime_sources(s: SternState, seat: int) -> list[Source]:
    """Decision 12: policies, then goals."""
    mask = in_force(s, seat)
    found = [POLICY_SOURCES[policy] for policy in bits_of(mask)] if mask else []
    if seat in s.goals_by:
        found += [GOAL_SOURCES[goal] for goal in range(GOALS) if s.goals_by[goal] == seat]
    return found


def wonder_sources(s: SternState, seat: int) -> list[Source]:
    """A19.10 The stage that was built last; it rests while others blockade its system."""
    return [
        (ENTRY[WONDER_IDS[at]], WONDER_STAGES[at][s.wonders[row + STAGE] - 1], s.wonders[row])
        for at, row in enumerate(range(0, len(s.wonders), WONDER_ROW))
        if s.wonders[row + BUILDER] == seat and s.wonders[row + STAGE]
    ]


def habitat_level(s: SternState, seat: int) -> int:
    """A19.13 The Void Habitat counts as a planet of level 4, then 8."""
    row = WONDER_ROW * HABITAT
    if s.wonders[row + BUILDER] != seat or s.blockade[s.wonders[row]] not in (NOBODY, seat):
        return 0
    return HABITAT_LEVEL * s.wonders[row + STAGE]


# --- counters ------------------------------------------------------------------------------------


def counter(s: SternState, seat: int, which: int) -> int:
    return s.ruling[RULING * seat + which]


def set_counter(s: SternState, seat: int, which: int, value: int) -> None:
    s.ruling[RULING * seat + which] = value


def add_to(s: SternState, seat: int, which: int, by: int) -> int:
    s.ruling[RULING * seat + which] += by
    return s.ruling[RULING * seat + which]


def rival_of(s: SternState, seat: int) -> int:
    """NOBODY, too, for who governs in another way."""
    return counter(s, seat, RIVAL) if is_family(s, seat, AUTOCRACY) else NOBODY


# --- wonders -------------------------------------------------------------------------------------

# a row of `wonders`
PLACE: Final = 0
BUILDER: Final = 1
STAGE: Final = 2
BUILT_IN: Final = 3
assert PRAISED + 1 == RULING and BUILT_IN + 1 == WONDER_ROW

assert POLICIES <= 64


# --- A18.10 influence ----------------------------------------------------------------------------


def is_influenced(s: SternState, seat: int, cell: int) -> bool:
    """A18.10 Within the level of influence of any own planet; only for a Utopia."""
    if not s.politics or s.government[seat] != UTOPIA:
        return False
    level = counter(s, seat, INFLUENCE)
    return level > 0 and any(
        owner == seat and DISTANCE[CELLS * own + cell] <= level for own, owner in enumerate(s.owner)
    )


# --- prices --------------------------------------------------------------------------------------


def culture_price(s: SternState, seat: int, base: int) -> int:
    """A14.1 Every C cost of an Empire is higher by 1, but for institution actions."""
    return changed(s, seat, CULTURE_COST, base) if base and s.politics else base


def cabinet_price(s: SternState, seat: int, base: int) -> int:
    """A14.1, A16.9 Dearer for an Empire; cheaper with a Just Constitution, at least 1."""
    price = culture_price(s, seat, base)
    if not s.politics or not has_policy(s, seat, CONSTITUTION):
        return price
    less = (active(s, seat) & DEMOCRATIC).bit_count()
    return max(price - less, min(price, 1))


# --- A2.4 out of the game ------------------------------------------------------------------------


def forget_ruler(s: SternState, seat: int) -> None:
    """Decision 25: policies, debts and branches of who is out of the game are gone (ruling)."""
    s.policies[seat] = s.resting[seat] = s.activated[seat] = 0
    for other in range(s.seats):
        s.loans[s.seats * seat + other] = s.loans[s.seats * other + seat] = 0
        if counter(s, other, RIVAL) == seat:
            set_counter(s, other, RIVAL, NOBODY)
            set_counter(s, other, RIVAL_PIPS, 0)
    s.branch = [seats & ~(1 << seat) for seats in s.branch]
