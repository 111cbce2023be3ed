"""What a good player respects: sector odds, engine first, points later, colonies in time.

`value` says how likely a seat is to win, `greedy_choice` answers every question at once. Both see
a whole state, so agents must give them a determinized copy.
"""

from collections.abc import Callable
from math import exp

from raumhafen.games.space_base import worth as W
from raumhafen.games.space_base.abilities import ability_of
from raumhafen.games.space_base.actions import (
    BUY,
    CHARGE,
    CLAIM,
    DONE,
    EXCHANGE,
    MOVE_TO,
    PLACE_IN,
    REROLL,
    SET_DIE,
    SPLIT,
    SUM,
    TAKE,
    USE,
    card_of,
)
from raumhafen.games.space_base.board import exchange, side_up, swap_sectors
from raumhafen.games.space_base.cards import Effect
from raumhafen.games.space_base.effects import charge_targets, claim_counts, exchange_targets
from raumhafen.games.space_base.market import affordable_ships, buyable, claimable
from raumhafen.games.space_base.plan import EXTRA, Plan, is_answered
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState
from raumhafen.games.space_base.tables import (
    COLONY_VP,
    COST,
    NEED,
    POWERS,
    SECTOR,
    SPECIAL_BITS,
    SQUARES,
    WORD,
)
from raumhafen.games.space_base.worth import (
    CUBE_WORTH,
    DEPLOYED_WORTH,
    ROLLS,
    STATION_WORTH,
    blue_pay,
    board_worth,
    expect,
    gain_by,
    red_pay,
    seat_worth,
    stage_of,
)


def value(s: SpaceBaseState, seat: int) -> float:
    """The chance that a seat wins, from how far each seat's worth is ahead of the others'."""
    if s.winner >= 0:
        return 1.0 if s.winner == seat else 0.0
    stage = stage_of(s)
    worths = [seat_worth(s, other, stage) for other in range(s.seats)]
    own = worths[seat]
    return 1.0 / sum(exp(min(50.0, (other - own) / W.SPREAD[stage])) for other in worths)


# --- cards ---------------------------------------------------------------------------------------


