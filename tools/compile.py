"""Build engine, components, games and search with mypyc, from the same source, into build/compiled.

The tree there is a full copy of the package, so that

    PYTHONPATH=build/compiled .venv/bin/python -m raumhafen.cli ...

runs the compiled rules, and without the variable everything stays interpreted. `src` is never
written to, and installing the package never needs a compiler.

A module can be left interpreted in `[tool.raumhafen.compiled.exclude]` of pyproject.toml, with a
reason. A package's `__init__.py` is compiled only if it defines a function or a class.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from typing import Any

PACKAGE = "raumhafen"
COMPILED_PARTS = ("engine", "components", "games", "agents/search.py")  # folders and modules
STAMP = ".compiled-stamp"
GENERATED = "c"  # the folder of the C files; those of packages lie in folders below it
EXTENSION_SUFFIXES = (".so", ".pyd")
INCLUDE = re.compile("#include ")


class CompileError(Exception):
    """The build cannot go on; the text says why."""


@dataclass(frozen=True)
class Layout:
    """Where a project keeps its source and its compiled copy."""

    root: Path

    @property
    def source(self) -> Path:
        return self.root / "src" / PACKAGE

    @property
    def target(self) -> Path:
        """The folder for PYTHONPATH."""
        return self.root / "build" / "compiled"

    @property
    def work(self) -> Path:
        """C files, objects and mypy's cache."""
        return self.root / "build" / "mypyc"

    @property
    def stamp(self) -> Path:
        return self.target / STAMP


# Which modules


def read_settings(layout: Layout) -> dict[str, Any]:
    """The table `tool` of pyproject.toml."""
    project = tomllib.loads((layout.root / "pyproject.toml").read_text(encoding="utf-8"))
    return dict(project.get("tool", {}))


def read_exclusions(layout: Layout) -> dict[str, str]:
    """Globs below the package and the reason for each."""
    table = read_settings(layout).get(PACKAGE, {}).get("compiled", {}).get("exclude", {})
    for pattern, reason in table.items():
        if not isinstance(reason, str) or not reason.strip():
            raise CompileError(f"pyproject.toml: the exclusion {pattern!r} needs a reason")
    return dict(table)


