"""The JSON of Merchant of Venus: the board as a seat sees it, and static content for clients."""

from typing import Annotated, Literal, NotRequired, TypedDict

from raumhafen.engine.shapes import PARTIAL, Parts
from raumhafen.games.merchant_of_venus.content.kinds import (
    Encounter,
    Equipment,
    Mission,
    Passenger,
    Pilot,
    Reward,
    Setup,
    Ship,
    Site,
    Technology,
)

# --- the board -----------------------------------------------------------------------------------

Skill = Literal["laser", "shield", "pilot"]
Category = Literal["basic", "quality", "luxury"]
State = Literal["weak", "active", "strong"]
Service = Literal["deed", "intel", "reward"]
Services = Annotated[dict[Service, int], PARTIAL]
Goal = Annotated[list[int], Parts(reached=int, wanted=int)]
Statistics = Annotated[list[int], Parts(contacts=int, pirates=int, passengers=int, sales=int)]
Standing = Annotated[list[int], Parts(fame=int, credits=int)]
Score = Annotated[list[int], Parts(fame=int, credits=int, spoiler=int, fuzzy=int)]
Posted = Annotated[list[str | int], Parts(id=str, infamy=int)]


class Thrown(TypedDict):
    """The last roll of an earlier turn, until somebody rolls."""

    seat: int
    dice: list[int]


class Turn(TypedDict):
    mp: int
    dice: list[int]
    slots: list[str | None]
    thrown: Thrown | None
    navigation: int
    effect: int
    came: str | None
    head: str | None
    skips: int  # bits of what the drives skip: 1 yellow, 2 red
    off: int
    stop: int
    moved: bool
    landed: int
    contact: bool
    autopilot: bool
    jump_start: bool
    boosted: bool
    flames: int
    used: int
    safe: int
    buys: int
    sells: int
    bought: int
    no_fee: bool
    tried: int
    handled: int
    passed: bool
    crossed: list[str]


class Task(TypedDict):
    id: str
    progress: int


class Seat(TypedDict):
    ship: str
    credits: int
    fame: int
    infamy: int
    laser: int
    shield: int
    pilot: str | None
    level: int
    side: str
    drive: int
    holds: int
    capacity: int
    room: int
    markers: int
    second_mission: bool
    statistics: Statistics
    jumps: int
    lowered: int
    cargo: dict[str, int]
    passengers: list[str]
    missions: list[Task | None]
    completed: list[str]
    rewards: list[str]
    titles: list[str]
    intel: list[str]
    deeds: dict[str, int]
    standing: Standing  # if the game ended now
    score: Score


class SystemView(TypedDict):
    culture: int
    owner: int
    credits: int
    market: dict[str, int]
    pile: list[str]  # the top market token; all three once their order is known
    states: dict[Category, State]
    pays: dict[str, int]  # what each good that is wanted fetches now


class Check(TypedDict):
    """A die of 0 is not rolled yet."""

    skill: Skill
    value: int
    die: int


class OpenCards(TypedDict, total=False):
    """What lies in the middle of the table while it is asked about."""

    card: str
    reward: str
    mission: str
    pirate: str
    check: Check


class Changes(TypedDict):
    """What has changed on the map."""

    replaced: dict[str, str]
    teleportals: dict[str, str]
    pirates: dict[str, Posted]
    drills: dict[str, int]
    spaceports: dict[str, int]
    deeds: dict[str, int]
    closed: list[str]  # lines, as `from-to`, that a spaceport has closed
    drives: list[int]
    holds: int


class Cards(TypedDict):
    """Displays and discards; of the decks only their size."""

    encounters: int
    discards: list[str]
    removed: int
    missions: int
    missions_under: list[str]
    rewards: int
    reward_display: list[str]
    intel: list[str]
    titles: list[str]
    cultures: list[int]


class Bill(TypedDict):
    """What is being paid for; without a name a step of a gauge."""

    what: str | None
    price: int
    fee: int
    card: int
    cash: int


# A way to a space: all of it (`path`), or what it adds to the way to another (`from`).
Way = TypedDict(
    "Way",
    {
        "cost": int,
        "chance": float,
        "answers": list[str],
        "path": NotRequired[list[str]],
        "from": NotRequired[str],
    },
)


class Course(TypedDict):
    """As far as possible towards a place: where to this turn, and the turns to expect."""

    via: str
    turns: float  # with the coming roll; once it is made, those that follow
    answers: list[str]


