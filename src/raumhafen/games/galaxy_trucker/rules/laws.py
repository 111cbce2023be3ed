"""GT24 Conservation laws: a correct game breaks none between two steps."""

from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import (
    BANK,
    BATTERIES,
    BATTERY,
    BROWN,
    BROWNS,
    CARDS,
    CELLS,
    COLOURS,
    HOLD,
    HUMANS,
    IS_CABIN,
    PURPLE,
    PURPLES,
    SPACES,
    START_CABINS,
    TILES,
)
from raumhafen.games.galaxy_trucker.rules.ship.contents import cubes_in, cubes_on, room, takes_red
from raumhafen.games.galaxy_trucker.rules.ship.damage import breathes
from raumhafen.games.galaxy_trucker.rules.ship.legality import CUT_OFF, errors
from raumhafen.games.galaxy_trucker.state import ENDED, FLYING, TruckerState


def broken_laws(s: TruckerState) -> list[str]:
    broken = tiles_law(s) + tokens_law(s) + cards_law(s) + places_law(s)
    for ship in range(s.seats):
        broken += ship_laws(s, ship)
    return broken


def tiles_law(s: TruckerState) -> list[str]:
    """GT24.1 Every tile is in exactly one place."""
    places = s.pile + s.open_tiles + [t for t in (*s.hand, *s.aside) if t >= 0]
    places += [piece >> 2 for piece in s.grid if piece >= 0]
    for lost in s.lost:
        places += lost
    wanted = [*range(s.seats), *range(START_CABINS, TILES)]
    return [] if sorted(places) == wanted else ["GT24.1 tiles are missing or doubled"]


def tokens_law(s: TruckerState) -> list[str]:
    """GT24.2 Bank and ships together hold everything."""
    found = s.bank[:]
    for colour in range(COLOURS):
        found[colour] += s.waiting[colour]
    for at, load in enumerate(s.load if any(s.load) else ()):
        if load:
            count_load(found, s.grid[at] >> 2, load)
    return [] if found == BANK else ["GT24.2 cubes, figures or batteries are missing or doubled"]


def count_load(found: list[int], tile: int, load: int) -> None:
    if tile < 0:
        found[HUMANS] += 999  # something lies where no tile is
    elif BATTERY[tile]:
        found[BATTERIES] += load
    elif HOLD[tile]:
        for colour in range(COLOURS):
            found[colour] += cubes_in(load, colour)
    elif load == PURPLE:
        found[PURPLES] += 1
    elif load == BROWN:
        found[BROWNS] += 1
    else:
        found[HUMANS] += load


def cards_law(s: TruckerState) -> list[str]:
    """GT24.3 Each card is in exactly one place; those flown are still on their stacks."""
    places = [card for cards in (*s.decks, *s.stacks, s.used) for card in cards]
    broken = [] if sorted(places) == list(range(CARDS)) else ["GT24.3 cards missing or doubled"]
    on_stacks = [card for stack in s.stacks for card in stack]
    if not all(card in on_stacks for card in s.flown):
        broken.append("GT24.3 a card was flown that lay in no stack")
    return broken


def places_law(s: TruckerState) -> list[str]:
    """GT24.6 Spaces and order tiles are pairwise different."""
    spaces = [s.position[ship] % SPACES for ship in range(s.seats) if s.flying[ship]]
    orders = [n for n in s.order if n]
    broken = []
    if s.phase == FLYING and len(set(spaces)) != len(spaces):
        broken.append("GT24.6 two rockets share a space")
    if len(set(orders)) != len(orders):
        broken.append("GT24.6 two ships have the same order tile")
    return broken


def ship_laws(s: TruckerState, ship: int) -> list[str]:
    checks = [
        ("GT24.4 a tile holds too much", capacities_hold(s, ship)),
        ("GT24.4 an alien cannot breathe or is not alone of its kind", aliens_fit(s, ship)),
        ("GT24.5 a flying ship is not legal", flies_legally(s, ship)),
        ("GT24.8 credits are negative", s.credits[ship] >= 0),
        ("GT5.1 a loose tile lies nowhere", loose_lies(s, ship)),
    ]
    return [f"{law} (ship {ship})" for law, holds in checks if not holds]


def loaded_cells(s: TruckerState, ship: int) -> list[int]:
    loads = s.load[CELLS * ship : CELLS * (ship + 1)]
    return [cell for cell, load in enumerate(loads) if load] if any(loads) else []


def capacities_hold(s: TruckerState, ship: int) -> bool:
    return all(fits(s, ship, cell) for cell in loaded_cells(s, ship))


def fits(s: TruckerState, ship: int, cell: int) -> bool:
    """GT1.1 What a tile can hold."""
    at = CELLS * ship + cell
    tile, load = s.grid[at] >> 2, s.load[at]
    if HOLD[tile]:
        return is_packed_well(s, ship, cell)
    if BATTERY[tile]:
        return 0 <= load <= BATTERY[tile]
    return IS_CABIN[tile] and load in (1, 2, PURPLE, BROWN)


def is_packed_well(s: TruckerState, ship: int, cell: int) -> bool:
    """GT24.4 Capacity, and red only in special holds."""
    load = s.load[CELLS * ship + cell]
    return room(s, ship, cell) >= 0 and (
        takes_red(s, ship, cell) or cubes_on(load) == cubes_on(load & ~15)
    )


def aliens_fit(s: TruckerState, ship: int) -> bool:
    base = CELLS * ship
    cells = [
        cell
        for cell in loaded_cells(s, ship)
        if IS_CABIN[s.grid[base + cell] >> 2] and s.load[base + cell] >= PURPLE
    ]
    if len({s.load[base + cell] for cell in cells}) != len(cells):
        return False
    return not is_between_steps(s) or all(breathes(s, ship, cell) for cell in cells)


def is_between_steps(s: TruckerState) -> bool:
    """While an owner chooses the part that flies on, the damage is not finished yet."""
    return all(question is None or question.ask.name != "part" for question in s.asked)


def flies_legally(s: TruckerState, ship: int) -> bool:
    """GT24.5 One component without E1 to E5, unless ships are inspected by hand (GT9.5)."""
    if s.phase != FLYING or s.manual:
        return True
    faults = errors(s, ship)
    if not is_between_steps(s):
        faults = [fault for fault in faults if fault.code != CUT_OFF]
    return not faults


def loose_lies(s: TruckerState, ship: int) -> bool:
    return s.phase == ENDED or s.loose[ship] < 0 or s.grid[CELLS * ship + s.loose[ship]] >= 0


assert len(BANK) == BROWNS + 1 and CONTENT.setup.spaces == SPACES
