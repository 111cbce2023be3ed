"""B19.1 Militia: who defends every colony."""

from typing import Final

from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import INFANTRY, MILITIA
from raumhafen.games.sternenkinder.content.words import QUANTITIES
from raumhafen.games.sternenkinder.rules.core.planet_effects import militia_here
from raumhafen.games.sternenkinder.rules.core.quantities import changed
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy, is_influenced
from raumhafen.games.sternenkinder.state import SternState

PER_LEVEL: Final = 2
LEGION: Final = POLICY["legion"]
SLAVERY: Final = POLICY["slavery"]
MILITIA_PER_LEVEL: Final = QUANTITIES.index("militia.per_level")


def militia_at(s: SternState, cell: int) -> int:
    """B19.1 Two for each level of a colony, and what planetary events add."""
    by_level = s.level[cell] * changed(s, s.owner[cell], MILITIA_PER_LEVEL, PER_LEVEL)
    return by_level + militia_here(s, cell)


def militia_profile(s: SternState, cell: int) -> int:
    """A15.21 With the Imperial Legion militia fight as infantry."""
    return INFANTRY if has_policy(s, s.owner[cell], LEGION) else MILITIA


def militia_turns(s: SternState, cell: int, attacker: int) -> bool:
    """A15.23, A18.11 Slaves, and those who are under the attacker's influence, fight for him."""
    if not s.politics:
        return False
    return has_policy(s, s.owner[cell], SLAVERY) or is_influenced(s, attacker, cell)
