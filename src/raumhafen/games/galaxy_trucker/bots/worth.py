"""Worth of a ship in credits: its outfit is counted, then judged with diminishing returns.

The same numbers serve `builder`, `pilot` and the value of a position. The weights were fitted to
flights of the bots; they are estimates, not rules.
"""

from math import exp
from typing import Final

from raumhafen.games.galaxy_trucker.content.kinds import Card
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import (
    BATTERY,
    BOARD_CELLS,
    BROWN,
    CANNON_FRONT,
    CANNON_OTHER,
    CELLS,
    CONTACT,
    ENGINE,
    FIGURES,
    HOLD,
    IS_CABIN,
    IS_CANNON,
    IS_ENGINE,
    IS_SHIELD,
    JOINT,
    POWERED,
    PURPLE,
    SIDE,
    SPECIAL,
    STEPS,
    SUPPORTS,
    TAKES_ALIENS,
)
from raumhafen.games.galaxy_trucker.rules.flight.deck import LEVEL
from raumhafen.games.galaxy_trucker.state import FLYING, LEARNING, TruckerState

# --- styles --------------------------------------------------------------------------------------


class Style:
    """Building style of a bot: credits hoped for from each part of the outfit, and choosiness.

    The first number of a pair is the most that it may bring in round III, in credits; two thirds
    of it are reached at the second.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.speed = (12.0, 5.0)
        self.drive = (10.0, 0.8)  # for engines that need no battery: open space strands the others
        self.fire = (25.0, 7.0)
        self.crew = (45.0, 8.0)
        self.cargo = (18.0, 9.0)
        self.special = (12.0, 3.8)
        self.tokens = (3.0, 4.0)
        self.ward = 1.9  # for each side that a shield covers
        self.joint = 0.8  # for each joint after the first
        self.exposed = 0.8  # what a connector into nothing costs
        self.guard = 0.12  # for each of the 36 rolls of which a cannon is the first guard
        self.cell = 1.9  # what an empty cell may still become
        self.choosy = 1.15  # which part of the tiles it would rather put back, at leisure
        self.plenty = 2.0  # how much the tiles left for each empty cell count in that
        self.empty = 0  # cells it leaves empty to finish earlier


GREEDY: Final = Style("greedy")


# --- what the cards of a flight ask for ----------------------------------------------------------

SPEED, FIRE, CARGO, CREW, WARD, DUST = range(6)
DEMANDS: Final = 6


def _demands(card: Card) -> list[float]:
    """Demands of a card on engines, cannons, holds, crew, shields and smooth sides."""
    small = sum(not thing.big for thing in (*card.meteors, *card.shots))
    big = sum(thing.big for thing in card.meteors)
    wanted = [0.0] * DEMANDS
    wanted[SPEED] = float(card.kind == "open_space")
    wanted[FIRE] = float(card.strength > 0) + 0.3 * big
    wanted[CARGO] = 0.5 * sum(len(goods) for goods in card.planets) / 2 + 0.5 * len(card.goods)
    wanted[CREW] = 0.25 * max(card.crew_lost, card.crew_needed)
    wanted[CREW] += float(card.kind in ("epidemic", "sabotage"))
    wanted[WARD] = float(small)
    wanted[DUST] = float(card.kind == "stardust")
    for line in card.lines:
        wanted[{"engines": SPEED, "cannons": FIRE, "crew": CREW}[line.fewest]] += 0.7
        wanted[WARD] += 0.5 * sum(not thing.big for thing in line.shots)
    return wanted


DEMAND: Final = [_demands(card) for card in CONTENT.cards]


def _usual(level: int) -> list[float]:
    """Average demands of the cards of a level."""
    cards = [card.index for card in CONTENT.cards if card.level == level]
    return [sum(DEMAND[card][d] for card in cards) / len(cards) for d in range(DEMANDS)]


USUAL: Final = [_usual(level) for level in (1, 2, 3)]


def forecast(s: TruckerState, player: int) -> list[float]:
    """GT5.7 Demands of this flight as multiples of the average, from the stacks looked at."""
    usual = [1e-9] * DEMANDS
    known = [1e-9] * DEMANDS
    for at, stack in enumerate(s.stacks):
        seen = s.seen[player] >> at & 1
        for card in stack:
            average = USUAL[LEVEL[card] - 1]
            wanted = DEMAND[card] if seen else average
            for d in range(DEMANDS):
                usual[d] += average[d]
                known[d] += wanted[d]
    return [min(1.5, max(0.6, known[d] / usual[d])) for d in range(DEMANDS)]


PLAIN: Final = [1.0] * DEMANDS


# --- the outfit of a ship ------------------------------------------------------------------------


class Outfit:
    """Totals over the tiles of a ship: engines, cannons, crew and so on, full as at the start."""

    __slots__ = (
        "tiles", "engines", "doubles", "guns", "front", "other", "crew", "tokens", "holds",
        "special", "cover", "purple", "brown",
    )  # fmt: skip

    def __init__(self) -> None:
        self.tiles = 0
        self.engines = 0  # strength of the single ones, in units
        self.doubles = 0
        self.guns = 0  # strength of the single ones, in half units
        self.front = 0  # double cannons
        self.other = 0
        self.crew = 0
        self.tokens = 0
        self.holds = 0
        self.special = 0
        self.cover = [0, 0, 0, 0]  # shields by side
        self.purple = 0
        self.brown = 0

    def add(self, piece: int, sign: int) -> None:
        """A tile more or less, as it is before the start."""
        tile = piece >> 2
        self.tiles += sign
        if IS_CANNON[tile]:
            self.add_cannon(piece, sign)
        elif IS_ENGINE[tile]:
            if POWERED[tile]:
                self.doubles += sign
            else:
                self.engines += sign * ENGINE[tile] // 2
        elif IS_CABIN[tile]:
            self.crew += 2 * sign
        elif BATTERY[tile]:
            self.tokens += sign * BATTERY[tile]
        elif HOLD[tile]:
            if SPECIAL[tile]:
                self.special += sign * HOLD[tile]
            else:
                self.holds += sign * HOLD[tile]
        elif IS_SHIELD[tile]:
            self.cover[piece & 3] += sign
            self.cover[(piece + 1) & 3] += sign

    def add_cannon(self, piece: int, sign: int) -> None:
        tile, ahead = piece >> 2, piece & 3 == 0
        if not POWERED[tile]:
            self.guns += sign * (CANNON_FRONT[tile] if ahead else CANNON_OTHER[tile])
        elif ahead:
            self.front += sign
        else:
            self.other += sign


def outfit(s: TruckerState, ship: int) -> Outfit:
    """The outfit as it is: full before the start, with what is left aboard in flight."""
    found = Outfit()
    grid, base = s.grid, CELLS * ship
    for cell in BOARD_CELLS[s.board]:
        piece = grid[base + cell]
        if piece >= 0:
            found.add(piece, 1)
            if SUPPORTS[piece >> 2] and s.phase != FLYING:
                note_support(s, ship, cell, found)
    if s.phase == FLYING:
        note_load(s, ship, found)
    return found


def note_support(s: TruckerState, ship: int, cell: int, found: Outfit) -> None:
    """GT11.5 A life support counts if it is joined to a cabin."""
    colour = SUPPORTS[s.grid[CELLS * ship + cell] >> 2]
    if s.round != LEARNING and cabins_beside(s, ship, cell, s.grid[CELLS * ship + cell]):
        if colour == PURPLE:
            found.purple = 1
        else:
            found.brown = 1


def cabins_beside(s: TruckerState, ship: int, cell: int, piece: int) -> int:
    """Cabins for aliens that a piece on this cell is joined to."""
    grid, base, step = s.grid, CELLS * ship, STEPS[s.board]
    count = 0
    for d in range(4):
        other = grid[base + cell + step[d]]
        if other >= 0 and TAKES_ALIENS[other >> 2]:
            count += CONTACT[4 * SIDE[4 * piece + d] + SIDE[4 * other + (d ^ 2)]] == JOINT
    return count


def note_load(s: TruckerState, ship: int, found: Outfit) -> None:
    """Crew and tokens that are really there."""
    base = CELLS * ship
    found.crew = found.tokens = 0
    for cell in BOARD_CELLS[s.board]:
        load, piece = s.load[base + cell], s.grid[base + cell]
        if not load or piece < 0:
            continue
        if IS_CABIN[piece >> 2]:
            found.crew += FIGURES[load]
            found.purple |= load == PURPLE
            found.brown |= load == BROWN
        elif BATTERY[piece >> 2]:
            found.tokens += load


# --- worth in credits ----------------------------------------------------------------------------

SCALE: Final = [0.5, 0.75, 1.0]  # by level: rewards and dangers grow
SIDES_AT_RISK: Final = [1.3, 0.9, 0.8, 0.9]


def falling(returns: tuple[float, float], amount: float) -> float:
    """Falling returns: two thirds of the most are reached at the second number."""
    return returns[0] * (1.0 - exp(-amount / returns[1]))


def worth(o: Outfit, style: Style, wanted: list[float], level: int, flying: bool = False) -> float:
    """Credits that such a ship may hope for, beside what it already has."""
    spare = 0.0 if flying else 1.0  # one more battery or shield will surely come
    powered = 1.0 - exp(-(o.tokens + spare) / 3.0)
    speed = o.engines + 2.0 * o.doubles * powered + 2.0 * o.brown
    fire = 0.5 * o.guns + (2.0 * o.front + o.other) * powered + 2.0 * o.purple
    crew = o.crew - (0 if flying else o.purple + o.brown)
    total = wanted[SPEED] * falling(style.speed, speed)
    total += falling(style.drive, o.engines)
    total += wanted[FIRE] * falling(style.fire, fire)
    total += wanted[CREW] * falling(style.crew, crew)
    total += wanted[WARD] * powered * style.ward * covered(o, spare)
    total += (1.0 + 0.25 * min(4, o.doubles + o.front + o.other)) * falling(style.tokens, o.tokens)
    total += wanted[CARGO] * falling(style.cargo, o.holds + o.special)
    total += wanted[CARGO] * falling(style.special, o.special)
    return SCALE[level - 1] * total


def covered(o: Outfit, spare: float) -> float:
    """Sides that shields protect."""
    found = 0.2 * spare
    for d in range(4):
        if o.cover[d]:
            found += SIDES_AT_RISK[d]
    return found
