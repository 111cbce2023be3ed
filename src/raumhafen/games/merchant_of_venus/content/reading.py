"""Reading TOML entries with faults that name file, entry and reason."""

from __future__ import annotations

from typing import Any

Faults = list[str]


class ContentError(ValueError):
    """The content files are faulty; one line per fault: file, entry, reason."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class Entry:
    """One table of a content file; a wrong field is noted and read as something harmless."""

    def __init__(self, file: str, name: str, table: Any, faults: Faults) -> None:
        self.file = file
        self.name = name
        self.table: dict[str, Any] = table if isinstance(table, dict) else {}
        self.faults = faults
        if not isinstance(table, dict):
            self.fault("is no table")

    def fault(self, reason: str) -> None:
        self.faults.append(f"{self.file}: {self.name}: {reason}")

    def whole(self, key: str, default: int | None = None, low: int = 0) -> int:
        value = self.table.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            self.fault(f"{key} must be a whole number")
            return low
        if value < low:
            self.fault(f"{key} must be at least {low}")
        return value

    def number(self, key: str) -> float:
        value = self.table.get(key)
        if not isinstance(value, int | float) or isinstance(value, bool):
            self.fault(f"{key} must be a number")
            return 0.0
        return float(value)

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.table.get(key, default)
        if not isinstance(value, bool):
            self.fault(f"{key} must be true or false")
            return default
        return value

    def text(self, key: str, default: str | None = None) -> str:
        value = self.table.get(key, default)
        if not isinstance(value, str):
            self.fault(f"{key} must be a text")
            return ""
        return value

    def word(self, key: str, allowed: tuple[str, ...], default: str | None = None) -> str:
        value = self.text(key, default)
        if value not in allowed and value != default:
            self.fault(f"{key} {value!r} is none of {', '.join(allowed)}")
        return value if value in allowed or value == default else allowed[0]

    def wholes(self, key: str) -> tuple[int, ...]:
        return tuple(self._list(key, int, "whole numbers"))

    def texts(self, key: str) -> tuple[str, ...]:
        return tuple(self._list(key, str, "texts"))

    def entries(self, key: str, label: str = "id") -> list[Entry]:
        """The tables of a list, named by their id or their place."""
        found = self._list(key, dict, "tables")
        return [
            Entry(self.file, str(table.get(label, f"{key}[{at}]")), table, self.faults)
            for at, table in enumerate(found)
        ]

    def entry(self, key: str) -> Entry:
        return Entry(self.file, f"{self.name}.{key}", self.table.get(key), self.faults)

    def rows(self, key: str, width: int) -> list[list[str]]:
        """Rows of as many texts each."""
        found = self._list(key, list, "rows")
        good = [row for row in found if len(row) == width and all(isinstance(x, str) for x in row)]
        if len(good) != len(found):
            self.fault(f"{key}: every row must have {width} texts")
        return good

    def _list(self, key: str, kind: type, what: str) -> list[Any]:
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(x, kind) for x in value):
            self.fault(f"{key} must be a list of {what}")
            return []
        return value
