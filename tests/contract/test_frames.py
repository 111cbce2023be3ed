"""Numbers of a frame have names: no step, option or bot reads `f.args[2]`.

Only a function of the frame alone, which gives such a number (or a tail of them) its name, may.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import raumhafen

SOURCE = Path(raumhafen.__file__).parent
FOLDERS = ["engine", *sorted(p.name for p in (SOURCE / "games").iterdir() if p.is_dir())]


def is_accessor(node: ast.AST) -> bool:
    """A function whose only parameter is the frame."""
    if not isinstance(node, ast.FunctionDef) or len(node.args.args) != 1:
        return False
    annotation = node.args.args[0].annotation
    return annotation is not None and ast.unparse(annotation) == "Frame"


def unnamed(node: ast.AST) -> Iterator[str]:
    """Numbers of frames that are read by their place, outside of accessors."""
    if is_accessor(node):
        return
    if isinstance(node, ast.Subscript) and has_literal_place(node):
        yield f"line {node.lineno}: {ast.unparse(node)}"
    for child in ast.iter_child_nodes(node):
        yield from unnamed(child)


def has_literal_place(node: ast.Subscript) -> bool:
    if not isinstance(node.value, ast.Attribute) or node.value.attr != "args":
        return False
    return any(isinstance(part, ast.Constant) for part in ast.walk(node.slice))


@pytest.mark.slow
@pytest.mark.parametrize("folder", FOLDERS)
def test_numbers_of_frames_have_names(folder: str) -> None:
    root = SOURCE / "engine" if folder == "engine" else SOURCE / "games" / folder
    found = [
        f"{path.relative_to(root)}, {place}"
        for path in sorted(root.rglob("*.py"))
        for place in unnamed(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found, "give these numbers names: " + "; ".join(found)


@pytest.mark.parametrize(
    ("line", "is_found"),
    [
        ("def step(s: S, f: Frame) -> None: s.x = f.args[1]", True),
        ("def step(s: S, f: Frame) -> None: s.x = f.args[1 + COUNT :]", True),
        ("def step(s: S, f: Frame) -> None: s.x = f.args[SLOT]", False),
        ("def step(s: S, f: Frame) -> None: kind, side = f.args", False),
        ("def sectors(f: Frame) -> list[int]: return f.args[2:]", False),
    ],
)
def test_the_search_finds_places_and_lets_names_pass(line: str, is_found: bool) -> None:
    assert bool(list(unnamed(ast.parse(line)))) == is_found
