"""The cards as flat tables of numbers, which the rules read in every step.

A side is numbered `2 * card` (station) or `2 * card + 1` (deployed). What a side pays is one
number, so that the sides of a whole stack can simply be added up.
"""

from typing import Final

from raumhafen.games.space_base.content.kinds import SHIP, Ability, Side
from raumhafen.games.space_base.content.load import CONTENT

DEPLOYED: Final = 1  # 2 * card + DEPLOYED

CARDS: Final = len(CONTENT.cards)
FIRST_COLONY: Final = 132
FIRST_STARTER: Final = 144
LEVELS: Final = 3
SLOTS: Final = CONTENT.setup.slots_per_level
SHIP_SLOTS: Final = LEVELS * SLOTS
MARKET: Final = SHIP_SLOTS + 12  # the shipyard, then the colonies by sector

COST: Final = [card.cost for card in CONTENT.cards]
SECTOR: Final = [card.sector for card in CONTENT.cards]
LEVEL: Final = [card.level for card in CONTENT.cards]
COLONY_VP: Final = [card.vp for card in CONTENT.cards]

# Payment words: credits, income and VP in ten bits each, above them the number of cards with
# something that needs a closer look (arrows, a charge, a claim), and of those with arrows.
INCOME_BITS: Final = 10
VP_BITS: Final = 20
SPECIAL_BITS: Final = 30
ARROW_BITS: Final = 40
MASK: Final = 1023
PLAIN: Final = (1 << SPECIAL_BITS) - 1

LEFT: Final = 1
RIGHT: Final = 2

# SB5.2 On whose turn an ability works.
OWN_TURN: Final = 1
OTHER_TURN: Final = 2
TURNS: Final = {"": 0, "blue": OWN_TURN, "red": OTHER_TURN, "green": OWN_TURN | OTHER_TURN}

# SB5.1 In which step an ability is used.
NO_STEP: Final = 0
ABILITY_STEP: Final = 1  # phases 1, 5 and 7
SET_STEP: Final = 2
REROLL_STEP: Final = 3
SHIFT_STEP: Final = 4
DOUBLE_STEP: Final = 5
STEP_OF_KIND: Final = {
    "set_die": SET_STEP,
    "reroll_dice": REROLL_STEP,
    "dice_shift": SHIFT_STEP,
    "double_station": DOUBLE_STEP,
    "double_deployed": DOUBLE_STEP,
}


def _sides() -> list[Side]:
    return [side for card in CONTENT.cards for side in (card.station, card.deployed)]


def _word(side: Side) -> int:
    arrows = side.left or side.right
    closer_look = arrows or side.charge is not None or side.claim != ()
    return (
        side.credits
        + (side.income << INCOME_BITS)
        + (side.vp << VP_BITS)
        + (int(closer_look) << SPECIAL_BITS)
        + (int(arrows) << ARROW_BITS)
    )


def _step(ability: Ability | None) -> int:
    if ability is None:
        return NO_STEP
    steps = [STEP_OF_KIND[e.kind] for e in ability.effects if e.kind in STEP_OF_KIND]
    return steps[0] if steps else ABILITY_STEP


def _squares(side: Side, players: int) -> int:
    return 0 if side.charge is None else side.charge.squares_in_play(players)


def _need(side: Side, players: int) -> int:
    """SB9.2 Cubes for one use: all squares in play if linked, else one."""
    if side.charge is None:
        return 0
    return side.charge.squares_in_play(players) if side.charge.linked else 1


SIDES: Final = _sides()
WORD: Final = [_word(side) for side in SIDES]
ARROWS: Final = [LEFT * side.left + RIGHT * side.right for side in SIDES]
CHARGES: Final = [side.charge is not None for side in SIDES]
STEP: Final = [_step(side.ability) for side in SIDES]
TURN: Final = [TURNS[side.ability.color if side.ability else ""] for side in SIDES]
SQUARES: Final = [[_squares(side, players) for side in SIDES] for players in range(6)]
NEED: Final = [[_need(side, players) for side in SIDES] for players in range(6)]

# Ships with an ability on either side: the only cards that abilities and cubes can name.
POWERS: Final = [
    card.index
    for card in CONTENT.cards
    if card.kind == SHIP and (card.station.charge or card.deployed.charge)
]
IS_POWER: Final = [index in POWERS for index in range(CARDS)]
POWER_IDS: Final = tuple(CONTENT.cards[index].id for index in POWERS)
POWER_AT: Final = [POWERS.index(i) if i in POWERS else -1 for i in range(CARDS)]