class Shopper:
    """Says what each card would add to a seat's board; made once for a whole list of offers."""

    def __init__(self, s: SpaceBaseState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.stage = stage_of(s)
        self.blue = blue_pay(s, seat, self.stage)
        self.red = red_pay(s, seat, self.stage)
        self.station = STATION_WORTH[s.seats][self.stage]
        self.deployed = DEPLOYED_WORTH[s.seats][self.stage]

    def gain(self, card: int, sector: int) -> float:
        """SB4.2 The new card earns on own turns, the old one on other turns."""
        s, stage = self.s, self.stage
        old = s.station[STRIDE * self.seat + sector]
        blue = gain_by(self.blue, sector, self.station[card] - self.station[old])
        red = gain_by(self.red, sector, self.deployed[old])
        return COLONY_VP[card] + W.BLUE[stage] * blue + W.RED[stage] * (s.seats - 1) * red


def best_buy(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    """SB12.2 The card that adds most, if it adds more than the credits are worth."""
    shopper = Shopper(s, seat)
    kept = max(s.credits[seat], s.income[seat]) - s.income[seat]
    best, best_gain = DONE, W.STOCK[shopper.stage] * kept
    for option in options:
        if option != DONE:
            card = s.market[option - BUY]
            gain = shopper.gain(card, SECTOR[card])
            if gain > best_gain:
                best, best_gain = option, gain
    return best


def best_exact_buy(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    """SB12.3 As above, but only the price is paid."""
    shopper = Shopper(s, seat)
    price = W.STOCK[shopper.stage]
    best, best_gain = DONE, 0.0
    for option in options:
        if option != DONE:
            card = s.market[option - BUY]
            gain = shopper.gain(card, SECTOR[card]) - price * COST[card]
            if gain > best_gain:
                best, best_gain = option, gain
    return best


def best_claim(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    shopper = Shopper(s, seat)
    best, best_gain = DONE, 0.0
    for option in options:
        if option != DONE:
            card = s.market[option - CLAIM]
            gain = shopper.gain(card, SECTOR[card])
            if gain > best_gain:
                best, best_gain = option, gain
    return best


def best_placed_buy(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    shopper = Shopper(s, seat)
    price = W.STOCK[shopper.stage]
    best, best_gain = DONE, 0.0
    for option in options:
        if option != DONE:
            card = s.market[option - BUY]
            gain = max(shopper.gain(card, k) for k in range(7, 13)) - price * COST[card]
            if gain > best_gain:
                best, best_gain = option, gain
    return best


def best_place(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    shopper = Shopper(s, seat)
    card = s.market[s.stack[-1].args[1]]
    gains = [shopper.gain(card, option - PLACE_IN + 1) for option in options]
    return options[gains.index(max(gains))]


def best_of_hand(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    shopper = Shopper(s, seat)
    price = W.STOCK[shopper.stage]
    best, best_gain = DONE, 0.0
    for option in options:
        if option != DONE:
            card = s.hands[seat][option - TAKE]
            gain = shopper.gain(card, SECTOR[card]) - price * COST[card]
            if gain > best_gain:
                best, best_gain = option, gain
    return best


# --- dice ----------------------------------------------------------------------------------------


def payment(s: SpaceBaseState, seat: int, stage: int, sector: int) -> float:
    """What a sector pays now, without its arrows."""
    at = STRIDE * seat + sector
    if seat == s.active:
        card = s.station[at]
        worth = STATION_WORTH[s.seats][stage][card]
        if WORD[2 * card] >> SPECIAL_BITS and s.cubes[card] >= SQUARES[s.seats][2 * card]:
            worth -= 0.8 * CUBE_WORTH[s.seats][stage][2 * card]
        return worth
    total = 0.0
    worths = DEPLOYED_WORTH[s.seats][stage]
    for card in s.stacks[at]:
        total += worths[card]
        if WORD[2 * card + 1] >> SPECIAL_BITS:
            if s.cubes[card] >= SQUARES[s.seats][2 * card + 1]:
                total -= 0.8 * CUBE_WORTH[s.seats][stage][2 * card + 1]
    return total


def best_allocation(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    stage = stage_of(s)
    sheet = s.sheets[seat]
    if not sheet and is_answered(s, seat, SPLIT) and is_answered(s, seat, SUM):
        split = payment(s, seat, stage, s.die_a) + payment(s, seat, stage, s.die_b)
        return SUM if payment(s, seat, stage, s.die_a + s.die_b) > split else SPLIT
    best, best_worth = options[0], -1e9
    for option in options:
        worth = best_plan(s, seat, stage, [*sheet, option])
        if worth > best_worth:
            best, best_worth = option, worth
    return best


def best_plan(s: SpaceBaseState, seat: int, stage: int, sheet: list[int]) -> float:
    """What the best way to complete a dialogue brings."""
    plan = Plan(s, seat, sheet)
    if plan.question is None:
        return plan_worth(s, seat, stage, plan)
    return max(best_plan(s, seat, stage, [*sheet, option]) for option in plan.question.options)


def plan_worth(s: SpaceBaseState, seat: int, stage: int, plan: Plan) -> float:
    total = 0.0
    for paid in plan.payments:
        total += payment(s, seat, stage, paid % EXTRA)
    for card in plan.shifts:
        total -= used(s, stage, card)
    if plan.doubler >= 0:
        total -= used(s, stage, plan.doubler)
    return total


def used(s: SpaceBaseState, stage: int, card: int) -> float:
    """What the cubes of one use are worth."""
    side = side_up(s, card)
    return CUBE_WORTH[s.seats][stage][side] * NEED[s.seats][side] * 0.6


def best_setting(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    stage = stage_of(s)
    pay = blue_pay(s, seat, stage)
    fixed = s.die_a if s.fixed else 0
    base = fixed_worth(pay, fixed) if fixed else expect(pay, ROLLS) / 36.0
    best, best_worth = DONE, 0.0
    for option in options:
        if option != DONE:
            at, face = divmod(option - SET_DIE, 6)
            card = card_of(at)
            face += 1
            then = best_of(pay, fixed, face) if fixed else fixed_worth(pay, face)
            worth = then - base - used(s, stage, card) * 0.5
            if worth > best_worth:
                best, best_worth = option, worth
    return best


def best_of(pay: list[float], a: int, b: int) -> float:
    return max(pay[a] + pay[b], pay[a + b])


def fixed_worth(pay: list[float], a: int) -> float:
    return sum(best_of(pay, a, b) for b in range(1, 7)) / 6.0


def best_reroll(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    stage = stage_of(s)
    pay = blue_pay(s, seat, stage)
    have = best_of(pay, s.die_a, s.die_b)
    hopes = [fixed_worth(pay, s.die_b), fixed_worth(pay, s.die_a), expect(pay, ROLLS) / 36.0]
    best, best_worth = DONE, 0.0
    for option in options:
        if option != DONE:
            at, dice = divmod(option - REROLL, 3)
            worth = hopes[dice] - have - used(s, stage, card_of(at)) * 0.3
            if worth > best_worth:
                best, best_worth = option, worth
    return best


# --- abilities -----------------------------------------------------------------------------------


def best_ability(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    stage = stage_of(s)
    best, best_gain = DONE, 0.0
    for option in options:
        if option != DONE:
            card = card_of(option - USE)
            gain = use_gain(s, seat, stage, card)
            if gain > best_gain:
                best, best_gain = option, gain
    return best


def use_gain(s: SpaceBaseState, seat: int, stage: int, card: int) -> float:
    total = 0.0
    for effect in ability_of(side_up(s, card)).effects:
        total += EFFECT_GAINS[effect.kind](s, seat, stage, card, effect)
    return total


def gain_gain(s: SpaceBaseState, seat: int, stage: int, card: int, effect: Effect) -> float:
    if effect.credits and seat == s.active and s.phase == 7:
        return -1.0
    return 1.0 + effect.vp


def win_gain(s: SpaceBaseState, seat: int, stage: int, card: int, effect: Effect) -> float:
    return 1000.0


def claim_gain(s: SpaceBaseState, seat: int, stage: int, card: int, effect: Effect) -> float:
    shopper = Shopper(s, seat)
    slots = claimable(s, seat, claim_counts(effect.cards))
    return max((shopper.gain(s.market[k], SECTOR[s.market[k]]) for k in slots), default=0.0)


def buy_gain(s: SpaceBaseState, seat: int, stage: int, card: int, effect: Effect) -> float:
    if s.phase != 5:
        return -100.0
    shopper = Shopper(s, seat)
    return max(
        (shopper.gain(s.market[k], SECTOR[s.market[k]]) for k in buyable(s, seat)), default=0.0
    )


def buy_and_place_gain(
    s: SpaceBaseState, seat: int, stage: int, card: int, effect: Effect
) -> float:
    if s.phase != 5:
        return -100.0
    shopper = Shopper(s, seat)
    gains = [
        shopper.gain(s.market[slot], k) - W.STOCK[stage] * COST[s.market[slot]]
        for slot in affordable_ships(s, seat)
        for k in effect.sectors
    ]
    return max(gains, default=0.0)


def lose_gain(s: SpaceBaseState, seat: int, stage: int, card: int, effect: Effect) -> float:
    return max(min(s.vp[k], effect.amount) for k in range(s.seats) if k != seat) * 0.8


def swap_gain(s: SpaceBaseState, seat: int, stage: int, card: int, effect: Effect) -> float:
    before = board_worth(s, seat, stage)
    a, b = effect.sectors
    copy = s.copy()
    swap_sectors(copy, seat, a, b)
    return board_worth(copy, seat, stage) - before - 0.2


def place_gain(s: SpaceBaseState, seat: int, stage: int, card: int, effect: Effect) -> float:
    cubes = CUBE_WORTH[s.seats][stage]
    return max((cubes[2 * k + s.deployed[k]] for k in charge_targets(s, seat, card)), default=0.0)


def move_gain(s: SpaceBaseState, seat: int, stage: int, card: int, effect: Effect) -> float:
    return 0.0


def exchange_gain(s: SpaceBaseState, seat: int, stage: int, card: int, effect: Effect) -> float:
    return (
        max(
            (exchanged(s, seat, stage, card, k) for k in exchange_targets(s, seat, card)),
            default=0.0,
        )
        - 0.2
    )


def exchanged(s: SpaceBaseState, seat: int, stage: int, card: int, sector: int) -> float:
    copy = s.copy()
    exchange(copy, seat, card, sector)
    return board_worth(copy, seat, stage) - board_worth(s, seat, stage)


Gain = Callable[[SpaceBaseState, int, int, int, Effect], float]
EFFECT_GAINS: dict[str, Gain] = {
    "gain": gain_gain,
    "win_game": win_gain,
    "claim_cards": claim_gain,
    "buy_card": buy_gain,
    "buy_and_place": buy_and_place_gain,
    "opponents_lose_vp": lose_gain,
    "swap_sectors": swap_gain,
    "place_charge": place_gain,
    "move_charge": move_gain,
    "exchange_card": exchange_gain,
}


def best_charge(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    cubes = CUBE_WORTH[s.seats][stage_of(s)]
    best, best_worth = DONE, 0.0
    for option in options:
        if option != DONE:
            card = card_of(option - CHARGE)
            worth = cubes[2 * card + s.deployed[card]]
            if worth > best_worth:
                best, best_worth = option, worth
    return best


def keep_cubes(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    return DONE


def best_target(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    cubes = CUBE_WORTH[s.seats][stage_of(s)]
    cards = [card_of(option - MOVE_TO) for option in options]
    worths = [cubes[2 * card + s.deployed[card]] for card in cards]
    return options[worths.index(max(worths))]


def card_in_use(s: SpaceBaseState, seat: int) -> int:
    """A passive seat rehearses (SB5.5), so what it uses stands on its sheet only."""
    if not s.strands:
        return s.stack[-1].args[0]
    uses = [answer - USE for answer in s.sheets[seat] if USE <= answer < USE + len(POWERS)]
    return card_of(uses[-1])


def best_exchange(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    stage = stage_of(s)
    card = card_in_use(s, seat)
    gains = [exchanged(s, seat, stage, card, option - EXCHANGE + 1) for option in options]
    return options[gains.index(max(gains))]


Choice = Callable[[SpaceBaseState, int, list[int]], int]
CHOICES: dict[str, Choice] = {
    "allocate": best_allocation,
    "shift": best_allocation,
    "arrow": best_allocation,
    "double": best_allocation,
    "buy": best_buy,
    "set-die": best_setting,
    "reroll": best_reroll,
    "ability": best_ability,
    "ability-buy": best_exact_buy,
    "placed-buy": best_placed_buy,
    "place": best_place,
    "claim": best_claim,
    "charge-target": best_charge,
    "cube-source": keep_cubes,
    "cube-target": best_target,
    "exchange-target": best_exchange,
    "light-speed-buy": best_of_hand,
}


def greedy_choice(s: SpaceBaseState, seat: int, options: list[int]) -> int:
    question = s.asked[seat]
    assert question is not None
    return CHOICES[question.ask.name](s, seat, options)
