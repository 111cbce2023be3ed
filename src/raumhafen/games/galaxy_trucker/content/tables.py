"""The components as flat tables of numbers, which the rules read in every step.

A cell is one number of an 11 by 11 grid whose columns and rows are 2 to 12, as the dice show them;
no board marks the outermost cells, so one step from a tile never leaves the grid. A piece is a tile
with its rotation: `4 * tile + k`.
"""

from typing import Final

from raumhafen.games.galaxy_trucker.content.kinds import KINDS, Board, Kind
from raumhafen.games.galaxy_trucker.content.load import CONTENT

WIDTH: Final = 11
CELLS: Final = WIDTH * WIDTH
EMPTY: Final = -1

FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3

TILES: Final = len(CONTENT.tiles)
START_CABINS: Final = 4  # the first tiles, one for each seat
CARDS: Final = len(CONTENT.cards)
SPACES: Final = CONTENT.setup.spaces

# What a cabin holds: 0 to 2 humans, or one alien.
PURPLE: Final = 4
BROWN: Final = 8
ALIEN: Final = {"purple": PURPLE, "brown": BROWN}
FIGURES: Final = [0, 1, 2, 0, 1, 0, 0, 0, 1]  # crew members by what a cabin holds

# What a hold holds: four bits for each colour, red lowest.
COLOURS: Final = 4
CUBE: Final = [1, 1 << 4, 1 << 8, 1 << 12]
NIBBLE: Final = 15
PRICES: Final = list(CONTENT.setup.prices)
RED: Final = 0

# The bank: four colours of cubes, then these.
BATTERIES: Final = 4
HUMANS: Final = 5
PURPLES: Final = 6
BROWNS: Final = 7
BANK: Final = [
    *CONTENT.setup.cubes,
    CONTENT.setup.batteries,
    CONTENT.setup.humans,
    *CONTENT.setup.aliens,
]


def cell_at(column: int, row: int) -> int:
    return WIDTH * (row - 2) + column - 2


def column_of(cell: int) -> int:
    return cell % WIDTH + 2


def row_of(cell: int) -> int:
    return cell // WIDTH + 2


def cell_name(cell: int) -> str:
    return f"{column_of(cell)},{row_of(cell)}"


CENTRE: Final = cell_at(7, 7)
CELL_NAMES: Final = tuple(cell_name(cell) for cell in range(CELLS))

# --- boards --------------------------------------------------------------------------------------


def _steps(board: Board) -> tuple[int, int, int, int]:
    """GT2.3 What one step to the front, right, rear or left adds to a cell."""
    front = WIDTH * board.front
    return front, 1, -front, -1


STEPS: Final = [_steps(board) for board in CONTENT.boards]
BOARD_CELLS: Final = [
    tuple(cell_at(column, row) for column, row in board.cells) for board in CONTENT.boards
]
IS_MARKED: Final = [[cell in marked for cell in range(CELLS)] for marked in BOARD_CELLS]


def _line(board: int, side: int, roll: int) -> tuple[int, ...]:
    """GT2.6 The marked cells of a line, as a thing from that side meets them."""
    across = side in (FRONT, REAR)
    cells = [c for c in BOARD_CELLS[board] if (column_of(c) if across else row_of(c)) == roll]
    return tuple(sorted(cells, reverse=STEPS[board][side] > 0))


def _guards(board: int, side: int, roll: int) -> tuple[int, ...]:
    """GT16.3 Where a cannon may stand that shoots a big meteor from that side."""
    lines = [roll] if side == FRONT else [roll - 1, roll, roll + 1]
    return tuple(cell for line in lines for cell in _line(board, side, line))


BOARDS: Final = range(len(CONTENT.boards))
LINE: Final = [[[_line(b, d, roll) for roll in range(13)] for d in range(4)] for b in BOARDS]
GUARDS: Final = [[[_guards(b, d, roll) for roll in range(13)] for d in range(4)] for b in BOARDS]

# --- tiles ---------------------------------------------------------------------------------------

NAMES: Final = tuple(tile.name for tile in CONTENT.tiles)
KIND: Final = [tile.kind for tile in CONTENT.tiles]
SIDE: Final = [
    tile.connectors[(d - k) % 4] for tile in CONTENT.tiles for k in range(4) for d in range(4)
]  # GT2.4 by 4 * piece + direction

NEUTRAL: Final = 0
JOINT: Final = 1
E1: Final = 2  # this and everything above is an error
E2: Final = 3


def _contact(a: int, b: int) -> int:
    """GT3.2 What two facing values are to each other."""
    if a == 0 and b == 0:
        return NEUTRAL
    if a == 0 or b == 0:
        return E2
    return JOINT if a == b or 3 in (a, b) else E1


CONTACT: Final = [_contact(a, b) for a in range(4) for b in range(4)]


def _kind(tile: int) -> Kind:
    return CONTENT.kinds[KIND[tile]]


ALL: Final = range(TILES)
IS_CABIN: Final = [_kind(t).crew > 0 for t in ALL]
TAKES_ALIENS: Final = [_kind(t).aliens for t in ALL]
SUPPORTS: Final = [ALIEN.get(_kind(t).supports, 0) for t in ALL]
BATTERY: Final = [_kind(t).batteries for t in ALL]
HOLD: Final = [_kind(t).hold for t in ALL]
SPECIAL: Final = [_kind(t).special for t in ALL]
IS_SHIELD: Final = [_kind(t).shield for t in ALL]
IS_CANNON: Final = [_kind(t).half_front > 0 for t in ALL]
IS_ENGINE: Final = [_kind(t).half_engine > 0 for t in ALL]
POWERED: Final = [_kind(t).powered for t in ALL]
ENGINE: Final = [_kind(t).half_engine for t in ALL]
CANNON_FRONT: Final = [_kind(t).half_front for t in ALL]
CANNON_OTHER: Final = [_kind(t).half_other for t in ALL]
KIND_NAMES: Final = KINDS
