"""The contents of the box: tiles, boards, cards and rounds as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

TILES_FILE: Final = "tiles.toml"
BOARDS_FILE: Final = "boards.toml"
CARDS_FILE: Final = "cards.toml"
ROUNDS_FILE: Final = "rounds.toml"
FILES: Final = (TILES_FILE, BOARDS_FILE, CARDS_FILE, ROUNDS_FILE)

KINDS: Final = (
    "start_cabin", "cabin", "cannon", "double_cannon", "engine", "double_engine", "battery2",
    "battery3", "cargo2", "cargo3", "special_cargo1", "special_cargo2", "structural",
    "life_support_purple", "life_support_brown", "shield",
)  # fmt: skip
KIND_NUMBERS: Final = ("crew", "batteries", "hold", "half_front", "half_other", "half_engine")
KIND_FLAGS: Final = ("powered", "special", "aliens", "shield")
ALIENS: Final = ("purple", "brown")
LEVELS: Final = ("I", "II", "III")
COLOURS: Final = ("red", "yellow", "green", "blue")
SIZES: Final = ("small", "big")
SIDES: Final = ("front", "right", "rear", "left")
CRITERIA: Final = ("crew", "engines", "cannons")
PENALTIES: Final = ("days", "crew", "goods", "shots")
CARDS_PER_LEVEL: Final = 20

# GT15 The fields of each kind of card: it must have these and no others.
CARD_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "open_space": (),
    "planets": ("planets", "days"),
    "abandoned_ship": ("crew_lost", "credits", "days"),
    "abandoned_station": ("crew_needed", "goods", "days"),
    "meteor_swarm": ("meteors",),
    "smugglers": ("strength", "goods_lost", "goods", "days"),
    "slavers": ("strength", "crew_lost", "credits", "days"),
    "pirates": ("strength", "shots", "credits", "days"),
    "combat_zone": ("line",),
    "stardust": (),
    "epidemic": (),
    "sabotage": (),
}
CARD_KINDS: Final = tuple(CARD_FIELDS)


@dataclass(frozen=True)
class Kind:
    """GT1.1 A kind of tile: its number of copies and its functions."""

    name: str
    copies: int
    crew: int
    batteries: int
    hold: int
    half_front: int
    half_other: int
    half_engine: int
    powered: bool
    special: bool
    aliens: bool
    shield: bool
    supports: str


@dataclass(frozen=True)
class Tile:
    """One physical tile; copies of one id differ only in their number."""

    index: int
    id: str
    name: str
    kind: int
    connectors: tuple[int, int, int, int]


@dataclass(frozen=True)
class Board:
    """GT2.1 The marked cells, as (column, row)."""

    id: str
    cells: tuple[tuple[int, int], ...]
    front: int  # what one step to the front adds to the row


@dataclass(frozen=True)
class Flying:
    """GT16 A meteor or shot: big or not, and the side it comes from."""

    big: bool
    side: int


@dataclass(frozen=True)
class Line:
    """GT15.9 One line of a combat zone."""

    fewest: str
    penalty: str
    amount: int
    shots: tuple[Flying, ...]


@dataclass(frozen=True)
class Card:
    """GT15 An adventure card; fields that its kind does not use are 0 or empty."""

    index: int
    id: str
    level: int
    kind: str
    strength: int
    crew_lost: int
    crew_needed: int
    goods_lost: int
    credits: int
    days: int
    goods: tuple[int, ...]
    planets: tuple[tuple[int, ...], ...]
    meteors: tuple[Flying, ...]
    shots: tuple[Flying, ...]
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Round:
    """GT4, GT11, GT19 The numbers of one round; cap -1 = no limit."""

    id: str
    level: int
    board: int
    gap: int
    finish: tuple[int, ...]
    best_looking: int
    cap: int
    stack: tuple[int, ...]  # cards of level I, II, III in each stack


@dataclass(frozen=True)
class Setup:
    """Everything that is the same in all rounds."""

    spaces: int
    seconds: int
    sand_actions: int
    step_hours: int
    rescue_seconds: int
    order_seconds: int
    humans: int
    aliens: tuple[int, int]
    batteries: int
    prices: tuple[int, ...]
    cubes: tuple[int, ...]
    learning_board: int
    learning_cards: tuple[int, ...]


@dataclass(frozen=True)
class Content:
    """Everything that the content files say."""

    kinds: tuple[Kind, ...]
    tiles: tuple[Tile, ...]
    boards: tuple[Board, ...]
    cards: tuple[Card, ...]
    rounds: tuple[Round, ...]
    setup: Setup
