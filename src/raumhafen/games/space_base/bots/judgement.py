"""The fitted judgement of Space Base: what a seat has, what its sectors pay, and its cards.

A card has weights of its own, beyond what it pays: one set stationed, another deployed. Once the
end is triggered other numbers count, and nothing else.
"""

from typing import ClassVar, Final

from raumhafen.components.weights import read_weights
from raumhafen.engine.judgement import Judgement
from raumhafen.engine.state import State
from raumhafen.games.space_base.bots.greedy import LAST_BLUE, LAST_CREDIT, LAST_TURN, LAST_VP
from raumhafen.games.space_base.bots.worth import (
    LAST,
    USUAL,
    blue_pay,
    cubes_worth,
    expect,
    has_turn_left,
    red_pay,
    usual,
)
from raumhafen.games.space_base.content.kinds import SECTORS
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.content.tables import (
    CARDS,
    COLONY_VP,
    COST,
    INCOME_BITS,
    MARKET,
    MASK,
    SECTOR,
    SHIP_SLOTS,
    SIDES,
    VP_BITS,
)
from raumhafen.games.space_base.rules.board import is_open
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState

MIDDLE: Final = 25  # VP of the leader and rounds played, together, halfway through a match
LONGEST: Final = 80  # hardly any match goes on beyond that
SUM_SHARE: Final = 0.25  # how often the sum is taken where single dice could be
NAMES: Final = (
    "logit", "vp", "credits", "income", "own turn", "turn of others", "cubes", "turn left",
    "colonies", "blue credits", "blue income", "blue vp", "red credits", "red income", "red vp",
    *[f"blue {sector}" for sector in range(1, SECTORS + 1)],
    *[f"red {sector}" for sector in range(1, SECTORS + 1)],
    "progress", "end vp", "end turn", "end blue", "end credits", "end colony",
)  # fmt: skip
AT_THE_END: Final = 5  # the last numbers
MARKS: Final = (
    *[f"station {card.id}" for card in CONTENT.cards],
    *[f"deployed {card.id}" for card in CONTENT.cards],
)


def _odds(sector: int) -> float:
    """How often a sector pays in a turn, roughly: by a single die, or by the sum."""
    both = (sector - 1 if sector < 8 else 13 - sector) / 36
    return 11 / 36 * (1 - SUM_SHARE) + both * SUM_SHARE if sector <= 6 else both


ODDS: Final = [0.0] + [_odds(sector) for sector in range(1, SECTORS + 1)]


class SpaceBaseJudgement(Judgement):
    """SB15 The chances of seats, first by what they have, then by the points still to come."""

    names: ClassVar[tuple[str, ...]] = NAMES
    marks: ClassVar[tuple[str, ...]] = MARKS

    def covers(self, state: State) -> bool:
        return _own(state).winner < 0

    def pace(self, state: State) -> int:
        return sum(_own(state).turns)

    def progress(self, state: State) -> float:
        s = _own(state)
        return 1.0 if s.triggered else min(1.0, (max(s.vp) + s.round) / LONGEST)

    def rarity(self, state: State) -> int:
        return 1 if _own(state).triggered else 2

    def numbers(self, state: State, seat: int) -> list[float]:
        s = _own(state)
        if s.triggered:
            return at_the_end(s, seat)
        given = inputs(s, seat)
        return [by_stage(s, given), *given, *NOT_YET]

    def marked(self, state: State, seat: int) -> list[int]:
        s = _own(state)
        if s.triggered:
            return []
        first = STRIDE * seat + 1
        found = s.station[first : first + STRIDE - 1]
        for stack in s.stacks[first : first + STRIDE - 1]:
            for card in stack:
                found.append(CARDS + card)
        return found


def progress(s: SpaceBaseState) -> float:
    return (max(s.vp) + s.round - MIDDLE) / MIDDLE


def inputs(s: SpaceBaseState, seat: int) -> list[float]:
    """What the seat has, what its sectors pay on turns of its own and of others, its cubes."""
    w = usual(s)
    blue, red = blue_pay(s, seat, w), red_pay(s, seat, w)
    given = [
        float(s.vp[seat]),
        float(s.credits[seat]),
        float(s.income[seat]),
        expect(blue),
        expect(red),
        cubes_worth(s, seat, w) if s.loaded[seat] else 0.0,
        1.0 if has_turn_left(s, seat) else 0.0,
        float(s.closed[seat].bit_count()),
    ]
    given += yields(s, seat)
    given += blue[1:]
    given += red[1:]
    given.append(progress(s))
    return given


def best_colony(s: SpaceBaseState, seat: int) -> float:
    """SB13.3 The most VP that a colony of the market would bring for the credits of a seat."""
    best, credits = 0, s.credits[seat]
    for card in s.market[SHIP_SLOTS:MARKET]:
        if card < 0 or COLONY_VP[card] <= best or COST[card] > credits:
            continue
        if is_open(s, seat, SECTOR[card]):
            best = COLONY_VP[card]
    return float(best)


NOT_YET: Final = [0.0] * AT_THE_END
NO_MORE: Final = [0.0] * (len(NAMES) - 1 - AT_THE_END)


def at_the_end(s: SpaceBaseState, seat: int) -> list[float]:
    """SB15.2 Points count, and what one more turn may bring to those who have it."""
    vp = float(s.vp[seat])
    if not has_turn_left(s, seat):
        return [LAST_VP * vp, *NO_MORE, vp, 0.0, 0.0, 0.0, 0.0]
    blue = expect(blue_pay(s, seat, USUAL[s.seats][LAST]))
    credits = s.credits[seat]
    logit = LAST_VP * vp + LAST_TURN + LAST_BLUE * blue + LAST_CREDIT * credits
    return [logit, *NO_MORE, vp, 1.0, blue, float(credits), best_colony(s, seat)]


def by_stage(s: SpaceBaseState, given: list[float]) -> float:
    """What `greedy.stage_logit` says, from numbers that are known already."""
    w = usual(s)
    there = w.vp * (given[0] + given[5]) + w.credit * given[1] + w.income * given[2]
    return there + w.blue * given[3] + w.red * (s.seats - 1) * given[4]


def yields(s: SpaceBaseState, seat: int) -> list[float]:
    """Credits, income and VP that a turn brings on average: stationed cards, deployed ones."""
    credits, income, vp = 0.0, 0.0, 0.0
    red_credits, red_income, red_vp = 0.0, 0.0, 0.0
    first = STRIDE * seat
    for sector in range(1, STRIDE):
        odds, side = ODDS[sector], SIDES[2 * s.station[first + sector]]
        credits += odds * side.credits
        income += odds * side.income
        vp += odds * side.vp
        word = s.red[first + sector]
        if word:
            red_credits += odds * (word & MASK)
            red_income += odds * (word >> INCOME_BITS & MASK)
            red_vp += odds * (word >> VP_BITS & MASK)
    return [credits, income, vp, red_credits, red_income, red_vp]


def _own(state: State) -> SpaceBaseState:
    assert isinstance(state, SpaceBaseState)
    return state


JUDGEMENT: Final = SpaceBaseJudgement(read_weights("raumhafen.games.space_base", NAMES, MARKS))
