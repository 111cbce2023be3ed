"""A view as numbers for learning: one flat array of float32 with named planes.

The numbers are made from the view alone, so they say what the seat may know and nothing else.
Seats are counted clockwise from the one that looks, which is 0. `decode` gives back the facts that
matter most.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.engine.planes import Layout, Plane, Reader, Writer
from raumhafen.games.sternenkinder.actions import (
    CELL_IDS,
    EQUIPMENT_IDS,
    KINDS_IN_SLOTS,
    OPTION_IDS,
    PEOPLE_IDS,
    SPECIAL_THINGS,
    short,
)
from raumhafen.games.sternenkinder.content.cards import INVESTOR_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.read_setup import KINDS
from raumhafen.games.sternenkinder.content.tables import (
    COLONY_SHIP,
    GOVERNMENT_IDS,
    GROUND_IDS,
    RESEARCH_SHIP,
    SHIP_IDS,
    TECH_IDS,
)
from raumhafen.games.sternenkinder.content.words import ACTIONS as POLITICAL
from raumhafen.games.sternenkinder.content.words import CAPACITIES, RESOURCES
from raumhafen.games.sternenkinder.meta import META
from raumhafen.games.sternenkinder.rules.core.cards import CARD_NAMES
from raumhafen.games.sternenkinder.state import PHASES
from raumhafen.games.sternenkinder.views.advisor_features import (
    advisor_planes,
    write_advisor_hand,
    write_cabinet,
)
from raumhafen.games.sternenkinder.views.affair_features import (
    affair_planes,
    write_affairs,
    write_draft,
)
from raumhafen.games.sternenkinder.views.agency_features import (
    agency_planes,
    write_agency,
    write_own_mines,
)
from raumhafen.games.sternenkinder.views.board import DECK_NAMES
from raumhafen.games.sternenkinder.views.market_features import (
    market_planes,
    write_market,
    write_seen_hands,
)
from raumhafen.games.sternenkinder.views.war_features import (
    war_planes,
    write_own_war,
    write_war,
)

SMALL: Final = 10
SHIFT: Final = 1000  # what may be negative is counted from here
CELL: Final = {id: at for at, id in enumerate(CELL_IDS)}
TILES: Final = len(KINDS) + 1  # the last is a tile that lies face down
GOVERNMENTS: Final = short(GOVERNMENT_IDS)
TECHS: Final = short(TECH_IDS)
INVESTOR_NAMES: Final = short(INVESTOR_IDS)
TROOPS: Final = short(GROUND_IDS)
DEFENCE: Final = SPECIAL_THINGS[2:5]
CIVIL: Final = [SHIP_IDS[kind].partition(".")[2] for kind in (RESEARCH_SHIP, COLONY_SHIP)]

# Bounds for libraries that want to know them beforehand; the second is generous, not proven.
MOST_OUTCOMES: Final = 216
MOST_DECISIONS: Final = 20_000

COUNTS: Final = (
    "points", "state_size", "planets", "skipped", "votes", "aid", "claims", "sent",
)  # fmt: skip
EVENTS: Final = tuple(dict.fromkeys(CARD_NAMES))
EVENT: Final = {name: at for at, name in enumerate(EVENTS)}
CIVIL_STATES: Final = ("left", "slow", "studies", "cube")
CAPACITY_ROWS: Final = ("capacity", "full_capacity", "spare")
SITE_KINDS: Final = 3 * len(KINDS_IN_SLOTS)
CLOCK: Final = ("round", "limit", "target", "acted")
FLAGS: Final = ("teams", "war_mode", "planetary_events")
EVENT_ROWS: Final = ("active", "due", "threat", "exhausted")


def planes(seats: int) -> list[Plane]:
    return [
        Plane("seat", (seats,)),
        Plane("clock", (len(CLOCK),), SMALL),
        Plane("flags", (len(FLAGS),)),
        Plane("phase", (len(PHASES),)),
        Plane("first", (seats,)),
        Plane("active", (seats,)),
        Plane("passed", (seats,)),
        Plane("out", (seats,)),
        Plane("tiles", (CELLS, TILES)),
        Plane("owner", (CELLS, seats)),
        Plane("level", (CELLS,), SMALL),
        Plane("centre", (CELLS,)),
        Plane("garrison", (CELLS,)),
        Plane("sites", (CELLS, SITE_KINDS), SMALL),
        Plane("route", (CELLS, seats)),
        Plane("gate", (CELLS, seats)),
        Plane("blockade", (CELLS, seats)),
        Plane("first_by", (len(TECHS), seats)),
        Plane("contenders", (seats,)),
        Plane("bankrupt", (seats,)),
        Plane("events", (CELLS, len(EVENT_ROWS)), SMALL),
        Plane("options", (CELLS, 2, len(OPTION_IDS))),
        Plane("investors", (len(INVESTOR_NAMES), 2)),
        Plane("requests", (len(INVESTOR_NAMES), seats)),
        Plane("face_down", (4, len(KINDS)), SMALL),
        *seat_planes(seats),
        *war_planes(seats),
        *affair_planes(seats),
        *agency_planes(seats),
        *market_planes(seats),
        *advisor_planes(seats),
        Plane("card", (CELLS, len(EVENTS))),
        Plane("stage", (CELLS,), SMALL),
        Plane("studied", (CELLS,)),
        Plane("fresh", (CELLS,)),
        Plane("link", (CELLS,), CELLS),
        Plane("decks", (len(DECK_NAMES),), SMALL),
        Plane("below", (len(EVENTS),), SMALL),
        Plane("jobs", (len(EVENTS),)),
        Plane("troops", (CELLS, len(TROOPS)), SMALL),
        Plane("defence", (CELLS, len(DEFENCE))),
    ]


def seat_planes(seats: int) -> list[Plane]:
    return [
        Plane("home", (seats, CELLS)),
        Plane("people", (seats, len(PEOPLE_IDS))),
        Plane("government", (seats, len(GOVERNMENTS))),
        Plane("next_government", (seats, len(GOVERNMENTS))),
        Plane("account", (seats, 4), SHIFT),
        Plane("income", (seats, 4), SHIFT),
        Plane("capacity", (seats, 3, 2), SMALL),
        Plane("counts", (seats, len(COUNTS)), SMALL),
        Plane("invested", (seats, 3), SMALL),
        Plane("built", (seats,)),
        Plane("techs", (seats, len(TECHS))),
        Plane("actions", (seats, len(POLITICAL)), SMALL),
        Plane("guards", (seats, CELLS), SMALL),
        Plane("networks", (seats, CELLS), SMALL),
        Plane("civil", (seats, len(CIVIL), CELLS), SMALL),
        *[Plane(f"civil_{name}", (seats, CELLS), SMALL) for name in CIVIL_STATES],
        Plane("hand", (seats, len(EVENTS)), SMALL),
        Plane("equipment", (seats, len(EQUIPMENT_IDS))),
    ]


LAYOUTS: Final = {
    seats: Layout(planes(seats)) for seats in range(META.min_seats, META.max_seats + 1)
}


# --- writing -------------------------------------------------------------------------------------


def features(view: View, seat: int) -> array[float]:
    """What the view of this seat (or of SPECTATOR) says."""
    seats = len(view["seats"])
    w = Writer(LAYOUTS[seats], seats, max(seat, 0))
    if seat != SPECTATOR:
        w.mark("seat", seat)
        write_own(w, view["mine"])
        write_own_war(w, view["mine"])
        write_draft(w, view["mine"])
        write_seen_hands(w, view["mine"])
        write_own_mines(w, view["mine"])
        write_advisor_hand(w, view["mine"])
    write_table(w, view["table"])
    write_war(w, view)
    if "affairs" in view:
        write_affairs(w, view["affairs"])
        write_agency(w, view["agency"], view["seats"])
        write_market(w, view["affairs"]["market"])
        write_cabinet(w, view["affairs"]["cabinet"])
    for tech, by in view["research"].items():
        w.mark("first_by", seats * TECHS.index(tech) + w.turned(by))
    write_systems(w, view["systems"])
    write_investors(w, view["investors"])
    for row, bag in enumerate(view["face_down"]):
        for kind, count in bag.items():
            w.number("face_down", len(KINDS) * row + KINDS.index(kind), count)
    write_decks(w, view)
    for other, shown in enumerate(view["seats"]):
        write_seat(w, w.turned(other), shown)
    return w.out


def write_table(w: Writer, table: dict[str, Any]) -> None:
    w.numbers("clock", 0, [table[name] for name in CLOCK])
    for at, name in enumerate(FLAGS):
        if table[name]:
            w.mark("flags", at)
    w.mark("phase", PHASES.index(table["phase"]))
    for name in ("first", "active"):
        w.mark(name, w.turned(table[name]))
    for name in ("passed", "out", "contenders", "bankrupt"):
        for seat in table[name]:
            w.mark(name, w.turned(seat))


def write_systems(w: Writer, systems: dict[str, dict[str, Any]]) -> None:
    for id, system in systems.items():
        at = CELL[id]
        kind = system["kind"]
        w.mark("tiles", TILES * at + (TILES - 1 if kind is None else KINDS.index(kind)))
        if "owner" in system:
            write_colony(w, at, system)
        if "events" in system:
            write_events(w, at, system["events"])
        write_exploration(w, at, system)
        for name in ("route", "gate", "blockade"):
            if name in system:
                w.mark(name, w.seats * at + w.turned(system[name]))


def write_exploration(w: Writer, at: int, system: dict[str, Any]) -> None:
    if "card" in system:
        w.mark("card", len(EVENTS) * at + EVENT[system["card"]])
    if "stage" in system:
        w.number("stage", at, system["stage"])
    if "link" in system:
        w.number("link", at, CELL[system["link"]] + 1)
    for name in ("studied", "fresh"):
        if name in system:
            w.mark(name, at)


def write_decks(w: Writer, view: View) -> None:
    below = [0] * len(EVENTS)
    for at, name in enumerate(DECK_NAMES):
        w.number("decks", at, view["decks"][name]["cards"])
        for card in view["decks"][name]["below"]:
            below[EVENT[card]] += 1
    w.numbers("below", 0, below)
    for card in view["jobs"]:
        w.mark("jobs", EVENT[card])


def write_colony(w: Writer, at: int, system: dict[str, Any]) -> None:
    w.mark("owner", w.seats * at + w.turned(system["owner"]))
    w.number("level", at, system["level"])
    for name in ("centre", "garrison"):
        if system[name]:
            w.mark(name, at)
    counts = [0] * SITE_KINDS
    for site in system["sites"]:
        counts[3 * KINDS_IN_SLOTS.index(site["kind"]) + site["level"] - 1] += 1
    w.numbers("sites", SITE_KINDS * at, counts)


def write_events(w: Writer, at: int, events: dict[str, Any]) -> None:
    """B27.6 Cards of a colony: what is in force, and which options were taken or used."""
    w.numbers("events", len(EVENT_ROWS) * at, [int(events[name]) for name in EVENT_ROWS])
    for row, name in enumerate(("taken", "used")):
        for option in events[name]:
            w.mark("options", len(OPTION_IDS) * (2 * at + row) + OPTION_IDS.index(option))


def write_investors(w: Writer, investors: dict[str, Any]) -> None:
    for name, investor in investors.items():
        at = INVESTOR_NAMES.index(name)
        for row, what in enumerate(("request", "milestone")):
            if investor[what]:
                w.mark("investors", 2 * at + row)
        for seat in investor["fulfilled"]:
            w.mark("requests", w.seats * at + w.turned(seat))


def write_own(w: Writer, mine: dict[str, Any]) -> None:
    for id, garrison in mine["garrisons"].items():
        for unit, count in garrison.items():
            w.number("troops", len(TROOPS) * CELL[id] + TROOPS.index(unit), count)
    for id, buildings in mine["defence"].items():
        for name in buildings:
            w.mark("defence", len(DEFENCE) * CELL[id] + DEFENCE.index(name))


def write_seat(w: Writer, row: int, seat: dict[str, Any]) -> None:
    w.mark("home", CELLS * row + CELL[seat["home"]])
    if seat["people"] is not None:
        w.mark("people", len(PEOPLE_IDS) * row + PEOPLE_IDS.index(seat["people"]))
    w.mark("government", len(GOVERNMENTS) * row + GOVERNMENTS.index(seat["government"]))
    if seat["next_government"] is not None:
        at = GOVERNMENTS.index(seat["next_government"])
        w.mark("next_government", len(GOVERNMENTS) * row + at)
    for tech in seat["techs"]:
        w.mark("techs", len(TECHS) * row + TECHS.index(tech))
    write_treasury(w, row, seat)
    write_civil(w, row, seat["civil"])
    write_hand(w, row, seat)
    for name in ("guards", "networks"):
        for id, level in seat[name].items():
            w.number(name, CELLS * row + CELL[id], level)


def write_treasury(w: Writer, row: int, seat: dict[str, Any]) -> None:
    for name in ("account", "income"):
        w.numbers(name, 4 * row, [SHIFT + seat[name][resource] for resource in RESOURCES])
    for at, name in enumerate(CAPACITY_ROWS):
        w.numbers("capacity", 6 * row + 2 * at, [seat[name][kind] for kind in CAPACITIES])
    w.numbers("counts", len(COUNTS) * row, [seat[name] for name in COUNTS])
    w.numbers("invested", 3 * row, seat["invested"])
    w.numbers("actions", len(POLITICAL) * row, [seat["actions"][kind] for kind in POLITICAL])
    if seat["built"]:
        w.mark("built", row)


def write_civil(w: Writer, row: int, units: list[dict[str, Any]]) -> None:
    """How many of each kind stand in each system, and what is known of them together."""
    counts: dict[int, int] = {}
    for unit in units:
        at = CELLS * (len(CIVIL) * row + CIVIL.index(unit["kind"])) + CELL[unit["at"]]
        counts[at] = counts.get(at, 0) + 1
    for at, count in counts.items():
        w.number("civil", at, count)
    for name in CIVIL_STATES:
        sums = [0] * CELLS
        for unit in units:
            sums[CELL[unit["at"]]] += int(unit[name])
        w.numbers(f"civil_{name}", CELLS * row, sums)


def write_hand(w: Writer, row: int, seat: dict[str, Any]) -> None:
    counts = [0] * len(EVENTS)
    for card in seat["hand"]:
        counts[EVENT[card]] += 1
    w.numbers("hand", len(EVENTS) * row, counts)
    for name in seat["equipment"]:
        w.mark("equipment", len(EQUIPMENT_IDS) * row + EQUIPMENT_IDS.index(name))


# --- reading -------------------------------------------------------------------------------------


def facts(numbers: Sequence[float], seats: int) -> tuple[View, int]:
    r = Reader(LAYOUTS[seats], numbers, seats)
    found = {
        "table": read_table(r),
        "systems": read_systems(r),
        "seats": [read_seat(r, (seat - r.me) % seats) for seat in range(seats)],
    }
    return found, r.seat


def read_table(r: Reader) -> dict[str, Any]:
    seats = range(r.seats)
    return {
        **{name: r.number("clock", at) for at, name in enumerate(CLOCK)},
        **{name: bool(r.number("flags", at)) for at, name in enumerate(FLAGS)},
        "phase": PHASES[r.marked("phase", 0, len(PHASES))],
        "first": (r.marked("first", 0, r.seats) + r.me) % r.seats,
        "active": (r.marked("active", 0, r.seats) + r.me) % r.seats,
        "passed": [seat for seat in seats if r.number("passed", (seat - r.me) % r.seats)],
    }


def read_systems(r: Reader) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for at, id in enumerate(CELL_IDS):
        kind = r.marked("tiles", at, TILES)
        if kind < 0:
            continue
        found[id] = {"kind": None if kind == TILES - 1 else KINDS[kind]}
        owner = r.marked("owner", at, r.seats)
        if owner >= 0:
            found[id] |= {"owner": (owner + r.me) % r.seats, "level": r.number("level", at)}
    return found


def read_seat(r: Reader, row: int) -> dict[str, Any]:
    people = r.marked("people", row, len(PEOPLE_IDS))
    return {
        "home": CELL_IDS[r.marked("home", row, CELLS)],
        "people": None if people < 0 else PEOPLE_IDS[people],
        "government": GOVERNMENTS[r.marked("government", row, len(GOVERNMENTS))],
        **{name: read_row(r, name, row) for name in ("account", "income")},
        **{name: r.number("counts", len(COUNTS) * row + at) for at, name in enumerate(COUNTS)},
        "techs": read_techs(r, row),
    }


def read_techs(r: Reader, row: int) -> list[str]:
    start = len(TECHS) * row
    return [tech for at, tech in enumerate(TECHS) if r.number("techs", start + at)]


def read_row(r: Reader, name: str, row: int) -> dict[str, int]:
    return {id: r.number(name, 4 * row + at) - SHIFT for at, id in enumerate(RESOURCES)}
