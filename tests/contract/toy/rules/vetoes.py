"""MM3 Vetoes against the winner of the bid, and counters to vetoes."""

from raumhafen.engine.flow import Ask
from raumhafen.engine.reactions import Reactions
from tests.contract.toy.actions import PASS, VETO
from tests.contract.toy.state import ToyState


def veto_options(s: ToyState, seat: int) -> list[int]:
    return [PASS, *([VETO] if s.vetoes[seat] else [])]


def play_veto(s: ToyState, seat: int, action: int, trigger: list[int]) -> None:
    """MM3 A veto turns the matter round; the other side may veto the veto."""
    s.vetoes[seat] -= 1
    s.blocked = not s.blocked
    s.tell("event-veto", "MM3", {"seat": seat, "depth": trigger[1]})
    VETOES.open(s, [other for other in range(s.seats) if other != seat], [seat, trigger[1] + 1])


VETOING = Ask("veto", "MM3", veto_options, default=PASS)
VETOES = Reactions("vetoes", VETOING, PASS, play_veto, ask_everybody=False)
