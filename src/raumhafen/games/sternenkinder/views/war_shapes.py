"""Fleets, neutral units and battles."""

from typing import Literal, TypedDict


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
