"""GT5 Building plan of a bot: what its ship lacks, where tiles go, what time is left.

Every building decision makes a `Plan` and scores placements of a tile with it. Nothing is
remembered between decisions, so a plan never outlives the position it was made for.
"""

from math import exp, pow
from typing import Final

from raumhafen.games.galaxy_trucker.bots.openings import CHANCE, DIGIT, FREE, demand_of
from raumhafen.games.galaxy_trucker.bots.worth import (
    GREEDY,
    PLAIN,
    SCALE,
    Outfit,
    Style,
    cabins_beside,
    forecast,
    outfit,
    worth,
)
from raumhafen.games.galaxy_trucker.content.tables import (
    ALL,
    BOARD_CELLS,
    CELLS,
    EMPTY,
    FRONT,
    IS_CANNON,
    IS_ENGINE,
    IS_SHIELD,
    KIND,
    KIND_NAMES,
    PURPLE,
    SIDE,
    STEPS,
    SUPPORTS,
    TAKES_ALIENS,
    column_of,
    row_of,
)
from raumhafen.games.galaxy_trucker.rules.building.hourglass import has_hourglass
from raumhafen.games.galaxy_trucker.rules.building.options import frontier
from raumhafen.games.galaxy_trucker.rules.flight.meteors_and_shots import guard
from raumhafen.games.galaxy_trucker.rules.ship.legality import (
    adds_error,
    device_side,
    exposed,
    joined,
)
from raumhafen.games.galaxy_trucker.state import (
    LEARNING,
    TruckerState,
)

KINDS: Final = len(KIND_NAMES)
SAMPLE: Final = [KIND.index(kind) for kind in range(KINDS)]  # a tile of each kind
TURNS_OF: Final = [
    (0,) if IS_ENGINE[t] else (0, 1, 2, 3) if IS_SHIELD[t] else (0, 1) if IS_CANNON[t] else (0,)
    for t in ALL
]  # rotations that differ in what the tile does
WAYS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # of 36, by roll

NEVER: Final = -99.0
ANYTHING: Final = -2.0  # what a placement may cost if time or tiles run out
LONELY_SUPPORT: Final = 0.2  # what a life support without a cabin is worth
LEISURE: Final = 40  # counted actions a learning flight seems to leave
CANDIDATES: Final = 7  # open tiles that are tried on the ship
AMPLE: Final = 2.0  # tiles for each empty cell beyond which more make no difference
FULLEST: Final = 0.85  # no bot puts back more than this part of what it draws


