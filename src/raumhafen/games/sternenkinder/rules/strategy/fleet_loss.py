"""B17, decision 36 Losing fleets: what they carried, and civil units that nobody guards."""

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.tables import GROUND_COST, GROUND_UNITS
from raumhafen.games.sternenkinder.rules.core.civil import remove_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import (
    carried,
    has_fleet,
    load_unit,
    remove_fleet,
    room,
)
from raumhafen.games.sternenkinder.rules.core.news import CIVIL_LOST, announce
from raumhafen.games.sternenkinder.rules.core.rescue import note_civil, note_fleet
from raumhafen.games.sternenkinder.rules.core.war import are_allies
from raumhafen.games.sternenkinder.state import SternState

BY_WORTH = sorted(range(GROUND_UNITS), key=lambda unit: -GROUND_COST[unit])


def lose_fleet(s: SternState, fleet: int, others: list[int]) -> None:
    """Decision 36 Its ground units change to the other fleets as far as they fit."""
    cargo = s.fleet_cargo[fleet]
    note_fleet(s, fleet)
    remove_fleet(s, fleet)
    save_cargo(s, cargo, others)


def save_cargo(s: SternState, cargo: int, others: list[int]) -> None:
    """The dearest units first; those without room are lost."""
    for unit in BY_WORTH:
        for _ in range(carried(cargo, unit)):
            free = [at for at in others if room(s, at) > 0]
            if free:
                load_unit(s, free[0], unit)


def is_guarded(s: SternState, seat: int, cell: int) -> bool:
    """B27.2.5 An own fleet or one of an ally is there."""
    return any(has_fleet(s, p, cell) for p in range(s.seats) if are_allies(s, seat, p))


def lose_civil(s: SternState, seat: int, cell: int) -> None:
    """B27.2.5 Civil units without a fleet are destroyed."""
    for unit in units_of(s, seat):
        if s.civil_at[unit] == cell:
            note_civil(s, unit)
            remove_civil(s, unit)
            if s.politics:
                announce(s, CIVIL_LOST, seat, cell)
            s.tell("event-civil-lost", "B27.2.5", {"seat": seat, "system": CELL_IDS[cell]})
