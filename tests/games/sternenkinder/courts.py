"""Tables for scenarios of advisors: who has whom, with which abilities."""

from __future__ import annotations

from raumhafen.games.sternenkinder.content.cabinet import ABILITY_IDS, ADVISOR
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.state import NOBODY
from tests.games.sternenkinder.agency import Agency
from tests.games.sternenkinder.rulers import Reign
from tests.games.sternenkinder.tables import Seat


class Court(Reign):
    """The politics phase of round 2: rich seats, and whoever is asked has a Council of Experts."""

    def __init__(self, government: str = "sociocracy", *policies: str, seats: int = 2) -> None:
        super().__init__(government, *policies, seats=seats)
        for seat in range(seats):
            self.seat(seat).techs("expert_council")
            self.s.budget[5 * seat : 5 * seat + 5] = [2] * 5
        self.renew()
        self.ask_again()

    def take(self, name: str) -> int:
        """Out of deck, display and hands."""
        advisor = ADVISOR[name]
        self.s.advisor_deck &= ~(1 << advisor)
        self.s.advisor_hand = [hand & ~(1 << advisor) for hand in self.s.advisor_hand]
        for cards in (self.s.advisor_row, self.s.advisor_queue):
            if advisor in cards:
                cards.remove(advisor)
        return advisor

    def advisor(self, name: str, *abilities: str, seat: Seat | None = None) -> Court:
        """He is in play with these abilities beside the basic one."""
        advisor = self.take(name)
        self.s.advisor_of[advisor] = (seat or self.mine).seat
        bits = sum(1 << ABILITY_IDS.index(ability) for ability in ("basic", *abilities))
        self.s.advisor_skills[advisor] = bits
        self.renew()
        if self.s.deciders():
            self.ask_again()
        return self

    def away(self, name: str) -> Court:
        """He is under the deck."""
        advisor = self.take(name)
        self.s.advisor_of[advisor] = NOBODY
        self.s.advisor_skills[advisor] = 0
        self.s.advisor_queue.append(advisor)
        self.renew()
        return self

    def display(self, *names: str) -> Court:
        for name in names:
            self.s.advisor_row.append(self.take(name))
        self.ask_again()
        return self

    def hold(self, name: str, seat: Seat | None = None) -> Court:
        advisor = self.take(name)
        self.s.advisor_hand[(seat or self.mine).seat] |= 1 << advisor
        self.ask_again()
        return self

    def skills(self, name: str) -> list[str]:
        bits = self.s.advisor_skills[ADVISOR[name]]
        return [ability for at, ability in enumerate(ABILITY_IDS) if bits >> at & 1]

    def owner(self, name: str) -> int:
        return self.s.advisor_of[ADVISOR[name]]


def employ(t: Agency, name: str, *abilities: str, mine: bool = False) -> Agency:
    """The other (or the first player) has this advisor."""
    advisor = ADVISOR[name]
    t.s.advisor_deck &= ~(1 << advisor)
    t.s.advisor_of[advisor] = (t.mine if mine else t.other).seat
    t.s.advisor_skills[advisor] = sum(
        1 << ABILITY_IDS.index(ability) for ability in ("basic", *abilities)
    )
    for seat in range(t.s.seats):
        tally(t.s, seat)
    return t
