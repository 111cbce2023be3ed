"""Tables for scenarios of governments: who rules how, with which policies."""

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS, RING
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import GOVERNMENT_IDS, PLANET
from raumhafen.games.sternenkinder.content.words import ACTIONS, RESOURCES
from raumhafen.games.sternenkinder.rules.core.news import announce
from raumhafen.games.sternenkinder.rules.core.regimes import counter, set_counter
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.strategy.ending import victory_points
from raumhafen.games.sternenkinder.state import FACE_DOWN
from tests.games.sternenkinder.tables import Seat
from tests.games.sternenkinder.talks import Diplomacy

PLENTY = 40


class Reign(Diplomacy):
    """The politics phase of round 2; whoever is asked rules with these policies."""

    def __init__(self, government: str, *policies: str, seats: int = 2) -> None:
        super().__init__(seats)
        self.rule(self.mine, government, *policies)
        for seat in range(seats):
            self.seat(seat).has(food=PLENTY, awe=PLENTY, research=PLENTY, culture=PLENTY)
        self.ask_again()

    def rule(self, seat: Seat, government: str, *policies: str) -> None:
        p = seat.seat
        self.s.government[p] = GOVERNMENT_IDS.index(f"government.{government}")
        for name in policies:
            self.s.policies[p] |= 1 << POLICY[name]
        self.s.budget[5 * p : 5 * p + 5] = [2] * len(ACTIONS)
        self.renew()

    def renew(self) -> None:
        for seat in range(self.s.seats):
            tally(self.s, seat)

    def count(self, which: int) -> int:
        return counter(self.s, self.mine.seat, which)

    def set(self, which: int, value: int) -> None:
        set_counter(self.s, self.mine.seat, which, value)

    def points(self, seat: Seat | None = None) -> int:
        return victory_points(self.s, (seat or self.mine).seat)

    def has(self, name: str, seat: Seat | None = None) -> bool:
        return bool(self.s.policies[(seat or self.mine).seat] >> POLICY[name] & 1)

    def federate(self, *others: Seat) -> None:
        """They are members of a federation that the ruler has founded."""
        for seat in (self.mine, *others):
            self.s.federation[seat.seat] = self.mine.seat
        self.renew()

    def economy(self) -> None:
        """On to the economy phase, where the ruler acts."""
        self.pass_all()
        while self.active.seat != self.mine.seat or self.question() != "economy":
            self.play("pass")

    def tells(self, moment: int, here: int = -1, subject: int = -1) -> None:
        """Something has happened to the ruler, and is heard after a little trade."""
        self.mine.has(food=PLENTY)
        announce(self.s, moment, self.mine.seat, here, subject)
        self.ask_again().play("trade:food:awe")

    def settle(self, seat: Seat, level: int = 1) -> str:
        """A colony in a system next to the home world."""
        down = [c for c in NEIGHBOURS[seat.home] if self.s.tile[c] == FACE_DOWN]
        ring = [c for c in down if self.s.ring_bag[10 * RING[c] + PLANET]]
        far = [c for c in range(len(self.s.tile)) if self.s.tile[c] == FACE_DOWN]
        far = [c for c in far if self.s.ring_bag[10 * RING[c] + PLANET]]
        cell = CELL_IDS[(ring or far)[0]]
        seat.colony(cell, level)
        return cell

    def gained(self, before: dict[str, int]) -> dict[str, int]:
        """What the ruler's income is more than before."""
        now = self.mine.income
        return {name: now[name] - before[name] for name in RESOURCES if now[name] != before[name]}
