"""GT5 Building decisions of bots: which tile to take, where to put it, when to finish.

They build legal ships: what the ship lacks first, with few open connectors.
"""

from raumhafen.games.galaxy_trucker.actions import (
    FINISH,
    FLIP,
    LOOK,
    PLACE,
    PUT_BACK,
    RELEASE,
    REST,
    SET_ASIDE,
    TAKE_ASIDE,
    TAKE_PILE,
    TURN,
    WAIT,
    take_open,
)
from raumhafen.games.galaxy_trucker.bots.plan import CANDIDATES, NEVER, Plan
from raumhafen.games.galaxy_trucker.bots.worth import GREEDY, Style
from raumhafen.games.galaxy_trucker.content.tables import KIND
from raumhafen.games.galaxy_trucker.rules.building.hourglass import has_hourglass
from raumhafen.games.galaxy_trucker.rules.ship.legality import adds_error
from raumhafen.games.galaxy_trucker.state import ASIDE, FROM_ASIDE, FROM_PILE, TruckerState


def build(s: TruckerState, player: int, options: list[int], style: Style = GREEDY) -> int:
    """GT5.2 The next action of an unfinished ship."""
    ship = s.flies[player]
    if s.spot[ship] >= 0:
        return best_turn(s, player, options, style)
    if s.hand[ship] >= 0:
        return best_use(s, player, options, style)
    if s.viewing[ship] >= 0:
        return RELEASE
    return best_taking(s, player, options, style)


def best_turn(s: TruckerState, player: int, options: list[int], style: Style) -> int:
    plan = Plan(s, player, style)
    tile, cell = s.hand[plan.ship], s.spot[plan.ship]
    best, best_score = options[0], NEVER
    for option in options:
        piece = 4 * tile + option - TURN
        if TURN <= option < TURN + 4 and not adds_error(s, plan.ship, cell, piece):
            score = plan.score(cell, piece)
            if score > best_score:
                best, best_score = option, score
    return best


def best_use(s: TruckerState, player: int, options: list[int], style: Style) -> int:
    """GT5.2 Place, put back or set aside."""
    plan = Plan(s, player, style)
    tile = s.hand[plan.ship]
    score, where = plan.best_place(tile)
    own = s.hand_from[plan.ship] == FROM_ASIDE
    # A tile that was chosen is built in: were it judged anew, it might go to and fro for ever.
    if where >= 0 and (s.hand_from[plan.ship] != FROM_PILE or score >= plan.threshold()):
        return PLACE + (where >> 2)
    if SET_ASIDE in options and (own or worth_keeping(plan, tile, where)):
        return SET_ASIDE
    return PUT_BACK if PUT_BACK in options else options[0]


def worth_keeping(plan: Plan, tile: int, where: int) -> bool:
    """GT5.6 A tile that is much wanted but fits nowhere yet; the second place stays free."""
    s = plan.s
    if where >= 0 or s.aside[ASIDE * plan.ship] >= 0 or len(plan.room) < 6:
        return False
    return plan.best_gain(KIND[tile]) > plan.threshold() + plan.scale


def best_taking(s: TruckerState, player: int, options: list[int], style: Style) -> int:
    """GT5.2 An own tile that fits, a good open one, a look at the cards, else the pile."""
    plan = Plan(s, player, style)
    if REST in options and TAKE_PILE not in options:
        return finishing(s, options) if not plan.room else REST
    for place in range(ASIDE):
        if TAKE_ASIDE + place in options and fits(plan, s.aside[ASIDE * plan.ship + place]):
            return TAKE_ASIDE + place
    if is_done(plan):
        return finishing(s, options)
    found = best_open(plan, options)
    if found >= 0:
        return found
    looking = next_look(plan, player, options)
    if looking >= 0:
        return looking
    return TAKE_PILE if TAKE_PILE in options else finishing(s, options)


def fits(plan: Plan, tile: int) -> bool:
    return plan.best_place(tile)[1] >= 0


def is_done(plan: Plan) -> bool:
    """GT8.1 Full enough: the first order tile is worth more than what is still to be had."""
    s, room = plan.s, len(plan.room)
    if room == 0:
        return True
    if plan.left < -8:
        return True
    racing = has_hourglass(s) and not any(s.order)
    return racing and room <= plan.style.empty


def finishing(s: TruckerState, options: list[int]) -> int:
    """GT8.1 The lowest free order tile; an unfinished ship always has one left."""
    return next(option for option in options if FINISH <= option < WAIT)


def best_open(plan: Plan, options: list[int]) -> int:
    """The best open tile if it is good enough, or -1.

    With an empty pile the other choice is to finish, and then no empty cell becomes anything: a
    tile that closes the ship for good is still better than none.
    """
    s = plan.s
    limit = plan.threshold() if s.pile else -plan.hope()
    kinds = {KIND[tile] for tile in s.open_tiles}
    hopes = {kind: plan.best_gain(kind) for kind in kinds}
    ranked = sorted([(-hopes[KIND[tile]], tile) for tile in s.open_tiles])
    best, best_score = -1, limit
    for tried, (hope, tile) in enumerate(ranked):
        if (tried >= CANDIDATES and best >= 0) or 1.5 * plan.scale - hope < best_score:
            break
        score = plan.best_place(tile)[0]
        if score > best_score:
            best, best_score = tile, score
    action = take_open(best)
    return action if best >= 0 and action in options else -1


def next_look(plan: Plan, player: int, options: list[int]) -> int:
    """GT5.7 The cards are looked at early, while what they say can still be built."""
    s = plan.s
    if LOOK not in options or plan.outfit.tiles < 4 or plan.left < 1.5 * len(plan.room):
        return -1
    for stack in range(3):
        if not s.seen[player] >> stack & 1 and LOOK + stack in options:
            return LOOK + stack
    return -1


def watch(s: TruckerState, player: int, options: list[int]) -> int:
    """GT5.2 A finished ship lets the sand run on."""
    if FLIP in options:
        return FLIP
    return RELEASE if RELEASE in options else REST
