"""SB18 A view as numbers for learning: one flat array of float32 with named planes, and back.

The numbers are made from the view alone, so they say what the seat may know and nothing else; and
`decode` gives the view back, so they say all of it. Seats are counted clockwise from the one that
looks, which sits at 0. A card has the same place in every `card_…` plane: the ships, the colonies,
then the starting ships of each seat.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.engine.planes import Layout, Plane, Writer
from raumhafen.engine.planes import Reader as PlaneReader
from raumhafen.games.space_base.actions import ACTIONS
from raumhafen.games.space_base.content.kinds import SECTORS, Side
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.content.tables import (
    FIRST_COLONY,
    FIRST_STARTER,
    LEVEL,
    LEVELS,
    SHIP_SLOTS,
    SLOTS,
)
from raumhafen.games.space_base.meta import META

PHASES: Final = 10  # SB5.1 the nine phases, and 0 before the first turn
FACES: Final = CONTENT.setup.die_faces
LARGEST_DECK: Final = max(CONTENT.setup.deck_sizes)
LEVEL_START: Final = [sum(CONTENT.setup.deck_sizes[:level]) for level in range(LEVELS)]
HAND: Final = sum(count for _, count in CONTENT.setup.light_speed_draw)
VERBS: Final = len(ACTIONS.kinds)
LARGEST_VERB: Final = max(kind.size for kind in ACTIONS.kinds)

TARGET: Final = CONTENT.setup.target_vp  # credits, income, VP and rounds are counted in this unit
DEEP: Final = 8  # the unit of places in a stack
CUBES: Final = 4
ANSWERS: Final = 32  # later answers of one dialogue are not shown; dialogues have up to about five

# Bounds for libraries that want to know them beforehand; the second is generous, not proven.
MOST_OUTCOMES: Final = LARGEST_DECK  # the first ship of a full deck
MOST_DECISIONS: Final = 100 * CONTENT.setup.round_guard  # of a seat's turns up to the round limit

INDEX: Final = {card.id: card.index for card in CONTENT.cards}
IDS: Final = [card.id for card in CONTENT.cards]
VARIANTS: Final = [o.values for o in META.options if o.name == "variant"][0]
COUNTS: Final = ("credits", "income", "vp", "turns")
OFFERS: Final = ("split", "sum")
GAINS: Final = 5  # SB16.6 credits, income, VP, charges, cost of claims


def planes(seats: int) -> list[Plane]:
    cards = FIRST_STARTER + SECTORS * seats
    return [
        Plane("seat", (seats,)),
        Plane("variant", (1,)),
        Plane("round", (1,), TARGET),
        Plane("phase", (PHASES,)),
        Plane("first", (seats,)),
        Plane("active", (seats,)),
        Plane("dice", (2, FACES)),
        Plane("fixed", (1,), 2),
        Plane("triggered", (1,)),
        Plane("winner", (seats,)),
        Plane("shipyard", (SHIP_SLOTS, LARGEST_DECK)),
        Plane("colonies", (SECTORS,)),
        Plane("decks", (LEVELS,), LARGEST_DECK),
        Plane("counts", (seats, len(COUNTS)), TARGET),
        Plane("previews", (seats, len(OFFERS), GAINS), TARGET),
        Plane("card_seat", (cards, seats)),
        Plane("card_sector", (cards, SECTORS)),
        Plane("card_depth", (cards,), DEEP),
        Plane("card_cubes", (cards,), CUBES),
        Plane("hand", (FIRST_COLONY,), HAND),
        Plane("returned", (FIRST_COLONY,), HAND),
        Plane("answers", (1,), ANSWERS),
        Plane("answer_verb", (ANSWERS, VERBS)),
        Plane("answer_value", (ANSWERS,), LARGEST_VERB),
    ]


LAYOUTS: Final = {
    seats: Layout(planes(seats)) for seats in range(META.min_seats, META.max_seats + 1)
}


def layout(seats: int) -> Layout:
    return LAYOUTS[seats]


def card_places(seats: int, me: int) -> dict[str, int]:
    """The place of every card in the planes: starting ships go with their seat."""
    places = {id: index for index, id in enumerate(IDS[:FIRST_STARTER])}
    for seat in range(seats):
        for at in range(SECTORS):
            start = FIRST_STARTER + SECTORS * ((seat - me) % seats)
            places[IDS[FIRST_STARTER + SECTORS * seat + at]] = start + at
    return places


PLACES: Final = {seats: [card_places(seats, me) for me in range(seats)] for seats in LAYOUTS}


# --- writing -------------------------------------------------------------------------------------


def features(view: View, seat: int) -> array[float]:
    """SB18 What the view of this seat (or of SPECTATOR) says."""
    w = Writer(LAYOUTS[len(view["seats"])], len(view["seats"]), max(seat, 0))
    if seat != SPECTATOR:
        w.mark("seat", seat)
        write_secrets(w, view["mine"])
    write_turn(w, view)
    write_market(w, view)
    for other, board in enumerate(view["seats"]):
        write_board(w, other, board)
    if "previews" in view:
        write_previews(w, view["previews"])
    return w.out


def write_turn(w: Writer, view: View) -> None:
    w.number("round", 0, view["round"])
    w.mark("phase", view["phase"])
    w.mark("first", w.turned(view["first"]))
    w.mark("active", w.turned(view["active"]))
    w.number("fixed", 0, view["fixed"])
    for at, face in enumerate(view["dice"]):
        if face:
            w.mark("dice", FACES * at + face - 1)
    if view["variant"] != VARIANTS[0]:
        w.mark("variant", 0)
    if view["triggered"]:
        w.mark("triggered", 0)
    if view["winner"] is not None:
        w.mark("winner", w.turned(view["winner"]))


def write_market(w: Writer, view: View) -> None:
    for slot, ship in enumerate(view["shipyard"]):
        if ship is not None:
            w.mark("shipyard", LARGEST_DECK * slot + INDEX[ship] - LEVEL_START[slot // SLOTS])
    for at, colony in enumerate(view["colonies"]):
        if colony is not None:
            w.mark("colonies", at)
    for level, left in enumerate(view["decks"]):
        w.number("decks", level, left)


def write_board(w: Writer, seat: int, board: View) -> None:
    """A board has many cards, so their bits are written without detours."""
    for at, name in enumerate(COUNTS):
        w.number("counts", len(COUNTS) * w.turned(seat) + at, board[name])
    out, seats, places = w.out, w.seats, PLACES[w.seats][w.me]
    owner = w.layout.start("card_seat") + w.turned(seat)
    for home, sector in enumerate(board["sectors"], w.layout.start("card_sector")):
        for depth, (card, cubes) in enumerate([sector["station"], *sector["deployed"]]):
            place = places[card]
            out[owner + seats * place] = 1.0
            out[home + SECTORS * place] = 1.0
            if depth:
                w.number("card_depth", place, depth)
            if cubes:
                w.number("card_cubes", place, cubes)


def write_previews(w: Writer, previews: list[dict[str, list[int]]]) -> None:
    for seat, preview in enumerate(previews):
        for at, offer in enumerate(OFFERS):
            start = GAINS * (len(OFFERS) * w.turned(seat) + at)
            for k, amount in enumerate(preview[offer]):
                w.number("previews", start + k, amount)


def write_secrets(w: Writer, mine: View) -> None:
    """SB18.2 Ships by their place in the hand; answers one after the other."""
    for name in ("hand", "returned"):
        for at, ship in enumerate(mine[name]):
            w.number(name, INDEX[ship], at + 1)
    w.number("answers", 0, len(mine["answers"]))
    for at, code in enumerate(mine["answers"][:ANSWERS]):
        number = ACTIONS.parse(code)
        kind = ACTIONS.kind_of(number)
        w.mark("answer_verb", VERBS * at + ACTIONS.kinds.index(kind))
        w.number("answer_value", at, number - kind.base)


# --- reading back --------------------------------------------------------------------------------


class Reader(PlaneReader):
    """Reads what this game lays into rows."""

    def a_seat(self, name: str, row: int = 0) -> int:
        """The seat whose bit is set, as the table counts it; -1 if none is."""
        at = self.marked(name, row, self.seats)
        return at if at < 0 else (at + self.me) % self.seats

    def row(self, name: str, seat: int, width: int) -> list[int]:
        """The numbers of a seat, as the table counts it."""
        start = (seat - self.me) % self.seats * width
        return [self.number(name, start + at) for at in range(width)]


def decode(numbers: Sequence[float], seats: int) -> tuple[View, int]:
    """The view that the array was made from, and the seat it belongs to."""
    r = Reader(LAYOUTS[seats], numbers, seats)
    view = {**read_turn(r), **read_market(r), "seats": read_boards(r)}
    if r.seat != SPECTATOR:
        view["mine"] = read_secrets(r)
    if view["phase"] == 3:
        view["previews"] = [read_preview(r, seat) for seat in range(seats)]
    return view, r.seat


def read_turn(r: Reader) -> View:
    winner = r.a_seat("winner")
    return {
        "variant": VARIANTS[r.number("variant", 0)],
        "round": r.number("round", 0),
        "phase": r.marked("phase", 0, PHASES),
        "first": r.a_seat("first"),
        "active": r.a_seat("active"),
        "dice": [r.marked("dice", at, FACES) + 1 for at in range(2)],
        "fixed": r.number("fixed", 0),
        "triggered": bool(r.number("triggered", 0)),
        "winner": None if winner < 0 else winner,
    }


def read_market(r: Reader) -> View:
    ships = [r.marked("shipyard", slot, LARGEST_DECK) for slot in range(SHIP_SLOTS)]
    return {
        "shipyard": [
            None if at < 0 else IDS[LEVEL_START[slot // SLOTS] + at]
            for slot, at in enumerate(ships)
        ],
        "colonies": [
            IDS[FIRST_COLONY + at] if r.number("colonies", at) else None for at in range(SECTORS)
        ],
        "decks": [r.number("decks", level) for level in range(LEVELS)],
    }


def read_boards(r: Reader) -> list[View]:
    boards: list[View] = []
    for seat in range(r.seats):
        counts = zip(COUNTS, r.row("counts", seat, len(COUNTS)), strict=True)
        sectors: list[View] = [{"station": [], "deployed": []} for _ in range(SECTORS)]
        boards.append({**dict(counts), "sectors": sectors})
    places = PLACES[r.seats][r.me]
    for card in sorted(places, key=lambda card: r.number("card_depth", places[card])):
        lay_card(r, boards, card, places[card])
    return boards


def lay_card(r: Reader, boards: list[View], card: str, place: int) -> None:
    """Cards come from the oldest of a stack on; the station card has depth 0."""
    seat = r.a_seat("card_seat", place)
    if seat < 0:
        return
    sector = boards[seat]["sectors"][r.marked("card_sector", place, SECTORS)]
    entry = [card, r.number("card_cubes", place)]
    if r.number("card_depth", place):
        sector["deployed"].append(entry)
    else:
        sector["station"] = entry


def read_preview(r: Reader, seat: int) -> dict[str, list[int]]:
    row = r.row("previews", seat, len(OFFERS) * GAINS)
    return {offer: row[GAINS * at : GAINS * at + GAINS] for at, offer in enumerate(OFFERS)}


def read_secrets(r: Reader) -> View:
    answers = []
    for at in range(min(r.number("answers", 0), ANSWERS)):
        kind = ACTIONS.kinds[r.marked("answer_verb", at, VERBS)]
        answers.append(ACTIONS.code(kind.base + r.number("answer_value", at)))
    hand, returned = read_ships(r, "hand"), read_ships(r, "returned")
    return {"answers": answers, "hand": hand, "returned": returned}


def read_ships(r: Reader, name: str) -> list[str]:
    places = [(r.number(name, ship), ship) for ship in range(FIRST_COLONY)]
    return [IDS[ship] for place, ship in sorted(places) if place]


# --- what is printed on the cards ----------------------------------------------------------------

PRINTED: Final = (
    "cost", "sector", "level", "colony_vp",
    "station_credits", "station_income", "station_vp", "station_left", "station_right",
    "station_squares", "station_claim",
    "deployed_credits", "deployed_income", "deployed_vp", "deployed_left", "deployed_right",
    "deployed_squares", "deployed_claim",
)  # fmt: skip


def printed(seats: int) -> list[list[int]]:
    """A row of PRINTED numbers for each place of the `card_…` planes; public and never changing."""
    return [
        [
            card.cost,
            card.sector,
            LEVEL[card.index],
            card.vp,
            *printed_side(card.station, seats),
            *printed_side(card.deployed, seats),
        ]
        for card in CONTENT.cards[: FIRST_STARTER + SECTORS * seats]
    ]


def printed_side(side: Side, seats: int) -> list[int]:
    squares = 0 if side.charge is None else side.charge.squares_in_play(seats)
    claims = sum(count for _, count in side.claim)
    return [side.credits, side.income, side.vp, side.left, side.right, squares, claims]
