"""B7.4 Loading and unloading ground units: free and secret, on own planets along the way."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import END, LOAD, UNLOAD
from raumhafen.games.sternenkinder.content.tables import GROUND_MOBILE, GROUND_UNITS
from raumhafen.games.sternenkinder.rules.core.fleets import carried, load_unit, room, unload_unit
from raumhafen.games.sternenkinder.rules.core.place import troop_places
from raumhafen.games.sternenkinder.state import FLEETS, SternState

# numbers of a frame
FLEET: Final = 0
LOADED: Final = 1  # 1 after something was loaded: then nothing is unloaded here


def has_time(s: SternState, fleet: int) -> bool:
    """B7.4 A fleet on a planet of its owner."""
    cell = s.fleet_at[fleet]
    return cell >= 0 and s.owner[cell] == fleet // FLEETS


def handle_cargo(s: SternState, fleet: int) -> None:
    """On an own planet others learn that there was time for it, and nothing else."""
    if has_time(s, fleet):
        s.call(CARGO, fleet // FLEETS, [fleet, 0])


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


CARGO_ASK: Final[Ask] = Ask("cargo", "B7.4", cargo_options, default=END, private=True)


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
        s.landed += [cell, action - UNLOAD]
    f.jump(ask_cargo)


CARGO: Final[Script] = script("cargo", ask_cargo, take_cargo)

SCRIPTS: Final[list[Script]] = [CARGO]
ASKS: Final[list[Ask]] = [CARGO_ASK]
