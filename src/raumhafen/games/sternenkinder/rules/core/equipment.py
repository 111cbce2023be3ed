"""B5.3 Equipment of civil ships: bought once, and every ship of that kind has it.

Both components of research ships fit into their two places, so variants (B5.2.4) would change
nothing in this part. A colony ship has one place: what is bought later replaces what was there.
"""

from typing import Final

from raumhafen.games.sternenkinder.actions import EQUIPMENT_IDS
from raumhafen.games.sternenkinder.content.tables import (
    ADVANCED_SENSORS,
    COLONY_MODULES,
    COLONY_SHIP,
    RESEARCH_SHIP,
    SCIENCE_LAB,
)
from raumhafen.games.sternenkinder.rules.core.agents import SENSORS, aboard
from raumhafen.games.sternenkinder.rules.core.movers import is_fleet, mover_seat
from raumhafen.games.sternenkinder.state import NOBODY, SternState

RESEARCH_SENSORS: Final = EQUIPMENT_IDS.index("research_sensors")
LABORATORY: Final = EQUIPMENT_IDS.index("research_laboratory")
COLONY_SENSORS: Final = EQUIPMENT_IDS.index("colony_sensors")
MODULES: Final = EQUIPMENT_IDS.index("colony_modules")
# by piece of equipment: the component, and the ship that has it
COMPONENT: Final = (ADVANCED_SENSORS, SCIENCE_LAB, ADVANCED_SENSORS, COLONY_MODULES)
SHIP: Final = (RESEARCH_SHIP, RESEARCH_SHIP, COLONY_SHIP, COLONY_SHIP)


def has_equipment(s: SternState, seat: int, piece: int) -> bool:
    return bool(s.equipped[seat] >> piece & 1)


def equip(s: SternState, seat: int, piece: int) -> None:
    """B5.3.1, B5.3.4 Replacing means paying the new piece in full."""
    if SHIP[piece] == COLONY_SHIP:
        s.equipped[seat] &= ~(1 << COLONY_SENSORS | 1 << MODULES)
    s.equipped[seat] |= 1 << piece


def has_sensors(s: SternState, mover: int) -> bool:
    """B8.10 Whether a unit has advanced sensors."""
    if mover == NOBODY or is_fleet(mover):
        return False
    kind = s.civil_kind[mover]
    if s.politics and kind == RESEARCH_SHIP:
        return bool(aboard(s, mover) >> SENSORS & 1)
    piece = RESEARCH_SENSORS if kind == RESEARCH_SHIP else COLONY_SENSORS
    return has_equipment(s, mover_seat(mover), piece)
