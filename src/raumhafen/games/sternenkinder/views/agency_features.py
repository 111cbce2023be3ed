"""Planes of characters, embassies, mines and cubes, made from the view alone."""

from typing import Any, Final

from raumhafen.engine.planes import Plane, Writer
from raumhafen.games.sternenkinder.actions import (
    CELL_IDS,
    CHARACTER_IDS,
    CREW_IDS,
    LAW_IDS,
    PACTS,
    VARIANT_IDS,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS

SMALL: Final = 10
CELL: Final = {id: at for at, id in enumerate(CELL_IDS)}
CARDS: Final = ("war", *PACTS, *LAW_IDS)
GOODS: Final = ("none", "bronze", "gold")
VARIANTS: Final = len(VARIANT_IDS)
PIECES: Final = len(CREW_IDS)
ROLES: Final = len(CHARACTER_IDS)


def agency_planes(seats: int) -> list[Plane]:
    """Empty at tables without politics."""
    return [
        Plane("crews", (seats, VARIANTS, PIECES)),
        Plane("ready", (seats, ROLES, CELLS), SMALL),
        Plane("spent", (seats, ROLES, CELLS), SMALL),
        Plane("contraband", (seats, CELLS), SMALL),
        Plane("embassies", (seats, CELLS)),
        Plane("mines", (seats, CELLS)),
        Plane("own_mines", (CELLS,), SMALL),
        Plane("smuggling", (CELLS,), SMALL),
        Plane("shortage", (seats,), SMALL),
        Plane("watched", (seats, seats)),
        Plane("cubes", (seats, seats, len(CARDS)), SMALL),
    ]


def write_agency(w: Writer, agency: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    for seat in range(w.seats):
        write_seat(w, agency, seat)
    for ship in agency["ships"]:
        write_ship(w, agency, seats, ship)
    for name in ("embassies", "mines"):
        for system, owners in agency[name].items():
            for owner in owners:
                w.mark(name, CELLS * w.turned(owner) + CELL[system])
    for system, pips in agency["smuggling"].items():
        w.number("smuggling", CELL[system], pips)
    for cube in agency["cubes"]:
        pair = w.seats * w.turned(cube["seat"]) + w.turned(cube["other_seat"])
        w.count("cubes", len(CARDS) * pair + CARDS.index(cube["card"]), cube["count"])


def write_seat(w: Writer, agency: dict[str, Any], seat: int) -> None:
    row = w.turned(seat)
    w.number("shortage", row, agency["shortage"][seat])
    for other in agency["watched"][seat]:
        w.mark("watched", w.seats * row + w.turned(other))
    for variant, crew in enumerate(agency["crews"][seat]):
        for name in crew:
            w.mark("crews", PIECES * (VARIANTS * row + variant) + CREW_IDS.index(name))


def write_ship(
    w: Writer, agency: dict[str, Any], seats: list[dict[str, Any]], ship: dict[str, Any]
) -> None:
    """Characters by system: who may still act, and who has acted."""
    seat, row = ship["seat"], w.turned(ship["seat"])
    unit = next(civil for civil in seats[seat]["civil"] if civil["ship"] == ship["ship"])
    cell = CELL[unit["at"]]
    w.count("contraband", CELLS * row + cell, GOODS.index(ship["goods"]))
    crew = agency["crews"][seat][ship["variant"] - 1] if unit["kind"] == "research" else []
    if ship["witness"]:
        crew = [*crew, "agent"]
    for who, name in enumerate(CHARACTER_IDS):
        if name in crew:
            plane = "spent" if name in ship["busy"] else "ready"
            w.count(plane, CELLS * (ROLES * row + who) + cell, 1)


def write_own_mines(w: Writer, mine: dict[str, Any]) -> None:
    for system, value in mine.get("mines", {}).items():
        w.number("own_mines", CELL[system], value)
