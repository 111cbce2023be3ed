"""The JSON of Sternenkinder: the board as a seat sees it, and static content for clients."""

from typing import Annotated, Literal, NotRequired, TypedDict

from raumhafen.engine.shapes import PARTIAL

# --- the board -----------------------------------------------------------------------------------

Resource = Literal["food", "awe", "research", "culture"]
Capacity = Literal["ground", "space"]
Phase = Literal["politics", "economy", "movement", "battles", "closing"]
Political = Literal["free", "treaty", "institution", "law", "government"]
Kind = Literal[
    "galactic_centre",
    "home_world",
    "planet",
    "asteroid",
    "nebula",
    "space",
    "storm",
    "black_hole",
    "supernova",
    "anomaly",
]
DeckName = Literal[
    "asteroid",
    "nebula",
    "space",
    "storm",
    "black_hole",
    "anomaly",
    "loot_1",
    "loot_2",
    "loot_3",
]
FaceDown = Annotated[dict[Kind, int], PARTIAL]


class Table(TypedDict):
    round: int
    limit: int
    target: int
    phase: Phase
    first: int
    active: int
    acted: int
    passed: list[int]
    out: list[int]
    contenders: list[int]
    teams: bool
    war_mode: bool
    centre: int | None
    planetary_events: bool
    bankrupt: list[int]


class Site(TypedDict):
    slot: int
    kind: Literal["food", "awe", "research", "culture", "capacity"]
    level: int
    owner: int


class Events(TypedDict):
    """Cards of planetary events: active, due, options taken for good and used in this round."""

    active: int
    due: int
    taken: list[str]
    used: list[str]
    threat: int
    exhausted: bool


class System(TypedDict):
    """A system of the map; nothing but `kind` is there while it lies face down."""

    kind: Kind | None
    planet: NotRequired[str]
    owner: NotRequired[int]
    level: NotRequired[int]
    centre: NotRequired[bool]
    garrison: NotRequired[bool]
    slots: NotRequired[int]  # building sites, free ones included
    sites: NotRequired[list[Site]]
    route: NotRequired[int]
    gate: NotRequired[int]
    blockade: NotRequired[int]
    card: NotRequired[str]
    stage: NotRequired[int]
    link: NotRequired[str]
    studied: NotRequired[bool]
    fresh: NotRequired[bool]
    control: NotRequired[int]
    strength: NotRequired[dict[str, int]]
    conquered: NotRequired[int]
    pips: NotRequired[int]
    events: NotRequired[Events]


class Investor(TypedDict):
    """Whether request and milestone are open, and who fulfilled the request in this round."""

    request: bool
    milestone: bool
    fulfilled: list[int]


class Deck(TypedDict):
    """Shuffled cards, and those that lie open below them."""

    cards: int
    below: list[str]


class FleetView(TypedDict):
    seat: int
    fleet: int
    kind: str
    at: str
    moves: int
    slow: bool


class FleetValues(TypedDict):
    most: int
    hull: int
    dice: int
    hit: int
    damage: int
    price: int
    upkeep: int


class NeutralView(TypedDict):
    kind: str
    at: str
    count: int


class BattleUnit(TypedDict):
    target: int
    side: Literal["attacker", "defender"]
    seat: int | None
    kind: str
    hull: int
    dice: int
    hit: int  # what its dice must show
    damage: int  # of each hit


class Battle(TypedDict):
    at: str
    round: int
    units: list[BattleUnit]
    hits: list[int]  # damage of the hits that the side which assigns now has left


class Strike(TypedDict):
    """One kind of unit against one target; `needs` and `chances` by the number of units."""

    dice: int  # of one unit
    needs: list[int]  # what the dice of each unit must show
    damage: int
    energy: bool
    chances: list[int]  # in percent: that something is lost, if so many attack


class Acting(TypedDict):
    """The units that declare next."""

    side: Literal["attacker", "defender"]
    unit: str
    ready: int
    strikes: dict[str, Strike]


class GroundBattle(TypedDict):
    """Units of each side, by how many points of armour are left."""

    at: str | None
    round: int
    initiative: int
    fortress: int
    players: list[int | None]
    attacker: dict[str, list[int]]
    defender: dict[str, list[int]]
    acting: Acting | None


Away = TypedDict("Away", {"war": str, "seat": int, "from": str})


class Distant(TypedDict):
    open: str | None
    away: list[Away]


class Civil(TypedDict):
    ship: int
    kind: str
    at: str
    left: int
    slow: int
    studies: bool
    cube: bool


class Seat(TypedDict):
    home: str
    people: str | None
    government: str | None
    next_government: str | None
    account: dict[Resource, int]
    income: dict[Resource, int]
    capacity: dict[Capacity, int]
    full_capacity: dict[Capacity, int]
    spare: dict[Capacity, int]
    state_size: int
    planets: int
    skipped: int
    votes: int
    points: int
    techs: list[str]
    actions: dict[Political, int]
    aid: int
    invested: list[int]
    built: bool
    civil: list[Civil]
    hand: list[str]
    claims: int
    sent: int
    equipment: list[str]
    fleet: FleetValues
    guards: dict[str, int]
    networks: dict[str, int]


