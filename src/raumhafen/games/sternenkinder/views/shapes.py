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
    advisors: NotRequired[list[str]]  # A10.11 the hand
    deeds: NotRequired[list["DeedView"]]  # in the politics phase
    vote_price: NotRequired[int]  # A9.7 in culture
    mines: NotRequired[dict[str, int]]  # A8.44 by system: the hidden value
    watched: NotRequired[list["WatchedView"]]  # A8.37
    institutions: NotRequired[list["DeedView"]]  # A8 in the politics phase
    seen_laws: NotRequired[dict[str, list[str]]]  # decision 16, by seat
    seen_advisors: NotRequired[dict[str, list[str]]]  # decision 16, by seat
    services: NotRequired[list["DeedView"]]  # A11 in the politics phase
    cabinet: NotRequired[list["DeedView"]]  # A10.11, A10.13 in the politics phase
    wares: NotRequired[list["DeedView"]]  # A12.2 in the politics phase; A12.6 always
    bid_fee: NotRequired[int]  # A12.3 for auctions of others, in culture


Lack = Literal[
    "unknown", "at-war", "sanctions", "their-sanctions", "no-federation", "concluded", "refused",
    "culture", "awe", "treaty-action", "law-action", "government-action", "federal",
    "kleptocracy", "bound", "peace", "fleets", "place", "deck", "met", "undiscovered", "no-law",
    "governs", "tech", "character", "institution-action", "reach", "political-action", "service",
    "clan", "food", "research", "raised", "advisor-deck", "market-deck", "ware-works", "ware-used",
    "ware-time",
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


class Regime(TypedDict):
    """A10 What governs a seat beside its government."""

    policies: list[str]
    resting: list[str]  # A10.6 those that are inactive
    used: list[str]  # A10.7 activated in this round
    places: int  # A10.4
    rival: int | None
    rival_pips: int
    dividend: int
    fund: int
    stock: int
    influence: int
    experiments: int
    focus: str | None


class GoalCard(TypedDict):
    goal: str
    seat: int | None  # who has fulfilled it
    progress: NotRequired[dict[str, list[int]]]  # by seat: how far of how much


class WonderView(TypedDict):
    wonder: str
    system: str
    seat: int
    stage: int


class RegimesView(TypedDict):
    """A10, A14 to A19 Policies, goals, wonders, branches by system, loans by lender."""

    seats: list[Regime]
    goals: list[GoalCard]
    wonders: list[WonderView]
    branches: dict[str, list[int]]
    incited: dict[str, list[int]]  # A18.11 by system: whose influence made its militia rise
    loans: list[list[int]]


class AuctionView(TypedDict):
    """A12.3 A card of the market, or `event.` and an event card; bids are hidden."""

    ware: str
    seat: int  # who began it
    own: bool  # whether it is his own card
    resource: str  # what is bid


class HiredView(TypedDict):
    """A11.7 Pirates that a player controls in this round."""

    system: str
    seat: int
    moves: int


class MarketView(TypedDict):
    """A11, A12 The display from left to right, hands by seat, and what is auctioned."""

    display: list[str]
    deck: int
    under: list[str]  # below the deck
    drawn: str | None
    hands: list[list[str]]
    used: list[list[str]]  # activated in this round
    lasting: list[list[str]]  # played, with an effect for this round
    seen: list[list[int]]  # by seat: whose hand of laws it sees
    auction: AuctionView | None
    pirates: list[HiredView]
    pirates_due: int  # A11.7 among so many cards on top of the asteroids


class AdvisorView(TypedDict):
    """A10.12 An advisor in play: his abilities, and what was used of them."""

    advisor: str
    seat: int
    abilities: list[str]
    full: bool  # A2.2 worth victory points
    raised: bool  # A10.13 in this round
    uses: int  # of an ability in this round
    spent: list[int]  # who has used up for the game what can be used once


class BribeView(TypedDict):
    """A8.31 An ability that works for another seat in this round."""

    advisor: str
    ability: str
    seat: int


class VetoView(TypedDict):
    """A10.13 What a seat may not do again in this round."""

    seat: int
    code: str


class CabinetView(TypedDict):
    """A10.11 The deck, the display and the advisors of all; hands by their number."""

    deck: int
    below: list[str]
    display: list[str]
    hands: list[int]
    places: list[int]  # A10.12 by seat
    advisors: list[AdvisorView]
    protected: list[int]  # A13.10 by seat: C paid for Kosme in this round
    bribes: list[BribeView]
    watching: list[list[str]]  # by seat: kinds of actions that open the question of a veto
    vetoed: list[VetoView]
    objection: VetoView | None  # what the owner of the veto is asked about


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
    regimes: RegimesView
    market: MarketView
    cabinet: CabinetView


class CrewedShip(TypedDict):
    """A research ship with its variant: whose own action is spent, and contraband aboard."""

    seat: int
    ship: int
    variant: int
    busy: list[str]  # characters that have acted
    goods: Literal["none", "bronze", "gold"]
    witness: bool  # A11.9 it counts as having an agent in this round


class CubeView(TypedDict):
    """A8.34, A8.36 Cubes of a player that another has put on a card."""

    card: str  # "war", a treaty or a law
    seat: int  # whose
    other_seat: int  # who placed them
    count: int


class DoneView(TypedDict):
    """A8.4 An institution action of this round."""

    seat: int
    ia: str
    system: str


class Agency(TypedDict):
    """A8 Characters, embassies, mines (of which only the place is open) and what was done."""

    crews: list[list[list[str]]]  # by seat and variant: what its research ships have
    ships: list[CrewedShip]
    embassies: dict[str, list[int]]
    mines: dict[str, list[int]]
    smuggling: dict[str, int]  # A8.62 pips
    shortage: list[int]  # A8.61 by seat
    watched: list[list[int]]  # A8.37 by seat: whom it sees in this round
    cubes: list[CubeView]
    done: list[DoneView]


class WatchedView(TypedDict):
    """A8.37 Garrisons and cargoes of a player who was reconnoitred."""

    seat: int
    garrisons: dict[str, dict[str, int]]
    cargo: dict[str, dict[str, int]]  # by fleet


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
    agency: NotRequired[Agency]


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


class AbilityCard(TypedDict):
    """An ability of an advisor: the price of its level, and what others pay for it (A8.31)."""

    id: str
    level: int
    resource: Resource
    cost: int
    bribe: int | None  # in culture; None for what is not for sale
    lines: list[CardLine]


class AdvisorCard(TypedDict):
    id: str
    upkeep: int
    points: int  # A2.2 when fully developed
    abilities: list[AbilityCard]


WareKind = Literal["once", "keep", "activate"]


class WareCard(TypedDict):
    """A12 A card of the black market: what is bid for it, and how often it works."""

    id: str
    resource: Resource
    kind: WareKind


class Content(TypedDict):
    cells: list[Cell]
    planets: list[Planet]
    technologies: list[Technology]
    governments: list[Government]
    things: list[Thing]
    equipment: list[Equipment]
    events: list[Event]
    advisors: list[AdvisorCard]
    wares: list[WareCard]
    names: dict[str, str]
    texts: dict[str, list[CardLine]]  # by id: what a card or a component does
    resources: list[str]
    fields: list[str]
    phases: list[str]
