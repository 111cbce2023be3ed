"""MV5.1-MV5.3 Departure: staying, switching drives off, naming the first space."""

from typing import Final

from raumhafen.engine.flow import Ask
from raumhafen.games.merchant_of_venus.actions import (
    AUTOPILOT,
    FLY,
    HEAD,
    JUMP_START,
    STAY,
    SWITCH_OFF,
)
from raumhafen.games.merchant_of_venus.content.tables import (
    BASE,
    EDGE_AT,
    NAVIGATION,
    NEAR,
    NONE,
    RELIC_DRIVE,
    SET_DIE_4,
    SKIP_YELLOW,
    SPACE_IDS,
    START_JUMP,
)
from raumhafen.games.merchant_of_venus.rules.accounts import tell_use
from raumhafen.games.merchant_of_venus.rules.ships import has, is_trading_place, jettison_options
from raumhafen.games.merchant_of_venus.rules.trade.spaceports import is_closed
from raumhafen.games.merchant_of_venus.state import (
    DRIVE_OFF,
    MOVEMENT_ENDS,
    RELIC_OFF,
    STAYED,
    VenusState,
)


def drive_options(s: VenusState, seat: int) -> list[int]:
    """MV5.2 Drives that are on may be switched off for this turn."""
    options: list[int] = []
    if s.drive[seat] and not s.off & DRIVE_OFF:
        options.append(SWITCH_OFF)
    if has(s, seat, RELIC_DRIVE) and not s.off & RELIC_OFF:
        options.append(SWITCH_OFF + 1)
    return options


def directions(s: VenusState, space: int) -> list[int]:
    """MV5.3 Neighbours along open lines."""
    return [target for target in NEAR[space] if not is_closed(s, EDGE_AT[space, target])]


def departure_options(s: VenusState, seat: int) -> list[int]:
    """MV5.1-MV5.3 Stay, or name the first space; on a navigation space nothing is named."""
    space = s.ship[seat]
    options = [STAY]
    if s.kind[space] == NAVIGATION:
        options.append(FLY)
    else:
        options += [HEAD + target for target in directions(s, space)]
    options += drive_options(s, seat)
    if has(s, seat, SET_DIE_4) and not s.autopilot:
        options.append(AUTOPILOT)
    if has(s, seat, START_JUMP) and any(g not in (NONE, space) for g in s.gates):
        options.append(JUMP_START)
    return [*options, *jettison_options(s, seat)]


DEPARTURE = Ask("depart", "MV5.1", departure_options, default=STAY)


def stay(s: VenusState, seat: int) -> None:
    """MV0.6 A ship that stays on a trading place or the base still counts as landed."""
    space = s.ship[seat]
    s.stop = MOVEMENT_ENDS
    if is_trading_place(s, space) or s.kind[space] == BASE:
        s.landed = STAYED
    s.tell("event-stay", "MV5.1", {"seat": seat, "space": SPACE_IDS[space]})


def set_out(s: VenusState, seat: int, answer: int) -> None:
    """MV5.2, MV5.3 From now on the ship has to move."""
    s.mask = 0 if s.off & DRIVE_OFF else s.drive[seat]
    if has(s, seat, RELIC_DRIVE) and not s.off & RELIC_OFF:
        s.mask |= SKIP_YELLOW
    s.jump_start = answer == JUMP_START
    if s.jump_start:
        tell_use(s, seat, START_JUMP)
    if answer not in (FLY, JUMP_START):
        s.head = answer - HEAD
        s.tell("event-head", "MV5.3", {"seat": seat, "space": SPACE_IDS[s.head]})


ASKS: Final[list[Ask]] = [DEPARTURE]
