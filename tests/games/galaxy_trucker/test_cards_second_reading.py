"""Random ships meet random cards, in the game and in a second reading of the rules (`oracle`)."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.games.galaxy_trucker.content.kinds import COLOURS, KINDS
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import (
    BOARD_CELLS,
    CELL_NAMES,
    CELLS,
    column_of,
    row_of,
)
from raumhafen.games.galaxy_trucker.rules.building.options import frontier
from raumhafen.games.galaxy_trucker.rules.building.repair import repair
from raumhafen.games.galaxy_trucker.rules.flight.launch import crews_for
from raumhafen.games.galaxy_trucker.rules.ship.legality import adds_error
from raumhafen.games.galaxy_trucker.state import CHECKING, LEARNING
from tests.games.galaxy_trucker.brute_force import Place, Ship, brute_errors, kind, parts
from tests.games.galaxy_trucker.oracle import resolve
from tests.games.galaxy_trucker.oracle_ships import ROOM, Question, Space, Trucker
from tests.games.galaxy_trucker.table import Table

T = TypeVar("T")

PEOPLE = {0: [], 1: ["human"], 2: ["human", "human"], 4: ["purple"], 8: ["brown"]}
BANK = (*COLOURS, "battery", "human", "purple", "brown")
ROLLS = 12
TRIES = 80  # how often a builder lays a hand on a tile
WANTED = ("cabin", "cannon", "life_support_purple", "life_support_brown")  # ties and aliens

# Every kind of card; those with damage, choices or ties more often.
CARDS = [card for card in CONTENT.cards for _ in range(4 if card.lines or card.shots else 1)]


def one_of(things: list[T], rng: Rng) -> T:
    return things[rng.below(len(things))]


def build(t: Table, seat: int, rng: Rng) -> None:
    """A legal ship of any size."""
    s = t.s
    for _ in range(rng.below(TRIES)):
        some = [at for at, tile in enumerate(s.pile) if KINDS[CONTENT.tiles[tile].kind] in WANTED]
        at = rng.pick(some) if some and rng.below(2) else rng.below(len(s.pile))
        cell, piece = (
            rng.pick(frontier(s, seat, BOARD_CELLS[s.board])),
            4 * s.pile[at] + rng.below(4),
        )
        if not adds_error(s, seat, cell, piece):
            s.pile.pop(at)
            s.grid[CELLS * seat + cell] = piece
        if not frontier(s, seat, BOARD_CELLS[s.board]):
            return


def stock(t: Table, seat: int, rng: Rng) -> None:
    """Some crew, some batteries, some goods; not always a human."""
    for cell, piece in enumerate(t.s.grid[CELLS * seat : CELLS * (seat + 1)]):
        what = CONTENT.kinds[CONTENT.tiles[piece >> 2].kind] if piece >= 0 else None
        if what is None:
            continue
        where = CELL_NAMES[cell]
        if what.crew:
            aliens = crews_for(t.s, seat, cell)[1:]
            alien = rng.pick(aliens) if aliens and rng.below(2) else 0
            t.crew(seat, where, ("", "purple", "brown")[alien] or (2, 2, 1, 0)[rng.below(4)])
        elif what.batteries:
            t.tokens(seat, where, rng.below(what.batteries + 1))
        for _ in range(rng.below(what.hold + 1)):
            colours = [c for c in COLOURS[not what.special :] if t.s.bank[COLOURS.index(c)]]
            t.goods(seat, where, one_of(colours, rng))


def run_short(t: Table, rng: Rng) -> None:
    """GT17.2 The bank has hardly any cubes; those missing lie outside the scene (no GT24.2)."""
    t.s.bank[:4] = [min(t.s.bank[colour], rng.below(3)) for colour in range(4)]
    t.check = lambda: None  # type: ignore[method-assign]


def scene(seed: int | str) -> tuple[Table, list[int], str]:
    rng = Rng(f"scene {seed}")
    seats = 2 + rng.below(3)
    board = ("I", "II", "III", "IIIa")[rng.below(4)]
    t = Table("-" * seats, board=board)
    for seat in range(seats):
        t.empty(seat, "7,7")
        build(t, seat, rng)
        stock(t, seat, rng)
    spaces = list(range(45))
    rng.shuffle(spaces)
    t.at(*[spaces[seat] for seat in range(seats)])
    if len({place % 40 for place in t.s.position}) < seats:
        t.at(*range(0, 3 * seats, 3))
    t.s.flying = [int(seat == 0 or rng.below(6) > 0) for seat in range(seats)]
    if rng.below(8) == 0:
        t.s.round = LEARNING
    if rng.below(3) == 0:
        run_short(t, rng)
    return t, [2 + rng.below(6) + rng.below(6) for _ in range(ROLLS)], one_of(CARDS, rng).id


def places(t: Table, seat: int) -> list[tuple[Place, int, int]]:
    """(column, row), piece and load of every tile."""
    base = CELLS * seat
    cells = [cell for cell in range(CELLS) if t.s.grid[base + cell] >= 0]
    return [((column_of(c), row_of(c)), t.s.grid[base + c], t.s.load[base + c]) for c in cells]


def trucker(t: Table, seat: int) -> Trucker:
    ship = Trucker({place: (piece >> 2, piece & 3) for place, piece, _ in places(t, seat)})
    for place, piece, load in places(t, seat):
        what = KINDS[CONTENT.tiles[piece >> 2].kind]
        if "cabin" in what:
            ship.people[place] = PEOPLE[load][:]
        elif what.startswith("battery"):
            ship.tokens[place] = load
        elif what in ROOM:
            found = {colour: load >> 4 * at & 15 for at, colour in enumerate(COLOURS)}
            ship.cubes[place] = Counter(found)
    ship.position, ship.flying = t.s.position[seat], bool(t.s.flying[seat])
    ship.lost, ship.credits = t.s.lost[seat][:], t.s.credits[seat]
    return ship


def picture(ship: Trucker) -> list[object]:
    """What two ships must have in common."""
    cubes = {place: +load for place, load in ship.cubes.items()}
    return [
        ship.tiles, ship.people, ship.tokens, cubes, ship.position, ship.flying,
        sorted(ship.lost), ship.credits,
    ]  # fmt: skip


def asked(t: Table) -> Question | None:
    if not t.asked():
        return None
    (seat,) = t.asked()
    return seat, t.ask(seat), frozenset(t.options(seat))


def compare(seed: int | str) -> str:
    """Plays one scene in both; gives the kind of card."""
    t, rolls, name = scene(seed)
    card = next(card for card in CONTENT.cards if card.id == name)
    bank = Counter(dict(zip(BANK, t.s.bank, strict=True)))
    ships = [trucker(t, seat) for seat in range(t.s.seats)]
    space = Space(t.s.board, card, ships, bank, rolls[:], t.s.round == LEARNING)
    talk = resolve(space)
    t.card(name, *rolls)
    rng = Rng(f"answers {seed}")
    wanted = next(talk, None)
    while wanted is not None:
        assert asked(t) == wanted, (seed, name)
        code = one_of(sorted(wanted[2]), rng)
        t.say(wanted[0], code)
        try:
            wanted = talk.send(code)
        except StopIteration:
            wanted = None
    assert asked(t) is None, (seed, name)
    for seat, ship in enumerate(space.ships):
        assert picture(trucker(t, seat)) == picture(ship), (seed, name, seat)
    assert +space.bank == +Counter(dict(zip(BANK, t.s.bank, strict=True))), (seed, name)
    assert len(t.s.forced) == len(space.rolls), (seed, name)
    return card.kind


@pytest.mark.slow
def test_cards_against_the_oracle() -> None:
    """GT12 to GT18 The same questions, and the same position after the card."""
    met = Counter(compare(seed) for seed in range(800))
    assert set(met) == {card.kind for card in CONTENT.cards}


# --- GT9 the check before the start -------------------------------------------------------------


def lowest(part: set[Place]) -> str:
    column, row = min(part, key=lambda place: (place[1], place[0]))
    return f"{column},{row}"


def with_cabin(ship: Ship, part: set[Place]) -> bool:
    return any("cabin" in kind(ship, place) for place in part)


def repair_question(ship: Ship, board: int) -> tuple[str, set[str]] | None:
    """GT9.2 What the owner is asked about this ship, E3, E5 and parts without a cabin gone."""
    groups = parts(ship, board)
    assert all(with_cabin(ship, group) for group in groups)
    if len(groups) > 1:
        return "part", {f"part:{lowest(group)}" for group in groups}
    faults = brute_errors(ship, board)
    assert {code for code, _, _ in faults} <= {"E1", "E2", "E4"}
    places = {place for _, first, second in faults for place in (first, second) if place}
    stays = {place for place in places if with_cabin(ship, set(ship) - {place})}
    return ("fix", {f"fix:{lowest({place})}" for place in stays}) if stays else None


def mend(seed: int | str) -> int:
    """Builds carelessly and repairs by random answers; gives the number of answers."""
    rng = Rng(f"mend {seed}")
    t = Table("--", board=("I", "II", "III", "IIIa")[rng.below(4)])
    t.empty(0, "7,7")
    s = t.s
    for _ in range(1 + rng.below(60)):
        cells = frontier(s, 0, BOARD_CELLS[s.board])
        at = rng.below(len(s.pile))
        cell, piece = rng.pick(cells or [0]), 4 * s.pile[at] + rng.below(4)
        if cells and (rng.below(4) == 0 or not adds_error(s, 0, cell, piece)):
            s.grid[cell] = piece
            s.pile.pop(at)
    tiles = len(places(t, 0))
    s.phase = CHECKING
    repair(s, [0])
    answers = 0
    while t.asked():
        assert (t.ask(0), set(t.options(0))) == repair_question(trucker(t, 0).tiles, s.board), seed
        t.say(0, one_of(t.options(0), rng))
        answers += 1
    ship = trucker(t, 0).tiles
    assert not brute_errors(ship, s.board) and with_cabin(ship, set(ship)), seed
    assert len(ship) + t.lost(0) == tiles and s.order == [1, 2]
    return answers


@pytest.mark.slow
def test_repairs_of_random_ships() -> None:
    """GT9.1, GT9.2, GT9.3 The questions asked, and a legal ship with a cabin at the end."""
    assert max(mend(seed) for seed in range(600)) > 2


@pytest.mark.soak
def test_many_cards_against_the_oracle() -> None:
    """GT12 to GT18"""
    for seed in range(1000, 21_000):
        compare(seed)
