"""Foresight: an option tried on a re-dealt copy, told in words and in numbers.

Hints, forecasts and studies of replays all ask here, and nobody is told anything that the seat
could not know: only copies are looked at in which all else was dealt anew.
"""

import re
from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.game import Game
from raumhafen.engine.mind import LEAST_CHANGE, Reason, rehearsed
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng

DECIMAL: Final = re.compile(r"-?\d+(\.\d+)?")


class Change:
    """A number of the seat that an option changes, by its text key."""

    def __init__(self, key: str, before: float, after: float) -> None:
        self.key = key
        self.before = before
        self.after = after


class Forecast:
    """Everything that can be said about an option before it is chosen."""

    def __init__(self, reasons: list[Reason], changes: list[Change]) -> None:
        self.reasons = reasons
        self.changes = changes


def foresee(table: Perspective, option: int, rng: Rng) -> Forecast:
    """The reasons for and against an option, and the numbers that it changes at once."""
    mind, world = table.game.mind(), table.determinize(rng)
    before = mind.figures(world, table.seat)
    after = mind.figures(rehearsed(world, table.seat, option), table.seat)
    changes = [
        Change(key, round(before[key], 1), round(after[key], 1))
        for key in before
        if key in after and abs(after[key] - before[key]) >= LEAST_CHANGE
    ]
    return Forecast(mind.reasons(world, table.seat, option), changes)


def reasons(table: Perspective, option: int, rng: Rng) -> list[Reason]:
    """The reasons alone."""
    return table.game.mind().reasons(table.determinize(rng), table.seat, option)


def spoken(game: Game, reason: Reason) -> dict[str, str | int | float]:
    """The arguments of a reason for people: names of components, and numbers as numbers."""
    return {name: as_number(value) for name, value in game.readable(reason.args).items()}


def as_number(value: Argument) -> Argument | float:
    """Decimals are written by the language that says them."""
    return float(value) if isinstance(value, str) and DECIMAL.fullmatch(value) else value