def has_code(path: Path) -> bool:
    """Whether a module defines anything worth compiling."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    definitions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return any(isinstance(node, definitions) for node in ast.walk(tree))


def find_modules(layout: Layout, exclusions: Mapping[str, str]) -> list[Path]:
    """The modules to compile, relative to `src`, sorted."""
    found: list[Path] = []
    used: set[str] = set()
    for part in COMPILED_PARTS:
        whole = layout.source / part
        for path in [whole] if whole.is_file() else sorted(whole.rglob("*.py")):
            inside = path.relative_to(layout.source)
            hits = {pattern for pattern in exclusions if inside.match(pattern)}
            used |= hits
            if not hits and (path.name != "__init__.py" or has_code(path)):
                found.append(PACKAGE / inside)
    if unused := sorted(exclusions.keys() - used):
        raise CompileError(f"pyproject.toml: exclusions that match no module: {', '.join(unused)}")
    return found


def fingerprint(layout: Layout, modules: Sequence[Path]) -> str:
    """A digest of everything the extension modules depend on."""
    digest = hashlib.sha256()
    digest.update(Path(__file__).read_bytes())
    digest.update(repr(read_settings(layout).get("mypy")).encode())
    digest.update(f"{sys.version}|{sysconfig.get_platform()}|{version('mypy')}".encode())
    for module in modules:
        digest.update(f"\0{module.as_posix()}\0".encode())
        digest.update((layout.root / "src" / module).read_bytes())
    return digest.hexdigest()


def is_current(layout: Layout, wanted: str, level: int) -> bool:
    """The same sources, optimised at least as much."""
    if not layout.stamp.is_file():
        return False
    built, _, optimised = layout.stamp.read_text(encoding="utf-8").strip().partition(" ")
    return built == wanted and int(optimised or 0) >= level


# The copy


def source_files(layout: Layout) -> set[Path]:
    """Every file of the package relative to it, without caches."""
    return {
        path.relative_to(layout.source)
        for path in layout.source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def mirror(layout: Layout) -> None:
    """Make the copy equal to the source; extension modules in it are left alone."""
    copy = layout.target / PACKAGE
    wanted = source_files(layout)
    for path in sorted(copy.rglob("*"), reverse=True):
        inside = path.relative_to(copy)
        if path.is_dir():
            with contextlib.suppress(OSError):  # not empty
                path.rmdir()
        elif inside not in wanted and path.suffix not in EXTENSION_SUFFIXES:
            path.unlink()
    for inside in wanted:
        new, old = layout.source / inside, copy / inside
        if not old.is_file() or new.read_bytes() != old.read_bytes():
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(new, old)


def drop_extensions(layout: Layout) -> None:
    """Remove what an earlier build left, so that a failed build is never half in use."""
    layout.stamp.unlink(missing_ok=True)
    for suffix in EXTENSION_SUFFIXES:
        for path in layout.target.rglob(f"*{suffix}"):
            path.unlink()


# The build


@contextlib.contextmanager
def working_in(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def quick_to_build(source: str) -> str:
    """What the lowest level asks of the compiler: the optimisation that costs it least. Content and
    what only leads to a module are run once and need none.
    """
    return "-O0" if "___content___" in source or is_door(source) else "-Og"


def is_door(source: str) -> bool:
    """The small file of each module that finds it in the large library."""
    return Path(source).parent.name != GENERATED


class Headers:
    """What mypyc declares for all modules together, a sixth of the work on each of them, and what
    Python declares, most of the work on their doors: read by the compiler once for each level of
    optimisation, where it can keep that (gcc can)."""

    def __init__(self, compiler: Any) -> None:
        folders = [f"-I{folder}" for folder in compiler.include_dirs]
        self._command: list[str] = [*compiler.compiler_so, *folders]
        self._known: dict[tuple[bool, str], list[str]] = {}
        self._lock = Lock()

    def flags(self, source: str, options: dict[str, Any]) -> list[str]:
        """The arguments with which a C file need not read its headers again."""
        level = next(flag for flag in reversed(options["extra_postargs"]) if flag[:2] == "-O")
        kind = is_door(source), level
        with self._lock:
            if kind not in self._known:
                self._known[kind] = self._read(Path(source), level, options)
        return self._known[kind]

    def _read(self, source: Path, level: str, options: dict[str, Any]) -> list[str]:
        lines = source.read_text(encoding="utf-8").splitlines()
        header = source.parent / f"headers{level}.h"
        header.write_text("\n".join(filter(INCLUDE.match, lines)) + "\n", encoding="utf-8")
        folders = [f"-I{folder}" for folder in options["include_dirs"]]
        wanted = ["-x", "c-header", str(header), "-o", f"{header}.gch"]
        built = subprocess.run([*self._command, *folders, *options["extra_postargs"], *wanted])
        return [] if built.returncode else ["-include", str(header)]


def compile_in_parallel(compiler: Any, given: argparse.Namespace) -> None:
    """Let one setuptools compiler object work on several C files at a time.

    The largest files come first, so that no core waits for the last one.
    """
    one_by_one: Callable[..., list[str]] = compiler.compile
    headers = Headers(compiler)

    def compile_one(source: str, options: dict[str, Any]) -> list[str]:
        if given.level == 1:
            level = quick_to_build(source)
            options = {**options, "extra_postargs": [*options["extra_postargs"], level]}
        if Path(source).name.startswith("__native_") or is_door(source):
            shared = headers.flags(source, options)
            options = {**options, "extra_postargs": [*options["extra_postargs"], *shared]}
        return one_by_one([source], **options)

    def compile_all(sources: Sequence[str], **options: Any) -> list[str]:
        largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
        with ThreadPoolExecutor(given.jobs) as pool:
            parts = pool.map(lambda source: compile_one(source, options), largest_first)
            return [name for part in parts for name in part]

    compiler.compile = compile_all


def keep_calls_inside(extension: Any) -> None:
    """Modules call each other inside one library, and nobody puts other functions in their place:
    with calls that go straight there Sternenkinder is a seventh faster. Other systems do so anyway.
    """
    if sys.platform == "linux":
        extension.extra_link_args.append("-Wl,-Bsymbolic")


def build(layout: Layout, modules: Sequence[Path], given: argparse.Namespace) -> None:
    """Run mypyc and the C compiler; extension modules appear beside the copied sources."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    class ParallelBuild(build_ext):
        def build_extensions(self) -> None:
            compile_in_parallel(self.compiler, given)
            super().build_extensions()

    options = [
        f"--config-file={layout.root / 'pyproject.toml'}",
        f"--cache-dir={layout.work / 'mypy'}",
    ]
    with working_in(layout.target):
        extensions = mypycify(
            [*options, *map(str, modules)],
            opt_level=str(given.level),
            debug_level="0",
            multi_file=not given.one_file,
            target_dir=str(layout.work / GENERATED),
        )
        for extension in extensions:
            keep_calls_inside(extension)
        distribution = Distribution({"name": PACKAGE, "ext_modules": extensions})
        command = ParallelBuild(distribution)
        command.inplace = True
        command.force = True  # the stamp has already decided
        command.parallel = given.jobs  # beside the one large library, a small one for each module
        command.build_temp = str(layout.work / "objects")
        command.build_lib = str(layout.work / "lib")
        command.ensure_finalized()
        try:
            command.run()
        except (BaseError, CCompilerError) as error:
            raise CompileError(f"the C compiler failed: {error}") from error


