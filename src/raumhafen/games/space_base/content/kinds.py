"""SB1.3, SB1.5 The cards and the set-up as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

SHIP: Final = 0
COLONY: Final = 1
STARTER: Final = 2

SECTORS: Final = 12
LEVELS: Final = 3

# The files that cards and set-up are written in.
SETUP_FILE: Final = "setup.toml"
SHIPS_FILE: Final = "ships.toml"
COLONIES_FILE: Final = "colonies.toml"
STARTERS_FILE: Final = "starters.toml"


@dataclass(frozen=True)
class Kind:
    """SB11 What is fixed for all effects of one kind."""

    color: str  # SB5.2 on whose turn
    phases: tuple[int, ...]  # SB5.1 when
    params: tuple[str, ...] = ()  # all required, except that a gain names only what it gives


ABILITY_PHASES: Final = (1, 5, 7)

KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "dice_shift": Kind("green", (3,), ("max",)),  # SB11.1
        "buy_card": Kind("blue", ABILITY_PHASES, ("count",)),  # SB11.2
        "buy_and_place": Kind("blue", ABILITY_PHASES, ("count", "first", "last")),  # SB11.3
        "claim_cards": Kind("blue", ABILITY_PHASES, ("cards",)),  # SB11.4
        "swap_sectors": Kind("blue", ABILITY_PHASES, ("sectors",)),  # SB11.5
        "reroll_dice": Kind("blue", (2,), ("max_dice",)),  # SB11.6
        "set_die": Kind("blue", (2,)),  # SB11.7
        "opponents_lose_vp": Kind("blue", ABILITY_PHASES, ("amount",)),  # SB11.8
        "place_charge": Kind("green", ABILITY_PHASES),  # SB11.9
        "move_charge": Kind("green", ABILITY_PHASES),  # SB11.9
        "exchange_card": Kind("green", ABILITY_PHASES),  # SB11.10
        "win_game": Kind("green", ABILITY_PHASES),  # SB11.11
        "double_station": Kind("blue", (4,)),  # SB11.12
        "double_deployed": Kind("red", (4,)),  # SB11.12
        "gain": Kind("green", ABILITY_PHASES, ("credits", "income", "vp")),  # SB11.13, alone
    }
)

# SB5.1, SB11: the phases in which an ability of this kind may be used.
PHASES_OF_KIND: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {name: kind.phases for name, kind in KINDS.items()}
)


@dataclass(frozen=True)
class Charge:
    """Squares of one side: for each the player counts that use it, none given = always."""

    pips: tuple[tuple[int, ...], ...]
    linked: bool

    def squares_in_play(self, players: int) -> int:
        """SB9.1 Squares that take cubes with this number of players."""
        return sum(1 for square in self.pips if not square or players in square)


@dataclass(frozen=True)
class Effect:
    """One step of an ability; fields that its kind does not use are 0 or empty.

    `max` is also the most dice of reroll_dice; `sectors` is the pair of swap_sectors and, for
    buy_and_place, every sector that may be chosen.
    """

    kind: str
    credits: int = 0
    income: int = 0
    vp: int = 0
    amount: int = 0
    count: int = 0
    max: int = 0
    sectors: tuple[int, ...] = ()
    cards: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Ability:
    """SB10 What a charged side can do."""

    color: str
    effects: tuple[Effect, ...]
    phases: tuple[int, ...]


@dataclass(frozen=True)
class Side:
    """SB1.5 The rewards and the ability of one face of a ship."""

    credits: int = 0
    income: int = 0
    vp: int = 0
    left: bool = False
    right: bool = False
    claim: tuple[tuple[int, int], ...] = ()
    charge: Charge | None = None
    ability: Ability | None = None


@dataclass(frozen=True)
class Card:
    """A ship, colony or starting ship; `level` is 0 but for ships, `vp` 0 but for colonies."""

    index: int
    id: str
    name: str
    cls: str
    kind: int
    level: int
    sector: int
    cost: int
    vp: int
    station: Side
    deployed: Side


@dataclass(frozen=True)
class Setup:
    """SB2, SB3, SB15 The numbers of setup.toml; bonuses are (credits, income, vp) by turn order."""

    players_min: int
    players_max: int
    dice: int
    die_faces: int
    deck_sizes: tuple[int, ...]
    slots_per_level: int
    credits: int
    income: int
    vp: int
    draw: tuple[tuple[int, int], ...]
    light_speed_credits: int
    light_speed_income: int
    light_speed_vp: int
    light_speed_draw: tuple[tuple[int, int], ...]
    seat_bonus: tuple[tuple[int, int, int], ...]
    target_vp: int
    round_guard: int


class Content:
    """All cards by index (ships, colonies, starting ships) and the set-up."""

    def __init__(self, cards: tuple[Card, ...], setup: Setup) -> None:
        self.cards: Final = cards
        self.setup: Final = setup
        self._index: Final = {card.id: card.index for card in cards}

    def by_id(self, id: str) -> Card:
        return self.cards[self._index[id]]
