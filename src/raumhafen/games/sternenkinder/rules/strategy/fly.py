"""B7.2 Civil units fly openly: one system after the other, as far as their movement goes."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, END, FLY
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP, SHIP_MOVE
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.movers import (
    beside,
    mover_at,
    moves_left,
    put_mover,
    set_moves_left,
)
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, FACE_DOWN, SternState

CIVIL_MOVE: Final = QUANTITY["ship.civil.strategic_move"]
RESEARCH_MOVE: Final = QUANTITY["ship.research.strategic_move"]
# numbers of a frame, then the systems that were entered
MOVER: Final = 0
STEPS: Final = 1  # taken so far


def civil_move(s: SternState, unit: int) -> int:
    """B0.3, B7.1 Systems a round."""
    seat, kind = unit // CIVIL_UNITS, s.civil_kind[unit]
    systems = changed(s, seat, CIVIL_MOVE, SHIP_MOVE[kind])
    return changed(s, seat, RESEARCH_MOVE, systems) if kind == RESEARCH_SHIP else systems


def ready_civil(s: SternState) -> None:
    """B7.1 Every unit that is on the map now may move; what slowed it down is over."""
    for seat in range(s.seats):
        for unit in units_of(s, seat):
            s.civil_left[unit] = max(0, civil_move(s, unit) - s.civil_slow[unit])
            s.civil_slow[unit] = 0


# --- the menu ------------------------------------------------------------------------------------


def next_systems(s: SternState, seat: int, mover: int) -> list[int]:
    """B7.5 Where it may go in one step."""
    return [c for c in beside(s, seat, mover_at(s, mover)) if s.tile[c] != FACE_DOWN]


def fly_options(s: SternState, seat: int) -> list[int]:
    """B7.1 Units that have not moved in this phase."""
    start = CIVIL_UNITS * seat
    return [
        FLY + unit - start
        for unit in units_of(s, seat)
        if s.civil_left[unit] and next_systems(s, seat, unit)
    ]


def fly(s: SternState, seat: int, place: int) -> None:
    """B7.1 The whole move of one unit is one action."""
    s.call(FLIGHT, seat, [CIVIL_UNITS * seat + place, 0])


# --- one flight ----------------------------------------------------------------------------------


def step_options(s: SternState, seat: int) -> list[int]:
    """B7.5 The next system; after a step it may stay."""
    mover, steps = s.stack[-1].args[:2]
    stay = [END] if steps else []
    return [*stay, *[AT + cell for cell in next_systems(s, seat, mover)]]


NEXT_SYSTEM: Final = Ask("next-system", "B7.5", step_options, default=END)


def ask_step(s: SternState, f: Frame) -> None:
    """B7.5 Each step costs one system of movement."""
    if mover_at(s, f.args[MOVER]) < 0 or moves_left(s, f.args[MOVER]) <= 0:
        f.leave()
        return
    s.choose(f.seat, NEXT_SYSTEM, step_options(s, f.seat))


def take_step(s: SternState, f: Frame) -> None:
    """B7.1 It moves once in a phase: who stops has no movement left."""
    mover, action = f.args[MOVER], s.answers[f.seat]
    if action == END:
        set_moves_left(s, mover, 0)
        f.leave()
        return
    f.args[STEPS] += 1
    set_moves_left(s, mover, moves_left(s, mover) - 1)
    put_mover(s, mover, action - AT)
    s.tell("event-flies", "B7.2", {"seat": f.seat, "system": CELL_IDS[action - AT]})
    f.jump(ask_step)


FLIGHT: Final[Script] = script("flight", ask_step, take_step)

ENTRY: Final = Entry(FLY, fly_options, fly)
SCRIPTS: Final[list[Script]] = [FLIGHT]
ASKS: Final[list[Ask]] = [NEXT_SYSTEM]
