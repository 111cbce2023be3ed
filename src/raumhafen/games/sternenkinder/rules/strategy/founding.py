"""B3.1 Founding: colony ships become colonies, before purchases."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, BUILD, CELL_IDS, END, KINDS_IN_SLOTS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import COLONY_SHIP, PLANET
from raumhafen.games.sternenkinder.rules.core.civil import remove_civil
from raumhafen.games.sternenkinder.rules.core.equipment import MODULES, has_equipment
from raumhafen.games.sternenkinder.rules.core.fleets import controller
from raumhafen.games.sternenkinder.rules.core.news import COLONY_FOUNDED, announce
from raumhafen.games.sternenkinder.rules.core.place import put_building, tell_building
from raumhafen.games.sternenkinder.rules.core.places import natural_yield
from raumhafen.games.sternenkinder.rules.core.regimes import INFLUENCE, counter, is_influenced
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, NOBODY, SternState

RESOURCE_THINGS: Final = 3  # levels of a building among the things


def ship_at(s: SternState, seat: int, cell: int) -> int:
    """A colony ship of a seat in a system, or NOBODY."""
    for at in range(CIVIL_UNITS * seat, CIVIL_UNITS * (seat + 1)):
        if s.civil_at[at] == cell and s.civil_kind[at] == COLONY_SHIP:
            return at
    return NOBODY


def may_found(s: SternState, seat: int, cell: int) -> bool:
    """B3.1 An uncolonised planet; who controls the system comes before all others.

    A18.11 Under the influence of a Utopia it needs no ship.
    """
    if s.tile[cell] != PLANET or s.owner[cell] != NOBODY:
        return False
    if ship_at(s, seat, cell) == NOBODY and not is_influenced(s, seat, cell):
        return False
    ruler = controller(s, cell)
    return ruler in (NOBODY, seat) or ship_at(s, ruler, cell) == NOBODY


def found_places(s: SternState, seat: int) -> list[int]:
    start = CIVIL_UNITS * seat
    none = COLONY_SHIP not in s.civil_kind[start : start + CIVIL_UNITS]
    if none and not (s.politics and counter(s, seat, INFLUENCE)):
        return []
    return [cell for cell in range(CELLS) if may_found(s, seat, cell)]


def found_colonies(s: SternState, f: Frame) -> None:
    """B2.1, B3.1 In turn order, before purchases."""
    s.call_each(FOUND, [seat for seat in s.seats_from(s.first) if found_places(s, seat)])


def found_options(s: SternState, seat: int) -> list[int]:
    """B3.1 Founding is optional."""
    return [END, *[AT + cell for cell in found_places(s, seat)]]


FOUND_PLACE: Final[Ask] = Ask("found-place", "B3.1", found_options, default=END)


def ask_found(s: SternState, f: Frame) -> None:
    """B3.1 One planet after the other."""
    s.choose(f.seat, FOUND_PLACE, found_options(s, f.seat))


def found(s: SternState, f: Frame) -> None:
    """B3.1 The ship is replaced by a colony of level I."""
    if s.answers[f.seat] == END:
        f.leave()
        return
    cell = s.answers[f.seat] - AT
    f.jump(ask_found)
    ship = ship_at(s, f.seat, cell)
    if ship != NOBODY:
        remove_civil(s, ship)
    s.owner[cell] = f.seat
    s.level[cell] = 1
    s.since[cell] = s.round
    s.tell("event-founds", "B3.1", {"seat": f.seat, "system": CELL_IDS[cell]})
    announce(s, COLONY_FOUNDED, f.seat, cell)
    if has_equipment(s, f.seat, MODULES):
        s.call(EQUIPPED, f.seat, [cell])


FOUND: Final[Script] = script("found", ask_found, found)

# --- colony modules: args = [cell] ---------------------------------------------------------------

CELL: Final = 0


def module_options(s: SternState, seat: int) -> list[int]:
    """B26, B4.2 A resource building of level 1 whose resource the planet yields."""
    yields = natural_yield(s, s.stack[-1].args[CELL])
    return [BUILD + RESOURCE_THINGS * at for at in range(len(KINDS_IN_SLOTS) - 1) if yields[at]]


MODULE_BUILDING: Final[Ask] = Ask("module-building", "B26", module_options)


def ask_module(s: SternState, f: Frame) -> None:
    """B26 Which building the colony starts with; every planet yields something."""
    s.choose(f.seat, MODULE_BUILDING, module_options(s, f.seat))


def build_module(s: SternState, f: Frame) -> None:
    """B26 Free of cost."""
    thing = s.answers[f.seat] - BUILD
    put_building(s, f.seat, thing, f.args[CELL])
    tell_building(s, f.seat, thing, f.args[CELL], "B26")


EQUIPPED: Final[Script] = script("colony_modules", ask_module, build_module)

SCRIPTS: Final[list[Script]] = [FOUND, EQUIPPED]
ASKS: Final[list[Ask]] = [FOUND_PLACE, MODULE_BUILDING]
