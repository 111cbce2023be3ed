"""Writes the types of the browser client from the types of server and games.

    python tools/client_types.py            writes core/types.ts and games/*/types.ts of web/src
    python tools/client_types.py --check    only says which of them are stale

Structs, dataclasses and TypedDicts become interfaces, named unions and literals become types.
Docstrings and the comments behind fields go along.
"""

from __future__ import annotations

import argparse
import ast
import dataclasses
import inspect
import pkgutil
import re
import sys
import textwrap
import types
import typing
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UnsetType

from raumhafen.engine import shapes
from raumhafen.engine.shapes import PARTIAL, Parts
from raumhafen.games import PACKAGES
from raumhafen.server import errors, incoming, messages, wire

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
WIDTH = 100
HEAD = "/** Written by `make client-types` from {source}: change it there. */\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
# Words of the client for things that have a longer name on the server.
KNOWN_AS = {
    errors.ErrorBody: "Refusal",
    wire.OptionInfo: "GameOption",
    wire.GameInfo: "GameMeta",
    wire.PaceBody: "Pace",
    wire.ClockInfo: "ClockState",
    wire.RuleInfo: "Rule",
    wire.RatingInfo: "Rating",
    wire.Summary: "ReplaySummary",
    wire.IgnoredInfo: "Ignored",
    shapes.QuestionView: "Question",
    shapes.OutcomeView: "Outcome",
    shapes.TableView: "View",
}
CORE = [
    wire.Me, wire.GameInfo, wire.TableInfo, wire.Glance, wire.Hint, wire.Forecast, wire.Explanation,
    wire.RulesInfo,
    wire.RatingInfo, wire.ReplayInfo, wire.UploadInfo, wire.Summary, wire.StudyInfo,
    wire.ReplayHint, wire.ClockInfo,
    errors.ErrorBody, shapes.TableView, messages.ReplayPosition, wire.IgnoredInfo,
    wire.PushInfo, messages.PushMessage,
]  # fmt: skip
ALIASES = {
    "Args": messages.Args,
    "ServerMessage": messages.ServerMessage,
    "PersonMessage": messages.PersonMessage,
    "ClientMessage": incoming.Incoming,
}


class Writer:
    """One file: what is named in it, and what is still to be written."""

    def __init__(self, aliases: dict[str, Any], known_as: dict[type, str]) -> None:
        self.aliases = aliases
        self.known_as = known_as
        self.written: dict[str, str] = {}
        self.under_way: set[type] = set()

    def text(self, source: str) -> str:
        return "\n".join([HEAD.format(source=source), *self.written.values()])

    # --- names ---------------------------------------------------------------------------------

    def add_alias(self, name: str) -> None:
        if name not in self.written:
            self.written[name] = ""  # its place, before those that it needs
            self.written[name] = alias_text(name, self.spell(self.aliases[name], but=name))

    def add_class(self, cls: type) -> str:
        name = self.known_as.get(cls, cls.__name__)
        if cls not in self.under_way:
            self.under_way.add(cls)
            self.written[name] = ""
            self.written[name] = self._interface(cls, name)
        return name

    def _interface(self, cls: type, name: str) -> str:
        docs, notes = comments(cls)
        parameter = "<Board = unknown>" if cls is shapes.TableView else ""
        lines = [f"/** {docs} */"] if docs else []
        lines.append(f"export interface {name}{parameter} {{")
        for field in fields_of(cls):
            if field.name in notes:
                lines.append(f"  /** {notes[field.name]} */")
            kind = "Board" if parameter and field.name == "board" else self.spell(field.kind)
            lines.append(f"  {field.name}{'?' if field.optional else ''}: {kind};")
        return "\n".join([*lines, "}", ""])

    # --- types ---------------------------------------------------------------------------------

    def spell(self, kind: Any, but: str = "") -> str:
        """A type in TypeScript; `but` is the name that is just being explained."""
        for name, alias in self.aliases.items():
            if name != but and alias == kind:
                self.add_alias(name)
                return name
        if kind in (Any, object):
            return "unknown"
        if isinstance(kind, type) and kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, type) and is_interface(kind):
            return self.add_class(kind)
        return self._spell_composed(kind)

    def _spell_composed(self, kind: Any) -> str:
        origin, args = typing.get_origin(kind), typing.get_args(kind)
        if origin is typing.Annotated:
            return self._spell_annotated(args[0], args[1:])
        if origin is typing.Literal:
            return " | ".join(f'"{value}"' for value in args)
        if origin in (typing.Union, types.UnionType):
            return self._spell_union(args)
        if origin is list or (origin is tuple and args[1:] == (...,)):
            return many(self.spell(args[0]))
        if origin is tuple:
            return f"[{', '.join(self.spell(one) for one in args)}]"
        if origin is dict:
            key = "string" if args[0] is int else self.spell(args[0])
            return f"Record<{key}, {self.spell(args[1])}>"
        raise TypeError(f"no word for {kind}")

    def _spell_annotated(self, kind: Any, marks: tuple[Any, ...]) -> str:
        for mark in marks:
            if isinstance(mark, Parts):
                parts = [f"{name}: {self.spell(one)}" for name, one in mark.parts.items()]
                return f"[{', '.join(parts)}]"
            if mark == PARTIAL:
                return f"Partial<{self.spell(kind)}>"
        return self.spell(kind)

    def _spell_union(self, args: tuple[Any, ...]) -> str:
        """`null` last, and no word twice."""
        words = [self.spell(one) for one in args if one is not UnsetType]
        ordered = dict.fromkeys(sorted(words, key=lambda word: word == "null"))
        return " | ".join(ordered)


