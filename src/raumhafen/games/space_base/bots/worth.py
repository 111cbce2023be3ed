"""The worth of sides, sectors and boards to a seat, from the odds of the dice.

All numbers by stage were tuned in self-play. Their unit is that of a logit: one more of it turns an
even match into one that is won in 73 of 100 cases.
"""

from typing import Final

from raumhafen.games.space_base.content.kinds import SECTORS, Effect
from raumhafen.games.space_base.content.tables import (
    ARROWS,
    CARDS,
    DEPLOYED,
    INCOME_BITS,
    LEFT,
    MASK,
    NEED,
    RIGHT,
    SIDES,
    SPECIAL_BITS,
    SQUARES,
    VP_BITS,
)
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState

# A match passes through twelve stages, five VP or rounds each; the last begins with SB15.1.
STAGE_LENGTH: Final = 5
LAST: Final = 12

# What one VP, one credit and one income are worth when they are gained.
VP: Final = [
    0.081, 0.092, 0.106, 0.121, 0.138, 0.157, 0.188, 0.226, 0.271, 0.326, 0.391, 0.469, 0.5,
]  # fmt: skip
CREDIT: Final = [
    0.056, 0.053, 0.049, 0.046, 0.044, 0.041, 0.047, 0.055, 0.063, 0.073, 0.084, 0.097, 0.01,
]  # fmt: skip
INCOME: Final = [
    0.496, 0.419, 0.354, 0.299, 0.252, 0.213, 0.174, 0.142, 0.116, 0.095, 0.077, 0.063, 0.01,
]  # fmt: skip
# What one VP is worth that a board earns on average in each own turn, in each turn of another seat.
BLUE: Final = [
    1.298, 1.303, 1.309, 1.314, 1.32, 1.325, 1.047, 0.827, 0.654, 0.517, 0.409, 0.323, 0.02,
]  # fmt: skip
RED: Final = [
    1.179, 1.232, 1.287, 1.344, 1.404, 1.467, 1.21, 0.999, 0.824, 0.68, 0.561, 0.463, 0.1,
]  # fmt: skip
# How many such VP a credit and an income that a board earns are worth.
PAY_CREDIT: Final = [
    0.436, 0.412, 0.389, 0.367, 0.346, 0.327, 0.311, 0.297, 0.283, 0.27, 0.257, 0.245, 0.1,
]  # fmt: skip
PAY_INCOME: Final = [
    2.221, 1.71, 1.317, 1.015, 0.781, 0.602, 0.428, 0.305, 0.217, 0.154, 0.11, 0.078, 0.05,
]  # fmt: skip

# Credits that an effect is worth when it is done once, where its gains do not tell.
EFFECT_CREDITS: Final = {
    "dice_shift": 1.9,
    "buy_card": 2.9,
    "buy_and_place": 3.6,
    "swap_sectors": 4.3,
    "reroll_dice": 1.4,
    "set_die": 2.9,
    "place_charge": 2.9,
    "move_charge": 0.7,
    "exchange_card": 2.9,
    "double_station": 3.6,
    "double_deployed": 3.6,
}
CLAIM_CREDITS: Final = (2.4, 5.9, 9.5)  # by level of the ship
WIN_VP: Final = 30.0

# Both dice and their sum, and how many of 36 rolls show them; then seen from one sector.
ROLLS: Final = [(a, b, a + b, 1 if a == b else 2) for a in range(1, 7) for b in range(a, 7)]
SUMS_OF: Final = [
    [(a, b, weight) for a, b, both, weight in ROLLS if both == sector]
    for sector in range(SECTORS + 1)
]
FACES_OF: Final = [
    [(face, face + sector) for face in range(1, 7) if face != sector and sector <= 6]
    for sector in range(SECTORS + 1)
]


