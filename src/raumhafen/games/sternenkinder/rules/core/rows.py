"""Rows of instant effects, so that a frame can name one by its number.

Numbers stand in saved positions: further rows come at the end.
"""

from typing import Final

from raumhafen.games.sternenkinder.content.cards import (
    DISTANT_REWARD,
    EVENT_EFFECT,
    EVENT_ON_DEFEAT,
    INVESTOR_REWARD,
    LOOT_EFFECT,
    OPTION_REWARD,
    PEOPLE_EFFECT,
    THREAT_EFFECT,
)
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.tables import ENTRY, TECH_BONUS, WORKS, ids_of
from raumhafen.games.sternenkinder.content.words import STANDING, TARGETS, VERBS, WHEN

Row = tuple[Effect, ...]

AT_SETUP: Final = WHEN.index("setup")
THIS_FLEET: Final = TARGETS.index("this_fleet")
IS_STANDING: Final = [verb in STANDING for verb in VERBS]


def instant(row: Row) -> Row:
    """What happens once and at once; the rest holds while its source is active.

    What changes a fleet for a while happens at once, too.
    """
    return tuple(
        e for e in row if e.when == -1 and (not IS_STANDING[e.verb] or e.target == THIS_FLEET)
    )


def waiting(row: Row, moment: int) -> Row:
    return tuple(e for e in row if e.when == moment)


def working(name: str, rows: list[Row]) -> list[Row]:
    """Entries that wait for a later part do nothing."""
    return [row if WORKS[ENTRY[id]] else () for id, row in zip(ids_of(name), rows, strict=True)]


class Rows:
    """All rows one after the other; those of choices and rolls follow the rows they stand in."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.branches: dict[tuple[int, int], int] = {}  # row and place: the first branch

    def add(self, rows: list[Row]) -> int:
        """The number of the first of these rows."""
        first = len(self.rows)
        self.rows += rows
        for number, row in enumerate(rows, first):
            for at, effect in enumerate(row):
                if effect.branches:
                    self.branches[number, at] = self.add(list(effect.branches))
        return first


ROWS: Final = Rows()
BONUS_ROWS: Final = ROWS.add(TECH_BONUS)  # B5.5.2 by technology
PEOPLE_ROWS: Final = ROWS.add([waiting(row, AT_SETUP) for row in PEOPLE_EFFECT])  # B27.5
EVENT_ROWS: Final = ROWS.add(  # B8.1 by event
    working("events", [instant(row) for row in EVENT_EFFECT])
)
DEFEAT_ROWS: Final = ROWS.add(working("events", EVENT_ON_DEFEAT))  # B8.9 by event
LOOT_ROWS: Final = ROWS.add(LOOT_EFFECT)  # B17.2 by card
DISTANT_ROWS: Final = ROWS.add(working("distant_wars", DISTANT_REWARD))  # B18 by distant war
INVESTOR_ROWS: Final = ROWS.add(working("investors", INVESTOR_REWARD))  # A22.2 by investor
OPTION_ROWS: Final = ROWS.add([instant(row) for row in OPTION_REWARD])  # B27.6.2 three a card
THREAT_ROWS: Final = ROWS.add(THREAT_EFFECT)  # B27.6.7 by planetary event
