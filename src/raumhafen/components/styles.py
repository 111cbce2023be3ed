"""Fitted styles as content: a TOML file of numbers by which bots play, with every fault named.

`tools/train_style.py` writes it, one table for each number of seats. A game says which numbers a
style has; a name stands for one of them, or for several in a list.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import TypeVar

from raumhafen.components.toml import ContentError, Table, document

FILE = "content/styles.toml"
MADE = ("seats", "command", "matches")

Shape = Mapping[str, int]  # how many numbers a name stands for
Numbers = dict[str, list[float]]
S = TypeVar("S")


def read_styles(package: str, shape: Shape) -> dict[int, Numbers]:
    """The styles of a game by number of seats; none where nothing has been fitted yet."""
    file = files(package).joinpath(FILE)
    return parse_styles(file.read_bytes(), shape) if file.is_file() else {}


def parse_styles(raw: bytes, shape: Shape) -> dict[int, Numbers]:
    """All styles of a file, or every fault of it."""
    faults: list[str] = []
    whole = document(FILE, raw, faults)
    whole.only(("style",))
    tables = whole.tables("style")
    found = {table.number("seats", 1): _style(table, shape) for table in tables}
    if len(found) < len(tables):
        whole.fault("style", "a number of seats twice")
    if not found:
        whole.fault("style", "none at all")
    if faults:
        raise ContentError(tuple(faults))
    return found


def _style(table: Table, shape: Shape) -> Numbers:
    table.only((*MADE, *shape))
    table.text("command")
    table.number("matches", 1)
    return {name: _positive(table, name, count) for name, count in shape.items()}


def _positive(table: Table, name: str, count: int) -> list[float]:
    numbers = [table.decimal(name)] if count == 1 else table.decimals(name, count)
    for number in numbers:
        if number <= 0.0:
            table.fault(name, f"{number:g} is not above 0")
    return numbers


def nearest(styles: dict[int, S], seats: int, usual: S) -> S:
    """The style for a number of seats, or for the nearest that was fitted, the larger of two."""
    if not styles:
        return usual
    return styles[min(styles, key=lambda known: (abs(known - seats), -known))]
