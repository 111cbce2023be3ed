"""A6 Wars that go on: who fights whom, how weary everybody is, and what that costs.

How wars begin and end stands in `rules/politics`.
"""

from typing import Final

from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.statutes import FULL_DECK
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy
from raumhafen.games.sternenkinder.state import GOAL_ROW, NOBODY, WAR_ROW, SternState

# a row of `wars`
DECLARER: Final = 0
TARGET: Final = 1
ATTACKERS: Final = 2
DEFENDERS: Final = 3
BALANCE: Final = 4
WEARINESS: Final = 5
INDOCTRINATION: Final = POLICY["indoctrination"]
IGNORED: Final = 2  # A15.22
DEFENDER_PIPS: Final = 2  # A6.12 for one C of upkeep


def clear_wars(s: SternState) -> None:
    """A6.1 Peace is the default."""
    s.foes = [0] * s.seats
    s.peace = [0] * (s.seats * s.seats)
    s.sanction = [0] * s.seats
    s.raided = [0] * s.seats
    s.law_hand = [0] * s.seats
    s.cast = [0] * s.seats
    s.law_deck = FULL_DECK


def rows(s: SternState) -> range:
    return range(0, len(s.wars), WAR_ROW)


def are_foes(s: SternState, seat: int, other: int) -> bool:
    return s.politics and bool(s.foes[seat] >> other & 1)


def has_foes(s: SternState, seat: int) -> bool:
    """At war with anybody; B27.7 in war mode everybody is."""
    return s.war_mode or (s.politics and s.foes[seat] != 0)


def foes_from(s: SternState) -> list[int]:
    """By seat the bits of its foes, from all wars."""
    found = [0] * s.seats
    for at in rows(s):
        sides = s.wars[at + ATTACKERS], s.wars[at + DEFENDERS]
        for seat in range(s.seats):
            for own, others in (sides, sides[::-1]):
                if own >> seat & 1:
                    found[seat] |= others
    return found


def members(s: SternState, bits: int) -> list[int]:
    return [seat for seat in range(s.seats) if bits >> seat & 1]


def in_war(s: SternState, at: int, seat: int) -> bool:
    return bool((s.wars[at + ATTACKERS] | s.wars[at + DEFENDERS]) >> seat & 1)


def forget_fighter(s: SternState, seat: int) -> None:
    """Decision 25: wars of a player who is out of the game end; nobody gets anything (ruling)."""
    for at in reversed(rows(s)):
        if not in_war(s, at, seat):
            continue
        key, sides = s.wars[at:][:2], (s.wars[at + ATTACKERS], s.wars[at + DEFENDERS])
        whole = seat == s.wars[at + DECLARER] or 1 << seat in sides
        forget_goals(s, key, NOBODY if whole else seat)
        if whole:
            del s.wars[at : at + WAR_ROW]
        else:
            s.wars[at + ATTACKERS] &= ~(1 << seat)
            s.wars[at + DEFENDERS] &= ~(1 << seat)
    s.foes = foes_from(s)


def forget_goals(s: SternState, key: list[int], about: int) -> None:
    """Goals of one war: all, or those that concern one player."""
    for at in reversed(range(0, len(s.war_goals), GOAL_ROW)):
        row = s.war_goals[at : at + GOAL_ROW]
        if row[:2] == key and about in (NOBODY, row[4]):
            del s.war_goals[at : at + GOAL_ROW]


# --- A6.12 weariness -----------------------------------------------------------------------------


def tire(s: SternState, at: int, seat: int, pips: int) -> None:
    """A6.12 Never below 0."""
    place = at + WEARINESS + seat
    s.wars[place] = max(0, s.wars[place] + pips)


def upkeep(s: SternState, seat: int) -> int:
    """A6.12 Culture for all wars of a seat."""
    return sum(own_share(s, at, seat) for at in rows(s) if in_war(s, at, seat))


def felt(s: SternState, seat: int, pips: int) -> int:
    """A15.22 With Indoctrination the first two pips and every second one after do not count."""
    if not has_policy(s, seat, INDOCTRINATION):
        return pips
    return max(0, pips - IGNORED) // 2


def side_upkeep(s: SternState, at: int, side: int) -> int:
    """A5.10, decision 51 Allies pay one upkeep, after the highest counter."""
    allies = members(s, s.wars[at + side])
    pips = max(felt(s, ally, s.wars[at + WEARINESS + ally]) for ally in allies)
    return pips if side == ATTACKERS else pips // DEFENDER_PIPS


def own_share(s: SternState, at: int, seat: int) -> int:
    """A5.10 Unless allies agree otherwise each pays an equal part, and who declared the war or was
    named in it the rest (ruling).
    """
    side = ATTACKERS if s.wars[at + ATTACKERS] >> seat & 1 else DEFENDERS
    allies = members(s, s.wars[at + side])
    first = s.wars[at + (DECLARER if side == ATTACKERS else TARGET)]
    head = first if first in allies else allies[0]
    part, odd = divmod(side_upkeep(s, at, side), len(allies))
    return part + odd if seat == head else part
