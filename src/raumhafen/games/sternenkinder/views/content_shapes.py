"""Static content for clients: cells, cards and components as they are printed."""

from typing import Literal, NotRequired, TypedDict

Resource = Literal["food", "awe", "research", "culture"]
Capacity = Literal["ground", "space"]


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
