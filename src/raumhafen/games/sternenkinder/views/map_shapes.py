"""The map: systems, their planets and sites, investors and decks of event cards."""

from typing import Annotated, Literal, NotRequired, TypedDict

from raumhafen.engine.shapes import PARTIAL

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
