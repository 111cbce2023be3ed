"""The fitted judgement of Galaxy Trucker: purses, ships as they are built, ships in flight.

All that is reckoned in credits is measured by the spread of the final credits that is left to luck,
so that a weight means the same in every round.
"""

from typing import ClassVar, Final

from raumhafen.components.weights import read_weights
from raumhafen.engine.judgement import Judgement
from raumhafen.engine.state import State
from raumhafen.games.galaxy_trucker.bots import greedy
from raumhafen.games.galaxy_trucker.bots.plan import hull
from raumhafen.games.galaxy_trucker.bots.prices import CrewRisk, part_left, standing
from raumhafen.games.galaxy_trucker.bots.worth import GREEDY, PLAIN, SCALE, covered, outfit, worth
from raumhafen.games.galaxy_trucker.content.tables import BOARD_CELLS, CELLS, EMPTY
from raumhafen.games.galaxy_trucker.rules.flight.scoring import losses
from raumhafen.games.galaxy_trucker.rules.ship.contents import cargo_value, crew, humans
from raumhafen.games.galaxy_trucker.rules.ship.legality import errors, exposed
from raumhafen.games.galaxy_trucker.state import ASIDE, FLYING, TruckerState

NAMES: Final = (
    "forecast", "credits",
    # the ship, for the part of the flight that is to come
    "outfit", "engines", "double engines", "cannons", "double cannons", "side cannons", "crew",
    "batteries", "holds", "special holds", "covered sides", "purple alien", "brown alien",
    "exposed", "hull",
    # while it is built
    "tiles", "finished", "order 1", "order 2", "order 3", "faults", "aside",
    # in flight
    "flying", "at home", "goods", "goods at home", "losses", "place", "lead",
)  # fmt: skip
ORDERS: Final = 3
LEAD_DAYS: Final = 10.0
HALF: Final = 0.5  # of a round is the building


class TruckerJudgement(Judgement):
    """GT20 The chances of truckers who fly for themselves; teams are judged by their makers."""

    names: ClassVar[tuple[str, ...]] = NAMES

    def covers(self, state: State) -> bool:
        return not _own(state).teams

    def pace(self, state: State) -> int:
        """As a search goes, but a flight card by card: ships in flight are learned from, too."""
        s = _own(state)
        steps = greedy.pace(s)
        return steps + s.seats * len(s.flown) if s.phase == FLYING else steps

    def rarity(self, state: State) -> int:
        """Building has some hundred steps, a flight eight to sixteen."""
        return 3 if _own(state).phase >= FLYING else 25

    def progress(self, state: State) -> float:
        """Of the round: tiles placed, then cards flown."""
        s = _own(state)
        if s.phase >= FLYING:
            return HALF + HALF * (1.0 - part_left(s))
        placed = len(s.grid) - s.grid.count(EMPTY)
        return HALF * min(1.0, placed / (s.seats * len(BOARD_CELLS[s.board])))

    def numbers(self, state: State, seat: int) -> list[float]:
        s = _own(state)
        ship, spread = s.flies[seat], greedy.uncertainty(s)
        credits = s.credits[ship] / spread
        found = [credits + greedy.expected_credits(s, ship) / spread, credits]
        found += equipment(s, ship, spread)
        if s.phase >= FLYING:
            return found + [0.0] * (4 + ORDERS) + flight(s, ship, spread)
        return found + yard(s, ship, spread) + [0.0] * 7


def equipment(s: TruckerState, ship: int, spread: float) -> list[float]:
    """The outfit in credits by its makers, and its parts, as long as it is needed."""
    aloft = s.phase >= FLYING
    if aloft and not s.flying[ship]:
        return [0.0] * 15
    o = outfit(s, ship)
    unit = SCALE[s.level - 1] / spread
    if aloft:
        unit *= part_left(s)
    parts = [
        o.engines, o.doubles, 0.5 * o.guns, o.front, o.other, o.crew, o.tokens, o.holds, o.special,
        covered(o, 0.0), o.purple, o.brown,
    ]  # fmt: skip
    whole = worth(o, GREEDY, PLAIN, s.level, aloft) / spread
    found = [whole * (part_left(s) if aloft else 1.0)]
    found += [unit * part for part in parts]
    found += [SCALE[s.level - 1] / spread * exposed(s, ship), unit * hull(s, ship, GREEDY)]
    return found


def yard(s: TruckerState, ship: int, spread: float) -> list[float]:
    """GT5 The ship under construction."""
    unit = SCALE[s.level - 1] / spread
    base = CELLS * ship
    tiles = CELLS - s.grid[base : base + CELLS].count(EMPTY)
    orders = [unit if s.order[ship] == place else 0.0 for place in range(1, ORDERS + 1)]
    asides = ASIDE - s.aside[ASIDE * ship : ASIDE * ship + ASIDE].count(EMPTY)
    done = unit if s.order[ship] else 0.0
    return [unit * tiles, done, *orders, unit * len(errors(s, ship)), asides / spread]


def flight(s: TruckerState, ship: int, spread: float) -> list[float]:
    """GT12 The ship in flight: who gives up gets half for the goods and no bonus (GT18)."""
    goods = cargo_value(s, ship) / spread
    lost = losses(s, ship) / spread
    if not s.flying[ship]:
        return [0.0, 0.0, 0.5 * goods, 0.0, lost, 0.0, 0.0]
    home = 1.0 - CrewRisk(s, ship).of(crew(s, ship)) if humans(s, ship) else 0.0
    place = standing(s, ship, s.position[ship]) * home / spread
    others = [s.position[k] for k in range(s.seats) if k != ship and s.flying[k]]
    ahead = s.position[ship] - max(others) if others else 0
    lead = max(-1.0, min(1.0, ahead / LEAD_DAYS)) * SCALE[s.level - 1] / spread
    return [1.0 / spread, home / spread, goods, goods * home, lost, place, lead]


def _own(state: State) -> TruckerState:
    assert isinstance(state, TruckerState)
    return state


JUDGEMENT: Final = TruckerJudgement(read_weights("raumhafen.games.galaxy_trucker", NAMES))
