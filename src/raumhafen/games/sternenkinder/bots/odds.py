"""Odds of battles, guessed from what everybody can see."""

from typing import Final

from raumhafen.games.sternenkinder.content.cards import DISTANT_ENEMIES
from raumhafen.games.sternenkinder.content.tables import (
    GROUND_ARMOUR,
    GROUND_COST,
    GROUND_MOBILE,
    GROUND_UNITS,
    OWN_FLEET,
    TECH,
)
from raumhafen.games.sternenkinder.rules.core.field import needed, shot
from raumhafen.games.sternenkinder.rules.core.fleets import (
    carried,
    damage,
    dice,
    fleets_in,
    hit_number,
    hull,
    neutral_in,
)
from raumhafen.games.sternenkinder.rules.core.militia import militia_at
from raumhafen.games.sternenkinder.rules.core.place import has_troops
from raumhafen.games.sternenkinder.rules.core.war import (
    HULL,
    KIND,
    SEAT,
    SIDE,
    are_allies,
    at_war,
    rows,
)
from raumhafen.games.sternenkinder.rules.strategy.ground_battle import next_unit
from raumhafen.games.sternenkinder.state import NOBODY, SternState

SURE: Final = 99.0
DEFENCE_TECH: Final = TECH["tech.defence_troops"]
GARRISON: Final = 4.0  # a garrison whose units nobody knows
MILITIA: Final = 0.8  # what one is worth beside a unit of price 1


def blow(s: SternState, seat: int, kind: int) -> float:
    """Damage that a fleet may expect to do in a round."""
    return dice(s, seat, kind) * (7 - hit_number(s, seat, kind)) / 6 * damage(s, seat, kind)


def power(hulls: float, blows: float) -> float:
    return hulls * blows


def odds(own: float, other: float) -> float:
    return SURE if other <= 0 else own / other


def fleets_power(s: SternState, seat: int, cell: int) -> tuple[float, float]:
    """Hull and damage of the fleets of a seat and its allies."""
    hulls, blows = 0.0, 0.0
    for ally in range(s.seats):
        if are_allies(s, seat, ally):
            for fleet in fleets_in(s, ally, cell):
                hulls += hull(s, ally, s.fleet_kind[fleet])
                blows += blow(s, ally, s.fleet_kind[fleet])
    return hulls, blows


def cell_odds(s: SternState, seat: int, cell: int) -> float:
    """Of the fleets here and one more against neutral fleets and the strongest enemy."""
    own = fleets_power(s, seat, cell)
    mine = power(own[0] + hull(s, seat, OWN_FLEET), own[1] + blow(s, seat, OWN_FLEET))
    worst = 0.0
    group = neutral_in(s, cell)
    if group != NOBODY:
        kind, count = s.neutral_kind[group], s.neutral_count[group]
        worst = power(count * hull(s, NOBODY, kind), count * blow(s, NOBODY, kind))
    if s.war_mode:
        for foe in range(s.seats):
            if at_war(s, seat, foe):
                worst = max(worst, power(*fleets_power(s, foe, cell)))
    return odds(mine, worst)


def attackers_in(s: SternState, seat: int, cell: int) -> float:
    return power(*fleets_power(s, seat, cell))


def guessed_defence(s: SternState, seat: int, cell: int) -> float:
    """Half a defence building for who can build some."""
    owner = s.owner[cell]
    if owner == NOBODY or not s.techs[owner] >> DEFENCE_TECH & 1:
        return 0.0
    return power(hull(s, owner, OWN_FLEET), blow(s, owner, OWN_FLEET)) / 2


def battle_odds(s: SternState, seat: int) -> float:
    """Of the seat's side in the battle that goes on."""
    sides = [[0.0, 0.0], [0.0, 0.0]]
    own = 0
    for at in rows(s):
        side, owner, kind = s.fight[at + SIDE], s.fight[at + SEAT], s.fight[at + KIND]
        sides[side][0] += s.fight[at + HULL]
        sides[side][1] += blow(s, owner, kind)
        if owner == seat:
            own = side
    return odds(power(*sides[own]), power(*sides[1 - own]))


# --- on the ground -------------------------------------------------------------------------------


def unit_power(unit: int) -> float:
    return max(MILITIA, float(GROUND_COST[unit]))


def landing_odds(s: SternState, seat: int, cell: int) -> float:
    """Of all units aboard against militia and a garrison that nobody knows."""
    landed = sum(
        carried(s.fleet_cargo[fleet], unit) * unit_power(unit)
        for fleet in fleets_in(s, seat, cell)
        for unit in range(GROUND_UNITS)
    )
    if s.owner[cell] == NOBODY or landed == 0:
        return 0.0
    return landed / (militia_at(s, cell) * MILITIA + (GARRISON if has_troops(s, cell) else 0))


def war_odds(s: SternState, seat: int, cell: int) -> float:
    """Of an army in the open distant war."""
    if s.distant_open == NOBODY:
        return 0.0
    army = sum(
        s.troops[GROUND_UNITS * cell + unit] * unit_power(unit)
        for unit in range(GROUND_UNITS)
        if GROUND_MOBILE[unit]
    )
    enemy = sum(n * unit_power(unit) for unit, n in DISTANT_ENEMIES[s.distant_open])
    return odds(army, enemy)


def shot_worth(s: SternState, target: int) -> float:
    """What the units whose turn it is may expect to destroy."""
    side, unit = divmod(next_unit(s.ground), GROUND_UNITS)
    if target > GROUND_UNITS:
        return 0.1  # buildings, repair, boarding
    thrown, _, projectile, energy = shot(s.ground, side, unit, target)
    if target == GROUND_UNITS:
        return float(thrown)
    chance = max(1, min(5, 7 - needed(s, side, unit, target, False))) / 6
    armour = GROUND_ARMOUR[target]
    strong = min(1.0, (energy * 2 + projectile) / (armour + 1))
    return thrown * chance * strong * unit_power(target)
