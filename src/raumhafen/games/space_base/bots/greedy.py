"""The greedy player: sector odds, engine first, points later, colonies in time.

`value` says how likely a seat is to win; `greedy_choice` answers every question at first sight.
Both read a whole state, so agents give them copies in which hidden things were dealt anew.
"""

from collections.abc import Callable
from math import exp
from typing import Final

from raumhafen.games.space_base.bots import abilities as abilities
from raumhafen.games.space_base.bots import cards as cards
from raumhafen.games.space_base.bots import dice as dice
from raumhafen.games.space_base.bots.worth import (
    LAST,
    USUAL,
    Worth,
    blue_pay,
    board_worth,
    cubes_worth,
    expect,
    has_turn_left,
    stage_of,
    usual,
)
from raumhafen.games.space_base.state import SpaceBaseState

# --- greedy --------------------------------------------------------------------------------------

Choice = Callable[[SpaceBaseState, int, list[int], Worth], int]

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


def greedy_choice(
    s: SpaceBaseState, seat: int, options: list[int], stages: list[Worth] | None = None
) -> int:
    """SB17 The answer to the open question of a seat, by what things are worth in each stage."""
    question = s.asked[seat]
    assert question is not None
    w = (USUAL[s.seats] if stages is None else stages)[stage_of(s)]
    return CHOICES[question.ask.name](s, seat, options, w)


# --- value ---------------------------------------------------------------------------------------

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
    return last_logit(s, seat) if s.triggered else stage_logit(s, seat)


def stage_logit(s: SpaceBaseState, seat: int) -> float:
    """What is there and what the board will earn, by the numbers that greedy seats go by."""
    w = usual(s)
    there = w.vp * (s.vp[seat] + cubes_worth(s, seat, w))
    there += w.credit * s.credits[seat] + w.income * s.income[seat]
    return there + board_worth(s, seat, w)


def last_logit(s: SpaceBaseState, seat: int) -> float:
    """SB15.2 Everybody has the same number of turns, so that some have one left."""
    total = LAST_VP * s.vp[seat]
    if has_turn_left(s, seat):
        blue = expect(blue_pay(s, seat, USUAL[s.seats][LAST]))
        total += LAST_TURN + LAST_BLUE * blue + LAST_CREDIT * s.credits[seat]
    return total
