"""MM1 Dealing."""

from raumhafen.engine.flow import Frame, script
from tests.contract.toy.content import HAND
from tests.contract.toy.state import ToyState


def toss_card(s: ToyState, f: Frame) -> None:
    """MM1 Every seat draws up to three hidden cards."""
    short = [seat for seat in range(s.seats) if len(s.hands[seat]) < HAND]
    if short and s.bag:
        f.seat = short[0]
        s.toss(len(s.bag))
    else:
        f.leave()


def take_card(s: ToyState, f: Frame) -> None:
    card = s.bag.pop(s.tossed)
    s.hands[f.seat].append(card)
    s.tell("event-draw", "MM1", {"card": card}, audience=f.seat)
    f.jump(toss_card)


DEAL = script("deal", toss_card, take_card)
