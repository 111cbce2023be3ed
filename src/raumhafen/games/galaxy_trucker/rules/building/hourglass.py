"""GT6, GT7 The hourglass: when the sand runs out, who may flip it, and whose turn it is."""

from typing import Final

from raumhafen.games.galaxy_trucker.actions import DEAL, FLIP, SAND_OUT, STEP_OVER
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import EMPTY
from raumhafen.games.galaxy_trucker.rules.building.end_of_building import (
    deal_last,
    empty_hand,
    stop_building,
    unfinished,
)
from raumhafen.games.galaxy_trucker.state import (
    ADVANCED,
    DAYS,
    LEARNING,
    REAL_TIME,
    STANDING_DEFAULT,
    STANDING_ON,
    TURNS,
    TruckerState,
)

START: Final = 0
SPOT_I: Final = 1


def has_hourglass(s: TruckerState) -> bool:
    """GT10.1 Not in the learning flight."""
    return s.round != LEARNING


# --- flipping ------------------------------------------------------------------------------------


def may_flip(s: TruckerState, ship: int) -> bool:
    """GT7.3, GT7.4 Run out; from spot I only by a finished seat."""
    if s.sand or s.stopped or s.glass == START or not has_hourglass(s):
        return False
    return s.glass > SPOT_I or s.order[ship] > 0


def flip(s: TruckerState, player: int) -> None:
    """GT7.3, GT7.4 To the next lower spot; GT21.6 partners change at every normal flip."""
    normal = s.glass > SPOT_I
    s.glass -= 1
    s.sand = 1
    s.ticks += 1
    s.reveals += 1  # GT7.2 time runs: no way back for free
    s.idle = 0
    s.counted = [0] * s.seats
    s.restanding = [0] * s.seats
    wake(s)
    if player == s.seats:
        s.tell("event-clock-flip", "GT7.6", {"spot": s.glass})
    else:
        s.tell("event-flip", "GT7.3" if normal else "GT7.4", {"seat": player, "spot": s.glass})
    if normal and s.teams == ADVANCED:
        change_places(s)


def wake(s: TruckerState) -> None:
    """Seats that rest are asked again, since the hourglass has changed."""
    s.resting = [0] * s.seats


def standing_flip(s: TruckerState) -> None:
    """GT6.5 Standing orders, from the starter clockwise; on by default for finished seats."""
    for ship in s.seats_from(s.starter):
        order = s.standing[s.pilot[ship]]
        wanted = order == STANDING_ON or (order == STANDING_DEFAULT and s.order[ship] > 0)
        if wanted and may_flip(s, ship):
            flip(s, s.pilot[ship])
            return


def change_places(s: TruckerState) -> None:
    """GT21.5, GT21.6 Partners change; stacks in view are put back, all else stays."""
    if s.mode == TURNS and s.viewing[s.turn] >= 0:
        pass_turn(s)
    s.viewing = [EMPTY] * s.seats
    s.flies = [(ship + 2) % 4 for ship in s.flies]
    s.pilot = [(player + 2) % 4 for player in s.pilot]
    s.tell("event-change-places", "GT21.5", {})


# --- the sand ------------------------------------------------------------------------------------


def after_count(s: TruckerState) -> None:
    """GT6.3, GT6.4 What a counted action or a finished seat sets off."""
    left = unfinished(s)
    if s.stopped:
        deal_last(s, left)
    elif left and s.mode != REAL_TIME and has_hourglass(s):
        if all(s.counted[ship] >= s.sand_actions for ship in left):
            run_down(s)
        mind_empty_glass(s)


def run_down(s: TruckerState) -> None:
    """Everybody has done the actions of one run."""
    if s.mode == DAYS:
        close_step(s)
    elif s.sand:
        sand_out(s)


def sand_out(s: TruckerState) -> None:
    """GT7.2, GT7.5 The hourglass lies empty; on START building stops."""
    s.sand = 0
    s.ticks += 1
    s.idle = 0
    wake(s)
    s.tell("event-sand-out", "GT7.2", {"spot": s.glass})
    if s.glass == START:
        stop_building(s)


def mind_empty_glass(s: TruckerState) -> None:
    """GT6.5, GT7.6 A standing order flips; turn-based, so does a whole cycle of waiting."""
    if s.sand or s.stopped or s.mode == REAL_TIME:
        return
    standing_flip(s)
    if not s.sand and s.mode == TURNS and s.idle >= len(unfinished(s)):
        flip(s, s.seats)


def close_step(s: TruckerState) -> None:
    """GT6.4 All have used their actions, or the deadline has come."""
    moved = s.progress
    s.ticks += 1
    s.progress = 0
    s.counted = [0] * s.seats
    for ship in unfinished(s):
        empty_hand(s, ship)
    wake(s)
    s.tell("event-step", "GT6.4", {})
    if s.sand:
        sand_out(s)
        return
    standing_flip(s)
    if not s.sand and not moved:
        flip(s, s.seats)


def clock_due(s: TruckerState) -> tuple[int, int]:
    """GT6.2, GT6.4, GT7.6, GT8.3 What the clock does next, and how many seconds after `ticks`."""
    numbers = CONTENT.setup
    if s.mode == DAYS:
        return (DEAL if s.stopped else STEP_OVER), 3600 * s.step_hours
    if s.stopped:
        return DEAL, numbers.order_seconds
    return (SAND_OUT, s.seconds) if s.sand else (FLIP, numbers.rescue_seconds)


def pass_turn(s: TruckerState) -> None:
    """GT6.3 Clockwise; finished seats are skipped."""
    s.viewing[s.turn] = EMPTY
    for ship in s.seats_from((s.turn + 1) % s.seats):
        if s.order[ship] == 0:
            s.turn = ship
            return
