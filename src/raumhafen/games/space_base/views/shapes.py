"""The JSON of Space Base: the board as a seat sees it, and static content for clients."""

from typing import Annotated, Literal, NotRequired, TypedDict

from raumhafen.engine.shapes import Parts
from raumhafen.games.space_base.content.kinds import Charge, Effect, Setup

# --- the board -----------------------------------------------------------------------------------

Lying = Annotated[list[str | int], Parts(id=str, cubes=int)]
Yield = Annotated[list[int], Parts(credits=int, income=int, vp=int, cubes=int, claims=int)]
Dice = Annotated[list[int], Parts(a=int, b=int)]


class Sector(TypedDict):
    station: Lying
    deployed: list[Lying]


class SeatBoard(TypedDict):
    credits: int
    income: int
    vp: int
    turns: int
    sectors: list[Sector]


class Preview(TypedDict):
    """What split and sum yield."""

    split: Yield
    sum: Yield


class Own(TypedDict):
    """What only the seat itself knows."""

    answers: list[str]
    hand: list[str]
    returned: list[str]


class OpenBoard(TypedDict):
    """Everything public."""

    variant: Literal["standard", "light-speed"]
    round: int
    phase: int
    first: int
    active: int
    dice: Dice
    fixed: int
    triggered: bool
    winner: int | None
    shipyard: list[str | None]
    colonies: list[str | None]
    decks: list[int]
    seats: list[SeatBoard]
    previews: NotRequired[list[Preview]]  # while dice are shared out


class Board(OpenBoard):
    """The board as one seat sees it; a spectator has nothing of its own."""

    mine: NotRequired[Own]


# --- content: what is not told here is as in content/kinds ---------------------------------------

SideName = Literal["station", "deployed"]
Piece = Annotated[list[str | dict[str, str | int]], Parts(key=str, args=dict[str, str | int])]
Claim = Annotated[list[int], Parts(level=int, count=int)]


class Ability(TypedDict):
    color: Literal["blue", "red", "green"]
    effects: list[Effect]
    phases: list[int]


class Side(TypedDict):
    credits: int
    income: int
    vp: int
    left: bool
    right: bool
    claim: list[Claim]
    charge: Charge | None
    ability: Ability | None


class Card(TypedDict):
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
    text: dict[SideName, list[Piece]]


class Content(TypedDict):
    cards: list[Card]
    setup: Setup
