"""Planes of fleets, battles and distant wars, made from the view alone."""

from typing import Any, Final

from raumhafen.engine.planes import Plane, Writer
from raumhafen.games.sternenkinder.actions import CELL_IDS, GROUND_NAMES, MOST_TARGETS
from raumhafen.games.sternenkinder.content.cards import DISTANT_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.read_setup import FLEETS as FLEET_KINDS
from raumhafen.games.sternenkinder.state import FLEETS

SMALL: Final = 10
CELL: Final = {id: at for at, id in enumerate(CELL_IDS)}
KINDS: Final = len(FLEET_KINDS)
UNITS: Final = len(GROUND_NAMES)
ARMOURS: Final = 4
WARS: Final = [id.partition(".")[2] for id in DISTANT_IDS]
VALUES: Final = ("most", "hull", "dice", "hit", "damage", "price", "upkeep")
SIDES: Final = ("attacker", "defender")
ROW: Final = 4  # side, kind, seat, hull of a unit in a battle
UNIT_KINDS: Final = (*FLEET_KINDS, "defence")


def war_planes(seats: int) -> list[Plane]:
    return [
        Plane("fleets", (seats, KINDS, CELLS), SMALL),
        Plane("moves", (seats, FLEETS), SMALL),
        Plane("slow", (seats, FLEETS)),
        Plane("neutral", (KINDS, CELLS), SMALL),
        Plane("fleet_values", (seats, len(VALUES)), SMALL),
        Plane("conquered", (CELLS, seats)),
        Plane("pips", (CELLS,), SMALL),
        Plane("cube", (seats,)),
        Plane("cargo", (FLEETS, UNITS), SMALL),
        Plane("away", (UNITS,), SMALL),
        Plane("distant", (len(WARS),)),
        Plane("gone", (len(WARS), seats)),
        Plane("battle_at", (CELLS,)),
        Plane("battle", (MOST_TARGETS, ROW), SMALL),
        Plane("battle_round", (1,), SMALL),
        Plane("ground", (2, UNITS, ARMOURS), SMALL),
        Plane("ground_clock", (3,), SMALL),
    ]


def write_war(w: Writer, view: dict[str, Any]) -> None:
    write_fleets(w, view)
    for seat, shown in enumerate(view["seats"]):
        values = [shown["fleet"][name] for name in VALUES]
        w.numbers("fleet_values", len(VALUES) * w.turned(seat), values)
    for id, system in view["systems"].items():
        if "conquered" in system:
            w.mark("conquered", w.seats * CELL[id] + w.turned(system["conquered"]))
        if "pips" in system:
            w.number("pips", CELL[id], system["pips"])
    if view["table"]["centre"] is not None:
        w.mark("cube", w.turned(view["table"]["centre"]))
    write_distant(w, view["distant"])
    write_battle(w, view["battle"])
    write_ground(w, view["ground"])


def write_fleets(w: Writer, view: dict[str, Any]) -> None:
    counts: dict[int, int] = {}
    for fleet in view["fleets"]:
        row = w.turned(fleet["seat"])
        at = CELLS * (KINDS * row + FLEET_KINDS.index(fleet["kind"])) + CELL[fleet["at"]]
        counts[at] = counts.get(at, 0) + 1
        w.number("moves", FLEETS * row + fleet["fleet"] - 1, fleet["moves"])
        if fleet["slow"]:
            w.mark("slow", FLEETS * row + fleet["fleet"] - 1)
    for at, count in counts.items():
        w.number("fleets", at, count)
    for group in view["neutral"]:
        at = CELLS * FLEET_KINDS.index(group["kind"]) + CELL[group["at"]]
        w.number("neutral", at, group["count"])


def write_distant(w: Writer, distant: dict[str, Any]) -> None:
    if distant["open"] is not None:
        w.mark("distant", WARS.index(distant["open"]))
    for army in distant["away"]:
        w.mark("gone", w.seats * WARS.index(army["war"]) + w.turned(army["seat"]))


def write_battle(w: Writer, battle: dict[str, Any] | None) -> None:
    if battle is None:
        return
    w.mark("battle_at", CELL[battle["at"]])
    w.number("battle_round", 0, battle["round"])
    for unit in battle["units"][:MOST_TARGETS]:
        seat = 0 if unit["seat"] is None else 1 + w.turned(unit["seat"])
        row = [1 + SIDES.index(unit["side"]), UNIT_KINDS.index(unit["kind"]), seat, unit["hull"]]
        w.numbers("battle", ROW * (unit["target"] - 1), row)


def write_ground(w: Writer, ground: dict[str, Any] | None) -> None:
    if ground is None:
        return
    w.numbers("ground_clock", 0, [ground["round"], ground["initiative"], ground["fortress"]])
    for side, name in enumerate(SIDES):
        for unit, counts in ground[name].items():
            w.numbers("ground", ARMOURS * (UNITS * side + GROUND_NAMES.index(unit)), counts)


def write_own_war(w: Writer, mine: dict[str, Any]) -> None:
    for fleet, cargo in mine["cargo"].items():
        for unit, count in cargo.items():
            w.number("cargo", UNITS * (int(fleet) - 1) + GROUND_NAMES.index(unit), count)
    totals = [sum(army.get(unit, 0) for army in mine["away"]) for unit in GROUND_NAMES]
    w.numbers("away", 0, totals)
