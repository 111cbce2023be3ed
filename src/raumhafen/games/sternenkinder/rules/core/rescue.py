"""A12 Units that the Escape Ship may save: what is lost is noted before anybody gains from it."""

from typing import Final

from raumhafen.games.sternenkinder.content.market import CARD
from raumhafen.games.sternenkinder.rules.core.news import UNIT_LOST
from raumhafen.games.sternenkinder.state import (
    CIVIL_UNITS,
    FLEETS,
    HONOURS,
    NOBODY,
    VARIANTS,
    SternState,
)

ESCAPE_SHIP: Final = CARD["escape_ship"]
FLEET_LOST: Final = 100  # what was lost: a kind of fleet, or VARIANTS * kind + variant


def can_rescue(s: SternState, seat: int) -> bool:
    """Without a home world the card cannot be used."""
    if not s.politics or not s.market_hand[seat] >> ESCAPE_SHIP & 1:
        return False
    return s.owner[s.home[seat]] == seat


def note_fleet(s: SternState, fleet: int) -> None:
    """The Sovereignty and flagships cannot be saved (ruling)."""
    if can_rescue(s, fleet // FLEETS) and not s.fleet_mark[fleet] & HONOURS:
        lost = FLEET_LOST + s.fleet_kind[fleet]
        s.news[:0] = [UNIT_LOST, fleet // FLEETS, s.fleet_at[fleet], lost]


def note_civil(s: SternState, unit: int) -> None:
    if can_rescue(s, unit // CIVIL_UNITS) and s.civil_kind[unit] != NOBODY:
        lost = VARIANTS * s.civil_kind[unit] + s.civil_variant[unit]
        s.news[:0] = [UNIT_LOST, unit // CIVIL_UNITS, s.civil_at[unit], lost]
