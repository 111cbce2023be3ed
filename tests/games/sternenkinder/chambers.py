"""The High Council for scenarios: hands, proposals and votes as a test wants them."""

from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.content.statutes import LAW
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.talks import Diplomacy


def number(name: str) -> int:
    return LAW[f"law.{name}"]


def hold(t: Diplomacy, seat: int, *names: str) -> None:
    """The seat has these laws in hand."""
    for name in names:
        t.s.law_deck &= ~(1 << number(name))
        t.s.law_hand[seat] |= 1 << number(name)


def chamber(seats: int = 3, *names: str) -> Diplomacy:
    """The first player holds these laws; only he has an action for laws."""
    t = Diplomacy(seats)
    hold(t, t.mine.seat, *names)
    for seat in range(seats):
        t.s.budget[5 * seat : 5 * seat + 5] = [int(seat == t.mine.seat), 0, 0, 0, 0]
    return t.ask_again()


def propose(t: Diplomacy, name: str, *target: str) -> None:
    t.play("council", f"law:{name}", *target)


def vote(t: Diplomacy, **sides: tuple[str, int, int]) -> None:
    """Nobody buys; by default everybody votes yes with all he has."""
    while t.question() == "buy-votes":
        t.play("amount:0")
    while not t.s.over and t.question() in ("law-side", "final-votes", "final-gold"):
        seat = t.active.seat
        side, counted, gold = sides.get(f"p{seat}", ("yes", 99, 0))
        t.play(side)
        t.play(f"amount:{min(counted, t.s.ballots[seat])}")
        if not t.s.over and t.question() == "final-gold" and t.active.seat == seat:
            t.play(f"amount:{gold}")


def pass_law(t: Diplomacy, name: str, *target: str) -> None:
    propose(t, name, *target)
    vote(t)


def apply_as(t: Diplomacy, seat: int, code: str) -> None:
    apply(t.s, seat, GAME.actions.parse(code))
