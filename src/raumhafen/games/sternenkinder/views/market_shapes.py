"""A11, A12 Services and the black market."""

from typing import TypedDict


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
