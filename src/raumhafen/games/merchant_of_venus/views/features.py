"""MV17 A view as numbers for learning: one flat array of float32 with named planes.

The numbers are made from the view alone, so they say what the seat may know and nothing else.
Seats are counted clockwise from the one that looks, which is 0. Odds, prices and ways follow from
the rest and are left out; so are the printed map and the last roll of an earlier turn. `decode`
gives back the facts that matter most.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.engine.planes import Layout, Plane, Reader, Writer
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    CHALLENGE_IDS,
    CHALLENGES,
    CULTURES,
    ENCOUNTER,
    ENCOUNTER_IDS,
    ENCOUNTERS,
    GATES,
    INTEL_IDS,
    ITEM,
    ITEM_IDS,
    ITEMS,
    KIND_NAMES,
    MARKET_IDS,
    MAX_DICE,
    MISSION_IDS,
    MISSIONS,
    NEUTRAL,
    PASSENGER_IDS,
    PASSENGERS,
    PILOT_IDS,
    PILOTS,
    PIRATE_IDS,
    PIRATES,
    PRINTED,
    REGION_IDS,
    REWARD_IDS,
    REWARDS,
    SITE_IDS,
    SITES,
    SLOT_IDS,
    SLOTS,
    SPACE,
    SPACE_IDS,
    SPACES,
    TITLE_IDS,
)
from raumhafen.games.merchant_of_venus.meta import META

# Spaces on which tokens and drill markers can lie.
CHANGING: Final = [s for s in range(SPACES) if PRINTED[s] in (ENCOUNTER, NEUTRAL, ASTEROID)]
ROCKS: Final = len(CHANGING)
ROCK: Final = {SPACE_IDS[space]: at for at, space in enumerate(CHANGING)}
KIND: Final = {name: at for at, name in enumerate(KIND_NAMES)}
INTEL: Final = len(INTEL_IDS)
TITLES: Final = len(TITLE_IDS)
FACES: Final = 6
# Where a passenger can be: at a system or the base, in a supply area, out of the game.
WAITING: Final = SYSTEMS + 1
WHERE: Final = WAITING + CULTURES + 1

MONEY: Final = 1000
SMALL: Final = 10
SHIFT: Final = 1000  # what may be negative is counted from here

# Bounds for libraries that want to know them beforehand; the second is generous, not proven.
MOST_OUTCOMES: Final = 216  # three speed dice
MOST_DECISIONS: Final = 20_000

FLAGS: Final = (
    "moved", "contact", "autopilot", "jump_start", "boosted", "no_fee", "passed",
)  # fmt: skip
TURN_COUNTS: Final = ("mp", "flames", "buys", "sells", "bought")
COUNTS: Final = (
    "fame", "infamy", "laser", "shield", "level", "holds", "capacity", "room", "markers", "jumps",
)  # fmt: skip


def planes(seats: int) -> list[Plane]:
    return [*table_planes(seats), *turn_planes(), *seat_planes(seats), *own_planes()]


def table_planes(seats: int) -> list[Plane]:
    return [
        Plane("seat", (seats,)),
        Plane("rounds", (2,), SMALL),
        Plane("first", (seats,)),
        Plane("active", (seats,)),
        Plane("challenge", (CHALLENGES,)),
        Plane("culture", (SYSTEMS, CULTURES)),
        Plane("owner", (SYSTEMS, seats)),
        Plane("card_credits", (SYSTEMS,), MONEY),
        Plane("market", (SYSTEMS, ITEMS), SMALL),
        Plane("pile", (SYSTEMS, 3, 3)),
        Plane("supply", (ITEMS,), SMALL),
        Plane("passengers", (PASSENGERS, WHERE)),
        Plane("tokens", (ROCKS, len(KIND_NAMES))),
        Plane("teleportals", (GATES, ROCKS)),
        Plane("pirates", (PIRATES, ROCKS)),
        Plane("pirate_infamy", (PIRATES,), SMALL),
        Plane("drills", (ROCKS, seats)),
        Plane("spaceports", (SITES, seats)),
        Plane("drives", (3,), SMALL),
        Plane("hold_stock", (1,), SMALL),
        Plane("decks", (4,), SMALL),
        Plane("discards", (ENCOUNTERS,), SMALL),
        Plane("missions_under", (MISSIONS,), SMALL),
        Plane("reward_display", (REWARDS,)),
        Plane("intel_display", (INTEL,)),
        Plane("title_display", (TITLES,)),
    ]


def turn_planes() -> list[Plane]:
    return [
        Plane("turn", (len(TURN_COUNTS),), SMALL),
        Plane("flags", (len(FLAGS),)),
        Plane("dice", (MAX_DICE, FACES)),
        Plane("slots", (MAX_DICE, SLOTS)),
        Plane("navigation", (FACES,)),
        Plane("effect", (FACES,)),
        Plane("came", (SPACES,)),
        Plane("head", (SPACES,)),
        Plane("skips", (2,)),
        Plane("off", (2,)),
        Plane("stop", (3,)),
        Plane("landed", (3,)),
        Plane("used", (8,)),
        Plane("safe", (3,)),
        Plane("tried", (2,)),
        Plane("handled", (PASSENGERS,)),
        Plane("crossed", (SPACES,)),
    ]


def seat_planes(seats: int) -> list[Plane]:
    return [
        Plane("ship", (seats, SPACES)),
        Plane("credits", (seats,), MONEY),
        Plane("counts", (seats, len(COUNTS)), SMALL),
        Plane("pilot", (seats, PILOTS)),
        Plane("side", (seats, 2)),
        Plane("drive", (seats, 2)),
        Plane("second_mission", (seats,)),
        Plane("lowered", (seats, 2)),
        Plane("statistics", (seats, 4), SMALL),
        Plane("cargo", (seats, ITEMS), SMALL),
        Plane("aboard", (seats, PASSENGERS)),
        Plane("missions", (seats, 2, MISSIONS)),
        Plane("progress", (seats, 2), SMALL),
        Plane("completed", (seats, MISSIONS)),
        Plane("rewards", (seats, REWARDS)),
        Plane("titles", (seats, TITLES)),
        Plane("intel", (seats, INTEL)),
        Plane("deeds", (seats, SITES), MONEY),
        Plane("standing", (seats,), SHIFT),
        Plane("score", (seats, 4), SHIFT),
    ]


def own_planes() -> list[Plane]:
    return [
        Plane("known", (SYSTEMS, CULTURES)),
        Plane("top", (ENCOUNTERS,)),
        Plane("under", (ENCOUNTERS,), SMALL),
        Plane("seen", (2,), SMALL),
    ]


LAYOUTS: Final = {
    seats: Layout(planes(seats)) for seats in range(META.min_seats, META.max_seats + 1)
}


def layout(seats: int) -> Layout:
    return LAYOUTS[seats]


# --- writing -------------------------------------------------------------------------------------


def features(view: View, seat: int) -> array[float]:
    """MV17 The view of this seat (or of SPECTATOR) as numbers."""
    seats = len(view["seats"])
    w = Writer(LAYOUTS[seats], seats, max(seat, 0))
    if seat != SPECTATOR:
        w.mark("seat", seat)
        write_own(w, view["mine"])
    write_table(w, view)
    write_systems(w, view["systems"])
    write_passengers(w, view["passengers"])
    write_board(w, view["board"])
    write_cards(w, view["cards"])
    write_turn(w, view["turn"])
    for other, shown in enumerate(view["seats"]):
        write_seat(w, w.turned(other), shown)
        write_possessions(w, w.turned(other), shown)
    return w.out


def write_table(w: Writer, view: View) -> None:
    w.numbers("rounds", 0, [view["round"], view["rounds"]])
    w.mark("first", w.turned(view["first"]))
    w.mark("active", w.turned(view["active"]))
    if view["challenge"] is not None:
        w.mark("challenge", CHALLENGE_IDS.index(view["challenge"]))
    write_items(w, "supply", 0, view["supply"])


def write_items(w: Writer, name: str, row: int, items: dict[str, int]) -> None:
    for item, count in items.items():
        w.number(name, ITEMS * row + ITEM[item], count)


def write_systems(w: Writer, systems: list[View | None]) -> None:
    """MV17.1 Nothing is written of a system whose card is face down."""
    for system, shown in enumerate(systems):
        if shown is None:
            continue
        culture = shown["culture"] - 1
        w.mark("culture", CULTURES * system + culture)
        w.mark("owner", w.seats * system + w.turned(shown["owner"]))
        w.number("card_credits", system, shown["credits"])
        write_items(w, "market", system, shown["market"])
        for at, token in enumerate(shown["pile"]):
            w.mark("pile", 9 * system + 3 * at + MARKET_IDS[culture].index(token))


def write_passengers(w: Writer, places: dict[str, str]) -> None:
    for name, place in places.items():
        at = place_number(place)
        if at >= 0:
            w.mark("passengers", WHERE * PASSENGER_IDS.index(name) + at)


def place_number(place: str) -> int:
    """Who is aboard stands with the seat."""
    if place == "gone":
        return WHERE - 1
    kind, _, number = place.partition("-")
    if kind == "culture":
        return WAITING + int(number) - 1
    return -1 if kind == "seat" else REGION_IDS.index(place)


def write_board(w: Writer, board: View) -> None:
    for space, kind in board["replaced"].items():
        w.mark("tokens", len(KIND_NAMES) * ROCK[space] + KIND[kind])
    for number, space in board["teleportals"].items():
        w.mark("teleportals", ROCKS * (int(number) - 1) + ROCK[space])
    for space, (name, infamy) in board["pirates"].items():
        pirate = PIRATE_IDS.index(name)
        w.mark("pirates", ROCKS * pirate + ROCK[space])
        w.number("pirate_infamy", pirate, infamy)
    for space, owner in board["drills"].items():
        w.mark("drills", w.seats * ROCK[space] + w.turned(owner))
    for space, owner in board["spaceports"].items():
        w.mark("spaceports", w.seats * SITE_IDS.index(space) + w.turned(owner))
    w.numbers("drives", 0, board["drives"])
    w.number("hold_stock", 0, board["holds"])


def write_cards(w: Writer, cards: View) -> None:
    sizes = [cards[name] for name in ("encounters", "removed", "missions", "rewards")]
    w.numbers("decks", 0, sizes)
    for card in set(cards["discards"]):
        w.number("discards", ENCOUNTER_IDS.index(card), cards["discards"].count(card))
    for at, card in enumerate(cards["missions_under"]):
        w.number("missions_under", MISSION_IDS.index(card), at + 1)
    write_set(w, "reward_display", 0, cards["reward_display"], REWARD_IDS)
    write_set(w, "intel_display", 0, cards["intel"], INTEL_IDS)
    write_set(w, "title_display", 0, cards["titles"], TITLE_IDS)


def write_set(w: Writer, name: str, first: int, cards: list[str], ids: Sequence[str]) -> None:
    for card in cards:
        w.mark(name, first + ids.index(card))


def write_turn(w: Writer, turn: View) -> None:
    w.numbers("turn", 0, [turn[name] for name in TURN_COUNTS])
    for at, name in enumerate(FLAGS):
        if turn[name]:
            w.mark("flags", at)
    for die, face in enumerate(turn["dice"]):
        if face:
            w.mark("dice", FACES * die + face - 1)
    for die, slot in enumerate(turn["slots"]):
        if slot is not None:
            w.mark("slots", SLOTS * die + SLOT_IDS.index(slot))
    for name in ("navigation", "effect"):
        if turn[name]:
            w.mark(name, turn[name] - 1)
    for name in ("came", "head"):
        if turn[name] is not None:
            w.mark(name, SPACE[turn[name]])
    for name in ("skips", "off", "used", "safe", "tried", "handled"):
        w.marks(name, 0, turn[name])
    for name in ("stop", "landed"):
        w.mark(name, turn[name])
    for space in turn["crossed"]:
        w.mark("crossed", SPACE[space])


def write_seat(w: Writer, row: int, own: View) -> None:
    """Ship, dashboard and standing."""
    w.mark("ship", SPACES * row + SPACE[own["ship"]])
    w.number("credits", row, own["credits"])
    w.numbers("counts", len(COUNTS) * row, [own[name] for name in COUNTS])
    if own["pilot"] is not None:
        w.mark("pilot", PILOTS * row + PILOT_IDS.index(own["pilot"]))
    if own["side"]:
        w.mark("side", 2 * row + "ab".index(own["side"]))
    w.marks("drive", 2 * row, own["drive"])
    w.marks("lowered", 2 * row, own["lowered"])
    if own["second_mission"]:
        w.mark("second_mission", row)
    w.numbers("statistics", 4 * row, own["statistics"])
    w.number("standing", row, max(0, own["standing"][0] + SHIFT))
    w.numbers("score", 4 * row, [max(0, figure + SHIFT) for figure in own["score"]])


def write_possessions(w: Writer, row: int, own: View) -> None:
    """Cargo, passengers and cards."""
    write_items(w, "cargo", row, own["cargo"])
    write_set(w, "aboard", PASSENGERS * row, own["passengers"], PASSENGER_IDS)
    for slot, mission in enumerate(own["missions"]):
        if mission is not None:
            w.mark("missions", MISSIONS * (2 * row + slot) + MISSION_IDS.index(mission["id"]))
            w.number("progress", 2 * row + slot, mission["progress"])
    write_set(w, "completed", MISSIONS * row, own["completed"], MISSION_IDS)
    write_set(w, "rewards", REWARDS * row, own["rewards"], REWARD_IDS)
    write_set(w, "titles", TITLES * row, own["titles"], TITLE_IDS)
    write_set(w, "intel", INTEL * row, own["intel"], INTEL_IDS)
    for site, paid in own["deeds"].items():
        w.number("deeds", SITES * row + SITE_IDS.index(site), max(1, paid))


def write_own(w: Writer, mine: View) -> None:
    """MV17.2 Cards that the seat alone has seen."""
    for system, culture in mine["contacts"].items():
        w.mark("known", CULTURES * REGION_IDS.index(system) + culture - 1)
    if mine["top"] and mine["top"][0] is not None:
        w.mark("top", ENCOUNTER_IDS.index(mine["top"][0]))
    for at, card in enumerate(mine["under"]):
        if card is not None:
            w.number("under", ENCOUNTER_IDS.index(card), at + 1)
    w.numbers("seen", 0, [len(mine["top"]), len(mine["under"])])


# --- reading -------------------------------------------------------------------------------------


def decode(numbers: Sequence[float], seats: int) -> tuple[View, int]:
    """Rounds, systems and the captains, and the seat that looks (or SPECTATOR)."""
    r = Reader(LAYOUTS[seats], numbers, seats)
    me = r.me
    shown: View = {
        "round": r.number("rounds", 0),
        "rounds": r.number("rounds", 1),
        "first": (r.marked("first", 0, seats) + me) % seats,
        "active": (r.marked("active", 0, seats) + me) % seats,
        "supply": read_items(r, "supply", 0),
        "systems": [read_system(r, system, seats, me) for system in range(SYSTEMS)],
        "seats": [read_seat(r, (seat - me) % seats) for seat in range(seats)],
    }
    return shown, SPECTATOR if r.seat < 0 else r.seat


def read_items(r: Reader, name: str, row: int) -> dict[str, int]:
    counts = [r.number(name, ITEMS * row + item) for item in range(ITEMS)]
    return {ITEM_IDS[item]: count for item, count in enumerate(counts) if count}


def read_system(r: Reader, system: int, seats: int, me: int) -> View | None:
    culture = r.marked("culture", system, CULTURES)
    if culture < 0:
        return None
    return {
        "culture": culture + 1,
        "owner": (r.marked("owner", system, seats) + me) % seats,
        "credits": r.number("card_credits", system),
        "market": read_items(r, "market", system),
    }


def read_seat(r: Reader, row: int) -> View:
    found: View = {
        "ship": SPACE_IDS[r.marked("ship", row, SPACES)],
        "credits": r.number("credits", row),
        "cargo": read_items(r, "cargo", row),
        "statistics": [r.number("statistics", 4 * row + at) for at in range(4)],
    }
    for at, name in enumerate(COUNTS):
        found[name] = r.number("counts", len(COUNTS) * row + at)
    return found
