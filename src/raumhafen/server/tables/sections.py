"""Boards by sections: what differs between two views of the same seat."""

from typing import Any

from raumhafen.engine.game import View
from raumhafen.server.messages import Patch


def difference(before: View, after: View) -> Patch:
    """The sections that make `after` out of `before`; clients put them together again."""
    patch = Patch({}, {}, [name for name in before if name not in after])
    if before is after:
        return patch
    for name, section in after.items():
        if name not in before:
            patch.set[name] = section
        elif before[name] != section:
            note_section(patch, name, before[name], section)
    return patch


def note_section(patch: Patch, name: str, before: Any, after: Any) -> None:
    entries = changed_entries(before, after)
    if entries is None:
        patch.set[name] = after
    else:
        patch.into[name] = entries


def changed_entries(before: Any, after: Any) -> dict[str, Any] | None:
    """Of objects with the same names and of lists of as many objects, the entries that differ."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {key: value for key, value in after.items() if before[key] != value}
    if is_row(before) and is_row(after) and len(before) == len(after):
        pairs = zip(before, after, strict=True)
        return {str(at): new for at, (old, new) in enumerate(pairs) if old != new}
    return None


def is_row(section: Any) -> bool:
    """A list of objects, such as seats; short values are not worth naming their places."""
    return isinstance(section, list) and any(isinstance(entry, dict) for entry in section)


def both(a: Patch, b: Patch) -> Patch:
    """Changes of the open sections and of a seat's own ones."""
    return Patch({**a.set, **b.set}, {**a.into, **b.into}, a.gone + b.gone)
