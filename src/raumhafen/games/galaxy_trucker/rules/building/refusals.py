"""GT5.8 Reasons for refusing a building action: a text key and the rule behind it."""

from raumhafen.engine.errors import IllegalAction
from raumhafen.games.galaxy_trucker.actions import (
    FINISH,
    FLIP,
    LOOK,
    PLACE,
    PUT_BACK,
    RELEASE,
    SET_ASIDE,
    TAKE_ASIDE,
    TAKE_BACK,
    TAKE_OPEN,
    TAKE_PILE,
    TURN,
    WAIT,
)
from raumhafen.games.galaxy_trucker.content.tables import BOARD_CELLS, CELLS, IS_MARKED, cell_name
from raumhafen.games.galaxy_trucker.rules.building.hourglass import has_hourglass
from raumhafen.games.galaxy_trucker.rules.building.options import frontier, has_tile_besides_start
from raumhafen.games.galaxy_trucker.state import DAYS, REAL_TIME, TruckerState


def refuse(key: str, rule: str) -> IllegalAction:
    return IllegalAction(key, {}, rule)


def why_not_build(s: TruckerState, player: int, action: int) -> IllegalAction | None:
    """GT5.8 The first reason found, in the order of the table of GT5.2."""
    ship = s.flies[player]
    if FINISH <= action < WAIT:
        return why_not_finish(s, ship, action)
    if s.stopped:
        return refuse("illegal-not-now", "GT8.2")
    if action == FLIP:
        return why_not_flip(s, ship)
    if LOOK <= action < RELEASE:
        return why_not_look(s, ship, action - LOOK)
    if s.order[ship]:
        return refuse("illegal-not-now", "GT5.2")
    if TAKE_PILE <= action < PLACE:
        return why_not_take(s, ship, action)
    if PLACE <= action < TURN:
        return why_not_place(s, ship, action - PLACE)
    if TURN <= action <= SET_ASIDE:
        return why_not_put(s, ship, action)
    return refuse("illegal-not-now", "GT5.2")


def why_not_finish(s: TruckerState, ship: int, action: int) -> IllegalAction:
    """GT8.1 Finished already, the number taken, or something in hand."""
    number = action - FINISH + 1
    if s.order[ship]:
        return refuse("illegal-not-now", "GT8.1")
    if number in s.order:
        return IllegalAction("illegal-number-taken", {"order": number}, "GT8.1")
    if number > s.seats:
        return IllegalAction("illegal-no-such-number", {"order": number}, "GT1.3")
    return full_hand(s, ship) or refuse("illegal-not-now", "GT10.1")


def full_hand(s: TruckerState, ship: int) -> IllegalAction | None:
    """GT5.2 Many actions need a free hand."""
    if s.hand[ship] >= 0 or s.viewing[ship] >= 0:
        return refuse("illegal-hand-full", "GT5.2")
    return None


def no_sand(s: TruckerState, ship: int) -> IllegalAction | None:
    """GT6.4 The actions of this step are used up."""
    if s.mode == DAYS and has_hourglass(s) and s.counted[ship] >= s.sand_actions:
        return refuse("illegal-no-sand", "GT6.4")
    return None


def why_not_flip(s: TruckerState, ship: int) -> IllegalAction:
    """GT7.2 to GT7.4 Sand runs, or the last flip is for finished seats."""
    if s.sand:
        return refuse("illegal-sand-running", "GT7.2")
    return (
        refuse("illegal-not-finished", "GT7.4")
        if s.glass == 1
        else refuse("illegal-not-now", "GT7.3")
    )


def why_not_look(s: TruckerState, ship: int, stack: int) -> IllegalAction:
    """GT5.7 A free hand, a tile built, a stack that nobody else looks at."""
    full = full_hand(s, ship) or no_sand(s, ship)
    if full is not None:
        return full
    if not has_hourglass(s):
        return refuse("illegal-not-now", "GT10.1")
    if not has_tile_besides_start(s, ship):
        return refuse("illegal-no-tile-yet", "GT5.7")
    busy = s.mode == REAL_TIME and stack in s.viewing
    return refuse("illegal-stack-busy", "GT5.7") if busy else refuse("illegal-not-now", "GT5.7")


def why_not_take(s: TruckerState, ship: int, action: int) -> IllegalAction:
    """GT5.2 A free hand, and a tile that is still there."""
    full = full_hand(s, ship) or no_sand(s, ship)
    if full is not None:
        return full
    if action == TAKE_PILE:
        return refuse("illegal-pile-empty", "GT5.2")
    if action == TAKE_BACK:
        return refuse("illegal-welded", "GT5.3")
    assert TAKE_OPEN <= action < TAKE_BACK
    return refuse("illegal-gone", "GT6.2" if action < TAKE_ASIDE else "GT5.6")


def why_not_place(s: TruckerState, ship: int, cell: int) -> IllegalAction:
    """GT5.4 A marked, empty cell beside the ship."""
    if s.hand[ship] < 0:
        return refuse("illegal-hand-empty", "GT5.2")
    if s.spot[ship] >= 0:  # a cell was named: only its rotation is still open
        return refuse("illegal-not-now", "GT5.4")
    where = {"cell": cell_name(cell)}
    if not IS_MARKED[s.board][cell]:
        return IllegalAction("illegal-bad-cell", {**where}, "GT5.4")
    if s.grid[CELLS * ship + cell] >= 0:
        return IllegalAction("illegal-occupied", {**where}, "GT5.4")
    if cell not in frontier(s, ship, BOARD_CELLS[s.board]):
        return IllegalAction("illegal-not-adjacent", {**where}, "GT5.4")
    return IllegalAction("illegal-illegal", {**where}, "GT5.4")


def why_not_put(s: TruckerState, ship: int, action: int) -> IllegalAction:
    """GT5.2, GT5.6 A tile in hand; tiles from aside stay the seat's own."""
    if s.hand[ship] < 0:
        return refuse("illegal-hand-empty", "GT5.2")
    if s.spot[ship] >= 0:
        # A cell was named: only its rotation is still open.
        return refuse("illegal-not-now" if action >= PUT_BACK else "illegal-illegal", "GT5.4")
    if action == PUT_BACK:
        return refuse("illegal-aside-only", "GT5.6")
    if action != SET_ASIDE:
        return refuse("illegal-not-now", "GT5.2")
    if not has_hourglass(s):
        return refuse("illegal-not-now", "GT10.1")
    return refuse("illegal-aside-full", "GT5.6")
