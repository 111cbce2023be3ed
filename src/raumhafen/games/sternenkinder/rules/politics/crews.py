"""A8.1, B5.3 Purchases of the economy phase: characters for research ships, embassies; A8.8 own
guards are torn down.
"""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    CELL_IDS,
    COMPONENT,
    CREW,
    CREW_IDS,
    EMBASSY,
    EQUIPMENT_IDS,
    TEAR_DOWN,
    VARIANT_IDS,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS, marked_cells
from raumhafen.games.sternenkinder.content.tables import (
    ADVANCED_SENSORS,
    AWE,
    BUILDING_CAPACITY,
    BUILDING_COST,
    BUILDING_TECH,
    COMPONENT_COST,
    COMPONENT_IDS,
    COMPONENT_TECH,
    FOOD,
    SCIENCE_LAB,
)
from raumhafen.games.sternenkinder.rules.core.agents import (
    DIPLOMAT,
    LAB,
    ROOM,
    SENSORS,
    components,
    has_embassy,
    ships_at,
    ships_with,
)
from raumhafen.games.sternenkinder.rules.core.equipment import LABORATORY, RESEARCH_SENSORS
from raumhafen.games.sternenkinder.rules.core.income import EMBASSY as EMBASSY_BUILDING
from raumhafen.games.sternenkinder.rules.core.income import GROUND, SPACE
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.payment import (
    fits,
    has,
    lowered,
    purchase,
    use_points,
)
from raumhafen.games.sternenkinder.rules.core.prices import Unlocks, is_unlocked
from raumhafen.games.sternenkinder.rules.core.quantities import EQUIPMENT_COST, changed
from raumhafen.games.sternenkinder.rules.core.regimes import bits_of
from raumhafen.games.sternenkinder.state import NOBODY, VARIANTS, SternState

PIECES: Final = len(CREW_IDS)
# by piece of a crew: the component
CREW_COMPONENT: Final = (
    *[COMPONENT_IDS.index(f"component.{name}") for name in CREW_IDS[:SENSORS]],
    ADVANCED_SENSORS,
    SCIENCE_LAB,
)
CREW_TECH: Final = [COMPONENT_TECH[component] for component in CREW_COMPONENT]
CREWS: Final = Unlocks(CREW_TECH)
IN_FIRST: Final = {SENSORS: RESEARCH_SENSORS, LAB: LABORATORY}  # bits of `equipped`
assert EQUIPMENT_IDS[RESEARCH_SENSORS] == "research_sensors"
EMBASSY_FOOD: Final = BUILDING_COST[4 * EMBASSY_BUILDING + FOOD]
EMBASSY_GROUND: Final = BUILDING_CAPACITY[EMBASSY_BUILDING]
EMBASSY_TECH: Final = BUILDING_TECH[EMBASSY_BUILDING]
ANY_PIECE: Final = 0  # who can pay for one can for each
assert len({COMPONENT_COST[component] for component in CREW_COMPONENT}) == 1
ALL_PIECES: Final = (1 << PIECES) - 1
BELOW_SENSORS: Final = (1 << SENSORS) - 1
# numbers of a frame
WHICH: Final = 0
PIECE: Final = 1


# --- A8.1 characters -----------------------------------------------------------------------------


def crew_price(s: SternState, seat: int, piece: int) -> int:
    """B5.3.1 AWE, once for all ships of the variant."""
    return changed(s, seat, EQUIPMENT_COST, COMPONENT_COST[CREW_COMPONENT[piece]])


def is_full(s: SternState, seat: int, variant: int) -> bool:
    return components(s, seat, variant).bit_count() >= ROOM


def joining(s: SternState, seat: int, variant: int) -> int:
    """B5.2.4 The pieces, as bits, that a variant may take: they are begun one after the other;
    sensors and laboratory of the first are ordinary equipment (B5.3.1) while it has room.
    """
    if variant and not components(s, seat, variant - 1):
        return 0
    held = components(s, seat, variant)
    return (ALL_PIECES if variant or held.bit_count() >= ROOM else BELOW_SENSORS) & ~held


def can_hire(s: SternState, seat: int, piece: int) -> bool:
    return has(s, seat, AWE, lowered(s, seat, SPACE, crew_price(s, seat, piece)))


def crew_options(s: SternState, seat: int) -> list[int]:
    """A8.1, B5.3.1"""
    if not s.politics or not can_hire(s, seat, ANY_PIECE):
        return []
    able = 0
    for piece in CREWS.by(s.techs[seat]):
        able |= 1 << piece
    found: list[int] = []
    for variant in range(VARIANTS if able else 0):
        for piece in bits_of(able & joining(s, seat, variant)):
            found.append(CREW + PIECES * variant + piece)
    return found


