"""MV11.10 The shuttle, which loads and sets down passengers nearby."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import DONE, JETTISON, LOAD, SET_DOWN
from raumhafen.games.merchant_of_venus.content.tables import (
    BASE,
    EDGE_AT,
    NEAR,
    NONE,
    REGION_OF,
    SHUTTLE,
)
from raumhafen.games.merchant_of_venus.rules.cards.missions import completes_first
from raumhafen.games.merchant_of_venus.rules.ships import (
    aboard,
    assign_options,
    die_on,
    is_trading_place,
    jettison_options,
    owns,
    put_die,
)
from raumhafen.games.merchant_of_venus.rules.trade.passengers import (
    arrives,
    board_options,
    move_passenger,
    throw_overboard,
)
from raumhafen.games.merchant_of_venus.rules.trade.spaceports import is_closed
from raumhafen.games.merchant_of_venus.state import WAITING_AT_BASE, VenusState


def places_within(s: VenusState, start: int, distance: int) -> list[int]:
    """MV11.10 Systems and the base whose cities and ports are near; every line counts 1."""
    reached = {start}
    edge = [start]
    for _ in range(distance):
        edge = [
            near
            for at in edge
            for near in NEAR[at]
            if near not in reached and not is_closed(s, EDGE_AT[at, near])
        ]
        reached.update(edge)
    found = []
    for space in sorted(reached):
        place = shuttle_place(s, space)
        if place != NONE and place not in found:
            found.append(place)
    return found


def shuttle_place(s: VenusState, space: int) -> int:
    """MV11.10 Only discovered systems and the base."""
    if s.kind[space] == BASE:
        return WAITING_AT_BASE
    if not is_trading_place(s, space):
        return NONE
    region = REGION_OF[space]
    return region if s.home[s.contact[region]] == region else NONE


def shuttle_options(s: VenusState, seat: int) -> list[int]:
    """MV11.10 Loading and setting down within the reach of the die."""
    die = die_on(s, seat, SHUTTLE)
    if die == 0:
        return []
    options: list[int] = []
    for place in places_within(s, s.ship[seat], die):
        options += board_options(s, seat, place)
        options += [SET_DOWN + p for p in aboard(s, seat) if arrives(s, p, place)]
    return options


def end_shuttle_options(s: VenusState, seat: int) -> list[int]:
    """MV5.14 At the end of movement a die may still be assigned, and room be made."""
    options = [DONE, *assign_options(s, seat, SHUTTLE), *shuttle_options(s, seat)]
    if len(options) > 1 or die_on(s, seat, SHUTTLE):
        options += jettison_options(s, seat)
    return options


SHUTTLE_FLIGHT = Ask("shuttle", "MV11.10", end_shuttle_options, default=DONE)


def offer_shuttle(s: VenusState, f: Frame) -> None:
    """MV5.14 Nothing is asked of a ship without a shuttle."""
    if completes_first(s, f):
        return
    if not owns(s, f.seat, SHUTTLE) or len(end_shuttle_options(s, f.seat)) == 1:
        f.leave()
    else:
        s.ask(f.seat, SHUTTLE_FLIGHT)


def fly_shuttle(s: VenusState, f: Frame) -> None:
    """MV11.10 One passenger after the other, until the player has done."""
    answer = s.answers[f.seat]
    if answer == DONE:
        return
    if answer >= LOAD:
        move_passenger(s, f.seat, answer, NONE)
    elif answer >= JETTISON:
        throw_overboard(s, f.seat, answer)
    else:
        put_die(s, f.seat, answer)
    f.jump(offer_shuttle)


SHUTTLE_STEP = script("shuttle", offer_shuttle, fly_shuttle)

SCRIPTS: Final[list[Script]] = [SHUTTLE_STEP]
ASKS: Final[list[Ask]] = [SHUTTLE_FLIGHT]
