"""GT8.4, GT11 Launch: rockets, crew and batteries."""

from typing import Final

from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, script
from raumhafen.games.galaxy_trucker.actions import CREW
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import (
    BATTERIES,
    BATTERY,
    BOARD_CELLS,
    BROWN,
    BROWNS,
    CELLS,
    EMPTY,
    HUMANS,
    PURPLE,
    PURPLES,
    SUPPORTS,
    TAKES_ALIENS,
)
from raumhafen.games.galaxy_trucker.rules.ship.contents import cabins, has_alien
from raumhafen.games.galaxy_trucker.rules.ship.legality import joined
from raumhafen.games.galaxy_trucker.state import LEARNING, TruckerState

FULL_CABIN: Final = 2


def set_rockets(s: TruckerState, f: Frame) -> None:
    """GT11.2 Order tile 1 on the marked space, the others behind with a gap."""
    gap = CONTENT.rounds[max(s.round, 0)].gap
    for ship in range(s.seats):
        s.position[ship] = -gap * (s.order[ship] - 1)
        s.flying[ship] = 1


def fill_batteries(s: TruckerState, f: Frame) -> None:
    """GT11.3 Every battery tile is filled."""
    for ship in range(s.seats):
        base = CELLS * ship
        for cell in BOARD_CELLS[s.board]:
            piece = s.grid[base + cell]
            if piece >= 0 and BATTERY[piece >> 2]:
                s.load[base + cell] = BATTERY[piece >> 2]
                s.bank[BATTERIES] -= BATTERY[piece >> 2]


def board_crews(s: TruckerState, f: Frame) -> None:
    """GT11.4 In flight order."""
    order = sorted(range(s.seats), key=s.order.__getitem__)
    s.call_each(BOARD_CREW, order)


LAUNCH = script("launch", set_rockets, board_crews, fill_batteries)


# --- the crew of one ship ------------------------------------------------------------------------

NEXT_CABIN: Final = 0  # argument of BOARD_CREW: place in `cabins` of the next to be filled


def next_cabin(s: TruckerState, f: Frame) -> None:
    """GT11.4 Cabin by cabin; humans where no alien may live."""
    if not f.args:
        f.args.append(0)
    mine = cabins(s, f.seat)
    while f.args[NEXT_CABIN] < len(mine):
        cell = mine[f.args[NEXT_CABIN]]
        f.args[NEXT_CABIN] += 1
        if len(crews_for(s, f.seat, cell)) > 1:
            s.cabin = cell
            s.ask(s.pilot[f.seat], CREWS)
            return
        seat_crew(s, f.seat, cell, FULL_CABIN)
    f.leave()


def fill_cabin(s: TruckerState, f: Frame) -> None:
    """GT11.4 The crew chosen moves into the cabin."""
    cell, kind = divmod(s.answers[s.pilot[f.seat]] - CREW, 3)
    s.cabin = EMPTY
    seat_crew(s, f.seat, cell, (FULL_CABIN, PURPLE, BROWN)[kind])
    f.jump(next_cabin)


BOARD_CREW = script("board_crew", next_cabin, fill_cabin)


def crew_options(s: TruckerState, player: int) -> list[int]:
    """All humans is the default."""
    cell = s.cabin
    return [CREW + 3 * cell + kind for kind in crews_for(s, s.flies[player], cell)]


CREWS = Ask("crew", "GT11.4", crew_options, default=FIRST_OPTION)


def crews_for(s: TruckerState, ship: int, cell: int) -> list[int]:
    """GT11.5, GT11.6 Humans, or an alien with joined support, one of each colour in a ship."""
    if s.round == LEARNING or not TAKES_ALIENS[s.grid[CELLS * ship + cell] >> 2]:
        return [0]
    if not human_elsewhere(s, ship, cell):
        return [0]
    base = CELLS * ship
    supports = [SUPPORTS[s.grid[base + other] >> 2] for other in joined(s, ship, cell)]
    kinds = [0]
    for kind, alien in ((1, PURPLE), (2, BROWN)):
        if alien in supports and not has_alien(s, ship, alien):
            kinds.append(kind)
    return kinds


def human_elsewhere(s: TruckerState, ship: int, cell: int) -> bool:
    """GT11.6 Another cabin has humans, or is still to be filled."""
    base = CELLS * ship
    others = [other for other in cabins(s, ship) if other != cell]
    return any(s.load[base + other] < PURPLE for other in others)


def seat_crew(s: TruckerState, ship: int, cell: int, crew: int) -> None:
    """GT11.4 Figures from the bank into a cabin."""
    s.load[CELLS * ship + cell] = crew
    if crew == PURPLE:
        s.bank[PURPLES] -= 1
    elif crew == BROWN:
        s.bank[BROWNS] -= 1
    else:
        s.bank[HUMANS] -= crew
    if crew >= PURPLE:
        s.tell("event-alien-aboard", "GT11.5", {"seat": s.pilot[ship], "alien": crew})
