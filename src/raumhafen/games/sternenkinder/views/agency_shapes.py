"""A8 Characters, embassies and institution actions."""

from typing import Literal, TypedDict


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
