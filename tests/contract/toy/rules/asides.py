"""MM9 What everybody may do beside the offer: doors, knocks and notes; args = [action]."""

from raumhafen.engine.flow import Frame, script
from tests.contract.toy.actions import KNOCK, NOTE, SHUT
from tests.contract.toy.state import ToyState


def do_aside(s: ToyState, f: Frame) -> None:
    """MM9 A door is shut and opened again, by itself or when somebody knocks; a note is nobody
    else's business."""
    if f.args[0] == SHUT:
        s.shut[f.seat] = 1 - s.shut[f.seat]
        s.knocked[f.seat] = 0
        s.tell("event-shut", "MM9", {"seat": f.seat})
    elif f.args[0] >= KNOCK:
        s.knocked[f.args[0] - KNOCK] = 1
        s.tell("event-knock", "MM9", {"seat": f.seat})
    else:
        s.notes[f.seat] = f.args[0] - NOTE
        s.tell("event-note", "MM9", {"card": s.notes[f.seat]}, audience=f.seat)


ASIDE = script("aside", do_aside)
