"""MM4 A race for stones in real time, with a clock."""

from raumhafen.engine.flow import Ask, Frame, script
from tests.contract.toy.actions import GRAB, PASS, TICK
from tests.contract.toy.content import STONES, TICKS
from tests.contract.toy.state import ToyState


def race_options(s: ToyState, seat: int) -> list[int]:
    return [PASS, *[GRAB + stone - 1 for stone in s.stones]]


def clock_options(s: ToyState, seat: int) -> list[int]:
    return [TICK]


RACE = Ask("race", "MM4", race_options, default=PASS, live=True)
CLOCK = Ask("clock", "MM4", clock_options, default=TICK, live=True)


def begin_race(s: ToyState, f: Frame) -> None:
    """MM4 First come, first served, until the clock has ticked three times."""
    s.stones = list(range(1, STONES + 1))
    s.ticks = 0
    s.together(RACING, list(range(s.seats + 1)), secret=False)


def ask_racer(s: ToyState, f: Frame) -> None:
    if s.ticks == TICKS or (f.seat < s.seats and not s.stones):
        f.leave()
    else:
        s.ask(f.seat, CLOCK if f.seat == s.seats else RACE)


def take_racer(s: ToyState, f: Frame) -> None:
    action = s.answers[f.seat]
    if action == TICK:
        s.ticks += 1
        if s.ticks == TICKS:
            stop_race(s)
    elif action == PASS:
        f.leave()
        return
    else:
        s.stones.remove(action - GRAB + 1)
        s.coins[f.seat] += 1
    f.jump(ask_racer)


def stop_race(s: ToyState) -> None:
    """Whoever still thinks has lost the race."""
    for seat in range(s.seats):
        if s.asked[seat] is not None:
            s.asked[seat] = None
            s.open -= 1
        s.strands[seat] = []


RACING = script("racing", ask_racer, take_racer)
