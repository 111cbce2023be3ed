"""SB17 Actions as numbers: `BUY + slot`, `USE + power`."""

from typing import Final

from raumhafen.engine.actions import ActionSpace, numbers
from raumhafen.games.space_base.content.kinds import SECTORS
from raumhafen.games.space_base.content.tables import MARKET, POWER_AT, POWER_IDS, POWERS

ACTIONS: Final = ActionSpace()

SPLIT: Final = ACTIONS.add("split")
SUM: Final = ACTIONS.add("sum")
BUY: Final = ACTIONS.add("buy", {"slot": numbers(0, MARKET - 1)})
DONE: Final = ACTIONS.add("done")  # no (more) of what is offered
USE: Final = ACTIONS.add("use", {"card": POWER_IDS})
SET_DIE: Final = ACTIONS.add("set", {"card": POWER_IDS, "face": numbers(1, 6)})
REROLL: Final = ACTIONS.add("reroll", {"card": POWER_IDS, "dice": ("first", "second", "both")})
SHIFT: Final = ACTIONS.add("shift", {"card": POWER_IDS, "by": numbers(1, 2)})
LEFTWARDS: Final = ACTIONS.add("left")
RIGHTWARDS: Final = ACTIONS.add("right")
DOUBLE: Final = ACTIONS.add("double", {"sector": numbers(1, SECTORS)})
CLAIM: Final = ACTIONS.add("claim", {"slot": numbers(0, MARKET - 1)})
PLACE_IN: Final = ACTIONS.add("place", {"sector": numbers(1, SECTORS)})
CHARGE: Final = ACTIONS.add("charge", {"card": POWER_IDS})
MOVE_FROM: Final = ACTIONS.add("from", {"card": POWER_IDS})
MOVE_TO: Final = ACTIONS.add("to", {"card": POWER_IDS})
EXCHANGE: Final = ACTIONS.add("exchange", {"sector": numbers(1, SECTORS)})
TAKE: Final = ACTIONS.add("take", {"hand": numbers(1, 6)})


def power(card: int) -> int:
    """The place of a card among those that abilities can name."""
    return POWER_AT[card]


def card_of(power: int) -> int:
    return POWERS[power]
