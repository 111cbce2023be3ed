"""The position of a Galaxy Trucker match: flat lists, indexed by ship or `CELLS * ship + cell`.

A *ship* is a seat of the rule book (board, order tile, rocket); a *player* is a seat of the engine.
They differ only while partners of a team have changed places (GT21.5).
"""

from typing import ClassVar, Final

from raumhafen.engine.state import Shared, State
from raumhafen.games.galaxy_trucker.content.tables import BANK, CELLS, EMPTY

# GT6 building modes
TURNS: Final = 0
REAL_TIME: Final = 1
DAYS: Final = 2

# GT21.4
NO_TEAMS: Final = 0
BASIC: Final = 1
ADVANCED: Final = 2

# Rounds as they stand in `rounds`: 0 to 3 are I, II, III, IIIa.
LEARNING: Final = -1

# Where a tile in hand or a loose tile came from (GT5.1).
FROM_PILE: Final = 0
FROM_OPEN: Final = 1
FROM_ASIDE: Final = 2

ASIDE: Final = 2
HIDDEN_STACK: Final = 3

# phases, for views and laws
BUILDING: Final = 0
CHECKING: Final = 1
FLYING: Final = 2
ENDED: Final = 3

STANDING_DEFAULT: Final = 0
STANDING_OFF: Final = 1
STANDING_ON: Final = 2


