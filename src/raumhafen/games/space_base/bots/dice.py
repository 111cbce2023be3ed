"""SB6, SB7, SB8 The use of the dice: setting, rerolling, allocating, doubling."""

from typing import Final

from raumhafen.games.space_base.actions import DONE, REROLL, SET_DIE, SPLIT, SUM, card_of
from raumhafen.games.space_base.bots.worth import (
    CREDIT,
    CUBE_WORTH,
    INCOME,
    VP,
    best_of,
    blue_pay,
    claim_worth,
    expect,
    expect_with,
    stage_of,
    use_cost,
)
from raumhafen.games.space_base.content.tables import (
    DOUBLE_STEP,
    INCOME_BITS,
    MASK,
    SHIFT_STEP,
    SIDES,
    SPECIAL_BITS,
    SQUARES,
    VP_BITS,
)
from raumhafen.games.space_base.rules.board import paying_sides, ready, word
from raumhafen.games.space_base.rules.market import claim_counts, claimable
from raumhafen.games.space_base.rules.roll import EXTRA, Plan
from raumhafen.games.space_base.state import SpaceBaseState

# The part of a use's worth that it must bring now: cubes come again, the sooner the more squares.
SPENDING: Final = 0.7
SETTING: Final = 0.35
REROLLING: Final = 0.2


def payment(s: SpaceBaseState, seat: int, stage: int, sector: int) -> float:
    """What a sector pays now, without its arrows."""
    pays = word(s, seat, sector)
    worth = CREDIT[stage] * (pays & MASK) + VP[stage] * (pays >> VP_BITS & MASK)
    worth += INCOME[stage] * (pays >> INCOME_BITS & MASK)
    if pays >> SPECIAL_BITS:
        worth += VP[stage] * special_payment(s, seat, stage, sector)
    return worth


def special_payment(s: SpaceBaseState, seat: int, stage: int, sector: int) -> float:
    """SB8.2, SB8.9 Cubes that find a square, and claims."""
    worth = 0.0
    for side in paying_sides(s, seat, sector):
        if s.cubes[side // 2] < SQUARES[s.seats][side]:
            worth += CUBE_WORTH[s.seats][stage][side]
        claim = SIDES[side].claim
        if claim and claimable(s, seat, claim_counts(claim)):
            worth += claim_worth(claim, stage)
    return worth


# --- SB7 split or sum, shifts, arrows, doubling --------------------------------------------------


def best_allocation(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    """SB7.1 Mostly a look at three sectors; else all ways through the dialogue."""
    stage = stage_of(s)
    sheet = s.sheets[seat]
    if not sheet and is_simple(s, seat):
        split = payment(s, seat, stage, s.die_a) + payment(s, seat, stage, s.die_b)
        return SUM if payment(s, seat, stage, s.die_a + s.die_b) > split else SPLIT
    worths = [dialogue_worth(s, seat, stage, [*sheet, option]) for option in options]
    return options[worths.index(max(worths))]


def is_simple(s: SpaceBaseState, seat: int) -> bool:
    """Whether split and sum are all there is to choose."""
    if s.loaded[seat] and (ready(s, seat, SHIFT_STEP) or ready(s, seat, DOUBLE_STEP)):
        return False
    a, b = s.die_a, s.die_b
    return not (word(s, seat, a) | word(s, seat, b) | word(s, seat, a + b)) >> SPECIAL_BITS


def dialogue_worth(s: SpaceBaseState, seat: int, stage: int, sheet: list[int]) -> float:
    """SB7.3 What the best way to go on brings."""
    plan = Plan(s, seat, sheet)
    if plan.question is None:
        return plan_worth(s, seat, stage, plan)
    return max(dialogue_worth(s, seat, stage, [*sheet, option]) for option in plan.question.options)


def plan_worth(s: SpaceBaseState, seat: int, stage: int, plan: Plan) -> float:
    """What the payments of a plan are worth, less the cubes that it spends."""
    total = 0.0
    for paid in plan.payments:
        total += payment(s, seat, stage, paid % EXTRA)
    spent = [*plan.shifts, plan.doubler] if plan.doubler >= 0 else plan.shifts
    for card in spent:
        total -= SPENDING * VP[stage] * use_cost(s, stage, card)
    return total


# --- SB6 setting and rerolling -------------------------------------------------------------------


def best_setting(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    """SB11.7 The face that helps most, if it helps more than it costs."""
    stage = stage_of(s)
    pay = blue_pay(s, seat, stage)
    hope = expect_with(pay, s.die_a) if s.fixed else expect(pay)
    best, best_gain = DONE, 0.0
    for option in options:
        if option != DONE:
            at, face = divmod(option - SET_DIE, 6)
            then = best_of(pay, s.die_a, face + 1) if s.fixed else expect_with(pay, face + 1)
            gain = then - hope - SETTING * use_cost(s, stage, card_of(at))
            if gain > best_gain:
                best, best_gain = option, gain
    return best


def best_reroll(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    """SB11.6 The dice to roll again, if more is to be expected than lies there."""
    stage = stage_of(s)
    pay = blue_pay(s, seat, stage)
    hopes = [expect_with(pay, s.die_b), expect_with(pay, s.die_a), expect(pay)]
    now = best_of(pay, s.die_a, s.die_b)
    best, best_gain = DONE, 0.0
    for option in options:
        if option != DONE:
            at, dice = divmod(option - REROLL, 3)
            gain = hopes[dice] - now - REROLLING * use_cost(s, stage, card_of(at))
            if gain > best_gain:
                best, best_gain = option, gain
    return best
