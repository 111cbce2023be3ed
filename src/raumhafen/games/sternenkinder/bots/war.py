"""War as a sane ruler wages it: attacks when odds are good, guards his worlds, lands with enough.

Nothing hidden is looked at: foreign garrisons, cargo and defence buildings are guessed from what
everybody sees.
"""

from typing import Final

from raumhafen.games.sternenkinder.actions import (
    AMOUNT,
    AT,
    BLOCKADE,
    BOMB,
    BOMBS,
    BUY,
    DEED,
    DISTANT,
    END,
    GROUND_SOLD,
    LIFT,
    LOAD,
    MOST_STRIKES,
    MOVE,
    PASS,
    STRIKE,
    TARGET,
    UNLOAD,
    VERDICT,
    WAR,
)
from raumhafen.games.sternenkinder.bots.odds import (
    arriving_odds,
    battle_odds,
    landing_odds,
    ships_in,
    shot_worth,
    space_odds,
    war_odds,
)
from raumhafen.games.sternenkinder.bots.outlook import POINT, Outlook
from raumhafen.games.sternenkinder.content.galaxy import CELLS, DISTANCE, NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    DANGEROUS,
    FOOD,
    GROUND_COST,
    GROUND_UNITS,
)
from raumhafen.games.sternenkinder.rules.core.fleets import (
    cargo_size,
    fleets_in,
    fleets_of,
    has_fleet,
)
from raumhafen.games.sternenkinder.rules.core.foes import has_foes
from raumhafen.games.sternenkinder.rules.core.movers import MOVERS, beside, is_enterable
from raumhafen.games.sternenkinder.rules.core.places import settled
from raumhafen.games.sternenkinder.rules.core.prices import (
    MERCENARY_UNIT,
    is_fleet,
    unit_price,
)
from raumhafen.games.sternenkinder.rules.core.war import HULL, UNIT_ROW, at_war
from raumhafen.games.sternenkinder.rules.strategy.ending import leaders
from raumhafen.games.sternenkinder.rules.strategy.fleet_moves import FLEET
from raumhafen.games.sternenkinder.rules.strategy.fly import MOVER
from raumhafen.games.sternenkinder.rules.strategy.ground_battle import RECON
from raumhafen.games.sternenkinder.rules.strategy.siege import CELL
from raumhafen.games.sternenkinder.state import FACE_DOWN, FLEETS, NOBODY, SternState

GOOD: Final = 0.65  # the chance to win that an attack needs
HOPELESS: Final = 0.2  # with less a fleet retreats
CENTRE: Final = 0  # the cell of the galactic centre
BOMBARD_IT, LAND, CALL = WAR + 1, WAR + 2, WAR + 3
FAR: Final = 99
NEARER: Final = 0.75  # what a step farther leaves of the worth of a goal
AVOIDED: Final = 5.0
ENOUGH: Final = 3  # ground units for each fleet
HUNT: Final = 4.5  # the worth of a battle that can be won
WAR_FLEETS: Final = 6
PEACE_FLEETS: Final = 3


# --- movement ------------------------------------------------------------------------------------


class Chart:
    """Where fleets of a seat are wanted, and how far that is without running into danger."""

    def __init__(self, s: SternState, seat: int) -> None:
        self.s = s
        self.seat = seat
        met = strangers(s, seat)
        self.avoided = [
            is_stormy(s, cell) or (cell in met and is_held(s, seat, cell)) for cell in range(CELLS)
        ]
        self.goals = [(gain, self.distances(cell)) for cell, gain in goals(s, seat)]

    def distances(self, goal: int) -> list[int]:
        """Steps from everywhere, not through what is avoided."""
        found = [FAR] * CELLS
        found[goal] = 0
        fringe = [goal]
        while fringe:
            further: list[int] = []
            for cell in fringe:
                for near in NEIGHBOURS[cell]:
                    if found[near] == FAR and is_enterable(self.s, near):
                        found[near] = found[cell] + 1
                        if not self.avoided[near]:
                            further.append(near)
            fringe = further
        return found

    def worth(self, cell: int) -> float:
        """Of having a fleet here: the nearer to something good the better."""
        drawn = max([gain * NEARER ** steps[cell] for gain, steps in self.goals], default=0.0)
        return drawn - (AVOIDED if self.avoided[cell] else 0.0)


