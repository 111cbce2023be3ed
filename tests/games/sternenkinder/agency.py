"""Tables for scenarios of agents, diplomats and police."""

from __future__ import annotations

from raumhafen.games.sternenkinder.actions import CELL_IDS, CREW_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP
from raumhafen.games.sternenkinder.content.words import ACTIONS
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, units_of
from raumhafen.games.sternenkinder.rules.politics import goals, wars
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, VARIANTS
from tests.games.sternenkinder.tables import Seat
from tests.games.sternenkinder.talks import Diplomacy

INSTITUTION = ACTIONS.index("institution")


class Agency(Diplomacy):
    """The politics phase of round 2; the first player's research ship carries characters."""

    def __init__(self, *crew: str, seats: int = 2) -> None:
        super().__init__(seats)
        self.crew(self.mine, *crew)
        self.ship = units_of(self.s, self.mine.seat)[0]
        for seat in range(seats):
            self.s.budget[5 * seat : 5 * seat + 5] = [0] * 5

    def crew(self, p: Seat, *names: str, variant: int = 0) -> Agency:
        """All research ships of the variant have these."""
        bits = sum(1 << CREW_IDS.index(name) for name in names)
        self.s.crews[VARIANTS * p.seat + variant] = bits
        return self

    def second_ship(self, p: Seat, at: int, *names: str) -> int:
        """A ship of the second variant."""
        self.crew(p, *names, variant=1)
        unit = add_civil(self.s, p.seat, RESEARCH_SHIP, at)
        self.s.civil_variant[unit] = 1
        return unit

    def at(self, cell: int, unit: int | None = None) -> Agency:
        """The ship is there."""
        self.s.civil_at[self.ship if unit is None else unit] = cell
        return self

    def network(self, p: Seat, cell: int, level: int) -> Agency:
        self.s.network[CELLS * p.seat + cell] = level
        return self

    def guard(self, p: Seat, cell: int, level: int) -> Agency:
        self.s.guard[CELLS * p.seat + cell] = level
        return self

    def actions(self, p: Seat, count: int) -> Agency:
        """Institution actions."""
        self.s.budget[5 * p.seat + INSTITUTION] = count
        return self

    def act(self, name: str, *codes: str) -> list[str]:
        """The first player does it; answers that are the only ones are not asked for. The keys of
        what was told.
        """
        self.ask_again()
        told = self.play(f"ia:{name}")
        for code in codes:
            if self.offers(code):
                told += self.play(code)
        return [event.key for event in told]

    def rested(self) -> Agency:
        """As if the round had just begun."""
        self.s.agency, self.s.acts, self.s.acted = 0, [], 0
        self.s.busy = [0] * len(self.s.busy)
        return self

    def can(self, name: str) -> bool:
        return self.ask_again().offers(f"ia:{name}")


def system(cell: int) -> str:
    return f"at:{CELL_IDS[cell]}"


def ship(unit: int) -> str:
    return f"ship:{unit % CIVIL_UNITS + 1}"


def abroad(*crew: str, seats: int = 2) -> Agency:
    """The ship is on the home world of the next player; there is money."""
    t = Agency(*crew, seats=seats)
    t.at(t.other.home)
    for seat in range(seats):
        t.seat(seat).has(food=30, awe=30, research=30, culture=30)
    return t


def spies(*crew: str, level: int = 3, seats: int = 2) -> Agency:
    """The same with a network there and all technologies of the shadow war."""
    t = abroad(*crew, seats=seats)
    t.mine.techs("hybrid_war", "deep_contacts", "strategic_infiltration", "simple_missiles")
    return t.network(t.mine, t.other.home, level)


def war(t: Agency) -> None:
    me, you = t.mine.seat, t.other.seat
    wars.begin_war(t.s, you, me, 1 << you, 1 << me)
    goals.set_goal(t.s, you, me, goals.VICTORY, 3, me)
    t.s.wars[5 + you] = 2
