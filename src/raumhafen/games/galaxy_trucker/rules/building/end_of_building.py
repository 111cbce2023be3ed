"""GT8 The end of building: the time-out, tiles still in hand, order tiles."""

from raumhafen.games.galaxy_trucker.content.tables import EMPTY
from raumhafen.games.galaxy_trucker.state import ASIDE, FROM_ASIDE, TruckerState


def unfinished(s: TruckerState) -> list[int]:
    """Ships without an order tile, clockwise from the starter."""
    return [ship for ship in s.seats_from(s.starter) if s.order[ship] == 0]


def free_orders(s: TruckerState) -> list[int]:
    """GT8.1 Order tiles that nobody has taken."""
    return [n for n in range(1, s.seats + 1) if n not in s.order]


def empty_hand(s: TruckerState, ship: int) -> None:
    """GT8.2 A tile in hand goes to the open set, or aside if it came from there."""
    s.spot[ship] = EMPTY
    tile = s.hand[ship]
    if tile < 0:
        return
    s.hand[ship] = EMPTY
    if s.hand_from[ship] == FROM_ASIDE:
        lay_aside(s, ship, tile)
    else:
        s.open_tiles.append(tile)


def lay_aside(s: TruckerState, ship: int, tile: int) -> None:
    """GT5.6 On the first free place."""
    place = ASIDE * ship
    if s.aside[place] >= 0:
        place += 1
    s.aside[place] = tile


def stop_building(s: TruckerState) -> None:
    """GT8.2 Time-out: only order tiles may be taken now."""
    s.stopped = 1
    s.tell("event-time-out", "GT7.5", {})
    for ship in unfinished(s):
        empty_hand(s, ship)
        s.loose[ship] = EMPTY
    s.viewing = [EMPTY] * s.seats
    deal_last(s, unfinished(s))


def deal_last(s: TruckerState, left: list[int]) -> None:
    """GT0.6 The last seat has no choice."""
    if len(left) == 1:
        take_order(s, left[0], free_orders(s)[0])


def deal_rest(s: TruckerState) -> None:
    """GT8.3 The lowest free numbers, clockwise from the starter."""
    for ship in unfinished(s):
        take_order(s, ship, free_orders(s)[0])


def take_order(s: TruckerState, ship: int, number: int) -> None:
    """GT8.1 The number fixes the start order; like a flip it is not taken back."""
    s.order[ship] = number
    s.reveals += 1
    s.progress = 1
    s.idle = 0
    s.tell("event-finish", "GT8.1", {"seat": s.pilot[ship], "order": number})
