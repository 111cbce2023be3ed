"""B27.2 Fleets of simple combat: where they are, what they are worth, what they carry.

A fleet is one military unit. The own fleets of a player are all alike: technologies change them at
once, wherever they are. Mercenaries, Kosme and neutral fleets have the values of their kind.
"""

from typing import Final

from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.layouts import FLEET_CARGO, FLEET_MOVE
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    FLEET_VALUES,
    GROUND_UNITS,
    MERCENARY_FLEET,
    OWN_FLEET,
    SIMPLE_DAMAGE,
    SIMPLE_DICE,
    SIMPLE_FACTOR,
    SIMPLE_FLEETS,
    SIMPLE_HIT,
    SIMPLE_HULL,
    SIMPLE_MOST,
    SIMPLE_PRICE,
    SIMPLE_UPKEEP,
    TECHS,
)
from raumhafen.games.sternenkinder.content.words import FLAGS
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.state import FLEETS, HONOURS, NOBODY, SLOW, SternState

UTOPIAN: Final = FLAGS.index("utopia_upkeep")
# places in FLEET_VALUES
HULL: Final = 0
DICE: Final = 1
HIT: Final = 2
DAMAGE: Final = 3
PRICE: Final = 4
UPKEEP: Final = 5
WIDTH: Final = 6
LEAST_HIT: Final = 2  # B0.9 a natural 1 never hits
LOST_FLEET: Final = 5  # decision 33 AWE for each that does not fit
SHIP_COST: Final = QUANTITY["ship.cost"]
SHIP_UPKEEP: Final = QUANTITY["ship.military.upkeep"]
TOTAL_UPKEEP: Final = QUANTITY["ship.military.upkeep.total"]
MERCENARY_UPKEEP: Final = QUANTITY["mercenary.upkeep"]
SHIP_MOVE: Final = QUANTITY["ship.strategic_move"]
# B27.2.3 only these technologies change fleets
FLEET_TECHS: Final = [tech for tech in range(TECHS) if SIMPLE_PRICE[tech] or SIMPLE_UPKEEP[tech]]
FLEET_BITS: Final = sum(1 << tech for tech in FLEET_TECHS)


# --- values --------------------------------------------------------------------------------------


def of_techs(s: SternState, seat: int, table: list[int]) -> int:
    """B27.2.3 What the technologies of a seat add up to."""
    own, found = s.techs[seat] & FLEET_BITS, 0
    while own:
        low = own & -own
        found += table[low.bit_length() - 1]
        own ^= low
    return found


def printed(kind: int, what: int) -> int:
    return FLEET_VALUES[WIDTH * kind + what]


def hull(s: SternState, seat: int, kind: int) -> int:
    base = printed(kind, HULL)
    return base + of_techs(s, seat, SIMPLE_HULL) if kind == OWN_FLEET else base


def dice(s: SternState, seat: int, kind: int) -> int:
    base = printed(kind, DICE)
    return base + of_techs(s, seat, SIMPLE_DICE) if kind == OWN_FLEET else base


def hit_number(s: SternState, seat: int, kind: int) -> int:
    """B0.9, B27.2.3 The number a die must show, at best 2."""
    base = printed(kind, HIT)
    if kind != OWN_FLEET:
        return base
    return max(LEAST_HIT, base - of_techs(s, seat, SIMPLE_HIT))


def damage(s: SternState, seat: int, kind: int) -> int:
    base = printed(kind, DAMAGE)
    return base + of_techs(s, seat, SIMPLE_DAMAGE) if kind == OWN_FLEET else base


def fleet_price(s: SternState, seat: int, kind: int) -> int:
    """B27.2.4, decision 59 Technologies make own fleets dearer; mercenaries have one price."""
    base = printed(kind, PRICE)
    if kind != OWN_FLEET:
        return base
    return changed(s, seat, SHIP_COST, base + of_techs(s, seat, SIMPLE_PRICE))