def choose_war_move(s: SternState, seat: int, options: list[int]) -> int:
    """A blockade, a distant war that can be won, a fleet that gets to a better place; else PASS."""
    best, most = PASS, 0.1
    moves = [action for action in options if MOVE <= action < LOAD]
    if moves:
        chart = Chart(s, seat)
        for action in moves:
            cell = s.fleet_at[FLEETS * seat + action - MOVE]
            near = max([chart.worth(at) for at in beside(s, seat, cell)], default=0.0)
            if near - chart.worth(cell) > most:
                best, most = action, near - chart.worth(cell)
    for action in options:
        if BLOCKADE <= action < LIFT:
            return action
        if DISTANT <= action < DISTANT + CELLS and war_odds(s, seat, action - DISTANT) > GOOD:
            return action
    return best


def choose_step(s: SternState, seat: int, options: list[int]) -> int:
    """The best system for a fleet; staying is the first option where it is allowed."""
    fleet = s.stack[-1].args[MOVER] - MOVERS
    chart = Chart(s, seat)
    best, most = options[0], -99.0
    for action in options:
        worth = chart.worth(s.fleet_at[fleet] if action < AT else action - AT)
        if worth > most:
            best, most = action, worth
    return best


def is_stormy(s: SternState, cell: int) -> bool:
    """Storms and black holes, as far as they are known."""
    return s.tile[cell] != FACE_DOWN and DANGEROUS[s.tile[cell]] and s.route[cell] == NOBODY


def is_held(s: SternState, seat: int, cell: int) -> bool:
    """By enemies that are too strong."""
    return s.tile[cell] != FACE_DOWN and arriving_odds(s, seat, cell) < GOOD


def strangers(s: SternState, seat: int) -> set[int]:
    """The systems in which anybody else may be met; nobody is met elsewhere."""
    met = set(s.neutral_at)
    if has_foes(s, seat):
        met.update(s.fleet_at)
        met.update([cell for cell in settled(s) if s.owner[cell] != seat])
    return met


def goals(s: SternState, seat: int) -> list[tuple[int, float]]:
    """Systems that draw fleets: the centre, neutral fleets, enemies, own worlds in danger."""
    found = [(CENTRE, 3.0)] if not has_fleet(s, seat, CENTRE) else [(CENTRE, centre_worth(s, seat))]
    prey = [cell for cell in s.neutral_at if cell >= 0]
    found += [(cell, 3.0) for cell in prey if arriving_odds(s, seat, cell) > GOOD]
    if not has_foes(s, seat):
        return found
    if s.politics:
        found += [(cell, HUNT) for cell in hunted(s, seat)]
    aboard = any(s.fleet_cargo[fleet] for fleet in fleets_of(s, seat))
    for cell in range(CELLS):
        owner = s.owner[cell]
        if owner == seat:
            found += [(cell, 2.0)] if is_threatened(s, seat, cell) else []
        elif owner != NOBODY and at_war(s, seat, owner):
            found.append((cell, 5.0 if aboard else 2.0))
    return found


def centre_worth(s: SternState, seat: int) -> float:
    """Of staying there; in a war with goals (A6.7) one fleet is enough for it."""
    idle = s.politics and has_foes(s, seat) and len(fleets_in(s, seat, CENTRE)) > 1
    return 1.0 if idle else 3.5


def hunted(s: SternState, seat: int) -> list[int]:
    """A6.11 Where fleets of a foe can be beaten: a victory is what the war is for."""
    foes = [foe for foe in range(s.seats) if at_war(s, seat, foe)]
    cells = {s.fleet_at[fleet] for foe in foes for fleet in fleets_of(s, foe)}
    return [cell for cell in sorted(cells) if arriving_odds(s, seat, cell) > GOOD]


def is_threatened(s: SternState, seat: int, cell: int) -> bool:
    """An enemy fleet is next to an own planet."""
    return any(
        at_war(s, seat, foe) and DISTANCE[CELLS * cell + s.fleet_at[fleet]] <= 1
        for foe in range(s.seats)
        for fleet in fleets_of(s, foe)
    )


def choose_cargo(s: SternState, seat: int, options: list[int]) -> int:
    """In war the dearest units come along, as long as one stays; at the end some land as guards."""
    fleet = s.stack[-1].args[FLEET]
    cell = s.fleet_at[fleet]
    loads = [action for action in options if LOAD <= action < UNLOAD]
    start = GROUND_UNITS * cell
    if not has_foes(s, seat) or not loads or not s.fleet_left[fleet]:
        return END
    if sum(s.troops[start : start + GROUND_UNITS]) <= 1:
        return END
    return max(loads, key=lambda action: GROUND_COST[action - LOAD])


# --- battles -------------------------------------------------------------------------------------


def choose_deed(s: SternState, seat: int, options: list[int]) -> int:
    """The planet if what may defend it is weak enough, else what stands undefended."""
    cell = s.stack[-1].args[CELL]
    planet = DEED + 3
    if planet in options and space_odds(s, seat, cell, ships_in(s, seat, cell)).win > GOOD:
        return planet
    rest = [action for action in options if action not in (planet, DEED)]
    return rest[0] if rest else DEED


