"""Fields that many sets share: words of closed lists, amounts, references, keywords."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from raumhafen.components.toml import Table
from raumhafen.games.sternenkinder.content.words import CAPACITIES, CLASSES, RESOURCES

HIGH: Final = 199  # decision 14: no amount is higher


@dataclass(frozen=True)
class Trait:
    """A keyword with its value: mostly a number, sometimes classes, a row or what it works on."""

    keyword: str
    n: int
    classes: str = ""  # "GS+": this class and larger ones
    numbers: tuple[int, ...] = ()
    against: tuple[str, ...] = ()
    not_as_pd: bool = False


class Book:
    """The ids of all sets, known before the first entry is read."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.numbers: dict[str, int] = {}
        self.sets: dict[str, str] = {}

    def enter(self, entry: Table, set_name: str) -> None:
        """Every id stands once in all files together."""
        id = entry.text("id")
        if not id:
            entry.fault("id", "missing")
        elif id in self.numbers:
            entry.fault("id", f"{id!r} stands twice")
        else:
            self.numbers[id] = len(self.ids)
            self.ids.append(id)
            self.sets[id] = set_name


# --- words ---------------------------------------------------------------------------------------


def place(entry: Table, key: str, value: object, known: tuple[str, ...]) -> int:
    """The place of a word in its list; a strange one is a fault and reads as the first."""
    if isinstance(value, str) and value in known:
        return known.index(value)
    entry.fault(key, f"{value!r} is none of {', '.join(known)}")
    return 0


def word(entry: Table, key: str, known: tuple[str, ...], default: str = "") -> str:
    """A word of a closed list; `default` where it is missing."""
    return known[place(entry, key, entry.data[key], known)] if key in entry.data else default


def words(entry: Table, key: str, known: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(known[place(entry, key, value, known)] for value in entry.items(key))


# --- amounts -------------------------------------------------------------------------------------


def amounts(
    entry: Table, key: str, names: tuple[str, ...], low: int = 0, default: int = 0
) -> tuple[int, ...]:
    """Numbers by name, such as `{ food = 3 }`, as a row in the order of the names."""
    table = entry.table(key)
    for name in table.data:
        if name not in names:
            table.fault(name, f"is none of {', '.join(names)}")
    return tuple(table.number(name, low, HIGH) if name in table.data else default for name in names)


def resources(entry: Table, key: str) -> tuple[int, ...]:
    return amounts(entry, key, RESOURCES)


def capacities(entry: Table, key: str) -> tuple[int, ...]:
    return amounts(entry, key, CAPACITIES)


# --- references ----------------------------------------------------------------------------------


def number_of(entry: Table, key: str, id: object, book: Book, sets: tuple[str, ...]) -> int:
    """The number of the entry with this id, which must be of one of the sets."""
    if not isinstance(id, str) or id not in book.numbers:
        entry.fault(key, f"there is no entry {id!r}")
        return 0
    if sets and book.sets[id] not in sets:
        entry.fault(key, f"{id!r} is none of {', '.join(sets)}")
    return book.numbers[id]


def reference(entry: Table, key: str, book: Book, *sets: str) -> str:
    """An id of one of these sets; "" where the field is missing."""
    if key not in entry.data:
        return ""
    id = entry.data[key]
    number_of(entry, key, id, book, sets)
    return str(id)


def references(entry: Table, key: str, book: Book, *sets: str) -> tuple[str, ...]:
    values = entry.items(key)
    for id in values:
        number_of(entry, key, id, book, sets)
    return tuple(str(id) for id in values)


def counts(entry: Table, key: str, book: Book, *sets: str) -> tuple[tuple[str, int], ...]:
    """Entries with numbers, such as `{ "ground.militia" = 6 }`."""
    table = entry.table(key)
    for id in table.data:
        number_of(table, id, id, book, sets)
    return tuple((id, table.number(id, 1, HIGH)) for id in table.data)


# --- keywords ------------------------------------------------------------------------------------


def traits(entry: Table, key: str, book: Book) -> tuple[Trait, ...]:
    """Keywords with their values, such as `{ evasion = 1, deadly = "GS+" }`."""
    table = entry.table(key)
    return tuple(trait(table, name, book) for name in table.data)


def trait(table: Table, name: str, book: Book) -> Trait:
    id = f"keyword.{name}"
    number_of(table, name, id, book, ("keywords",))
    value = table.data[name]
    if isinstance(value, str):
        return Trait(id, 1, classes=class_mark(table, name, value))
    if isinstance(value, list):
        return Trait(id, len(value), numbers=table.numbers(name, 0, 9))
    if isinstance(value, dict):
        return wide_trait(id, table.table(name), book)
    return Trait(id, table.number(name, 0, 12))


def wide_trait(id: str, table: Table, book: Book) -> Trait:
    table.only(("n",), ("vs", "not_as_pd"))
    against = tuple(f"keyword.{name}" for name in table.texts("vs"))
    for name in against:
        number_of(table, "vs", name, book, ("keywords",))
    return Trait(id, table.number("n", 1, 9), against=against, not_as_pd=table.flag("not_as_pd"))


def class_mark(entry: Table, key: str, value: object) -> str:
    """B0.6 A class, alone or with `+` for itself and larger, `-` for itself and smaller ones."""
    if not isinstance(value, str) or value.rstrip("+-") not in CLASSES or len(value) > 3:
        entry.fault(key, f"{value!r} is no class of {', '.join(CLASSES)} with + or -")
        return CLASSES[0]
    return value


# --- rules ---------------------------------------------------------------------------------------


def rule(entry: Table) -> str:
    """The number of a rule of part A or B, such as `B27.6`."""
    number = entry.text("rule")
    parts = number[1:].split(".")
    if number and (number[0] not in "AB" or not all(part.isdigit() for part in parts)):
        entry.fault("rule", f"{number!r} is no number of a rule")
    return number


def fault(faults: list[str], file: str, entry: str, reason: str) -> None:
    """A fault that only the whole shows."""
    faults.append(f"{file}.toml: {entry}: {reason}")