class Plan:
    """One building decision: the ship as it stands, its outfit, free cells and time left."""

    __slots__ = (
        "s", "ship", "style", "wanted", "outfit", "now", "gains", "room", "left", "ports",
        "demands", "cell_worth", "scale",
    )  # fmt: skip

    def __init__(self, s: TruckerState, player: int, style: Style = GREEDY) -> None:
        self.s = s
        self.ship = s.flies[player]
        self.style = style
        self.wanted = PLAIN if s.round == LEARNING else forecast(s, player)
        self.outfit: Outfit = outfit(s, self.ship)
        self.now = worth(self.outfit, style, self.wanted, s.level)
        self.gains: dict[int, float] = {}
        self.room = usable(s, self.ship)
        self.left = actions_left(s, self.ship)
        self.scale = SCALE[s.level - 1]
        self.ports = count_ports(s, self.ship, self.room)
        self.demands = {cell: demand_of(s, self.ship, cell) for cell in self.room}
        self.cell_worth = style.cell * self.scale

    # --- what a tile adds ------------------------------------------------------------------------

    def gain(self, piece: int) -> float:
        """Credits that the kind of tile brings, wherever it lies."""
        tile = piece >> 2
        key = 4 * KIND[tile] + (piece & 3 if len(TURNS_OF[tile]) > 1 else 0)
        found = self.gains.get(key)
        if found is None:
            self.outfit.add(piece, 1)
            found = worth(self.outfit, self.style, self.wanted, self.s.level) - self.now
            self.outfit.add(piece, -1)
            self.gains[key] = found
        return found

    def alien_gain(self, colour: int) -> float:
        """GT11.5 What the alien of a colour brings, its place in a cabin paid for."""
        o = self.outfit
        if self.s.round == LEARNING or (o.purple if colour == PURPLE else o.brown):
            return 0.0
        purple = o.purple
        brown = o.brown
        if colour == PURPLE:
            o.purple = 1
        else:
            o.brown = 1
        found = worth(o, self.style, self.wanted, self.s.level) - self.now
        o.purple = purple
        o.brown = brown
        return max(0.0, found)

    def best_gain(self, kind: int) -> float:
        """Most credits that a tile of a kind can bring."""
        tile = SAMPLE[kind]
        if SUPPORTS[tile]:
            return 0.6 * self.alien_gain(SUPPORTS[tile])
        return max([self.gain(4 * tile + k) for k in TURNS_OF[tile]])

    # --- where a tile goes -----------------------------------------------------------------------

    def score(self, cell: int, piece: int) -> float:
        """Worth of a legal placement in credits."""
        s, ship, tile = self.s, self.ship, piece >> 2
        total = self.neighbourhood(cell, piece)
        if SUPPORTS[tile]:
            alone = cabins_beside(s, ship, cell, piece) == 0
            return total + (LONELY_SUPPORT if alone else self.alien_gain(SUPPORTS[tile]))
        total += self.gain(piece)
        if TAKES_ALIENS[tile]:
            total += self.guests(cell, piece)
        side = device_side(piece)
        if side >= 0 and cell + STEPS[s.board][side] in self.room:
            total -= self.cell_worth * CHANCE[self.demands[cell + STEPS[s.board][side]]]
        if IS_CANNON[tile]:
            total += self.guarding(cell, side)
        return total

    def neighbourhood(self, cell: int, piece: int) -> float:
        """Worth of joints, of room to grow and of open connectors that a placement makes."""
        grid, base, step = self.s.grid, CELLS * self.ship, STEPS[self.s.board]
        joints = exposed = growth = 0
        later = 0.0
        points = device_side(piece)
        for d in range(4):
            side = SIDE[4 * piece + d]
            beside = cell + step[d]
            if grid[base + beside] >= 0:
                joints += side > 0
            elif beside in self.room and d != points:
                growth += side > 0
                demand = self.demands[beside]
                later += CHANCE[demand + DIGIT[d ^ 2] * (side - FREE)] - CHANCE[demand]
            else:
                exposed += side > 0
        held = self.scale * self.style.joint * (joints - 1)
        ports = self.ports - joints + growth - self.shut(cell, piece)
        reach = self.cell_worth * len(self.room) * (openness(ports) - openness(self.ports))
        reach += self.cell_worth * later
        return held + reach - self.scale * self.style.exposed * exposed

    def shut(self, cell: int, piece: int) -> int:
        """Connectors that look into the cell which a barrel or nozzle keeps free."""
        side = device_side(piece)
        if side < 0:
            return 0
        ahead = cell + STEPS[self.s.board][side]
        return connectors_into(self.s, self.ship, ahead) if ahead in self.room else 0

    def guests(self, cell: int, piece: int) -> float:
        """Aliens that a cabin makes possible: life supports beside it that had no cabin yet."""
        grid, base, step = self.s.grid, CELLS * self.ship, STEPS[self.s.board]
        total = 0.0
        for d in range(4):
            other = grid[base + cell + step[d]]
            if other >= 0 and SUPPORTS[other >> 2] and SIDE[4 * piece + d]:
                total += self.alien_gain(SUPPORTS[other >> 2])
        return total

    def guarding(self, cell: int, side: int) -> float:
        """GT16.3 Lines in which this is the first cannon against big meteors."""
        s, ship = self.s, self.ship
        if side == 2:
            return 0.0
        if side == FRONT:
            lines = [column_of(cell)]
        else:
            lines = [line for line in range(row_of(cell) - 1, row_of(cell) + 2) if line <= 12]
        ways = sum([WAYS[line] for line in lines if guard(s, ship, side, line) == 0])
        return self.scale * self.style.guard * ways * (1.0 if side == FRONT else 0.5)

    def best_place(self, tile: int) -> tuple[float, int]:
        """The best legal placement as (score, 4 * cell + rotation)."""
        s, ship = self.s, self.ship
        best, where = NEVER, -1
        for cell in frontier(s, ship, BOARD_CELLS[s.board]):
            if cell not in self.room:
                continue
            for k in (0,) if IS_ENGINE[tile] else (0, 1, 2, 3):
                if not adds_error(s, ship, cell, 4 * tile + k):
                    score = self.score(cell, 4 * tile + k)
                    if score > best:
                        best, where = score, 4 * cell + k
        return best, where

    def hope(self) -> float:
        """Worth that the empty cells may still get; `neighbourhood` counts its changes."""
        chances = sum([CHANCE[self.demands[cell]] for cell in self.room])
        return self.cell_worth * (len(self.room) * openness(self.ports) + chances)

    # --- how choosy to be ------------------------------------------------------------------------

    def threshold(self) -> float:
        """Least score at which a drawn tile is placed; the more time is left, the higher."""
        need = 1.15 * len(self.room) + 1.0
        part = min(FULLEST, 1.0 - need / max(self.left, 1)) * self.style.choosy * self.abundance()
        if part <= 0.0:
            return ANYTHING * self.scale
        return self.quantile(part) - 0.25 * self.scale

    def abundance(self) -> float:
        """Tiles of the pile for each builder and empty cell: four builders soon use them up."""
        builders = max(1, self.s.order.count(0))
        share = len(self.s.pile) / (builders * max(1, len(self.room)))
        return pow(min(share, AMPLE), self.style.plenty)

    def quantile(self, part: float) -> float:
        """The gain that this part of the pile stays below."""
        counts = [0] * KINDS
        for tile in self.s.pile:
            counts[KIND[tile]] += 1
        ranked = sorted([(self.best_gain(k), counts[k]) for k in range(1, KINDS) if counts[k]])
        limit = part * len(self.s.pile)
        for gain, count in ranked:
            limit -= count
            if limit < 0:
                return gain
        return ranked[-1][0] if ranked else NEVER


