"""The fitted judgement of Merchant of Venus: credits now and to come, and what brings them.

All that is reckoned in credits is measured by the credits that nobody can foresee (`spread`), so
that a weight means the same in short and long matches.
"""

from typing import ClassVar, Final

from raumhafen.components.weights import read_weights
from raumhafen.engine.judgement import Judgement
from raumhafen.engine.state import State
from raumhafen.games.merchant_of_venus.bots.outlook import Outlook, extra_speed
from raumhafen.games.merchant_of_venus.bots.plan import Plan
from raumhafen.games.merchant_of_venus.bots.value import (
    LAST_TURNS,
    PLANNED,
    SPREAD,
    SPREAD_TURN,
    dice_to_come,
    to_come,
)
from raumhafen.games.merchant_of_venus.bots.worth import mission_worth
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    COST,
    CULTURES,
    GOODS,
    ITEM_IDS,
    ITEMS,
    LASER,
    NONE,
    PILOT_IDS,
    PILOTS,
    REWARD_IDS,
    REWARDS,
    SHIELD,
)
from raumhafen.games.merchant_of_venus.rules.scoring import fame_total, worth
from raumhafen.games.merchant_of_venus.rules.ships import capacity, rank, spaceports
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.distances import speed_up

NAMES: Final = (
    "forecast",
    # what is there, and what the next visits bring
    "worth", "dice to come", "plan", "second plan", "cash", "purchase", "goods at cost",
    "goods sold", "fares", "missions", "first contact credits", "disgrace",
    # what turns to come bring: bare, and for each part of the ship
    "turns", "last turns", "drive turns", "hold turns", "level turns", "speed turns", "laser turns",
    "shield turns", "port turns", "second mission turns",
    # the same, however many turns are left
    "drive", "holds", "level", "speed", "laser", "shield", "ports", "second mission", "empty holds",
    "known systems", "infamy", "to move",
)  # fmt: skip
TECHNOLOGIES: Final = ITEMS - GOODS
MARKS: Final = (*ITEM_IDS[GOODS:], *REWARD_IDS, *PILOT_IDS)
LITTLE_CASH: Final = 100.0
TURN_CREDITS: Final = 10.0  # of one point of gear in one turn, so that weights are about 1


class VenusJudgement(Judgement):
    """MV14 The chances of captains, from two seats on: a solo game has no rivals (MV15)."""

    names: ClassVar[tuple[str, ...]] = NAMES
    marks: ClassVar[tuple[str, ...]] = MARKS

    def covers(self, state: State) -> bool:
        return state.seats > 1 and NONE not in _own(state).pilot

    def pace(self, state: State) -> int:
        return _own(state).turns

    def progress(self, state: State) -> float:
        s = _own(state)
        return min(1.0, s.turns / (s.rounds * s.seats))

    def numbers(self, state: State, seat: int) -> list[float]:
        s = _own(state)
        o = Outlook(s, seat)
        spread = SPREAD + SPREAD_TURN * o.left
        gear = gear_of(o)
        there = credits_of(o)
        found = [(there[0] + there[1] + PLANNED * there[2] + to_come(o)) / spread]
        found += [amount / spread for amount in there]
        turns = TURN_CREDITS * o.rolls / spread
        found += [turns, TURN_CREDITS * min(LAST_TURNS, o.rolls) / spread]
        found += [turns * part for part in gear]
        found += gear
        found += [
            (capacity(s, seat) - s.filled[seat] - s.riding[seat]) / 4.0,
            sum(s.known[SYSTEMS * seat : SYSTEMS * seat + SYSTEMS]) / 4.0,
            s.infamy[seat] / 4.0,
            1.0 if o.rolls > o.left else 0.0,
        ]
        return found

    def marked(self, state: State, seat: int) -> list[int]:
        """Technologies aboard, rewards and the pilot."""
        s = _own(state)
        first = ITEMS * seat + GOODS
        found = [item for item in range(TECHNOLOGIES) if s.cargo[first + item]]
        found += [TECHNOLOGIES + card for card in range(REWARDS) if s.reward_at[card] == seat]
        found.append(TECHNOLOGIES + REWARDS + s.pilot[seat])
        return found


def credits_of(o: Outlook) -> list[float]:
    """Everything that is reckoned in credits, as far as the seat knows."""
    s, seat = o.s, o.seat
    plan = Plan(o, NONE, True) if o.rolls > 0 else None
    best, second = two_best(plan.scores) if plan else (0.0, 0.0)
    first = ITEMS * seat
    goods = [good for good in range(GOODS) if s.cargo[first + good]]
    cash = float(s.credits[seat])
    fame = fame_total(s, seat)
    return [
        float(worth(s, seat)),
        dice_to_come(s, seat),
        best,
        second,
        cash,
        min(LITTLE_CASH, cash),
        float(sum([COST[good] * s.cargo[first + good] for good in goods])),
        sum([best_price(o, good) * s.cargo[first + good] for good in goods]),
        sum([fare for fare, _ in plan.riders]) if plan else 0.0,
        sum([mission_worth(s, seat, m) for m in s.missions[2 * seat : 2 * seat + 2] if m != NONE]),
        float(sum([s.card_credits[c] for c in range(CULTURES) if s.card_owner[c] == seat])),
        100.0 if fame < 0 else 0.0,
    ]


def two_best(scores: list[float]) -> tuple[float, float]:
    """The best plan and the next: who has two is not stopped by bad dice."""
    best, second = scores[0], scores[1]
    if second > best:
        best, second = second, best
    for at in range(2, len(scores)):
        if scores[at] > best:
            best, second = scores[at], best
        elif scores[at] > second:
            second = scores[at]
    return best, max(0.0, second)


def best_price(o: Outlook, good: int) -> float:
    """The most that a buyer whom the seat knows will pay."""
    found = 0.0
    for _, price in o.buyers(good):
        found = max(found, price)
    return found


def gear_of(o: Outlook) -> list[float]:
    """The parts of the ship by which turns bring more."""
    s, seat = o.s, o.seat
    return [
        10.0 * speed_up(o.mask),
        float(s.holds[seat]),
        rank(s, seat) - 1.0,
        extra_speed(s, seat),
        float(s.gauges[2 * seat + LASER]),
        float(s.gauges[2 * seat + SHIELD]),
        float(spaceports(s, seat)),
        float(s.second[seat]),
    ]


def _own(state: State) -> VenusState:
    assert isinstance(state, VenusState)
    return state


assert len(MARKS) == TECHNOLOGIES + REWARDS + PILOTS
JUDGEMENT: Final = VenusJudgement(read_weights("raumhafen.games.merchant_of_venus", NAMES, MARKS))
