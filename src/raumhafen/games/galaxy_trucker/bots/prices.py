"""GT12 to GT19 Prices in flight: days, crew, tokens, goods and tiles in credits.

Prices fall as the deck runs out. They are estimates of the bots, not rules.
"""

from math import exp, sqrt

from raumhafen.games.galaxy_trucker.bots.worth import DEMAND, SCALE, SPEED, USUAL
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import (
    BATTERY,
    BOARD_CELLS,
    CARDS,
    CELLS,
    COLOURS,
    EMPTY,
    FIGURES,
    HOLD,
    IS_CABIN,
    IS_CANNON,
    IS_ENGINE,
    IS_SHIELD,
    POWERED,
    PRICES,
    PURPLE,
    RED,
    SPECIAL,
)
from raumhafen.games.galaxy_trucker.rules.flight.deck import LEVEL
from raumhafen.games.galaxy_trucker.rules.flight.scoring import losses, numbers_of
from raumhafen.games.galaxy_trucker.rules.ship.contents import cargo, cargo_value, crew, tokens
from raumhafen.games.galaxy_trucker.rules.ship.legality import component, joined
from raumhafen.games.galaxy_trucker.rules.ship.strength import cannon_strength, cannons, engines
from raumhafen.games.galaxy_trucker.state import TruckerState

LUCK = 1.2  # weight of all other dangers to a crew
CAUTION = 1.8  # coming home is worth more than its bonus: the rest of the flight hangs on it
RESERVE = 3  # tokens that a ship with double engines alone should keep
ZONE = 1000  # more than any strength: what a combat zone takes depends on the others


def _takers() -> list[tuple[int, int, int]]:
    """Cards that take crew: (card, how many, the strength in half units that prevents it)."""
    found = []
    for card in CONTENT.cards:
        if card.kind == "slavers":
            found.append((card.index, card.crew_lost, 2 * card.strength))
        for line in card.lines:
            if line.penalty == "crew":
                found.append((card.index, line.amount, ZONE))
    return found


TAKERS = _takers()

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
            if card not in s.flown:
                total += DEMAND[card][SPEED] if seen else USUAL[LEVEL[card] - 1][SPEED]
    return total


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
    """Cost of losing days: the place at the end, and a little for being asked later."""
    here = s.position[ship]
    lost = standing(s, ship, here) - standing(s, ship, here - days)
    return lost + 0.06 * days * SCALE[s.level - 1] * part_left(s)


# --- crew, tokens, goods -------------------------------------------------------------------------


def arrival_worth(s: TruckerState, ship: int) -> float:
    """GT18.1 What giving up would cost now."""
    home = standing(s, ship, s.position[ship]) + 0.5 * cargo_value(s, ship) + 1.0
    return CAUTION * home


def chances_ahead(s: TruckerState, player: int) -> tuple[list[bool], list[float]]:
    """Cards known to lie ahead, and by level how likely any other card lies ahead."""
    known = [False] * CARDS
    unseen = [0, 0, 0]
    for at, stack in enumerate(s.stacks):
        seen = s.seen[player] >> at & 1
        for card in stack:
            if card not in s.flown:
                if seen:
                    known[card] = True
                else:
                    unseen[LEVEL[card] - 1] += 1
    pools = [max(1, len(s.decks[k]) + unseen[k]) for k in range(3)]
    return known, [unseen[k] / pools[k] for k in range(3)]