def usable(s: TruckerState, ship: int) -> set[int]:
    """Empty marked cells that no barrel or nozzle keeps free."""
    grid, base, step = s.grid, CELLS * ship, STEPS[s.board]
    room = {cell for cell in BOARD_CELLS[s.board] if grid[base + cell] < 0}
    for cell in BOARD_CELLS[s.board]:
        if grid[base + cell] >= 0:
            side = device_side(grid[base + cell])
            if side >= 0:
                room.discard(cell + step[side])
    return room


def connectors_into(s: TruckerState, ship: int, cell: int) -> int:
    """Connectors of the ship that look into an empty cell."""
    grid, base, step = s.grid, CELLS * ship, STEPS[s.board]
    count = 0
    for d in range(4):
        other = grid[base + cell + step[d]]
        if other >= 0 and SIDE[4 * other + (d ^ 2)]:
            count += 1
    return count


def count_ports(s: TruckerState, ship: int, room: set[int]) -> int:
    """Connectors at which the ship can grow."""
    return sum([connectors_into(s, ship, cell) for cell in room])


def openness(ports: int) -> float:
    """Estimated part of the empty cells that can still be reached."""
    return 1.0 - exp(-max(0, ports) / 2.5)


def actions_left(s: TruckerState, ship: int) -> int:
    """GT7 Counted actions that the hourglass leaves at least, or that a fair pace leaves."""
    used = CELLS - s.grid[CELLS * ship : CELLS * ship + CELLS].count(EMPTY)
    used += len(s.open_tiles) // s.seats
    if not has_hourglass(s):
        return LEISURE - used
    fair = s.sand_actions * (s.level + 1) - used
    return min(fair, sand_left(s, ship))


def quality(s: TruckerState, ship: int, style: Style = GREEDY) -> float:
    """Worth of a ship if it takes off as it stands."""
    fitted = worth(outfit(s, ship), style, PLAIN, s.level)
    return fitted + SCALE[s.level - 1] * hull(s, ship, style)


def hull(s: TruckerState, ship: int, style: Style) -> float:
    """Worth of the joints, less the cost of exposed connectors."""
    joints = tiles = 0
    for cell in BOARD_CELLS[s.board]:
        if s.grid[CELLS * ship + cell] >= 0:
            tiles += 1
            joints += len(joined(s, ship, cell))
    return style.joint * (joints // 2 - tiles + 1) - style.exposed * exposed(s, ship)


def sand_left(s: TruckerState, ship: int) -> int:
    """GT7 Counted actions that the hourglass leaves at least."""
    running = max(0, s.sand_actions - s.counted[ship]) if s.sand else 0
    return running + s.glass * s.sand_actions
