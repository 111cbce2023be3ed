"""SB6, SB7, SB8 The use of the dice: setting, rerolling, allocating, doubling."""

from raumhafen.games.space_base.actions import DONE, REROLL, SET_DIE, SPLIT, SUM, card_of
from raumhafen.games.space_base.bots.worth import (
    Worth,
    best_of,
    blue_pay,
    expect,
    expect_with,
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


def payment(s: SpaceBaseState, seat: int, w: Worth, sector: int) -> float:
    """What a sector pays now, without its arrows."""
    pays = word(s, seat, sector)
    worth = w.credit * (pays & MASK) + w.vp * (pays >> VP_BITS & MASK)
    worth += w.income * (pays >> INCOME_BITS & MASK)
    if pays >> SPECIAL_BITS:
        worth += w.vp * special_payment(s, seat, w, sector)
    return worth


def special_payment(s: SpaceBaseState, seat: int, w: Worth, sector: int) -> float:
    """SB8.2, SB8.9 Cubes that find a square, and claims."""
    worth = 0.0
    for side in paying_sides(s, seat, sector):
        if s.cubes[side // 2] < SQUARES[s.seats][side]:
            worth += w.cubes[side]
        claim = SIDES[side].claim
        if claim and claimable(s, seat, claim_counts(claim)):
            worth += w.claim(claim)
    return worth


# --- SB7 split or sum, shifts, arrows, doubling --------------------------------------------------


def best_allocation(s: SpaceBaseState, seat: int, options: list[int], w: Worth) -> int:
    """SB7.1 Mostly a look at three sectors; else all ways through the dialogue."""
    sheet = s.sheets[seat]
    if not sheet and is_simple(s, seat):
        split = payment(s, seat, w, s.die_a) + payment(s, seat, w, s.die_b)
        return SUM if payment(s, seat, w, s.die_a + s.die_b) > split else SPLIT
    worths = [dialogue_worth(s, seat, w, [*sheet, option]) for option in options]
    return options[worths.index(max(worths))]


def is_simple(s: SpaceBaseState, seat: int) -> bool:
    """Whether split and sum are all there is to choose."""
    if s.loaded[seat] and (ready(s, seat, SHIFT_STEP) or ready(s, seat, DOUBLE_STEP)):
        return False
    a, b = s.die_a, s.die_b
    return not (word(s, seat, a) | word(s, seat, b) | word(s, seat, a + b)) >> SPECIAL_BITS


def dialogue_worth(s: SpaceBaseState, seat: int, w: Worth, sheet: list[int]) -> float:
    """SB7.3 What the best way to go on brings."""
    plan = Plan(s, seat, sheet)
    if plan.question is None:
        return plan_worth(s, seat, w, plan)
    return max(dialogue_worth(s, seat, w, [*sheet, option]) for option in plan.question.options)


def plan_worth(s: SpaceBaseState, seat: int, w: Worth, plan: Plan) -> float:
    """What the payments of a plan are worth, less the cubes that it spends."""
    total = 0.0
    for paid in plan.payments:
        total += payment(s, seat, w, paid % EXTRA)
    spent = [*plan.shifts, plan.doubler] if plan.doubler >= 0 else plan.shifts
    for card in spent:
        total -= w.style.spending * w.vp * use_cost(s, w, card)
    return total


# --- SB6 setting and rerolling -------------------------------------------------------------------


def best_setting(s: SpaceBaseState, seat: int, options: list[int], w: Worth) -> int:
    """SB11.7 The face that helps most, if it helps more than it costs."""
    pay = blue_pay(s, seat, w)
    hope = expect_with(pay, s.die_a) if s.fixed else expect(pay)
    best, best_gain = DONE, 0.0
    for option in options:
        if option != DONE:
            at, face = divmod(option - SET_DIE, 6)
            then = best_of(pay, s.die_a, face + 1) if s.fixed else expect_with(pay, face + 1)
            gain = then - hope - w.style.setting * use_cost(s, w, card_of(at))
            if gain > best_gain:
                best, best_gain = option, gain
    return best


def best_reroll(s: SpaceBaseState, seat: int, options: list[int], w: Worth) -> int:
    """SB11.6 The dice to roll again, if more is to be expected than lies there."""
    pay = blue_pay(s, seat, w)
    hopes = [expect_with(pay, s.die_b), expect_with(pay, s.die_a), expect(pay)]
    now = best_of(pay, s.die_a, s.die_b)
    best, best_gain = DONE, 0.0
    for option in options:
        if option != DONE:
            at, dice = divmod(option - REROLL, 3)
            gain = hopes[dice] - now - w.style.rerolling * use_cost(s, w, card_of(at))
            if gain > best_gain:
                best, best_gain = option, gain
    return best