def stage_of(s: SpaceBaseState) -> int:
    """How far the match has come: early on the engine counts, later the points."""
    if s.triggered:
        return LAST
    return min(LAST - 1, (max(s.vp) + s.round) // STAGE_LENGTH)


def has_turn_left(s: SpaceBaseState, seat: int) -> bool:
    """In this round, the running turn included."""
    return seat == s.active or s.turns[seat] < max(s.turns)


# --- styles, and what they make of every stage ---------------------------------------------------


class Style:
    """How far a bot goes from the numbers above, and some of its own.

    Pairs are factors early in a match and late.
    """

    def __init__(self) -> None:
        self.vp = (1.0, 1.0)
        self.credit = (1.0, 1.0)
        self.income = (1.0, 1.0)
        self.blue = (1.0, 1.0)
        self.red = (1.0, 1.0)
        self.pay_credit = (1.0, 1.0)
        self.pay_income = (1.0, 1.0)
        self.effects = 1.0
        self.claims = 1.0
        self.losses = 0.7  # VP that a VP lost by all others is worth
        self.cube_share = 0.84  # cubes that find their square full bring nothing
        self.closing = 0.029  # VP in each own turn that a sector might have been improved by
        # The part of a use's worth that it must bring now: cubes come again.
        self.spending = 0.7
        self.setting = 0.35
        self.rerolling = 0.2
        self.rebuilding = 0.2


def by_stage(numbers: list[float], factors: tuple[float, float], stage: int) -> float:
    if stage == LAST:
        return numbers[LAST]
    early, late = factors
    return numbers[stage] * (early + (late - early) * stage / (LAST - 1))


class Worth:
    """What things are worth in one stage of a match with so many seats, in a style."""

    def __init__(self, style: Style, seats: int, stage: int) -> None:
        self.style = style
        self.seats = seats
        self.stage = stage
        self.vp = by_stage(VP, style.vp, stage)
        self.credit = by_stage(CREDIT, style.credit, stage)
        self.income = by_stage(INCOME, style.income, stage)
        self.blue = by_stage(BLUE, style.blue, stage)
        self.red = by_stage(RED, style.red, stage)
        self.pay_credit = by_stage(PAY_CREDIT, style.pay_credit, stage)
        self.pay_income = by_stage(PAY_INCOME, style.pay_income, stage)
        self.cube_share = style.cube_share
        # by side; then by card, stationed and deployed
        self.cubes = [self.cube(number) for number in range(2 * CARDS)]
        self.station = [self.side(2 * card) for card in range(CARDS)]
        self.deployed = [self.side(2 * card + DEPLOYED) for card in range(CARDS)]

    def claim(self, cards: tuple[tuple[int, int], ...]) -> float:
        """VP to be earned, like all that follows."""
        credits = sum(count * CLAIM_CREDITS[level - 1] for level, count in cards)
        return credits * self.style.claims * self.pay_credit

    def effect(self, effect: Effect) -> float:
        """What doing an effect once is worth on an average board."""
        if effect.kind == "gain":
            paid = self.pay_credit * effect.credits + self.pay_income * effect.income
            return paid + effect.vp
        if effect.kind == "claim_cards":
            return self.claim(effect.cards)
        if effect.kind == "opponents_lose_vp":
            return self.style.losses * effect.amount
        if effect.kind == "win_game":
            return WIN_VP
        times = effect.max if effect.kind == "dice_shift" else max(1, effect.count)
        return EFFECT_CREDITS[effect.kind] * self.style.effects * self.pay_credit * times

    def cube(self, number: int) -> float:
        """What one cube on a side is worth: its part of one use."""
        ability = SIDES[number].ability
        if ability is None or not SQUARES[self.seats][number]:
            return 0.0
        return sum(self.effect(effect) for effect in ability.effects) / NEED[self.seats][number]

    def side(self, number: int) -> float:
        """What a side pays once, without what its arrows open."""
        side = SIDES[number]
        paid = self.pay_credit * side.credits + self.pay_income * side.income + side.vp
        return paid + self.claim(side.claim) + self.cube_share * self.cubes[number]


def all_stages(style: Style, seats: int) -> list[Worth]:
    return [Worth(style, seats, stage) for stage in range(LAST + 1)]


MOST_SEATS: Final = 5
USUAL: Final = [all_stages(Style(), seats) for seats in range(MOST_SEATS + 1)]


def usual(s: SpaceBaseState) -> Worth:
    """As greedy seats see it."""
    return USUAL[s.seats][stage_of(s)]


BLUE_ARROWS: Final = [ARROWS[2 * card] for card in range(CARDS)]
RED_ARROWS: Final = [ARROWS[2 * card + DEPLOYED] for card in range(CARDS)]


# --- sectors -------------------------------------------------------------------------------------


def blue_pay(s: SpaceBaseState, seat: int, w: Worth) -> list[float]:
    """What each sector pays on an own turn, by sector."""
    worth = w.station
    cards = s.station[STRIDE * seat : STRIDE * seat + STRIDE]
    plain = [worth[card] for card in cards]
    plain[0] = 0.0
    pay = plain[:]
    for sector in range(1, STRIDE):
        if BLUE_ARROWS[cards[sector]]:
            pay[sector] += arrow_pay(plain, sector, BLUE_ARROWS[cards[sector]])
    return pay


def red_pay(s: SpaceBaseState, seat: int, w: Worth) -> list[float]:
    """What each sector pays on a turn of another seat, by sector."""
    credit, income = w.pay_credit, w.pay_income
    pay = [0.0]
    special = False
    for word in s.red[STRIDE * seat + 1 : STRIDE * seat + STRIDE]:
        if not word:
            pay.append(0.0)
            continue
        paid = credit * (word & MASK) + (word >> VP_BITS & MASK)
        pay.append(paid + income * (word >> INCOME_BITS & MASK))
        if word >> SPECIAL_BITS:
            special = True
    if special:
        add_cubes_and_arrows(s, seat, w, pay)
    return pay


def add_cubes_and_arrows(s: SpaceBaseState, seat: int, w: Worth, pay: list[float]) -> None:
    """SB8.4 Every arrow of a stack opens one neighbour; chains are too rare to follow."""
    cubes = w.cubes
    stacks = s.stacks[STRIDE * seat : STRIDE * seat + STRIDE]
    for sector in range(1, STRIDE):
        for card in stacks[sector]:
            pay[sector] += w.cube_share * cubes[2 * card + DEPLOYED]
    plain = pay[:]
    for sector in range(1, STRIDE):
        arrows = [RED_ARROWS[card] for card in stacks[sector] if RED_ARROWS[card]]
        if len(arrows) > 1:
            pay[sector] += plain[sector - 1] + (plain[sector + 1] if sector < SECTORS else 0.0)
        elif arrows:
            pay[sector] += arrow_pay(plain, sector, arrows[0])


def arrow_pay(pay: list[float], sector: int, arrows: int) -> float:
    """The better of the neighbours that an arrow can open."""
    best = 0.0
    if arrows & LEFT and pay[sector - 1] > best:
        best = pay[sector - 1]
    if arrows & RIGHT and sector < SECTORS and pay[sector + 1] > best:
        best = pay[sector + 1]
    return best


# --- odds ----------------------------------------------------------------------------------------


def expect(pay: list[float]) -> float:
    """SB7.1 What a roll brings on average, split or summed, whichever is better."""
    total = 0.0
    for a, b, both, weight in ROLLS:
        split, whole = pay[a] + pay[b], pay[both]
        total += weight * (split if split > whole else whole)
    return total / 36.0


def gain_by(pay: list[float], sector: int, new: float) -> float:
    """How much more a roll brings on average when a sector pays anew."""
    old = pay[sector]
    total = 0.0
    for a, b, weight in SUMS_OF[sector]:
        split = pay[a] + pay[b]
        total += weight * ((new if new > split else split) - (old if old > split else split))
    if sector > 6:
        return total / 36.0
    for face, both in FACES_OF[sector]:
        whole, rest = pay[both], pay[face]
        after, before = new + rest, old + rest
        total += 2 * ((after if after > whole else whole) - (before if before > whole else whole))
    whole = pay[2 * sector]
    total += max(2 * new, whole) - max(2 * old, whole)
    return total / 36.0


def best_of(pay: list[float], a: int, b: int) -> float:
    return max(pay[a] + pay[b], pay[a + b])


def expect_with(pay: list[float], face: int) -> float:
    """What a roll brings on average when one die is known."""
    return sum(best_of(pay, face, other) for other in range(1, 7)) / 6.0


# --- boards --------------------------------------------------------------------------------------


def board_worth(s: SpaceBaseState, seat: int, w: Worth) -> float:
    """What the cards of a seat will still earn."""
    blue, red = expect(blue_pay(s, seat, w)), expect(red_pay(s, seat, w))
    return w.blue * blue + w.red * (s.seats - 1) * red


def cubes_worth(s: SpaceBaseState, seat: int, w: Worth) -> float:
    """The VP that the cubes on a board may bring."""
    if not s.loaded[seat]:
        return 0.0
    worth = w.cubes
    total = 0.0
    for card in s.powers[seat]:
        if s.cubes[card]:
            total += s.cubes[card] * worth[2 * card + s.deployed[card]]
    return total


def use_cost(s: SpaceBaseState, w: Worth, card: int) -> float:
    """The VP that the cubes of one use might bring at another time."""
    side = 2 * card + s.deployed[card]
    return w.cubes[side] * NEED[s.seats][side]
