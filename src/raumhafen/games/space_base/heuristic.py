"""What a good player respects: sector odds, engine first, points later, colonies in time.

`value` says how likely a seat is to win; `greedy_choice` answers every question at first sight.
Both read a whole state, so agents give them copies in which hidden things were dealt anew.
"""

from collections.abc import Callable
from math import exp
from typing import Final

from raumhafen.games.space_base import duel
from raumhafen.games.space_base import heuristic_abilities as abilities
from raumhafen.games.space_base import heuristic_cards as cards
from raumhafen.games.space_base import heuristic_dice as dice
from raumhafen.games.space_base.state import SpaceBaseState
from raumhafen.games.space_base.worth import (
    LAST,
    STAGE_LENGTH,
    blue_pay,
    cubes_worth,
    expect,
    red_pay,
    stage_of,
)

# --- greedy --------------------------------------------------------------------------------------

Choice = Callable[[SpaceBaseState, int, list[int]], int]

CHOICES: Final[dict[str, Choice]] = {
    "light-speed-buy": cards.best_of_hand,
    "ability": abilities.best_ability,
    "set-die": dice.best_setting,
    "reroll": dice.best_reroll,
    "allocate": dice.best_allocation,
    "shift": dice.best_allocation,
    "arrow": dice.best_allocation,
    "double": dice.best_allocation,
    "claim": cards.best_claim,
    "buy": cards.best_buy,
    "ability-buy": cards.best_exact_buy,
    "placed-buy": cards.best_placed_buy,
    "place": cards.best_place,
    "charge-target": abilities.best_charge,
    "cube-source": abilities.best_source,
    "cube-target": abilities.best_target,
    "exchange-target": abilities.best_exchange,
}


def greedy_choice(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    """SB17 The answer to the open question of a seat."""
    question = s.asked[seat]
    assert question is not None
    return CHOICES[question.ask.name](s, seat, options)


# --- value ---------------------------------------------------------------------------------------

# Logit weights for 3, 4 and 5 seats (for two see `duel`): each a cubic in the progress of the
# match, fitted to who won matches of greedy seats. Over all stages, of the seats said to win in x %
# of the cases x % do.
Cubic = tuple[float, float, float, float]

CUBICS: Final[list[tuple[Cubic, ...]]] = [
    (
        (0.141, 0.087, 0.011, 0.011),  # VP
        (0.042, 0.02, 0.064, -0.023),  # credits
        (0.163, -0.141, 0.094, -0.083),  # income
        (0.984, -0.491, 0.219, -0.212),  # VP to be expected in an own turn
        (1.714, -0.621, -0.017, -0.15),  # VP to be expected in a turn of another seat
        (-0.014, 0.111, 0.062, -0.001),  # VP that cubes may bring
        (0.356, 0.002, -0.013, 0.088),  # a turn still to come in this round
    ),
    (
        (0.158, 0.096, 0.03, -0.029),
        (0.045, 0.014, 0.051, -0.028),
        (0.132, -0.132, 0.074, -0.051),
        (0.812, -0.42, 0.147, -0.148),
        (1.851, -0.801, 0.17, -0.337),
        (0.039, 0.056, -0.01, 0.08),
        (0.317, 0.111, 0.199, 0.089),
    ),
    (
        (0.142, 0.075, 0.052, -0.013),
        (0.041, 0.031, 0.06, -0.052),
        (0.09, -0.086, 0.1, -0.114),
        (0.75, -0.658, 0.194, -0.11),
        (2.115, -0.915, 0.127, -0.26),
        (-0.047, 0.064, 0.068, -0.183),
        (0.574, -0.085, 0.101, 0.303),
    ),
]


def _weight(cubic: Cubic, stage: int) -> float:
    """At the middle of a stage; nothing that a seat has can harm it."""
    progress = (STAGE_LENGTH * stage + 2 - 25) / 25
    a, b, c, d = cubic
    return max(0.0, a + progress * (b + progress * (c + progress * d)))


# [seats - 3][stage][feature]
WEIGHTS: Final = [
    [[_weight(cubic, stage) for cubic in cubics] for stage in range(LAST)] for cubics in CUBICS
]

# SB15.2 Once the end is triggered only VP count, and the turns that are left.
LAST_VP: Final = 0.5
LAST_TURN: Final = -2.2
LAST_BLUE: Final = 0.55
LAST_CREDIT: Final = 0.2


def value(s: SpaceBaseState, seat: int) -> float:
    """The chance that a seat wins."""
    if s.winner >= 0:
        return 1.0 if s.winner == seat else 0.0
    logits = [logit(s, other) for other in range(s.seats)]
    own = logits[seat]
    return 1.0 / sum([exp(min(50.0, other - own)) for other in logits])


def logit(s: SpaceBaseState, seat: int) -> float:
    """How well a seat stands, to be compared with the others'."""
    stage = stage_of(s)
    to_come = seat == s.active or s.turns[seat] < max(s.turns)
    if stage == LAST:
        return last_logit(s, seat, to_come)
    if s.seats == 2:
        return duel.logit(s, seat)
    vp, credit, income, blue, red, cube, turn = WEIGHTS[s.seats - 3][stage]
    total = vp * s.vp[seat] + credit * s.credits[seat] + income * s.income[seat]
    total += blue * expect(blue_pay(s, seat, stage)) + red * expect(red_pay(s, seat, stage))
    if s.loaded[seat]:
        total += cube * cubes_worth(s, seat, stage)
    return total + turn if to_come else total


def last_logit(s: SpaceBaseState, seat: int, to_come: bool) -> float:
    """SB15.2 Everybody has the same number of turns, so that some have one left."""
    total = LAST_VP * s.vp[seat]
    if to_come:
        hope = LAST_BLUE * expect(blue_pay(s, seat, LAST)) + LAST_CREDIT * s.credits[seat]
        total += LAST_TURN + hope
    return total
