"""GT16.7, GT16.8 Losing tiles: what falls off, which part flies on, which aliens must leave."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, script
from raumhafen.games.galaxy_trucker.actions import PART
from raumhafen.games.galaxy_trucker.content.tables import (
    BATTERIES,
    BATTERY,
    BOARD_CELLS,
    BROWN,
    BROWNS,
    CELLS,
    COLOURS,
    EMPTY,
    HUMANS,
    IS_CABIN,
    NAMES,
    PURPLE,
    PURPLES,
    SUPPORTS,
    cell_name,
)
from raumhafen.games.galaxy_trucker.rules.ship.contents import cubes_in
from raumhafen.games.galaxy_trucker.rules.ship.legality import components, has_cabin, joined
from raumhafen.games.galaxy_trucker.state import CHECKING, TruckerState

# --- taking off ----------------------------------------------------------------------------------


def take_off(s: TruckerState, ship: int, cell: int, rule: str) -> None:
    """GT16.7 The tile goes to the lost pile (GT10.2: to the open set), tokens to the bank."""
    at = CELLS * ship + cell
    tile = s.grid[at] >> 2
    unload(s, at)
    s.grid[at] = EMPTY
    if s.mending:
        s.open_tiles.append(tile)
    else:
        s.lost[ship].append(tile)
    if s.log is not None:
        told: dict[str, Argument] = {"seat": s.pilot[ship], "tile": NAMES[tile]}
        s.tell("event-tile-lost", rule, {**told, "cell": cell_name(cell)})


def unload(s: TruckerState, at: int) -> None:
    """Everything that lies on a tile goes to the bank."""
    load, tile = s.load[at], s.grid[at] >> 2
    if not load:
        return
    s.load[at] = 0
    if IS_CABIN[tile]:
        crew_to_bank(s, load)
    elif BATTERY[tile]:
        s.bank[BATTERIES] += load
    else:
        for colour in range(COLOURS):
            s.bank[colour] += cubes_in(load, colour)


def crew_to_bank(s: TruckerState, load: int) -> None:
    if load == PURPLE:
        s.bank[PURPLES] += 1
    elif load == BROWN:
        s.bank[BROWNS] += 1
    else:
        s.bank[HUMANS] += load


def keep(s: TruckerState, ship: int, part: list[int], rule: str) -> None:
    """GT16.7 All other parts go to the lost pile."""
    base = CELLS * ship
    for cell in range(CELLS):
        if s.grid[base + cell] >= 0 and cell not in part:
            take_off(s, ship, cell, rule)


def check_aliens(s: TruckerState, ship: int) -> None:
    """GT16.8 An alien that no life support of its colour is joined to goes to the bank."""
    base = CELLS * ship
    for cell in BOARD_CELLS[s.board]:
        load = s.load[base + cell]
        if load >= PURPLE and IS_CABIN[s.grid[base + cell] >> 2] and not breathes(s, ship, cell):
            s.load[base + cell] = 0
            crew_to_bank(s, load)
            s.tell("event-alien-left", "GT16.8", {"seat": s.pilot[ship], "alien": load})


def breathes(s: TruckerState, ship: int, cell: int) -> bool:
    """GT16.8 Whether a life support of the alien's colour is joined to its cabin."""
    base = CELLS * ship
    alien = s.load[base + cell]
    return any(SUPPORTS[s.grid[base + other] >> 2] == alien for other in joined(s, ship, cell))


# --- which part flies on -------------------------------------------------------------------------


def choices_of_part(s: TruckerState, ship: int) -> list[list[int]]:
    """GT16.7 Any part; GT9.2 before the start only those with a cabin. The default stands first."""
    parts = components(s, ship)
    if s.phase == CHECKING:
        parts = [part for part in parts if has_cabin(s, ship, part)]
    ranked = [(-humans_in(s, ship, part), -len(part), part[0], part) for part in parts]
    ranked.sort()
    return [part for _, _, _, part in ranked]


def humans_in(s: TruckerState, ship: int, part: list[int]) -> int:
    base = CELLS * ship
    loads = [s.load[base + c] for c in part if IS_CABIN[s.grid[base + c] >> 2]]
    return sum(load for load in loads if load < PURPLE)


def part_options(s: TruckerState, player: int) -> list[int]:
    return [PART + part[0] for part in choices_of_part(s, s.flies[player])]


PARTS = Ask("part", "GT16.7", part_options, default=FIRST_OPTION)


def chosen_part(s: TruckerState, ship: int, answer: int) -> list[int]:
    parts = components(s, ship)
    return [part for part in parts if part[0] == answer - PART][0]


# --- destroying a tile ---------------------------------------------------------------------------

DESTROYED: Final = 0  # argument of DESTROY: the cell of the tile


def destroy(s: TruckerState, f: Frame) -> None:
    """GT16.7 The tile goes; if the ship breaks apart its owner chooses."""
    ship, cell = f.seat, f.args[DESTROYED]
    held = len(joined(s, ship, cell))
    take_off(s, ship, cell, "GT16.7")
    s.beat("loss")
    if (held > 1 or s.manual) and len(components(s, ship)) > 1:
        s.ask(s.pilot[ship], PARTS)
    else:
        f.jump(after_damage)


def keep_chosen(s: TruckerState, f: Frame) -> None:
    """GT16.7 The part chosen flies on."""
    ship = f.seat
    keep(s, ship, chosen_part(s, ship, s.answers[s.pilot[ship]]), "GT16.7")
    s.beat("loss")


def after_damage(s: TruckerState, f: Frame) -> None:
    """GT16.8 Aliens that have lost their life support leave."""
    check_aliens(s, f.seat)


DESTROY = script("destroy", destroy, keep_chosen, after_damage)
