"""Voyages of civil ships: systems and cards come as the test says."""

from __future__ import annotations

from typing import Self

from raumhafen.engine.events import Event
from raumhafen.engine.game import OptionValue
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import RING
from raumhafen.games.sternenkinder.content.read_setup import KINDS
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.cards import CARD_NAMES
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, remove_civil, units_of
from raumhafen.games.sternenkinder.state import CIVIL_UNITS
from tests.games.sternenkinder.tables import Scenario, reveal

# a discovered system far from all home worlds, and its neighbour nearer to the centre
BASE, NEXT = "iv3", "iii2"


class Voyage(Scenario):
    """The first player has one ship, on a discovered asteroid system, and the phase begins."""

    def __init__(
        self, ship: int = RESEARCH_SHIP, seats: int = 2, /, **options: OptionValue
    ) -> None:
        super().__init__(seats, **{"planetary_events": False, **options})
        self.me = self.s.first
        self.open(BASE, "asteroid")
        self.ship(self.me, ship, BASE, alone=True)

    def cell(self, name: str) -> int:
        return CELL_IDS.index(name)

    def open(self, cell: str, kind: str) -> Self:
        """Turns a system up without any card."""
        reveal(self.s, self.cell(cell), KINDS.index(kind))
        if kind == "planet":
            self.s.planet[self.cell(cell)] = self.s.planets_left.pop(0)
        return self

    def ship(self, seat: int, kind: int, cell: str, alone: bool = False) -> Self:
        if alone:
            for at in units_of(self.s, seat):
                remove_civil(self.s, at)
        add_civil(self.s, seat, kind, self.cell(cell))
        return self

    def begin(self) -> Self:
        """The movement phase begins; the first player is asked."""
        self.movement()
        assert self.active.seat == self.me
        return self

    def will_be(self, cell: str, kind: str) -> Self:
        """The next system that is discovered in the ring of this one is of this kind."""
        start = len(KINDS) * RING[self.cell(cell)]
        bag = self.s.ring_bag[start : start + len(KINDS)]
        assert bag[KINDS.index(kind)]
        self.s.forced.append(sum(bag[: KINDS.index(kind)]))
        return self

    def chance(self, *outcomes: int) -> Self:
        self.s.forced += outcomes
        return self

    def will_draw(self, name: str) -> Self:
        """The next card of its deck."""
        for bag in self.s.bags:
            for at, card in enumerate(bag):
                if card < len(CARD_NAMES) and CARD_NAMES[card] == name:
                    self.s.forced.append(at)
                    return self
        raise AssertionError(f"{name} is not in its deck")

    def fly(self, *cells: str) -> list[Event]:
        """The first ship flies so; what is the only option is not asked."""
        found = self.play("fly:1")
        for cell in cells:
            if f"at:{cell}" in self.options() and self.question() == "next-system":
                found += self.play(f"at:{cell}")
        return found

    def explore(self, kind: str, card: str = "", cell: str = NEXT) -> list[Event]:
        """The ship discovers a system and draws a card."""
        self.will_be(cell, kind)
        if kind == "planet":
            self.chance(0)
        if card:
            self.will_draw(card)
        return self.fly(cell)

    def explore_with(self, kind: str, card: str, cell: str, *tosses: int) -> list[Event]:
        """The same, and what chance says while the card is carried out."""
        self.will_be(cell, kind).will_draw(card).chance(*tosses)
        return self.fly(cell)

    def begin_again(self) -> Self:
        """The movement phase of the next round, with the same player first."""
        self.s.first = self.me
        return self.begin()

    def unit(self, at: int = 0) -> int:
        """The place of a ship of the first player."""
        return CIVIL_UNITS * self.me + at

    def where(self, at: int = 0) -> str:
        cell = self.s.civil_at[self.unit(at)]
        return CELL_IDS[cell] if cell >= 0 else ""

    def holds(self, name: str, seat: int | None = None) -> bool:
        """Whether a player has a card in the hand."""
        hand = self.s.hand[self.me if seat is None else seat]
        return any(hand >> at & 1 for at, own in enumerate(CARD_NAMES) if own == name)

    def below(self, name: str) -> bool:
        """Whether a card lies under its deck."""
        return any(CARD_NAMES[c] == name for q in self.s.queues for c in q if c < len(CARD_NAMES))

    def lies(self, name: str, cell: str = NEXT) -> bool:
        card = self.s.card[self.cell(cell)]
        return card >= 0 and CARD_NAMES[card] == name

    def give(self, seat: int, *names: str) -> Self:
        """Cards from their decks into a hand."""
        for name in names:
            card = CARD_NAMES.index(name)
            deck = next(at for at, bag in enumerate(self.s.bags) if card in bag)
            self.s.bags[deck] = tuple(other for other in self.s.bags[deck] if other != card)
            self.s.hand[seat] |= 1 << card
        return self

    def lay(self, name: str, cell: str) -> Self:
        """An open card on a system."""
        card = CARD_NAMES.index(name)
        deck = next(at for at, bag in enumerate(self.s.bags) if card in bag)
        self.s.bags[deck] = tuple(other for other in self.s.bags[deck] if other != card)
        self.s.card[self.cell(cell)] = card
        return self
