"""B5.3.1 Buying equipment of civil ships."""

from typing import Final

from raumhafen.games.sternenkinder.actions import EQUIP, EQUIPMENT_IDS
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    COMPONENT_COST,
    COMPONENT_TECH,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.rules.core.agents import ROOM, components
from raumhafen.games.sternenkinder.rules.core.equipment import COMPONENT, SHIP, equip, has_equipment
from raumhafen.games.sternenkinder.rules.core.income import SPACE
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.payment import has, lowered, purchase
from raumhafen.games.sternenkinder.rules.core.prices import Unlocks
from raumhafen.games.sternenkinder.rules.core.quantities import EQUIPMENT_COST, changed
from raumhafen.games.sternenkinder.state import SternState

PIECES: Final = Unlocks([COMPONENT_TECH[component] for component in COMPONENT])


def equipment_price(s: SternState, seat: int, piece: int) -> int:
    """B5.3.1 AWE, once for all ships of the kind."""
    return changed(s, seat, EQUIPMENT_COST, COMPONENT_COST[COMPONENT[piece]])


def can_equip(s: SternState, seat: int, piece: int) -> bool:
    """B5.3.1, B4.4.5 Not there yet, and paid in AWE."""
    if has_equipment(s, seat, piece) or not has_place(s, seat, piece):
        return False
    return has(s, seat, AWE, lowered(s, seat, SPACE, equipment_price(s, seat, piece)))


def has_place(s: SternState, seat: int, piece: int) -> bool:
    """A8.1 Characters may have taken the places of the first variant of research ships."""
    if not s.politics or SHIP[piece] != RESEARCH_SHIP:
        return True
    return components(s, seat, 0).bit_count() < ROOM


def equip_options(s: SternState, seat: int) -> list[int]:
    return [EQUIP + at for at in PIECES.by(s.techs[seat]) if can_equip(s, seat, at)]


def buy_equipment(s: SternState, seat: int, piece: int) -> None:
    """B5.3.1 Every ship of the kind has it from now on."""
    purchase(s, seat, SPACE, AWE, equipment_price(s, seat, piece))
    equip(s, seat, piece)
    s.tell("event-equips", "B5.3.1", {"seat": seat, "equipment": EQUIPMENT_IDS[piece]})


ENTRY: Final[Entry] = Entry(EQUIP, equip_options, buy_equipment)
