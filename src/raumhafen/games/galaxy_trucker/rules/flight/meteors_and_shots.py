"""GT16 Meteors and shots: the roll names the line, the first tile in it is in danger."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Ask, Frame, script
from raumhafen.games.galaxy_trucker.actions import SHIELD, SHOOT, SUFFER
from raumhafen.games.galaxy_trucker.content.kinds import Flying
from raumhafen.games.galaxy_trucker.content.tables import (
    CELLS,
    EMPTY,
    GUARDS,
    IS_CANNON,
    LINE,
    POWERED,
    SIDE,
    cell_name,
)
from raumhafen.games.galaxy_trucker.rules.flight.dice import DIE, read_roll, roll
from raumhafen.games.galaxy_trucker.rules.flight.losses import pay
from raumhafen.games.galaxy_trucker.rules.ship.contents import tokens
from raumhafen.games.galaxy_trucker.rules.ship.damage import DESTROY
from raumhafen.games.galaxy_trucker.rules.ship.strength import is_shielded
from raumhafen.games.galaxy_trucker.state import TruckerState

SMALL_METEOR: Final = 0
BIG_METEOR: Final = 1
SMALL_SHOT: Final = 2
BIG_SHOT: Final = 3

# What becomes of the tile in danger.
BOUNCE: Final = 1
SHOT_DOWN: Final = 2
MAY_SHIELD: Final = 3
MAY_SHOOT: Final = 4
STRIKE: Final = 5

# Places in the state's list `hit`: kind, side, roll, ship, cell.
DANGER_ROLL: Final = 2
DANGER_CELL: Final = 4


def meteor(flying: Flying) -> list[int]:
    """GT16.2, GT16.3 Kind and side of a meteor on a card."""
    return [BIG_METEOR if flying.big else SMALL_METEOR, flying.side]


def shot(flying: Flying) -> list[int]:
    """GT16.4, GT16.5 Kind and side of a shot on a card."""
    return [BIG_SHOT if flying.big else SMALL_SHOT, flying.side]


def first_tile(s: TruckerState, ship: int, side: int, roll: int) -> int:
    """GT2.6 The tile nearest to the side the thing comes from, or EMPTY."""
    grid, base = s.grid, CELLS * ship
    for cell in LINE[s.board][side][roll]:
        if grid[base + cell] >= 0:
            return cell
    return EMPTY


def guard(s: TruckerState, ship: int, side: int, roll: int) -> int:
    """GT16.3 What can shoot a big meteor: 0 nothing, 1 a double cannon, 2 a single one."""
    grid, base = s.grid, CELLS * ship
    best = 0
    for cell in GUARDS[s.board][side][roll]:
        piece = grid[base + cell]
        if piece >= 0 and IS_CANNON[piece >> 2] and piece & 3 == side:
            if not POWERED[piece >> 2]:
                return 2
            best = 1
    return best


def fate(s: TruckerState, ship: int, kind: int, side: int, cell: int) -> int:
    """GT16.2 to GT16.5 What happens to the tile in danger."""
    if kind == SMALL_METEOR and SIDE[4 * s.grid[CELLS * ship + cell] + side] == 0:
        return BOUNCE
    if kind in (SMALL_METEOR, SMALL_SHOT):
        shielded = is_shielded(s, ship, side) and tokens(s, ship) > 0
        return MAY_SHIELD if shielded else STRIKE
    if kind == BIG_METEOR:
        cannon = guard(s, ship, side, s.hit[DANGER_ROLL])
        if cannon == 2:
            return SHOT_DOWN
        return MAY_SHOOT if cannon and tokens(s, ship) > 0 else STRIKE
    return STRIKE


# --- one meteor or shot at one ship --------------------------------------------------------------

# Arguments of HIT: kind, side and roll, and the cell in danger once it is known.
HIT_KIND: Final = 0
HIT_CELL: Final = 3


def aim(s: TruckerState, f: Frame) -> None:
    """GT16.1 No tile in the line: it flies past."""
    kind, side, number = f.args
    cell = first_tile(s, f.seat, side, number)
    s.hit = [kind, side, number, f.seat, cell]
    f.args.append(cell)
    if cell == EMPTY:
        f.leave()
        return
    ends = fate(s, f.seat, kind, side, cell)
    if ends == MAY_SHIELD:
        s.ask(s.pilot[f.seat], USE_SHIELD)
    elif ends == MAY_SHOOT:
        s.ask(s.pilot[f.seat], USE_CANNON)
    elif ends == STRIKE:
        s.answers[s.pilot[f.seat]] = SUFFER
    else:
        if ends == BOUNCE:
            tell_hit(s, f, "event-bounce", "GT16.2")
        else:
            tell_hit(s, f, "event-shot-down", "GT16.3")
        f.leave()


def defend(s: TruckerState, f: Frame) -> None:
    """GT16.6 One battery for one hit."""
    if s.answers[s.pilot[f.seat]] == SUFFER:
        tell_hit(s, f, "event-struck", "GT16.7")
        s.call(DESTROY, f.seat, [f.args[HIT_CELL]])
    else:
        tell_hit(s, f, "event-defended", "GT16.6")
        pay(s, f.seat, 1, "GT16.6")


def tell_hit(s: TruckerState, f: Frame, key: str, rule: str) -> None:
    if s.log is not None:
        told: dict[str, Argument] = {"seat": s.pilot[f.seat], "danger": f.args[HIT_KIND]}
        s.tell(key, rule, {**told, "cell": cell_name(f.args[HIT_CELL])})
        s.beat("hit")


HIT = script("hit", aim, defend)


def shield_options(s: TruckerState, player: int) -> list[int]:
    return [SHIELD, SUFFER]


def shoot_options(s: TruckerState, player: int) -> list[int]:
    return [SHOOT, SUFFER]


USE_SHIELD = Ask("shield", "GT16.2", shield_options, default=SHIELD)
USE_CANNON = Ask("shoot", "GT16.3", shoot_options, default=SHOOT)


# --- a volley at several ships -------------------------------------------------------------------

# Arguments of VOLLEY: how many ships, those ships, then kind and side of each meteor or shot.
SHIP_COUNT: Final = 0


def ships_in_danger(args: list[int]) -> list[int]:
    return args[SHIP_COUNT + 1 : first_danger(args)]


def first_danger(args: list[int]) -> int:
    """Place in the arguments of a volley where the meteors or shots still to come begin."""
    return SHIP_COUNT + 1 + args[SHIP_COUNT]


def next_danger(args: list[int]) -> tuple[int, int]:
    """Takes kind and side of the next meteor or shot off the arguments of a volley."""
    at = first_danger(args)
    kind, side = args[at], args[at + 1]
    del args[at : at + 2]
    return kind, side


def roll_next(s: TruckerState, f: Frame) -> None:
    """GT15.5, GT15.8 One roll holds for all ships, which resolve it before the next."""
    if first_danger(f.args) == len(f.args):
        s.hit = []
        f.leave()
    else:
        roll(s)


def strike_all(s: TruckerState, f: Frame) -> None:
    """GT15.5, GT15.8 The roll holds for all ships, the first in order resolves it first."""
    kind, side = next_danger(f.args)
    ships = ships_in_danger(f.args)
    number = read_roll(s)
    s.hit = [kind, side, number, ships[0], EMPTY]  # on its way; each ship aims for itself
    tell_danger(s, kind, side)
    f.jump(roll_next)
    for ship in reversed(ships):
        s.call(HIT, ship, [kind, side, number])


def tell_danger(s: TruckerState, kind: int, side: int) -> None:
    """GT0.4 Each die for itself, since people watch them fall."""
    if s.log is not None:
        dice: dict[str, Argument] = {"first": s.tossed // DIE + 1, "second": s.tossed % DIE + 1}
        told: dict[str, Argument] = {"danger": kind, "side": side, "roll": s.dice}
        s.tell("event-danger", "GT16.1", {**told, **dice})
        s.beat("roll")


VOLLEY = script("volley", roll_next, strike_all)


def volley(s: TruckerState, ships: list[int], things: list[list[int]]) -> None:
    """Every thing at every ship, one roll each."""
    if ships:
        flat = [number for thing in things for number in thing]
        s.call(VOLLEY, ships[0], [len(ships), *ships, *flat])
