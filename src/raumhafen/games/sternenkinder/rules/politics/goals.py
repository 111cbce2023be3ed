"""A6.5, A6.7 to A6.11 Reasons for war, and goals: what is marked, and when it is won."""

from typing import Final

from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.foes import ATTACKERS, BALANCE, DECLARER, TARGET
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.sanctions import is_outlawed
from raumhafen.games.sternenkinder.state import CASUS_ROW, GOAL_ROW, NOBODY, SternState

# a row of `war_goals`
OF: Final = 0
AGAINST: Final = 1
KIND: Final = 2
VALUE: Final = 3
ABOUT: Final = 4
DONE: Final = 5
assert DONE + 1 == GOAL_ROW
# its kind
BLOCKADE: Final = 0  # A6.9 a system: the blockade ends
RECAPTURE: Final = 1  # A6.10 a system: the lost colony is taken back or destroyed
COLONY: Final = 2  # A6.11 a system: the colony is taken or destroyed
VICTORY: Final = 3  # A6.11 the k-th victory more than defeats
REVENGE: Final = 4  # A6.10 a level: for a destroyed colony, one of at least that level
AGENT: Final = 5  # A6.8 a research ship and its system: it leaves or is destroyed
OF_REASONS: Final = (BLOCKADE, RECAPTURE, REVENGE)
WITHOUT_SYSTEM: Final = (VICTORY, REVENGE)  # their value is a number
# a row of `casus`
VICTIM: Final = 0
OFFENDER: Final = 1
WHAT: Final = 2
SINCE: Final = 3
assert SINCE + 1 == CASUS_ROW
# what it is about, if not a system that was taken: CELLS and more say the level of a destroyed one
ANYTHING: Final = -1  # A7.3 a raid: any goals
AGENTS: Final = -2  # A6.8 a deed of agents
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


def reasons(s: SternState, seat: int, by: int) -> list[int]:
    """A6.5 Rows of reasons that the other gave the seat in this or the previous round."""
    return [
        at
        for at in range(0, len(s.casus), CASUS_ROW)
        if s.casus[at + VICTIM] == seat
        and s.casus[at + OFFENDER] == by
        and s.round - s.casus[at + SINCE] <= CASUS_ROUNDS
    ]


def has_casus(s: SternState, seat: int, other: int) -> bool:
    """A6.5 A reason for war against the other; A7.4 an outlaw gives one to everybody."""
    if blockades(s, seat, other) or reasons(s, seat, other):
        return True
    return is_outlawed(s, other)


def note_reason(s: SternState, victim: int, offender: int, what: int) -> None:
    """A6.8, A6.10, A7.3 Once for each thing and round."""
    row = [victim, offender, what, s.round]
    places = range(0, len(s.casus), CASUS_ROW)
    if all(s.casus[at : at + CASUS_ROW] != row for at in places):
        s.casus += row


def destroyed(cell: int, level: int) -> int:
    """A6.10 What a reason is about if a colony of this level was destroyed."""
    return CELLS * level + cell


def use_casus(s: SternState, seat: int, other: int) -> None:
    """A6.5, A6.7 Its goals must be named, and it is used up."""
    for cell in blockades(s, seat, other):
        set_goal(s, seat, other, BLOCKADE, cell, other)
    for at in reversed(reasons(s, seat, other)):
        mark_reason(s, seat, other, s.casus[at + WHAT])
        del s.casus[at : at + CASUS_ROW]


def mark_reason(s: SternState, seat: int, other: int, what: int) -> None:
    """A6.8, A6.10 The goals that follow from a reason; A7.3 none from a raid."""
    if what >= CELLS:
        set_goal(s, seat, other, REVENGE, what // CELLS, other)
    elif what >= 0:
        set_goal(s, seat, other, RECAPTURE, what, other)
    elif what == AGENTS:
        for ship in agents_of(s, seat, other):
            set_agent(s, seat, other, ship)


def set_agent(s: SternState, seat: int, other: int, ship: int) -> None:
    """A6.8 The ship is to leave the system where it is now."""
    set_goal(s, seat, other, AGENT, CELLS * ship + s.civil_at[ship], other)


def agents_of(s: SternState, seat: int, other: int) -> list[int]:
    """A6.8 Research ships of the other at a colony of the seat or at a network of their own."""
    return [
        unit
        for unit in units_of(s, other)
        if s.civil_kind[unit] == RESEARCH_SHIP
        and (s.owner[s.civil_at[unit]] == seat or s.network[CELLS * other + s.civil_at[unit]])
    ]


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


def free_agents(s: SternState, seat: int, other: int) -> list[int]:
    """A6.7 Where no reason of another row was given any row may be chosen, so that of agents."""
    named = [s.war_goals[at + KIND : at + ABOUT] for at in goals_of(s, seat, other)]
    if any(kind in OF_REASONS for kind, _ in named):
        return []
    ships = [value // CELLS for kind, value in named if kind == AGENT]
    return [ship for ship in agents_of(s, seat, other) if ship not in ships]


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
    if kind == REVENGE:
        return False  # a deed fulfils it, see `avenge`
    if kind == AGENT:
        ship, cell = divmod(value, CELLS)
        return s.civil_kind[ship] != RESEARCH_SHIP or s.civil_at[ship] != cell
    owner = s.owner[value]
    return owner == NOBODY or bool(attackers >> owner & 1)


def avenge(s: SternState, war: int, victim: int, level: int) -> None:
    """A6.10 A colony of at least equal level was captured or destroyed."""
    for at in goals_of(s, s.wars[war + DECLARER], s.wars[war + TARGET]):
        kind, value, about = s.war_goals[at + KIND : at + DONE]
        if kind == REVENGE and about == victim and value <= level:
            fulfil(s, at)


def all_done(s: SternState, declarer: int, target: int) -> bool:
    return all(s.war_goals[at + DONE] for at in goals_of(s, declarer, target))


def drop_goals(s: SternState, wanted: list[int]) -> None:
    for at in reversed(wanted):
        del s.war_goals[at : at + GOAL_ROW]