def fleet_upkeep(s: SternState, seat: int, kind: int) -> int:
    """B27.2.3, decision 59 AWE a round."""
    base = printed(kind, UPKEEP)
    if kind == MERCENARY_FLEET:
        return changed(s, seat, MERCENARY_UPKEEP, base)
    if kind != OWN_FLEET:
        return 0
    dear = s.politics and bool(s.flags[seat] >> UTOPIAN & 1)  # A14.1 one AWE more
    return changed(s, seat, SHIP_UPKEEP, base + of_techs(s, seat, SIMPLE_UPKEEP) + dear)


def most_fleets(s: SternState, seat: int) -> int:
    """B27.2.3 One for each ship size, doubled by advanced construction, at most nine."""
    most = of_techs(s, seat, SIMPLE_FLEETS)
    for tech in FLEET_TECHS:
        if SIMPLE_FACTOR[tech] > 1 and s.techs[seat] >> tech & 1:
            most *= SIMPLE_FACTOR[tech]
    return min(most, SIMPLE_MOST)


def fleet_move(s: SternState, fleet: int) -> int:
    """B27.2.3, B7.9 One system; who retreated is slower by 1, but never stands still."""
    systems = changed(s, fleet // FLEETS, SHIP_MOVE, FLEET_MOVE)
    return max(1, systems - 1) if s.fleet_mark[fleet] & SLOW else systems


# --- on the map ----------------------------------------------------------------------------------


def fleets_of(s: SternState, seat: int) -> list[int]:
    """The places of a seat's fleets."""
    start = FLEETS * seat
    return [at for at in range(start, start + FLEETS) if s.fleet_kind[at] != NOBODY]


def fleets_in(s: SternState, seat: int, cell: int) -> list[int]:
    start = FLEETS * seat
    return [at for at in range(start, start + FLEETS) if s.fleet_at[at] == cell]


def has_fleet(s: SternState, seat: int, cell: int) -> bool:
    start = FLEETS * seat
    return cell in s.fleet_at[start : start + FLEETS]


def count_kind(s: SternState, seat: int, kind: int) -> int:
    return s.fleet_kind[FLEETS * seat : FLEETS * (seat + 1)].count(kind)


def may_own(s: SternState, seat: int, kind: int) -> bool:
    """B27.2.3, B27.2.7, B27.2.9 The maximum of own fleets; one of mercenaries, one of Kosme."""
    most = most_fleets(s, seat) if kind == OWN_FLEET else 1
    if s.politics and kind == OWN_FLEET:
        most += honoured(s, seat)
        return count_kind(s, seat, kind) < most and has_place(s, seat)
    return count_kind(s, seat, kind) < most and (not s.politics or has_place(s, seat))


def fleets_to_come(s: SternState, seat: int) -> int:
    """B27.2.3 How many more own fleets a player may have."""
    most = most_fleets(s, seat) + honoured(s, seat) - count_kind(s, seat, OWN_FLEET)
    return max(0, min(most, count_kind(s, seat, NOBODY)))


def honoured(s: SternState, seat: int) -> int:
    """A15.3, A15.20 The Sovereignty and the flagship do not count against the maximum."""
    marks = s.fleet_mark[FLEETS * seat : FLEETS * (seat + 1)]
    return sum(mark & HONOURS != 0 for mark in marks)


def has_place(s: SternState, seat: int) -> bool:
    return NOBODY in s.fleet_kind[FLEETS * seat : FLEETS * (seat + 1)]


def honour_fleet(s: SternState, seat: int, mark: int, cell: int) -> bool:
    """A15.3, A15.20, B27.2.9 One extra fleet without upkeep, if there is any place for it."""
    if not has_place(s, seat):
        return False
    at = s.fleet_kind.index(NOBODY, FLEETS * seat, FLEETS * (seat + 1))
    add_fleet(s, seat, OWN_FLEET, cell)
    s.fleet_mark[at] |= mark
    return True


def add_fleet(s: SternState, seat: int, kind: int, cell: int) -> None:
    """B5.1.2 A new fleet, at the first free place of its owner."""
    at = s.fleet_kind.index(NOBODY, FLEETS * seat, FLEETS * (seat + 1))
    s.fleet_kind[at] = kind
    s.fleet_at[at] = cell
    s.fleet_from[at] = NOBODY


def remove_fleet(s: SternState, at: int) -> None:
    """B5.1.4 With all that it carries."""
    s.fleet_kind[at] = s.fleet_at[at] = s.fleet_from[at] = NOBODY
    s.fleet_since[at] = s.fleet_left[at] = s.fleet_slow[at] = 0
    s.fleet_mark[at] = s.fleet_cargo[at] = 0


def receive_fleets(s: SternState, seat: int, kind: int, count: int, cell: int) -> None:
    """Decision 33 Fleets that an effect gives: as many as fit, for each other one 5 AWE."""
    if cell == s.home[seat] and s.owner[cell] != seat:  # the home world was lost
        cell = s.owner.index(seat) if seat in s.owner else NOBODY
    for _ in range(count):
        if cell != NOBODY and may_own(s, seat, kind):
            add_fleet(s, seat, kind, cell)
        else:
            s.account[4 * seat + AWE] += LOST_FLEET


# --- B7.4 cargo: two bits for each kind of ground unit -------------------------------------------


def carried(cargo: int, unit: int) -> int:
    return cargo >> 2 * unit & 3


def cargo_size(cargo: int) -> int:
    return sum(carried(cargo, unit) for unit in range(GROUND_UNITS)) if cargo else 0


def room(s: SternState, at: int) -> int:
    """B27.2.2 Each fleet carries up to three ground units."""
    return FLEET_CARGO - cargo_size(s.fleet_cargo[at])


def load_unit(s: SternState, at: int, unit: int) -> None:
    s.fleet_cargo[at] += 1 << 2 * unit


def unload_unit(s: SternState, at: int, unit: int) -> None:
    s.fleet_cargo[at] -= 1 << 2 * unit


# --- B3.6 control --------------------------------------------------------------------------------


def neutral_in(s: SternState, cell: int) -> int:
    """The neutral fleets in a system, or NOBODY."""
    return s.neutral_at.index(cell) if cell in s.neutral_at else NOBODY


def fleet_strength(s: SternState, seat: int, cell: int) -> int:
    """B7.6 The hull of a seat's fleets in a system."""
    if not has_fleet(s, seat, cell):
        return 0
    return sum(hull(s, seat, s.fleet_kind[at]) for at in fleets_in(s, seat, cell))


def strength(s: SternState, seat: int, cell: int) -> int:
    """B3.6 Hull of fleets, levels of an own colony and of a guard."""
    total = fleet_strength(s, seat, cell) + s.guard[CELLS * seat + cell]
    return total + s.level[cell] if s.owner[cell] == seat else total


def neutral_strength(s: SternState, cell: int) -> int:
    """Decision 20 Neutral fleets block control, they never have it."""
    group = neutral_in(s, cell)
    if group == NOBODY:
        return 0
    return s.neutral_count[group] * printed(s.neutral_kind[group], HULL)


def controller(s: SternState, cell: int) -> int:
    """B3.6 Who has strictly the highest strength; NOBODY at a tie."""
    return strongest(
        [strength(s, seat, cell) for seat in range(s.seats)], neutral_strength(s, cell)
    )


def strongest(strengths: list[int], neutral: int) -> int:
    """B3.6 By seat, beside the strength of neutral fleets."""
    best, most = NOBODY, neutral
    for seat, own in enumerate(strengths):
        if own > most:
            best, most = seat, own
        elif own == most:
            best = NOBODY
    return best


def holds_by_fleets(s: SternState, seat: int, cell: int) -> bool:
    """B3.5 Whether a seat controls a system by military ships."""
    return has_fleet(s, seat, cell) and controller(s, cell) == seat
