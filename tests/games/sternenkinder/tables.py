"""A small language for scenarios: `t.seat(0).has(awe=9).techs("small_craft")`, `t.play(…)`."""

from __future__ import annotations

from typing import Self

from raumhafen.engine.errors import IllegalAction, InvalidAction
from raumhafen.engine.events import Event
from raumhafen.engine.game import OptionValue
from raumhafen.engine.state import apply
from raumhafen.games import load_game
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import RING
from raumhafen.games.sternenkinder.content.tables import (
    PLANET,
    RESEARCH_SHIP,
    TECH,
    TECH_NEEDS,
    TECHS,
)
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core.capacity import capacity
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, units_of
from raumhafen.games.sternenkinder.rules.core.income import income
from raumhafen.games.sternenkinder.rules.core.places import free_slot, pack
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, ECONOMY, FACE_DOWN, SternState

GAME = load_game("sternenkinder")
KINDS = (*RESOURCES, "capacity")


class Seat:
    """One player: what it has is set, what it gets is read."""

    def __init__(self, s: SternState, seat: int) -> None:
        self.s = s
        self.seat = seat

    def has(self, **amounts: int) -> Seat:
        for name, amount in amounts.items():
            self.s.account[4 * self.seat + RESOURCES.index(name)] = amount
        return self

    def techs(self, *names: str) -> Seat:
        """Knows these technologies and all that they build on."""
        wanted = [TECH[f"tech.{name}"] for name in names]
        while wanted:
            tech = wanted.pop()
            self.s.techs[self.seat] |= 1 << tech
            wanted += [other for other in range(TECHS) if TECH_NEEDS[tech] >> other & 1]
        tally(self.s, self.seat)
        return self

    def points_of_capacity(self, ground: int, space: int) -> Seat:
        self.s.capacity[2 * self.seat : 2 * self.seat + 2] = [ground, space]
        return self

    def building(self, kind: str, level: int, cell: str = "") -> Seat:
        at = CELL_IDS.index(cell) if cell else self.s.home[self.seat]
        self.s.sites[free_slot(self.s, at)] = pack(self.seat, KINDS.index(kind), level)
        return self

    def colony(self, cell: str, level: int = 1) -> Seat:
        """Settles a face-down system; its tile comes from the bag of its ring."""
        at = CELL_IDS.index(cell)
        reveal(self.s, at, PLANET)
        self.s.planet[at] = self.s.planets_left.pop(0)
        self.s.owner[at], self.s.level[at] = self.seat, level
        return self

    def crowd(self) -> Seat:
        """Every place for civil units is taken."""
        while len(units_of(self.s, self.seat)) < CIVIL_UNITS:
            add_civil(self.s, self.seat, RESEARCH_SHIP, self.home)
        return self

    @property
    def account(self) -> dict[str, int]:
        return dict(zip(RESOURCES, self.s.account[4 * self.seat : 4 * self.seat + 4], strict=True))

    @property
    def income(self) -> dict[str, int]:
        return dict(zip(RESOURCES, income(self.s, self.seat), strict=True))

    @property
    def full_capacity(self) -> list[int]:
        return capacity(self.s, self.seat)

    @property
    def capacity(self) -> list[int]:
        return self.s.capacity[2 * self.seat : 2 * self.seat + 2]

    @property
    def home(self) -> int:
        return self.s.home[self.seat]


class Scenario:
    """A match in which the seats act as the test says."""

    def __init__(
        self, seats: int = 2, begun: SternState | None = None, /, **options: OptionValue
    ) -> None:
        """A new match, or one that goes on from a copy of another position."""
        seed = int(options.pop("seed", 1))
        state = (
            begun.clone() if begun else GAME.new_state(seats, {"people": "none", **options}, seed)
        )
        assert isinstance(state, SternState)
        self.s = state
        self.s.log = []
        self.bent = False  # a test that changes tiles breaks laws of the map itself

    def seat(self, seat: int) -> Seat:
        return Seat(self.s, seat)

    @property
    def active(self) -> Seat:
        """Whoever is asked."""
        return Seat(self.s, self.s.deciders()[0])

    def ask_again(self) -> Self:
        """Lists the options anew, after a test has changed the position."""
        seat = self.s.deciders()[0]
        question = self.s.asked[seat]
        assert question is not None
        self.s.asked[seat] = None
        self.s.open -= 1
        self.s.pose(seat, type(question)(question.ask, question.ask.options(self.s, seat)))
        return self

    def play(self, *codes: str) -> list[Event]:
        """Whoever is asked gives these answers."""
        found: list[Event] = []
        for code in codes:
            found += apply(self.s, self.s.deciders()[0], GAME.actions.parse(code))
            assert GAME.broken_laws(self.s) == [] or self.bent
        return found

    def offers(self, code: str) -> bool:
        seat = self.s.deciders()[0]
        return GAME.actions.parse(code) in self.s.options(seat)

    def options(self) -> list[str]:
        return [GAME.actions.code(action) for action in self.s.options(self.s.deciders()[0])]

    def question(self) -> str:
        question = self.s.asked[self.s.deciders()[0]]
        assert question is not None
        return question.ask.name

    def refusal(self, code: str) -> IllegalAction:
        """Why whoever is asked may not do this."""
        try:
            apply(self.s, self.s.deciders()[0], GAME.actions.parse(code))
        except IllegalAction as refused:
            assert not isinstance(refused, InvalidAction)
            return refused
        raise AssertionError(f"{code} was allowed")

    def pass_all(self) -> None:
        """Everybody passes until the next phase of politics or economy; nothing moves."""
        phase, round = self.s.phase, self.s.round
        while not self.s.over and (
            (self.s.phase, self.s.round) == (phase, round) or self.s.phase > ECONOMY
        ):
            self.play("pass")

    def movement(self) -> Self:
        """Goes on to the movement phase of this round."""
        while self.question() != "movement":
            self.play("pass")
        return self

    def next_economy(self) -> Self:
        """Goes on to the economy phase of the next round."""
        round = self.s.round
        while not self.s.over and not (self.s.round > round and self.question() == "economy"):
            self.play("pass")
        return self


def reveal(s: SternState, cell: int, kind: int) -> None:
    """Turns a system up; any kind that its ring still has."""
    assert s.tile[cell] == FACE_DOWN and s.ring_bag[10 * RING[cell] + kind]
    s.tile[cell] = kind
    s.ring_bag[10 * RING[cell] + kind] -= 1