class Own(TypedDict):
    """What only the seat itself knows."""

    garrisons: dict[str, dict[str, int]]
    defence: dict[str, list[str]]
    prices: dict[str, int]  # by the code of what is bought
    locked: dict[str, str]  # by the code: the technology that is missing
    cargo: dict[str, dict[str, int]]
    away: list[dict[str, int]]
    draft: NotRequired[dict[str, dict[str, int]]]  # terms of an exchange that were not sent yet
    laws: NotRequired[list[str]]  # A9.4 the hand
    deeds: NotRequired[list["DeedView"]]  # in the politics phase
    vote_price: NotRequired[int]  # A9.7 in culture


Lack = Literal[
    "unknown", "at-war", "sanctions", "their-sanctions", "no-federation", "concluded", "refused",
    "culture", "awe", "treaty-action", "law-action", "government-action", "federal",
    "kleptocracy", "bound", "peace", "fleets", "place", "deck", "met", "undiscovered", "no-law",
    "governs", "tech",
]  # fmt: skip


class DeedView(TypedDict):
    """A political deed: its price, and what stands against it whoever is on turn."""

    code: str
    price: int
    resource: NotRequired[Resource]  # culture unless it says so
    lacks: NotRequired[Lack]
    tech: NotRequired[str]  # the technology that is missing


class TreatyView(TypedDict):
    """A treaty between two players; one that was ended holds to the end of the round."""

    treaty: str
    seats: list[int]
    ended: bool


class OfferView(TypedDict):
    """An offer made out of turn: what for, what the partner pays in culture, and its goods."""

    matter: str
    seat: int
    other_seat: int
    amount: int
    stage: Literal["open", "countered", "agreed"]
    gives: dict[str, int]
    wants: dict[str, int]


GoalKind = Literal["blockade", "recapture", "colony", "victory", "revenge", "agent"]


class GoalView(TypedDict):
    """A goal of a war: a system, or the number of a victory."""

    kind: GoalKind
    system: NotRequired[str]
    number: NotRequired[int]  # of a victory; or a level
    seat: int  # whom it concerns
    done: bool


class WarView(TypedDict):
    """Who declared it on whom, both sides, how weary they are, and its goals."""

    seat: int
    other_seat: int
    attackers: list[int]
    defenders: list[int]
    weariness: list[int]  # by seat
    balance: int  # victories of the attackers less those of the defenders
    goals: list[GoalView]


class LawView(TypedDict):
    """A law in force or to be voted on: who proposed it, and what it is about."""

    law: str
    seat: int | None
    pips: int  # of a competition
    other_seat: NotRequired[int]
    system: NotRequired[str]
    tech: NotRequired[str]


class CouncilView(TypedDict):
    """A9 The High Council: of hands and deck only the number of laws is known."""

    laws: list[LawView]  # in force
    failed: list[str]
    deck: int
    hands: list[int]  # by seat
    cast: list[int]  # by seat: votes cast in this phase
    sovereign: int  # A9.17 pips
    met: bool  # laws were announced in this round
    votes: list[LawView]  # what is voted on now


class Affairs(TypedDict):
    """Treaties, federations by their founders, offers, and who has discovered whom."""

    met: list[list[int]]
    treaties: list[TreatyView]
    federations: list[list[int]]
    offers: list[OfferView]
    wars: list[WarView]
    peace: list[list[int]]  # by seat and other: no war is declared up to this round
    sanctions: list[int]  # A7.4 by seat: the level
    council: CouncilView
    reasons: list[list[int]]  # A6.5 by seat: against whom there is a reason for war


class OpenBoard(TypedDict):
    """Everything public, in sections that are sent when they change."""

    table: Table
    systems: dict[str, System]
    fleets: list[FleetView]
    neutral: list[NeutralView]
    battle: Battle | None
    ground: GroundBattle | None
    distant: Distant
    investors: dict[str, Investor]
    face_down: list[FaceDown]
    decks: dict[DeckName, Deck]
    jobs: list[str]
    research: dict[str, int]
    seats: list[Seat]
    affairs: NotRequired[Affairs]  # where politics is played


class Board(OpenBoard):
    """The board as one seat sees it; a spectator has nothing of its own."""

    mine: NotRequired[Own]


# --- content -------------------------------------------------------------------------------------


class Cell(TypedDict):
    id: str
    q: int
    r: int
    ring: int
    near: list[str]


class CardNote(TypedDict):
    key: str
    args: dict[str, str | int]


class CardLine(TypedDict):
    """A line of a card's text; what it depends on stands behind it in brackets."""

    key: str
    args: dict[str, str | int]
    notes: NotRequired[list[CardNote]]
    depth: NotRequired[int]  # below how many headings


class Planet(TypedDict):
    id: str
    resources: list[int]


class Technology(TypedDict):
    id: str
    field: str
    level: int
    cost: int
    requires: list[str]


class Government(TypedDict):
    id: str
    level: int
    cost: int
    state_size: int
    special: bool


class Thing(TypedDict):
    """Something that can be built or bought."""

    id: str
    resource: Resource
    cost: int
    capacity: Capacity
    points: int


class Equipment(TypedDict):
    """A component that all civil ships of a kind can have."""

    id: str
    component: str
    ship: str
    cost: int


class Event(TypedDict):
    """An event card; an anomaly has stages."""

    id: str
    deck: str
    colour: str
    stages: int
    ongoing: bool


class Content(TypedDict):
    cells: list[Cell]
    planets: list[Planet]
    technologies: list[Technology]
    governments: list[Government]
    things: list[Thing]
    equipment: list[Equipment]
    events: list[Event]
    names: dict[str, str]
    texts: dict[str, list[CardLine]]  # by id: what a card or a component does
    resources: list[str]
    fields: list[str]
    phases: list[str]
