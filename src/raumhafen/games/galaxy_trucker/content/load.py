"""Reading content/*.toml into the frozen values of `kinds`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Final

from raumhafen.components.toml import ContentError, Table, document, entries
from raumhafen.games.galaxy_trucker.content.check import check
from raumhafen.games.galaxy_trucker.content.kinds import (
    ALIENS,
    BOARDS_FILE,
    CARD_FIELDS,
    CARD_KINDS,
    CARDS_FILE,
    COLOURS,
    CRITERIA,
    FILES,
    KIND_FLAGS,
    KIND_NUMBERS,
    KINDS,
    LEVELS,
    PENALTIES,
    ROUNDS_FILE,
    SIDES,
    SIZES,
    TILES_FILE,
    Board,
    Card,
    Content,
    Flying,
    Kind,
    Line,
    Round,
    Setup,
    Tile,
)

PACKAGE: Final = "raumhafen.games.galaxy_trucker"


def load(files: Mapping[str, bytes] | None = None) -> Content:
    """Read, check and freeze; `files` replaces single content files (for tests)."""
    faults: list[str] = []
    given = files or {}
    tables = {name: document(name, given.get(name) or _packaged(name), faults) for name in FILES}
    content = _content(tables)
    check(content, faults)
    if faults:
        raise ContentError(tuple(faults))
    return content


def _content(tables: Mapping[str, Table]) -> Content:
    boards = tuple(_board(entry) for entry in entries(tables[BOARDS_FILE], "board", "id"))
    cards = _cards(tables[CARDS_FILE])
    return Content(
        kinds=_kinds(tables[TILES_FILE]),
        tiles=_tiles(tables[TILES_FILE]),
        boards=boards,
        cards=cards,
        rounds=_rounds(tables[ROUNDS_FILE], boards),
        setup=_setup(tables[ROUNDS_FILE], boards, cards),
    )


def _packaged(name: str) -> bytes:
    return (resources.files(PACKAGE) / "content" / name).read_bytes()


# --- fields with words of closed lists ----------------------------------------------------------


def _one_of(entry: Table, key: str, known: tuple[str, ...]) -> int:
    """The place of a word in a closed list; 0 if it is missing, which `only` has noted."""
    return _place(entry, key, entry.data[key], known) if key in entry.data else 0


def _each_of(entry: Table, key: str, known: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(_place(entry, key, value, known) for value in entry.items(key))


def _place(entry: Table, key: str, value: object, known: tuple[str, ...]) -> int:
    if value in known:
        return known.index(str(value))
    entry.fault(key, f"{value!r} is none of {', '.join(known)}")
    return 0


def _flying(entry: Table, key: str) -> tuple[Flying, ...]:
    return tuple(_thing(entry, key, value) for value in entry.items(key))


def _thing(entry: Table, key: str, value: object) -> Flying:
    words = str(value).split()
    if len(words) != 2 or words[0] not in SIZES or words[1] not in SIDES:
        entry.fault(key, f"{value!r} is not a size and a side")
        return Flying(False, 0)
    return Flying(words[0] == "big", SIDES.index(words[1]))


# --- tiles ---------------------------------------------------------------------------------------


def _kinds(document: Table) -> tuple[Kind, ...]:
    document.only(("kind", "tile"))
    table = document.table("kind")
    table.only(KINDS)
    return tuple(_kind(table.table(name), name) for name in KINDS)


def _kind(entry: Table, name: str) -> Kind:
    entry.only(("copies",), (*KIND_NUMBERS, *KIND_FLAGS, "supports"))
    crew, batteries, hold, front, other, engine = (entry.number(key, 0, 9) for key in KIND_NUMBERS)
    powered, special, aliens, shield = (entry.flag(key) for key in KIND_FLAGS)
    supports = ALIENS[_one_of(entry, "supports", ALIENS)] if "supports" in entry.data else ""
    return Kind(
        name, entry.number("copies", 1), crew, batteries, hold, front, other, engine,
        powered, special, aliens, shield, supports,
    )  # fmt: skip


def _tiles(document: Table) -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for entry in entries(document, "tile", "id"):
        entry.only(("id", "kind", "connectors"), ("count",))
        tiles += _copies(entry, len(tiles))
    return tuple(tiles)


def _copies(entry: Table, first: int) -> list[Tile]:
    sides = entry.numbers("connectors", 0, 3)
    kind = _one_of(entry, "kind", KINDS)
    id = entry.text("id")
    if len(sides) != 4:
        entry.fault("connectors", "must name four sides")
        sides = (0, 0, 0, 0)
    if id != f"{KINDS[kind]}-{''.join(map(str, sides))}":
        entry.fault("id", "does not name kind and connectors")
    if not any(sides):
        entry.fault("connectors", "nothing can be joined to this tile")
    count = entry.number("count", 1, 9) or 1
    shape = (sides[0], sides[1], sides[2], sides[3])
    return [
        Tile(first + n, id, id if count == 1 else f"{id}#{n + 1}", kind, shape)
        for n in range(count)
    ]


# --- boards --------------------------------------------------------------------------------------


def _board(entry: Table) -> Board:
    entry.only(("id", "columns", "rows", "map"))
    columns, rows = entry.numbers("columns", 2, 12), entry.numbers("rows", 2, 12)
    lines = [str(line) for line in entry.items("map")]
    if len(lines) != len(rows) or any(len(line) != len(columns) for line in lines):
        entry.fault("map", "does not fit the printed columns and rows")
        return Board(entry.text("id"), ((7, 7),), -1)
    marks = {
        (columns[x], rows[y]): mark for y, line in enumerate(lines) for x, mark in enumerate(line)
    }
    if marks.get((7, 7)) != "S" or list(marks.values()).count("S") != 1:
        entry.fault("map", "the start cabin must lie on 7,7 and nowhere else")
    if not set(marks.values()) <= set("#S."):
        entry.fault("map", "knows only the marks # S and .")
    cells = sorted((cell for cell, mark in marks.items() if mark in "#S"), key=_reading_order)
    return Board(entry.text("id"), tuple(cells), rows[0] - rows[1])


def _reading_order(cell: tuple[int, int]) -> tuple[int, int]:
    """GT22.1 "Lowest cell" = smallest row, then smallest column."""
    return cell[1], cell[0]


# --- cards ---------------------------------------------------------------------------------------


def _cards(document: Table) -> tuple[Card, ...]:
    document.only(("card",))
    return tuple(_card(entry, at) for at, entry in enumerate(entries(document, "card", "id")))


def _card(entry: Table, index: int) -> Card:
    kind = CARD_KINDS[_one_of(entry, "kind", CARD_KINDS)]
    entry.only(("id", "kind", *CARD_FIELDS[kind]))
    level = entry.text("id").split("-")[0]
    if level not in LEVELS:
        entry.fault("id", "does not begin with a level")
    planets = tuple(_planet(entry, goods) for goods in entry.items("planets"))
    return Card(
        index=index,
        id=entry.text("id"),
        level=LEVELS.index(level) + 1 if level in LEVELS else 1,
        kind=kind,
        strength=entry.number("strength"),
        crew_lost=entry.number("crew_lost"),
        crew_needed=entry.number("crew_needed"),
        goods_lost=entry.number("goods_lost"),
        credits=entry.number("credits"),
        days=entry.number("days"),
        goods=_each_of(entry, "goods", COLOURS),
        planets=planets,
        meteors=_flying(entry, "meteors"),
        shots=_flying(entry, "shots"),
        lines=tuple(_line(line) for line in entry.tables("line")),
    )


def _planet(entry: Table, goods: object) -> tuple[int, ...]:
    return _each_of(Table({"planets": goods}, entry.where, entry.faults), "planets", COLOURS)


def _line(entry: Table) -> Line:
    entry.only(("fewest",), PENALTIES)
    penalties = [key for key in PENALTIES if key in entry.data]
    if len(penalties) != 1:
        entry.fault("penalty", f"exactly one of {', '.join(PENALTIES)} must stand here")
        penalties = ["days"]
    penalty = penalties[0]
    amount = 0 if penalty == "shots" else entry.number(penalty, 1)
    fewest = CRITERIA[_one_of(entry, "fewest", CRITERIA)]
    return Line(fewest, penalty, amount, _flying(entry, "shots"))


# --- rounds --------------------------------------------------------------------------------------


def _rounds(document: Table, boards: tuple[Board, ...]) -> tuple[Round, ...]:
    document.only(("flight", "hourglass", "bank", "goods", "round", "learning"))
    return tuple(_round(entry, boards) for entry in entries(document, "round", "id"))


def _round(entry: Table, boards: tuple[Board, ...]) -> Round:
    entry.only(("id", "level", "board", "gap", "finish", "best_looking", "stack"), ("cap",))
    finish = entry.numbers("finish", 0, 99)
    if len(finish) != 4:
        entry.fault("finish", "must name four places")
    stack = entry.table("stack")
    stack.only((), LEVELS)
    return Round(
        id=entry.text("id"),
        level=_one_of(entry, "level", LEVELS) + 1,
        board=_one_of(entry, "board", tuple(board.id for board in boards)),
        gap=entry.number("gap", 1),
        finish=finish,
        best_looking=entry.number("best_looking", 1),
        cap=entry.number("cap", 1) if "cap" in entry.data else -1,
        stack=tuple(stack.number(level) for level in LEVELS),
    )


def _setup(document: Table, boards: tuple[Board, ...], cards: tuple[Card, ...]) -> Setup:
    glass, bank = document.table("hourglass"), document.table("bank")
    glass.only(("seconds", "sand_actions", "step_hours", "rescue_seconds", "order_seconds"))
    bank.only(("humans", *ALIENS, "batteries"))
    goods = document.tables("goods")
    if [entry.text("colour") for entry in goods] != list(COLOURS):
        document.fault("goods", f"must be {', '.join(COLOURS)} in order")
    learning = document.table("learning")
    learning.only(("board", "cards"))
    return Setup(
        spaces=document.table("flight").number("spaces", 10),
        seconds=glass.number("seconds", 1),
        sand_actions=glass.number("sand_actions", 1),
        step_hours=glass.number("step_hours", 1),
        rescue_seconds=glass.number("rescue_seconds", 1),
        order_seconds=glass.number("order_seconds", 1),
        humans=bank.number("humans"),
        aliens=(bank.number("purple"), bank.number("brown")),
        batteries=bank.number("batteries"),
        prices=tuple(entry.number("price", 1) for entry in goods),
        cubes=tuple(entry.number("cubes", 1) for entry in goods),
        learning_board=_one_of(learning, "board", tuple(board.id for board in boards)),
        learning_cards=_each_of(learning, "cards", tuple(card.id for card in cards)),
    )


CONTENT: Final = load()
