"""GT14 to GT18 How a bot flies: every answer by what it brings and costs in credits.

Prices of days, crew, tokens and tiles fall as the deck runs out. Others' plans are not guessed:
they are taken as they stand.
"""

from math import exp, sqrt

from raumhafen.games.galaxy_trucker.actions import (
    ACCEPT,
    CANNON_STRIDE,
    CANNONS,
    CHALLENGE,
    CREW,
    DECLINE,
    ENGINES,
    GIVE_UP,
    LAND,
    LOSE_CREW,
    PART,
    PASS,
    SHIELD,
    SHOOT,
    STAY,
    SUFFER,
)
from raumhafen.games.galaxy_trucker.adventures import card_of
from raumhafen.games.galaxy_trucker.box import Flying, Line
from raumhafen.games.galaxy_trucker.flight import LEVEL
from raumhafen.games.galaxy_trucker.measure import (
    cabins,
    cannon_strength,
    cannons,
    cargo,
    cargo_value,
    crew,
    engine_strength,
    engines,
    has_alien,
    humans,
    is_shielded,
    tokens,
)
from raumhafen.games.galaxy_trucker.scoring import losses, numbers_of
from raumhafen.games.galaxy_trucker.ship import component, is_legal
from raumhafen.games.galaxy_trucker.state import TruckerState
from raumhafen.games.galaxy_trucker.tables import (
    BATTERY,
    BOARD_CELLS,
    BROWN,
    CARDS,
    CELLS,
    COLOURS,
    CONTACT,
    EMPTY,
    FIGURES,
    HOLD,
    IS_CABIN,
    IS_CANNON,
    IS_ENGINE,
    IS_SHIELD,
    JOINT,
    POWERED,
    PRICES,
    PURPLE,
    RED,
    SIDE,
    SPECIAL,
    STEPS,
)
from raumhafen.games.galaxy_trucker.worth import DEMAND, SCALE, SPEED, USUAL

ALL_IS_LOST = 1000.0

# --- how far the flight is -----------------------------------------------------------------------


def cards_left(s: TruckerState) -> int:
    return sum([len(stack) for stack in s.stacks]) - len(s.flown)


def part_left(s: TruckerState) -> float:
    """The part of the flight that is still to come."""
    return cards_left(s) / max(1, cards_left(s) + len(s.flown))


def open_spaces_left(s: TruckerState, player: int) -> float:
    """Open space to be expected, from the stacks looked at and the averages of the rest."""
    total = 0.0
    for at, stack in enumerate(s.stacks):
        seen = s.seen[player] >> at & 1
        for card in stack:
            if seen:
                total += DEMAND[card][SPEED] if card not in s.flown else 0.0
            else:
                total += USUAL[LEVEL[card] - 1][SPEED]
    return total if not s.flown else total * min(1.0, cards_left(s) / (CARDS / 4))


# --- days ----------------------------------------------------------------------------------------


def standing(s: TruckerState, ship: int, position: int) -> float:
    """GT19.1 The bonus to be expected from this position: others may still come past."""
    finish = numbers_of(s).finish
    reach = 1.0 + 1.6 * sqrt(cards_left(s))
    behind = 0.0
    for other in range(s.seats):
        if other != ship and s.flying[other]:
            gap = (s.position[other] - position) / reach
            behind += 1.0 / (1.0 + exp(-max(-30.0, min(30.0, gap))))
    return finish[0] - (finish[0] - finish[1]) * behind


def days_cost(s: TruckerState, ship: int, days: int) -> float:
    """What losing days costs, a little for being asked later included."""
    here = s.position[ship]
    lost = standing(s, ship, here) - standing(s, ship, here - days)
    return lost + 0.06 * days * SCALE[s.level - 1] * part_left(s)


# --- crew, tokens, goods -------------------------------------------------------------------------


def arrival_worth(s: TruckerState, ship: int) -> float:
    """GT18.1 What giving up would cost now."""
    return standing(s, ship, s.position[ship]) + 0.5 * cargo_value(s, ship) + 1.0


def risk(s: TruckerState, left: int) -> float:
    """How likely a crew of this size does not come home."""
    if left <= 0:
        return 1.0
    return min(1.0, 0.9 * part_left(s) * exp(-(left - 1) / 2.0))


def crew_cost(s: TruckerState, ship: int, count: int) -> float:
    """GT17.5 What losing some of the crew costs."""
    now = crew(s, ship)
    left = max(0, now - count)
    if left == 0:
        return arrival_worth(s, ship)
    stations = SCALE[s.level - 1] * part_left(s) * 6.0 * (exp(-left / 5.0) - exp(-now / 5.0))
    return stations + (risk(s, left) - risk(s, now)) * arrival_worth(s, ship)


