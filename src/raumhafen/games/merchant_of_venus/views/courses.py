"""Courses over several turns: the way towards a place that is farther than this turn goes.

Everything here is public knowledge. Distances count the risks of a way as movement points.
"""

from typing import Final

from raumhafen.games.merchant_of_venus.actions import CODES, DONE, UNLOAD
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    ASTEROID_20,
    BASE,
    CITY,
    ITEMS,
    MISSION_TARGET,
    NONE,
    REGION_IDS,
    REGION_OF,
    SPACE_IDS,
)
from raumhafen.games.merchant_of_venus.rules.flight.landing import LANDING
from raumhafen.games.merchant_of_venus.rules.ships import has
from raumhafen.games.merchant_of_venus.rules.trade.business import business_options
from raumhafen.games.merchant_of_venus.rules.trade.limits import set_limits
from raumhafen.games.merchant_of_venus.rules.trade.market import is_discovered
from raumhafen.games.merchant_of_venus.state import LANDED, VenusState
from raumhafen.games.merchant_of_venus.views.distances import (
    DRAG,
    MEAN_SPEED,
    NOWHERE,
    TURNS,
    exit_drag,
    steps,
    to_place,
)
from raumhafen.games.merchant_of_venus.views.odds import drive_mask, expected_rolls
from raumhafen.games.merchant_of_venus.views.shapes import Course
from raumhafen.games.merchant_of_venus.views.ways import Target

GOALS: Final = SYSTEMS + 3  # all systems, the base and the anomalies
DIGITS: Final = 1


class Navigator:
    """A ship and what it can reach this turn, weighed against a goal."""

    def __init__(self, s: VenusState, seat: int, targets: list[Target]) -> None:
        self.s = s
        self.start = s.ship[seat]
        self.mask = drive_mask(s, seat)
        rolls = expected_rolls(s, seat)
        self.scale = MEAN_SPEED * len(rolls) / sum(rolls)
        self.targets = targets

    def turns(self, mp: float) -> float:
        """Rolls that a way usually takes."""
        return TURNS[steps(mp, self.scale)]

    def course(self, place: int) -> Course | None:
        """MV5.8 As far as possible towards a place; nothing if the ship is there or never comes."""
        way = to_place(self.mask, place)
        here = way[self.start]
        if here == 0 or here >= NOWHERE:
            return None
        usable = [t for t in self.targets if self.s.kind[t.space] != CITY or way[t.space] == 0]
        if not self.s.moved:
            usable = [t for t in usable if t.leg.before is None]
        if not usable:
            return self.later(here)
        if not self.s.moved:
            best = min(usable, key=lambda t: self.whole(t, way))
            return self.shown(best, way, self.turns(here))
        best = min(usable, key=lambda t: self.left(t, way))
        return self.shown(best, way, self.left(best, way))

    def later(self, here: float) -> Course:
        """The goal stays, although nothing brings the ship nearer just now."""
        turns = round(self.turns(here), DIGITS)
        return {"via": SPACE_IDS[self.start], "turns": turns, "answers": []}

    def whole(self, target: Target, way: list[float]) -> float:
        """MP to the goal by this first step, before anybody knows how far the dice carry."""
        on = way[target.space]
        risk = exit_drag(self.start, target.leg.first) + (DRAG[target.space] if on else 0.0)
        return target.cost + risk + on

    def left(self, target: Target, way: list[float]) -> float:
        """Turns that are expected after this one; who fails on the way stays where the ship is."""
        missed = (1 - target.chance) * self.turns(way[self.start])
        return target.chance * self.turns(way[target.space]) + missed

    def shown(self, target: Target, way: list[float], turns: float) -> Course:
        """MV5.12 The ship lands at its goal and nowhere else."""
        answers = target.answers if way[target.space] == 0 else target.leg.answers
        return {
            "via": SPACE_IDS[target.space],
            "turns": round(turns, DIGITS),
            "answers": [CODES[answer] for answer in answers],
        }


def courses(s: VenusState, seat: int, targets: list[Target]) -> dict[str, Course]:
    """By place: where this turn leads on the way there, and how many turns the way takes."""
    navigator = Navigator(s, seat, targets)
    found: dict[str, Course] = {}
    for place in range(GOALS):
        course = navigator.course(place)
        if course is not None:
            found[REGION_IDS[place]] = course
    return found


# --- landing -------------------------------------------------------------------------------------


def is_idle(s: VenusState, seat: int) -> bool:
    """MV5.12 Whether somebody who is asked to land could do nothing there."""
    question = s.asked[seat]
    if question is None or question.ask is not LANDING or is_wanted(s, seat):
        return False
    space = s.ship[seat]
    if s.kind[space] == ASTEROID:
        return not has(s, seat, ASTEROID_20)
    if s.kind[space] != BASE and not is_discovered(s, REGION_OF[space]):
        return False
    return not business_after_landing(s, seat)


def is_wanted(s: VenusState, seat: int) -> bool:
    """MV13.1 Whether a mission of the seat speaks of this region."""
    own = [m for m in s.missions[2 * seat : 2 * seat + 2] if m != NONE]
    return any(MISSION_TARGET[mission] == REGION_OF[s.ship[seat]] for mission in own)


def business_after_landing(s: VenusState, seat: int) -> list[int]:
    """MV10.1 What could be done; to set one's own cargo down is no reason to land."""
    there = s.copy()
    there.landed = LANDED
    there.mp = 0
    set_limits(there, seat)
    chores = range(UNLOAD, UNLOAD + ITEMS)
    return [o for o in business_options(there, seat) if o != DONE and o not in chores]
