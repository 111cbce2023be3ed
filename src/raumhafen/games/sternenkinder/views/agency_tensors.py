"""A0.15 The planes of `agency_features`, written straight from the state."""

from raumhafen.engine.planes import Pen
from raumhafen.games.sternenkinder.actions import PACTS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.rules.core.agents import (
    BY,
    CARD,
    COUNT,
    FIRST_LAW,
    FIRST_PACT,
    WHOSE,
    aboard,
    components,
    cube_rows,
)
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.state import SternState
from raumhafen.games.sternenkinder.views.agency_features import CARDS, PIECES, ROLES, VARIANTS


def write_agency(w: Pen, s: SternState) -> None:
    if not s.politics:
        return
    for seat in range(s.seats):
        write_seat(w, s, seat)
        for unit in units_of(s, seat):
            write_ship(w, s, seat, unit)
    for cell in range(CELLS):
        if s.smuggled[cell]:
            w.number("smuggling", cell, s.smuggled[cell])
    for at in cube_rows(s):
        pair = w.seats * w.turned(s.cubes[at + WHOSE]) + w.turned(s.cubes[at + BY])
        place = len(CARDS) * pair + card_row(s.cubes[at + CARD])
        w.count("cubes", place, s.cubes[at + COUNT])


def card_row(card: int) -> int:
    """The war card, treaties, then laws."""
    return card - FIRST_LAW + FIRST_PACT + len(PACTS) if card >= FIRST_LAW else card


def write_seat(w: Pen, s: SternState, seat: int) -> None:
    row = w.turned(seat)
    if s.shortage[seat]:
        w.number("shortage", row, s.shortage[seat])
    for other in range(s.seats):
        if s.watched[seat] >> other & 1:
            w.mark("watched", w.seats * row + w.turned(other))
    for variant in range(VARIANTS):
        w.marks("crews", PIECES * (VARIANTS * row + variant), components(s, seat, variant))
    for cell in range(CELLS):
        if s.embassy[cell] >> seat & 1:
            w.mark("embassies", CELLS * row + cell)
        if s.mine[CELLS * seat + cell]:
            w.mark("mines", CELLS * row + cell)


def write_ship(w: Pen, s: SternState, seat: int, unit: int) -> None:
    row, cell = w.turned(seat), s.civil_at[unit]
    if s.civil_goods[unit]:
        w.count("contraband", CELLS * row + cell, s.civil_goods[unit])
    crew = aboard(s, unit)
    for who in range(ROLES) if crew else ():
        if crew >> who & 1:
            plane = "spent" if s.busy[unit] >> who & 1 else "ready"
            w.count(plane, CELLS * (ROLES * row + who) + cell, 1)


def write_own_mines(w: Pen, s: SternState, seat: int) -> None:
    """A8.44 The values that nobody else knows."""
    if s.politics:
        w.row("own_mines", 0, s.mine[CELLS * seat : CELLS * (seat + 1)])
