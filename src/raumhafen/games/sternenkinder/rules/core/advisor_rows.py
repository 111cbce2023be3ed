"""A10.13 Rows of what abilities of advisors do: at once, in a moment, or when they are consulted.

Numbers of rows stand in saved positions, so these come after all others.
"""

from typing import Final

from raumhafen.games.sternenkinder.content.cabinet import ABILITY_EFFECT
from raumhafen.games.sternenkinder.content.words import MOMENTS, NONE, VERBS, WHEN
from raumhafen.games.sternenkinder.rules.core.law_rows import LAW_ROWS
from raumhafen.games.sternenkinder.rules.core.rows import ROWS, Row, instant, waiting

assert LAW_ROWS  # its rows come first
RULE: Final = VERBS.index("rule")
# in these phases the user says when, so they are no moments of news
CONSULTED: Final = tuple(WHEN.index(name) for name in ("economy", "movement_start"))


def at_once(row: Row) -> Row:
    """What the level brings when it is reached; the veto waits for its question."""
    return tuple(effect for effect in instant(row) if effect.verb != RULE)


# ABILITIES * advisor + ability
AT_ONCE: Final[int] = ROWS.add([at_once(row) for row in ABILITY_EFFECT])


def _moments() -> list[dict[int, int]]:
    """For each moment: the row of each ability that waits for it."""
    found: list[dict[int, int]] = [{} for _ in MOMENTS]
    for at, row in enumerate(ABILITY_EFFECT):
        for moment in sorted({effect.when for effect in row} - {NONE, *CONSULTED}):
            found[moment][at] = ROWS.add([waiting(row, moment)])
    return found


IN_MOMENT: Final = _moments()
