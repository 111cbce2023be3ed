"""MM5 Hidden conversions that build on each other."""

from raumhafen.engine.flow import Ask, Frame, script
from raumhafen.engine.state import rehearse
from tests.contract.toy.actions import CONVERT, PASS
from tests.contract.toy.state import ToyState


def convert_options(s: ToyState, seat: int) -> list[int]:
    return [PASS, *([CONVERT] if s.coins[seat] >= 2 else [])]


CONVERTING = Ask("convert", "MM5", convert_options, default=PASS)


def ask_convert(s: ToyState, f: Frame) -> None:
    if s.coins[f.seat] >= 2:
        s.ask(f.seat, CONVERTING)
    else:
        f.leave()


def convert(s: ToyState, f: Frame) -> None:
    """MM5 Two coins for a veto, as often as one likes."""
    if s.answers[f.seat] == CONVERT:
        s.coins[f.seat] -= 2
        s.vetoes[f.seat] += 1
        f.jump(ask_convert)


CONVERSIONS = script("conversions", ask_convert, convert)


def convert_together(s: ToyState, f: Frame) -> None:
    seats = [seat for seat in range(s.seats) if s.coins[seat] >= 2]
    s.together(CONVERT_IN_PRIVATE, seats, secret=True)


def ask_in_private(s: ToyState, f: Frame) -> None:
    question = rehearse(s, CONVERSIONS, f.seat, s.sheets[f.seat])
    if question is None:
        f.leave()
    else:
        s.pose(f.seat, question)


def note_convert(s: ToyState, f: Frame) -> None:
    s.sheets[f.seat].append(s.answers[f.seat])
    f.jump(ask_in_private)


CONVERT_IN_PRIVATE = script("convert_in_private", ask_in_private, note_convert)


def carry_out_conversions(s: ToyState, f: Frame) -> None:
    s.call_each(CARRY_OUT, s.members)


def feed_conversions(s: ToyState, f: Frame) -> None:
    s.fed = s.sheets[f.seat]
    s.sheets[f.seat] = []
    s.call(CONVERSIONS, f.seat)


CARRY_OUT = script("carry_out", feed_conversions)
