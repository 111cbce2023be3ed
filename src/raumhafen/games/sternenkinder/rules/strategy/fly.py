"""B7.2 Civil units fly openly: one system after the other, as far as their movement goes."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, END, FLY
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP, SHIP_MOVE
from raumhafen.games.sternenkinder.content.words import FLAGS
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.movers import (
    MOVERS,
    beside,
    has_way,
    is_fleet,
    is_route,
    mover_at,
    moves_left,
    set_moves_left,
)
from raumhafen.games.sternenkinder.rules.core.passing import PASSING
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.rules.core.tally import has_flag
from raumhafen.games.sternenkinder.rules.strategy.cargo import handle_cargo, has_time
from raumhafen.games.sternenkinder.rules.strategy.exploration import enter
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, NOBODY, SternState

CIVIL_MOVE: Final = QUANTITY["ship.civil.strategic_move"]
RESEARCH_MOVE: Final = QUANTITY["ship.research.strategic_move"]
EVERY_ROUTE: Final = FLAGS.index("route_bonus_every_entry")
# numbers of a frame, then the systems in which the unit has been
MOVER: Final = 0
BONUS: Final = 1  # 1 after a trade route has helped
TRAIL: Final = 2


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


def fly_options(s: SternState, seat: int) -> list[int]:
    """B7.1 Units that have not moved in this phase."""
    start = CIVIL_UNITS * seat
    return [
        FLY + at - start
        for at in range(start, start + CIVIL_UNITS)
        if s.civil_left[at] and has_way(s, seat, s.civil_at[at])
    ]


def fly(s: SternState, seat: int, place: int) -> None:
    """B7.1 The whole move of one unit is one action."""
    mover = CIVIL_UNITS * seat + place
    s.call(FLIGHT, seat, [mover, 0, mover_at(s, mover)])


# --- one flight ----------------------------------------------------------------------------------


def next_systems(s: SternState, seat: int, mover: int, trail: list[int]) -> list[int]:
    """B7.5; decision 13: with lifelines each system is entered at most once."""
    near = beside(s, seat, mover_at(s, mover))
    if has_flag(s, seat, EVERY_ROUTE):
        return [cell for cell in near if cell not in trail]
    return near


def step_options(s: SternState, seat: int) -> list[int]:
    """B7.5 The next system; after a step the unit may stay, and so may who had time to load."""
    args = s.stack[-1].args
    loads = is_fleet(args[MOVER]) and has_time(s, args[MOVER] - MOVERS)
    stay = [END] if loads or len(args) > TRAIL + 1 else []
    near = next_systems(s, seat, args[MOVER], args[TRAIL:])
    return [*stay, *[AT + cell for cell in near]]


NEXT_SYSTEM: Final[Ask] = Ask("next-system", "B7.5", step_options, default=END)


def ask_step(s: SternState, f: Frame) -> None:
    """B7.5 Each step costs one system of movement."""
    mover = f.args[MOVER]
    if mover_at(s, mover) == NOBODY or not moves_left(s, mover):
        f.leave()
        return
    s.choose(f.seat, NEXT_SYSTEM, step_options(s, f.seat))


def take_step(s: SternState, f: Frame) -> None:
    """B7.1 It moves once in a phase: who stays has no movement left."""
    mover, action = f.args[MOVER], s.answers[f.seat]
    if action == END:
        set_moves_left(s, mover, 0)
        f.leave()
        return
    cell = action - AT
    f.args.append(cell)
    set_moves_left(s, mover, moves_left(s, mover) - 1 + route_bonus(s, f, cell))
    enter(s, mover, cell)


def pass_by(s: SternState, f: Frame) -> None:
    """A8.43, A8.44, A8.63 Mines, escapes and police, where politics is played."""
    mover = f.args[MOVER]
    start, cell = f.args[TRAIL:][-2:]
    if s.politics and mover_at(s, mover) == cell:
        PASSING.look(s, mover, start, cell)


def stop_over(s: SternState, f: Frame) -> None:
    """B7.4 On the way a fleet may load and unload where it can move on."""
    mover = f.args[MOVER]
    f.jump(ask_step)
    if is_fleet(mover) and mover_at(s, mover) != NOBODY and moves_left(s, mover):
        handle_cargo(s, mover - MOVERS)


def route_bonus(s: SternState, f: Frame, cell: int) -> int:
    """B4.8.2 One more system on a trade route, once a round; with lifelines every time."""
    if not is_route(s, f.seat, cell):
        return 0
    if f.args[BONUS] and not has_flag(s, f.seat, EVERY_ROUTE):
        return 0
    f.args[BONUS] = 1
    return 1


FLIGHT: Final[Script] = script("flight", ask_step, take_step, pass_by, stop_over)

ENTRY: Final[Entry] = Entry(FLY, fly_options, fly)
SCRIPTS: Final[list[Script]] = [FLIGHT]
ASKS: Final[list[Ask]] = [NEXT_SYSTEM]
