"""Tables for scenarios of the black market and the underground."""

from __future__ import annotations

from raumhafen.engine.flow import Frame, script
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.content.market import CARD, MARKET_NAMES
from raumhafen.games.sternenkinder.content.tables import OWN_FLEET
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet
from raumhafen.games.sternenkinder.rules.core.market import cards_in, take
from raumhafen.games.sternenkinder.rules.core.news import hear_news
from raumhafen.games.sternenkinder.rules.politics.wars import begin_war
from raumhafen.games.sternenkinder.rules.strategy.battles import BATTLE
from raumhafen.games.sternenkinder.state import SternState
from tests.games.sternenkinder.agency import Agency
from tests.games.sternenkinder.tables import GAME, Seat


def meet_and_hear(s: SternState, f: Frame) -> None:
    """B9.1 One battle."""
    s.call(BATTLE, f.seat, f.args)


ASSAULT = script("assault", meet_and_hear, hear_news)


class Market(Agency):
    """The politics phase of round 2: everybody is rich, the first player has two free actions."""

    def __init__(self, *crew: str, seats: int = 3) -> None:
        super().__init__(*crew, seats=seats)
        self.s.market_deck |= sum(1 << card for card in self.s.market_row)
        self.s.market_row = []
        for seat in range(seats):
            self.seat(seat).has(food=20, awe=20, research=20, culture=20)
        self.s.budget[5 * self.mine.seat] = 2
        self.third = self.seat((self.mine.seat + 2) % seats)
        self.ask_again()

    def hold(self, p: Seat, *names: str) -> Market:
        """The player has these cards."""
        for name in names:
            self.s.market_deck &= ~(1 << CARD[name])
            take(self.s, p.seat, CARD[name])
        return self

    def show(self, *names: str) -> Market:
        """These lie in the display."""
        for name in names:
            self.s.market_deck &= ~(1 << CARD[name])
            self.s.market_row.append(CARD[name])
        return self

    def hand(self, p: Seat) -> list[str]:
        return [MARKET_NAMES[card] for card in cards_in(self.s.market_hand[p.seat])]

    def display(self) -> list[str]:
        return [MARKET_NAMES[card] for card in self.s.market_row]

    def under(self) -> list[str]:
        return [MARKET_NAMES[card] for card in self.s.market_under]

    def bids(self, **amounts: int) -> None:
        """Of `mine`, `other` and `third`; who is not named bids nothing."""
        for name in ("mine", "other", "third"):
            seat = getattr(self, name).seat
            if self.s.asked[seat] is not None and self.s.secret:
                apply(self.s, seat, GAME.actions.parse(f"amount:{amounts.get(name, 0)}"))
        assert GAME.broken_laws(self.s) == [] or self.bent

    def use(self, code: str, *answers: str) -> list[str]:
        """The first player does it; answers that are the only ones are not asked for."""
        self.ask_again()
        told = self.play(code)
        for answer in answers:
            if self.offers(answer):
                told += self.play(answer)
        return [event.key for event in told]

    def interrupt(self) -> None:
        """Whoever is asked is asked again after what the test calls; laws do not hold."""
        asked = self.s.deciders()[0]
        self.s.asked[asked] = None
        self.s.open -= 1
        self.s.stack[-1].again()
        self.bent = True

    def attack(self, *dice: int) -> None:
        """The first player attacks a fleet of the next on his home world; these dice fall."""
        mine, other, cell = self.mine.seat, self.other.seat, self.other.home
        begin_war(self.s, mine, other, 1 << mine, 1 << other)
        for seat in (mine, other):
            add_fleet(self.s, seat, OWN_FLEET, cell)
        self.s.forced = list(dice)
        self.interrupt()
        self.s.call(ASSAULT, mine, [cell, other])
        self.s.advance(self.s.stack)

    def closing(self) -> None:
        """All pass until the next round begins or somebody is asked something else."""
        round = self.s.round
        while self.s.round == round and self.offers("pass"):
            self.play("pass")