def choose_target(s: SternState, seat: int, options: list[int]) -> int:
    """The weakest first: a fleet that is gone does not shoot."""
    return min(options, key=lambda action: s.fight[UNIT_ROW * (action - TARGET) + HULL])


def choose_retreat(s: SternState, seat: int, options: list[int]) -> int:
    """All or none."""
    counts = [action for action in options if AMOUNT <= action < AMOUNT + 60]
    return counts[-1] if battle_odds(s, seat) < HOPELESS else AMOUNT


def choose_bombard(s: SternState, seat: int, options: list[int]) -> int:
    """Not where the planet can be taken."""
    cell = s.stack[-1].args[CELL]
    return WAR if landing_odds(s, seat, cell) > GOOD else BOMBARD_IT


def choose_landing(s: SternState, seat: int, options: list[int]) -> int:
    return LAND if landing_odds(s, seat, s.stack[-1].args[CELL]) > GOOD else WAR


def choose_bomb(s: SternState, seat: int, options: list[int]) -> int:
    """The colony, else the first building."""
    colony = BOMB + BOMBS.index("colony")
    return colony if colony in options else options[0]


def choose_strike(s: SternState, seat: int, options: list[int]) -> int:
    """Where the dice do most, with all units at once."""
    return max(options, key=lambda action: strike_worth(s, seat, action))


def strike_worth(s: SternState, seat: int, action: int) -> tuple[float, int]:
    deed, count = divmod(action - STRIKE, MOST_STRIKES)
    worth = shot_worth(s, deed) if deed < RECON else 0.0
    return worth, count


def call_kosme(s: SternState, seat: int, options: list[int]) -> int:
    return CALL


def choose_verdict(s: SternState, seat: int, options: list[int]) -> int:
    """Who leads ends the game."""
    return VERDICT if seat in leaders(s) else VERDICT + 1


# --- purchases -----------------------------------------------------------------------------------


def arms_worth(o: Outlook, action: int) -> float:
    """Fleets while their upkeep can be borne; in war ground units for them."""
    unit = action - BUY
    if o.left < 2:
        return 0.0
    if is_fleet(unit):
        return fleet_worth(o, unit)
    if has_foes(o.s, o.seat) and len(GROUND_SOLD) > unit - 2 >= 0:
        return army_worth(o.s, o.seat)
    return 0.0


def fleet_worth(o: Outlook, unit: int) -> float:
    """A22.7, A22.15 One holds the galactic centre; in war it takes more than the others have."""
    s, seat = o.s, o.seat
    upkeep = 2 if unit == MERCENARY_UNIT else 1
    own = len(fleets_of(s, seat))
    if o.income[AWE] < upkeep:
        return 0.0
    if has_foes(s, seat):
        most = max([len(fleets_of(s, foe)) for foe in range(s.seats) if at_war(s, seat, foe)])
        return 2.0 if own < min(WAR_FLEETS, most + 2) else 0.0
    if own >= (PEACE_FLEETS if o.style.arms > 1.0 else 1):
        return 0.0
    way = DISTANCE[CELLS * s.home[seat] + CENTRE]
    points = max(0.0, o.left - way - 1) / 2 / (1 + own)
    worth = o.style.arms * POINT * points * 0.5 - upkeep * o.left
    return worth / unit_price(s, seat, unit)


def army_worth(s: SternState, seat: int) -> float:
    """As many as the fleets can carry, and some guards."""
    fleets = fleets_of(s, seat)
    there = sum(
        sum(s.troops[GROUND_UNITS * cell : GROUND_UNITS * (cell + 1)])
        for cell in range(CELLS)
        if s.owner[cell] == seat
    )
    aboard = sum(cargo_size(s.fleet_cargo[fleet]) for fleet in fleets)
    spare = s.account[4 * seat + FOOD] >= 4
    return 1.6 if spare and there + aboard < ENOUGH * len(fleets) + 1 else 0.0


def choose_hasty(s: SternState, seat: int, options: list[int]) -> int:
    """A10.13 The fleet that gets to a better place."""
    found = choose_war_move(s, seat, options)
    return found if found in options else options[0]


WAR_CHOICES: Final = {
    "hasty-fleet": choose_hasty,
    "cargo": choose_cargo,
    "deed": choose_deed,
    "hit-target": choose_target,
    "retreat": choose_retreat,
    "bombard": choose_bombard,
    "land": choose_landing,
    "bomb": choose_bomb,
    "strike": choose_strike,
    "kosme-call": call_kosme,
    "verdict": choose_verdict,
}
