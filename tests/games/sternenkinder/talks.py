"""Tables for scenarios of treaties."""

from functools import cache

from raumhafen.games.sternenkinder.actions import PACTS
from raumhafen.games.sternenkinder.content.words import ACTIONS
from tests.games.sternenkinder.tables import Scenario, Seat

TREATY = ACTIONS.index("treaty")
FREE = ACTIONS.index("free")


@cache
def second_round(seats: int) -> Scenario:
    """Everybody has passed in the first round; hundreds of scenarios begin there."""
    t = Scenario(seats, politics=True)
    t.pass_all()
    return t


class Diplomacy(Scenario):
    """The politics phase of round 2; the seats know each other and have 9 C each."""

    def __init__(self, seats: int = 2, met: bool = True) -> None:
        super().__init__(seats, second_round(seats).s)
        if met:
            self.s.met = [(1 << seats) - 1] * seats
        for seat in range(seats):
            self.seat(seat).has(food=9, awe=9, research=9, culture=9)
        self.mine, self.other = self.active, self.seat((self.active.seat + 1) % seats)
        self.ask_again()

    def offer(self, name: str, seat: Seat | None = None) -> str:
        return f"treaty:{name}:{(seat or self.other).seat}"

    def conclude(self, name: str, share: int = 0) -> None:
        self.play(self.offer(name))
        if self.question() == "treaty-share":
            self.play(f"amount:{share}")
        self.play("yes")

    def actions_left(self, seat: int) -> int:
        return self.s.budget[5 * seat + TREATY] + self.s.budget[5 * seat + FREE]


def pact(t: Diplomacy, name: str) -> Diplomacy:
    """The two have this treaty."""
    t.s.treaties += [PACTS.index(name), t.mine.seat, t.other.seat, 0]
    return t


def economy(name: str) -> Diplomacy:
    """The economy phase, with a treaty between the two."""
    t = pact(Diplomacy(), name)
    t.pass_all()
    t.mine, t.other = t.active, t.seat(1 - t.active.seat)
    for seat in range(2):
        t.seat(seat).has(food=20, awe=20, research=20, culture=20)
    return t


def rich_economy() -> Diplomacy:
    """The economy phase of a table with politics; the active player is rich."""
    t = Diplomacy()
    t.pass_all()
    t.mine, t.other = t.active, t.seat(1 - t.active.seat)
    t.mine.has(food=20, awe=20, research=20, culture=20).points_of_capacity(9, 9)
    return t
