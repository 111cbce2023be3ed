"""The JSON of Galaxy Trucker: the board as a seat sees it, and static content for clients."""

from typing import Annotated, Literal, NotRequired, TypedDict

from raumhafen.engine.shapes import Parts
from raumhafen.games.galaxy_trucker.content.kinds import Board as ShipBoard
from raumhafen.games.galaxy_trucker.content.kinds import Flying, Kind, Round, Setup, Tile
from raumhafen.games.galaxy_trucker.content.kinds import Line as CombatLine

# --- the board -----------------------------------------------------------------------------------

Building = Literal["turns", "real-time", "days"]
Phase = Literal["building", "check", "flight", "over"]
Teams = Literal["none", "basic", "advanced"]
Colour = Literal["red", "yellow", "green", "blue"]
Laid = Annotated[list[str | int], Parts(cell=str, tile=str, quarters=int)]
Engines = Annotated[list[int], Parts(single=int, double=int)]
Cannons = Annotated[list[int], Parts(single=int, front=int, other=int)]
Due = Annotated[list[str | int], Parts(code=str, seconds=int)]


class Hourglass(TypedDict):
    spot: str
    running: bool
    stopped: bool
    turn: int
    seconds: int
    sand_actions: int
    step_hours: int
    ticks: int
    due: Due | None


class Danger(TypedDict):
    """What flies at whom, and the tile it would strike."""

    kind: str
    side: int
    roll: int
    ship: int
    cell: str | None
    coming: int  # how many things of the same volley come after it


class Fault(TypedDict):
    error: str
    rule: str
    cell: str
    side: int | None
    other: str | None


class Ship(TypedDict):
    tiles: list[Laid]
    load: dict[str, int]
    hand: str | None
    hand_from: int
    spot: str | None  # the cell that was chosen, while the rotation is still open
    loose: str | None  # the cell of the tile placed last, which may still be moved
    aside: list[str | None]
    lost: list[str]
    order: int
    viewing: str | None
    counted: int
    position: int
    flying: bool
    landed: int
    declared: int
    engines: Engines
    cannons: Cannons
    crew: int
    humans: int
    batteries: int
    goods: dict[Colour, int]
    exposed: int
    faults: list[Fault]


class Page(TypedDict):
    """One flight in the books: by ship what was earned on the way, then the lines of the ledger."""

    round: str
    ships: list[list[int]]


class Own(TypedDict):
    """The stack in view, own credits, own standing order."""

    ship: int
    credits: int
    stack: list[str]
    looked: list[str]
    standing: int
    fits: dict[str, list[str | None]]  # for the tile in hand: by cell and rotation the first fault


class OpenBoard(TypedDict):
    """Everything public."""

    building: Building
    rounds: list[str]
    round_at: int
    round: str
    board: str
    phase: Phase
    prognostic: bool
    teams: Teams
    strict: bool
    manual: bool
    starter: int
    pilots: list[int]  # by ship: the seat that steers it
    pile: int
    open: list[str]
    hourglass: Hourglass
    stacks: list[int]
    deck: int
    flown: list[str]
    set_aside: list[str]
    card: str | None
    queue: list[int]
    dice: int
    danger: Danger | None
    cabin: str | None
    beaten: list[int]
    owing: int  # how much must still go; before the start, cabins that may choose
    waiting: list[int]
    bank: list[int]
    ships: list[Ship]
    ledger: list[int]
    books: list[Page]
    credits: list[int] | None


class Board(OpenBoard):
    """The board as one seat sees it; a spectator has nothing of its own."""

    mine: NotRequired[Own]


# --- content: what is not told here is as in content/kinds ---------------------------------------

Piece = Annotated[list[str | dict[str, str | int]], Parts(key=str, args=dict[str, str | int])]


class Card(TypedDict):
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
    goods: list[int]
    planets: list[list[int]]
    meteors: list[Flying]
    shots: list[Flying]
    lines: list[CombatLine]
    text: list[Piece]


class Names(TypedDict):
    """Closed lists, in the order of their numbers."""

    colour: list[Colour]
    side: list[str]
    level: list[str]
    danger: list[str]
    spot: list[str]
    round: list[str]
    alien: dict[str, str]


class Content(TypedDict):
    kinds: list[Kind]
    tiles: list[Tile]
    boards: list[ShipBoard]
    cards: list[Card]
    rounds: list[Round]
    setup: Setup
    alien_bonus: int  # in half units, like all strengths
    names: Names
