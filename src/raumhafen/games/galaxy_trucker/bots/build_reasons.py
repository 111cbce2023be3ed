"""GT5 Reasons while building: what a tile adds, where it fits, what finishing leaves undone."""

from raumhafen.engine.errors import Argument
from raumhafen.engine.mind import Reason, compared
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
    open_tile,
    take_open,
)
from raumhafen.games.galaxy_trucker.bots.builder import best_open
from raumhafen.games.galaxy_trucker.bots.figures import figures, with_piece
from raumhafen.games.galaxy_trucker.bots.plan import Plan
from raumhafen.games.galaxy_trucker.bots.worth import GREEDY
from raumhafen.games.galaxy_trucker.content.tables import (
    BOARD_CELLS,
    CELLS,
    KIND,
    KIND_NAMES,
    cell_name,
)
from raumhafen.games.galaxy_trucker.rules.ship.legality import adds_error
from raumhafen.games.galaxy_trucker.state import ASIDE, TruckerState

PLAIN: dict[int, str] = {
    PUT_BACK: "reason-put-back",
    SET_ASIDE: "reason-set-aside",
    RELEASE: "reason-release",
    FLIP: "reason-flip",
    WAIT: "reason-wait",
    REST: "reason-wait",
}


def building(s: TruckerState, player: int, option: int) -> list[Reason]:
    ship = s.flies[player]
    if option == TAKE_PILE:
        return [*open_ones(s, player), Reason("reason-pile", {"left": len(s.pile)})]
    if TAKE_OPEN <= option < TAKE_ASIDE:
        return taking(s, player, open_tile(option))
    if TAKE_ASIDE <= option < TAKE_BACK:
        return taking(s, player, s.aside[ASIDE * ship + option - TAKE_ASIDE])
    if option == TAKE_BACK:
        return [Reason("reason-take-back", {})]
    if PLACE <= option < TURN:
        return placing(s, player, option - PLACE)
    if TURN <= option < PUT_BACK:
        return turned(s, ship, s.spot[ship], option - TURN)
    return waiting(s, ship, option)


def open_ones(s: TruckerState, player: int) -> list[Reason]:
    """Whether the open set has something better than a tile drawn at random."""
    if not s.open_tiles:
        return []
    plan = Plan(s, player, GREEDY)
    found = best_open(plan, [take_open(tile) for tile in s.open_tiles])
    if found < 0:
        return [Reason("reason-open-poor", {"count": len(s.open_tiles)})]
    return [Reason("reason-open-better", {"kind": kind_key(open_tile(found))})]


def waiting(s: TruckerState, ship: int, option: int) -> list[Reason]:
    """Answers that build nothing."""
    if LOOK <= option < RELEASE:
        return [Reason("reason-look", {"left": sum([len(stack) for stack in s.stacks])})]
    if FINISH <= option < WAIT:
        base = CELLS * ship
        empty = sum([s.grid[base + cell] < 0 for cell in BOARD_CELLS[s.board]])
        place: dict[str, Argument] = {"number": option - FINISH + 1, "empty": empty}
        return [Reason("reason-finish", place)]
    if option >= STANDING:
        return [Reason("reason-standing", {})]
    return [Reason(PLAIN[option], {})]


def taking(s: TruckerState, player: int, tile: int) -> list[Reason]:
    """Where a tile fits best, and what it would add there."""
    plan = Plan(s, player, GREEDY)
    where = plan.best_place(tile)[1]
    what: dict[str, Argument] = {"kind": kind_key(tile), "have": count(s, plan.ship, tile)}
    if where < 0:
        return [Reason("reason-fits-nowhere", what)]
    cell = where >> 2
    adds = compared(figures(s, plan.ship), with_piece(s, plan.ship, cell, 4 * tile + (where & 3)))
    return [Reason("reason-fits", {**what, "cell": cell_name(cell)}), *adds]


def placing(s: TruckerState, player: int, cell: int) -> list[Reason]:
    """In its best rotation, which is asked for next."""
    plan = Plan(s, player, GREEDY)
    ship, tile = plan.ship, s.hand[plan.ship]
    turns = [k for k in range(4) if not adds_error(s, ship, cell, 4 * tile + k)]
    if not turns:
        return [Reason("reason-fault", {"kind": kind_key(tile), "cell": cell_name(cell)})]
    scores = [plan.score(cell, 4 * tile + k) for k in turns]
    return turned(s, ship, cell, turns[scores.index(max(scores))])


def turned(s: TruckerState, ship: int, cell: int, quarters: int) -> list[Reason]:
    tile = s.hand[ship]
    after = with_piece(s, ship, cell, 4 * tile + quarters)
    what: dict[str, Argument] = {"kind": kind_key(tile), "cell": cell_name(cell)}
    joins = Reason("reason-joins", {**what, "have": count(s, ship, tile)})
    return [joins, *compared(figures(s, ship), after)]


def kind_key(tile: int) -> str:
    return f"@tile-{KIND_NAMES[KIND[tile]]}"


def count(s: TruckerState, ship: int, tile: int) -> int:
    """Tiles of the same kind on the board."""
    base = CELLS * ship
    pieces = [s.grid[base + cell] for cell in BOARD_CELLS[s.board]]
    return sum([piece >= 0 and KIND[piece >> 2] == KIND[tile] for piece in pieces])
