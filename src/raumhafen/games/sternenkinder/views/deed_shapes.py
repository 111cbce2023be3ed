"""Political deeds that a seat can do, and what stands against them."""

from typing import Literal, NotRequired, TypedDict

from raumhafen.games.sternenkinder.views.content_shapes import Resource

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