def many(word: str) -> str:
    return f"({word})[]" if " | " in word else f"{word}[]"


def alias_text(name: str, word: str) -> str:
    """Broken where Prettier breaks it."""
    start = f"export type {name} ="
    if len(f"{start} {word};") <= WIDTH:
        return f"{start} {word};\n"
    if len(f"  {word};") <= WIDTH:
        return f"{start}\n  {word};\n"
    return f"{start}\n  | " + word.replace(" | ", "\n  | ") + ";\n"


# --- Python types ------------------------------------------------------------------------------


@dataclasses.dataclass
class Field:
    name: str
    kind: Any
    optional: bool


def is_interface(kind: type) -> bool:
    is_struct = issubclass(kind, msgspec.Struct)
    return is_struct or dataclasses.is_dataclass(kind) or typing.is_typeddict(kind)


def fields_of(cls: type) -> list[Field]:
    if issubclass(cls, msgspec.Struct):
        return struct_fields(cls)
    hints = typing.get_type_hints(cls, include_extras=True)
    needed = getattr(cls, "__required_keys__", frozenset(hints))
    return [Field(name, bare(kind), name not in needed) for name, kind in hints.items()]


def bare(kind: Any) -> Any:
    """Without NotRequired, which says something about the field."""
    return typing.get_args(kind)[0] if typing.get_origin(kind) is typing.NotRequired else kind


def struct_fields(cls: type[msgspec.Struct]) -> list[Field]:
    config = cls.__struct_config__
    hints = typing.get_type_hints(cls, include_extras=True)
    found = []
    if config.tag is not None and config.tag_field is not None:
        found.append(Field(config.tag_field, typing.Literal[config.tag], optional=False))
    for field in msgspec.structs.fields(cls):
        kind = hints[field.name]
        left_out = UnsetType in typing.get_args(kind) or may_be_left_out(cls) and not field.required
        found.append(Field(field.encode_name, kind, left_out))
    return found


def may_be_left_out(cls: type[msgspec.Struct]) -> bool:
    """Defaults are not sent, or need not be sent by the client."""
    return cls.__struct_config__.omit_defaults or issubclass(cls, incoming.Message)


def comments(cls: type) -> tuple[str, dict[str, str]]:
    """The first paragraph of the docstring, and what is said behind or above the fields."""
    try:
        source = textwrap.dedent(inspect.getsource(cls))
        tree = ast.parse(source).body[0]
    except (OSError, TypeError, SyntaxError):
        return "", {}
    if not isinstance(tree, ast.ClassDef):
        return "", {}
    first, _, _ = (ast.get_docstring(tree) or "").partition("\n\n")
    docs = " ".join(first.split())
    noted = re.findall(r"^    (\w+): [^#\n]*#\s*(?!fmt:)(.+)$", source, flags=re.MULTILINE)
    return docs, {name: sentence(text) for name, text in noted}


def sentence(text: str) -> str:
    stripped = text.strip().rstrip(".")
    return stripped[:1].upper() + stripped[1:] + "."


# --- the files ---------------------------------------------------------------------------------


def core_types() -> str:
    writer = Writer({**ALIASES, "Room": messages.Room}, KNOWN_AS)
    for cls in CORE:
        writer.add_class(cls)
    for name in ALIASES:
        writer.add_alias(name)
    return writer.text("raumhafen/server/wire.py, incoming.py and messages.py")


def shape_modules(views: str) -> list[types.ModuleType]:
    """`shapes`, and beside it the parts of large games: their names end in `_shapes`."""
    beside = [one.name for one in pkgutil.iter_modules(import_module(views).__path__)]
    parts = sorted(name for name in beside if name.endswith("_shapes"))
    return [import_module(f"{views}.{name}") for name in ("shapes", *parts)]


def game_types(package: str) -> str:
    own, *parts = shape_modules(f"raumhafen.games.{package}.views")
    named: dict[str, Any] = {}
    for module in (own, *parts):
        for name, value in vars(module).items():
            if name[0].isupper() and named.setdefault(name, value) is not value:
                raise SystemExit(f"{module.__name__}: another shape is called {name}, too")
    kinds = {value: name for name, value in named.items() if isinstance(value, type)}
    composed = {name: v for name, v in named.items() if typing.get_args(v) and name != "PARTIAL"}
    writer = Writer(composed, kinds)
    writer.add_class(own.Board)
    writer.add_class(own.Content)
    return writer.text(f"raumhafen/games/{package}/views/shapes.py")


def files() -> dict[Path, str]:
    """All files with the text that they should have."""
    found = {WEB / "core" / "types.ts": core_types()}
    for package in PACKAGES.values():
        found[WEB / "games" / package / "types.ts"] = game_types(package)
    return found


def stale() -> list[Path]:
    return [
        path
        for path, text in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    if parser.parse_args().check:
        for path in stale():
            print(f"stale: {path.relative_to(ROOT)} (make client-types)")
        return 1 if stale() else 0
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
