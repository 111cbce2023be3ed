"""A11.9 Witnesses: a ship that counts as having an agent, or a research ship."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, SHIP
from raumhafen.games.sternenkinder.content.galaxy import CELLS, marked_cells
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.agents import (
    AGENT,
    HIGHEST_NETWORK,
    has_character,
    network_at,
)
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, has_room, units_of
from raumhafen.games.sternenkinder.rules.politics.harm_crafts import ship_answers
from raumhafen.games.sternenkinder.rules.politics.services.service import can_pay, price_at, said
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, SternState

WITNESSES: Final = 6  # A11.9


def can_bribe(s: SternState, seat: int, cell: int) -> bool:
    """A11.9 Less the network there."""
    return can_pay(s, seat, WITNESSES - network_at(s, seat, cell), cell)


def witness_details(s: SternState, f: Frame) -> list[int]:
    """Civil ships without an agent; own networks where a research ship can appear."""
    seat = f.seat
    if said(f):
        return []
    ships = [unit for unit in units_of(s, seat) if not has_character(s, unit, AGENT)]
    able = [unit for unit in ships if can_bribe(s, seat, s.civil_at[unit])]
    return [*ship_answers(seat, able), *[AT + cell for cell in nests(s, seat)]]


def can_hire_witnesses(s: SternState, seat: int) -> bool:
    """The least that it costs anywhere is looked at first."""
    if not can_pay(s, seat, WITNESSES - HIGHEST_NETWORK):
        return False
    for unit in units_of(s, seat):
        if not has_character(s, unit, AGENT) and can_bribe(s, seat, s.civil_at[unit]):
            return True
    return bool(nests(s, seat))


def nests(s: SternState, seat: int) -> list[int]:
    """Own networks that can be paid for."""
    if not has_room(s, seat):
        return []
    own = s.network[CELLS * seat : CELLS * (seat + 1)]
    return [cell for cell in marked_cells(own) if can_bribe(s, seat, cell)]


def concerned(s: SternState, f: Frame) -> int:
    """The system of the ship, or of the network."""
    answer = said(f)[0]
    if AT <= answer < AT + CELLS:
        return answer - AT
    return s.civil_at[CIVIL_UNITS * f.seat + answer - SHIP]


def price_of_witnesses(s: SternState, f: Frame) -> int:
    cell = concerned(s, f)
    return price_at(s, f.seat, WITNESSES - network_at(s, f.seat, cell), cell)


def hire_witnesses(s: SternState, f: Frame) -> None:
    """A11.9 It has no institution action of its own; a new ship is of the first variant."""
    answer = said(f)[0]
    told: dict[str, Argument] = {"seat": f.seat, "system": CELL_IDS[concerned(s, f)]}
    if AT <= answer < AT + CELLS:
        add_civil(s, f.seat, RESEARCH_SHIP, answer - AT)
        s.tell("event-witness-ship", "A11.9", told)
        return
    unit = CIVIL_UNITS * f.seat + answer - SHIP
    s.witness[unit] = 1
    s.busy[unit] |= 1 << AGENT
    s.tell("event-witnesses", "A11.9", told)
