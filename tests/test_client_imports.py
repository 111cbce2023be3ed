"""Imports of the browser client: no circles, and games know nothing of each other.

Read from the text of `.ts` and `.svelte` files; types and dynamic imports count as well.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "web" / "src"
# Behind the statements, `import("…")` and the types that are imported in the middle of a line.
IMPORT = re.compile(
    r"""(?:^|[;>\s])(?:import|export)\s[^;"'()]*?from\s*["']([^"']+)["']"""
    r"""|\bimport\s*\(?\s*["']([^"']+)["']"""
)
COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*|<!--.*?-->", re.DOTALL | re.MULTILINE)
ENDINGS = ("", ".ts", ".svelte.ts", "/index.ts")

# A part may import parts of its own height or below.
HEIGHTS = {
    "core": 0,
    "ui": 1,
    "games": 2,
    "screens": 3,
    "App.svelte": 4,
    "main.ts": 5,
    "worker.ts": 6,
}

Graph = dict[str, set[str]]


def imported(text: str) -> list[str]:
    """The names of modules as they are written."""
    found = IMPORT.findall(COMMENT.sub("", text))
    return [one or other for one, other in found]


def resolve(root: Path, importer: Path, name: str) -> str | None:
    """The file that a relative name means; None for packages."""
    if not name.startswith("."):
        return None
    wanted = str((importer.parent / name).resolve())
    for found in (Path(wanted + ending) for ending in ENDINGS):
        if found.is_file():
            return found.relative_to(root).as_posix()
    raise AssertionError(f"{importer.relative_to(root)} imports {name}, which is nowhere")


def read_graph(root: Path) -> Graph:
    root = root.resolve()
    files = [path for path in sorted(root.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return {
        path.relative_to(root).as_posix(): {
            target
            for name in imported(path.read_text(encoding="utf-8"))
            if (target := resolve(root, path, name)) is not None
        }
        for path in files
    }


def find_circles(graph: Graph) -> list[list[str]]:
    """Files that import each other, however far around: what is left without the ends.

    Whoever imports nothing that is left, or is imported by nobody that is left, is in no circle
    nor between two of them. A component that draws itself again inside of itself is no circle.
    """
    left = {name: targets - {name} for name, targets in graph.items()}
    while True:
        targets = set().union(*left.values()) if left else set()
        ends = {name for name in left if not left[name] or name not in targets}
        if not ends:
            return [sorted(left)] if left else []
        left = {name: left[name] - ends for name in left if name not in ends}


def part_of(name: str) -> str:
    return name.split("/")[0]


def game_of(name: str) -> str | None:
    folder = name.split("/")
    return folder[1] if folder[0] == "games" and len(folder) > 2 else None


def find_faults(graph: Graph) -> list[str]:
    """Arrows that point up, and games that reach into other games."""
    pairs = [(name, target) for name in sorted(graph) for target in sorted(graph[name])]
    return [
        f"{name} imports {target}"
        for name, target in pairs
        if HEIGHTS.get(part_of(target), 0) > HEIGHTS[part_of(name)]
        or (game_of(name) and game_of(name) != game_of(target) and part_of(target) == "games")
    ]


@pytest.mark.slow
def test_no_file_of_the_client_imports_itself_in_a_circle() -> None:
    assert find_circles(read_graph(SOURCE)) == []


@pytest.mark.slow
def test_imports_of_the_client_point_one_way() -> None:
    assert find_faults(read_graph(SOURCE)) == []


# The checker itself


@pytest.mark.parametrize(
    "line",
    [
        'import { a, type B } from "./one";',
        'import {\n  a,\n  b,\n} from "./one";',
        'import type { A } from "./one";',
        'import One from "./one";',
        'import "./one";',
        'export { a } from "./one";',
        'export * from "./one";',
        'const load = () => import("./one");',
        'let a: import("./one").A;',
        "import { a } from './one';",
    ],
)
def test_an_import_is_found(line: str) -> None:
    assert imported(f'<script lang="ts">\n  {line}\n</script>') == ["./one"]


def test_a_comment_imports_nothing() -> None:
    assert imported('/** import "./one" */\n// import("./two")\n<!-- import "./three" -->') == []


def write(root: Path, **files: str) -> Path:
    for name, text in files.items():
        (root / name.replace("__", ".")).write_text(text, encoding="utf-8")
    return root


def test_a_circle_through_a_component_and_a_dynamic_import_is_found(tmp_path: Path) -> None:
    write(
        tmp_path,
        main__ts='import App from "./App.svelte";',
        App__svelte='<script>import { load } from "./games";</script>',
        games__ts='export const load = () => import("./Board.svelte");',
        Board__svelte='<script>import type { Props } from "./games";</script>',
    )
    assert find_circles(read_graph(tmp_path)) == [["Board.svelte", "games.ts"]]


def test_a_file_that_is_nowhere_is_found(tmp_path: Path) -> None:
    write(tmp_path, main__ts='import "./gone";')
    with pytest.raises(AssertionError, match=r"gone, which is nowhere"):
        read_graph(tmp_path)


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("core/table.ts", "ui/Die.svelte"),
        ("ui/Sky.svelte", "games/space_base/Ship.svelte"),
        ("games/a/Board.svelte", "screens/Table.svelte"),
        ("games/a/Board.svelte", "games/b/Mark.svelte"),
        ("games/a/Board.svelte", "games/index.ts"),
    ],
)
def test_an_arrow_up_is_found(name: str, target: str) -> None:
    assert find_faults({name: {target}, target: set()}) == [f"{name} imports {target}"]
