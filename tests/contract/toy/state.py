"""The state of Moon market."""

from typing import ClassVar

from raumhafen.engine.state import State
from tests.contract.toy.content import CARDS


class ToyState(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, beside=1)
        self.round = 0
        self.bag: list[int] = list(range(CARDS))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.coins: list[int] = [2] * seats
        self.moons: list[int] = [0] * seats
        self.vetoes: list[int] = [1] * seats
        self.stones: list[int] = []
        self.ticks = 0
        self.bids: list[int] = [0] * seats
        self.blocked = False
        self.taken: list[tuple[int, ...]] = [()] * seats
        self.shut: list[int] = [0] * seats
        self.notes: list[int] = [-1] * seats
        self.knocked: list[int] = [0] * seats

    def blank(self) -> "ToyState":
        return ToyState(self.seats)

    # --- written by `make fields` from __init__; not to be edited by hand ------------------------

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "bag", "hands", "coins", "moons", "vetoes", "stones", "ticks", "bids", "blocked",
        "shut", "notes", "knocked",
    )  # fmt: skip
    TUPLES: ClassVar[tuple[str, ...]] = (
        "taken",
    )  # fmt: skip

    def copy_into(self, new: State) -> None:
        assert isinstance(new, ToyState)
        new.round = self.round
        new.bag = self.bag[:]
        new.hands = [row[:] for row in self.hands]
        new.coins = self.coins[:]
        new.moons = self.moons[:]
        new.vetoes = self.vetoes[:]
        new.stones = self.stones[:]
        new.ticks = self.ticks
        new.bids = self.bids[:]
        new.blocked = self.blocked
        new.taken = self.taken[:]
        new.shut = self.shut[:]
        new.notes = self.notes[:]
        new.knocked = self.knocked[:]

    # --- end of what `make fields` writes --------------------------------------------------------


def own(state: State) -> ToyState:
    assert isinstance(state, ToyState)
    return state
