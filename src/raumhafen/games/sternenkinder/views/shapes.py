"""The JSON of Sternenkinder: the board as a seat sees it, and static content for clients.

Parts of the board stand in the modules beside this one whose names end in `_shapes`.
"""

from typing import Literal, NotRequired, TypedDict

from raumhafen.games.sternenkinder.views.affair_shapes import Affairs
from raumhafen.games.sternenkinder.views.agency_shapes import Agency, WatchedView
from raumhafen.games.sternenkinder.views.content_shapes import Capacity, Content, Resource
from raumhafen.games.sternenkinder.views.deed_shapes import DeedView
from raumhafen.games.sternenkinder.views.map_shapes import (
    Deck,
    DeckName,
    FaceDown,
    Investor,
    System,
)
from raumhafen.games.sternenkinder.views.war_shapes import (
    Battle,
    Distant,
    FleetValues,
    FleetView,
    GroundBattle,
    NeutralView,
)

__all__ = ["Board", "Content", "Own", "Table"]  # `Content` is asked for here, as in every game

Phase = Literal["politics", "economy", "movement", "battles", "closing"]
Political = Literal["free", "treaty", "institution", "law", "government"]


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
    deeds: NotRequired[list[DeedView]]  # in the politics phase
    vote_price: NotRequired[int]  # A9.7 in culture
    mines: NotRequired[dict[str, int]]  # A8.44 by system: the hidden value
    watched: NotRequired[list[WatchedView]]  # A8.37
    institutions: NotRequired[list[DeedView]]  # A8 in the politics phase
    seen_laws: NotRequired[dict[str, list[str]]]  # decision 16, by seat
    seen_advisors: NotRequired[dict[str, list[str]]]  # decision 16, by seat
    services: NotRequired[list[DeedView]]  # A11 in the politics phase
    cabinet: NotRequired[list[DeedView]]  # A10.11, A10.13 in the politics phase
    wares: NotRequired[list[DeedView]]  # A12.2 in the politics phase; A12.6 always
    bid_fee: NotRequired[int]  # A12.3 for auctions of others, in culture


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
