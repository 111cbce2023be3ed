"""Content files under inspection: TOML read as a whole, with every fault named.

A fault in the files is a fault of the release, so loading reports all of them at once and stops.
"""

from __future__ import annotations

import tomllib
from math import isfinite


class ContentError(ValueError):
    """The content files are faulty; one line per fault: file, entry, field, reason."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class Table:
    """A TOML table under inspection: faults are noted and answered with a harmless value.

    So one pass finds every fault instead of stopping at the first.
    """

    def __init__(self, data: dict[str, object], where: str, faults: list[str]) -> None:
        self.data = data
        self.where = where
        self.faults = faults

    def fault(self, key: str, reason: str) -> None:
        self.faults.append(f"{self.where}{key}: {reason}")

    def only(self, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> None:
        for key in required:
            if key not in self.data:
                self.fault(key, "missing")
        for key in self.data:
            if key not in required and key not in optional:
                self.fault(key, "unknown key")

    def number(self, key: str, low: int = 0, high: int | None = None) -> int:
        value = self.data.get(key)
        return 0 if value is None else self._whole(key, value, low, high)

    def numbers(self, key: str, low: int = 0, high: int | None = None) -> tuple[int, ...]:
        return tuple(self._whole(key, value, low, high) for value in self.items(key))

    def decimal(self, key: str) -> float:
        value = self.data.get(key, 0.0)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return float(value)
        self.fault(key, f"{value!r} is not a number")
        return 0.0

    def decimals(self, key: str, count: int | None = None) -> list[float]:
        values = self.items(key)
        found = [
            float(value)
            for value in values
            if isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
        ]
        if len(found) < len(values):
            self.fault(key, "must be a list of numbers")
        elif count is not None and len(found) != count:
            self.fault(key, f"{len(found)} numbers, not {count}")
        return found

    def text(self, key: str) -> str:
        value = self.data.get(key, "")
        if isinstance(value, str) and (value or key not in self.data):
            return value
        self.fault(key, "must be a non-empty text")
        return ""

    def word(self, key: str, known: tuple[str, ...]) -> str:
        """A word of a closed list; empty if it is missing, which is for `only` to note."""
        value = self.data.get(key, "")
        if isinstance(value, str) and (value in known or key not in self.data):
            return value
        self.fault(key, f"{value!r} is none of {', '.join(known)}")
        return ""

    def texts(self, key: str) -> tuple[str, ...]:
        values = self.items(key)
        if not all(isinstance(value, str) and value for value in values):
            self.fault(key, "must be a list of non-empty texts")
        return tuple(str(value) for value in values)

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            self.fault(key, "must be true or false")
        return value is True

    def items(self, key: str) -> list[object]:
        value = self.data.get(key, [])
        if isinstance(value, list):
            return value
        self.fault(key, "must be a list")
        return []

    def table(self, key: str) -> Table:
        return self._table(key, self.data.get(key, {}), f"{self.where}{key}.")

    def tables(self, key: str) -> list[Table]:
        values = self.items(key)
        names = [f"{key}[{place}]" for place in range(len(values))]
        return [
            self._table(name, value, f"{self.where}{name}.")
            for name, value in zip(names, values, strict=True)
        ]

    def _table(self, key: str, value: object, where: str) -> Table:
        if isinstance(value, dict):
            return Table(value, where, self.faults)
        self.fault(key, "must be a table")
        return Table({}, where, self.faults)

    def _whole(self, key: str, value: object, low: int, high: int | None) -> int:
        # bool is an int in Python, but `cost = true` is a mistake
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault(key, f"{value!r} is not a whole number")
            return low
        if value < low or (high is not None and value > high):
            self.fault(
                key,
                f"{value} is not {low} or more"
                if high is None
                else f"{value} is not in {low}..{high}",
            )
            return low
        return value


def document(name: str, raw: bytes, faults: list[str]) -> Table:
    """A whole file; what is no TOML is a fault and reads as empty."""
    where = f"{name}: "
    try:
        return Table(tomllib.loads(raw.decode()), where, faults)
    except ValueError as error:  # covers bad UTF-8 and bad TOML
        faults.append(f"{where}not a TOML file: {error}")
        return Table({}, where, faults)


def entries(document: Table, key: str, name: str) -> list[Table]:
    """The entries of a file; faults name them by their field `name` once it can be read."""
    found = document.tables(key)
    for entry in found:
        label = entry.data.get(name)
        if isinstance(label, str | int) and label != "":
            entry.where = f"{document.where}{label if name == 'id' else f'{key} {label}'}: "
    return found
