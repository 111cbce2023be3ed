"""B19.1 Militia: who defends every colony."""

from typing import Final

from raumhafen.games.sternenkinder.content.words import QUANTITIES
from raumhafen.games.sternenkinder.rules.core.planet_effects import militia_here
from raumhafen.games.sternenkinder.rules.core.quantities import changed
from raumhafen.games.sternenkinder.state import SternState

PER_LEVEL: Final = 2
MILITIA_PER_LEVEL: Final = QUANTITIES.index("militia.per_level")


def militia_at(s: SternState, cell: int) -> int:
    """B19.1 Two for each level of a colony, and what planetary events add."""
    by_level = s.level[cell] * changed(s, s.owner[cell], MILITIA_PER_LEVEL, PER_LEVEL)
    return by_level + militia_here(s, cell)
