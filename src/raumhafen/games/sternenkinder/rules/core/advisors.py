"""A10.11 to A10.13 Advisors: who has whom, and which abilities work for whom.

How they are won, raised and lost stands in `rules/politics/cabinet_advisors.py`; what all chapters
may ask about them stands here.
"""

from typing import Final

from raumhafen.games.sternenkinder.content.cabinet import (
    ABILITIES,
    ABILITY_EFFECT,
    ADVISOR,
    ADVISOR_IDS,
    ADVISORS,
    FULL_CABINET,
    FULL_POINTS,
    FULLY,
    LEVEL_OF,
    SECOND_A,
    SECOND_B,
    UPKEEP,
)
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import CULTURE, ENTRY
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy
from raumhafen.games.sternenkinder.rules.core.sinks import Sums
from raumhafen.games.sternenkinder.state import BRIBE_ROW, NOBODY, SternState

Source = tuple[int, tuple[Effect, ...], int]  # as in `core/tally.py`

PLACES: Final = 1  # A10.12
DISPLAY: Final = 3  # A10.11
HAND: Final = 1  # A10.11
COUNCIL_GRANT: Final = POLICY["council_grant"]
OKIMA: Final = ADVISOR["voice_okima"]
CLAN: Final = ADVISOR["clan_member"]
TOR: Final = ADVISOR["tor_contact"]
BUILDER: Final = ADVISOR["form_builder"]
BID_FEE: Final = QUANTITY["bid.fee"]
UNDERGROUND: Final = QUANTITY["underground.cost"]
# a row of `bribes`
BRIBED: Final = 0
BY_ABILITY: Final = 1
BRIBER: Final = 2
assert BRIBER + 1 == BRIBE_ROW
# decision 40: what opens the question of a veto at first: against the owner, war, law, government
USUAL_VETOES: Final = 0b1111

CABINET_FIELDS: Final = (
    "advisor_deck", "advisor_queue", "advisor_row", "advisor_hand", "advisor_of",
    "advisor_skills", "advisor_raised", "advisor_uses", "advisor_spent", "bribes", "veto_kinds",
    "vetoed", "protected", "incited",
)  # fmt: skip

ABILITY_SOURCES: Final[list[Source]] = [
    (ENTRY[ADVISOR_IDS[at // ABILITIES]], row, NOBODY) for at, row in enumerate(ABILITY_EFFECT)
]


def clear_cabinets(s: SternState) -> None:
    """A1.11 All advisors are in the deck, and the display is empty."""
    if not s.politics:
        return
    s.advisor_deck = FULL_CABINET
    s.advisor_hand = [0] * s.seats
    s.advisor_of = [NOBODY] * ADVISORS
    s.advisor_skills = [0] * ADVISORS
    s.advisor_raised = [0] * ADVISORS
    s.advisor_uses = [0] * ADVISORS
    s.advisor_spent = [0] * ADVISORS
    s.veto_kinds = [USUAL_VETOES] * s.seats
    s.protected = [0] * s.seats
    s.incited = [0] * CELLS


# --- who has whom --------------------------------------------------------------------------------


def advisors_of(s: SternState, seat: int) -> list[int]:
    """A0.15 In play, for all to see."""
    if seat not in s.advisor_of:
        return []
    return [advisor for advisor in range(ADVISORS) if s.advisor_of[advisor] == seat]


def advisor_places(s: SternState, seat: int) -> int:
    """A10.12 One; A18.16 two with the Support of the High Council."""
    return PLACES + has_policy(s, seat, COUNCIL_GRANT)


def advisor_level(s: SternState, advisor: int) -> int:
    """A10.13 0, 1 or 2."""
    skills = s.advisor_skills[advisor]
    return max([LEVEL_OF[at] for at in range(ABILITIES) if skills >> at & 1], default=0)


def is_full(s: SternState, advisor: int) -> bool:
    """A10.13 Fully developed."""
    return bool(s.advisor_skills[advisor] & FULLY)


def advisor_points(s: SternState, seat: int) -> int:
    """A2.2d Two for each that is fully developed, while he is in play."""
    return sum(FULL_POINTS[a] for a in advisors_of(s, seat) if is_full(s, a))


def pay_advisors(s: SternState, seat: int, sink: Sums) -> None:
    """A10.12 Three C each."""
    for advisor in advisors_of(s, seat):
        sink.add(CULTURE, -UPKEEP[advisor], "share-source", ADVISOR_IDS[advisor], "A10.12")


# --- which abilities work ------------------------------------------------------------------------


def bribe_rows(s: SternState) -> range:
    return range(0, len(s.bribes), BRIBE_ROW)


def user_of(s: SternState, advisor: int, ability: int) -> int:
    """A8.31 The owner, or who has bribed the advisor for this round."""
    for at in bribe_rows(s):
        if s.bribes[at : at + BRIBER] == [advisor, ability]:
            return s.bribes[at + BRIBER]
    return s.advisor_of[advisor]


def has_ability(s: SternState, seat: int, advisor: int, ability: int) -> bool:
    """Whether an ability works for a seat now; never without politics."""
    if not s.politics or not s.advisor_skills[advisor] >> ability & 1:
        return False
    return user_of(s, advisor, ability) == seat


def working(s: SternState, seat: int) -> list[int]:
    """ABILITIES * advisor + ability: all that work for a seat."""
    if not s.bribes and seat not in s.advisor_of:
        return []
    return [
        ABILITIES * advisor + ability
        for advisor in range(ADVISORS)
        if s.advisor_skills[advisor]
        for ability in range(ABILITIES)
        if has_ability(s, seat, advisor, ability)
    ]


def advisor_sources(s: SternState, seat: int) -> list[Source]:
    """Decision 12: after technologies."""
    return [ABILITY_SOURCES[at] for at in working(s, seat)]


# --- single abilities that other chapters ask for ------------------------------------------------


def has_veto(s: SternState, seat: int) -> bool:
    """Decision 40: the Voice of the Okima prevents an action, once in a game."""
    return has_ability(s, seat, OKIMA, SECOND_A) and not s.advisor_spent[OKIMA] >> seat & 1


def more_sites(s: SternState, seat: int) -> bool:
    """The Form Master Builder: one more site on every colony."""
    return has_ability(s, seat, BUILDER, SECOND_B)


def buys_cards(s: SternState, seat: int) -> bool:
    """A22.6 The Clan Member brings a black-market card in the closing phase, for 3 AWE."""
    return has_ability(s, seat, CLAN, SECOND_A)


# --- leaving play --------------------------------------------------------------------------------


def put_below(s: SternState, advisor: int) -> None:
    """Decision 19: under the deck, without his upgrades."""
    s.advisor_of[advisor] = NOBODY
    s.advisor_skills[advisor] = s.advisor_raised[advisor] = s.advisor_uses[advisor] = 0
    for at in reversed(bribe_rows(s)):
        if s.bribes[at + BRIBED] == advisor:
            del s.bribes[at : at + BRIBE_ROW]
    s.advisor_queue.append(advisor)


def forget_cabinet(s: SternState, seat: int) -> None:
    """Decision 25: cards of who is out of the game go under their decks; his bribes end."""
    for advisor in range(ADVISORS):
        if s.advisor_of[advisor] == seat:
            put_below(s, advisor)
        elif s.advisor_hand[seat] >> advisor & 1:
            s.advisor_queue.append(advisor)
    s.advisor_hand[seat] = s.protected[seat] = 0
    for at in reversed(bribe_rows(s)):
        if s.bribes[at + BRIBER] == seat:
            del s.bribes[at : at + BRIBE_ROW]
