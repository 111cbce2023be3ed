"""Odds of battles, from what the seat may know.

Foreign garrisons and defence buildings are hidden (B6.2), but what an owner has bought is known to
all: any of his garrisons may be the one here, each is as likely as the others. So a re-dealt copy
gives the same odds as the true position.
"""

from typing import Final

from raumhafen.games.sternenkinder.bots.rehearsal import aim_worth, rehearse
from raumhafen.games.sternenkinder.bots.volleys import Duel, Ship, duel
from raumhafen.games.sternenkinder.content.cards import (
    DISTANT_BUILDINGS,
    DISTANT_ENEMIES,
    DISTANT_SETUP,
)
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import (
    ENTRY_PLACE,
    GROUND_MOBILE,
    GROUND_UNITS,
    MILITIA,
    OWN_FLEET,
)
from raumhafen.games.sternenkinder.rules.core.field import (
    FORTRESS,
    FORTRESS_HULL,
    FORTRESS_TARGET,
    PROFILE,
    enlist,
    new_field,
)
from raumhafen.games.sternenkinder.rules.core.fleets import (
    carried,
    damage,
    dice,
    fleets_in,
    fleets_of,
    hit_number,
    hull,
    neutral_in,
)
from raumhafen.games.sternenkinder.rules.core.foes import has_foes
from raumhafen.games.sternenkinder.rules.core.militia import (
    militia_at,
    militia_profile,
    militia_turns,
)
from raumhafen.games.sternenkinder.rules.core.place import has_troops
from raumhafen.games.sternenkinder.rules.core.places import is_blocked, planets_of
from raumhafen.games.sternenkinder.rules.core.quantities import changed
from raumhafen.games.sternenkinder.rules.core.war import (
    ATTACKER,
    DEFENDER,
    HULL,
    KIND,
    SEAT,
    SIDE,
    are_allies,
    at_war,
    rows,
)
from raumhafen.games.sternenkinder.rules.strategy.ground_battle import next_unit
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import FIRST_ROUND
from raumhafen.games.sternenkinder.state import FLEETS, NOBODY, SternState

FACES: Final = 6
CLEAR: Final = 6.0  # so much stronger is as good as sure
SURE: Final = Duel(1.0, 0.0, 0.0)
SAMPLES: Final = 16  # rehearsals for a bot; people get more


# --- fleets --------------------------------------------------------------------------------------


def ship(s: SternState, seat: int, kind: int, first: bool = True) -> Ship:
    """B0.9 A natural 6 always hits, a natural 1 never; decision 35 some hit better at first."""
    number = hit_number(s, seat, kind)
    later = chance(number)
    better = changed(s, seat, FIRST_ROUND, 0) if first and s.politics and seat != NOBODY else 0
    at_once = chance(number - better) if better else later
    return hull(s, seat, kind), dice(s, seat, kind), later, damage(s, seat, kind), at_once


def chance(number: int) -> float:
    return max(1, min(5, 7 - number)) / FACES


def ships_in(s: SternState, seat: int, cell: int) -> list[Ship]:
    """The fleets of a seat and its allies."""
    return [
        ship(s, ally, s.fleet_kind[fleet])
        for ally in range(s.seats)
        if are_allies(s, seat, ally)
        for fleet in fleets_in(s, ally, cell)
    ]


