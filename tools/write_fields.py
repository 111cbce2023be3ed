"""`make fields`: the field names and the copy of every state, written from its `__init__`.

A field of a state is declared once, by hand, in `__init__`. Saving needs the names of the fields
(FIELDS and TUPLES) and copying needs one line for each (`copy_into`): a loop over names would cost
three times as much, and mypyc takes neither class decorators nor methods made at run time. So those
lines are written into a marked block at the end of the class:

    annotation in `__init__`           kind         copied as

    none, for a number or a truth      a value      self.x
    list[int]                          a list       self.x[:]
    list[list[int]]                    a table      [row[:] for row in self.x]
    list[tuple[...]]                   in TUPLES    self.x[:]
    Shared                             shared       self.x

The engine's own State, which all of them derive from, is written in the same way; what it holds
beside plain values (running scripts, questions, listeners) is saved by hand in `engine/save.py`:

    list[Frame]                        not saved    [frame.clone() for frame in self.x]
    list[list[Frame]]                  not saved    the same for every strand
    Script, Question, Reckoned         not saved    self.x, a list of them self.x[:]
    listeners, Passing                 not saved    not copied

`tests/contract/test_fields.py` fails when a block is not what this program would write.
"""

import ast
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WIDTH = 100
BEGIN = "    # --- written by `make fields` from __init__; not to be edited by hand "
END = "    # --- end of what `make fields` writes "


class FieldError(Exception):
    """A declaration that cannot be understood; the text says where and why."""


@dataclass(frozen=True)
class Field:
    """One attribute that `__init__` declares."""

    name: str
    copied: str  # empty: a copy begins with its own
    is_tuples: bool = False
    is_saved: bool = True


# Reading


def find_class(tree: ast.Module, path: Path) -> ast.ClassDef:
    """The one class of a module that is the engine's State or derives from it."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    found = [node for node in classes if "State" in (node.name, *map(ast.unparse, node.bases))]
    if len(found) != 1:
        raise FieldError(f"{path}: {len(found)} classes derive from State, one is wanted")
    return found[0]


def find_init(node: ast.ClassDef, path: Path) -> ast.FunctionDef:
    for item in node.body:
        if isinstance(item, ast.FunctionDef) and item.name == "__init__":
            return item
    raise FieldError(f"{path}: {node.name} has no __init__")


def is_plain(value: ast.expr | None) -> bool:
    """A number, a truth, or a constant of the module: what needs no annotation."""
    if isinstance(value, ast.UnaryOp):
        return is_plain(value.operand)
    return isinstance(value, ast.Constant) or (isinstance(value, ast.Name) and value.id.isupper())


def copy_of(name: str, annotation: ast.expr) -> Field:
    """How a field of this type is copied."""
    match ast.unparse(annotation):
        case "int" | "bool" | "Shared":
            return Field(name, f"self.{name}")
        case "list[int]":
            return Field(name, f"self.{name}[:]")
        case "list[list[int]]":
            return Field(name, f"[row[:] for row in self.{name}]")
        case "list[Frame]":
            return Field(name, f"[frame.clone() for frame in self.{name}]", is_saved=False)
        case "list[list[Frame]]":
            strands = f"[[frame.clone() for frame in strand] for strand in self.{name}]"
            return Field(name, strands, is_saved=False)
        case "Script | None" | "Reckoned":
            return Field(name, f"self.{name}", is_saved=False)
        case "list[Question | None]":
            return Field(name, f"self.{name}[:]", is_saved=False)
        case "list[Event] | None" | "list[Beat] | None" | "Passing":
            return Field(name, "", is_saved=False)
        case text if text.startswith("list[tuple["):
            return Field(name, f"self.{name}[:]", is_tuples=True)
        case text:
            raise FieldError(f"{name}: fields of the type {text} are not foreseen")


def is_own(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self"


def field_of(target: ast.expr, annotation: ast.expr | None, value: ast.expr | None) -> Field | None:
    """The field that an assignment declares; None if it is not to an attribute of self."""
    if not isinstance(target, ast.Attribute) or not is_own(target):
        return None
    if annotation is not None:
        return copy_of(target.attr, annotation)
    if is_plain(value):
        return Field(target.attr, f"self.{target.attr}")
    raise FieldError(f"{target.attr}: a field that is not a plain value needs an annotation")


def read_fields(init: ast.FunctionDef) -> list[Field]:
    """All fields in the order of their declaration, each in a line of its own."""
    found: list[Field | None] = []
    for line in init.body:
        if isinstance(line, ast.AnnAssign):
            found.append(field_of(line.target, line.annotation, line.value))
        elif isinstance(line, ast.Assign):
            found.extend(field_of(target, None, line.value) for target in line.targets)
    fields = [field for field in found if field is not None]
    if hidden := written_names(init) - {field.name for field in fields}:
        raise FieldError(f"{', '.join(sorted(hidden))}: every field needs a line of its own")
    return fields


def written_names(init: ast.FunctionDef) -> set[str]:
    """Every attribute of self that is written anywhere in the function."""
    attributes = [node for node in ast.walk(init) if isinstance(node, ast.Attribute)]
    return {node.attr for node in attributes if isinstance(node.ctx, ast.Store) and is_own(node)}


def refuse_engine_names(class_name: str, fields: Sequence[Field]) -> None:
    """A field of the engine's own under the same name would be overwritten silently."""
    if class_name == "State":
        return
    path = ROOT / "src" / "raumhafen" / "engine" / "state.py"
    engine = read_fields(find_init(find_class(ast.parse(path.read_text("utf-8")), path), path))
    if taken := {field.name for field in engine} & {field.name for field in fields}:
        raise FieldError(f"{', '.join(sorted(taken))}: the engine has a field of that name")


