"""Build the two wheels of a release into dist/.

    raumhafen-V-py3-none-any.whl         the package with the built browser client, for every system
    raumhafen-V-cpXYZ-cpXYZ-SYSTEM.whl   the same plus compiled engine, components, games and search

Name and version are the same, so whoever is offered both gets the compiled one where it fits:
installers prefer the narrower tag. The second is the first with the extension modules of
build/compiled added; the sources stay beside them, for tracebacks and for readers.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

PACKAGE = "raumhafen"
ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "src" / PACKAGE / "server" / "static" / "index.html"
COMPILED = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "wheels"
TOP_FILES = ("pyproject.toml", "README.md", "LICENSE")
CACHES = shutil.ignore_patterns("__pycache__", "*.egg-info")


class WheelError(Exception):
    """The wheel cannot be built; the text says why."""


def run(*command: str | Path) -> None:
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True)
    if done.returncode:
        raise WheelError(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")


def check_parts(level: int) -> None:
    """A wheel without the client, or with rules of yesterday, must not come into being."""
    if not CLIENT.is_file():
        raise WheelError("the browser client is not built: make web")
    script = str(ROOT / "tools" / "compile.py")
    if subprocess.run([sys.executable, script, "--check", "--level", str(level)]).returncode:
        raise WheelError("build/compiled is not current: make compiled")


def emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def only_wheel(folder: Path) -> Path:
    (wheel,) = folder.glob("*.whl")
    return wheel


def build_plain(work: Path) -> Path:
    """The wheel for every system, from a fresh copy: setuptools packs what old builds left over."""
    copy, made = emptied(work / "source"), emptied(work / "plain")
    for name in TOP_FILES:
        shutil.copy(ROOT / name, copy)
    shutil.copytree(ROOT / "src", copy / "src", ignore=CACHES)
    quiet = ("--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index")
    run("-m", "pip", "wheel", *quiet, "--wheel-dir", made, copy)
    return only_wheel(made)


def add_extensions(tree: Path) -> None:
    for path in COMPILED.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        shutil.copy(path, tree / path.relative_to(COMPILED))


def platform_tag() -> str:
    """This interpreter and this system, as in `cp311-cp311-linux_x86_64`."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{system}"


def mark_platform(tree: Path) -> None:
    (record,) = tree.glob("*.dist-info/WHEEL")
    lines = record.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if line and not line.startswith(("Root-Is-Purelib", "Tag"))]
    ours = ["Root-Is-Purelib: false", f"Tag: {platform_tag()}", ""]
    record.write_text("\n".join(kept + ours), encoding="utf-8")


def build_compiled(plain: Path, work: Path) -> Path:
    """The plain wheel, unpacked, with extension modules and packed again."""
    unpacked, made = emptied(work / "unpacked"), emptied(work / "compiled")
    run("-m", "wheel", "unpack", "--dest", unpacked, plain)
    (tree,) = unpacked.iterdir()
    add_extensions(tree)
    mark_platform(tree)
    run("-m", "wheel", "pack", "--dest-dir", made, tree)
    return only_wheel(made)


def build_wheels(target: Path, work: Path, level: int) -> list[Path]:
    check_parts(level)
    plain = build_plain(work)
    compiled = build_compiled(plain, work)
    emptied(target)
    return [Path(shutil.copy(wheel, target)) for wheel in (plain, compiled)]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="emptied before")
    parser.add_argument("--work", type=Path, default=WORK, help="for copies on the way")
    parser.add_argument("--level", type=int, default=3, help="as of tools/compile.py, at least")
    given = parser.parse_args(arguments)
    try:
        for wheel in build_wheels(given.out, given.work, given.level):
            print(f"{wheel.name}  {wheel.stat().st_size / 1e6:.1f} MB")
    except WheelError as error:
        print(f"wheels: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