def ships_of(s: SternState, fleets: list[int]) -> list[Ship]:
    return [ship(s, fleet // FLEETS, s.fleet_kind[fleet]) for fleet in fleets]


def neutrals_in(s: SternState, cell: int) -> list[Ship]:
    group = neutral_in(s, cell)
    if group == NOBODY:
        return []
    return [ship(s, NOBODY, s.neutral_kind[group])] * s.neutral_count[group]


def foes_in(s: SternState, seat: int, cell: int) -> list[int]:
    """B9.1 Players at war who have fleets or the planet here, one for each side."""
    found: list[int] = []
    for foe in range(s.seats) if has_foes(s, seat) else ():
        if at_war(s, seat, foe) and not any(are_allies(s, foe, other) for other in found):
            owns = s.owner[cell] != NOBODY and are_allies(s, foe, s.owner[cell])
            if owns or ships_in(s, foe, cell):
                found.append(foe)
    return found


def possible_defence(s: SternState, cell: int) -> list[int]:
    """How many defence buildings may stand here: as many as on any planet of the owner."""
    own = planets_of(s, s.owner[cell])
    alike = [at for at in own if is_blocked(s, at) == is_blocked(s, cell)]
    return sorted(s.defence[at].bit_count() for at in alike)


def against(s: SternState, foe: int, cell: int, own: list[Ship]) -> Duel:
    """B27.2.3 Fleets and defence buildings of a player, averaged over what may stand here."""
    others, owner = ships_in(s, foe, cell), s.owner[cell]
    if owner == NOBODY or not are_allies(s, foe, owner):
        return duel(own, others)
    counts = possible_defence(s, cell)
    fort = ship(s, owner, OWN_FLEET, first=False)
    found = [(duel(own, others + [fort] * n), counts.count(n)) for n in sorted(set(counts))]
    total = len(counts)
    return Duel(
        sum(one.win * n for one, n in found) / total,
        sum(one.own * n for one, n in found) / total,
        sum(one.foe * n for one, n in found) / total,
    )


def space_odds(s: SternState, seat: int, cell: int, own: list[Ship]) -> Duel:
    """B9.1 Of these fleets in a system: the worst battle that waits there."""
    worst = SURE
    neutral = neutrals_in(s, cell)
    if neutral:
        worst = duel(own, neutral)
    for foe in foes_in(s, seat, cell):
        found = against(s, foe, cell, own)
        worst = found if found.win <= worst.win else worst
    return worst


def arriving_odds(s: SternState, seat: int, cell: int) -> float:
    """The chance of the fleets that are here or next to it, or of one; clear cases need no sum."""
    if cell not in s.neutral_at and cell not in s.fleet_at and s.owner[cell] in (NOBODY, seat):
        return 1.0
    if neutral_in(s, cell) == NOBODY and not has_foes(s, seat):
        return 1.0
    enemies = [neutrals_in(s, cell), *[ships_in(s, foe, cell) for foe in foes_in(s, seat, cell)]]
    if not any(enemies) and (s.owner[cell] == NOBODY or not has_foes(s, seat)):
        return 1.0
    near = [fleet for fleet in fleets_of(s, seat) if s.fleet_at[fleet] in NEIGHBOURS[cell]]
    own = ships_in(s, seat, cell) + ships_of(s, near) or [ship(s, seat, OWN_FLEET)]
    strongest = max(power(ships) for ships in enemies)
    if power(own) * CLEAR < strongest:
        return 0.0
    return space_odds(s, seat, cell, own).win


def power(ships: list[Ship]) -> float:
    """Hull by expected damage: what decides a long fight."""
    hull: float = sum(one[0] for one in ships)
    damage: float = sum(one[1] * one[2] * one[3] for one in ships)
    return hull * damage


def battle_odds(s: SternState, seat: int) -> float:
    """Of the seat's side in the battle that goes on."""
    sides: list[list[Ship]] = [[], []]
    own = ATTACKER
    for at in rows(s):
        side, owner = s.fight[at + SIDE], s.fight[at + SEAT]
        _, thrown, later, each, _ = ship(s, owner, s.fight[at + KIND], first=False)
        sides[side].append((s.fight[at + HULL], thrown, later, each, later))
        if owner == seat:
            own = side
    win = duel(sides[ATTACKER], sides[DEFENDER]).win
    return win if own == ATTACKER else 1.0 - win


# --- on the ground -------------------------------------------------------------------------------


def units_aboard(s: SternState, fleets: list[int]) -> list[int]:
    return [
        sum(carried(s.fleet_cargo[fleet], unit) for fleet in fleets) for unit in range(GROUND_UNITS)
    ]


def possible_garrisons(s: SternState, cell: int) -> list[list[int]]:
    """B6.2 Garrisons of the owner that may be the one here; a planet without one shows that."""
    if not has_troops(s, cell):
        return [s.troops[GROUND_UNITS * cell : GROUND_UNITS * (cell + 1)]]
    alike = [
        at
        for at in planets_of(s, s.owner[cell])
        if has_troops(s, at) and is_blocked(s, at) == is_blocked(s, cell)
    ]
    return sorted(s.troops[GROUND_UNITS * at : GROUND_UNITS * (at + 1)] for at in alike)


def landing_fields(s: SternState, seat: int, cell: int, army: list[int]) -> list[list[int]]:
    """B19.1 One field for each garrison that may be here, with the militia that all can count."""
    found: list[list[int]] = []
    for garrison in possible_garrisons(s, cell):
        field = new_field(seat, s.owner[cell], cell)
        for unit in range(GROUND_UNITS):
            enlist(field, ATTACKER, unit, army[unit])
            enlist(field, DEFENDER, unit, garrison[unit])
        turned = militia_turns(s, cell, seat)
        field[PROFILE] = militia_profile(s, cell)
        enlist(field, ATTACKER if turned else DEFENDER, MILITIA, militia_at(s, cell))
        found.append(field)
    return found


def ground_odds(s: SternState, seat: int, cell: int, army: list[int], samples: int) -> Duel:
    """Of an army that lands, rehearsed with dice that depend on place and time alone."""
    if not any(army) or s.owner[cell] == NOBODY:
        return Duel(0.0, 0.0, 0.0)
    fields = landing_fields(s, seat, cell, army)
    return rehearse(s, fields, samples, f"odds {cell} {s.round}")


def landing_odds(s: SternState, seat: int, cell: int) -> float:
    """Of all units aboard against militia and a garrison that nobody knows."""
    army = units_aboard(s, fleets_in(s, seat, cell))
    return ground_odds(s, seat, cell, army, SAMPLES).win


def war_odds(s: SternState, seat: int, cell: int) -> float:
    """Of an army in the open distant war."""
    if s.distant_open == NOBODY:
        return 0.0
    field = new_field(seat, NOBODY, NOBODY)
    for unit in range(GROUND_UNITS):
        if GROUND_MOBILE[unit]:
            enlist(field, ATTACKER, unit, s.troops[GROUND_UNITS * cell + unit])
    for unit, count in DISTANT_ENEMIES[s.distant_open]:
        enlist(field, DEFENDER, unit, count)
    for effect in DISTANT_SETUP[s.distant_open]:
        field[PROFILE] = ENTRY_PLACE[effect.n]
    field[FORTRESS] = FORTRESS_HULL if DISTANT_BUILDINGS[s.distant_open] else 0
    return rehearse(s, [field], SAMPLES, f"war {cell} {s.round}").win


def shot_worth(s: SternState, target: int) -> float:
    """What the units whose turn it is may expect to destroy."""
    side, unit = divmod(next_unit(s.ground), GROUND_UNITS)
    if target > FORTRESS_TARGET:
        return 0.1  # buildings, repair, boarding
    return aim_worth(s, side, unit, target)
