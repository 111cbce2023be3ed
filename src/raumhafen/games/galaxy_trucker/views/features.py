"""GT23 A view as numbers for learning: one flat array of float32 with named planes.

The numbers are made from the view alone, so they say what the seat may know and nothing else.
Ships are counted clockwise from the seat that looks, which is 0. Boards are the 11 by 11 cells of
`tables`; what a ship is worth in strengths is written beside its tiles, although it follows from
them. `decode` gives back the facts that the rest of a view follows from.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.engine.planes import Layout, Plane, Writer
from raumhafen.engine.planes import Reader as PlaneReader
from raumhafen.games.galaxy_trucker.content.kinds import COLOURS as COLOUR_NAMES
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import (
    BANK,
    CARDS,
    CELL_NAMES,
    CELLS,
    COLOURS,
    KIND,
    KIND_NAMES,
    NAMES,
    SIDE,
    TILES,
)
from raumhafen.games.galaxy_trucker.meta import META
from raumhafen.games.galaxy_trucker.views.board import MODES, PHASES, TEAMS
from raumhafen.games.galaxy_trucker.views.names import DANGERS, ROUNDS, SPOTS

KINDS: Final = len(KIND_NAMES)
BOARDS: Final = [board.id for board in CONTENT.boards]
CELL: Final = {name: at for at, name in enumerate(CELL_NAMES)}
TILE: Final = {name: at for at, name in enumerate(NAMES)}
CARD: Final = {card.id: card.index for card in CONTENT.cards}
CARD_IDS: Final = [card.id for card in CONTENT.cards]
STACKS: Final = 4
VIEWS: Final = 3  # stacks that may be looked at
MOST_ROUNDS: Final = 5
LEDGER: Final = 4

SHIFT: Final = 1000  # positions may be far below 0
HEAP: Final = 140
CREDITS: Final = 50
LAPS: Final = 40
SMALL: Final = 10

# Bounds for libraries that want to know them beforehand; the second is generous, not proven.
MOST_OUTCOMES: Final = HEAP  # the first tile of the full pile
MOST_DECISIONS: Final = 20_000

COUNTS: Final = (
    "order", "counted", "landed", "declared", "crew", "humans", "batteries", "exposed",
)  # fmt: skip
OPTIONS: Final = ("prognostic", "strict", "manual")
NIBBLES: Final = 4  # of what lies on a tile: tokens and figures in the first, cubes by colour


def planes(seats: int) -> list[Plane]:
    return [*table_planes(seats), *ship_planes(seats)]


def table_planes(seats: int) -> list[Plane]:
    """What lies between the ships."""
    return [
        Plane("seat", (seats,)),
        Plane("mode", (len(MODES),)),
        Plane("rounds", (MOST_ROUNDS, len(ROUNDS))),
        Plane("round_at", (1,), MOST_ROUNDS),
        Plane("round", (len(ROUNDS),)),
        Plane("board", (len(BOARDS),)),
        Plane("phase", (len(PHASES),)),
        Plane("options", (len(OPTIONS),)),
        Plane("teams", (len(TEAMS),)),
        Plane("starter", (seats,)),
        Plane("pilots", (seats, seats)),
        Plane("pile", (1,), HEAP),
        Plane("open", (TILES,), HEAP),
        Plane("spot", (len(SPOTS),)),
        Plane("sand", (2,)),
        Plane("turn", (seats,)),
        Plane("sand_actions", (1,), SMALL),
        Plane("stacks", (STACKS,), SMALL),
        Plane("deck", (1,), SMALL),
        Plane("flown", (CARDS,), SMALL),
        Plane("used", (CARDS,)),
        Plane("card", (CARDS,)),
        Plane("queue", (seats,), SMALL),
        Plane("beaten", (seats,), SMALL),
        Plane("dice", (1,), SMALL),
        Plane("danger", (len(DANGERS),)),
        Plane("danger_side", (4,)),
        Plane("danger_roll", (1,), SMALL),
        Plane("danger_ship", (seats,)),
        Plane("danger_cell", (CELLS,)),
        Plane("cabin", (CELLS,)),
        Plane("waiting", (COLOURS,), SMALL),
        Plane("bank", (len(BANK),), SMALL),
        Plane("ledger", (seats, LEDGER), SMALL),
        Plane("credits", (seats,), CREDITS),
        Plane("own_ship", (seats,)),
        Plane("own_credits", (1,), CREDITS),
        Plane("looked", (VIEWS,)),
        Plane("stack", (CARDS,), SMALL),
        Plane("standing", (3,)),
    ]


def ship_planes(seats: int) -> list[Plane]:
    return [
        Plane("tiles", (seats, CELLS), HEAP),
        Plane("turned", (seats, CELLS, 4)),
        Plane("kinds", (seats, CELLS, KINDS)),
        Plane("sides", (seats, CELLS, 4), 3),
        Plane("load", (seats, CELLS, NIBBLES), SMALL),
        Plane("hand", (seats, TILES)),
        Plane("hand_from", (seats, 3)),
        Plane("place", (seats, CELLS)),
        Plane("loose", (seats, CELLS)),
        Plane("aside", (seats, TILES), 2),
        Plane("lost", (seats, TILES), SMALL),
        Plane("viewing", (seats, VIEWS)),
        Plane("flying", (seats,)),
        Plane("position", (seats,), LAPS),
        Plane("counts", (seats, len(COUNTS)), SMALL),
        Plane("engines", (seats, 2), SMALL),
        Plane("cannons", (seats, 3), SMALL),
        Plane("goods", (seats, COLOURS), SMALL),
    ]


LAYOUTS: Final = {
    seats: Layout(planes(seats)) for seats in range(META.min_seats, META.max_seats + 1)
}


def layout(seats: int) -> Layout:
    return LAYOUTS[seats]


# --- writing -------------------------------------------------------------------------------------


def features(view: View, seat: int) -> array[float]:
    """GT23 What the view of this seat (or of SPECTATOR) says."""
    w = Writer(LAYOUTS[len(view["ships"])], len(view["ships"]), max(seat, 0))
    if seat != SPECTATOR:
        w.mark("seat", seat)
        write_secrets(w, view["mine"])
    write_agreement(w, view)
    write_table(w, view)
    write_cards(w, view)
    write_danger(w, view)
    for ship, shown in enumerate(view["ships"]):
        write_tiles(w, w.turned(ship), shown)
        write_building(w, w.turned(ship), shown)
        write_flight(w, w.turned(ship), shown)
    return w.out


def write_agreement(w: Writer, view: View) -> None:
    """What was agreed before the start, and how far the match is."""
    w.mark("mode", MODES.index(view["building"]))
    for at, name in enumerate(view["rounds"]):
        w.mark("rounds", len(ROUNDS) * at + ROUNDS.index(name))
    w.number("round_at", 0, view["round_at"])
    w.mark("round", ROUNDS.index(view["round"]))
    w.mark("board", BOARDS.index(view["board"]))
    w.mark("phase", PHASES.index(view["phase"]))
    w.mark("teams", TEAMS.index(view["teams"]))
    for at, name in enumerate(OPTIONS):
        if view[name]:
            w.mark("options", at)
    w.mark("starter", w.turned(view["starter"]))
    for ship, pilot in enumerate(view["pilots"]):
        w.mark("pilots", w.seats * w.turned(ship) + w.turned(pilot))


def write_table(w: Writer, view: View) -> None:
    glass = view["hourglass"]
    w.number("pile", 0, view["pile"])
    w.listed("open", 0, [TILE[name] for name in view["open"]])
    w.mark("spot", SPOTS.index(glass["spot"]))
    for at, name in enumerate(("running", "stopped")):
        if glass[name]:
            w.mark("sand", at)
    w.mark("turn", w.turned(glass["turn"]))
    w.number("sand_actions", 0, glass["sand_actions"])
    w.numbers("waiting", 0, view["waiting"])
    w.numbers("bank", 0, view["bank"])
    for ship in range(len(view["ledger"]) // LEDGER):
        entries = view["ledger"][LEDGER * ship : LEDGER * ship + LEDGER]
        w.numbers("ledger", LEDGER * w.turned(ship), entries)
    for ship, credits in enumerate(view["credits"] or []):
        w.number("credits", w.turned(ship), credits)


def write_cards(w: Writer, view: View) -> None:
    w.numbers("stacks", 0, view["stacks"])
    w.number("deck", 0, view["deck"])
    w.listed("flown", 0, [CARD[id] for id in view["flown"]])
    for id in view["set_aside"]:
        w.mark("used", CARD[id])
    if view["card"] is not None:
        w.mark("card", CARD[view["card"]])
    w.listed("queue", 0, [w.turned(ship) for ship in view["queue"]])
    w.listed("beaten", 0, [w.turned(ship) for ship in view["beaten"]])


def write_danger(w: Writer, view: View) -> None:
    w.number("dice", 0, view["dice"])
    write_cell(w, "cabin", 0, view["cabin"])
    danger = view["danger"]
    if danger is not None:
        w.mark("danger", DANGERS.index(danger["kind"]))
        w.mark("danger_side", danger["side"])
        w.number("danger_roll", 0, danger["roll"])
        w.mark("danger_ship", w.turned(danger["ship"]))
        write_cell(w, "danger_cell", 0, danger["cell"])


def write_cell(w: Writer, name: str, row: int, cell: str | None) -> None:
    if cell is not None:
        w.mark(name, CELLS * row + CELL[cell])


def write_tiles(w: Writer, row: int, ship: View) -> None:
    """A ship has many tiles, so their bits are written without detours."""
    out, start = w.out, {name: plane.start for name, plane in w.layout.planes.items()}
    for name, tile_name, k in ship["tiles"]:
        at, tile = CELLS * row + CELL[name], TILE[tile_name]
        out[start["tiles"] + at] = (tile + 1) / HEAP
        out[start["turned"] + 4 * at + k] = 1.0
        out[start["kinds"] + KINDS * at + KIND[tile]] = 1.0
        for d in range(4):
            out[start["sides"] + 4 * at + d] = SIDE[4 * (4 * tile + k) + d] / 3
    for name, load in ship["load"].items():
        nibbles = [load >> 4 * n & 15 for n in range(NIBBLES)]
        w.numbers("load", NIBBLES * (CELLS * row + CELL[name]), nibbles)


def write_building(w: Writer, row: int, ship: View) -> None:
    if ship["hand"] is not None:
        w.mark("hand", TILES * row + TILE[ship["hand"]])
    w.mark("hand_from", 3 * row + ship["hand_from"])
    write_cell(w, "place", row, ship["spot"])
    write_cell(w, "loose", row, ship["loose"])
    w.listed("aside", TILES * row, [TILE[name] for name in ship["aside"] if name is not None])
    w.listed("lost", TILES * row, [TILE[name] for name in ship["lost"]])
    if ship["viewing"] is not None:
        w.mark("viewing", VIEWS * row + "ABC".index(ship["viewing"]))


def write_flight(w: Writer, row: int, ship: View) -> None:
    if ship["flying"]:
        w.mark("flying", row)
    w.number("position", row, max(0, ship["position"] + SHIFT))
    counts = [ship[name] + (name == "landed") for name in COUNTS]
    w.numbers("counts", len(COUNTS) * row, counts)
    w.numbers("engines", 2 * row, ship["engines"])
    w.numbers("cannons", 3 * row, ship["cannons"])
    w.numbers("goods", COLOURS * row, [ship["goods"][name] for name in COLOUR_NAMES])


def write_secrets(w: Writer, mine: View) -> None:
    """GT23.2, GT23.3"""
    w.mark("own_ship", w.turned(mine["ship"]))
    w.number("own_credits", 0, mine["credits"])
    for name in mine["looked"]:
        w.mark("looked", "ABC".index(name))
    w.listed("stack", 0, [CARD[id] for id in mine["stack"]])
    w.mark("standing", mine["standing"])


# --- reading back --------------------------------------------------------------------------------


class Reader(PlaneReader):
    """Reads what this game lays into rows."""

    def listed(self, name: str, row: int, width: int) -> list[int]:
        places = [(self.number(name, row * width + at), at) for at in range(width)]
        return [at for place, at in sorted(places) if place]

    def row(self, ship: int) -> int:
        return (ship - self.me) % self.seats

    def cell(self, name: str, row: int) -> str | None:
        at = self.marked(name, row, CELLS)
        return None if at < 0 else CELL_NAMES[at]


def decode(numbers: Sequence[float], seats: int) -> tuple[View, int]:
    """The facts of the view that the array was made from, and the seat it belongs to."""
    r = Reader(LAYOUTS[seats], numbers, seats)
    card = r.marked("card", 0, CARDS)
    facts: View = {
        "round": ROUNDS[r.marked("round", 0, len(ROUNDS))],
        "phase": PHASES[r.marked("phase", 0, len(PHASES))],
        "pile": r.number("pile", 0),
        "open": [NAMES[tile] for tile in r.listed("open", 0, TILES)],
        "flown": [CARD_IDS[card] for card in r.listed("flown", 0, CARDS)],
        "card": None if card < 0 else CARD_IDS[card],
        "queue": [(row + r.me) % seats for row in r.listed("queue", 0, seats)],
        "dice": r.number("dice", 0),
        "cabin": r.cell("cabin", 0),
        "waiting": [r.number("waiting", at) for at in range(COLOURS)],
        "bank": [r.number("bank", at) for at in range(len(BANK))],
        "ships": [read_ship(r, r.row(ship)) for ship in range(seats)],
    }
    if r.seat != SPECTATOR:
        facts["mine"] = read_secrets(r)
    return facts, r.seat


def read_ship(r: Reader, row: int) -> View:
    hand = r.marked("hand", row, TILES)
    tiles, loads = read_tiles(r, row)
    facts: dict[str, Any] = {
        "tiles": tiles,
        "load": loads,
        "hand": None if hand < 0 else NAMES[hand],
        "spot": r.cell("place", row),
        "loose": r.cell("loose", row),
        "lost": [NAMES[tile] for tile in r.listed("lost", row, TILES)],
        "flying": bool(r.number("flying", row)),
        "position": r.number("position", row) - SHIFT,
    }
    for at, name in enumerate(COUNTS):
        facts[name] = r.number("counts", len(COUNTS) * row + at) - (name == "landed")
    return facts


def read_tiles(r: Reader, row: int) -> tuple[list[list[Any]], dict[str, int]]:
    tiles: list[list[Any]] = []
    loads: dict[str, int] = {}
    for cell in range(CELLS):
        at = CELLS * row + cell
        tile = r.number("tiles", at) - 1
        if tile >= 0:
            tiles.append([CELL_NAMES[cell], NAMES[tile], r.marked("turned", at, 4)])
            load = sum([r.number("load", NIBBLES * at + n) << 4 * n for n in range(NIBBLES)])
            if load:
                loads[CELL_NAMES[cell]] = load
    return tiles, loads


def read_secrets(r: Reader) -> View:
    return {
        "ship": (r.marked("own_ship", 0, r.seats) + r.me) % r.seats,
        "credits": r.number("own_credits", 0),
        "stack": [CARD_IDS[card] for card in r.listed("stack", 0, CARDS)],
        "looked": ["ABC"[at] for at in range(VIEWS) if r.number("looked", at)],
        "standing": r.marked("standing", 0, 3),
    }