class TruckerState(State):
    """GT1 Everything that lies on the table."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 1)  # the place beside the players is the CLOCK of GT6.2
        self.mode = TURNS
        self.rounds: Shared = []
        self.round_at = 0
        self.round = LEARNING
        self.board = 0
        self.level = 1
        self.prognostic = 0
        self.teams = NO_TEAMS
        self.strict = 0
        self.manual = 0
        self.keep_credits = 1  # GT10.5
        self.seconds = 0
        self.sand_actions = 0
        self.step_hours = 0
        self.starter = 0
        self.phase = BUILDING
        self.credits: list[int] = []  # by purse: ship, or team (GT21.4)
        self.pilot: list[int] = []  # by ship: the player who controls it
        self.flies: list[int] = []  # by player: the ship
        # Cards. Level decks are bags; the flight deck is what the stacks hold and is not flown.
        self.decks: list[list[int]] = [[], [], []]
        self.used: list[int] = []  # GT19.7 set aside for the rest of the game
        self.stacks: list[list[int]] = [[], [], [], []]
        self.flown: list[int] = []
        self.seen: list[int] = []  # by player: bits of the stacks looked at
        self.card = EMPTY
        # Tiles. The pile is a bag: nobody can tell it from a shuffled one.
        self.pile: list[int] = []
        self.open_tiles: list[int] = []
        self.grid: list[int] = []  # pieces by CELLS * ship + cell
        self.load: list[int] = []  # what lies on the tile: tokens, figures or cubes
        self.lost: list[list[int]] = []
        self.bank: list[int] = []
        # Building
        self.hand: list[int] = []
        self.hand_from: list[int] = []
        self.spot: list[int] = []  # cell chosen, rotation still open
        self.loose: list[int] = []  # cell of the tile placed last
        self.loose_from: list[int] = []
        self.aside: list[int] = []  # ASIDE * ship + place
        self.order: list[int] = []  # order tile, 0 = unfinished
        self.viewing: list[int] = []
        self.counted: list[int] = []  # actions since the flip, or in this step
        self.resting: list[int] = []
        self.standing: list[int] = []  # GT6.5 by player
        self.restanding: list[int] = []  # by player: already changed in this run
        self.glass = 0  # hourglass spot: 3, 2, 1, 0 = III, II, I, START
        self.sand = 0  # 1 while it runs
        self.turn = 0
        self.idle = 0  # waits in a row beside an empty hourglass
        self.progress = 0  # something was placed or finished in this step
        self.stopped = 0  # GT8.2 only order tiles may be taken
        self.mending = 0  # GT10.2 ships are being repaired
        self.ticks = 0  # how often time has begun anew: a flip, an empty hourglass, a step
        # Flight
        self.position: list[int] = []
        self.flying: list[int] = []
        self.queue: list[int] = []  # GT14.3 order of the present card or line
        self.at = 0
        self.landed: list[int] = []
        self.declared: list[int] = []
        self.beaten: list[int] = []
        self.hit: list[int] = []  # what flies at whom: kind, side, roll, ship, cell
        self.dice = 0  # the last roll
        self.cabin = EMPTY  # which cabin is being filled
        self.challenged = 0  # GT9.5 bits of the ships challenged since the last card
        self.waiting: list[int] = []  # cubes being stowed, by colour
        self.stowing = 0  # 1 from the first cube stowed on
        self.ledger: list[int] = []  # 4 * ship: bonus, best looking, goods, losses
        # By flight: the round, then for each ship what is in scoring.Entry.
        self.books: Shared = []

    def set_up_lists(self) -> None:
        """Everything that lasts longer than a round."""
        seats = self.seats
        self.credits = [0] * seats
        self.decks = [[], [], []]
        self.bank = BANK[:]
        self.standing = [STANDING_DEFAULT] * seats
        self.clear_round()

    def clear_round(self) -> None:
        """Everything that belongs to one round."""
        seats = self.seats
        self.pilot = list(range(seats))
        self.flies = list(range(seats))
        self.seen = [0] * seats
        self.grid = [EMPTY] * (CELLS * seats)
        self.load = [0] * (CELLS * seats)
        self.lost = [[] for _ in range(seats)]
        self.hand = [EMPTY] * seats
        self.hand_from = [FROM_PILE] * seats
        self.spot = [EMPTY] * seats
        self.loose = [EMPTY] * seats
        self.loose_from = [FROM_PILE] * seats
        self.aside = [EMPTY] * (ASIDE * seats)
        self.order = [0] * seats
        self.viewing = [EMPTY] * seats
        self.counted = [0] * seats
        self.resting = [0] * seats
        self.restanding = [0] * seats
        self.position = [0] * seats
        self.flying = [0] * seats
        self.landed = [EMPTY] * seats
        self.declared = [0] * seats
        self.waiting = [0, 0, 0, 0]
        self.queue = []
        self.beaten = []
        self.hit = []

    def blank(self) -> "TruckerState":
        return TruckerState(self.seats)

    def copy(self) -> "TruckerState":
        """clone() with the type that callers of this game want."""
        new = self.clone()
        assert isinstance(new, TruckerState)
        return new

    # --- written by `make fields` from __init__; not to be edited by hand ------------------------

    FIELDS: ClassVar[tuple[str, ...]] = (
        "mode", "rounds", "round_at", "round", "board", "level", "prognostic", "teams", "strict",
        "manual", "keep_credits", "seconds", "sand_actions", "step_hours", "starter", "phase",
        "credits", "pilot", "flies", "decks", "used", "stacks", "flown", "seen", "card", "pile",
        "open_tiles", "grid", "load", "lost", "bank", "hand", "hand_from", "spot", "loose",
        "loose_from", "aside", "order", "viewing", "counted", "resting", "standing", "restanding",
        "glass", "sand", "turn", "idle", "progress", "stopped", "mending", "ticks", "position",
        "flying", "queue", "at", "landed", "declared", "beaten", "hit", "dice", "cabin",
        "challenged", "waiting", "stowing", "ledger", "books",
    )  # fmt: skip

    def copy_into(self, new: State) -> None:
        assert isinstance(new, TruckerState)
        new.mode = self.mode
        new.rounds = self.rounds
        new.round_at = self.round_at
        new.round = self.round
        new.board = self.board
        new.level = self.level
        new.prognostic = self.prognostic
        new.teams = self.teams
        new.strict = self.strict
        new.manual = self.manual
        new.keep_credits = self.keep_credits
        new.seconds = self.seconds
        new.sand_actions = self.sand_actions
        new.step_hours = self.step_hours
        new.starter = self.starter
        new.phase = self.phase
        new.credits = self.credits[:]
        new.pilot = self.pilot[:]
        new.flies = self.flies[:]
        new.decks = [row[:] for row in self.decks]
        new.used = self.used[:]
        new.stacks = [row[:] for row in self.stacks]
        new.flown = self.flown[:]
        new.seen = self.seen[:]
        new.card = self.card
        new.pile = self.pile[:]
        new.open_tiles = self.open_tiles[:]
        new.grid = self.grid[:]
        new.load = self.load[:]
        new.lost = [row[:] for row in self.lost]
        new.bank = self.bank[:]
        new.hand = self.hand[:]
        new.hand_from = self.hand_from[:]
        new.spot = self.spot[:]
        new.loose = self.loose[:]
        new.loose_from = self.loose_from[:]
        new.aside = self.aside[:]
        new.order = self.order[:]
        new.viewing = self.viewing[:]
        new.counted = self.counted[:]
        new.resting = self.resting[:]
        new.standing = self.standing[:]
        new.restanding = self.restanding[:]
        new.glass = self.glass
        new.sand = self.sand
        new.turn = self.turn
        new.idle = self.idle
        new.progress = self.progress
        new.stopped = self.stopped
        new.mending = self.mending
        new.ticks = self.ticks
        new.position = self.position[:]
        new.flying = self.flying[:]
        new.queue = self.queue[:]
        new.at = self.at
        new.landed = self.landed[:]
        new.declared = self.declared[:]
        new.beaten = self.beaten[:]
        new.hit = self.hit[:]
        new.dice = self.dice
        new.cabin = self.cabin
        new.challenged = self.challenged
        new.waiting = self.waiting[:]
        new.stowing = self.stowing
        new.ledger = self.ledger[:]
        new.books = self.books

    # --- end of what `make fields` writes --------------------------------------------------------