# Writing


def wrapped(names: Sequence[str]) -> list[str]:
    """Quoted names, as many on a line as fit."""
    lines = [" " * 7]
    for name in names:
        piece = f' "{name}",'
        if len(lines[-1]) + len(piece) > WIDTH:
            lines.append(" " * 7)
        lines[-1] += piece
    return lines


def names_of(variable: str, fields: Sequence[Field]) -> list[str]:
    """The class variable that names some fields."""
    opening = f"    {variable}: ClassVar[tuple[str, ...]] = ("
    return [opening, *wrapped([field.name for field in fields]), "    )  # fmt: skip"]


def ruled(text: str) -> str:
    return text + "-" * (WIDTH - 1 - len(text))


def block_of(class_name: str, fields: Sequence[Field]) -> list[str]:
    """The lines of the block, markers included."""
    names = engine_names(fields) if class_name == "State" else game_names(fields)
    copied = [field for field in fields if field.copied]
    return [
        ruled(BEGIN),
        "",
        *names,
        "",
        *copying(class_name),
        *(f"        new.{field.name} = {field.copied}" for field in copied),
        "",
        ruled(END),
    ]


def engine_names(fields: Sequence[Field]) -> list[str]:
    return names_of("ENGINE_FIELDS", [field for field in fields if field.is_saved])


def game_names(fields: Sequence[Field]) -> list[str]:
    tuples = [field for field in fields if field.is_tuples]
    plain = names_of("FIELDS", [field for field in fields if not field.is_tuples])
    return [*plain, *(names_of("TUPLES", tuples) if tuples else [])]


def copying(class_name: str) -> list[str]:
    """How the function begins that copies the fields."""
    if class_name == "State":
        return ['    def copy_engine_into(self, new: "State") -> None:']
    return [
        "    def copy_into(self, new: State) -> None:",
        f"        assert isinstance(new, {class_name})",
    ]


def old_block(lines: Sequence[str], node: ast.ClassDef) -> slice:
    """Where the block stands, or the end of the class if it has none yet."""
    begins = [at for at, line in enumerate(lines) if line.startswith(BEGIN)]
    ends = [at for at, line in enumerate(lines) if line.startswith(END)]
    if begins and ends:
        return slice(begins[0], ends[0] + 1)
    assert node.end_lineno is not None
    return slice(node.end_lineno, node.end_lineno)


def rewritten(text: str, path: Path) -> str:
    """The module with its block as it has to be."""
    node = find_class(ast.parse(text), path)
    try:
        fields = read_fields(find_init(node, path))
        refuse_engine_names(node.name, fields)
    except FieldError as error:
        raise FieldError(f"{path}: {node.name}: {error}") from error
    lines = text.splitlines()
    place = old_block(lines, node)
    block = block_of(node.name, fields)
    lines[place] = block if place.start < place.stop else ["", *block]
    return "\n".join(lines) + "\n"


def state_modules(root: Path = ROOT) -> list[Path]:
    """The engine's state, every game's, and the toy's."""
    package = root / "src" / "raumhafen"
    games = sorted(package.glob("games/*/state.py"))
    toy = root / "tests" / "contract" / "toy" / "state.py"
    return [package / "engine" / "state.py", *games, toy]


def is_current(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    return rewritten(text, path) == text


def main() -> int:
    try:
        for path in state_modules():
            if not is_current(path):
                path.write_text(rewritten(path.read_text(encoding="utf-8"), path), encoding="utf-8")
                print(f"written: {path.relative_to(ROOT)}")
    except FieldError as error:
        print(f"fields: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
