"""Imports of the project, read from the text of its modules and judged by its plan."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
PACKAGE = "raumhafen"

# A part may import itself and parts below. A new part must be entered here, at a height of its own.
HEIGHTS = {
    "__init__": 0,
    "engine": 1,
    "components": 2,
    "games": 3,
    "text": 4,
    "rulebook": 5,
    "agents": 6,
    "sim": 7,
    "research": 8,
    "server": 9,
    "cli": 10,
}
# The floors of the server, lowest first; a module may import its own floor and those below.
FLOORS = {
    "settings": 0,
    "logs": 0,
    "errors": 0,
    "metrics": 0,
    "wire": 0,
    "incoming": 0,
    "messages": 0,
    "store": 1,
    "workers": 2,
    "services": 3,
    "replays": 4,
    "tables": 5,
    "web": 6,
}
# The rooms of a game, lowest first; a module may import its own room and those below.
ROOMS = {
    "meta": 0,
    "content": 1,
    "state": 2,
    "actions": 2,
    "rules": 3,
    "views": 4,
    "bots": 5,
    "game": 6,
}
# Rules are in use everywhere, bots only where somebody thinks: they are loaded on demand.
ON_DEMAND = {"bots"}
PURE_PARTS = {"__init__", "engine", "components", "games"}
# A module named only when the program runs cannot be checked; games are found by their folder.
BY_NAME = "?"
LOADERS = {f"{PACKAGE}.games"}
# Chance comes from the state, time from the session, and events tell what happened.
IMPURE = {"random", "secrets", "time", "datetime", "logging"}


@dataclass(frozen=True)
class Import:
    """One imported module, or a name that may be one."""

    target: str
    line: int
    eager: bool

    @property
    def part(self) -> str | None:
        """The part of the package it belongs to; None for a foreign module."""
        top, _, rest = self.target.partition(".")
        return (rest.partition(".")[0] or "__init__") if top == PACKAGE else None


@dataclass(frozen=True)
class Module:
    """A source file with its dotted name and its imports."""

    name: str
    is_package: bool
    imports: tuple[Import, ...]

    @property
    def part(self) -> str:
        return (self.name.split(".") + ["__init__"])[1]

    @property
    def game(self) -> str | None:
        """The package of the game it belongs to."""
        return game_of(self.name, is_package=self.is_package)

    @property
    def room(self) -> str | None:
        """The room of its game: a folder, or one of the few modules beside the folders."""
        return None if self.game is None else room_of(self.game, self.name)

    @property
    def is_meta(self) -> bool:
        return self.game is not None and self.name == f"{self.game}.meta"

    @property
    def is_game_package(self) -> bool:
        return self.game is not None and self.name == self.game


def game_of(name: str, *, is_package: bool) -> str | None:
    """`raumhafen.games.x` for anything in that folder; None for a module lying in games/ itself."""
    pieces = name.split(".")
    if pieces[:2] != [PACKAGE, "games"] or len(pieces) < (3 if is_package else 4):
        return None
    return ".".join(pieces[:3])


def room_of(game: str, name: str) -> str | None:
    """`rules` for `raumhafen.games.x.rules.turn`; None for the package itself and for others."""
    return name[len(game) + 1 :].partition(".")[0] or None if is_in(name, game) else None


# Reading


def is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


NAMING = (ast.Import, ast.ImportFrom, ast.Call)
LEAVES = (ast.expr_context, ast.Constant, ast.Name, ast.operator, ast.cmpop, ast.boolop)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def walk(top: ast.AST) -> Iterator[tuple[ast.AST, bool]]:
    """All nodes below, each with whether it runs when the module is loaded."""
    left = [(top, True)]
    while left:
        node, eager = left.pop()
        eager = eager and not isinstance(node, FUNCTIONS) and not is_type_checking(node)
        below = [(k, eager) for k in ast.iter_child_nodes(node) if not isinstance(k, LEAVES)]
        yield from below
        left += below


def named_targets(node: ast.AST, package: list[str]) -> list[str]:
    """The dotted names that one node imports; `package` is where relative imports start."""
    if not isinstance(node, NAMING):
        return []
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=module, names=names, level=level):
            start = package[: len(package) - level + 1] if level else []
            base = ".".join([*start, *([module] if module else [])])
            return [f"{base}.{alias.name}" if alias.name != "*" else base for alias in names]
        case ast.Call(
            func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
            args=[ast.Constant(value=str(name)), *_],
        ):
            return [name]
        case ast.Call(
            func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module")
        ):
            return [BY_NAME]
    return []


def read_module(path: str, text: str) -> Module:
    """A module from its path below `src` and its text."""
    pieces = list(Path(path).with_suffix("").parts)
    is_package = pieces[-1] == "__init__"
    package = pieces[:-1]
    imports = tuple(
        Import(target, getattr(node, "lineno", 0), eager)
        for node, eager in walk(ast.parse(text, path))
        for target in named_targets(node, package)
    )
    return Module(".".join(package if is_package else pieces), is_package, imports)


@cache
def read_modules(source: Path) -> list[Module]:
    return [
        read_module(str(path.relative_to(source)), path.read_text(encoding="utf-8"))
        for path in sorted((source / PACKAGE).rglob("*.py"))
    ]


# Judging


def is_in(target: str, package: str) -> bool:
    return target == package or target.startswith(package + ".")


def find_fault(module: Module, imported: Import, games: set[str]) -> str | None:
    """Why a module may not import this, or None."""
    target, part = imported.target, imported.part
    if module.part not in HEIGHTS:
        return f"the part {module.part!r} has no height yet: enter it in {Path(__file__).name}"
    if target == BY_NAME:
        return None if module.name in LOADERS else "a module is named where it is imported"
    if part is None:
        return find_foreign_fault(module, target.partition(".")[0])
    if HEIGHTS.get(part, 0) > HEIGHTS[module.part]:
        return f"{module.part} is below {part}"
    if module.part == part == "server":
        return find_floor_fault(module, imported)
    if module.game is None:
        return None
    if any(is_in(target, other) for other in games - {module.game}):
        return "no game imports another"
    if module.is_meta and is_in(target, module.game):
        return "meta.py stands alone, without the rules"
    if module.is_game_package and imported.eager and is_in(target, module.game):
        meta = f"{module.game}.meta"
        return None if is_in(target, meta) else "loading meta.py would load the rules"
    return find_room_fault(module, imported)


def find_room_fault(module: Module, imported: Import) -> str | None:
    """Inside a game: content, then state and actions, rules, views, bots, and game above all."""
    assert module.game is not None
    room, wanted = module.room, room_of(module.game, imported.target)
    if room is None or wanted is None:
        return None
    unknown = [name for name in (room, wanted) if name not in ROOMS]
    if unknown:
        return f"a game has no room {unknown[0]!r}"
    if ROOMS[wanted] > ROOMS[room]:
        return f"{room} is below {wanted}"
    if wanted in ON_DEMAND and room not in ON_DEMAND and imported.eager:
        return f"loading the rules would load {wanted}"
    return None


def find_floor_fault(module: Module, imported: Import) -> str | None:
    """Inside the server: store, workers, services, replays, tables, and web above all."""
    floor, wanted = (floor_of(name) for name in (module.name, imported.target))
    if floor is None or wanted is None:
        return None
    unknown = [name for name in (floor, wanted) if name not in FLOORS]
    if unknown:
        return f"the server has no floor {unknown[0]!r}"
    return f"{floor} is below {wanted}" if FLOORS[wanted] > FLOORS[floor] else None


def floor_of(name: str) -> str | None:
    """`store` for `raumhafen.server.store.log`; None for the package itself."""
    return (name.split(".") + [""])[2] or None


def find_foreign_fault(module: Module, top: str) -> str | None:
    if module.part not in PURE_PARTS or top == "__future__":
        return None
    if top not in sys.stdlib_module_names:
        return f"{module.part} needs nothing but the standard library"
    return f"{module.part} has no chance, clock or log of its own" if top in IMPURE else None


def find_faults(modules: list[Module]) -> list[str]:
    games = {module.game for module in modules if module.game is not None}
    return [
        f"{module.name}, line {imported.line}: {imported.target}: {fault}"
        for module in modules
        for imported in module.imports
        if (fault := find_fault(module, imported, games)) is not None
    ]


def find_tied(modules: list[Module]) -> set[str]:
    """Modules in a circle of imports, or between two circles; late imports count as well."""
    names = {module.name for module in modules}
    arrows = {
        (module.name, target)
        for module in modules
        for imported in module.imports
        if (target := resolve(imported.target, names)) not in (None, module.name)
    }
    while True:
        importing, imported_ones = {a for a, _ in arrows}, {b for _, b in arrows}
        left = {(a, b) for a, b in arrows if a in imported_ones and b in importing}
        if left == arrows:
            return importing
        arrows = left


def resolve(target: str, names: set[str]) -> str | None:
    """The module that a dotted name stands for, or that holds it; None for a foreign one."""
    while target and target not in names:
        target = target.rpartition(".")[0]
    return target or None
