"""GT5 Choice of a place one tile ahead: with a sample of tiles that may be drawn next.

The search bot builds with it. The tiles are chosen by `builder`; only their places are searched.
"""

from typing import Final

from raumhafen.games.galaxy_trucker.actions import PLACE, TURN
from raumhafen.games.galaxy_trucker.bots.builder import build
from raumhafen.games.galaxy_trucker.bots.plan import Plan
from raumhafen.games.galaxy_trucker.bots.worth import Style
from raumhafen.games.galaxy_trucker.content.tables import BOARD_CELLS, CELLS, EMPTY, IS_ENGINE
from raumhafen.games.galaxy_trucker.rules.building.options import frontier
from raumhafen.games.galaxy_trucker.rules.ship.legality import adds_error
from raumhafen.games.galaxy_trucker.state import TruckerState

TRIED: Final = 8  # places that are thought through
DRAWN: Final = 14  # tiles of the pile that are held up to each of them
AHEAD: Final = 1.5  # what the next tile counts beside this one
HOPELESS: Final = 2.5  # credits behind the best at which a place is not thought through

Place = tuple[float, int]  # score, 4 * cell + rotation


def build_ahead(s: TruckerState, player: int, options: list[int], style: Style) -> int:
    """GT5.2 The builder's answer, with a searched place for the tile in hand."""
    usual = build(s, player, options, style)
    ship = s.flies[player]
    if s.spot[ship] >= 0:
        where = best_ahead(s, player, [s.spot[ship]], style)
        return usual if where < 0 else TURN + (where & 3)
    if PLACE <= usual < TURN:
        where = best_ahead(s, player, frontier(s, ship, BOARD_CELLS[s.board]), style)
        return usual if where < 0 else PLACE + (where >> 2)
    return usual


def best_ahead(s: TruckerState, player: int, cells: list[int], style: Style) -> int:
    """The place (4 * cell + rotation) that is best together with the next tile; -1 if none."""
    plan = Plan(s, player, style)
    ranked = legal_places(plan, cells)[:TRIED]
    if not ranked:
        return -1
    samples = drawn_next(s)
    best, best_total = ranked[0][1], -1000.0
    for score, where in ranked:
        if score < ranked[0][0] - HOPELESS * plan.scale:
            break
        total = score + AHEAD * next_score(plan, player, where, samples)
        if total > best_total:
            best, best_total = where, total
    return best


def legal_places(plan: Plan, cells: list[int]) -> list[Place]:
    """Places of the tile in hand that add no error, the best first."""
    s, ship = plan.s, plan.ship
    tile = s.hand[ship]
    found: list[Place] = []
    for cell in cells:
        if cell not in plan.room:
            continue
        for k in (0,) if IS_ENGINE[tile] else (0, 1, 2, 3):
            if not adds_error(s, ship, cell, 4 * tile + k):
                found.append((plan.score(cell, 4 * tile + k), 4 * cell + k))
    found.sort(reverse=True)
    return found


def drawn_next(s: TruckerState) -> list[int]:
    """Tiles that lie evenly in the pile, which is a bag to everybody."""
    step = max(1, len(s.pile) // DRAWN)
    return sorted(s.pile)[::step][:DRAWN]


def next_score(plan: Plan, player: int, where: int, samples: list[int]) -> float:
    """Average worth of the tile drawn next if this one lay there."""
    if not samples:
        return 0.0
    s = plan.s
    at = CELLS * plan.ship + (where >> 2)
    s.grid[at] = 4 * s.hand[plan.ship] + (where & 3)
    then = Plan(s, player, plan.style)
    total = sum([max(0.0, then.best_place(tile)[0]) for tile in samples])
    s.grid[at] = EMPTY
    return total / len(samples)
