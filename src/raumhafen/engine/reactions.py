"""Reactions: seats that can answer a trigger are asked in rule order, and may be answered in turn.

A game declares what a trigger is and what each seat may do about it; the script below does the
asking. A reaction is itself a script and may open reactions of its own, which nest on the stack.
"""

from collections.abc import Callable
from typing import Any, Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.engine.state import State

# In the frames of a window, whose args are [seats to ask…, NO_MORE_SEATS, trigger…].
NEXT_SEAT: Final = 0
NO_MORE_SEATS: Final = -1

# Plays a reaction: (state, seat, action, trigger).
Play = Callable[[Any, int, int, list[int]], None]


class Reactions:
    """One kind of reaction window: who is asked, and how a reaction is played."""

    def __init__(self, name: str, ask: Ask, passing: int, play: Play, ask_everybody: bool) -> None:
        self.ask = ask
        self.passing = passing
        self.play = play
        self.ask_everybody = ask_everybody  # hides who could react
        self.script: Script = script(name, self.ask_next, self.take_answer)

    def open(self, state: State, seats: list[int], trigger: list[int]) -> None:
        """Asks the seats one after the other, each until it passes."""
        state.call(self.script, seats[0] if seats else 0, [*seats, NO_MORE_SEATS, *trigger])

    def ask_next(self, state: State, frame: Frame) -> None:
        """Asks the next seat that can react, or everybody where that is to stay hidden."""
        while frame.args[NEXT_SEAT] != NO_MORE_SEATS:
            seat = frame.args[NEXT_SEAT]
            if self.ask_everybody or len(self.ask.options(state, seat)) > 1:
                frame.seat = seat
                state.ask(seat, self.ask)
                return
            frame.args.pop(NEXT_SEAT)
        frame.leave()

    def take_answer(self, state: State, frame: Frame) -> None:
        """A pass closes the window for that seat; anything else is played, then it is asked on."""
        answer = state.answers[frame.seat]
        frame.at = 0
        if answer == self.passing:
            frame.args.pop(NEXT_SEAT)
        else:
            self.play(state, frame.seat, answer, trigger_of(frame))


def trigger_of(frame: Frame) -> list[int]:
    """What the seats of this window react to."""
    return frame.args[frame.args.index(NO_MORE_SEATS) + 1 :]
