"""A10.10 Goals of governments: each exists once; every second one is a victory point."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.games.sternenkinder.actions import GOAL, GOAL_NAMES
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.regimes import (
    AT_ONCE,
    FAMILY,
    GOAL_CHECK,
    GOAL_CONDITION,
    GOAL_EFFECT,
    GOAL_GOVERNMENT,
    GOAL_RULE,
    GOAL_WORKS,
    GOALS,
    GOALS_OF,
    IN_CLOSING,
    IN_POLITICS,
    POLITICS_END,
)
from raumhafen.games.sternenkinder.content.words import HAVE, NONE, PAYABLE, PER, VERBS
from raumhafen.games.sternenkinder.rules.core.capacity import capacity
from raumhafen.games.sternenkinder.rules.core.counts import COUNTS, has_enough, wanted
from raumhafen.games.sternenkinder.rules.core.income import SPACE
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.pacts import own_treaties
from raumhafen.games.sternenkinder.rules.core.regime_income import COUNT_PER
from raumhafen.games.sternenkinder.rules.core.spread import take_mix
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.state import NOBODY, SternState

GAIN: Final = VERBS.index("gain")
VP: Final = VERBS.index("vp")
ANY: Final = PAYABLE.index("any")
GOALS_FOR_POINT: Final = 2  # A2.2h
# as GOALS_OF: those that are in play and not paid for
CHECKED: Final = [
    [goal for goal in goals if GOAL_WORKS[goal] and GOAL_CONDITION[goal].have != NONE]
    for goals in GOALS_OF
]
Reward = Callable[[SternState, int], None]


class Rewards:
    """What single goals bring beside gains and points; filled once with those of the families."""

    def __init__(self) -> None:
        self.of_goal: list[Reward | None] = [None] * GOALS

    def fill(self, table: dict[str, Reward]) -> None:
        self.of_goal = [table.get(name) for name in GOAL_NAMES]


REWARDS: Final = Rewards()


def is_open(s: SternState, seat: int, goal: int) -> bool:
    """A10.10 Nobody has it, and the player has its government or the successor."""
    if not GOAL_WORKS[goal] or s.goals_by[goal] != NOBODY or s.out >> seat & 1:
        return False
    return FAMILY[s.government[seat]] == GOAL_GOVERNMENT[goal]


def progress(s: SternState, seat: int, goal: int) -> tuple[int, int]:
    """How far a player is, and how far he has to come; payments count as 0 of 1."""
    condition = GOAL_CONDITION[goal]
    if condition.have == NONE:
        return 0, 1
    most = wanted(s, seat, condition)
    return min(COUNTS[HAVE[condition.have]](s, seat, NOBODY), most), most


def check(s: SternState, seat: int, moment: int) -> None:
    """A10.10 All goals of a moment that a player has fulfilled."""
    if s.out >> seat & 1:
        return
    for goal in CHECKED[len(FAMILY) * moment + FAMILY[s.government[seat]]]:
        if s.goals_by[goal] == NOBODY and has_enough(s, seat, GOAL_CONDITION[goal], NOBODY):
            fulfil(s, seat, goal)


def fulfil(s: SternState, seat: int, goal: int) -> None:
    """A10.10 The player takes it and gets the reward; A2.2 two of them are a point."""
    s.goals_by[goal] = seat
    s.tell("event-government-goal", GOAL_RULE[goal], {"seat": seat, "goal": GOAL_NAMES[goal]})
    if s.goals_by.count(seat) % GOALS_FOR_POINT == 0:
        give_point(s, seat)
    tally(s, seat)
    for effect in GOAL_EFFECT[goal]:
        if effect.when == NONE:
            reward(s, seat, effect)
    own = REWARDS.of_goal[goal]
    if own is not None:
        own(s, seat)
    s.beat("goal")


def give_point(s: SternState, seat: int) -> None:
    s.points[seat] += 1
    s.tell("event-point", "A2.2", {"seat": seat, "amount": 1})


def reward(s: SternState, seat: int, effect: Effect) -> None:
    """Points and resources; the rest has its own function or stands as a source."""
    if effect.verb == VP:
        give_point(s, seat)
    elif effect.verb == GAIN:
        times = times_of(s, seat, effect)
        for resource in range(4):
            s.account[4 * seat + resource] += times * effect.amounts[resource]
        take_mix(s, seat, times * effect.amounts[ANY])


def times_of(s: SternState, seat: int, effect: Effect) -> int:
    """How often a reward counts; every gain of a goal is for each of something."""
    assert effect.per != NONE
    word = PER[effect.per]
    if word == "own_treaty":
        return own_treaties(s, seat)
    if word == "space_capacity":
        return capacity(s, seat)[SPACE]
    return COUNT_PER[word](s, seat) if word in COUNT_PER else 0


# --- moments -------------------------------------------------------------------------------------


def hear_anything(s: SternState, seat: int, here: int, subject: int) -> None:
    """A10.10 Goals without a moment are checked at once, for everybody."""
    if s.politics:
        for player in s.seats_from(s.first):
            check(s, player, AT_ONCE)


def hear_politics_over(s: SternState, seat: int, here: int, subject: int) -> None:
    """A17.3"""
    check(s, seat, POLITICS_END)


def hear_closing(s: SternState, seat: int, here: int, subject: int) -> None:
    """A19.4, and whatever has come about in peace and quiet."""
    if s.politics:
        check(s, seat, IN_CLOSING)
        check(s, seat, AT_ONCE)


# --- A16.2, A18.4 goals that are paid for --------------------------------------------------------


def goal_price(s: SternState, seat: int, goal: int) -> tuple[int, ...]:
    """Four resources; A18.4 at least so many for each player."""
    condition = GOAL_CONDITION[goal]
    players = s.seats - s.out.bit_count()
    return tuple(
        max(amount, condition.per_player * players) if amount else 0 for amount in condition.pay[:4]
    )


def is_paid_for(goal: int) -> bool:
    return GOAL_CHECK[goal] == IN_POLITICS and bool(GOAL_CONDITION[goal].pay)


PAID_GOALS: Final = [goal for goal in range(GOALS) if is_paid_for(goal) and GOAL_WORKS[goal]]


def can_pay(s: SternState, seat: int, price: tuple[int, ...]) -> bool:
    return all(s.account[4 * seat + at] >= amount for at, amount in enumerate(price))


def goal_options(s: SternState, seat: int) -> list[int]:
    return [
        GOAL + goal
        for goal in PAID_GOALS
        if is_open(s, seat, goal) and can_pay(s, seat, goal_price(s, seat, goal))
    ]


def pay_goal(s: SternState, seat: int, goal: int) -> None:
    """A16.2, A18.4 Paid at once, without a political action."""
    for resource, amount in enumerate(goal_price(s, seat, goal)):
        s.account[4 * seat + resource] -= amount
    fulfil(s, seat, goal)


def why_no_goal(s: SternState, seat: int, goal: int) -> IllegalAction | None:
    if not s.politics:
        return None
    if goal not in PAID_GOALS:
        return IllegalAction("illegal-goal-not-paid", {}, "A10.10")
    if not is_open(s, seat, goal):
        return IllegalAction("illegal-goal-closed", {}, "A10.10")
    return IllegalAction("illegal-costs-more", {"price": max(goal_price(s, seat, goal))}, "A10.10")


ENTRIES: Final = [
    Entry(GOAL, goal_options, pay_goal, counted=False, why_not=why_no_goal, size=GOALS)
]
