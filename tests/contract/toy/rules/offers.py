"""MM6 An offer from seat to seat."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame
from tests.contract.toy.actions import ACCEPT, OFFER, PASS
from tests.contract.toy.rules.die import roll_die
from tests.contract.toy.state import ToyState

PARTNER: Final = 1  # of the arguments of a round's frame, behind the winner of the bid


def offer_options(s: ToyState, seat: int) -> list[int]:
    others = [other for other in range(s.seats) if other != seat]
    return [PASS, *[OFFER + other for other in others if s.coins[seat] and not s.shut[other]]]


def accept_options(s: ToyState, seat: int) -> list[int]:
    return [PASS, ACCEPT]


OFFERING = Ask("offer", "MM6", offer_options, default=PASS, rest=True)
ACCEPTING = Ask("accept", "MM6", accept_options, default=PASS)


def ask_offer(s: ToyState, f: Frame) -> None:
    """MM6 A coin for a veto, if the other agrees."""
    s.ask(s.round % s.seats, OFFERING)


def pass_on_offer(s: ToyState, f: Frame) -> None:
    action = s.answers[s.round % s.seats]
    if action == PASS:
        f.jump(roll_die)
    else:
        f.args.append(action - OFFER)
        s.ask(action - OFFER, ACCEPTING)


def settle_offer(s: ToyState, f: Frame) -> None:
    other = f.args[PARTNER]
    if s.answers[other] == ACCEPT and s.vetoes[other]:
        s.coins[other] += 1
        s.coins[s.round % s.seats] -= 1
        s.vetoes[other] -= 1
        s.vetoes[s.round % s.seats] += 1
