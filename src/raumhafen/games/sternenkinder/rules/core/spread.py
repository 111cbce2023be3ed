"""A0.5 Resources of choice: any mix that adds up, asked one resource after the other."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AMOUNT
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.state import SternState

LAST: Final = len(RESOURCES) - 1
# numbers of a frame
LEFT: Final = 0  # still to be named
NEXT: Final = 1  # the resource that is asked for


def take_mix(s: SternState, seat: int, total: int) -> None:
    """A seat receives so many resources of its choice."""
    if total > 0:
        s.call(RECEIVE, seat, [total, 0])


def pay_mix(s: SternState, seat: int, total: int) -> None:
    """A seat pays so many resources of its choice; it must have them."""
    s.call(SPEND, seat, [total, 0])


def wealth(s: SternState, seat: int) -> int:
    """All four accounts together."""
    return sum(s.account[4 * seat : 4 * seat + 4])


def receive_options(s: SternState, seat: int) -> list[int]:
    """How much of the next resource; the last takes what is left."""
    left, resource = s.stack[-1].args
    return [AMOUNT + n for n in (range(left, left + 1) if resource == LAST else range(left + 1))]


def spend_options(s: SternState, seat: int) -> list[int]:
    """Not more than there is, and not less than the later resources leave over."""
    left, resource = s.stack[-1].args
    later = sum(s.account[4 * seat + resource + 1 : 4 * seat + 4])
    most = min(left, s.account[4 * seat + resource])
    return [AMOUNT + n for n in range(max(0, left - later), most + 1)]


HOW_MUCH: Final = [Ask(f"receive-{name}", "A0.5", receive_options) for name in RESOURCES[:LAST]]
HOW_MUCH_PAID: Final = [Ask(f"spend-{name}", "A0.5", spend_options) for name in RESOURCES[:LAST]]


def ask_received(s: SternState, f: Frame) -> None:
    """A0.5 One resource after the other."""
    asks = HOW_MUCH[min(f.args[NEXT], LAST - 1)]
    s.choose(f.seat, asks, receive_options(s, f.seat))


def receive_amount(s: SternState, f: Frame) -> None:
    """A0.5 From the supply."""
    name_amount(s, f, 1)
    if f.args[LEFT]:
        f.jump(ask_received)


def ask_spent(s: SternState, f: Frame) -> None:
    """A0.5 One resource after the other."""
    s.choose(f.seat, HOW_MUCH_PAID[min(f.args[NEXT], LAST - 1)], spend_options(s, f.seat))


def spend_amount(s: SternState, f: Frame) -> None:
    """A0.5 To the supply."""
    name_amount(s, f, -1)
    if f.args[LEFT]:
        f.jump(ask_spent)


def name_amount(s: SternState, f: Frame, sign: int) -> None:
    amount = s.answers[f.seat] - AMOUNT
    s.account[4 * f.seat + f.args[NEXT]] += sign * amount
    f.args[LEFT] -= amount
    f.args[NEXT] += 1


RECEIVE: Final[Script] = script("receive", ask_received, receive_amount)
SPEND: Final[Script] = script("spend", ask_spent, spend_amount)

SCRIPTS: Final[list[Script]] = [RECEIVE, SPEND]
ASKS: Final[list[Ask]] = [*HOW_MUCH, *HOW_MUCH_PAID]
