"""Text keys that the code uses, read from its syntax trees, and those that catalogues hold."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

from raumhafen.engine.events import Event
from raumhafen.engine.game import Game, Meta
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games import package
from raumhafen.text.bundle import split
from tests.contract.play import choose_with

SOURCE = Path(__file__).resolve().parents[2] / "src" / "raumhafen"
TOLD = re.compile(r"(event|illegal|error)-[a-z0-9_-]+")
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
TELLING = ("tell", "Event", "IllegalAction", "InvalidAction", "RaumhafenError", "ReplayError")


# --- code ----------------------------------------------------------------------------------------


def trees(*folders: str) -> Iterator[ast.Module]:
    """The files of folders, or those that a pattern ending in .py names."""
    for folder in folders:
        pattern = folder if folder.endswith(".py") else f"{folder}/**/*.py".lstrip("/")
        for path in sorted(SOURCE.glob(pattern)):
            yield tree_of(path)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def constants(tree: ast.AST) -> Iterator[str]:
    """Strings of the code; the pieces of an f-string are no strings of their own."""
    left = [tree]
    while left:
        node = left.pop()
        if isinstance(node, ast.JoinedStr):
            left += [part.value for part in node.values if isinstance(part, ast.FormattedValue)]
        elif not isinstance(node, ast.Constant):
            left += ast.iter_child_nodes(node)
        elif isinstance(node.value, str):
            yield node.value


@cache
def told_keys(*folders: str) -> set[str]:
    """Events and refusals: these prefixes are used for nothing else."""
    found = (text for tree in trees(*folders) for text in constants(tree))
    return {text for text in found if TOLD.fullmatch(text)}


def key_patterns(*folders: str) -> list[re.Pattern[str]]:
    """f-strings that can be keys, with anything in their gaps."""
    found = []
    for tree in trees(*folders):
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.append(_pattern(node))
    return [re.compile(pattern) for pattern in found if re.match(r"@?[a-z]+-", pattern)]


def _pattern(node: ast.JoinedStr) -> str:
    parts = [
        str(part.value) if isinstance(part, ast.Constant) else "[a-z0-9_-]+" for part in node.values
    ]
    return "".join(parts).removeprefix("@")


def told_arguments(*folders: str) -> dict[str, list[set[str]]]:
    """For every key that is told with a plain dictionary: the names it is given, by place."""
    found: dict[str, list[set[str]]] = {}
    for tree in trees(*folders):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _called(node) in TELLING and node.args:
                key, given = node.args[0], [arg for arg in node.args if isinstance(arg, ast.Dict)]
                if isinstance(key, ast.Constant) and given and None not in given[0].keys:
                    names = {str(ast.literal_eval(name)) for name in given[0].keys if name}
                    found.setdefault(str(key.value), []).append(names)
    return found


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


# --- games ---------------------------------------------------------------------------------------


def game_folder(meta: Meta) -> str:
    return f"games/{package(meta.id).rpartition('.')[2]}"


def game_keys(game: Game) -> set[str]:
    """What a game must have words for."""
    meta = game.meta
    keys = told_keys(game_folder(meta)) | {f"{meta.id}-title", f"{meta.id}-tagline"}
    keys |= {f"ask-{ask.name}" for ask in game.asks}
    keys |= {f"action-{kind.name}" for kind in game.actions.kinds}
    keys |= {f"standing-{kind}" for kind in game.standing_kinds}
    for option in meta.options:
        keys.add(f"option-{option.name}")
        keys |= {f"option-{option.name}-{word(value)}" for value in option.values}
    return keys


def shown_as(game: Game) -> dict[str, set[str]]:
    """Arguments that `readable` hands on under other names, learnt from the events of a match."""
    found: dict[str, set[str]] = {}
    for event in random_events(game):
        for name, value in event.args.items():
            found[name] = set(game.readable({name: value}))
    return found


def random_events(game: Game) -> Iterator[Event]:
    """What is told in a match, half of it sensible, so that it comes to all the usual events."""
    state = game.new_state(game.meta.min_seats, {}, 1)
    state.log = []
    rng = Rng("events")
    while not state.over:
        yield from apply(state, *choose_with(game, state, rng, 2))


def special_keys(game: Game) -> set[str]:
    """What it may have words for: actions that a question calls by another name."""
    return {f"action-{kind.name}-at-{ask.name}" for kind in game.actions.kinds for ask in game.asks}


def word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- catalogues ----------------------------------------------------------------------------------


def common_catalogue(lang: str, name: str) -> dict[str, set[str]]:
    file = resources.files("raumhafen.text") / lang / f"{name}.ftl"
    return messages(file.read_text(encoding="utf-8"))


def game_catalogue(meta: Meta, lang: str, name: str = "") -> dict[str, set[str]]:
    """All messages of a game, or of one of its files."""
    folder = resources.files(package(meta.id)) / "text" / lang
    found: dict[str, set[str]] = {}
    for file in folder.iterdir():
        if file.name.endswith(".ftl") and (not name or file.name == f"{name}.ftl"):
            read = messages(file.read_text(encoding="utf-8"))
            assert not found.keys() & read.keys(), "a key stands in two files"
            found |= read
    return found


@cache
def messages(text: str) -> dict[str, set[str]]:
    """Keys with the arguments they want; that Fluent reads the same is a test of its own."""
    found = split("\n".join(line for line in text.splitlines() if not line.startswith("#")))
    return {
        name: set(VARIABLE.findall(words))
        for name, words in found.items()
        if not name.startswith("-")
    }
