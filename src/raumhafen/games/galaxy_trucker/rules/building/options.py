"""GT5.2 The actions a seat may choose from while building; the first is the default of GT22.1."""

from raumhafen.games.galaxy_trucker.actions import (
    FINISH,
    FLIP,
    LOOK,
    PLACE,
    PUT_BACK,
    RELEASE,
    REST,
    SET_ASIDE,
    STANDING,
    TAKE_ASIDE,
    TAKE_BACK,
    TAKE_OPEN,
    TAKE_PILE,
    TURN,
    WAIT,
)
from raumhafen.games.galaxy_trucker.content.tables import (
    BOARD_CELLS,
    CELLS,
    CENTRE,
    FRONT,
    REAR,
    START_CABINS,
    STEPS,
)
from raumhafen.games.galaxy_trucker.rules.building import end_of_building, hourglass
from raumhafen.games.galaxy_trucker.rules.ship.legality import adds_error
from raumhafen.games.galaxy_trucker.state import (
    ASIDE,
    DAYS,
    FROM_ASIDE,
    REAL_TIME,
    STANDING_DEFAULT,
    STANDING_ON,
    TruckerState,
)


def build_options(s: TruckerState, player: int) -> list[int]:
    """GT5.2 What an unfinished seat may do; the first option is the default of GT22."""
    ship = s.flies[player]
    if s.spot[ship] >= 0:
        return [TURN + k for k in turns_at(s, ship, s.spot[ship])]
    options = hand_options(s, ship) if s.hand[ship] >= 0 else free_hand_options(s, ship)
    if s.sand == 0 and hourglass.may_flip(s, ship):
        options.append(FLIP)
    return options


def hand_options(s: TruckerState, ship: int) -> list[int]:
    """GT5.2 A tile in hand is put back, set aside or placed."""
    options = [PUT_BACK] if s.hand_from[ship] != FROM_ASIDE else []
    if hourglass.has_hourglass(s) and s.aside[ASIDE * ship + 1] < 0:
        options.append(SET_ASIDE)
    cells = frontier(s, ship, BOARD_CELLS[s.board])
    if s.strict or s.mending:
        cells = [cell for cell in cells if turns_at(s, ship, cell)]
    options.extend([PLACE + cell for cell in cells])
    return options


def turns_at(s: TruckerState, ship: int, cell: int) -> list[int]:
    """GT5.4 Any rotation, or with a strict check those that add no error."""
    if not (s.strict or s.mending):
        return [0, 1, 2, 3]
    tile = s.hand[ship]
    return [k for k in range(4) if not adds_error(s, ship, cell, 4 * tile + k)]


def free_hand_options(s: TruckerState, ship: int) -> list[int]:
    """GT5.2 Taking, looking, finishing or waiting."""
    if s.viewing[ship] >= 0:
        return [RELEASE]
    options = [WAIT] if s.mode != REAL_TIME else []
    if out_of_actions(s, ship):
        options = [REST]
    else:
        options += take_options(s, ship)
        options += look_options(s, ship)
    options += finish_options(s)
    options += standing_options(s, ship)
    return options


def take_options(s: TruckerState, ship: int) -> list[int]:
    """GT5.2 From the pile, the open set, aside, or the loose tile."""
    options = [TAKE_PILE] if s.pile else []
    first = TAKE_OPEN - START_CABINS
    options.extend([first + tile for tile in s.open_tiles])
    for place in range(ASIDE):
        if s.aside[ASIDE * ship + place] >= 0:
            options.append(TAKE_ASIDE + place)
    if s.loose[ship] >= 0:
        options.append(TAKE_BACK)
    return options


def look_options(s: TruckerState, ship: int) -> list[int]:
    """GT5.7 With a tile besides the start cabin; in real time one viewer for each stack."""
    if not (hourglass.has_hourglass(s) and has_tile_besides_start(s, ship)):
        return []
    if s.mode != REAL_TIME:
        return [LOOK, LOOK + 1, LOOK + 2]
    return [LOOK + stack for stack in range(3) if stack not in s.viewing]


def finish_options(s: TruckerState) -> list[int]:
    """GT8.1 Any free order tile; GT10.1 the lowest in the learning flight."""
    free = end_of_building.free_orders(s)
    return [FINISH + n - 1 for n in (free if hourglass.has_hourglass(s) else free[:1])]


def standing_options(s: TruckerState, ship: int) -> list[int]:
    """GT6.5 One change for each run of the sand, so that it cannot go on forever."""
    player = s.pilot[ship]
    if s.mode == REAL_TIME or s.restanding[player] or not hourglass.has_hourglass(s):
        return []
    order = s.standing[player]
    if order == STANDING_DEFAULT and s.order[ship] == 0:
        # Finishing would switch it on at once: whoever does not want that says so before.
        return [STANDING, STANDING + 1]
    return [STANDING if order in (STANDING_ON, STANDING_DEFAULT) else STANDING + 1]


def out_of_actions(s: TruckerState, ship: int) -> bool:
    """GT6.4 All counted actions of this step are used."""
    return s.mode == DAYS and hourglass.has_hourglass(s) and s.counted[ship] >= s.sand_actions


def watch_options(s: TruckerState, player: int) -> list[int]:
    """GT5.2 Finished seats may look, release and flip; resting is always the default."""
    ship = s.flies[player]
    options = [REST]
    if s.viewing[ship] >= 0:
        options.append(RELEASE)
    else:
        options += look_options(s, ship) + standing_options(s, ship)
    if hourglass.may_flip(s, ship):
        options.append(FLIP)
    return options


def order_options(s: TruckerState, player: int) -> list[int]:
    """GT8.2 After the time-out only the order tiles are left."""
    return [FINISH + n - 1 for n in end_of_building.free_orders(s)]


def clock_options(s: TruckerState, player: int) -> list[int]:
    """GT6.2, GT6.4, GT7.6, GT8.3 What the passing of time may do."""
    return [hourglass.clock_due(s)[0]]


# --- where tiles may go --------------------------------------------------------------------------


def frontier(s: TruckerState, ship: int, marked: tuple[int, ...]) -> list[int]:
    """GT5.4 Marked, empty cells beside a tile of the ship."""
    grid, base = s.grid, CELLS * ship
    step = STEPS[s.board][FRONT]
    found = []
    for cell in marked:
        at = base + cell
        if grid[at] < 0 and (
            grid[at - 1] >= 0 or grid[at + 1] >= 0 or grid[at - step] >= 0 or grid[at + step] >= 0
        ):
            found.append(cell)
    return found


def has_tile_besides_start(s: TruckerState, ship: int) -> bool:
    """GT5.7 The first tile lies beside the start cabin and stays there as long as another does."""
    at = CELLS * ship + CENTRE
    step = STEPS[s.board][REAR]
    grid = s.grid
    return grid[at - 1] >= 0 or grid[at + 1] >= 0 or grid[at - step] >= 0 or grid[at + step] >= 0
