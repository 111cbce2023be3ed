"""Fitted weights as content: a JSON file that the trainer writes, with every fault named."""

from __future__ import annotations

import json
from importlib.resources import files

from raumhafen.components.toml import ContentError, Table
from raumhafen.engine.judgement import Weights

PHASES = ("early", "middle", "late")
MADE = ("seats", "command", "matches", "positions", "log_loss", "makers")
HIDDEN = ("hidden", "bias", "output")
FILE = "content/judgement.json"


def read_weights(
    package: str, names: tuple[str, ...], marks: tuple[str, ...] = ()
) -> dict[int, Weights]:
    """The weights of a game by number of seats; none where nothing has been fitted yet."""
    file = files(package).joinpath(FILE)
    return parse_weights(file.read_text(encoding="utf-8"), names, marks) if file.is_file() else {}


def parse_weights(
    text: str, names: tuple[str, ...], marks: tuple[str, ...] = ()
) -> dict[int, Weights]:
    """Fitted for exactly these numbers and marks: with others they would mean nothing."""
    faults: list[str] = []
    found = _document(text, faults)
    found.only(("names", "marks", "tables"))
    for key, wanted in (("names", names), ("marks", marks)):
        if found.texts(key) != wanted:
            found.fault(key, "not those that the game reads")
    tables = found.tables("tables")
    weights = {t.number("seats", 1): _weights(t, len(names), len(marks)) for t in tables}
    if len(weights) < len(tables):
        found.fault("tables", "a number of seats twice")
    if faults:
        raise ContentError(tuple(faults))
    return weights


def _document(text: str, faults: list[str]) -> Table:
    try:
        found: object = json.loads(text)
    except ValueError as error:
        faults.append(f"{FILE}: not a JSON file: {error}")
        found = {}
    return Table(found if isinstance(found, dict) else {}, f"{FILE}: ", faults)


def _weights(table: Table, numbers: int, marks: int) -> Weights:
    table.only((*MADE, *PHASES), HIDDEN)
    table.text("command")
    for key in ("matches", "positions"):
        table.number(key)  # 0 where nobody counted
    for key in ("log_loss", "makers"):
        table.decimal(key)
    phases = [table.decimals(phase, numbers + marks) for phase in PHASES]
    bias = table.decimals("bias")
    output = table.decimals("output", len(bias))
    units = table.items("hidden")
    wide = bool(units) and isinstance(units[0], list) and len(units[0]) > numbers
    hidden = [_unit(table, unit, numbers + marks * wide) for unit in units]
    if len(hidden) != len(bias):
        table.fault("hidden", f"{len(hidden)} units, not {len(bias)}")
    return Weights(phases, hidden, bias, output)


def _unit(table: Table, unit: object, count: int) -> list[float]:
    """Weights of the numbers, or of numbers and marks."""
    return Table({"hidden": unit}, table.where, table.faults).decimals("hidden", count)
