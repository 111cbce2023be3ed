"""The position of a Space Base match: flat lists, indexed `13 * seat + sector` or by card."""

from typing import ClassVar, Final

from raumhafen.engine.state import State
from raumhafen.games.space_base.content.tables import CARDS, MARKET

EMPTY: Final = -1
STRIDE: Final = 13  # sectors 1 to 12; entry 0 is unused, so that formulas read like the rules


class SpaceBaseState(State):
    """SB1 Everything that lies on the table."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.variant = 0
        self.round_limit = 0
        self.first = 0  # the start player
        self.active = 0
        self.round = 0
        self.phase = 0
        self.triggered = False
        self.winner = EMPTY  # by win_game only
        self.die_a = 0
        self.die_b = 0
        self.fixed = 0  # dice set before the roll
        self.credits: list[int] = []
        self.income: list[int] = []
        self.vp: list[int] = []
        self.station: list[int] = []  # card by 13 * seat + sector
        self.stacks: list[tuple[int, ...]] = []  # deployed ships, oldest first
        self.red: list[int] = []  # what a stack pays: the sum of its payment words
        self.closed: list[int] = []  # by seat: bits of the sectors that hold a colony
        self.loaded: list[int] = []  # by seat: cubes on its board
        self.powers: list[tuple[int, ...]] = []  # by seat: its cards that can carry cubes
        self.cubes: list[int] = []  # by card
        self.deployed: list[int] = []  # by card: 1 if its deployed side faces up
        self.market: list[int] = []  # 18 shipyard slots, then the 12 colonies
        # Decks are bags: the top card is drawn at random when it is needed, which no player can
        # tell from a shuffled deck. What went under a deck is drawn after all else (SB3.5).
        self.decks: list[list[int]] = [[], [], []]
        self.bottoms: list[list[int]] = [[], [], []]
        self.returned: list[list[int]] = []  # by seat: what it put under the decks
        self.hands: list[list[int]] = []  # by seat: light-speed ships drawn
        self.claims: list[int] = []  # sides whose claim reward is still to be carried out
        # sides that are not used again in this phase: SB11.9.5 a cube is placed, SB11.10 dropped
        self.finished: list[int] = []
        self.turns: list[int] = []  # turns begun by each seat

    def set_up_lists(self) -> None:
        seats = self.seats
        self.credits = [0] * seats
        self.income = [0] * seats
        self.vp = [0] * seats
        self.turns = [0] * seats
        self.station = [EMPTY] * (STRIDE * seats)
        self.stacks = [()] * (STRIDE * seats)
        self.red = [0] * (STRIDE * seats)
        self.closed = [0] * seats
        self.loaded = [0] * seats
        self.powers = [()] * seats
        self.cubes = [0] * CARDS
        self.deployed = [0] * CARDS
        self.market = [EMPTY] * MARKET
        self.returned = [[] for _ in range(seats)]
        self.hands = [[] for _ in range(seats)]

    def blank(self) -> "SpaceBaseState":
        return SpaceBaseState(self.seats)

    def copy(self) -> "SpaceBaseState":
        """clone() with the type that callers of this game want."""
        new = self.clone()
        assert isinstance(new, SpaceBaseState)
        return new

    # --- written by `make fields` from __init__; not to be edited by hand ------------------------

    FIELDS: ClassVar[tuple[str, ...]] = (
        "variant", "round_limit", "first", "active", "round", "phase", "triggered", "winner",
        "die_a", "die_b", "fixed", "credits", "income", "vp", "station", "red", "closed", "loaded",
        "cubes", "deployed", "market", "decks", "bottoms", "returned", "hands", "claims",
        "finished", "turns",
    )  # fmt: skip
    TUPLES: ClassVar[tuple[str, ...]] = (
        "stacks", "powers",
    )  # fmt: skip

    def copy_into(self, new: State) -> None:
        assert isinstance(new, SpaceBaseState)
        new.variant = self.variant
        new.round_limit = self.round_limit
        new.first = self.first
        new.active = self.active
        new.round = self.round
        new.phase = self.phase
        new.triggered = self.triggered
        new.winner = self.winner
        new.die_a = self.die_a
        new.die_b = self.die_b
        new.fixed = self.fixed
        new.credits = self.credits[:]
        new.income = self.income[:]
        new.vp = self.vp[:]
        new.station = self.station[:]
        new.stacks = self.stacks[:]
        new.red = self.red[:]
        new.closed = self.closed[:]
        new.loaded = self.loaded[:]
        new.powers = self.powers[:]
        new.cubes = self.cubes[:]
        new.deployed = self.deployed[:]
        new.market = self.market[:]
        new.decks = [row[:] for row in self.decks]
        new.bottoms = [row[:] for row in self.bottoms]
        new.returned = [row[:] for row in self.returned]
        new.hands = [row[:] for row in self.hands]
        new.claims = self.claims[:]
        new.finished = self.finished[:]
        new.turns = self.turns[:]

    # --- end of what `make fields` writes --------------------------------------------------------
