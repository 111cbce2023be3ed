"""A5 Treaties that are in force: who has which with whom, and what follows from them alone.

Chapters of all parts read them here; how they come about stands in `rules/politics`.
"""

from typing import Final

from raumhafen.games.sternenkinder.actions import PACTS
from raumhafen.games.sternenkinder.rules.core.advisors import forget_cabinet
from raumhafen.games.sternenkinder.rules.core.enacted import forget_proposer
from raumhafen.games.sternenkinder.rules.core.foes import clear_wars, forget_fighter
from raumhafen.games.sternenkinder.rules.core.regimes import bits_of, forget_ruler
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.state import NOBODY, TREATY_ROW, SternState

ALLIANCE: Final = 0
FEDERATION: Final = 1
INTELLIGENCE: Final = 2
TRADE: Final = 3
ARMAMENT: Final = 4
# a row of `treaties`
KIND: Final = 0
ONE: Final = 1
OTHER: Final = 2
OVER: Final = 3
assert len(PACTS) == ARMAMENT + 1 and OVER + 1 == TREATY_ROW
# A5.6 those that count as "your treaties"
COUNTED: Final = (ALLIANCE, INTELLIGENCE, TRADE, ARMAMENT)


def clear_pacts(s: SternState) -> None:
    """A1.8 Peace with everybody, and nobody knows anybody; A1.18 but all do where teams play."""
    if not s.politics:
        return
    everybody = (1 << s.seats) - 1
    s.met = [everybody if s.teams else 1 << seat for seat in range(s.seats)]
    s.federation = [NOBODY] * s.seats
    s.terms = [0] * (8 * s.seats)
    s.exchanged = [0] * (s.seats * s.seats)
    clear_wars(s)


# --- who has what with whom ----------------------------------------------------------------------


def rows(s: SternState) -> range:
    return range(0, len(s.treaties), TREATY_ROW)


def is_between(s: SternState, at: int, seat: int, partner: int) -> bool:
    """Whether the row at this place is a treaty of the two."""
    one, other = s.treaties[at + ONE], s.treaties[at + OTHER]
    return (one == seat and other == partner) or (one == partner and other == seat)


def treaties_with(s: SternState, kind: int, seat: int, partner: int) -> list[int]:
    """A5.4 Rows of such treaties; one that was ended holds to the end of the round."""
    found: list[int] = []
    for at in range(0, len(s.treaties), TREATY_ROW):
        if s.treaties[at + KIND] == kind and is_between(s, at, seat, partner):
            found.append(at)
    return found


def has_treaty(s: SternState, kind: int, seat: int, partner: int) -> bool:
    for at in range(0, len(s.treaties), TREATY_ROW):
        if s.treaties[at + KIND] == kind and is_between(s, at, seat, partner):
            return True
    return False


def partners(s: SternState, kind: int, seat: int) -> list[int]:
    """Seats that have such a treaty with this one, each once."""
    if not s.treaties:
        return []
    found = 0
    for at in range(0, len(s.treaties), TREATY_ROW):
        if s.treaties[at + KIND] == kind:
            one, other = s.treaties[at + ONE], s.treaties[at + OTHER]
            if seat == one:
                found |= 1 << other
            elif seat == other:
                found |= 1 << one
    return bits_of(found)


def own_treaties(s: SternState, seat: int) -> int:
    """A5.6 Alliances, intelligence agreements, each trade treaty, armament cooperations."""
    return sum(
        s.treaties[at + KIND] in COUNTED and seat in (s.treaties[at + ONE], s.treaties[at + OTHER])
        for at in rows(s)
    )


def is_member(s: SternState, seat: int, other: int) -> bool:
    """A5.11 Both are in one federation."""
    return s.politics and s.federation[seat] != NOBODY and s.federation[seat] == s.federation[other]


def members(s: SternState, seat: int) -> list[int]:
    """A2.6 The seats that win together with this one."""
    return [p for p in range(s.seats) if p == seat or is_member(s, seat, p)]


def has_met(s: SternState, seat: int, other: int) -> bool:
    """A9.2 The players have discovered each other."""
    return bool(s.met[seat] >> other & 1)


# --- their ends ----------------------------------------------------------------------------------


def keep_rows(s: SternState, kept: list[int]) -> None:
    s.treaties = [n for at in kept for n in s.treaties[at : at + TREATY_ROW]]


def discard_ended(s: SternState) -> None:
    """A5.4, A22.8 Ended treaties are discarded in the closing phase."""
    if s.treaties:
        keep_rows(s, [at for at in rows(s) if not s.treaties[at + OVER]])


def forget_player(s: SternState, seat: int) -> None:
    """Decision 25: treaties of a player who is out of the game end."""
    if not s.politics:
        return
    keep_rows(
        s, [at for at in rows(s) if seat not in (s.treaties[at + ONE], s.treaties[at + OTHER])]
    )
    s.federation = [NOBODY if founder == seat else founder for founder in s.federation]
    s.federation[seat] = NOBODY
    forget_fighter(s, seat)
    forget_proposer(s, seat)
    forget_ruler(s, seat)
    forget_cabinet(s, seat)
    for other in range(s.seats):
        tally(s, other)


def lapse(s: SternState) -> None:
    """Decision 39, A5.14 Offers, refusals and exchanges belong to one phase."""
    s.offers, s.refusals = [], []
    s.terms = [0] * (8 * s.seats)
    s.exchanged = [0] * (s.seats * s.seats)
