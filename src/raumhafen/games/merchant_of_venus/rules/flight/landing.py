"""MV0.6, MV6.7, MV6.8 Landing on ports and asteroids, and drilling."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import DONE, DRILL, LAND
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    ASTEROID_20,
    LICENCE,
    NONE,
    SPACE_IDS,
)
from raumhafen.games.merchant_of_venus.rules.cards.missions import completes_first
from raumhafen.games.merchant_of_venus.rules.ships import (
    gain,
    has,
    jettison_options,
    owns,
)
from raumhafen.games.merchant_of_venus.rules.trade.passengers import threw_overboard
from raumhafen.games.merchant_of_venus.state import LANDED, MOVEMENT_ENDS, VenusState

SALVAGE: Final = 20


def land_options(s: VenusState, seat: int) -> list[int]:
    """MV5.12; MV10.15 over an asteroid goods may go overboard, over a port they may not."""
    return [LAND, DONE, *jettison_options(s, seat)]


def drill_options(s: VenusState, seat: int) -> list[int]:
    """MV6.8, MV10.15"""
    return [DRILL, DONE, *jettison_options(s, seat)]


LANDING = Ask("land", "MV5.12", land_options, default=LAND)
DRILLING = Ask("drill", "MV6.8", drill_options, default=DRILL)


def touch_down(s: VenusState, seat: int) -> None:
    """MV5.12 Landing forfeits the rest of the movement points."""
    s.landed = LANDED
    s.stop = MOVEMENT_ENDS
    s.mp = 0
    if s.log is not None:
        s.tell("event-landed", "MV5.12", {"seat": seat, "space": SPACE_IDS[s.ship[seat]]})
    salvage(s, seat)


def salvage(s: VenusState, seat: int) -> None:
    """MV13.6 asteroid_20: at the moment of landing."""
    if s.kind[s.ship[seat]] == ASTEROID and has(s, seat, ASTEROID_20):
        gain(s, seat, SALVAGE)
        s.tell("event-salvage", "MV13.6", {"seat": seat, "amount": SALVAGE})


def ask_landing(s: VenusState, f: Frame) -> None:
    """MV5.12 With MP left a port or asteroid may be passed."""
    if completes_first(s, f):
        return
    if s.mp > 0:
        s.ask(f.seat, LANDING)
    else:
        f.leave()


def land(s: VenusState, f: Frame) -> None:
    """MV5.12 The answer: landed or passed by; MV10.15 or what goes overboard before it."""
    if not threw_overboard(s, f, ask_landing) and s.answers[f.seat] == LAND:
        touch_down(s, f.seat)


ENTER_PORT = script("enter_port", ask_landing, land)


def may_drill(s: VenusState, seat: int) -> bool:
    """MV6.8 A licence, a free marker and an asteroid without one."""
    space = s.ship[seat]
    free = s.kind[space] == ASTEROID and s.mark[space] == NONE
    return free and s.markers[seat] > 0 and owns(s, seat, LICENCE)


def ask_drill(s: VenusState, f: Frame) -> None:
    """MV6.8 Asked before the landing."""
    s.answers[f.seat] = DONE
    if may_drill(s, f.seat) and not completes_first(s, f):
        s.ask(f.seat, DRILLING)


def drill(s: VenusState, f: Frame) -> None:
    """MV6.8 A marker of the player's lies on the asteroid from now on."""
    if not threw_overboard(s, f, ask_drill) and s.answers[f.seat] == DRILL:
        s.mark[s.ship[f.seat]] = f.seat
        s.markers[f.seat] -= 1
        s.tell("event-drill", "MV6.8", {"seat": f.seat, "space": SPACE_IDS[s.ship[f.seat]]})


ENTER_ASTEROID = script("enter_asteroid", ask_drill, drill, ask_landing, land)

SCRIPTS: Final[list[Script]] = [ENTER_PORT, ENTER_ASTEROID]
ASKS: Final[list[Ask]] = [LANDING, DRILLING]
