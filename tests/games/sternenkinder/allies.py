"""Tables for scenarios of allies in a common war."""

from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.politics import wars
from tests.games.sternenkinder.talks import Diplomacy

WHOLE = 5


def common_war(pips: int = WHOLE) -> Diplomacy:
    """The first player and the third are at war with the second; their ally is weary."""
    t = Diplomacy(3)
    fight(t, pips)
    t.ask_again()
    return t


def fight(t: Diplomacy, pips: int = WHOLE) -> None:
    me, you, ally = seats(t)
    wars.begin_war(t.s, me, you, 1 << me | 1 << ally, 1 << you)
    foes.tire(t.s, 0, ally, pips)


def seats(t: Diplomacy) -> tuple[int, int, int]:
    return t.mine.seat, t.other.seat, 3 - t.mine.seat - t.other.seat
