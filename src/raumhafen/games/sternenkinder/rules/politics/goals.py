"""A6.7 to A6.11 War goals: markers on blockades, colonies and victories, and when they are won."""

from typing import Final

from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.foes import ATTACKERS, BALANCE, DECLARER, TARGET
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.state import CASUS_ROW, GOAL_ROW, NOBODY, SternState

# a row of `war_goals`
OF, AGAINST, KIND, VALUE, ABOUT, DONE = range(GOAL_ROW)
# its kind
BLOCKADE: Final = 0  # A6.9 a system: the blockade ends
RECAPTURE: Final = 1  # A6.10 a system: the lost colony is taken back or destroyed
COLONY: Final = 2  # A6.11 a system: the colony is taken or destroyed
VICTORY: Final = 3  # A6.11 the k-th victory more than defeats
# a row of `casus`
LOSER, WINNER, CELL, SINCE = range(CASUS_ROW)
CASUS_ROUNDS: Final = 1  # A6.5 in this round and in the next


def rows(s: SternState) -> range:
    return range(0, len(s.war_goals), GOAL_ROW)


def goals_of(s: SternState, declarer: int, target: int) -> list[int]:
    """Rows of the goals of one war."""
    return [at for at in rows(s) if s.war_goals[at : at + KIND] == [declarer, target]]


def set_goal(s: SternState, declarer: int, target: int, kind: int, value: int, about: int) -> None:
    s.war_goals += [declarer, target, kind, value, about, 0]


# --- A6.5, A6.8 to A6.10 reasons for war ---------------------------------------------------------


def blockades(s: SternState, seat: int, by: int) -> list[int]:
    """A6.9 Systems of the seat that the other blocks now."""
    if max(s.blockade) == NOBODY:
        return []
    return [c for c in range(CELLS) if s.blockade[c] == by and s.owner[c] == seat]


def losses(s: SternState, seat: int, by: int) -> list[int]:
    """A6.10 Rows of colonies that the seat lost to the other in this or the previous round."""
    return [
        at
        for at in range(0, len(s.casus), CASUS_ROW)
        if s.casus[at + LOSER] == seat
        and s.casus[at + WINNER] == by
        and s.round - s.casus[at + SINCE] <= CASUS_ROUNDS
    ]


def has_casus(s: SternState, seat: int, other: int) -> bool:
    """A6.5 A reason for war against the other."""
    return bool(blockades(s, seat, other) or losses(s, seat, other))


def note_loss(s: SternState, loser: int, winner: int, cell: int) -> None:
    """A6.10"""
    s.casus += [loser, winner, cell, s.round]


def use_casus(s: SternState, seat: int, other: int) -> None:
    """A6.5, A6.7 Its goals must be named, and it is used up."""
    for cell in blockades(s, seat, other):
        set_goal(s, seat, other, BLOCKADE, cell, other)
    for at in reversed(losses(s, seat, other)):
        set_goal(s, seat, other, RECAPTURE, s.casus[at + CELL], other)
        del s.casus[at : at + CASUS_ROW]


def forget_old(s: SternState) -> None:
    """A6.5 It lapses."""
    kept = [
        at
        for at in range(0, len(s.casus), CASUS_ROW)
        if s.round - s.casus[at + SINCE] < CASUS_ROUNDS
    ]
    s.casus = [n for at in kept for n in s.casus[at : at + CASUS_ROW]]


# --- what may be named ---------------------------------------------------------------------------


def free_colonies(s: SternState, seat: int, targets: list[int]) -> list[int]:
    """A6.11 Planets of the targets that are no goal yet."""
    taken = [s.war_goals[at + VALUE] for at in rows(s) if s.war_goals[at + OF] == seat]
    return [c for target in targets for c in planets_of(s, target) if c not in taken]


# --- when they are fulfilled ---------------------------------------------------------------------


def fulfil(s: SternState, at: int) -> None:
    if not s.war_goals[at + DONE]:
        s.war_goals[at + DONE] = 1
        seat, other = s.war_goals[at + OF], s.war_goals[at + AGAINST]
        s.tell("event-goal", "A6.7", {"seat": seat, "other_seat": other})


def review(s: SternState, war: int) -> None:
    """A6.9 to A6.11 What has come true since the last look."""
    attackers, row = s.wars[war + ATTACKERS], s.wars
    for at in goals_of(s, row[war + DECLARER], row[war + TARGET]):
        if is_fulfilled(s, at, attackers, row[war + BALANCE]):
            fulfil(s, at)


def is_fulfilled(s: SternState, at: int, attackers: int, balance: int) -> bool:
    kind, value, about = s.war_goals[at + KIND : at + DONE]
    if kind == VICTORY:
        return balance >= value
    if kind == BLOCKADE:
        return s.blockade[value] != about
    owner = s.owner[value]
    return owner == NOBODY or bool(attackers >> owner & 1)


def all_done(s: SternState, declarer: int, target: int) -> bool:
    return all(s.war_goals[at + DONE] for at in goals_of(s, declarer, target))


def drop_goals(s: SternState, wanted: list[int]) -> None:
    for at in reversed(wanted):
        del s.war_goals[at : at + GOAL_ROW]


def sides_of(s: SternState, war: int) -> tuple[list[int], list[int]]:
    return (
        foes.members(s, s.wars[war + ATTACKERS]),
        foes.members(s, s.wars[war + foes.DEFENDERS]),
    )