class CrewRisk:
    """Risk that a crew does not come home: slavers, combat zones and bad luck are ahead."""

    __slots__ = ("takers", "luck")

    def __init__(self, s: TruckerState, ship: int) -> None:
        known, others = chances_ahead(s, s.pilot[ship])
        strength = best_strength(s, ship)
        self.takers: list[tuple[int, float]] = []
        self.luck = LUCK * part_left(s) * SCALE[s.level - 1]
        for card, count, needed in TAKERS:
            if card in s.flown or card in s.used or needed <= strength:
                continue
            chance = 1.0 if known[card] else others[LEVEL[card] - 1]
            self.takers.append((count, chance * (1.0 if needed < ZONE else 0.5)))

    def of(self, left: int) -> float:
        """For a crew of this size, at least one: nobody comes home without."""
        safe = 1.0 - min(1.0, self.luck * exp(-(left - 1) / 2.0))
        for count, chance in self.takers:
            after = left - count
            safe *= 1.0 - chance * (1.0 if after <= 0 else 0.4 * exp(-(after - 1) / 1.5))
        return 1.0 - safe


def best_strength(s: TruckerState, ship: int) -> int:
    """Cannon strength with all the power there is, in half units."""
    _, front, other = cannons(s, ship)
    have = tokens(s, ship)
    first = min(have, front)
    return cannon_strength(s, ship, first, min(have - first, other))


def crew_cost(s: TruckerState, ship: int, count: int) -> float:
    """GT17.5 What losing some of the crew costs."""
    now = crew(s, ship)
    left = max(0, now - count)
    if left == 0:
        return arrival_worth(s, ship)
    risk = CrewRisk(s, ship)
    stations = SCALE[s.level - 1] * part_left(s) * 6.0 * (exp(-left / 5.0) - exp(-now / 5.0))
    return stations + (risk.of(left) - risk.of(now)) * arrival_worth(s, ship)


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
    return total + engine_reserve(s, ship, have - count)


def engine_reserve(s: TruckerState, ship: int, left: int) -> float:
    """GT15.1 A ship that moves by double engines alone must keep tokens for open space."""
    single, double = engines(s, ship)
    if single or not double or left >= RESERVE:
        return 0.0
    return (RESERVE - left) / RESERVE * part_left(s) * arrival_worth(s, ship)


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
    """Worth of a tile and of its load; the credit to be paid for losing it not counted."""
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
    """Worth of a part if it flies on; little without humans or engines."""
    base = CELLS * ship
    total = sum([tile_worth(s, ship, cell) for cell in part]) + len(part)
    tiles = [s.grid[base + cell] >> 2 for cell in part]
    loads = [s.load[base + cell] for cell in part if IS_CABIN[s.grid[base + cell] >> 2]]
    if any(0 < load < PURPLE for load in loads):
        total += arrival_worth(s, ship)
    if any(IS_ENGINE[tile] for tile in tiles):
        total += 0.5 * part_left(s) * arrival_worth(s, ship)
    return total


def damage(s: TruckerState, ship: int, cell: int) -> float:
    """GT16.7 What losing a tile costs, with all that falls off."""
    if len(joined(s, ship, cell)) < 2:
        return tile_worth(s, ship, cell) + price_of_losses(s, ship, 1)
    base = CELLS * ship
    cells = [c for c in BOARD_CELLS[s.board] if s.grid[base + c] >= 0]
    kept = best_rest(s, ship, cell, cells)
    gone = [c for c in cells if c not in kept]
    falling = sum([tile_worth(s, ship, c) for c in gone])
    whole, left = part_worth(s, ship, cells), part_worth(s, ship, kept) if kept else 0.0
    lost_hope = max(0.0, whole - left - falling - len(gone))
    return falling + price_of_losses(s, ship, len(gone)) + lost_hope


def best_rest(s: TruckerState, ship: int, cell: int, cells: list[int]) -> list[int]:
    """The part that would fly on if a tile were lost."""
    at = CELLS * ship + cell
    piece = s.grid[at]
    s.grid[at] = EMPTY
    left = [c for c in cells if c != cell]
    best: list[int] = []
    best_worth = -1.0
    while left:
        part = component(s, ship, left[0])
        here = part_worth(s, ship, part)
        if here > best_worth:
            best, best_worth = part, here
        left = [c for c in left if c not in part]
    s.grid[at] = piece
    return best
