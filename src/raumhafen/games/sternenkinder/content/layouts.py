"""Maps and start of the game as flat tables (A1, B1)."""

from typing import Final

from raumhafen.games.sternenkinder.content.box import Layout
from raumhafen.games.sternenkinder.content.galaxy import CELL, RING_CELLS
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.read_setup import KINDS
from raumhafen.games.sternenkinder.content.tables import HOME_WORLD, place_of

SETUP: Final = CONTENT.setup
START_ACCOUNT: Final = list(SETUP.account)
HOME_YIELD: Final = SETUP.natural_yield
HOME_SPACE: Final = SETUP.space_capacity
HOME_LEVEL: Final = SETUP.home_level
HOME_MAX_LEVEL: Final = SETUP.home_max_level
START_GOVERNMENT: Final = place_of(SETUP.government)
START_SHIP: Final = place_of(SETUP.unit)
# B3.2 food for reaching a level, by that level
GROWTH_PRICE: Final = [0, 0, *SETUP.growth]
TILES: Final = list(SETUP.tiles)  # tiles of the box by kind
FLEET_MOVE: Final = SETUP.fleet_move
FLEET_SPACE: Final = SETUP.fleet_space
FLEET_CARGO: Final = SETUP.fleet_ground_units
KOSME_CALL: Final = SETUP.kosme_call

LAYOUT_IDS: Final = tuple(layout.id for layout in SETUP.layouts)
LAYOUTS: Final = len(LAYOUT_IDS)
LAYOUT_SEATS: Final = [layout.seats for layout in SETUP.layouts]
LAYOUT_TEAMS: Final = [layout.teams for layout in SETUP.layouts]
# cells of home worlds in turn order
LAYOUT_HOMES: Final = [[CELL[home] for home in layout.homes] for layout in SETUP.layouts]
# the outermost full ring: IV in the short game, else V; expeditions go one ring farther (B1.1.4)
LAYOUT_RINGS: Final = [4 if layout.id.startswith("short") else 5 for layout in SETUP.layouts]


def _tiles(layout: Layout, ring: int) -> list[int]:
    """How many tiles of each kind are shuffled for a ring, without home worlds."""
    row = layout.rings[ring - 2] if ring > 1 else ()
    return [0 if kind == HOME_WORLD or not row else row[kind] for kind in range(len(KINDS))]


def _closed(at: int, ring: int) -> list[int]:
    """The cells of a ring on which face-down tiles lie."""
    if ring == 1 or ring > LAYOUT_RINGS[at]:
        return []
    return [cell for cell in RING_CELLS[ring] if cell not in LAYOUT_HOMES[at]]


# by layout and ring 0 to 6 (0 and 1 empty): counts by kind, and cells for them
RING_TILES: Final = [[_tiles(layout, ring) for ring in range(7)] for layout in SETUP.layouts]
RING_CLOSED: Final = [[_closed(at, ring) for ring in range(7)] for at in range(LAYOUTS)]


def layout_of(seats: int, short: bool, teams: bool) -> int:
    """The map of a table; -1 where there is none for these options."""
    kind = "teams" if teams else "short" if short else "normal"
    name = f"{kind}_{seats}"
    return LAYOUT_IDS.index(name) if name in LAYOUT_IDS and not (teams and short) else -1
