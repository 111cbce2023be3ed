"""Wars for scenarios: fleets, armies and dice as a test wants them."""

from __future__ import annotations

from raumhafen.engine.events import Event
from raumhafen.engine.flow import Script
from raumhafen.engine.game import OptionValue
from raumhafen.games.sternenkinder.actions import CELL_IDS, GROUND_NAMES
from raumhafen.games.sternenkinder.content.tables import GROUND_UNITS, OWN_FLEET
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, load_unit
from raumhafen.games.sternenkinder.rules.strategy.neutral import put_neutral
from raumhafen.games.sternenkinder.state import BATTLES, FLEETS, NOBODY
from tests.games.sternenkinder.tables import Scenario, reveal


def faces(*shown: int) -> int:
    """Up to three dice as the one outcome of their toss."""
    return sum((face - 1) * 6**at for at, face in enumerate(shown))


HIT, MISS = faces(6), faces(1)


class War(Scenario):
    """Two players on the short map in war mode, unless the test says otherwise."""

    def __init__(self, seats: int = 2, /, **options: OptionValue) -> None:
        plain: dict[str, OptionValue] = {"war_mode": True}
        if seats < 4:
            plain["map"] = "short"
        super().__init__(seats, **{**plain, **options})
        self.s.distant_bag = 0  # no distant war lies open: chance is for battles

    def fleet(self, seat: int, cell: str, kind: int = OWN_FLEET, **cargo: int) -> int:
        """A fleet with ground units aboard; gives its place."""
        before = set(self.fleets(seat))
        add_fleet(self.s, seat, kind, CELL_IDS.index(cell))
        at = next(iter(set(self.fleets(seat)) - before))
        for name, count in cargo.items():
            for _ in range(count):
                load_unit(self.s, at, GROUND_NAMES.index(name))
        return at

    def fleets(self, seat: int) -> list[int]:
        start = FLEETS * seat
        return [at for at in range(start, start + FLEETS) if self.s.fleet_kind[at] != NOBODY]

    def neutral(self, cell: str, kind: int, count: int, card: int = NOBODY) -> None:
        put_neutral(self.s, CELL_IDS.index(cell), kind, count, card)

    def army(self, cell: str, **units: int) -> War:
        """Ground units on a planet."""
        for name, count in units.items():
            self.s.troops[GROUND_UNITS * CELL_IDS.index(cell) + GROUND_NAMES.index(name)] = count
        return self

    def troops(self, cell: str) -> dict[str, int]:
        start = GROUND_UNITS * CELL_IDS.index(cell)
        counts = self.s.troops[start : start + GROUND_UNITS]
        return {name: n for name, n in zip(GROUND_NAMES, counts, strict=True) if n}

    def open(self, cell: str, kind: int) -> War:
        """Turns a system up, as long as its ring has such a tile."""
        reveal(self.s, CELL_IDS.index(cell), kind)
        return self

    def fight(self, *dice: int) -> list[Event]:
        """Everybody passes until the battle phase; these are the dice of what follows at once."""
        self.s.forced = list(dice)
        found: list[Event] = []
        while self.s.phase != BATTLES and not self.s.over:
            before = self.s.round
            found += self.play("pass")
            if self.s.round > before:
                break
        return found

    def next_economy_or(self, name: str) -> None:
        """On to the economy of the next round, or to a question with this name."""
        round = self.s.round
        while self.question() != name and not (
            self.s.round > round and self.question() == "economy"
        ):
            self.play("pass" if self.offers("pass") else self.options()[0])

    def interrupt(self, script: Script, seat: int, args: list[int]) -> None:
        """Runs a script before whoever is asked is asked again; laws of the flow do not hold."""
        asked = self.s.deciders()[0]
        self.s.asked[asked] = None
        self.s.open -= 1
        self.s.stack[-1].again()
        self.bent = True
        self.s.call(script, seat, args)
        self.s.advance(self.s.stack)

    def roll(self, code: str, *dice: int) -> list[Event]:
        """An answer after which these dice fall."""
        self.s.forced = list(dice)
        return self.play(code)


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def contest(t: War) -> None:
    """A23.3 All contenders vote for the military."""
    while t.question() == "buy-votes":
        t.play("amount:0")
    for _ in range(t.s.seats):
        t.play("side:military")
        t.play(t.options()[-1])
        if not t.s.over and t.question() == "final-gold":
            t.play("amount:0")
