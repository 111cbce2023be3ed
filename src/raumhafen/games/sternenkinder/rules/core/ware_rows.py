"""A12.6 Rows of what cards of the black market do when they are played or activated.

Numbers of rows stand in saved positions, so these come after all others.
"""

from typing import Final

from raumhafen.games.sternenkinder.content.market import ACTIVATED, EFFECT, FULL_MARKET
from raumhafen.games.sternenkinder.content.words import NONE
from raumhafen.games.sternenkinder.rules.core.law_rows import LAW_ROWS
from raumhafen.games.sternenkinder.rules.core.rows import ROWS, Row, instant

assert LAW_ROWS  # its rows come first


def played(card: int) -> Row:
    """What happens at once; an activated card waits for the moment it names."""
    row = EFFECT[card] if FULL_MARKET >> card & 1 else ()
    if ACTIVATED >> card & 1:
        return tuple(effect for effect in row if effect.when != NONE)
    return instant(row)


# by card
WARE_ROWS: Final[int] = ROWS.add([played(card) for card in range(len(EFFECT))])
