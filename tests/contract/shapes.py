"""Whether JSON has the shape that a TypedDict or dataclass promises to clients."""

import dataclasses
import types
import typing
from typing import Any

from raumhafen.engine.shapes import PARTIAL, Parts


def misfits(value: Any, kind: Any, at: str = "") -> list[str]:
    """Where a value does not keep to its type, in words; names that nobody promised count too."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.NotRequired:
        return misfits(value, args[0], at)
    if origin is typing.Annotated:
        return of_annotated(value, args[0], args[1:], at)
    if origin in (typing.Union, types.UnionType):
        found = [misfits(value, one, at) for one in args]
        return [] if [] in found else [f"{at}: {value!r} is no {kind}"]
    if origin is typing.Literal:
        return [] if value in args else [f"{at}: {value!r} is none of {args}"]
    if origin is list or (origin is tuple and args[1:] == (...,)):
        return of_entries(value, list, at) or [
            m for k, one in enumerate(value) for m in misfits(one, args[0], f"{at}[{k}]")
        ]
    if origin is tuple:
        return of_parts(value, args, at)
    if origin is dict:
        return of_dict(value, args[0], args[1], at)
    if typing.is_typeddict(kind) or dataclasses.is_dataclass(kind):
        return of_object(value, kind, at)
    return of_plain(value, kind, at)


def of_plain(value: Any, kind: Any, at: str) -> list[str]:
    fitting = (int, float) if kind is float else kind
    flag = isinstance(value, bool) == (kind is bool)  # True is no number to clients
    right = kind is Any or (isinstance(value, fitting) and flag)
    return [] if right else [f"{at}: {value!r} is no {kind.__name__}"]


def of_entries(value: Any, kind: type, at: str) -> list[str]:
    return [] if isinstance(value, kind) else [f"{at}: {value!r} is no {kind.__name__}"]


def of_parts(value: Any, kinds: Any, at: str) -> list[str]:
    if not isinstance(value, list) or len(value) != len(kinds):
        return [f"{at}: {value!r} has not {len(kinds)} parts"]
    pairs = zip(value, kinds, strict=True)
    return [m for k, (one, kind) in enumerate(pairs) for m in misfits(one, kind, f"{at}[{k}]")]


def of_annotated(value: Any, kind: Any, marks: tuple[Any, ...], at: str) -> list[str]:
    for mark in marks:
        if isinstance(mark, Parts):
            return of_parts(value, list(mark.parts.values()), at)
        if mark == PARTIAL:
            keys, values = typing.get_args(kind)
            return of_dict(value, keys, values, at, partial=True)
    return misfits(value, kind, at)


def of_dict(value: Any, keys: Any, values: Any, at: str, partial: bool = False) -> list[str]:
    found = of_entries(value, dict, at)
    if found:
        return found
    if typing.get_origin(keys) is typing.Literal and not partial:
        missing = [key for key in typing.get_args(keys) if key not in value]
        found += [f"{at}: no {key}" for key in missing]
    for key, one in value.items():
        found += misfits(key, keys, f"{at} key") + misfits(one, values, f"{at}.{key}")
    return found


def of_object(value: Any, kind: Any, at: str) -> list[str]:
    found = of_entries(value, dict, at)
    if found:
        return found
    hints = typing.get_type_hints(kind, include_extras=True)
    needed = getattr(kind, "__required_keys__", frozenset(hints))
    found = [f"{at}: no {name}" for name in needed if name not in value]
    for name, one in value.items():
        if name in hints:
            found += misfits(one, hints[name], f"{at}.{name}")
        else:
            found.append(f"{at}: nobody promised {name}")
    return found
