"""A9.12 Rows of what laws do at once, in the closing phase, and for places in a competition.

Numbers of rows stand in saved positions, so these come after all others.
"""

from typing import Final

from raumhafen.games.sternenkinder.content.statutes import (
    CLOSING,
    CONTEST,
    IN_PLAY,
    JUDICIAL_LAWS,
    LAWS,
)
from raumhafen.games.sternenkinder.content.words import VERBS
from raumhafen.games.sternenkinder.rules.core.rows import ROWS, Row, instant
from raumhafen.games.sternenkinder.rules.core.triggers import TRIGGERS

assert TRIGGERS  # its rows come first
OWN_WAYS: Final = ("contest", "win")


def adopted(row: Row) -> Row:
    """What happens once; competitions and victories have their own ways."""
    return tuple(effect for effect in instant(row) if VERBS[effect.verb] not in OWN_WAYS)


def has_row(law: int) -> bool:
    """Laws of Judicial Power have functions of their own (A16.6)."""
    return IN_PLAY[law] and not JUDICIAL_LAWS >> law & 1


# by law
LAW_ROWS: Final[int] = ROWS.add(
    [adopted(law.effect) if has_row(at) else () for at, law in enumerate(LAWS)]
)
# by law: pairs of a target and a row
CLOSING_ROWS: Final[list[list[tuple[int, int]]]] = [
    [
        (effect.target, ROWS.add([(effect,)]))
        for effect in law.effect
        if effect.when == CLOSING and IN_PLAY[at]
    ]
    for at, law in enumerate(LAWS)
]
# A9.15 by law: the row of the first place, and how many places there are
PLACE_ROWS: Final[list[int]] = [
    ROWS.add(list(law.effect[0].branches)) if CONTEST[at] else -1 for at, law in enumerate(LAWS)
]
PLACES: Final[list[int]] = [
    len(law.effect[0].branches) if CONTEST[at] else 0 for at, law in enumerate(LAWS)
]
METRIC: Final[list[int]] = [
    law.effect[0].what if CONTEST[at] else -1 for at, law in enumerate(LAWS)
]