def hire(s: SternState, seat: int, place: int) -> None:
    """B5.3.1 Every ship of the variant has the character from now on, wherever it is."""
    variant, piece = divmod(place, PIECES)
    purchase(s, seat, SPACE, AWE, crew_price(s, seat, piece))
    s.call(HIRE, seat, [variant, piece])


def replaced_options(s: SternState, seat: int) -> list[int]:
    held = components(s, seat, s.stack[-1].args[WHICH])
    return [COMPONENT + piece for piece in range(PIECES) if held >> piece & 1]


REPLACED: Final[Ask] = Ask("crew-replaced", "B5.3.1", replaced_options)


def ask_replaced(s: SternState, f: Frame) -> None:
    """B5.3.1, B5.3.4 A ship has two places; nothing is refunded."""
    if is_full(s, f.seat, f.args[WHICH]):
        s.choose(f.seat, REPLACED, replaced_options(s, f.seat))
    else:
        s.answers[f.seat] = NOBODY


def board(s: SternState, f: Frame) -> None:
    """A8.1"""
    if s.answers[f.seat] != NOBODY:
        change(s, f.seat, f.args[WHICH], s.answers[f.seat] - COMPONENT)
    change(s, f.seat, f.args[WHICH], f.args[PIECE])
    told: dict[str, Argument] = {"seat": f.seat, "variant": VARIANT_IDS[f.args[WHICH]]}
    s.tell("event-crew", "A8.1", {**told, "crew": CREW_IDS[f.args[PIECE]]})


def change(s: SternState, seat: int, variant: int, piece: int) -> None:
    """Takes a piece aboard, or puts it ashore."""
    if variant == 0 and piece in IN_FIRST:
        s.equipped[seat] ^= 1 << IN_FIRST[piece]
    else:
        s.crews[VARIANTS * seat + variant] ^= 1 << piece


HIRE: Final[Script] = script("hire_crew", ask_replaced, board)


# --- B4.6 embassies ------------------------------------------------------------------------------


def can_pay_embassy(s: SternState, seat: int) -> bool:
    """B4.6 Food and ground capacity."""
    if not is_unlocked(s, seat, EMBASSY_TECH) or not fits(s, seat, GROUND, EMBASSY_GROUND):
        return False
    return has(s, seat, FOOD, lowered(s, seat, GROUND, EMBASSY_FOOD))


def suits_embassy(s: SternState, seat: int, cell: int) -> bool:
    """B4.6 A planet of another player, one embassy for each player."""
    return s.owner[cell] not in (seat, NOBODY) and not has_embassy(s, seat, cell)


def embassy_options(s: SternState, seat: int) -> list[int]:
    """B4.6 Where an own diplomat is."""
    diplomats = ships_with(s, seat, DIPLOMAT) if can_pay_embassy(s, seat) else []
    if not diplomats:
        return []
    cells = sorted({s.civil_at[unit] for unit in diplomats})
    return [EMBASSY + cell for cell in cells if suits_embassy(s, seat, cell)]


def build_embassy(s: SternState, seat: int, cell: int) -> None:
    """B4.6 Without a slot."""
    assert ships_at(s, seat, DIPLOMAT, cell)
    put_embassy(s, seat, cell)


def put_embassy(s: SternState, seat: int, cell: int) -> None:
    use_points(s, seat, GROUND, EMBASSY_GROUND)
    purchase(s, seat, GROUND, FOOD, EMBASSY_FOOD)
    s.embassy[cell] |= 1 << seat
    s.tell("event-embassy", "B4.6", {"seat": seat, "system": CELL_IDS[cell]})


# --- A8.8 guards ---------------------------------------------------------------------------------


def tear_options(s: SternState, seat: int) -> list[int]:
    """A8.8 By its owner."""
    own = s.guard[CELLS * seat : CELLS * (seat + 1)] if s.politics else []
    return [TEAR_DOWN + cell for cell in marked_cells(own)]


def tear_down(s: SternState, seat: int, cell: int) -> None:
    """A8.8 The whole guard; nothing is refunded."""
    s.guard[CELLS * seat + cell] = 0
    s.tell("event-guard-gone", "A8.8", {"seat": seat, "system": CELL_IDS[cell]})


ENTRIES: Final = [
    Entry(CREW, crew_options, hire),
    Entry(EMBASSY, embassy_options, build_embassy),
    Entry(TEAR_DOWN, tear_options, tear_down, counted=False),
]
SCRIPTS: Final[list[Script]] = [HIRE]
ASKS: Final[list[Ask]] = [REPLACED]
