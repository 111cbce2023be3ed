"""A10, A14 to A19 Policies, goals and abilities of governments as everybody sees them."""

from raumhafen.games.sternenkinder.actions import CELL_IDS, GOAL_NAMES, POLICY_NAMES, WONDER_NAMES
from raumhafen.games.sternenkinder.content.galaxy import marked_cells
from raumhafen.games.sternenkinder.content.regimes import GOAL_WORKS, GOALS, WONDERS
from raumhafen.games.sternenkinder.content.words import FIELDS
from raumhafen.games.sternenkinder.rules.core.regimes import (
    BUILDER,
    DIVIDEND,
    EXPERIMENTS,
    FOCUS,
    FUND,
    INFLUENCE,
    PLACE,
    RIVAL,
    RIVAL_PIPS,
    STAGE,
    STOCK,
    bits_of,
    counter,
)
from raumhafen.games.sternenkinder.rules.politics.government_goals import is_open, progress
from raumhafen.games.sternenkinder.rules.politics.policies import places
from raumhafen.games.sternenkinder.state import NOBODY, WONDER_ROW, SternState
from raumhafen.games.sternenkinder.views.affair_shapes import (
    GoalCard,
    Regime,
    RegimesView,
    WonderView,
)


def regimes(s: SternState) -> RegimesView:
    """A0.15 Governments, policies and goals are open information."""
    return {
        "seats": [regime(s, seat) for seat in range(s.seats)],
        "goals": [goal_card(s, goal) for goal in range(GOALS) if GOAL_WORKS[goal]],
        "wonders": [wonder(s, at) for at in range(WONDERS) if s.wonders[WONDER_ROW * at] >= 0],
        "branches": {CELL_IDS[cell]: bits_of(s.branch[cell]) for cell in marked_cells(s.branch)},
        "incited": {CELL_IDS[cell]: bits_of(s.incited[cell]) for cell in marked_cells(s.incited)},
        "loans": [s.loans[s.seats * p : s.seats * (p + 1)] for p in range(s.seats)],
    }


def regime(s: SternState, seat: int) -> Regime:
    rival, focus = counter(s, seat, RIVAL), counter(s, seat, FOCUS)
    return {
        "policies": [POLICY_NAMES[policy] for policy in bits_of(s.policies[seat])],
        "resting": [POLICY_NAMES[policy] for policy in bits_of(s.resting[seat])],
        "used": [POLICY_NAMES[policy] for policy in bits_of(s.activated[seat])],
        "places": places(s, seat),
        "rival": None if rival == NOBODY else rival,
        "rival_pips": counter(s, seat, RIVAL_PIPS),
        "dividend": counter(s, seat, DIVIDEND),
        "fund": counter(s, seat, FUND),
        "stock": counter(s, seat, STOCK),
        "influence": counter(s, seat, INFLUENCE),
        "experiments": counter(s, seat, EXPERIMENTS),
        "focus": None if focus == NOBODY else FIELDS[focus],
    }


def goal_card(s: SternState, goal: int) -> GoalCard:
    """Who has it; else how far those are who may reach it."""
    by = s.goals_by[goal]
    shown: GoalCard = {"goal": GOAL_NAMES[goal], "seat": None if by == NOBODY else by}
    able = [seat for seat in range(s.seats) if is_open(s, seat, goal)]
    if able:
        shown["progress"] = {str(seat): list(progress(s, seat, goal)) for seat in able}
    return shown


def wonder(s: SternState, at: int) -> WonderView:
    row = s.wonders[WONDER_ROW * at : WONDER_ROW * (at + 1)]
    return {
        "wonder": WONDER_NAMES[at],
        "system": CELL_IDS[row[PLACE]],
        "seat": row[BUILDER],
        "stage": row[STAGE],
    }
