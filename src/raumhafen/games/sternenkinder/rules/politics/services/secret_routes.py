"""A11.6 Secret routes: which fleet or unit, where to."""

from typing import Final

from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, MOVE, SHIP
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.rules.core.agents import network_at
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of
from raumhafen.games.sternenkinder.rules.core.movers import (
    MOVERS,
    STANDSTILL,
    is_enterable,
    is_fleet,
    mover_at,
    mover_hull,
    put_mover,
    slow_down,
)
from raumhafen.games.sternenkinder.rules.politics.services.service import can_pay, price_at, said
from raumhafen.games.sternenkinder.rules.strategy.battles import foes_in
from raumhafen.games.sternenkinder.rules.strategy.card_effects import has_enemy
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, FLEETS, SternState

HULL_POINT: Final = 5  # A11.6


def travellers(s: SternState, seat: int) -> list[int]:
    """Own fleets and civil units that were not moved so in this round."""
    units = [unit for unit in units_of(s, seat) if s.civil_slow[unit] < STANDSTILL]
    fleets = [at for at in fleets_of(s, seat) if s.fleet_slow[at] < STANDSTILL]
    return [*units, *[MOVERS + at for at in fleets]]


def mover_answer(seat: int, mover: int) -> int:
    if is_fleet(mover):
        return MOVE + mover - MOVERS - FLEETS * seat
    return SHIP + mover - CIVIL_UNITS * seat


def named_mover(f: Frame) -> int:
    answer = said(f)[0]
    if MOVE <= answer < MOVE + FLEETS:
        return MOVERS + FLEETS * f.seat + answer - MOVE
    return CIVIL_UNITS * f.seat + answer - SHIP


def exits(s: SternState, seat: int, mover: int) -> list[int]:
    """A11.6 Adjacent discovered systems in which no battle may result."""
    near = [c for c in NEIGHBOURS[mover_at(s, mover)] if s.tile[c] >= 0 and is_enterable(s, c)]
    return [cell for cell in near if is_quiet(s, seat, mover, cell)]


def is_quiet(s: SternState, seat: int, mover: int, cell: int) -> bool:
    return not has_enemy(s, seat, cell) and not (is_fleet(mover) and foes_in(s, seat, cell))


def fare(s: SternState, seat: int, mover: int) -> int:
    """A11.6, decision 56: less the network of the system in which it starts."""
    return HULL_POINT * mover_hull(s, mover) - network_at(s, seat, mover_at(s, mover))


def is_payable(s: SternState, seat: int, mover: int) -> bool:
    return can_pay(s, seat, fare(s, seat, mover), mover_at(s, mover))


def can_travel(s: SternState, seat: int) -> bool:
    for mover in travellers(s, seat):
        if is_payable(s, seat, mover) and exits(s, seat, mover):
            return True
    return False


def route_details(s: SternState, f: Frame) -> list[int]:
    named, seat = said(f), f.seat
    if not named:
        able = [m for m in travellers(s, seat) if is_payable(s, seat, m)]
        return [mover_answer(seat, mover) for mover in able if exits(s, seat, mover)]
    return [AT + c for c in exits(s, seat, named_mover(f))] if len(named) == 1 else []


def price_of_route(s: SternState, f: Frame) -> int:
    mover = named_mover(f)
    return price_at(s, f.seat, fare(s, f.seat, mover), mover_at(s, mover))


def travel(s: SternState, f: Frame) -> None:
    """A11.6 At once; it may not move again in this round."""
    mover, cell = named_mover(f), said(f)[1] - AT
    put_mover(s, mover, cell)
    slow_down(s, mover, STANDSTILL)
    review_blockades(s)
    s.tell("event-secret-route", "A11.6", {"seat": f.seat, "system": CELL_IDS[cell]})
