"""GT5 The building styles that were fitted in self-play (`content/styles.toml`), by seats.

`tools/train_builder.py` writes that file. Searching bots build with them; greedy ones keep to the
numbers that their makers have written (`worth.GREEDY`).
"""

from importlib.resources import files
from typing import Final

from raumhafen.components.toml import ContentError, Table, document
from raumhafen.games.galaxy_trucker.bots.worth import Style

FILE: Final = "content/styles.toml"
PAIRS: Final = ("speed", "drive", "fire", "crew", "cargo", "special", "tokens")
NUMBERS: Final = ("ward", "joint", "exposed", "guard", "cell", "choosy", "plenty")
MADE: Final = ("seats", "command", "matches")


def read_styles(raw: bytes) -> dict[int, Style]:
    """All styles of a file by number of seats, or every fault of it."""
    faults: list[str] = []
    whole = document(FILE, raw, faults)
    whole.only(("style",))
    tables = whole.tables("style")
    found = {table.number("seats", 1): _style(table) for table in tables}
    if len(found) < len(tables):
        whole.fault("style", "a number of seats twice")
    if not found:
        whole.fault("style", "none at all")
    if faults:
        raise ContentError(tuple(faults))
    return found


def _style(table: Table) -> Style:
    table.only((*MADE, *PAIRS, *NUMBERS))
    table.text("command")
    table.number("matches", 1)
    style = Style(f"fitted {table.number('seats', 1)}")
    for name in PAIRS:
        pair = [_positive(table, name, number) for number in table.decimals(name, 2)]
        setattr(style, name, tuple(pair))
    for name in NUMBERS:
        setattr(style, name, _positive(table, name, table.decimal(name)))
    return style


def _positive(table: Table, name: str, number: float) -> float:
    if number <= 0.0:
        table.fault(name, f"{number:g} is not above 0")
    return number


STYLES: Final = read_styles(
    files("raumhafen.games.galaxy_trucker").joinpath(FILE).read_bytes(),
)


def fitted(seats: int) -> Style:
    """The style for a number of seats, or for the nearest that was fitted."""
    return STYLES[min(STYLES, key=lambda known: (abs(known - seats), -known))]