def check_extensions(layout: Layout, modules: Sequence[Path]) -> None:
    """Every module must really have got its extension."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    missing = [m for m in modules if not (layout.target / m).with_suffix(suffix).is_file()]
    if missing:
        raise CompileError(f"no extension module for {', '.join(map(str, missing))}")


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument("--jobs", type=int, default=2, help="C files compiled at a time")
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    parser.add_argument("--list", action="store_true", help="only name the modules")
    parser.add_argument(
        "--check", action="store_true", help="only say by exit code 0 or 1 if the build is current"
    )
    parser.add_argument(
        "--level",
        type=int,
        choices=(1, 2, 3),
        default=3,
        help="how much the C compiler optimises: 1 is built in half of the time",
    )
    parser.add_argument(
        "--one-file",
        action="store_true",
        help="one C file for all modules: slower to build, perhaps faster to run",
    )
    return parser.parse_args(arguments)


def run(given: argparse.Namespace) -> int:
    layout = Layout(given.root.resolve())
    exclusions = read_exclusions(layout)
    modules = find_modules(layout, exclusions)
    if given.list:
        print(*modules, sep="\n")
        return 0
    wanted = fingerprint(layout, modules)
    if given.check:
        return 0 if is_current(layout, wanted, given.level) else 1
    if not modules:
        print("nothing to compile yet")
        return 0
    layout.target.mkdir(parents=True, exist_ok=True)
    if is_current(layout, wanted, given.level) and not given.force:
        mirror(layout)
        print(f"build/compiled is current: {len(modules)} compiled modules")
        return 0
    started = time.perf_counter()
    drop_extensions(layout)
    mirror(layout)
    build(layout, modules, given)
    check_extensions(layout, modules)
    layout.stamp.write_text(f"{wanted} {given.level}\n", encoding="utf-8")
    seconds = time.perf_counter() - started
    print(f"build/compiled: {len(modules)} compiled modules in {seconds:.0f} s")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        return run(parse_arguments(arguments))
    except CompileError as error:
        print(f"compile: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
