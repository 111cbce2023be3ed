"""A10.11 Advisors in play, bribes and vetoes."""

from typing import TypedDict


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
