"""A3.3, B0.11 Turns of one or two actions, clockwise, until all have passed."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Question, Script, Step
from raumhafen.games.sternenkinder.actions import END, PASS
from raumhafen.games.sternenkinder.rules.core.meeting import meet
from raumhafen.games.sternenkinder.rules.core.menu import Menu
from raumhafen.games.sternenkinder.rules.core.pacts import lapse
from raumhafen.games.sternenkinder.state import SternState

ACTIONS_OF_A_TURN: Final = 2


def begin_phase(s: SternState, phase: int) -> None:
    """A3.4 Who is out of the game counts as passed; decision 39 offers are gone."""
    if s.politics:
        lapse(s)
        meet(s)
    s.phase = phase
    s.passed = s.out
    s.active = s.first


def has_passed(s: SternState, seat: int) -> bool:
    return bool(s.passed >> seat & 1)


def pass_phase(s: SternState, seat: int, rule: str) -> None:
    """A3.4 No more actions in this phase."""
    s.passed |= 1 << seat
    s.tell("event-pass", rule, {"seat": seat})


def next_to_act(s: SternState) -> int:
    """A3.3 The first seat from the active one on that has not passed; -1 when all have."""
    for seat in s.seats_from(s.active):
        if not has_passed(s, seat):
            return seat
    return -1


def give_turn(s: SternState, f: Frame, turn: Script) -> None:
    """A3.3 One turn after the other; leaves the script when all have passed."""
    seat = next_to_act(s)
    if seat < 0:
        f.leave()
        return
    s.active = seat
    s.acted = 0
    s.turns += 1
    s.call(turn, seat)
    f.again()


def ask_at_rest(s: SternState, seat: int, ask: Ask, options: list[int]) -> None:
    """Decision 10: others may act beside a menu, so with politics it stays open even where passing
    is all that is left; an offer of others may bring more.
    """
    if s.politics:
        s.pose(seat, Question(ask, options))
    else:
        s.choose(seat, ask, options)


def end_turn(s: SternState, seat: int) -> None:
    """A3.3 The next player acts."""
    s.active = (seat + 1) % s.seats


def carry_out(s: SternState, f: Frame, menu: Menu) -> None:
    """B0.11 The answer to a menu: a deed, the end of the turn, or A3.4 that of the phase."""
    action = s.answers[f.seat]
    if action not in (PASS, END):
        menu.carry_out(s, f.seat, action)
        return
    if action == PASS:
        pass_phase(s, f.seat, "A3.4")
    f.leave()
    end_turn(s, f.seat)


def act_again(s: SternState, f: Frame, ask: Step) -> None:
    """A3.3 After two actions the next player acts."""
    if s.acted < ACTIONS_OF_A_TURN:
        f.jump(ask)
    else:
        end_turn(s, f.seat)