class Secrets(TypedDict):
    """What the seat has seen through probes, gossip and the spy eye."""

    contacts: dict[str, int]
    top: list[str | None]
    under: list[str | None]


class Aids(TypedDict):
    """What the seat could work out from the open table."""

    odds: Annotated[dict[Skill, float], PARTIAL]  # the chance to pass a check
    pirates: dict[str, dict[Skill, float]]  # by space: the chance to beat the pirate there
    prices: dict[str, dict[str, int]]  # by system: what wares and equipment cost this seat
    services: dict[str, Services]  # by place: what deeds, intel and reward cards cost it
    bill: Bill | None
    reach: dict[str, Way] | None  # what can be reached, while the ship is about to move
    courses: dict[str, Course] | None  # by place: the way there over several turns
    idle: bool  # asked to land where nothing could be done
    exits: dict[str, dict[str, float]] | None  # by navigation space: how likely each exit is


class Own(Secrets, Aids):
    """What only the seat itself knows, and what it could work out."""


class OpenBoard(TypedDict):
    """Everything public."""

    round: int
    rounds: int
    first: int
    active: int
    challenge: str | None
    goal: dict[str, Goal]  # by part of the challenge
    turn: Turn
    open: OpenCards
    seats: list[Seat]
    systems: list[SystemView | None]
    supply: dict[str, int]
    passengers: dict[str, str]
    board: Changes
    cards: Cards


class Board(OpenBoard):
    """The board as one seat sees it; a spectator has nothing of its own."""

    mine: NotRequired[Own]


# --- content: what is not told here is as in content/kinds ---------------------------------------

LineKind = Literal["grey", "dashed", "green"]
Market = Annotated[list[State], Parts(basic=State, quality=State, luxury=State)]
Resale = Annotated[list[int], Parts(weak=int, active=int, strong=int)]


class Region(TypedDict):
    id: str
    kind: Literal["system", "base", "anomaly"]
    x: float
    y: float


class Space(TypedDict):
    id: str
    kind: str
    region: str  # empty on a trade route
    x: float
    y: float
    color: str
    hazard: Literal["laser", "shield", "pilot", ""]
    exits: list[str]  # where a navigation value of 1 to 6 leads


class Line(TypedDict):
    a: str
    b: str
    kind: LineKind


class Culture(TypedDict):
    id: int
    credits: int
    good: str
    technology: str
    equipment: list[str]
    beginner_system: str
    market_ids: list[str]
    market: list[Market]


class Good(TypedDict):
    id: str
    culture: int
    category: Category
    cost: int
    resale: Resale
    buyers: list[int]
    black_market: int
    capacity: int
    tokens: int


class Item(TypedDict):
    """A good or a technology token."""

    key: str
    culture: int
    ware: str  # what the action `buy` calls it
    type: str
    category: Category
    cost: int
    capacity: int
    tokens: int


class Pirate(TypedDict):
    id: str
    steals: Category
    modifier: int


class Challenge(TypedDict):
    id: str
    goal: dict[str, int]


class Trade(TypedDict):
    makes: list[str]
    wants: list[str]
    smuggles: list[str]
    boards: list[str]
    expects: list[str]


class System(TypedDict):
    spaces: list[str]
    places: list[str]
    sites: list[str]


class Words(TypedDict):
    """Closed lists, in the order of their numbers."""

    kinds: list[str]
    categories: list[Category]
    states: list[State]
    skills: list[Skill]
    abilities: list[str]
    slots: list[str]
    sites: list[str]
    titles: list[str]
    intel: list[str]


class Content(TypedDict):
    regions: list[Region]
    spaces: list[Space]
    lines: list[Line]
    line_cost: dict[LineKind, int]
    sites: list[Site]
    fixed_teleportals: list[str]
    cultures: list[Culture]
    goods: list[Good]
    technologies: list[Technology]
    pilots: list[Pilot]
    passengers: list[Passenger]
    missions: list[Mission]
    encounters: list[Encounter]
    tokens: list[Encounter]
    rewards: list[Reward]
    challenges: list[Challenge]
    pirates: list[Pirate]
    relic_fame: list[int]
    equipment: list[Equipment]
    ship: Ship
    setup: Setup
    prices: dict[str, int]
    names: dict[str, str]  # ids and the keys of their texts
    texts: dict[str, str]
    words: Words
    systems: dict[str, System]
    trade: dict[str, Trade]
    items: dict[str, Item]
    near: dict[str, list[str]]
