"""B7.2 to B7.6 Movement of fleets with hidden cargo."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import MOVE
from raumhafen.games.sternenkinder.rules.core.fleets import fleet_move, fleets_of
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.movers import MOVERS, has_way
from raumhafen.games.sternenkinder.rules.strategy import cargo
from raumhafen.games.sternenkinder.rules.strategy.cargo import handle_cargo
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.rules.strategy.fly import FLIGHT
from raumhafen.games.sternenkinder.state import FLEETS, SLOW, SternState

# numbers of a frame
FLEET: Final = 0
START: Final = 1  # the system in which its move began


def ready_fleets(s: SternState) -> None:
    """B7.1, B7.9 Every fleet that is on the map now may move."""
    s.landed = []
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
        if s.fleet_left[fleet] > 0 and has_way(s, seat, s.fleet_at[fleet])
    ]


def move(s: SternState, seat: int, place: int) -> None:
    """B7.1 The whole move of one fleet is one action; cargo comes first and last."""
    s.call(MOVE_FLEET, seat, [FLEETS * seat + place])


def load_first(s: SternState, f: Frame) -> None:
    """B7.4 Loading is free where the units are."""
    f.args.append(s.fleet_at[f.args[FLEET]])
    handle_cargo(s, f.args[FLEET])


def fly_fleet(s: SternState, f: Frame) -> None:
    """B7.2 Step by step, as civil units fly."""
    fleet = f.args[FLEET]
    s.call(FLIGHT, f.seat, [MOVERS + fleet, 0, s.fleet_at[fleet]])


def unload_last(s: SternState, f: Frame) -> None:
    """B7.4 Unloading is free on an own planet; B3.7 blockades are looked at again."""
    review_blockades(s)
    if s.fleet_at[f.args[FLEET]] != f.args[START]:
        handle_cargo(s, f.args[FLEET])


MOVE_FLEET: Final[Script] = script("move_fleet", load_first, fly_fleet, unload_last)

ENTRY: Final[Entry] = Entry(MOVE, move_options, move)
SCRIPTS: Final[list[Script]] = [MOVE_FLEET, *cargo.SCRIPTS]
ASKS: Final[list[Ask]] = cargo.ASKS