def token_cost(s: TruckerState, ship: int, count: int = 1) -> float:
    """GT17.6 Tokens become dearer as they run out, and cheap towards the end."""
    have = tokens(s, ship)
    left = cards_left(s)
    usual = 1.0 - exp(-left / 5.0)
    price = 0.05
    total = 0.0
    for k in range(count):
        need = exp(-max(0, have - k - 1) / (1.0 + 0.4 * left))
        total += price + 1.9 * SCALE[s.level - 1] * usual * need
    return total


def best_cargo(s: TruckerState, ship: int, goods: tuple[int, ...]) -> int:
    """GT17.2 The value aboard after loading as well as possible."""
    aboard = cargo(s, ship)
    for colour in goods:
        aboard[colour] += 1
    special = room = 0
    for cell in BOARD_CELLS[s.board]:
        piece = s.grid[CELLS * ship + cell]
        if piece >= 0 and HOLD[piece >> 2]:
            room += HOLD[piece >> 2]
            special += HOLD[piece >> 2] if SPECIAL[piece >> 2] else 0
    value = 0
    for colour in range(COLOURS):
        taken = min(aboard[colour], special if colour == RED else room)
        value += taken * PRICES[colour]
        room -= taken
    return value


def goods_gain(s: TruckerState, ship: int, goods: tuple[int, ...]) -> float:
    """Goods are worth a little less than their price until they are home."""
    gain = best_cargo(s, ship, goods) - cargo_value(s, ship)
    return gain * (1.0 - 0.25 * part_left(s))


def goods_cost(s: TruckerState, ship: int, count: int) -> float:
    """GT17.4 The dearest cubes, then tokens."""
    total = 0.0
    for colour, have in enumerate(cargo(s, ship)):
        taken = min(have, count)
        total += taken * PRICES[colour]
        count -= taken
    return total + token_cost(s, ship, min(count, tokens(s, ship)))


# --- tiles ---------------------------------------------------------------------------------------


def tile_worth(s: TruckerState, ship: int, cell: int) -> float:
    """What is lost with a tile and what lies on it, the credit to be paid not counted."""
    piece, load = s.grid[CELLS * ship + cell], s.load[CELLS * ship + cell]
    tile, rest = piece >> 2, part_left(s)
    if IS_CABIN[tile]:
        return 1.4 * FIGURES[load] * (0.3 + rest) + (1.0 if load >= PURPLE else 0.0)
    if HOLD[tile]:
        cubes = sum([(load >> 4 * c & 15) * PRICES[c] for c in range(COLOURS)])
        return cubes + 0.5 * rest * HOLD[tile]
    if BATTERY[tile]:
        return 0.9 * load * rest
    if IS_ENGINE[tile]:
        return (2.4 if POWERED[tile] else 2.0) * rest
    if IS_CANNON[tile]:
        return (1.6 if piece & 3 == 0 else 1.1) * rest
    return 2.0 * rest if IS_SHIELD[tile] else 0.1


def price_of_losses(s: TruckerState, ship: int, count: int) -> float:
    """GT19.5 Credits for that many more lost tiles, up to the cap."""
    cap = numbers_of(s).cap
    return float(count if cap < 0 else max(0, min(count, cap - losses(s, ship))))


def part_worth(s: TruckerState, ship: int, part: list[int]) -> float:
    """What a part is worth if it flies on; without humans or engines that is little."""
    total = sum([tile_worth(s, ship, cell) for cell in part])
    base = CELLS * ship
    loads = [s.load[base + cell] for cell in part if IS_CABIN[s.grid[base + cell] >> 2]]
    if not any([0 < load < PURPLE for load in loads]):
        return 0.5 * total
    total += arrival_worth(s, ship)
    return total + 1.0 * len(part)


def damage(s: TruckerState, ship: int, cell: int) -> float:
    """GT16.7 What losing a tile costs, with all that falls off."""
    base = CELLS * ship
    cells = [c for c in BOARD_CELLS[s.board] if s.grid[base + c] >= 0]
    lone = tile_worth(s, ship, cell) + price_of_losses(s, ship, 1)
    if joints_of(s, ship, cell) < 2:
        return lone
    piece = s.grid[base + cell]
    s.grid[base + cell] = EMPTY
    parts = parts_of(s, ship, [c for c in cells if c != cell])
    kept = max(parts, key=[part_worth(s, ship, part) for part in parts].__getitem__ and len)
    best = -1.0
    for part in parts:
        here = part_worth(s, ship, part)
        if here > best:
            best, kept = here, part
    s.grid[base + cell] = piece
    gone = [c for c in cells if c not in kept]
    total = sum([tile_worth(s, ship, c) for c in gone])
    return total + price_of_losses(s, ship, len(gone)) + lonely_cost(s, ship, kept)
