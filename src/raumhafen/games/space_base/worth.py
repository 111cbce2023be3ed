"""What sides, boards and positions are worth, in VP that a seat would give for them.

The worth of a credit or of income changes while a match goes on, so all tables stand once for each
stage of a match. `tools/…` is not needed to read them: the numbers were fitted to self-play.
"""

from typing import Final

from raumhafen.games.space_base.cards import SECTORS, Ability, Effect, Side
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState
from raumhafen.games.space_base.tables import (
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

STAGES: Final = 8
VP_PER_STAGE: Final = 5

# By stage: what one credit and one income are worth now; how often what a board earns on an own
# turn, and on one turn of another seat, will still be earned; what credits in stock are worth.
CREDIT: Final = [0.30, 0.30, 0.28, 0.27, 0.25, 0.22, 0.20, 0.15]
INCOME: Final = [2.8, 2.3, 1.8, 1.5, 1.1, 0.7, 0.4, 0.2]
BLUE: Final = [10.0, 8.0, 7.0, 5.5, 4.5, 3.0, 2.0, 1.0]
RED: Final = [10.0, 8.0, 7.0, 5.5, 4.5, 3.0, 2.0, 1.0]
STOCK: Final = [0.25, 0.25, 0.25, 0.25, 0.25, 0.22, 0.20, 0.15]
SPREAD: Final = [14.0, 13.0, 12.0, 11.0, 9.0, 7.0, 5.0, 4.0]

# Both dice and their sum; a pair of different faces comes twice.
ROLLS: Final = [(a, b, a + b, 1 if a == b else 2) for a in range(1, 7) for b in range(a, 7)]
ROLLS_OF: Final = [[roll for roll in ROLLS if k in roll[:3]] for k in range(SECTORS + 1)]


def stage_of(s: SpaceBaseState) -> int:
    return min(STAGES - 1, max(s.vp) // VP_PER_STAGE)


# --- sides ---------------------------------------------------------------------------------------


def effect_worth(effect: Effect, stage: int) -> float:
    """What doing an effect once is worth, on an average board."""
    credit = CREDIT[stage]
    kind = effect.kind
    if kind == "gain":
        return credit * effect.credits + INCOME[stage] * effect.income + effect.vp
    if kind == "claim_cards":
        return sum(count * (2.0, 5.0, 8.0)[level - 1] for level, count in effect.cards) * credit
    if kind == "opponents_lose_vp":
        return effect.amount * 0.7
    if kind == "win_game":
        return 30.0
    flat = {
        "dice_shift": 2.0 * effect.max,
        "buy_card": 4.0 * effect.count,
        "buy_and_place": 5.0,
        "swap_sectors": 6.0,
        "reroll_dice": 2.0,
        "set_die": 4.0,
        "place_charge": 4.0,
        "move_charge": 1.0,
        "exchange_card": 4.0,
        "double_station": 5.0,
        "double_deployed": 5.0,
    }
    return credit * flat[kind]


def ability_worth(ability: Ability, stage: int) -> float:
    return sum(effect_worth(effect, stage) for effect in ability.effects)


def cube_worth(number: int, stage: int, seats: int) -> float:
    """What one cube on a side is worth."""
    ability = SIDES[number].ability
    if ability is None or not SQUARES[seats][number]:
        return 0.0
    return ability_worth(ability, stage) / NEED[seats][number]


def side_worth(number: int, stage: int, seats: int) -> float:
    """What a side pays once, without what its arrows open."""
    side: Side = SIDES[number]
    worth = CREDIT[stage] * side.credits + INCOME[stage] * side.income + side.vp
    worth += sum(count * (2.0, 5.0, 8.0)[level - 1] for level, count in side.claim) * CREDIT[stage]
    return worth + 0.8 * cube_worth(number, stage, seats)


def _table(face: int, stage: int, seats: int) -> list[float]:
    return [side_worth(2 * card + face, stage, seats) for card in range(CARDS)]


def _tables(face: int) -> list[list[list[float]]]:
    return [[_table(face, stage, seats) for stage in range(STAGES)] for seats in range(6)]


# [seats][stage][card]
STATION_WORTH: Final = _tables(0)
DEPLOYED_WORTH: Final = _tables(1)
CUBE_WORTH: Final = [
    [[cube_worth(n, stage, seats) for n in range(2 * CARDS)] for stage in range(STAGES)]
    for seats in range(6)
]
BLUE_ARROWS: Final = [ARROWS[2 * card] for card in range(CARDS)]
RED_ARROWS: Final = [ARROWS[2 * card + DEPLOYED] for card in range(CARDS)]


# --- boards --------------------------------------------------------------------------------------


def blue_pay(s: SpaceBaseState, seat: int, stage: int) -> list[float]:
    """What each sector pays on an own turn."""
    worth = STATION_WORTH[s.seats][stage]
    cards = s.station[STRIDE * seat : STRIDE * seat + STRIDE]
    plain = [worth[card] for card in cards]
    plain[0] = 0.0
    pay = plain[:]
    for k in range(1, STRIDE):
        if BLUE_ARROWS[cards[k]]:
            pay[k] += arrow_pay(plain, k, BLUE_ARROWS[cards[k]])
    return pay


def arrow_pay(pay: list[float], sector: int, arrows: int) -> float:
    """The better of the neighbours that an arrow can open."""
    best = 0.0
    if arrows & LEFT and pay[sector - 1] > best:
        best = pay[sector - 1]
    if arrows & RIGHT and sector < SECTORS and pay[sector + 1] > best:
        best = pay[sector + 1]
    return best


def red_pay(s: SpaceBaseState, seat: int, stage: int) -> list[float]:
    """What each sector pays on a turn of another seat."""
    credit, income = CREDIT[stage], INCOME[stage]
    pay = [0.0] * STRIDE
    special = False
    base = STRIDE * seat
    for k in range(1, STRIDE):
        word = s.red[base + k]
        if word:
            pay[k] = credit * (word & MASK) + (word >> VP_BITS & MASK)
            if word >> INCOME_BITS & MASK:
                pay[k] += income * (word >> INCOME_BITS & MASK)
            if word >> SPECIAL_BITS:
                special = True
    if special:
        add_specials(s, seat, stage, pay)
    return pay


def add_specials(s: SpaceBaseState, seat: int, stage: int, pay: list[float]) -> None:
    cubes = CUBE_WORTH[s.seats][stage]
    base = STRIDE * seat
    for k in range(1, STRIDE):
        if s.red[base + k] >> SPECIAL_BITS:
            for card in s.stacks[base + k]:
                pay[k] += 0.8 * cubes[2 * card + DEPLOYED]
    plain = pay[:]
    for k in range(1, STRIDE):
        if s.red[base + k] >> SPECIAL_BITS:
            arrows = [RED_ARROWS[card] for card in s.stacks[base + k] if RED_ARROWS[card]]
            if len(arrows) > 1:
                pay[k] += plain[k - 1] + (plain[k + 1] if k < SECTORS else 0.0)
            elif arrows:
                pay[k] += arrow_pay(plain, k, arrows[0])


def expect(pay: list[float], rolls: list[tuple[int, int, int, int]]) -> float:
    """36 times what some rolls bring on average, split or summed."""
    total = 0.0
    for a, b, both, weight in rolls:
        split, whole = pay[a] + pay[b], pay[both]
        total += weight * (split if split > whole else whole)
    return total


def gain_by(pay: list[float], sector: int, more: float) -> float:
    """What a roll brings on average if a sector paid so much more."""
    rolls = ROLLS_OF[sector]
    before = expect(pay, rolls)
    old = pay[sector]
    pay[sector] = old + more
    after = expect(pay, rolls)
    pay[sector] = old
    return (after - before) / 36.0


# --- positions -----------------------------------------------------------------------------------


def cubes_worth(s: SpaceBaseState, seat: int, stage: int) -> float:
    if not s.loaded[seat]:
        return 0.0
    worth = CUBE_WORTH[s.seats][stage]
    total = 0.0
    for card in s.powers[seat]:
        if s.cubes[card]:
            total += s.cubes[card] * worth[2 * card + s.deployed[card]]
    return total


def board_worth(s: SpaceBaseState, seat: int, stage: int) -> float:
    """What the cards of a seat will still earn."""
    blue = expect(blue_pay(s, seat, stage), ROLLS) / 36.0
    red = expect(red_pay(s, seat, stage), ROLLS) / 36.0
    return BLUE[stage] * blue + RED[stage] * (s.seats - 1) * red


def seat_worth(s: SpaceBaseState, seat: int, stage: int) -> float:
    return (
        s.vp[seat]
        + STOCK[stage] * s.credits[seat]
        + INCOME[stage] * s.income[seat]
        + board_worth(s, seat, stage)
        + cubes_worth(s, seat, stage)
    )
