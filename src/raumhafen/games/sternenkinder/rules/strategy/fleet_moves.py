"""B7.2 to B7.6 Movement of fleets with hidden cargo."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import END, LOAD, MOVE, UNLOAD
from raumhafen.games.sternenkinder.content.tables import GROUND_MOBILE, GROUND_UNITS
from raumhafen.games.sternenkinder.rules.core.fleets import (
    carried,
    fleet_move,
    fleets_of,
    load_unit,
    room,
    unload_unit,
)
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.movers import MOVERS, beside
from raumhafen.games.sternenkinder.rules.core.place import troop_places
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.rules.strategy.fly import FLIGHT
from raumhafen.games.sternenkinder.state import FLEETS, SLOW, SternState

# numbers of a frame
FLEET: Final = 0
LOADED: Final = 1  # 1 after something was loaded: then nothing is unloaded here


def ready_fleets(s: SternState) -> None:
    """B7.1, B7.9 Every fleet that is on the map now may move."""
    for seat in range(s.seats):
        for fleet in fleets_of(s, seat):
            s.fleet_left[fleet] = max(0, fleet_move(s, fleet) - s.fleet_slow[fleet])
            s.fleet_slow[fleet] = s.fleet_since[fleet] = 0
            s.fleet_mark[fleet] &= ~SLOW


def move_options(s: SternState, seat: int) -> list[int]:
    """B7.1 Fleets that have not moved in this phase."""
    start = FLEETS * seat
    return [
        MOVE + fleet - start
        for fleet in fleets_of(s, seat)
        if s.fleet_left[fleet] > 0 and beside(s, seat, s.fleet_at[fleet])
    ]


def move(s: SternState, seat: int, place: int) -> None:
    """B7.1 The whole move of one fleet is one action; cargo comes first and last."""
    s.call(MOVE_FLEET, seat, [FLEETS * seat + place])


def load_first(s: SternState, f: Frame) -> None:
    """B7.4 Loading is free where the units are."""
    handle_cargo(s, f)


def fly_fleet(s: SternState, f: Frame) -> None:
    """B7.2 Step by step, as civil units fly."""
    fleet = f.args[FLEET]
    s.call(FLIGHT, f.seat, [MOVERS + fleet, 0, s.fleet_at[fleet]])


def unload_last(s: SternState, f: Frame) -> None:
    """B7.4 Unloading is free on an own planet; B3.7 blockades are looked at again."""
    review_blockades(s)
    handle_cargo(s, f)


def handle_cargo(s: SternState, f: Frame) -> None:
    """On an own planet others learn that there was time for it, and nothing else."""
    cell = s.fleet_at[f.args[FLEET]]
    if cell >= 0 and s.owner[cell] == f.seat:
        s.call(CARGO, f.seat, [f.args[FLEET], 0])


MOVE_FLEET: Final[Script] = script("move_fleet", load_first, fly_fleet, unload_last)

# --- B7.4 loading and unloading: args = [fleet, loaded] ------------------------------------------


def cargo_options(s: SternState, seat: int) -> list[int]:
    """B7.4, B27.2.2 First what leaves the fleet, then what comes aboard; then the end."""
    fleet, loaded = s.stack[-1].args
    cell = s.fleet_at[fleet]
    found = [END]
    if room(s, fleet) > 0:
        found += [LOAD + unit for unit in range(GROUND_UNITS) if can_load(s, cell, unit)]
    if not loaded:
        cargo = s.fleet_cargo[fleet]
        aboard = [unit for unit in range(GROUND_UNITS) if carried(cargo, unit)]
        found += [UNLOAD + unit for unit in aboard if cell in troop_places(s, seat, unit)]
    return found


def can_load(s: SternState, cell: int, unit: int) -> bool:
    return GROUND_MOBILE[unit] and s.troops[GROUND_UNITS * cell + unit] > 0


CARGO_ASK: Final = Ask("cargo", "B7.4", cargo_options, default=END, private=True)


def ask_cargo(s: SternState, f: Frame) -> None:
    """B7.4 What a fleet carries is its owner's secret."""
    s.choose(f.seat, CARGO_ASK, cargo_options(s, f.seat))


def take_cargo(s: SternState, f: Frame) -> None:
    """B7.4 One unit after the other."""
    action, fleet = s.answers[f.seat], f.args[FLEET]
    cell = s.fleet_at[fleet]
    if action == END:
        s.tell("event-cargo", "B7.4", {"seat": f.seat})
        return
    if action < UNLOAD:
        load_unit(s, fleet, action - LOAD)
        s.troops[GROUND_UNITS * cell + action - LOAD] -= 1
        f.args[LOADED] = 1
    else:
        unload_unit(s, fleet, action - UNLOAD)
        s.troops[GROUND_UNITS * cell + action - UNLOAD] += 1
    f.jump(ask_cargo)


CARGO: Final[Script] = script("cargo", ask_cargo, take_cargo)

ENTRY: Final[Entry] = Entry(MOVE, move_options, move)
SCRIPTS: Final[list[Script]] = [MOVE_FLEET, CARGO]
ASKS: Final[list[Ask]] = [CARGO_ASK]
